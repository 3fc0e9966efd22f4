"""A mind that asks for any two cards it cannot place, and accuses when it is certain."""

from brushpass.games.espionaje.minds.bots.detective import Detective
from brushpass.games.espionaje.open.cards import ELEMENTS
from brushpass.games.espionaje.open.choices import Accuse, Choice


class UnknownPair(Detective):
    """Deduces everything that follows, but gives no thought to its questions."""

    def turn(self) -> Choice:
        """Two cards that may still lie in several places; if there is only one, any other card with it."""
        if self.is_certain():
            return Accuse()
        placed = self.worlds.count_holders().max(axis=1) == len(self.worlds)
        unknown = [card for card, known in zip(ELEMENTS, placed.tolist(), strict=True) if not known]
        first = self.rng.choice(unknown)
        others = [card for card in unknown if card is not first] or [card for card in ELEMENTS if card is not first]
        return self.ask(first, self.rng.choice(others))

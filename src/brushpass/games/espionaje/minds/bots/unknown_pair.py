"""A mind that asks for any two cards it cannot place, and accuses when it is certain."""

from brushpass.games.espionaje.minds.bots.detective import Detective
from brushpass.games.espionaje.open.cards import ELEMENTS
from brushpass.games.espionaje.open.choices import Accuse, Choice, Suspect


class UnknownPair(Detective):
    """Deduces everything that follows, but gives no thought to its questions."""

    def turn(self) -> Choice:
        """The accusation when it is certain, else a question."""
        return Accuse() if self.is_certain() else self.question()

    def question(self) -> Suspect:
        """Two cards that may still lie in several places; if there are not two, any other card with them."""
        placed = self.worlds.count_holders().max(axis=1) == len(self.worlds)
        unknown = [card for card, known in zip(ELEMENTS, placed.tolist(), strict=True) if not known]
        first = self.rng.choice(unknown or ELEMENTS)
        others = [card for card in unknown if card is not first] or [card for card in ELEMENTS if card is not first]
        return self.ask(first, self.rng.choice(others))

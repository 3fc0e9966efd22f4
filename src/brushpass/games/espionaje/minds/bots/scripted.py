"""Minds that play like `race` and speak by a script. They show what listening is worth, and what a liar can do."""

from collections.abc import Sequence

from brushpass.games.espionaje.minds.bots.race import Race
from brushpass.games.espionaje.open.cards import ELEMENTS, Element
from brushpass.games.espionaje.talk import Claim, Holds


class TruthTeller(Race):
    """Says which cards it holds, one after the other."""

    def speak(self) -> Claim | None:
        """A card that it has not named yet."""
        claims: list[Claim] = [Holds(self.seat, card) for card in self._named()]
        left = [claim for claim in claims if claim not in self._said]
        self._said += left[:1]
        return left[0] if left else None

    def _named(self) -> Sequence[Element]:
        return self.dossier.evidence.hand


class Liar(TruthTeller):
    """Says that it holds cards which it does not hold."""

    def _named(self) -> Sequence[Element]:
        return [card for card in ELEMENTS if card not in self.dossier.evidence.hand]

"""Minds that play like `belief` and speak by a script. They show what listening is worth, and what a liar can do."""

from typing import Any

from brushpass.core.messages import Prompt
from brushpass.core.seats import others
from brushpass.games.secrets.minds.bots.belief import Belief
from brushpass.games.secrets.minds.bots.speech import OTHER
from brushpass.games.secrets.minds.dossier.arrangements import FACES
from brushpass.games.secrets.open.cards import Face, Kind
from brushpass.games.secrets.open.choices import Offer
from brushpass.games.secrets.talk import Claim, TokenIs


class TruthTeller(Belief):
    """Says what it knows for certain, and nothing else, and which card it offers."""

    def choose(self, prompt: Prompt) -> Any:
        """What the mind chooses; an offer comes with a claim."""
        choice = super().choose(prompt)
        return Offer(choice.card, choice.to, self._offers(choice.card)) if isinstance(choice, Offer) else choice

    def _offers(self, card: Kind) -> Kind:
        return card

    def speak(self) -> Claim | None:
        """A token that it knows, its own first."""
        known = [claim for claim in self._known() if claim not in self.said]
        self.said += known[:1]
        return known[0] if known else None

    def urge(self, choice: Any) -> Claim | None:
        """Nobody is urged: it says what it knows, and nothing else."""
        return None

    def _known(self) -> list[Claim]:
        chances = self.dossier.marginals().tolist()
        seats = [self._seat, *others(self._seat, self._board.players)]
        return [TokenIs(seat, self._called(FACES[chances[seat].index(1)])) for seat in seats if 1 in chances[seat]]

    def _called(self, face: Face) -> Face:
        return face


class Liar(TruthTeller):
    """Says the opposite of what it knows for certain, and calls the card it offers by the name of the other."""

    def _offers(self, card: Kind) -> Kind:
        first, second = self._board.shown
        return second if card is first else first

    def _called(self, face: Face) -> Face:
        return OTHER[face]

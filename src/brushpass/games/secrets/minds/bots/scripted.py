"""Minds that play like `belief` and speak by a script. They show what listening is worth, and what a liar can do."""

from brushpass.core.seats import others
from brushpass.games.secrets.minds.bots.belief import Belief
from brushpass.games.secrets.minds.bots.speech import OTHER
from brushpass.games.secrets.minds.dossier.arrangements import FACES
from brushpass.games.secrets.open.cards import Face
from brushpass.games.secrets.talk import Claim, TokenIs


class TruthTeller(Belief):
    """Says what it knows for certain, and nothing else."""

    def speak(self) -> Claim | None:
        """A token that it knows, its own first."""
        known = [claim for claim in self._known() if claim not in self.said]
        self.said += known[:1]
        return known[0] if known else None

    def _known(self) -> list[Claim]:
        chances = self.dossier.marginals().tolist()
        seats = [self._seat, *others(self._seat, self._board.players)]
        return [TokenIs(seat, self._called(FACES[chances[seat].index(1)])) for seat in seats if 1 in chances[seat]]

    def _called(self, face: Face) -> Face:
        return face


class Liar(TruthTeller):
    """Says the opposite of what it knows for certain."""

    def _called(self, face: Face) -> Face:
        return OTHER[face]

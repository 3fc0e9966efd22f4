"""A mind that knows what the others may know, and accuses before they do.

When somebody accuses, all commit and the accuser is checked first (E4.3): to accuse with the chance p wins p, and to be
late wins little. So at each turn it compares its best guess with the value of another question: the others may accuse
in between, each as soon as sure enough; and if nobody does, it has the same choice again a round later.
"""

from random import Random
from typing import Final

from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.bots.accusation_threshold import Readiness
from brushpass.games.espionaje.minds.bots.entropy import Entropy
from brushpass.games.espionaje.minds.bots.forecast import Forecast, worth
from brushpass.games.espionaje.minds.bots.question_habits import Naming
from brushpass.games.espionaje.minds.bots.sureness import steps
from brushpass.games.espionaje.minds.dossier.answers import Answers
from brushpass.games.espionaje.open.choices import Accuse, Choice
from brushpass.games.espionaje.open.seen import Asked, Checked, Seen

CURIOSITY: Final = 0.05
"""What information counts beside the chance to win: enough to decide between questions that are worth the same."""


class Race(Entropy):
    """Asks what wins most, accuses when waiting wins less."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        super().__init__(seat, rng)
        self._naming = Naming()
        self._readiness: dict[Seat, Readiness] = {}
        self._out: set[Seat] = set()

    def see(self, event: Seen) -> None:
        """Take in one event."""
        match event:
            case Asked(by=by) if by != self.seat:
                self._held_back(by)
                self._naming.heard(event)
            case Checked(by=by, right=False):
                self._out.add(by)
            case _:
                pass
        super().see(event)

    def turn(self) -> Choice:
        """The accusation, if no question is worth as much; else the best question."""
        if self.is_certain():
            return Accuse()
        self._naming.presume(self.worlds)
        answers = Answers(self.worlds)
        both, own = answers.score(worth(self._forecast().after_asking()))
        if answers.belief.max() / answers.belief.sum() >= max(both.max(), own.max()):
            return Accuse()
        order, order_own = answers.information()
        return self.best(both + CURIOSITY * order, own + CURIOSITY * order_own)

    def _held_back(self, rival: Seat) -> None:
        """A rival has asked, so he was not ready to accuse; where few worlds are left, it tells in which he was not."""
        insight = self.dossier.rivals.insight(rival)
        readiness = self._readiness.setdefault(rival, Readiness())
        if len(insight.chance) == len(self.worlds):
            self.worlds.doubt(readiness.waits(insight.sureness))
        readiness.held_back(steps(insight.sureness, insight.chance))

    def _forecast(self) -> Forecast:
        """How the race may go on."""
        evidence = self.dossier.evidence
        forecast = Forecast(evidence.players, clue=evidence.rules.clue_accusation)
        for distance, rival in enumerate(self.worlds.others, start=1):
            if rival not in self._out:
                insight = self.dossier.rivals.insight(rival)
                readiness = self._readiness.get(rival, Readiness())
                forecast.add(distance, steps(insight.sureness, insight.chance), readiness)
        return forecast

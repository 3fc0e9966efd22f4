"""A mind that knows what the others may know, and accuses before they do.

When somebody accuses, all commit and the accuser is checked first (E4.3): an accusation with the chance p wins p, and
whoever is late wins little. So at each turn it compares its best guess with the value of another question. The others
may accuse in between, each as soon as they are sure enough; if nobody does, it has the same choice a round later.
"""

from random import Random
from typing import Final

from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.bots.accusation_threshold import AccusationThreshold
from brushpass.games.espionaje.minds.bots.entropy import Entropy
from brushpass.games.espionaje.minds.bots.forecast import Forecast, worth
from brushpass.games.espionaje.minds.bots.question_habits import QuestionHabits
from brushpass.games.espionaje.minds.bots.sureness import step_chances
from brushpass.games.espionaje.minds.dossier.answers import Answers
from brushpass.games.espionaje.open.choices import Accuse, Choice
from brushpass.games.espionaje.open.seen import Asked, Checked, Seen

CURIOSITY: Final = 0.05
"""The weight of information beside the chance to win: enough to decide between questions that are worth the same."""


class Race(Entropy):
    """Asks what wins most, accuses when waiting wins less."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        super().__init__(seat, rng)
        self._habits = QuestionHabits()
        self._thresholds: dict[Seat, AccusationThreshold] = {}
        self._out: set[Seat] = set()

    def see(self, event: Seen) -> None:
        """Update what is believed of a rival who asks, and note who is out. The dossier follows."""
        match event:
            case Asked(by=by) if by != self.seat:
                self._saw_question(by)
                self._habits.see(event)
            case Checked(by=by, right=False):
                self._out.add(by)
            case _:
                pass
        super().see(event)

    def turn(self) -> Choice:
        """The accusation, if no question is worth as much; else the best question."""
        if self.is_certain():
            return Accuse()
        self._habits.weigh(self.worlds)
        answers = Answers(self.worlds)
        unseen, with_own = answers.score(worth(self._forecast().after_asking()))
        if answers.belief.max() / answers.belief.sum() >= max(unseen.max(), with_own.max()):
            return Accuse()
        information, information_with_own = answers.information()
        return self.best(unseen + CURIOSITY * information, with_own + CURIOSITY * information_with_own)

    def _saw_question(self, rival: Seat) -> None:
        """A rival has asked, so they were hardly sure enough to accuse. With few worlds left, that weighs them."""
        insight = self.dossier.rivals.insight(rival)
        threshold = self._thresholds.setdefault(rival, AccusationThreshold())
        if len(insight.chance) == len(self.worlds):
            self.worlds.discount(threshold.chance_to_ask(insight.sureness))
        threshold.saw_question(step_chances(insight.sureness, insight.chance))

    def _forecast(self) -> Forecast:
        """How the race may go on."""
        evidence = self.dossier.evidence
        forecast = Forecast(evidence.players, clue=evidence.rules.clue_accusation)
        for distance, rival in enumerate(self.worlds.others, start=1):
            if rival not in self._out:
                insight = self.dossier.rivals.insight(rival)
                threshold = self._thresholds.get(rival, AccusationThreshold())
                forecast.add(distance, step_chances(insight.sureness, insight.chance), threshold)
        return forecast

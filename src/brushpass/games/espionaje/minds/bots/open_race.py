"""A mind that knows what the others may know, and accuses before they do.

When somebody accuses, all commit and the accuser is checked first (E4.3): an accusation with the chance p wins p, and
whoever is late wins little. So at each turn it compares its best guess with the value of another question. The others
may accuse in between, each as soon as they are sure enough; if nobody does, it has the same choice a round later.
"""

from random import Random
from typing import Final

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.bots.accusation_threshold import AccusationThreshold
from brushpass.games.espionaje.minds.bots.entropy import Entropy
from brushpass.games.espionaje.minds.bots.forecast import Forecast, worth
from brushpass.games.espionaje.minds.bots.question_habits import QuestionHabits
from brushpass.games.espionaje.minds.bots.sureness import LEVELS, step_chances
from brushpass.games.espionaje.minds.dossier.answers import Answers
from brushpass.games.espionaje.minds.dossier.hands import Weights
from brushpass.games.espionaje.open.cards import Rules
from brushpass.games.espionaje.open.choices import Accuse, Choice, EndTurn, Suspect
from brushpass.games.espionaje.open.seen import Accused, Asked, Checked, Seen, TurnBegan

CURIOSITY: Final = 0.05
"""The weight of information beside the chance to win: enough to decide between questions that are worth the same."""


class OpenRace(Entropy):
    """Asks what wins most, accuses when waiting wins less."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        super().__init__(seat, rng)
        self._habits = QuestionHabits()
        self._thresholds: dict[Seat, AccusationThreshold] = {}
        self._out: set[Seat] = set()
        self._turn = 0
        self._asker: Seat | None = None
        """The seat that has asked in this turn."""

    def see(self, event: Seen) -> None:
        """Update what is believed of a rival who asks, and note who is out. The dossier follows."""
        match event:
            case Asked(by=by) if by != self.seat:
                if not self._rules.accuse_after_asking:
                    self._saw_no_accusation(by)
                self._habits.see(event)
                self._asker = by
            case TurnBegan():
                if self._rules.accuse_after_asking and self._asker is not None:
                    self._saw_no_accusation(self._asker)
                self._turn += 1
                self._asker = None
            case Accused():
                self._asker = None
            case Checked(by=by, right=False):
                self._out.add(by)
            case _:
                pass
        super().see(event)

    def turn(self) -> Choice:
        """The accusation, if no question is worth as much; else the best question."""
        if self.is_certain():
            return Accuse()
        answers, unseen, with_own = self._questions()
        if answers.belief.max() / answers.belief.sum() >= max(unseen.max(), with_own.max()):
            return Accuse()
        return self._best_question(answers, unseen, with_own)

    def question(self) -> Suspect:
        """The question that is worth most, where an accusation is not open."""
        return self._best_question(*self._questions())

    def after(self) -> Choice:
        """The accusation, if waiting wins less."""
        self._habits.weigh(self.worlds)
        sureness = float(self.worlds.weigh_solutions().max())
        return Accuse() if self.is_certain() or sureness >= self.waiting_is_worth(sureness) else EndTurn()

    def waiting_is_worth(self, sureness: float) -> float:
        """The chance to win if this turn ends and I am that sure."""
        return float(np.interp(sureness, LEVELS, self._forecast().waiting()))

    def _questions(self) -> tuple[Answers, Weights, Weights]:
        """What every question is worth: for two unseen cards, and for one with a card of my own."""
        self._habits.weigh(self.worlds)
        answers = Answers(self.worlds)
        return answers, *answers.score(worth(self._forecast().after_asking()))

    def _best_question(self, answers: Answers, unseen: Weights, with_own: Weights) -> Suspect:
        information, information_with_own = answers.information()
        return self.best(unseen + CURIOSITY * information, with_own + CURIOSITY * information_with_own)

    @property
    def _rules(self) -> Rules:
        return self.dossier.evidence.rules

    def _saw_no_accusation(self, rival: Seat) -> None:
        """A rival could accuse and did not, so they were hardly sure enough. With few worlds left, that weighs them."""
        if not self._rules.may_accuse(self._turn, self.dossier.evidence.players):
            return
        insight = self.dossier.rivals.insight(rival)
        threshold = self._thresholds.setdefault(rival, AccusationThreshold())
        if len(insight.chance) == len(self.worlds):
            self.worlds.discount(threshold.chance_to_ask(insight.sureness))
        threshold.saw_question(step_chances(insight.sureness, insight.chance))

    def _forecast(self) -> Forecast:
        """How the race may go on among those who are not out."""
        evidence = self.dossier.evidence
        racing = [rival for rival in self.worlds.others if rival not in self._out]
        forecast = Forecast(
            evidence.players,
            askers=len(racing),
            clue=self._rules.clue_accusation,
            after_asking=self._rules.accuse_after_asking,
            is_barred=not self._rules.may_accuse(self._turn, evidence.players),
        )
        for distance, rival in enumerate(racing, start=1):
            insight = self.dossier.rivals.insight(rival)
            threshold = self._thresholds.get(rival, AccusationThreshold())
            is_barred = not self._rules.may_accuse(self._turn + distance, evidence.players)
            steps = step_chances(insight.sureness, insight.chance)
            forecast.add(distance, steps, threshold, is_barred=is_barred)
        return forecast

"""The judge of ESPIONAJE CARTAS: what questions, accusations and commitments were worth, as the mind `race` reckons.

It goes through the worlds of one seat, with what that seat could guess of the others. Which of two held cards to show
is not judged: reckoned the same way, losses were found that no games bore out (docs/review.md).
"""

from random import Random
from typing import Any, Final

import numpy as np

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat, others
from brushpass.games.espionaje.minds.bots.accusation_threshold import Readiness
from brushpass.games.espionaje.minds.bots.forecast import worth
from brushpass.games.espionaje.minds.bots.race import Race
from brushpass.games.espionaje.minds.bots.sureness import LEVELS
from brushpass.games.espionaje.minds.dossier.answers import Answers
from brushpass.games.espionaje.minds.dossier.hands import cards_of
from brushpass.games.espionaje.open.cards import ELEMENTS, Element
from brushpass.games.espionaje.open.choices import SUSPICIONS, Accuse, Ask, Choice, Commit
from brushpass.games.espionaje.open.seen import Accused, Seen
from brushpass.research.review.verdicts import EQUAL, Judgement

BUDGET: Final = 10_000
"""How many worlds are looked at, at most."""


def is_judged(prompt: Prompt) -> bool:
    """Whether there was something to decide that can be judged."""
    return prompt.ask in (Ask.TURN, Ask.COMMIT)


class Judge(Race):
    """Sees what its seat sees, and is asked what the seat's choices were worth."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, Random(0))
        self._accuser: Seat | None = None

    def see(self, event: Seen) -> None:
        """Take in one event."""
        if isinstance(event, Accused):
            self._accuser = event.by
        super().see(event)

    def start(self) -> float:
        """An even share: hands are of little weight, and a good place at the table is luck."""
        return 1 / self.dossier.evidence.players

    def judge(self, prompt: Prompt, choice: Any) -> Judgement:
        """What this answer was worth."""
        self._naming.presume(self.worlds)
        values = self._turns() if prompt.ask == Ask.TURN else self._commitments()
        value, highest = values.get(choice, 0.0), max(values.values())
        if value > highest - EQUAL:
            return Judgement(choice, value, value, 0.0)
        return Judgement(next(option for option in values if values[option] == highest), value, highest, 0.0)

    def _turns(self) -> dict[Choice, float]:
        """The chance to win with each question, and with the accusation."""
        answers = Answers(self.worlds, BUDGET)
        value = self._forecast().after_asking()
        both, own = answers.score(worth(value))
        peak = float(answers.belief.max() / answers.belief.sum())
        nothing = float(np.interp(peak, LEVELS, value))  # two own cards: the answers are known
        at: dict[Element, int] = {ELEMENTS[place]: row for row, place in enumerate(self.worlds.unseen.tolist())}
        values: dict[Choice, float] = {Accuse(): peak}
        for question in SUSPICIONS:
            unseen = [at[card] for card in (question.a, question.b) if card in at]
            values[question] = float(both[tuple(unseen)] if len(unseen) == 2 else own[unseen[0]] if unseen else nothing)
        return values

    def _commitments(self) -> dict[Choice, float]:
        """The chance to be right with each three cards, and nobody before."""
        late = self._is_late()
        chances = self.worlds.weigh_solutions().tolist()
        return {
            Commit(*cards_of(triple)): chance * late
            for triple, chance in zip(self.worlds.triples.tolist(), chances, strict=True)
        }

    def _is_late(self) -> float:
        """The chance that all are wrong who are checked before (E4.3). Who accuses is surer than others."""
        assert self._accuser is not None, "somebody has accused"
        late = 1.0
        for rival in (self._accuser, *others(self._accuser, self.dossier.evidence.players)):
            if rival == self.seat:
                break
            chance, sureness, _ = self.dossier.rivals.insight(rival)
            if rival == self._accuser:
                accuses = chance * (1 - self._readiness.get(rival, Readiness()).waits(sureness))
                chance = accuses / accuses.sum() if accuses.sum() > EQUAL else chance
            late *= 1 - float(chance @ sureness)
        return late

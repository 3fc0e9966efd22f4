"""The judge of ESPIONAJE CARTAS: what questions, accusations and commitments were worth, as the mind `race` sees it.

It goes through the worlds of one seat, with what that seat could guess about the others. Which of two cards to show is
not judged: the same estimate predicted losses that did not show up in play (docs/review.md).
"""

from random import Random
from typing import Any, Final

import numpy as np

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat, others
from brushpass.games.espionaje.minds.bots.accusation_threshold import AccusationThreshold
from brushpass.games.espionaje.minds.bots.forecast import worth
from brushpass.games.espionaje.minds.bots.race import Race
from brushpass.games.espionaje.minds.bots.sureness import LEVELS
from brushpass.games.espionaje.minds.dossier.answers import Answers
from brushpass.games.espionaje.minds.dossier.hands import cards_of
from brushpass.games.espionaje.open.cards import ELEMENTS, Element
from brushpass.games.espionaje.open.choices import SUSPICIONS, Accuse, Ask, Choice, Commit, EndTurn
from brushpass.games.espionaje.open.seen import Accused, Seen
from brushpass.research.review.verdicts import EQUAL, Judgement

BUDGET: Final = 10_000
"""At most this many worlds are evaluated."""


def is_judged(prompt: Prompt) -> bool:
    """Whether there was something to decide that can be judged."""
    return prompt.ask in (Ask.TURN, Ask.AFTER, Ask.COMMIT)


class Judge(Race):
    """Sees what its seat sees, and says what the seat's choices were worth."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, Random(0))
        self._accuser: Seat | None = None

    def see(self, event: Seen) -> None:
        """Note who accuses; `Race` does the rest."""
        if isinstance(event, Accused):
            self._accuser = event.by
        super().see(event)

    def start(self) -> float:
        """An even share: hands make little difference, and a good place at the table is luck."""
        return 1 / self.dossier.evidence.players

    def judge(self, prompt: Prompt, choice: Any) -> Judgement:
        """What this answer was worth."""
        self._listen()
        values = self._values(prompt)
        value, highest = values.get(choice, 0.0), max(values.values())
        if value > highest - EQUAL:
            return Judgement(choice, value, value, 0.0)
        return Judgement(next(option for option in values if values[option] == highest), value, highest, 0.0)

    def _values(self, prompt: Prompt) -> dict[Choice, float]:
        """The chance to win with each option."""
        if prompt.ask == Ask.COMMIT:
            return self._commitments()
        if prompt.ask == Ask.AFTER:
            sureness = float(self.worlds.weigh_solutions().max())
            return {Accuse(): sureness, EndTurn(): self.waiting_is_worth(sureness)}
        values = self._turns()
        return values if Accuse() in prompt.options else {choice: values[choice] for choice in SUSPICIONS}

    def _turns(self) -> dict[Choice, float]:
        """The chance to win with each question, and with the accusation."""
        answers = Answers(self.worlds, BUDGET)
        value = self._forecast().after_asking()
        both_unseen, with_own = answers.score(worth(value))
        peak = float(answers.belief.max() / answers.belief.sum())
        nothing_new = float(np.interp(peak, LEVELS, value))  # two cards of its own: the answers are known
        rows: dict[Element, int] = {ELEMENTS[card]: row for row, card in enumerate(self.worlds.unseen.tolist())}
        values: dict[Choice, float] = {Accuse(): peak}
        for question in SUSPICIONS:
            match [rows[card] for card in (question.a, question.b) if card in rows]:
                case [x, y]:
                    values[question] = float(both_unseen[x, y])
                case [x]:
                    values[question] = float(with_own[x])
                case _:
                    values[question] = nothing_new
        return values

    def _commitments(self) -> dict[Choice, float]:
        """The chance to win with each three cards: to be right, and checked before anybody else who is."""
        all_wrong = self._chance_all_wrong_before()
        chances = self.worlds.weigh_solutions().tolist()
        return {
            Commit(*cards_of(triple)): chance * all_wrong
            for triple, chance in zip(self.worlds.triples.tolist(), chances, strict=True)
        }

    def _chance_all_wrong_before(self) -> float:
        """The chance that all who are checked before are wrong (E4.3). The accuser is surer than others."""
        assert self._accuser is not None, "somebody has accused"
        all_wrong = 1.0
        for rival in (self._accuser, *others(self._accuser, self.dossier.evidence.players)):
            if rival == self.seat:
                break
            chance, sureness, _ = self.dossier.rivals.insight(rival)
            if rival == self._accuser:
                accuses = chance * (1 - self._thresholds.get(rival, AccusationThreshold()).chance_to_ask(sureness))
                chance = accuses / accuses.sum() if accuses.sum() > EQUAL else chance
            all_wrong *= 1 - float(chance @ sureness)
        return all_wrong

"""A mind that knows what the others may know, accuses before they do, and guards what its own questions tell.

When somebody accuses, all commit and the accuser is checked first (E4.3): an accusation with the chance p wins p, and
whoever is late wins little. So at each turn it compares its best guess with the value of another question. It reads the
others' questions (`naming`) and takes it that they read its own: so it names cards of its own by a lot that nobody can
foresee, and reckons with what a listener would make of each question. With two players that is reckoned world by world
(`duel`); with more the others' knowledge is sampled, with all that they may have read.
"""

from itertools import combinations
from typing import Final

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.bots.duel import Duel, Temper
from brushpass.games.espionaje.minds.bots.entropy import Entropy
from brushpass.games.espionaje.minds.bots.naming import Naming
from brushpass.games.espionaje.minds.bots.open_race import OpenRace
from brushpass.games.espionaje.minds.bots.question_habits import QuestionHabits
from brushpass.games.espionaje.minds.bots.readiness import Readiness
from brushpass.games.espionaje.minds.dossier.hands import Weights, bits
from brushpass.games.espionaje.open.cards import ELEMENTS, Element
from brushpass.games.espionaje.open.choices import Accuse, Choice, EndTurn, Suspect
from brushpass.games.espionaje.open.seen import Asked, Began, Seen

EARLY: Final = 2
"""How many questions are the first ones."""
TIE: Final = 0.002
"""Questions whose worth differs by less are alike, and a lot decides."""
CANDOUR: Final = 0.02
"""With more than two players: how much less likely a card is named by its holder, before a rival is known better."""
COVER: Final = 0.08
"""With more than two players: the most that a lot adds to questions with a card of its own, which tell others less."""
HASTE: Final = 0.13
"""With more than two players: how much less than a question an accusation may be worth, because the others hurry too
and know more than logic tells them."""
TEMPER: Final = Temper(
    own_share=(0.5, 0.5),
    two_own=0.003,
    prior=(0.16, 0.1, 0.1, 0.58, 0.06),
    memory=0.32,
    hope=0.82,
    haste=0.0,
    leak=0.6,
    curiosity=0.006,
    kinds=(0.15, 0.35, 0.35, 0.15),
    trust=0.5,
)
"""With two players, under either rule of accusation. It expects askers like itself, who name a card of their own in
every second question. Chosen by what somebody gains who has learnt to play against it (decision 0035)."""


class Race(OpenRace):
    """Asks what wins most and tells least, accuses when waiting wins less."""

    _haste, _cover = HASTE, COVER
    _tempers = (TEMPER, TEMPER)
    """With two players: under the printed rule, and where only the accuser commits."""

    def see(self, event: Seen) -> None:
        """Read every question, its own too: others read it."""
        if isinstance(event, Began):
            self._habits = QuestionHabits(CANDOUR)
            self._temper = self._tempers[event.rules.clue_accusation]
            self._naming = Naming(self.dossier.evidence, self._temper.kinds, self._temper.trust)
            self._readiness = Readiness(self._temper.prior, self._temper.memory)
        super().see(event)
        if isinstance(event, Asked) and self.worlds.players == 2:
            self._naming.see(event)

    def turn(self) -> Choice:
        """The accusation, if no question is worth as much; else a question."""
        if self.is_certain():
            return Accuse()
        if self._is_alone():
            return Entropy.question(self)
        return self._decide(may_accuse=True)

    def question(self) -> Suspect:
        """The question that is worth most, where an accusation is not open."""
        if self._is_alone():
            return Entropy.question(self)
        question = self._decide(may_accuse=False)
        assert isinstance(question, Suspect)
        return question

    def after(self) -> Choice:
        """The accusation, if waiting wins less."""
        if self._is_alone():
            return Accuse() if self.is_certain() else EndTurn()
        self._listen()
        sureness = float(self.worlds.weigh_solutions().max())
        haste = self._temper.haste if self.worlds.players == 2 else 0.0
        dares = self.is_certain() or sureness + haste >= self.waiting_is_worth(sureness)
        return Accuse() if dares else EndTurn()

    def waiting_is_worth(self, sureness: float) -> float:
        """The chance to win if this turn ends and I am that sure."""
        if self.worlds.players == 2:
            return self._duel().waiting()
        return super().waiting_is_worth(sureness)

    def _is_alone(self) -> bool:
        """Whether all others are out, so that nobody can accuse before me (GE25)."""
        return len(self._out) == self.worlds.players - 1

    def _listen(self) -> None:
        """Weigh the worlds by what the others have asked."""
        if self.worlds.players > 2:
            self._habits.weigh(self.worlds)
            return
        (rival,) = self.worlds.others
        self.worlds.set_habit(rival, self._naming.weigh(rival, self.worlds.hands))

    def _duel(self) -> Duel:
        return Duel(self.worlds, self.dossier.evidence, self._naming, self._temper, self._readiness, self._turn)

    def _decide(self, *, may_accuse: bool) -> Choice:
        """The accusation, if it is open and no question is worth more; else a question."""
        self._listen()
        if self.worlds.players == 2:
            return self._decide_of_two(may_accuse=may_accuse)
        answers, unseen, with_own = self._questions()
        haste = 0.0 if self._rules.accuse_after_asking else self._haste
        if may_accuse and answers.belief.max() / answers.belief.sum() + haste >= max(unseen.max(), with_own.max()):
            return Accuse()
        return self._best_question(answers, unseen, with_own + self._cover * self.rng.random())

    def _decide_of_two(self, *, may_accuse: bool) -> Choice:
        """The same, world by world. A lot decides which kind of question it asks, whatever it knows."""
        duel, temper = self._duel(), self._temper
        unseen, own = self._unplaced(), self._own_cards()
        named = self.rng.choice(own)
        pairs = self._not_asked(list(combinations(unseen, 2)))
        with_own = [(card, named) for card in unseen]
        mixed = self._not_asked(with_own) or ([] if pairs else with_own)
        both_own = self._not_asked(list(combinations(own, 2)))
        asked = np.array([bits(pair) for pair in (*pairs, *mixed)], np.uint16)
        worth_of = duel.questions(asked)
        if may_accuse and float(duel.belief.max()) + temper.haste >= worth_of.max():
            return Accuse()
        drawn = self.rng.random()
        if drawn < temper.two_own and both_own:
            return self.ask(*self.rng.choice(both_own))
        share = temper.own_share[self._naming.count(self.seat) >= EARLY]
        if mixed and (drawn < temper.two_own + share or not pairs):
            return self.ask(*mixed[self._best_of(worth_of[len(pairs) :])])
        return self.ask(*pairs[self._best_of(worth_of[: len(pairs)])])

    def _not_asked(self, pairs: list[tuple[Element, Element]]) -> list[tuple[Element, Element]]:
        """Those that I have not asked yet. The rival passed on the others, and would again."""
        return [pair for pair in pairs if not self._naming.has_asked(self.seat, bits(pair))]

    def _best_of(self, worth_of: Weights) -> int:
        """One of the best."""
        best: int = self.rng.choice(np.flatnonzero(worth_of > worth_of.max() - TIE).tolist())
        return best

    def _own_cards(self) -> list[Element]:
        """My cards that nobody has seen; all, if all were seen. A card that was seen hides nothing."""
        evidence = self.dossier.evidence
        seen = {showing.card for showing in evidence.showings if showing.by == self.seat}
        return [card for card in evidence.hand if card not in seen] or list(evidence.hand)

    def _unplaced(self) -> list[Element]:
        """The cards that I neither hold nor was shown."""
        evidence = self.dossier.evidence
        shown = {showing.card for showing in evidence.showings if showing.to == self.seat}
        return [card for card in ELEMENTS if card not in shown and card not in evidence.hand]

    def _saw_no_accusation(self, rival: Seat) -> None:
        if self.worlds.players > 2:
            super()._saw_no_accusation(rival)
        elif self._rules.may_accuse(self._turn, self.worlds.players):
            self._listen()
            duel = self._duel()
            self._readiness.asked(duel.sureness(), duel.belief)

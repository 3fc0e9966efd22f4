"""Two players: what every question is worth, world by world, with what the rival would make of it.

With two players a rival's whole knowledge follows from a world: the hand, and the cards that we showed. So in each of
at most 27 worlds we know all that the rival can tell from logic, and what a rival who listens would believe after each
of our questions. To be right and to be asked in time are reckoned together, in the same worlds. Switches say when
either of us may accuse: not in the first round (V11), or after one's own question (V10, `rival_question`).
"""

from functools import cached_property
from typing import Final, NamedTuple

import numpy as np

from brushpass.games.espionaje.minds.bots.naming import Naming, count_in
from brushpass.games.espionaje.minds.bots.readiness import Readiness
from brushpass.games.espionaje.minds.bots.rival_question import RivalQuestion, best_guess
from brushpass.games.espionaje.minds.dossier.evidence import Evidence, Says
from brushpass.games.espionaje.minds.dossier.hands import ALL, Bits, Flags, Weights, bits
from brushpass.games.espionaje.minds.dossier.lookup import real_triples
from brushpass.games.espionaje.minds.dossier.worlds import Worlds

MOST: Final = 27
"""The most solutions that a hand leaves possible."""


class Temper(NamedTuple):
    """How a player of two weighs what may come. Measured: docs/strength.md."""

    own_share: tuple[float, float]
    """How often a question names a card of my own: among the first two, and later."""
    two_own: float
    """How often it names two, and tells nothing."""
    prior: tuple[float, ...]
    """How common each threshold of a rival is (`readiness`)."""
    memory: float
    """How much a turn without an accusation says."""
    hope: float
    """What a guess that is not the best one is worth beside it, if the game goes on: one may learn better."""
    haste: float
    """How much less an accusation may be worth than a question."""
    leak: float
    """What it costs to be read: the weight of the rival's belief in the truth."""
    curiosity: float
    """The weight of information."""
    kinds: tuple[float, ...]
    """How common each kind of asker is (`naming`)."""
    trust: float
    """How much of what a question says is believed: cards are not named at random, so it says less than it seems to."""


class Outlook(NamedTuple):
    """What a rival would know in each of our worlds, after each of some questions. The axes: question, world.

    Of a turn to come, `accuses` and `right` are about the moment at which the rival decides.
    """

    accuses: Weights
    """How likely the rival accuses."""
    right: Weights
    """How likely the best guess would be right: 1 or 0, or a share where several guesses are equally good."""
    truth: Weights
    """How likely the rival thinks the truth to be, before a question of their own."""


class Duel:
    """One decision of one of two players."""

    def __init__(
        self, worlds: Worlds, evidence: Evidence, naming: Naming, temper: Temper, readiness: Readiness, turn: int
    ) -> None:
        """`turn`: the number of this turn, which is mine."""
        self._worlds, self._temper, self._readiness, self._turn = worlds, temper, readiness, turn
        self._rules = evidence.rules
        weights = worlds.weights()
        self.belief: Weights = weights / weights.sum()
        """How likely each world is."""
        self._rival: Bits = worlds.hands[worlds.held[0]]
        """The rival's hand in each world."""
        self._me = worlds.seat
        self._solution: Bits = worlds.triples[worlds.solution]
        self._triples: Bits = np.zeros((len(worlds), MOST), np.uint16)
        self._possible: Weights = np.zeros((len(worlds), MOST))
        for row, hand in enumerate(self._rival.tolist()):
            triples = real_triples(hand)
            self._triples[row, : len(triples)] = triples
            self._possible[row, : len(triples)] = 1
        self._mine: Bits = (ALL ^ self._rival[:, None] ^ self._triples).astype(np.uint16)
        """My hand, in each of my worlds and each of the rival's worlds in it."""
        self._is_true: Flags = self._triples == self._solution[:, None]
        """Which of the rival's worlds is the true one, in each of mine."""
        self._know(evidence)
        self._read = naming.by_kind(worlds.seat, self._mine) * self._possible
        self._naming = naming

    def _know(self, evidence: Evidence) -> None:
        """Drop what the rival has ruled out by asking."""
        for fact in evidence.public:  # passes of mine
            if fact.holder == self._me and fact.says is Says.NONE_OF:
                self._possible *= self._mine & bits(fact.cards) == 0
        for showing in evidence.showings:
            if showing.by == self._me:
                assert showing.card is not None, "I know what I showed"
                both = bits((showing.a, showing.b))
                self._possible *= (self._mine & bits((showing.card,)) != 0) * np.where(
                    self._mine & both == both, 0.5, 1.0
                )

    def sureness(self) -> Weights:
        """How sure the rival is in each world."""
        believed = self._read.sum(axis=0)
        sureness: Weights = believed.max(axis=-1) / np.maximum(believed.sum(axis=-1), 1e-300)
        return sureness

    def now(self) -> Outlook:
        """What the rival knows as things stand, if they decide at once."""
        return self._outlook(self._read.sum(axis=0)[None])

    def after(self, pairs: Bits) -> Outlook:
        """The rival's next turn after each of these questions of mine, each two cards as bits."""
        chance = self._naming.chance(self._me)
        none, one, two = np.einsum("kc,kwv->cwv", chance, self._read)
        held = np.stack([count_in(self._mine, pair) for pair in pairs.tolist()])
        return self._next_turn(np.where(held == 0, none, np.where(held == 1, one, two)))

    def _outlook(self, believed: Weights) -> Outlook:
        guess = best_guess(believed, self._is_true)
        return Outlook(self._readiness.accuses(guess.sureness), guess.right, guess.truth)

    def _next_turn(self, believed: Weights) -> Outlook:
        """What comes of the rival's next turn, if they believe this before it."""
        outlook = self._outlook(believed)
        if not self._rules.may_accuse(self._turn + 1, players=2):
            return outlook._replace(accuses=np.zeros_like(outlook.accuses))
        if not self._rules.asks_again(self._turn + 1, players=2):
            return outlook
        accuses, right = self._rival_question.decides(believed, self._readiness.accuses)
        return outlook._replace(accuses=accuses, right=right)

    @cached_property
    def _rival_question(self) -> RivalQuestion:
        (rival,) = self._worlds.others
        shares = self._naming.own_shares(rival, self._rival)
        return RivalQuestion(self._rival, self._mine, self._is_true, self._read.sum(axis=0), shares)

    def waiting(self) -> float:
        """What it is worth to end my turn now: the chance to win, less what it costs to be read."""
        outlook, joint = self._next_turn(self._read.sum(axis=0)[None]), self.belief[None]
        return float((self._worth(outlook, joint) - self._cost_of_being_read(outlook, joint))[0])

    def questions(self, pairs: Bits) -> Weights:
        """What each of these questions is worth."""
        outlook = self.after(pairs)
        first = pairs & -pairs.astype(np.int64)
        second = pairs ^ first
        has_first, has_second = (self._rival & card[:, None] != 0 for card in (first, second))
        both = has_first & has_second
        answers = (
            ~(has_first | has_second) * 1.0,
            np.where(both, 0.5, has_first * 1.0),
            np.where(both, 0.5, has_second * 1.0),
        )
        may_accuse_then = self._rules.asks_again(self._turn, players=2)
        value = np.zeros(len(pairs)) if may_accuse_then else -self._temper.leak * (outlook.truth @ self.belief)
        for answer in answers:
            joint = self.belief * answer
            worth = self._worth(outlook, joint)
            if may_accuse_then:  # whoever accuses pays nothing for being read
                worth = np.maximum(worth - self._cost_of_being_read(outlook, joint), joint.max(axis=1))
            value += worth
            value += self._temper.curiosity * _negative_entropy(joint)
        return value

    def _cost_of_being_read(self, outlook: Outlook, joint: Weights) -> Weights:
        cost: Weights = self._temper.leak * (outlook.truth * joint).sum(axis=1)
        return cost

    def _worth(self, outlook: Outlook, joint: Weights) -> Weights:
        """The chance to win once the rival has had a turn. `joint`: how likely each world is, with an answer."""
        if self._rules.clue_accusation:  # GE25: whoever is wrong is out, and the game goes on
            goes_on = joint * (1 - outlook.accuses * outlook.right)
            late = np.zeros(len(joint))
        else:
            goes_on = joint * (1 - outlook.accuses)
            late = (joint * outlook.accuses * (1 - outlook.right)).max(axis=1)  # E4.3
        best = goes_on.max(axis=1)
        worth: Weights = best + self._temper.hope * (goes_on.sum(axis=1) - best) + late
        return worth


def _negative_entropy(joint: Weights) -> Weights:
    whole = joint.sum(axis=1)
    entropy: Weights = (joint * np.log(joint + (joint == 0))).sum(axis=1) - whole * np.log(whole + (whole == 0))
    return entropy

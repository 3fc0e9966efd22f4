"""Two players: what every question is worth, world by world, with what the rival would make of it.

With two players a rival's whole knowledge follows from a world: the hand, and the cards that we showed. So in each of
at most 27 worlds we know all that the rival can tell from logic, and what a rival who listens would believe after each
of our questions. To be right and to be asked in time are reckoned together, in the same worlds.
"""

from typing import Final, NamedTuple

import numpy as np

from brushpass.games.espionaje.minds.bots.naming import Naming, count_in
from brushpass.games.espionaje.minds.bots.readiness import Readiness
from brushpass.games.espionaje.minds.dossier.evidence import Evidence, Says
from brushpass.games.espionaje.minds.dossier.hands import ALL, Bits, Weights, bits
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
    """What a rival would know in each of our worlds, after each of some questions. The axes: question, world."""

    accuses: Weights
    """How likely the rival accuses."""
    right: Weights
    """How likely the best guess would be right: 1 or 0, or a share where several guesses are equally good."""
    truth: Weights
    """How likely the rival thinks the truth to be."""


class Duel:
    """One decision of one of two players."""

    def __init__(
        self, worlds: Worlds, evidence: Evidence, naming: Naming, temper: Temper, readiness: Readiness
    ) -> None:
        self._temper, self._readiness = temper, readiness
        self._clue = evidence.rules.clue_accusation
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
        """What the rival would know without any further question."""
        return self._outlook(self._read.sum(axis=0)[None])

    def after(self, pairs: Bits) -> Outlook:
        """The same after each of these questions of mine, each two cards as bits."""
        chance = self._naming.chance(self._me)
        none, one, two = np.einsum("kc,kwv->cwv", chance, self._read)
        held = np.stack([count_in(self._mine, pair) for pair in pairs.tolist()])
        return self._outlook(np.where(held == 0, none, np.where(held == 1, one, two)))

    def _outlook(self, believed: Weights) -> Outlook:
        whole = np.maximum(believed.sum(axis=-1), 1e-300)
        best = believed.max(axis=-1)
        truth = np.where(self._triples == self._solution[:, None], believed, 0.0).sum(axis=-1)
        sureness = best / whole
        alike = (believed >= best[..., None] * (1 - 1e-9)).sum(axis=-1)
        right = (truth >= best * (1 - 1e-9)) / alike
        return Outlook(self._readiness.accuses(sureness), right, truth / whole)

    def waiting(self) -> float:
        """The chance to win if my turn ends now."""
        return float(self._worth(self.now(), self.belief[None])[0])

    def questions(self, pairs: Bits, *, after_asking: bool) -> Weights:
        """What each of these questions is worth. `after_asking`: I may accuse once I have the answer (V10)."""
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
        value = -self._temper.leak * (outlook.truth @ self.belief)
        for answer in answers:
            joint = self.belief * answer
            worth = self._worth(outlook, joint)
            value += np.maximum(worth, joint.max(axis=1)) if after_asking else worth
            value += self._temper.curiosity * _negative_entropy(joint)
        return value

    def _worth(self, outlook: Outlook, joint: Weights) -> Weights:
        """The chance to win once the rival has had a turn. `joint`: how likely each world is, with an answer."""
        if self._clue:  # GE25: whoever is wrong is out, and the game goes on
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

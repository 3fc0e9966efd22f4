"""Two players: what questions say about the asker's hand, whatever kind of asker it is.

Few people ask for cards that they hold; whoever knows that others listen does so often. So a rival is one of several
kinds of asker, each with a share of questions that name a card of the asker's own, and the questions themselves tell
which: a rival who is caught naming own cards is read with more and more care, and one who never is ever more boldly.
This is not logic, so it stays in the second layer.
"""

from typing import Final, NamedTuple

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.dossier.evidence import Evidence, Showing
from brushpass.games.espionaje.minds.dossier.hands import Bits, Weights, bits
from brushpass.games.espionaje.open.cards import ELEMENTS, HAND
from brushpass.games.espionaje.open.seen import Asked

OWN_SHARES: Final = (0.03, 0.35, 0.65, 0.95)
"""The kinds of asker: which share of their questions names one card of their own."""
TWO_OWN: Final = 0.03
"""The share of questions that name two own cards, which tell the asker nothing."""


class Question(NamedTuple):
    """A question as the listeners heard it."""

    pair: int
    """The two cards, as bits."""
    chance: Weights
    """For each kind of asker and for 0, 1 and 2 own cards: how likely exactly these two cards are named."""


class Naming:
    """The questions of all seats, and what they say about each seat's hand."""

    def __init__(self, evidence: Evidence, kinds: tuple[float, ...], trust: float) -> None:
        """`kinds`: how common each kind of asker is; `trust`: how much of what a question says is believed."""
        self._evidence, self._kinds, self._trust = evidence, np.array(kinds), trust
        self._asked: dict[Seat, list[Question]] = {}

    def see(self, question: Asked) -> None:
        """Note a question. Whoever repeats one says nothing new."""
        asked = self._asked.setdefault(question.by, [])
        pair = bits((question.a, question.b))
        if all(pair != earlier.pair for earlier in asked):
            asked.append(Question(pair, self.chance(question.by)))

    def chance(self, seat: Seat) -> Weights:
        """For each kind of asker and for 0, 1 and 2 own cards: how likely this seat names exactly these cards now."""
        players, showings = self._evidence.players, self._evidence.showings
        hidden = len(_distinct([showing for showing in showings if showing.to == seat]))
        shown = len(_distinct([showing for showing in showings if showing.by == seat]))
        own, unseen = max(HAND[players] - shown, 1), max(len(ELEMENTS) - HAND[players] - hidden, 2)
        one = np.array(OWN_SHARES)
        pairs = np.array((unseen * (unseen - 1) / 2, own * unseen, max(own * (own - 1) / 2, 1.0)))
        shares = np.stack([1 - one - TWO_OWN + 1e-3, one, np.full(len(one), TWO_OWN)], axis=1)
        chance: Weights = (36 * shares / pairs) ** self._trust
        return chance

    def count(self, seat: Seat) -> int:
        """How many different questions this seat has asked."""
        return len(self._asked.get(seat, ()))

    def has_asked(self, seat: Seat, pair: int) -> bool:
        """Whether this seat has asked for these two cards, as bits."""
        return any(pair == earlier.pair for earlier in self._asked.get(seat, ()))

    def by_kind(self, seat: Seat, hands: Bits) -> Weights:
        """For each kind of asker, and each of these hands: how likely the seat is of this kind and asked as it did."""
        likelihood = np.repeat(self._kinds[:, None], hands.size, axis=1)
        for pair, chance in self._asked.get(seat, ()):
            likelihood *= chance[:, count_in(hands, pair).ravel()]
        return likelihood.reshape(len(OWN_SHARES), *hands.shape)

    def own_shares(self, seat: Seat, hands: Bits) -> Weights:
        """How often the seat names 0, 1 and 2 own cards, with each of these hands, by all that it has asked."""
        kinds = self.by_kind(seat, hands)
        one = np.array(OWN_SHARES) @ (kinds / kinds.sum(axis=0))
        return np.stack([1 - one - TWO_OWN, one, np.full(hands.shape, TWO_OWN)])

    def weigh(self, seat: Seat, hands: Bits) -> Weights:
        """How likely the seat would have asked as it did, with each of these hands."""
        weights: Weights = self.by_kind(seat, hands).sum(axis=0)
        weights /= weights.max()
        return weights


def count_in(hands: Bits, pair: int) -> Bits:
    """How many of the two cards are in each hand."""
    hit = hands & np.uint16(pair)
    count: Bits = (hit != 0).astype(np.uint16) + (hit == pair)
    return count


def _distinct(showings: list[Showing]) -> set[object]:
    """The cards that were shown; where we did not see them, each pair counts as one."""
    return {showing.card or (showing.a, showing.b) for showing in showings}

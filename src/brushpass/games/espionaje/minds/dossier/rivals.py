"""What the other seats can know: the second order. In each world that a seat holds possible, each rival has worlds too.

A rival's worlds follow from the rival's hand, from what everybody heard, and from the cards the rival was shown. All
three are known within one of our worlds, but for a card that somebody chose from two: there a coin stands in.
"""

from functools import cache
from random import Random
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from brushpass.core.seats import Seat, others
from brushpass.games.espionaje.minds.dossier.evidence import SOLUTION, Evidence, Showing
from brushpass.games.espionaje.minds.dossier.hands import (
    Bits,
    Flags,
    Places,
    Weights,
    allowed,
    bits,
    place_of,
    sets_of,
)
from brushpass.games.espionaje.minds.dossier.lookup import real, real_triples, unseen_by, weigh_solutions
from brushpass.games.espionaje.minds.dossier.worlds import Worlds
from brushpass.games.espionaje.open.cards import ELEMENTS, HAND

SAMPLES: Final = {2: 27, 3: 10, 4: 10}
"""In how many of the own worlds a rival's knowledge is worked out. For two players these are all."""


View = tuple[int, ...]
"""What one rival has before its eyes: its hand, and the cards it was shown."""


class Insight(NamedTuple):
    """How sure one rival can be, world by world; `chance` sums up to one."""

    chance: Weights
    sureness: Weights
    """How likely the rival's best guess is, in the rival's own eyes."""
    right: Weights
    """How likely that guess is right in truth (one or nothing, but for guesses that are equally good)."""


class Rivals:
    """Follows what everybody heard, and puts itself in the place of the others."""

    def __init__(self, evidence: Evidence, worlds: Worlds) -> None:
        self._evidence, self._worlds = evidence, worlds
        self._hands = sets_of(HAND[worlds.players], len(ELEMENTS))
        self._open: list[Flags] = [np.ones(len(self._hands), np.bool_) for _ in range(worlds.players)]
        self._wrong: set[int] = set()
        self._read = 0

    def insight(self, rival: Seat, samples: int | None = None) -> Insight:
        """What this seat may know by now."""
        self._catch_up()
        worlds = self._worlds
        rng = Random(self._evidence.events * worlds.players + rival)
        rows, chance = _drawn(worlds, samples or SAMPLES[worlds.players], rng)
        hands = {seat: worlds.hands[held[rows]].tolist() for seat, held in zip(worlds.others, worlds.held, strict=True)}
        hands[worlds.seat] = [worlds.hand] * len(rows)
        shown = [_Shown.of(showing) for showing in self._evidence.showings if showing.to == rival]
        known: dict[View, tuple[Bits, Weights]] = {}
        told: dict[tuple[Seat, View], Weights] = {}
        sureness, right = np.empty(len(rows)), np.empty(len(rows))
        for row, solution in enumerate(worlds.triples[worlds.solution[rows]].tolist()):
            cards = [showing.card(hands[showing.by][row], rng) for showing in shown]
            view = (hands[rival][row], *cards)
            if view not in known:
                known[view] = self._belief(rival, view, shown, told)
            triples, belief = known[view]
            best = belief.max()
            likeliest = triples[belief == best].tolist()
            sureness[row] = best / belief.sum()
            right[row] = (solution in likeliest) / len(likeliest)
        return Insight(chance, sureness, right)

    def _belief(
        self, rival: Seat, view: View, shown: list["_Shown"], told: dict[tuple[Seat, View], Weights]
    ) -> tuple[Bits, Weights]:
        """The weight of each solution in the eyes of a rival with this hand, who was shown these cards.

        `told` keeps what was worked out before of a seat that showed the same cards.
        """
        hand, *cards = view
        players = self._worlds.players
        places, weights = _places(hand, HAND[players]), []
        for seat in others(rival, players):
            key = (seat, tuple(card for showing, card in zip(shown, cards, strict=True) if showing.by == seat))
            if key not in told:
                told[key] = self._open[seat].astype(np.float64)
                for showing, card in zip(shown, cards, strict=True):
                    if showing.by == seat:
                        told[key] *= showing.weigh(card, self._hands)
            weights.append(told[key][places])
        belief = weigh_solutions(players, unseen_by(hand), weights)
        triples = real_triples(hand)
        if self._wrong:
            belief = belief * [triple not in self._wrong for triple in triples.tolist()]
        return triples, belief

    def _catch_up(self) -> None:
        """Take in what everybody has heard since the last time."""
        for fact in self._evidence.public[self._read :]:
            if fact.holder is SOLUTION:
                self._wrong.add(bits(fact.cards))
            else:
                self._open[fact.holder] &= allowed(fact, self._hands)
        self._read = len(self._evidence.public)


class _Shown(NamedTuple):
    """A card that somebody showed to the rival."""

    by: Seat
    a: int
    b: int
    seen: int
    """The card, if we saw it; else nothing."""

    @classmethod
    def of(cls, showing: Showing) -> "_Shown":
        return cls(showing.by, bits((showing.a,)), bits((showing.b,)), bits((showing.card,)) if showing.card else 0)

    def card(self, hand: int, rng: Random) -> int:
        """The card that was shown, in a world where the shower has this hand."""
        if self.seen:
            return self.seen
        if hand & self.a and hand & self.b:
            return (self.a, self.b)[rng.getrandbits(1)]
        return self.a if hand & self.a else self.b

    def weigh(self, card: int, hands: Bits) -> Weights:
        """The chance to be shown this card by one with each of these hands: if he holds both, he tosses a coin."""
        both = self.a | self.b
        return np.where(hands & card == 0, 0.0, np.where(hands & both == both, 0.5, 1.0))


def _drawn(worlds: Worlds, samples: int, rng: Random) -> tuple[npt.NDArray[np.intp], Weights]:
    """Some of the worlds by their weight, evenly spread over the list; all of them if they are no more than that."""
    weights = worlds.weights()
    if len(weights) <= samples:
        return np.arange(len(weights)), weights / weights.sum()
    along = np.cumsum(weights)
    rows = np.searchsorted(along, (np.arange(samples) + rng.random()) / samples * along[-1], side="right")
    return np.minimum(rows, len(weights) - 1), np.full(samples, 1 / samples)


@cache
def _places(hand: int, size: int) -> Places:
    """The place of each hand that somebody with this hand may meet, among all hands."""
    return place_of(size, len(ELEMENTS))[real(hand, size=size)]

"""What the other seats can know: in each world that a seat cannot rule out, each rival has a list of worlds too.

A rival's worlds follow from the rival's hand, from what everybody heard, and from the cards that the rival was shown.
Within one of our worlds all three are known, except which of two cards somebody chose to show: there we toss a coin.
Whoever was wrong where only the accuser commits (GE25) has seen the solution (E4.3), and has nothing left to work out.
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
    Indices,
    Weights,
    allowed,
    bits,
    index_of,
    sets_of,
)
from brushpass.games.espionaje.minds.dossier.lookup import real_sets, real_triples, unseen_by, weigh_solutions
from brushpass.games.espionaje.minds.dossier.worlds import Worlds
from brushpass.games.espionaje.open.cards import ELEMENTS, HAND

SAMPLES: Final = {2: 27, 3: 10, 4: 10}
"""In how many of our worlds a rival's knowledge is worked out. With two players that is all of them."""

View = tuple[int, ...]
"""What one rival sees: its hand, and the cards it was shown."""


class Insight(NamedTuple):
    """How sure one rival can be, for each sampled world."""

    chance: Weights
    """How likely the world is; sums to 1."""
    sureness: Weights
    """How likely the rival's best guess is, in the rival's own eyes."""
    right: Weights
    """How likely that guess is right in this world: 1 or 0, or a share where several guesses are equally good."""


class Rivals:
    """Follows what everybody heard, and works out what each rival may conclude from it."""

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
        rows, chance = _draw_worlds(worlds, samples or SAMPLES[worlds.players], rng)
        if rival in self._evidence.informed:
            return Insight(chance, np.ones(len(rows)), np.ones(len(rows)))
        hands = {seat: worlds.hands[held[rows]].tolist() for seat, held in zip(worlds.others, worlds.held, strict=True)}
        hands[worlds.seat] = [worlds.hand] * len(rows)
        shown = [_ShownCard.of(showing) for showing in self._evidence.showings if showing.to == rival]
        known: dict[View, tuple[Bits, Weights]] = {}
        by_showings: dict[tuple[Seat, View], Weights] = {}
        sureness, right = np.empty(len(rows)), np.empty(len(rows))
        for row, solution in enumerate(worlds.triples[worlds.solution[rows]].tolist()):
            cards = [showing.card(hands[showing.by][row], rng) for showing in shown]
            view = (hands[rival][row], *cards)
            if view not in known:
                known[view] = self._belief(rival, view, shown, by_showings)
            triples, belief = known[view]
            best = belief.max()
            likeliest = triples[belief == best].tolist()
            sureness[row] = best / belief.sum()
            right[row] = (solution in likeliest) / len(likeliest)
        return Insight(chance, sureness, right)

    def _belief(
        self, rival: Seat, view: View, shown: list["_ShownCard"], by_showings: dict[tuple[Seat, View], Weights]
    ) -> tuple[Bits, Weights]:
        """The weight of each solution for a rival with this hand, who was shown these cards.

        `by_showings` caches the weights of a seat's hands by the cards that the seat showed.
        """
        hand, *cards = view
        players = self._worlds.players
        indices, weights = _indices(hand, HAND[players]), []
        for seat in others(rival, players):
            key = (seat, tuple(card for showing, card in zip(shown, cards, strict=True) if showing.by == seat))
            if key not in by_showings:
                by_showings[key] = self._open[seat].astype(np.float64)
                for showing, card in zip(shown, cards, strict=True):
                    if showing.by == seat:
                        by_showings[key] *= showing.weigh(card, self._hands)
            weights.append(by_showings[key][indices])
        belief = weigh_solutions(players, unseen_by(hand), weights)
        triples = real_triples(hand)
        if self._wrong:
            belief = belief * [triple not in self._wrong for triple in triples.tolist()]
        return triples, belief

    def _catch_up(self) -> None:
        """Read the public facts that are new since the last time."""
        for fact in self._evidence.public[self._read :]:
            if fact.holder is SOLUTION:
                self._wrong.add(bits(fact.cards))
            else:
                self._open[fact.holder] &= allowed(fact, self._hands)
        self._read = len(self._evidence.public)


class _ShownCard(NamedTuple):
    """A card that somebody showed to the rival."""

    by: Seat
    a: int
    b: int
    seen: int
    """The card, if we saw it; else 0."""

    @classmethod
    def of(cls, showing: Showing) -> "_ShownCard":
        return cls(showing.by, bits((showing.a,)), bits((showing.b,)), bits((showing.card,)) if showing.card else 0)

    def card(self, hand: int, rng: Random) -> int:
        """The card that was shown, in a world where the shower has this hand."""
        if self.seen:
            return self.seen
        if hand & self.a and hand & self.b:
            return (self.a, self.b)[rng.getrandbits(1)]
        return self.a if hand & self.a else self.b

    def weigh(self, card: int, hands: Bits) -> Weights:
        """The chance that each of these hands shows this card: a coin decides where it holds both."""
        both = self.a | self.b
        return np.where(hands & card == 0, 0.0, np.where(hands & both == both, 0.5, 1.0))


def _draw_worlds(worlds: Worlds, samples: int, rng: Random) -> tuple[npt.NDArray[np.intp], Weights]:
    """Some worlds, drawn by weight and evenly spread over the list, and their chances; all if there are few."""
    weights = worlds.weights()
    if len(weights) <= samples:
        return np.arange(len(weights)), weights / weights.sum()
    along = np.cumsum(weights)
    rows = np.searchsorted(along, (np.arange(samples) + rng.random()) / samples * along[-1], side="right")
    return np.minimum(rows, len(weights) - 1), np.full(samples, 1 / samples)


@cache
def _indices(hand: int, size: int) -> Indices:
    """The index, among all hands, of each hand that another player may have if somebody has this one."""
    return index_of(size, len(ELEMENTS))[real_sets(hand, size=size)]

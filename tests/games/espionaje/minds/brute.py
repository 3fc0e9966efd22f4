"""The dossier of ESPIONAJE CARTAS again, the plain way: write down every world, cross out what the rules exclude.

Written from the rule book (E2, E3, E5), with whole deals and whole numbers; it shares nothing with the dossier.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from typing import Any

from msgspec import UNSET

from brushpass.core.seats import Seat, Viewer
from brushpass.games.espionaje.open import seen
from brushpass.games.espionaje.open.cards import AGENTS, CITIES, DEVICES, HAND, Cards, Element

World = dict[Element, int]
"""Who holds each card; the number of players stands for the solution."""


def _deals(cards: list[Element], seats: list[int], size: int) -> Iterator[World]:
    if not seats:
        yield {}
        return
    for hand in combinations(cards, size):
        rest = [card for card in cards if card not in hand]
        for world in _deals(rest, seats[1:], size):
            yield dict.fromkeys(hand, seats[0]) | world


@lru_cache(maxsize=4)
def all_worlds(players: int, seat: Viewer, hand: Cards) -> list[World]:
    """Every deal that gives this seat this hand; with no seat, every deal."""
    seats = [other for other in range(players) if other != seat]
    own: World = {} if seat is None else dict.fromkeys(hand, seat)
    worlds = []
    for triple in product(CITIES, DEVICES, AGENTS):
        if not set(triple) & set(hand):
            rest = [card for card in Element if card not in hand and card not in triple]
            base = own | dict.fromkeys(triple, players)
            worlds += [base | world for world in _deals(rest, seats, HAND[players])]
    return worlds


class Brute:
    """All worlds of one viewer, each with the weight of the choices that were made before the viewer's eyes."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.worlds: list[tuple[World, int]] = []

    def see(self, event: Any) -> None:
        match event:
            case seen.Began(players=players, hand=hand):
                self.players = players
                own = () if hand is UNSET else hand
                self.worlds = [(world, 1) for world in all_worlds(players, self.viewer, own)]
            case seen.Asked(a=a, b=b):
                self.pair = (a, b)
            case seen.Passed(by=by):
                a, b = self.pair
                self.worlds = [(w, p) for w, p in self.worlds if w[a] != by and w[b] != by]
            case seen.Showed(by=by, to=to, card=card):
                self.worlds = [(w, p * self._weight(w, by, to, card)) for w, p in self.worlds]
                self.worlds = [(w, p) for w, p in self.worlds if p]
            case seen.Checked(by=by, cards=cards, right=right, solution=solution):
                self.worlds = [(w, p) for w, p in self.worlds if (cards == self.hidden(w)) == right]
                if by == self.viewer:
                    self.worlds = [(w, p) for w, p in self.worlds if solution == self.hidden(w)]
            case seen.Ended(outcome=outcome):
                hands = {card: seat for seat, hand in enumerate(outcome.hands) for card in hand}
                truth = hands | dict.fromkeys(outcome.solution, self.players)
                self.worlds = [(w, p) for w, p in self.worlds if w == truth]
            case _:
                pass

    def _weight(self, world: World, by: Seat, to: Seat, card: Any) -> int:
        """How often the shower would have shown this card, in two tries."""
        held = [one for one in self.pair if world[one] == by]
        if self.viewer is None or self.viewer not in (by, to):
            return bool(held)
        if by == self.viewer or card not in held:
            return card in held
        return 2 // len(held)

    def hidden(self, world: World) -> Cards:
        return tuple(card for card in Element if world[card] == self.players)

    def grid(self) -> dict[Element, list[int]]:
        """In how many worlds each card lies with each seat, or (last) in the solution."""
        counts = Counter(place for world, _ in self.worlds for place in world.items())
        return {card: [counts[card, holder] for holder in range(self.players + 1)] for card in Element}

    def chances(self) -> dict[Element, list[float]]:
        """How likely each card lies there."""
        whole = sum(weight for _, weight in self.worlds)
        sums: Counter[tuple[Element, int]] = Counter()
        for world, weight in self.worlds:
            for place in world.items():
                sums[place] += weight
        return {card: [sums[card, holder] / whole for holder in range(self.players + 1)] for card in Element}

    def solutions(self) -> dict[Cards, tuple[int, float]]:
        """For each solution that is left, in how many worlds it is, and how likely."""
        whole = sum(weight for _, weight in self.worlds)
        counts: Counter[Cards] = Counter()
        sums: Counter[Cards] = Counter()
        for world, weight in self.worlds:
            hidden = self.hidden(world)
            counts[hidden] += 1
            sums[hidden] += weight
        return {cards: (counts[cards], sums[cards] / whole) for cards in counts}

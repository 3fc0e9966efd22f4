"""Every deal of ESPIONAJE CARTAS that one seat cannot rule out, listed."""

import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, product
from typing import Any

from tests.research.labels.told import Told

KINDS = (
    ("london", "panama", "tokyo", "paris", "nairobi"),
    ("aeroplane", "solar-oven", "submarine", "satellite", "cipher-radio"),
    ("agent-blue", "agent-red", "agent-green", "agent-yellow", "agent-violet"),
)
CARDS = [card for kind in KINDS for card in kind]
BIT = {card: 1 << place for place, card in enumerate(CARDS)}
SUSPECT = re.compile(r"\d suspects ([\w-]+) and ([\w-]+)$")
PASS = re.compile(r"(\d) passes$")
SHOW = re.compile(r"(\d) shows ([\w-]+) to (\d)$")
CHECK = re.compile(r"(\d) turns over ([\w,-]+) right=(true|false) solution=([\w,-]+)$")

Deal = tuple[int, ...]
"""The hand of each seat as bits, and last the solution."""
Rule = Callable[[Deal], bool]


def bits(cards: list[str]) -> int:
    return sum(BIT[card] for card in cards)


@dataclass
class Watching:
    """What one seat knows; `seat` is -1 for the truth, which knows everything."""

    told: Told
    seat: int
    known: Collection[int] | None = None
    """Only these events have told the seat something; None: all."""

    def __post_init__(self) -> None:
        self.hands = [bits(hand) for hand in self.told.deal["hands"]]
        self.truth: Deal = (*self.hands, bits(self.told.deal["solution"]))
        self.worlds: list[Deal] = []
        self.pair = 0
        self.count = 0

    def until(self, count: int) -> "Watching":
        """Everything up to so many events."""
        while self.count < count:
            if self.count == 0:
                self.worlds = [self.truth] if self.seat < 0 else list(self.deals())
            elif self.seat >= 0:
                rules = self.rules(self.told.events[self.count])
                if rules and (self.known is None or self.count in self.known):
                    self.worlds = [deal for deal in self.worlds if all(rule(deal) for rule in rules)]
            self.count += 1
        return self

    def deals(self) -> Iterator[Deal]:
        """Every deal that fits the hand."""
        own, size = self.hands[self.seat], self.hands[0].bit_count()
        others = [seat for seat in range(self.told.players) if seat != self.seat]
        for triple in product(*KINDS):
            solution = bits(list(triple))
            if solution & own:
                continue
            rest = [bit for bit in BIT.values() if not bit & (own | solution)]
            for hands in dealt(rest, size):
                deal = [0] * self.told.players
                deal[self.seat] = own
                for seat, hand in zip(others, hands, strict=True):
                    deal[seat] = hand
                yield (*deal, solution)

    def rules(self, line: str) -> list[Rule]:
        """What an event says to this seat."""
        if found := SUSPECT.match(line):
            self.pair = bits([found[1], found[2]])
        elif found := PASS.match(line):
            by, pair = int(found[1]), self.pair
            return [lambda deal: not deal[by] & pair]
        elif found := SHOW.match(line):
            by, pair, card = int(found[1]), self.pair, BIT[found[2]]
            if self.seat == int(found[3]):
                return [lambda deal: bool(deal[by] & card)]
            if self.seat != by:
                return [lambda deal: bool(deal[by] & pair)]
        elif found := CHECK.match(line):
            laid = 0 if found[2] == "-" else bits(found[2].split(","))
            is_right, solution = found[3] == "true", bits(found[4].split(","))
            rules: list[Rule] = [lambda deal: (deal[-1] == laid) == is_right] if laid else []
            return [*rules, lambda deal: deal[-1] == solution] if self.seat == int(found[1]) else rules
        return []

    def chance(self, speaker: int, claim: dict[str, Any]) -> Fraction:
        """How likely the claim is true, by counting."""
        place = claim["seat"] if claim["claim"] == "holds" else -1
        card = BIT[claim["element"]]
        found = sum(bool(deal[place] & card) for deal in self.worlds)
        if claim["claim"] == "not-hidden":
            found = len(self.worlds) - found
        return Fraction(found, len(self.worlds))


def dealt(cards: list[int], size: int) -> Iterator[tuple[int, ...]]:
    """Every way to deal cards into hands of a size."""
    if not cards:
        yield ()
        return
    for hand in combinations(cards, size):
        rest = [card for card in cards if card not in hand]
        for others in dealt(rest, size):
            yield (sum(hand), *others)

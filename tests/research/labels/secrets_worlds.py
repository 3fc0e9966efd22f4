"""Every world of SECRETS that one seat cannot rule out, listed: all orders of the tokens, all ways of each Diplomat."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import permutations
from typing import Any

from tests.research.labels.told import Told

LOOK = re.compile(r"(\d) looks at (\d|centre): (\w+)$")
EXPOSED = re.compile(r"(\d) is exposed to ([\d,]+): (\w+)$")
SHOWN = re.compile(r"centre is shown: (\w+)$")
SWAP = re.compile(r"\d swaps (\d|centre) and (\d|centre)$")
DIVERT = re.compile(r"(\d) diverts the centre (left|right)$")
DRAW = re.compile(r"\d draws ([\w,-]+)$")
OFFER = re.compile(r"(\d) offers ([\w-]+) to \d")
REVEAL = re.compile(r"[\w-]+ goes to \d$")

World = tuple[tuple[str, ...], tuple[str, ...], Fraction]
"""Where the tokens lie, what every look so far has shown, and the weight."""


@cache
def orders_of(tokens: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every order of the tokens, each once."""
    return sorted(set(permutations(tokens)))


@dataclass
class Watching:
    """What one seat knows; `seat` is -1 for the truth, which knows everything."""

    told: Told
    seat: int
    known: Collection[int] | None = None
    """Only these events have told the seat something; None: all."""

    def __post_init__(self) -> None:
        tokens = tuple(self.told.deal["tokens"])
        orders = [tokens] if self.seat < 0 else orders_of(tuple(sorted(tokens)))
        self.worlds: list[World] = [(order, (), Fraction(1)) for order in orders]
        self.looks: dict[tuple[int, int], int] = {}
        self.count = self.looked = 0
        self.cards: tuple[str, ...] | None = None
        self.offer: str | None = None
        self.is_offered = False

    def slot(self, word: str) -> int:
        return self.told.players if word == "centre" else int(word)

    def until(self, count: int) -> "Watching":
        """Everything up to so many events."""
        while self.count < count:
            self.event(self.told.events[self.count], tells=self.known is None or self.count in self.known)
            self.count += 1
        return self

    def event(self, line: str, *, tells: bool) -> None:
        everybody = list(range(self.told.players))
        if found := LOOK.match(line):
            self.look([int(found[1])], self.slot(found[2]), found[3], tells=tells)
        elif found := EXPOSED.match(line):
            self.look([int(seat) for seat in found[2].split(",")], int(found[1]), found[3], tells=tells)
        elif found := SHOWN.match(line):
            self.look(everybody, self.told.players, found[1], tells=tells)
        elif found := SWAP.match(line):
            self.swap([(self.slot(found[1]), self.slot(found[2]))])
        elif found := DIVERT.match(line):
            by = int(found[1])
            sides = {"left": (by + 1) % self.told.players, "right": (by - 1) % self.told.players}
            is_seen = self.seat < 0 or (self.seat == by and tells)
            ways = [sides[found[2]]] if is_seen else list(sides.values())
            self.swap([(self.told.players, way) for way in ways])
        elif found := DRAW.match(line):
            drawn = found[1].split(",")
            self.cards = (drawn[0], drawn[-1]) if tells else None
        elif found := OFFER.match(line):
            self.is_offered = True
            self.offer = found[2] if self.seat < 0 or (int(found[1]) == self.seat and tells) else None
        elif REVEAL.match(line):
            self.is_offered, self.offer = False, None

    def look(self, seats: list[int], slot: int, face: str, *, tells: bool) -> None:
        if self.seat in seats and tells:
            self.worlds = [world for world in self.worlds if world[0][slot] == face]
        self.worlds = [(tokens, (*shown, tokens[slot]), weight) for tokens, shown, weight in self.worlds]
        for seat in seats:
            self.looks[seat, slot] = self.looked
        self.looked += 1

    def swap(self, ways: list[tuple[int, int]]) -> None:
        after = []
        for tokens, shown, weight in self.worlds:
            for a, b in ways:
                moved = list(tokens)
                moved[a], moved[b] = moved[b], moved[a]
                after.append((tuple(moved), shown, weight / len(ways)))
        self.worlds = after

    def chance(self, speaker: int, claim: dict[str, Any]) -> Fraction | None:
        """How likely the claim is true, by counting."""
        if claim["claim"] in ("take-it", "refuse-it", "offer-me"):
            return None
        if claim["claim"] == "offer-is":
            return self.chance_of_card(claim["card"])
        slot, fits = self.slot(str(claim["slot"])), Fraction(0)
        for tokens, shown, weight in self.worlds:
            if claim["claim"] == "token-is":
                fits += weight * (tokens[slot] == claim["face"])
            elif (speaker, slot) in self.looks:
                fits += weight * (shown[self.looks[speaker, slot]] == claim["face"])
        return fits / sum(weight for _, _, weight in self.worlds)

    def chance_of_card(self, card: str) -> Fraction | None:
        if not self.is_offered:
            return None
        if self.offer is not None:
            return Fraction(self.offer == card)
        if self.cards is None:
            return Fraction(1, 8)
        return Fraction(1, 2) if card in self.cards else Fraction(0)


def still(claim: dict[str, Any]) -> dict[str, Any]:
    """What a claim says of the present."""
    return claim | {"claim": "token-is"} if claim["claim"] == "saw-token" else claim

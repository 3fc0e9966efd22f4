"""Two choices of one seat, each played to the end from the same position, as far as the seat could know the position.

Worlds are drawn by the seat's belief. In each, everybody first sees again what they saw so far; where others showed one
of two cards in secret, a lot decides which. Then everybody plays on, with the same luck for both choices. The game is
played here by what anybody may know of its rules: the judge has no path to the truth, and so not to the engine.
"""

from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from itertools import cycle
from random import Random
from typing import Final, NamedTuple

import numpy as np
from msgspec import UNSET
from msgspec.structs import replace

from brushpass.core.seats import Seat, left, others
from brushpass.games.espionaje.minds.bots.detective import Detective
from brushpass.games.espionaje.minds.bots.open_race import OpenRace
from brushpass.games.espionaje.minds.bots.race import Race
from brushpass.games.espionaje.minds.dossier.hands import cards_of
from brushpass.games.espionaje.minds.dossier.worlds import Worlds
from brushpass.games.espionaje.open.cards import ROUND_CAP, Cards, Element
from brushpass.games.espionaje.open.choices import Accuse, Choice, Suspect
from brushpass.games.espionaje.open.seen import Accused, Asked, Began, Checked, Passed, Seen, Showed, TurnBegan

PAIRS: Final = {2: 40, 3: 20, 4: 12}
"""How many worlds both choices are played in, by number of players."""

SHORT: Final = 40
"""With more events than this before a choice, it is played on less often: everything must be told again each time."""
LEAST: Final = 4

Maker = Callable[[Seat, Random], Detective]
BOTH: Final[Sequence[Maker]] = (Race, OpenRace)
"""Who plays on: the strongest mind, and one that asks and accuses otherwise."""


class Difference(NamedTuple):
    """How much more often one choice won than another."""

    mean: float
    error: float
    """The standard error."""


class World(NamedTuple):
    """Where all cards may lie."""

    solution: Cards
    hands: tuple[Cards, ...]
    """By seat."""


def compare(
    worlds: Worlds,
    seen: Sequence[Seen],
    choice: Choice,
    other: Choice,
    *,
    pairs: int = 0,
    makes: Sequence[Maker] = BOTH,
) -> Difference:
    """How much more often the other choice wins than the choice, for the seat that sees these worlds.

    `pairs`: in how many worlds, if not in as many as usual; `makes`: who plays on, taking turns.
    """
    pairs = pairs or max(PAIRS[worlds.players] * SHORT // max(len(seen), SHORT), LEAST)
    rng = Random(f"{len(seen)} {worlds.seat} {pairs}")
    rows = rng.choices(range(len(worlds)), worlds.weights().tolist(), k=pairs)
    gains = []
    for row, make in zip(rows, cycle(makes), strict=False):
        position = PlayingOn(world_of(worlds, row), seen, Random(rng.getrandbits(64)), make)
        won = deepcopy(position).winner(choice) == worlds.seat  # to copy minds is much faster than to tell them again
        won_otherwise = position.winner(other) == worlds.seat
        gains.append(won_otherwise - won)
    return Difference(float(np.mean(gains)), float(np.std(gains, ddof=1) / pairs**0.5))


def world_of(worlds: Worlds, row: int) -> World:
    """One of the worlds, with the cards by their names."""
    hands = {worlds.seat: cards_of(worlds.hand)}
    for seat, held in zip(worlds.others, worlds.held, strict=True):
        hands[seat] = cards_of(int(worlds.hands[held[row]]))
    solution = cards_of(int(worlds.triples[worlds.solution[row]]))
    return World(solution, tuple(hands[Seat(seat)] for seat in range(worlds.players)))


class PlayingOn:
    """The rest of one game in one world."""

    def __init__(self, world: World, seen: Sequence[Seen], rng: Random, make: Maker) -> None:
        """Bring everybody to the position. `seen`: what one seat saw so far."""
        began = seen[0]
        assert isinstance(began, Began)
        self._world, self._players, self._rules = world, began.players, began.rules
        self._minds = [make(Seat(seat), Random(rng.getrandbits(64))) for seat in range(self._players)]
        self._active = began.first
        self._turn = self._questions = 0
        self._out: set[Seat] = set()
        for event in self._retold(seen, rng):
            self._tell(event)

    def winner(self, choice: Choice) -> Seat | None:
        """Who wins if the seat whose turn it is chooses this."""
        while True:
            match choice:
                case Suspect():
                    self._ask(choice)
                    asks_again = self._rules.asks_again(self._turn, self._players)
                    choice = self._minds[self._active].after() if asks_again else self._next_turn()
                case Accuse():
                    self._tell(Accused(self._active))
                    if (winner := self._check()) is not None or not self._goes_on():
                        return winner
                    choice = self._next_turn()
                case _:
                    choice = self._next_turn()

    def _retold(self, seen: Sequence[Seen], rng: Random) -> Iterator[Seen]:
        """What was seen, with the card that was shown each time."""
        asked: Cards = ()
        for event in seen:
            match event:
                case Asked(a=a, b=b):
                    asked = (a, b)
                    yield event
                case Showed(by=by, card=card) if card is UNSET:
                    yield replace(event, card=rng.choice(self._held(by, asked)))
                case _:
                    yield event

    def _tell(self, event: Seen) -> None:
        """Show an event to everybody, with what each of them may see of it."""
        match event:
            case TurnBegan(by=by):
                self._active, self._turn = by, self._turn + 1
            case Asked():
                self._questions += 1
            case Checked(by=by):
                self._out.add(by)
            case _:
                pass
        for mind in self._minds:
            mind.see(self._as_seen(event, mind.seat))

    def _as_seen(self, event: Seen, seat: Seat) -> Seen:
        match event:
            case Began():
                return replace(event, hand=self._world.hands[seat])
            case Showed(by=by, to=to) if seat not in (by, to):
                return replace(event, card=UNSET)
            case _:
                return event

    def _ask(self, question: Suspect) -> None:
        asker, pair = self._active, (question.a, question.b)
        self._tell(Asked(asker, *pair))
        for seat in others(asker, self._players):
            if held := self._held(seat, pair):
                card = held[0] if len(held) == 1 else self._minds[seat].show(held).card
                self._tell(Showed(seat, asker, card))
                return
            self._tell(Passed(seat))

    def _held(self, seat: Seat, cards: Cards) -> list[Element]:
        return [card for card in cards if card in self._world.hands[seat]]

    def _check(self) -> Seat | None:
        """Who is the first to be right, of those who commit (E4.3, GE25)."""
        after = () if self._rules.clue_accusation else others(self._active, self._players)
        guesses = {seat: self._minds[seat].guess() for seat in (self._active, *after)}
        laid = {seat: (guess.city, guess.device, guess.agent) for seat, guess in guesses.items()}
        for seat, cards in laid.items():
            if cards == self._world.solution:
                return seat
        self._tell(Checked(self._active, laid[self._active], right=False))
        return None

    def _goes_on(self) -> bool:
        """Whether somebody may still ask, after an accusation that was wrong (GE25)."""
        return self._rules.clue_accusation and len(self._out) < self._players

    def _next_turn(self) -> Choice:
        """What the next player chooses who is not out."""
        seat = left(self._active, self._players)
        while seat in self._out:
            seat = left(seat, self._players)
        self._tell(TurnBegan(seat))
        mind = self._minds[seat]
        if self._questions >= ROUND_CAP * self._players:  # GE26
            return Accuse()
        return mind.turn() if self._rules.may_accuse(self._turn, self._players) else mind.question()

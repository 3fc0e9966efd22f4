"""`make bench-minds`: what a dossier and each mind's decisions cost, and how fast believing minds play.

All times are processor time on one core, so other programs on the machine do not count. The limits are those that the
minds were designed for. p99 is the time that 99 of 100 stay below, once the process has computed its lookup tables.
"""

import os

os.environ |= dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")  # before NumPy loads

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import fmean, median, quantiles
from time import process_time, thread_time_ns
from typing import Any, NamedTuple

from brushpass.core.game import AnyGame
from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.dossier.dossier import Dossier as EspionajeDossier
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from brushpass.games.secrets.minds.dossier.dossier import Dossier as SecretsDossier
from brushpass.games.secrets.sealed.game import SECRETS
from brushpass.minds.jit import IS_FAST
from brushpass.minds.mind import Mind
from brushpass.minds.play import run
from brushpass.minds.registry import find, minds_of, prepare
from brushpass.research.arena.chunk_games import play_chunk
from brushpass.research.arena.plan import Chunk, make_plan
from brushpass.research.simulate import rng_of, seed_of
from brushpass.table.schedule import Pace
from tests.docs.blocks import table, write_block

UPDATE_LIMITS = {"secrets": 0.1, "espionaje": 5.0}
"""p99 of one event of a dossier, in milliseconds, at the largest table."""
DECISION_LIMITS = {"greedy": 1.0, "belief": 5.0, "policy": 1.0, "race": 15.0, "believer-search": 300.0, "search": 50.0}
"""p99 of one choice, in milliseconds, at every table."""
GAMES_PER_SECOND = 50
"""How many games a table of six believing minds must play each second."""
SLICES, GAMES_OF_SLICE = 5, 20
WARM_UP = 2
CHOICES = 800
"""How many choices are timed at each table."""
SLOW_CHOICES = {"believer-search": 400, "search": 400}
"""The same for minds that take long."""
UPDATES = 20_000
STRONG_NS = 1_000_000
"""A mind whose decision takes longer on average counts as strong: only of those a core cannot carry thousands."""


class Cost(NamedTuple):
    """What the decisions of one mind cost at a table of its own kind."""

    game: str
    mind: str
    players: int
    choices: list[int]
    """Nanoseconds of each choice."""
    events: list[int]
    """Nanoseconds of each event that a seat saw."""

    @property
    def bots(self) -> float:
        """How many bots one core carries at the usual pace, where one bot of each table decides at a time."""
        pace = Pace()
        seconds = (sum(self.choices) + sum(self.events)) / len(self.choices) / 1e9
        return self.players * (pace.fastest + pace.slowest) / 2 / seconds


class TimedMind:
    """Passes everything on to a mind, and notes how long it takes, in nanoseconds."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        self.choices: list[int] = []
        self.events: list[int] = []

    def see(self, event: Any) -> None:
        """Time one event."""
        began = thread_time_ns()
        self._mind.see(event)
        self.events.append(thread_time_ns() - began)

    def choose(self, prompt: Prompt) -> Any:
        """Time one choice."""
        began = thread_time_ns()
        choice = self._mind.choose(prompt)
        self.choices.append(thread_time_ns() - began)
        return choice


def games(game: AnyGame, players: int, mind: str | Callable[[Seat], Mind]) -> Iterator[list[TimedMind]]:
    """Games without end, each as the minds that played it; the first few are left out."""
    number = -WARM_UP
    if isinstance(mind, str):
        prepare(mind, game.name)
    while True:
        seed = seed_of("bench-minds", number)
        seats = list(map(Seat, range(players)))
        if isinstance(mind, str):
            minds = [TimedMind(find(mind)(game.name, seat, rng_of(seed, seat))) for seat in seats]
        else:
            minds = [TimedMind(mind(seat)) for seat in seats]
        run(game, players, game.rules(), game.deal.from_seed(seed, players), minds)
        number += 1
        if number > 0:
            yield minds


class DossierOnly:
    """Keeps a dossier, and chooses at random."""

    def __init__(self, game: AnyGame, seat: Seat) -> None:
        self._dossier: Any = SecretsDossier(seat) if game is SECRETS else EspionajeDossier(seat)
        self._random = find("random")(game.name, seat, rng_of(bytes(32), seat))
        self.see = self._dossier.see

    def choose(self, prompt: Prompt) -> Any:
        """Any choice."""
        return self._random.choose(prompt)


def p99(times: Sequence[int]) -> float:
    """The 99th percentile of times, in milliseconds."""
    return quantiles(times, n=100)[98] / 1e6


def updates(game: AnyGame) -> tuple[list[int], list[int]]:
    """Times of the events of dossiers at the largest table: all of them, and the first expensive one of each seat."""
    every: list[int] = []
    first: list[int] = []
    for minds in games(game, game.players[-1], lambda seat: DossierOnly(game, seat)):
        for mind in minds:
            every += mind.events
            first.append(max(mind.events[:4]))
        if len(every) > UPDATES:
            return every, first
    raise AssertionError("games have no end")


def decisions(game: AnyGame, players: int, mind: str) -> tuple[list[int], list[int]]:
    """Times of all choices at a table of one mind, and of all events that it saw."""
    choices: list[int] = []
    events: list[int] = []
    for minds in games(game, players, mind):
        choices += [time for timed in minds for time in timed.choices]
        events += [time for timed in minds for time in timed.events]
        if len(choices) > SLOW_CHOICES.get(mind, CHOICES):
            return choices, events
    raise AssertionError("games have no end")


def games_per_second(mind: str) -> float:
    """How fast the arena plays games at a table of six: the median of several slices."""
    total = SLICES * GAMES_OF_SLICE
    plan = make_plan(SECRETS, SECRETS.rules(), (6,), tables=(mind,), pairs=(), deals=total, seed="bench-minds")
    rates = []
    for first in range(0, total, GAMES_OF_SLICE):
        began = process_time()
        play_chunk(plan, Chunk(6, mind, None, first, first + GAMES_OF_SLICE))
        rates.append(GAMES_OF_SLICE / (process_time() - began))
    return median(rates)


def report(costs: Sequence[Cost]) -> str:
    """The results as Markdown."""
    seconds = (Pace().fastest + Pace().slowest) / 2
    parts = [
        f"`make bench-minds` on {time.strftime('%Y-%m-%d')}. Processor time of one decision on one core, in "
        "milliseconds: the median / what 99 of 100 stay below, at tables of one mind."
    ]
    for game in (SECRETS, ESPIONAJE):
        found = {(cost.mind, cost.players): cost for cost in costs if cost.game == game.name}
        rows: list[list[str]] = []
        carried: list[list[str]] = []
        for mind in dict.fromkeys(mind for mind, _ in found):
            at = [found[mind, players] for players in game.players]
            rows.append([f"`{mind}`", *(f"{median(cost.choices) / 1e6:.2f} / {p99(cost.choices):.2f}" for cost in at)])
            if fmean(at[-1].choices) > STRONG_NS:
                carried.append([f"`{mind}`", *(f"{round(cost.bots, -1):,.0f}" for cost in at)])
        head = [game.name, *(f"{players} players" for players in game.players)]
        parts += [table(head, rows)]
        parts += [
            f"Bots that one core carries, if one bot of each table decides every {seconds:.2f} seconds, as at a real "
            "table:",
            table(head, carried),
        ]
    return "\n\n".join(parts)


def main() -> int:
    """Print the table, then one JSON object; 1 if a requirement is missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--page", type=Path, help="write the costs of decisions into this page")
    arguments = parser.parse_args()
    costs: list[Cost] = []
    figures: dict[str, dict[str, float]] = {"update_p99_ms": {}, "decision_p99_ms": {}, "games_per_second": {}}
    missed = [] if IS_FAST else ["Numba: without it, search plays like likelihood"]
    for game in (SECRETS, ESPIONAJE):
        every, first = updates(game)
        limit = UPDATE_LIMITS[game.name]
        worst = max(p99(every), p99(first) if game is ESPIONAJE else 0)
        figures["update_p99_ms"][game.name] = round(worst, 4)
        name = f"dossier, {game.name}, {game.players[-1]} players"
        print(f"{name:44}{worst:10.3f} ms   limit {limit:g}  (median {median(every) / 1e6:.3f})")
        missed += [name] if worst >= limit else []
    for game in (SECRETS, ESPIONAJE):
        for mind in minds_of(game.name):
            for players in game.players:
                times, events = decisions(game, players, mind)
                costs.append(Cost(game.name, mind, players, times, events))
                name, figure = f"{mind}, {game.name}, {players} players", p99(times)
                figures["decision_p99_ms"][name] = round(figure, 3)
                bound = DECISION_LIMITS.get(mind)
                details = f"{'' if bound is None else f'limit {bound:g}':10} (median {median(times) / 1e6:.3f}, "
                print(f"{name:44}{figure:10.3f} ms   {details}events {p99(events):.3f})")
                missed += [name] if bound is not None and figure >= bound else []
    rate = games_per_second("belief")
    figures["games_per_second"]["six belief"] = round(rate, 1)
    print(f"{'games of six belief minds':44}{rate:10.1f} a second, needed {GAMES_PER_SECOND}")
    missed += ["games of six belief minds"] if rate < GAMES_PER_SECOND else []
    required = {
        "update_p99_ms": UPDATE_LIMITS,
        "decision_p99_ms": DECISION_LIMITS,
        "games_per_second": GAMES_PER_SECOND,
    }
    if arguments.page:
        write_block(arguments.page, "cost", report(costs))
    print(json.dumps(figures | {"required": required, "missed": missed, "ok": not missed}))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())

"""`make bench-engine`: random play, decisions per second on one core, beside other pure-Python game engines.

All engines take turns in short slices, so that a noisy machine disturbs all of them alike; the figure is the median
slice. Choosing costs the same everywhere: one random number picks one of the legal choices.
"""

import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from statistics import median

import msgspec
import pyspiel
import rlcard
from open_spiel.python.games import kuhn_poker, liars_poker  # noqa: F401  registers them

from brushpass.core.game import AnyGame
from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from brushpass.games.secrets.sealed.game import SECRETS

ROUNDS = 7
SLICE_SECONDS = 0.6
NEEDED_PER_SECOND = 100_000
NEEDED_RATIO = 2.0

Contestant = Callable[[random.Random], int]
"""Plays one game and returns how many decisions it took."""


def ours(game: AnyGame, players: int) -> Contestant:
    """Our engine: prompts with all legal choices, events, frozen states."""
    rules = game.rules()

    def play(rng: random.Random) -> int:
        decisions = 0
        _, state = game.setup(players, game.deal.from_seed(rng.randbytes(32), players), rules)
        while prompts := game.prompts(state):
            seat, prompt = next(iter(prompts.items()))
            options = prompt.options
            _, state = game.play(state, seat, options[int(rng.random() * len(options))])
            decisions += 1
        return decisions

    return play


def ours_with_sight(game: AnyGame, players: int) -> Contestant:
    """The same, with every event encoded as each seat and the public see it."""
    rules = game.rules()
    viewers = [*map(Seat, range(players)), PUBLIC]
    encode = msgspec.json.Encoder().encode

    def play(rng: random.Random) -> int:
        decisions = 0
        events, state = game.setup(players, game.deal.from_seed(rng.randbytes(32), players), rules)
        while True:
            for event in events:
                for viewer in viewers:
                    encode(game.show(event, viewer))
            prompts = game.prompts(state)
            if not prompts:
                return decisions
            seat, prompt = next(iter(prompts.items()))
            options = prompt.options
            events, state = game.play(state, seat, options[int(rng.random() * len(options))])
            decisions += 1

    return play


def open_spiel(name: str) -> Contestant:
    """A game of OpenSpiel that is written in Python."""
    game = pyspiel.load_game(name)

    def play(rng: random.Random) -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                decisions += 1
            state.apply_action(actions[int(rng.random() * len(actions))])
        return decisions

    return play


def rl_card(name: str) -> Contestant:
    """A game of RLCard, through its environment, which is the interface that its users have."""
    env = rlcard.make(name)

    def play(rng: random.Random) -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(rng.random() * len(actions))])
            decisions += 1
        return decisions

    return play


OURS = {
    "secrets, 6 players": ours(SECRETS, 6),
    "espionaje, 3 players": ours(ESPIONAJE, 3),
}
OURS_WITH_SIGHT = {
    "secrets, 6 players, all sights encoded": ours_with_sight(SECRETS, 6),
    "espionaje, 3 players, all sights encoded": ours_with_sight(ESPIONAJE, 3),
}
PEERS = {
    "OpenSpiel python_kuhn_poker": open_spiel("python_kuhn_poker"),
    "OpenSpiel python_liars_poker": open_spiel("python_liars_poker"),
    "RLCard uno": rl_card("uno"),
}


def rate(play: Contestant, rng: random.Random) -> float:
    """Decisions per second over one slice of time."""
    decisions, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < SLICE_SECONDS:
        decisions += play(rng)
    return decisions / spent


def measure(contestants: dict[str, Contestant]) -> Iterator[tuple[str, float]]:
    """The median rate of each engine, with interleaved slices."""
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for number in range(ROUNDS):
        for name, play in contestants.items():
            rates[name].append(rate(play, random.Random(number)))
        if sys.stderr.isatty():
            print(f"\rround {number + 1} of {ROUNDS}", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r", end="", file=sys.stderr)
    for name, slices in rates.items():
        yield name, median(slices)


def main() -> int:
    """Print the table, then one JSON object; 1 if a requirement is missed."""
    figures = dict(measure(OURS | OURS_WITH_SIGHT | PEERS))
    fastest = max(PEERS, key=figures.__getitem__)
    print(f"{'decisions per second, one core':44}{'median':>10}{'x fastest peer':>16}")
    for name, figure in figures.items():
        print(f"{name:44}{figure:>10,.0f}{figure / figures[fastest]:>16.2f}")
    slowest = min(figures[name] for name in OURS)
    ratio = slowest / figures[fastest]
    ok = slowest >= NEEDED_PER_SECOND and ratio >= NEEDED_RATIO
    result = {
        "decisions_per_second": {name: round(figure) for name, figure in figures.items()},
        "fastest_peer": fastest,
        "ratio_to_fastest_peer": round(ratio, 2),
        "required": {"decisions_per_second": NEEDED_PER_SECOND, "ratio": NEEDED_RATIO},
        "ok": ok,
    }
    print(json.dumps(result))
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())

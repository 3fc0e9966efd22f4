"""Fit the chances of SECRETS' judge to games (docs/review.md).

    python -m brushpass.games.secrets.fit_review play --players 4 --games 300 --seed fit >> cases
    python -m brushpass.games.secrets.fit_review fit < cases > src/brushpass/games/secrets/review_scale.json

`play` plays games of mixed tables, where everybody's level is drawn anew for each game, and prints one line for some
decisions of each: in which share of samples the choice won, what everybody knew, and whether its player won. `fit`
reads them. `brushpass.research.review.measure` shows on other games whether the chances come true.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from random import Random
from typing import Final, NamedTuple

import msgspec
import numpy as np

from brushpass.core.record import Record
from brushpass.core.replay import replay
from brushpass.core.seats import Seat
from brushpass.games.secrets.review import Judge
from brushpass.games.secrets.review_scale import START, Fitted, Signs, ahead, log_odds, terms
from brushpass.games.secrets.sealed.game import SECRETS
from brushpass.research.review.levels import levels_at
from brushpass.research.review.measure import MIXED, moments, play
from brushpass.research.review.review import minds_of
from brushpass.research.simulate import seed_of

RIDGE: Final = 10.0
"""How strongly weights are drawn towards 0, where a chance is the share of samples itself."""
STEPS: Final = 30


class Case(NamedTuple):
    """One decision of one game."""

    game: int
    signs: Signs
    reckoned: float
    """The share of samples that were won."""
    won: bool


def cases(players: int, number: int, seed: str, count: int) -> Iterator[Case]:
    """Some decisions of one game, and the start of one seat."""
    luck = seed_of(f"{seed} {MIXED} {players}", number)
    record = play("secrets", MIXED, players, luck)
    for judge, prompt, choice, seat, won in moments(record, Random(luck), count):
        assert isinstance(judge, Judge)
        levels = levels_at(minds_of(record), seat)
        signs = Signs(players, str(prompt.ask), ahead(judge.sight), levels)
        yield Case(number, signs, judge.reckon(prompt, choice).value, won)
    yield start(record, Seat(Random(luck).randrange(players)), number)


def start(record: Record, seat: Seat, number: int) -> Case:
    """What a seat could expect before the first decision."""
    (setup, _), *replayed = replay(record, SECRETS)
    judge = Judge(seat)
    for seen in SECRETS.seen_by(seat, setup):
        judge.see(seen)
    outcome = SECRETS.outcome(replayed[-1][1])
    assert outcome is not None, "the game was played to its end"
    signs = Signs(record.players, START, ahead(judge.sight), levels_at(minds_of(record), seat))
    return Case(number, signs, judge.reckon_start(), won=seat in outcome.winners)


def fit(found: Iterable[Case]) -> dict[str, float]:
    """The weights under which what happened is likeliest."""
    listed = list(found)
    named = [dict(terms(case.signs, case.reckoned)) for case in listed]
    names = sorted({name for parts in named for name in parts})
    rows = np.array([[parts.get(name, 0.0) for name in names] for parts in named])
    odds = np.array([log_odds(case.reckoned) for case in listed])
    won = np.array([case.won for case in listed], float)
    weights = np.zeros(len(names))
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-(odds + rows @ weights)))
        bend = rows.T @ (rows * (chances * (1 - chances))[:, None]) + RIDGE * np.eye(len(names))
        weights += np.linalg.solve(bend, rows.T @ (won - chances) - RIDGE * weights)
    return {name: round(float(weight), 3) for name, weight in zip(names, weights, strict=True)}


def main() -> None:
    """Play or fit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="print some decisions of some games")
    playing.add_argument("--players", type=int, required=True)
    playing.add_argument("--games", type=int, required=True)
    playing.add_argument("--begin", type=int, default=0, help="the number of the first game")
    playing.add_argument("--decisions", type=int, default=8, help="how many of each game (default: 8)")
    playing.add_argument("--seed", required=True)
    commands.add_parser("fit", help="read decisions, print the weights")
    options = parser.parse_args()
    if options.command == "play":
        for number in range(options.begin, options.begin + options.games):
            for case in cases(options.players, number, options.seed, options.decisions):
                sys.stdout.buffer.write(msgspec.json.encode(case) + b"\n")
            sys.stdout.buffer.flush()
        return
    found = [msgspec.json.decode(line, type=Case) for line in sys.stdin.buffer]
    games = len({(case.signs.players, case.game) for case in found})
    fitted = Fitted(f"{len(found):,} decisions of {games:,} games of mixed tables", fit(found))
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(fitted)) + b"\n")


if __name__ == "__main__":
    main()

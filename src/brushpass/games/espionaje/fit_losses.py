"""Fit what a choice lost, for the judge of ESPIONAJE CARTAS (`review_scale`), and measure how it does (docs/review.md).

    python -m brushpass.games.espionaje.fit_losses play --players 2 --games 60 --pairs 200 --seed fit >> lost
    python -m brushpass.games.espionaje.fit_losses fit < lost > review_scale.json
    python -m brushpass.games.espionaje.fit_losses check < freshly-lost

`play` prints one line for each choice of mixed tables that is played on: what the scales say that it lost, what the
judge's few games say, and what many games say in which everybody plays on like `race`, and like `open-race`.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

import msgspec
import numpy as np

from brushpass.core.messages import Prompt
from brushpass.games.espionaje.minds.bots.open_race import OpenRace
from brushpass.games.espionaje.minds.bots.race import Race
from brushpass.games.espionaje.open.choices import Ask, Choice
from brushpass.games.espionaje.playing_on import BOTH, Difference, compare
from brushpass.games.espionaje.review import PLAYED_FROM, Judge, weigh_loss
from brushpass.games.espionaje.review_cases import MIXED, code, minds_at, play_judged, seat_all
from brushpass.games.espionaje.review_scale import fitted
from brushpass.research.review.verdicts import verdict
from brushpass.research.simulate import seed_of
from brushpass.wire.review import Verdict

OF_A_GAME: Final = 2
"""How many choices of a game are played on at most, drawn by lot."""
GROUPS: Final = ((2,), (3, 4))
"""Three and four players are fitted together: their games cost most."""
Z_95: Final = 1.96


class Lost(msgspec.Struct, frozen=True, array_like=True):
    """A choice that seems to have lost something."""

    players: int
    mind: str
    judged: float
    played: Difference
    by_race: float
    by_open_race: float
    noise: float = 0.0
    """The standard error of the mean of these two."""


def losses(players: int, number: int, seed: str, pairs: int) -> Iterator[Lost]:
    """Some choices of one game of a mixed table."""
    luck = seed_of(f"{seed} {players}", number)
    named, lots = minds_at(MIXED, players, luck), Random(luck)
    found: list[tuple[float, Lost]] = []

    def decided(judge: Judge, prompt: Prompt, choice: Choice) -> None:
        if prompt.ask == Ask.COMMIT or (compared := judge.compared(prompt, choice)).loss < PLAYED_FROM:
            return
        place = lots.random()
        if sum(earlier < place for earlier, _ in found) < OF_A_GAME:
            few, by_race, by_open_race = (
                compare(judge.worlds, judge.seen, choice, compared.best, pairs=count, makes=makes)
                for count, makes in ((0, BOTH), (pairs, (Race,)), (pairs, (OpenRace,)))
            )
            noise = float(np.hypot(by_race.error, by_open_race.error) / 2)
            means = (few, by_race.mean, by_open_race.mean)
            found.append((place, Lost(players, named[judge.seat], compared.loss, *means, noise)))

    play_judged(seat_all(named, luck), named, luck, decided)
    yield from (lost for _, lost in sorted(found, key=lambda each: each[0])[:OF_A_GAME])


def fit(found: Sequence[Lost]) -> tuple[float, float, float]:
    """What the judged and the played loss weigh, and how far the real loss is from that, with either who plays on."""
    rows = np.array([(lost.judged, lost.played.mean) for lost in found])
    real = np.array([(lost.by_race + lost.by_open_race) / 2 for lost in found])
    weights, *_ = np.linalg.lstsq(rows, real, rcond=None)
    noise = np.mean([lost.noise**2 for lost in found])
    error = float(np.sqrt(max(np.var(real - rows @ weights) - noise, 0.0)))
    return round(float(weights[0]), 3), round(float(weights[1]), 3), round(error, 3)


def report(found: Sequence[Lost]) -> Iterator[str]:
    """The table of docs/review.md: what was judged, and what was lost when played on, with 95 % intervals."""
    yield "| players | verdict | choices | by the scales | judged loss | played on | by race | by open-race |"
    yield "|---|---|---|---|---|---|---|---|"
    for players in sorted({lost.players for lost in found}):
        by_verdict: dict[Verdict, list[tuple[float, Lost]]] = {}
        for lost in found:
            if lost.players == players:
                loss, error = weigh_loss(players, lost.judged, lost.played)
                by_verdict.setdefault(verdict(loss, error), []).append((loss, lost))
        for word in Verdict:
            if part := by_verdict.get(word):
                rows = [
                    (lost.judged, loss, (lost.by_race + lost.by_open_race) / 2, lost.by_race, lost.by_open_race)
                    for loss, lost in part
                ]
                columns = np.array(rows)
                margins = Z_95 * columns.std(axis=0) / max(len(part) - 1, 1) ** 0.5
                scales, judged, *played = columns.mean(axis=0)
                cells = [f"{mean:.3f} ±{margin:.3f}" for mean, margin in zip(played, margins[2:], strict=True)]
                yield f"| {players} | {word} | {len(part)} | {scales:.3f} | {judged:.3f} | {' | '.join(cells)} |"
    yield f"\nCode {code()}."


def main() -> None:
    """Play, fit or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="print some choices and what they lost")
    play.add_argument("--players", type=int, required=True)
    play.add_argument("--games", type=int, required=True)
    play.add_argument("--begin", type=int, default=0, help="the number of the first game")
    play.add_argument("--pairs", type=int, default=200, help="in how many worlds both choices are played on")
    play.add_argument("--seed", required=True)
    commands.add_parser("fit", help="read choices, print the file of scales with their losses")
    commands.add_parser("check", help="read choices, print how the losses do")
    options = parser.parse_args()
    if options.command == "play":
        for number in range(options.begin, options.begin + options.games):
            for lost in losses(options.players, number, options.seed, options.pairs):
                sys.stdout.buffer.write(msgspec.json.encode(lost) + b"\n")
                sys.stdout.buffer.flush()
        return
    found = [msgspec.json.decode(line, type=Lost) for line in sys.stdin.buffer]
    if options.command == "fit":
        fits = {
            players: fit([lost for lost in found if lost.players in group]) for group in GROUPS for players in group
        }
        content = msgspec.structs.replace(fitted(), losses=fits)
        print(msgspec.json.encode(content).decode())
    else:
        print("\n".join(report(found)))


if __name__ == "__main__":
    main()

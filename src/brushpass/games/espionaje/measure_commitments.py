"""Measure whether what the scales say of late commitments shows in the deals (docs/review.md).

    python -m brushpass.games.espionaje.measure_commitments play --players 2 --games 250 --seed fit >> late
    python -m brushpass.games.espionaje.measure_commitments report < late

After an accusation nothing is left to play: the deal says at once what the better cards would have won. `play` prints
one line for each late commitment that the scales take to have lost something: how much, and what it really lost.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
import numpy as np

from brushpass.core.messages import Prompt
from brushpass.core.seats import others
from brushpass.games.espionaje.open.cards import Cards
from brushpass.games.espionaje.open.choices import Ask, Choice, Commit
from brushpass.games.espionaje.review import Judge
from brushpass.games.espionaje.review_cases import TABLES, code, minds_at, play_judged, seat_all
from brushpass.games.espionaje.review_scale import Kind
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from brushpass.research.review.verdicts import EQUAL, MARKS, Judgement
from brushpass.research.simulate import seed_of

Z_95: Final = 1.96
BLUNDER: Final = MARKS[0][0]


class Late(msgspec.Struct, frozen=True, array_like=True):
    """A late commitment that seems to have lost something."""

    players: int
    table: str
    judged: float
    """What it lost, by the scales."""
    lost: int
    """1 if the better cards would have won this deal and these did not, -1 the other way round, else 0."""


def late(table: str, players: int, number: int, seed: str) -> Iterator[Late]:
    """The late commitments of one game."""
    laid: list[tuple[Judge, Commit, Judgement]] = []

    def decided(judge: Judge, prompt: Prompt, choice: Choice) -> None:
        if prompt.ask == Ask.COMMIT:
            assert isinstance(choice, Commit)
            laid.append((judge, choice, judge.compared(prompt, choice)))

    luck = seed_of(f"{seed} {table} {players}", number)
    named = minds_at(table, players, luck)
    play_judged(seat_all(named, luck), named, luck, decided)
    solution = ESPIONAJE.deal.from_seed(luck, players).solution
    (accuser,) = (judge.seat for judge, commit, _ in laid if judge.kind(commit) is Kind.ACCUSATION)
    checked = (accuser, *others(accuser, players))
    right = {judge.seat for judge, commit, _ in laid if _cards(commit) == solution}
    for judge, commit, found in laid:
        if judge.seat != accuser and found.loss > EQUAL:
            is_in_time = right.isdisjoint(checked[: checked.index(judge.seat)])
            gain = (_cards(found.best) == solution) - (_cards(commit) == solution)
            yield Late(players, table, found.loss, gain if is_in_time else 0)


def _cards(commit: Commit) -> Cards:
    return commit.city, commit.device, commit.agent


def report(found: Sequence[Late]) -> Iterator[str]:
    """The table of docs/review.md."""
    yield "| players | late commitments | loss by the scales | lost in the deals |"
    yield "|---|---|---|---|"
    for players in sorted({case.players for case in found}):
        for least in (EQUAL, BLUNDER):
            part = [case for case in found if case.players == players and case.judged > least]
            if len(part) > 1:
                judged, lost = np.array([(case.judged, case.lost) for case in part]).T
                margin = Z_95 * lost.std(ddof=1) / len(part) ** 0.5
                name = str(len(part)) if least == EQUAL else f"{len(part)} of {BLUNDER} or more"
                yield f"| {players} | {name} | {judged.mean():.3f} | {lost.mean():.3f} ±{margin:.3f} |"
    yield f"\nCode {code()}."


def main() -> None:
    """Play or report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="print late commitments and what they lost")
    play.add_argument("--players", type=int, required=True)
    play.add_argument("--games", type=int, required=True, help="how many of each table")
    play.add_argument("--seed", required=True)
    commands.add_parser("report", help="read late commitments, print what they lost")
    options = parser.parse_args()
    if options.command == "play":
        for table in TABLES:
            for number in range(options.games):
                for case in late(table, options.players, number, options.seed):
                    sys.stdout.buffer.write(msgspec.json.encode(case) + b"\n")
        return
    print("\n".join(report([msgspec.json.decode(line, type=Late) for line in sys.stdin.buffer])))


if __name__ == "__main__":
    main()

"""Measure whether the chances of a review come true (docs/review.md).

    python -m brushpass.research.review.measure play secrets --players 4 --games 500 --seed fresh >> cases
    python -m brushpass.research.review.measure check < cases

`play` plays games, judges some decisions of each as a review does, and prints one line for each: what the choice was
judged to be worth, and whether its player won. A table is one level, or mixed: then everybody's level is drawn anew for
each game. Few decisions of many games say more than many of few, because all decisions of a game share its end.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from brushpass.core.messages import Prompt
from brushpass.core.record import Record, Recorder
from brushpass.core.replay import replay
from brushpass.core.seats import Seat
from brushpass.games.kits import find_kit, load
from brushpass.games.registry import find
from brushpass.minds.play import run
from brushpass.minds.registry import find as find_mind
from brushpass.minds.registry import prepare
from brushpass.research.arena.code import print_of
from brushpass.research.review.calibration import Case, heading, put, rows, summaries
from brushpass.research.review.review import check_judge, minds_of
from brushpass.research.simulate import rng_of, seed_of

MIXED: Final = "mixed"


def play(game: str, table: str, players: int, luck: bytes) -> Record:
    """One game of a table."""
    levels, lots, rules = find_kit(game).levels, Random(luck), find(game)
    named = [lots.choice(list(levels.values())) if table == MIXED else levels[table] for _ in range(players)]
    for name in set(named):
        prepare(name, game)
    minds = [find_mind(name)(game, Seat(seat), rng_of(luck, Seat(seat))) for seat, name in enumerate(named)]
    deal = rules.deal.from_seed(luck, players)
    recorder = Recorder(rules, players, rules.rules(), deal, seed=luck, minds=tuple(named))
    run(rules, players, rules.rules(), deal, minds, recorder)
    return recorder.record()


class Moment(NamedTuple):
    """A decision of a game, and a judge who has seen what led to it."""

    judge: Any
    prompt: Prompt
    choice: Any
    seat: Seat
    won: bool


def moments(record: Record, lots: Random, count: int) -> Iterator[Moment]:
    """Some decisions of a game at random."""
    game, judges = find(record.game), load(check_judge(record.game))
    (setup, before), *replayed = replay(record, game)
    happened: list[Any] = [*setup]
    decisions = []
    for step, (events, after) in zip(record.steps, replayed, strict=True):
        prompt = game.prompts(before)[step.seat]
        if judges.is_judged(prompt):
            decisions.append((step, prompt, len(happened)))
        happened += events
        before = after
    outcome = game.outcome(before)
    assert outcome is not None, "the game was played to its end"
    for step, prompt, place in lots.sample(decisions, min(count, len(decisions))):
        judge = judges.Judge(step.seat, minds_of(record))
        for seen in game.seen_by(step.seat, tuple(happened[:place])):
            judge.see(seen)
        choice = game.choice_notation.read(step.choice)
        yield Moment(judge, prompt, choice, step.seat, won=step.seat in outcome.winners)


def judged(record: Record, lots: Random, count: int, *, table: str, number: int) -> Iterator[Case]:
    """The same as cases: what was asked, what the choice was worth, and whether its player won."""
    for judge, prompt, choice, _, won in moments(record, lots, count):
        yield Case(table, str(prompt.ask), number, judge.judge(prompt, choice).value, won)


def report(found: list[Case], game: str, players: int) -> Iterator[str]:
    """The tables of docs/review.md."""
    mixed = [case for case in found if case.table == MIXED]
    games = {
        table: len({case.game for case in found if case.table == table}) for table in (case.table for case in found)
    }
    counted = ", ".join(f"{table} {count:,}" for table, count in games.items())
    yield f"\n**{find_kit(game).title}, {players} players**, games: {counted}.\n"
    if mixed:
        whole = [case._replace(kind="every decision") for case in mixed]
        yield from (*heading(), *rows(whole), *rows(mixed), "")
    yield from summaries(found)


def code(game: str) -> str:
    """The fingerprint of the rules, of all levels, and of the judge."""
    kit = find_kit(game)
    parts = (kit.game, *sorted({kit.minds[name] for name in kit.levels.values()}), kit.judge)
    return print_of([str(part).partition(":")[0] for part in parts])


def main() -> None:
    """Play or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="print some decisions of some games")
    playing.add_argument("game")
    playing.add_argument("--players", type=int, required=True)
    playing.add_argument("--table", default=MIXED, help="a level (default: mixed)")
    playing.add_argument("--games", type=int, required=True)
    playing.add_argument("--begin", type=int, default=0, help="the number of the first game")
    playing.add_argument("--decisions", type=int, default=2, help="how many of each game")
    playing.add_argument("--seed", required=True)
    checking = commands.add_parser("check", help="read decisions of one game, print what was judged and what happened")
    checking.add_argument("--page", type=Path, help="write the tables into this page")
    options = parser.parse_args()
    if options.command == "play":
        for number in range(options.begin, options.begin + options.games):
            luck = seed_of(f"{options.seed} {options.table} {options.players}", number)
            record = play(options.game, options.table, options.players, luck)
            for case in judged(record, Random(luck), options.decisions, table=options.table, number=number):
                sys.stdout.buffer.write(msgspec.json.encode((options.game, options.players, case)) + b"\n")
                sys.stdout.buffer.flush()
        return
    found: dict[int, list[Case]] = {}
    game = ""
    for line in sys.stdin.buffer:
        game, players, case = msgspec.json.decode(line, type=tuple[str, int, Case])
        found.setdefault(players, []).append(case)
    lines = [line for players, cases in sorted(found.items()) for line in report(cases, game, players)]
    lines.append(f"\nCode {code(game)}.")
    if options.page:
        put(options.page, f"{game} chances", lines)
    else:
        print("\n".join(lines))


if __name__ == "__main__":
    main()

"""Fit the scales of the judge of ESPIONAJE CARTAS (`review_scale`), and measure how they do (docs/review.md).

    python -m brushpass.games.espionaje.fit_review play --players 2 --games 2000 --seed fit >> cases
    python -m brushpass.games.espionaje.fit_review fit < cases > review_scale.json
    python -m brushpass.games.espionaje.fit_review check --page docs/review.md < fresh-cases

`play` prints one line for each decision: what the judge reckoned, and whether this player won. Every level plays in a
table of its own, and all of them with some other minds in mixed tables, drawn anew for each game.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from brushpass.games.espionaje.minds.dossier.hands import Weights
from brushpass.games.espionaje.open.cards import Rules
from brushpass.games.espionaje.review_cases import MIXED, TABLES, Case, cases, code, moments
from brushpass.games.espionaje.review_fit import fit, fit_bends, fit_shares
from brushpass.games.espionaje.review_scale import Fitted, Laid, fitted, shares, to_scale
from brushpass.research.review import calibration
from brushpass.research.review.levels import Levels

SWITCHES: Final = ("clue_accusation", "accuse_after_asking", "no_early_accusation")
PART: Final = "espionaje chances"
"""The generated part of the page."""


def judged(found: Iterable[Case]) -> list[calibration.Case]:
    """The same cases, with what people would be shown: who lays cards down shares one game with the others."""
    shown: list[calibration.Case] = []
    for at_once in moments(found):
        chances = [to_scale(case.kind, case.signs, case.reckoned) for case in at_once]
        if len(at_once) > 1:
            laid = [Laid(case.kind, value, case.signs.levels.own) for case, value in zip(at_once, chances, strict=True)]
            chances = shares(at_once[0].signs.players, laid)
        for case, value in zip(at_once, chances, strict=True):
            shown.append(calibration.Case(case.table, str(case.kind), case.game, value, case.won))
    return shown


def as_strangers(found: Iterable[Case]) -> Iterator[Case]:
    """The cases of mixed tables as people have them: their own level is unknown, and perhaps the others' are too."""
    for case in found:
        if case.table == MIXED:
            for name, levels in (("people among bots", Levels(None, case.signs.levels.others)), ("people", Levels())):
                signs = case.signs._replace(levels=levels)
                yield msgspec.structs.replace(case, table=f"{MIXED}, as {name}", signs=signs)


def together(found: Iterable[Case]) -> Weights:
    """For each accusation: the chances of all who lay cards down, added up."""
    laid = [at_once for at_once in moments(found) if len(at_once) > 1]
    return np.array([sum(case.judged for case in judged(at_once)) for at_once in laid])


def report(found: Sequence[Case], folder: Path | None) -> Iterator[str]:
    """The tables of docs/review.md; the curves go to the folder."""
    parts: dict[tuple[str, int], list[Case]] = defaultdict(list)
    for case in found:
        parts[case.signs.rule, case.signs.players].append(case)
    for (rule, players), part in sorted(parts.items()):
        shown, sums = judged(part), together(part)
        mixed = [case for case in shown if case.table == MIXED]
        games = Counter(table for table, _ in {(case.table, case.game) for case in part})
        counted = ", ".join(f"{table} {games[table]:,}" for table in TABLES if games[table])
        yield f"\n**{players} players{rule and f', {rule}'}**, {games.total():,} games: {counted}. Mixed tables:\n"
        yield from (*calibration.heading(), *calibration.rows(mixed), "")
        yield from calibration.summaries([*shown, *judged(as_strangers(part))])
        if len(sums):
            yield f"\nAt accusations all chances add up to {100 * sums.mean():.1f} % in the mean"
            yield f"and to {100 * sums.max():.1f} % at most."
        if folder is not None and not rule:
            title = f"ESPIONAJE CARTAS, {players} players: judged and happened, %"
            (folder / f"espionaje-{players}.svg").write_text(calibration.picture(title, shown), encoding="utf-8")
    yield f"\nCode {code()}."


def main() -> None:
    """Play, fit or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="print the decisions of some games")
    play.add_argument("--players", type=int, required=True)
    play.add_argument("--games", type=int, required=True, help="of each table")
    play.add_argument("--begin", type=int, default=0, help="the number of the first game")
    play.add_argument("--table", action="append", choices=TABLES, help="who plays (default: all tables)")
    play.add_argument("--seed", required=True)
    play.add_argument("--rule", action="append", choices=SWITCHES, default=[], help="a switch that is on")
    commands.add_parser("fit", help="read decisions, print the file of scales")
    check = commands.add_parser("check", help="read decisions, print how the scales do")
    check.add_argument("--page", type=Path, help="the page that shows them; the curves go to a folder beside it")
    options = parser.parse_args()
    if options.command == "play":
        rules = Rules(**dict.fromkeys(options.rule, True))
        for table in options.table or TABLES:
            for number in range(options.begin, options.begin + options.games):
                for case in cases(table, options.players, number, options.seed, rules):
                    sys.stdout.buffer.write(msgspec.json.encode(case) + b"\n")
        return
    found = [msgspec.json.decode(line, type=Case) for line in sys.stdin.buffer]
    if options.command == "fit":
        games = len({(case.table, case.game, case.signs.players, case.signs.rule) for case in found})
        weights = fit(found)
        bends = fit_bends(found, weights)
        shared = fit_shares(found, weights, bends)
        content = Fitted(f"{len(found)} decisions of {games} games", weights, bends, fitted().losses, shared)
        print(msgspec.json.encode(content).decode())
    else:
        folder = None if options.page is None else options.page.with_suffix("")
        lines = list(report(found, folder))
        print("\n".join(lines))
        if options.page is not None:
            calibration.put(options.page, PART, lines)


if __name__ == "__main__":
    main()

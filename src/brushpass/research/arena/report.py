"""The report of a study: what was measured, how precisely, and the command that measures it again."""

import shlex
from collections.abc import Sequence
from pathlib import Path

import msgspec

from brushpass.core.switches import setting_words
from brushpass.games.kits import find_kit
from brushpass.research.arena import parquet
from brushpass.research.arena.duels import Duel, duels
from brushpass.research.arena.estimate import Estimate
from brushpass.research.arena.page import Block, Command, Grid, Heading, Paragraph, Plot, html, markdown, write_plots
from brushpass.research.arena.plan import Plan
from brushpass.research.arena.plots import matrix, whiskers
from brushpass.research.arena.ratings import Rating, ratings
from brushpass.research.arena.study import Study

PLOTS = "plots"
PROTOCOL = (
    "Duplicate deals: the candidate sits at every seat in turn among minds of the table's kind; a whole table of that "
    "kind plays the same deals once, and the minds at the other seats have the same luck. The difference is paired "
    "deal by deal; intervals are 95 %. Rates are shares of all games; pp are percentage points."
)


class Results(msgspec.Struct, frozen=True):
    """The results of a study. All of them follow from the plan."""

    plan: Plan
    duels: list[Duel]
    ratings: list[Rating]
    """For a pool; empty for a single duel."""


def results(study: Study, *, is_pool: bool) -> Results:
    """The results of all games."""
    return Results(study.plan, duels(study), ratings(study) if is_pool else [])


def command(plan: Plan, *, is_pool: bool) -> str:
    """The command that measures the same again."""
    words = ["brushpass", "arena", plan.game, "--players", ",".join(map(str, plan.players))]
    words += (
        ["--pool", ",".join(plan.tables)] if is_pool else ["--candidate", plan.pairs[0][0], "--table", plan.tables[0]]
    )
    words += ["--deals", str(plan.deals), "--seed", plan.seed]
    for setting in setting_words(find_kit(plan.game).rules, plan.rules):
        words += ["--rule", setting]
    words += ["--talk"] * plan.talk
    return shlex.join(words)


def percent(value: float) -> str:
    """A rate, in percent."""
    return f"{100 * value:.1f} %"


def points(difference: Estimate) -> str:
    """A difference with its interval, in percentage points."""
    return f"{100 * difference.mean:+.1f} [{100 * difference.low:+.1f}, {100 * difference.high:+.1f}]"


def rate(estimate: Estimate) -> str:
    """A rate with its interval, in percent."""
    return f"{100 * estimate.mean:.1f} [{100 * max(0, estimate.low):.1f}, {100 * min(1, estimate.high):.1f}]"


def blocks(results: Results) -> list[Block]:
    """The page."""
    plan, is_pool = results.plan, bool(results.ratings)
    page: list[Block] = [
        Heading(1, f"Arena: {plan.game}, {', '.join(plan.tables) if is_pool else ' in '.join(plan.pairs[0])}"),
        Command(command(plan, is_pool=is_pool)),
        Paragraph(PROTOCOL),
        Paragraph(f"Seed {plan.seed}, {plan.deals:,} deals, {plan.games:,} games, code {plan.code}."),
        Heading(2, "Duels"),
        Grid(grid(results.duels)),
    ]
    rows = {f"{duel.candidate} in {duel.table}, {duel.players}": scaled(duel.difference) for duel in results.duels}
    page.append(Plot("difference", "Difference to the table's own mind", whiskers("Difference", rows, unit="pp")))
    page += [Heading(2, "By place"), Paragraph("Win rates; place 1 has the first turn."), Grid(_places(results.duels))]
    for players in plan.players if is_pool else ():
        page += [Heading(2, f"Pool of {players} players"), *_pool(players, results)]
    return page


def scaled(estimate: Estimate) -> Estimate:
    """The same in percent."""
    return Estimate(100 * estimate.mean, 100 * estimate.low, 100 * estimate.high)


def grid(duels: Sequence[Duel]) -> list[list[str]]:
    """A row for each duel."""
    head = ["players", "candidate", "table", "win rate %", "all-table %", "difference pp", "even share", "decided"]
    return [head] + [
        [
            str(duel.players),
            duel.candidate,
            duel.table,
            rate(duel.win_rate),
            rate(duel.baseline),
            points(duel.difference),
            percent(duel.even),
            percent(duel.decided),
        ]
        for duel in duels
    ]


def _places(duels: Sequence[Duel]) -> list[list[str]]:
    widest = max(duel.players for duel in duels)
    head = ["players", "mind", "table", *(str(place) for place in range(1, widest + 1))]
    rows = [head]
    for duel in duels:
        rest = [""] * (widest - duel.players)
        rows.append([str(duel.players), duel.candidate, duel.table, *map(percent, duel.by_seat), *rest])
        rows.append([str(duel.players), "all", duel.table, *map(percent, duel.baseline_by_seat), *rest])
    return rows


def _pool(players: int, results: Results) -> list[Block]:
    """Matrix, worst tables and ratings for one number of players."""
    minds = results.plan.tables
    cells = {
        (duel.candidate, duel.table): 100 * duel.difference.mean for duel in results.duels if duel.players == players
    }
    head = ["mind", "mean over tables pp", "worst table pp", "OpenSkill", "±"]
    rows = [head]
    for rating in [rating for rating in results.ratings if rating.players == players]:
        by_table = {table: value for (mind, table), value in cells.items() if mind == rating.mind}
        worst = min(by_table, key=by_table.__getitem__)
        mean, low = f"{sum(by_table.values()) / len(by_table):+.1f}", f"{by_table[worst]:+.1f} ({worst})"
        rows.append([rating.mind, mean, low, f"{rating.mu:.1f}", f"{rating.sigma:.1f}"])
    title = f"Cross-play, {players} players: row among column, pp"
    names = [*minds]
    table = [["candidate, in a table of", *names]]
    table += [[row, *(f"{cells[row, name]:+.1f}" if (row, name) in cells else "0" for name in names)] for row in names]
    return [Grid(table), Plot(f"cross-play-{players}", title, matrix(title, names, cells)), Grid(rows)]


def write(study: Study, results: Results, folder: Path) -> None:
    """games.parquet, results.json, report.md, report.html and the plots."""
    page = blocks(results)
    parquet.write(study, folder / "games.parquet")
    (folder / "results.json").write_bytes(msgspec.json.format(msgspec.json.encode(results)) + b"\n")
    (folder / "report.md").write_text(markdown(page, PLOTS), encoding="utf-8")
    (folder / "report.html").write_text(html(page), encoding="utf-8")
    write_plots(page, folder / PLOTS)

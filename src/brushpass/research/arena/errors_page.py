"""How often each level errs on the page docs/strength.md: for each game its levels and numbers of players."""

import shlex
from collections.abc import Iterable, Mapping
from itertools import pairwise

from brushpass.core.kit import Kit
from brushpass.games.kits import kits
from brushpass.research.arena.code import judged_fingerprint
from brushpass.research.arena.dial import levels_at
from brushpass.research.arena.dial_page import STALE
from brushpass.research.arena.estimate import Estimate
from brushpass.research.arena.ledger import ErrorsResult, Ledger
from brushpass.research.arena.page import Block, Command, Grid, Heading, Paragraph
from brushpass.research.arena.strength import LEDGER
from brushpass.research.review.verdicts import MARKS
from brushpass.wire.review import Verdict

SEED = "blunders"
LOSS = next(least for least, word in MARKS if word is Verdict.BLUNDER)
INTRODUCTION = (
    f"A blunder is a choice that the review judges to lose {LOSS:.2f} or more of the chance to win. All levels are "
    "asked what they would do in the same positions, those of tables of one level. For each level several minds answer "
    "(`--copies`), each with luck of its own. A cell says how many of the judged choices were blunders, in %, with "
    "half the 95 % interval. The interval counts deals, not decisions, because the decisions of one deal depend on "
    "each other. A dominated move is one that another option beats whatever the others do, for everybody to see."
)
REMARK = f"{STALE} Code that these figures follow from has changed since they were counted."

Column = Mapping[str, ErrorsResult]
"""The levels at one number of players."""


def blocks(ledger: Ledger) -> list[Block]:
    """The errors of every game that were measured; nothing if none were."""
    page: list[Block] = []
    for name, kit in kits().items():
        columns = {players: column for players in kit.players if (column := ledger.errors(name, players))}
        if columns:
            page += _game(kit, columns)
    return [Heading(2, "How often each level errs"), Paragraph(INTRODUCTION), *page] if page else []


def command(result: ErrorsResult) -> str:
    """The command that measured this."""
    words = ["brushpass", "arena", "blunders", result.game, "--players", str(result.players), "--among", result.among]
    words += ["--copies", str(result.copies), "--deals", str(result.deals)]
    words += ["--seed", result.seed] if result.seed != SEED else []
    return shlex.join([*words, "--ledger", LEDGER])


def _game(kit: Kit, columns: Mapping[int, Column]) -> list[Block]:
    results = [result for column in columns.values() for result in column.values()]
    rows = [["level", *(f"{players} players" for players in columns)]]
    rows += [[level.capitalize(), *(_cell(column.get(level)) for column in columns.values())] for level in kit.levels]
    page: list[Block] = [Heading(3, kit.title), Command("\n".join(dict.fromkeys(map(command, results)))), Grid(rows)]
    page.append(
        Paragraph(f"{_falls(kit, columns.values())} {_judged(columns)} {_dominated(columns)}{_commits(results)}")
    )
    if any(STALE in cell for row in rows for cell in row):
        page.append(Paragraph(REMARK))
    return page


def _cell(result: ErrorsResult | None) -> str:
    if result is None:
        return "-"
    return f"{result.blunders.mean:.1f} ±{_margin(result.blunders):.1f}{STALE * _is_stale(result)}"


def _is_stale(result: ErrorsResult) -> bool:
    """Whether the code has changed; it has also if a level has moved to another place of the dial, or is gone."""
    levels = levels_at(result.game, result.players)
    minds = levels.get(result.level), levels.get(result.among)
    return None in minds or result.code != judged_fingerprint(result.game, tuple(filter(None, minds)))


def _margin(share: Estimate) -> float:
    return (share.high - share.low) / 2


def _falls(kit: Kit, columns: Iterable[Column]) -> str:
    """At how many steps of the dial a level blunders less than the one below."""
    steps = [
        (column[below].blunders.mean, column[above].blunders.mean)
        for column in columns
        for below, above in pairwise(kit.levels)
        if below in column and above in column
    ]
    falling = sum(above < below for below, above in steps)
    return f"From a level to the next higher one the share falls at {falling} of {len(steps)} steps."


def _judged(columns: Mapping[int, Column]) -> str:
    counts = {players: max(result.decisions for result in column.values()) for players, column in columns.items()}
    return f"Decisions that were judged: {_by_players(counts)}."


def _dominated(columns: Mapping[int, Column]) -> str:
    """In how many decisions such a move was open, and who took it most often."""
    counts = {players: max(result.open for result in column.values()) for players, column in columns.items()}
    if not any(counts.values()):
        return "No decision offered a dominated move."
    opened = f"Decisions that offered a dominated move: {_by_players(counts)}"
    most = max(
        (result for column in columns.values() for result in column.values() if result.open),
        key=lambda result: result.dominated.mean,
    )
    if not most.dominated.mean:
        return f"{opened}; no level took one."
    share = f"{most.dominated.mean:.2f} ±{_margin(most.dominated):.2f} %"
    return f"{opened}; {most.level.capitalize()} took one in {share} of them with {most.players}, the highest share."


def _by_players(counts: Mapping[int, int]) -> str:
    return ", ".join(f"{count:,} with {players} players" for players, count in counts.items())


def _commits(results: Iterable[ErrorsResult]) -> str:
    commits = list(dict.fromkeys(result.commit for result in results if result.commit))
    return f" Counted at commit {', '.join(commits)}." if commits else ""

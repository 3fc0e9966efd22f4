"""A plan, played: from the first chunk to all games, with a folder to go on from and a bar to look at."""

from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

import msgspec

from brushpass.research.arena.folder import PLAN, Folder
from brushpass.research.arena.match import Row
from brushpass.research.arena.plan import Chunk, Plan
from brushpass.research.arena.workers import played
from brushpass.research.progress import ProgressBar


class Means(NamedTuple):
    """With what a plan is played. It makes no difference to the games."""

    processes: int = 1
    ray: str | None = None
    """Address of a Ray cluster."""


class Table(NamedTuple):
    """A kind of table."""

    players: int
    table: str
    candidate: str | None


class Study(NamedTuple):
    """All games of a plan."""

    plan: Plan
    rows: dict[Table, list[Row]]
    """By deal, and by the candidate's seat within."""


def study(plan: Plan, means: Means = Means(), folder: Path | None = None) -> Study:  # noqa: B008  it is a value
    """Play what is left of a plan."""
    keeper = None if folder is None else Folder(folder, plan)
    done = [] if keeper is None else keeper.open()
    rows = _gathered(plan, done)
    with ProgressBar("Playing games", plan.games, sum(map(len, done))) as bar:
        for chunk, found in played(plan, after=len(done), processes=means.processes, ray=means.ray):
            if keeper is not None:
                keeper.append(found)
            rows[_table(chunk)] += found
            bar.advance(len(found))
    return Study(plan, dict(rows))


def kept(plan: Plan, folder: Path) -> Study:
    """What a folder has of a plan, by whatever code it was played, without playing.

    The numbers of players that are not done are left out.
    """
    if not (folder / PLAN).exists():
        return Study(msgspec.structs.replace(plan, players=()), {})
    begun = Folder(folder, plan).plan()
    plan = msgspec.structs.replace(plan, code=begun.code)
    rows = _gathered(plan, Folder(folder, plan).open())
    found = {
        players: sum(len(own) for table, own in rows.items() if table.players == players) for players in plan.players
    }
    needed = {players: plan.deals * (len(plan.tables) + len(plan.pairs) * players) for players in plan.players}
    done = tuple(players for players in plan.players if found[players] == needed[players])
    return Study(msgspec.structs.replace(plan, players=done), dict(rows))


def _gathered(plan: Plan, done: list[list[Row]]) -> dict[Table, list[Row]]:
    """The games of the first chunks, table by table."""
    rows: dict[Table, list[Row]] = defaultdict(list)
    for chunk, found in zip(plan.chunks(), done, strict=False):
        rows[_table(chunk)] += found
    return rows


def _table(chunk: Chunk) -> Table:
    return Table(chunk.players, chunk.table, chunk.candidate)

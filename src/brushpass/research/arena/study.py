"""Plays a plan, from the first chunk to the last game, with a folder to continue from and a progress bar."""

from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

from brushpass.research.arena.chunk_games import Row
from brushpass.research.arena.folder import Folder
from brushpass.research.arena.plan import Chunk, Plan
from brushpass.research.arena.workers import play_chunks
from brushpass.research.progress import ProgressBar


class Workers(NamedTuple):
    """Who plays a plan. This makes no difference to the games."""

    processes: int = 1
    ray: str | None = None
    """Address of a Ray cluster."""


class TableKind(NamedTuple):
    """A kind of table: how many play, and which minds."""

    players: int
    table: str
    """The mind at every seat but the candidate's."""
    candidate: str | None
    """The mind that is measured; None for a table of one mind."""


class Study(NamedTuple):
    """All games of a plan."""

    plan: Plan
    rows: dict[TableKind, list[Row]]
    """By deal, and by the candidate's seat within each deal."""


def run_study(plan: Plan, workers: Workers = Workers(), path: Path | None = None) -> Study:  # noqa: B008  it is a value
    """Play what is left of a plan. With a path, games are stored there as they are played."""
    folder = None if path is None else Folder(path, plan)
    stored = [] if folder is None else folder.open()
    rows = by_kind(plan, stored)
    with ProgressBar("Playing games", plan.games, sum(map(len, stored))) as bar:
        for chunk, games in play_chunks(plan, after=len(stored), processes=workers.processes, ray=workers.ray):
            if folder is not None:
                folder.append(games)
            rows[_kind(chunk)] += games
            bar.advance(len(games))
    return Study(plan, dict(rows))


def by_kind(plan: Plan, stored: list[list[Row]]) -> dict[TableKind, list[Row]]:
    """The games of the first chunks, by kind of table."""
    rows: dict[TableKind, list[Row]] = defaultdict(list)
    for chunk, games in zip(plan.chunks(), stored, strict=False):
        rows[_kind(chunk)] += games
    return rows


def _kind(chunk: Chunk) -> TableKind:
    return TableKind(chunk.players, chunk.table, chunk.candidate)

"""All games of a study as one Parquet file, for further analysis."""

from pathlib import Path
from typing import Any

from msgspec.structs import astuple

from brushpass.research.arena.study import Study
from brushpass.research.extras import load


def write(study: Study, path: Path) -> None:
    """One row for each game: players, table, candidate, and the fields of `chunk_games.Row`."""
    frame(study).write_parquet(path)


def frame(study: Study) -> Any:
    """The games as a Polars frame, one kind of table after the other."""
    polars: Any = load("polars")
    small, word = polars.UInt16, polars.String
    schema = {"players": small, "table": word, "candidate": word, "deal": polars.UInt32, "seat": small}
    schema |= {"first": small, "winners": polars.List(small), "reason": word, "turns": small, "decisions": small}
    games = [(*kind, *astuple(row)) for kind, rows in study.rows.items() for row in rows]
    return polars.DataFrame(games, schema, orient="row")

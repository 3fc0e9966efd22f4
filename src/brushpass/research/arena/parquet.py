"""All games of a study as one Parquet file, for whoever wants to ask more of them."""

from pathlib import Path
from typing import Any

from msgspec.structs import astuple

from brushpass.research.arena.study import Study
from brushpass.research.extras import load


def write(study: Study, path: Path) -> None:
    """One row a game: players, table, candidate, and the fields of `match.Row`."""
    frame(study).write_parquet(path)


def frame(study: Study) -> Any:
    """The games as a Polars frame, table by table."""
    polars: Any = load("polars")
    small, word = polars.UInt16, polars.String
    schema = {"players": small, "table": word, "candidate": word, "deal": polars.UInt32, "seat": small}
    schema |= {"first": small, "winners": polars.List(small), "reason": word, "turns": small, "decisions": small}
    games = [(*table, *astuple(row)) for table, rows in study.rows.items() for row in rows]
    return polars.DataFrame(games, schema, orient="row")

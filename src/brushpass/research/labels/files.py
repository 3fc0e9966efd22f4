"""Labels of many records: one row for each claim, as JSON lines or as a Parquet file."""

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, BinaryIO, Final, NamedTuple

import msgspec

from brushpass.core.errors import BadRecord
from brushpass.core.record import decode
from brushpass.research.extras import load
from brushpass.research.labels.kinds import TRUST
from brushpass.research.labels.labelling import labels
from brushpass.research.labels.pairs import pairs

PARQUET: Final = "polars"
"""The package that writes Parquet."""
Row = dict[str, Any]


class Job(NamedTuple):
    """One record to be labelled."""

    file: str
    line: int
    text: bytes
    is_pairs: bool = False
    """Whether paired worlds are wanted instead of labels."""
    trust: float = TRUST


def rows_of(job: Job) -> list[Row]:
    """A row for each claim of a record; refuses a record that does not follow the rules, and says where it is."""
    try:
        record = decode(job.text)
        head = {"file": job.file, "line": job.line, "game": record.game, "players": record.players}
        made: Iterable[Any] = pairs(record) if job.is_pairs else labels(record, trust=job.trust)
        return [head | msgspec.to_builtins(one) for one in made]
    except BadRecord as refusal:
        raise BadRecord(f"{job.file}:{job.line}: {refusal}", refusal.step) from None


def all_rows(work: list[Job], processes: int = 1) -> Iterator[list[Row]]:
    """The rows of each record, in order, made by this many processes. All refuse a record alike."""
    if processes == 1:
        yield from map(rows_of, work)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from pool.map(rows_of, work, chunksize=8)


def write_parquet(rows: list[Row], file: BinaryIO) -> None:
    """Labels as one Parquet file. A claim is JSON text there, because every phrase has its own fields."""
    polars: Any = load(PARQUET)
    small, word, number = polars.UInt16, polars.String, polars.Float64
    hearer = polars.Struct({"seat": small, "before": number, "after": number, "refutes": polars.Boolean})
    schema = {"file": word, "line": polars.UInt32, "game": word, "players": small, "number": small, "source": word}
    schema |= {"after": small, "told": small, "seat": small, "claim": word, "truth": polars.Boolean, "standing": word}
    schema |= {"chance": number, "implied_truth": polars.Boolean, "kind": word, "certificate": polars.List(small)}
    schema |= {"hearers": polars.List(hearer)}
    plain = [row | {"claim": msgspec.json.encode(row["claim"]).decode()} for row in rows]
    polars.DataFrame(plain, schema, orient="row").write_parquet(file)

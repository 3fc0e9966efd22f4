"""The logs of all tables in a SQLite file, and their index.

Entries lie in the order of writing. The newest are not in the index yet: a reader goes through all of them, and
whatever changes entries or looks for tables adds them to the index first (docs/decisions/0038). The writer has the
statements that append (`sqlite_writer`).
"""

import sqlite3
from collections.abc import Mapping, Sequence

from brushpass.store.contract import PAGE, StoredEntry

NEWEST = "id > (select id from indexed)"
"""Whether an entry is not in the index yet."""
INDEX = (
    f"""
    insert into entries_by_table (table_id, number, id)
    select table_id, number, id from entries where {NEWEST} order by table_id, number
    """,
    "update indexed set id = (select max(id) from entries) where id < (select max(id) from entries)",
)
"""Adds the newest entries to the index. Whatever changes entries, or looks for tables, does this first."""

# One row, because every row waits for the interpreter lock: up to 5 ms beside a busy event loop. A long log is read in
# pages: SQLite has no strings of more than 1 GB.
READ = f"""
    select group_concat(number || ' ' || at || ' ' || hex(body), char(10)) from (
      select number, at, body from entries
      where id in (
        select id from entries_by_table where table_id = :table and number > :after order by number limit :limit
      )
      union all select number, at, body from entries where {NEWEST} and table_id = :table and number > :after
      order by number limit :limit
    )
"""
HEADS = f"""
    select json_group_object(value, max(
      coalesce((select max(number) from entries_by_table where table_id = value), 0), coalesce(newest.number, 0)
    ))
    from json_each(?) left join (
      select table_id, max(number) as number from entries where {NEWEST} group by table_id
    ) as newest on newest.table_id = value
"""
"""The number of the last entry of each of these tables, 0 for a table without a log."""
IDLE_TABLES = """
    with recursive known (name) as (
      select min(table_id) from entries_by_table
      union all select (select min(table_id) from entries_by_table where table_id > known.name)
      from known where known.name is not null
    )
    select name from known where (
      select at from entries
      where id = (select id from entries_by_table where table_id = name order by number desc limit 1)
    ) < ?
"""
LAST_AT = """
    select at from entries
    where id = (select id from entries_by_table where table_id = ? order by number desc limit 1)
"""
DROP = (
    "delete from entries where id in (select id from entries_by_table where table_id = ? and number <= ?)",
    "delete from entries_by_table where table_id = ? and number <= ?",
)
"""Drops a table's log up to a number."""
APPEND_AT = """
    insert into entries (table_id, number, at, body) select :table, :expected + 1, :at, :body
    where :expected = (select coalesce(max(number), 0) from entries_by_table where table_id = :table)
"""
REWRITE = """
    update entries set body = ? where id = (select id from entries_by_table where table_id = ? and number = ?)
"""
LAST_NUMBER = 2**63 - 1
"""No entry has a higher number."""


def index(connection: sqlite3.Connection) -> None:
    """Add the newest entries to the index."""
    for statement in INDEX:
        connection.execute(statement)


def page(table: str, after: int, reader: sqlite3.Connection) -> list[StoredEntry]:
    """The first entries of a table after a number."""
    [log] = reader.execute(READ, {"table": table, "after": after, "limit": PAGE}).fetchone()
    rows = (row.split(" ") for row in log.split("\n")) if log else ()
    return sorted(StoredEntry(int(number), int(at) / 1e6, bytes.fromhex(body)) for number, at, body in rows)


def append_at(connection: sqlite3.Connection, table: str, expected: int, at: int, body: bytes) -> bool:
    """Whether an entry was appended: the last one has to have the expected number."""
    index(connection)
    values = {"table": table, "expected": expected, "at": at, "body": body}
    return connection.execute(APPEND_AT, values).rowcount == 1


def rewrite(connection: sqlite3.Connection, table: str, bodies: Mapping[int, bytes]) -> None:
    """Replace the bodies of entries, by their numbers."""
    index(connection)
    connection.executemany(REWRITE, [(body, table, number) for number, body in bodies.items()])


def drop(connection: sqlite3.Connection, table: str, last: int = LAST_NUMBER) -> None:
    """Drop the entries of a table up to a number."""
    index(connection)
    for statement in DROP:
        connection.execute(statement, (table, last))


def idle_tables(reader: sqlite3.Connection, before: int) -> list[str]:
    """The tables in the index that have not moved since then."""
    return [row[0] for row in reader.execute(IDLE_TABLES, (before,))]


def drop_idle(connection: sqlite3.Connection, tables: Sequence[str], before: int) -> int:
    """How many of these tables had not moved since then, and were dropped."""
    index(connection)
    last = {table: connection.execute(LAST_AT, (table,)).fetchone() for table in tables}
    idle = [table for table, row in last.items() if row is not None and row[0] < before]
    for table in idle:
        drop(connection, table)
    return len(idle)

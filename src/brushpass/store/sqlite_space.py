"""Frees the disk space of what was dropped from a SQLite file.

A file that was made for it (`auto_vacuum`) is shortened a few pages at a time, and appends go on in between. A file
made by 0.1.0 has to be rewritten once, and appends wait for that; afterwards it is like the others.
"""

import sqlite3
import time

from brushpass.store.sqlite_writer import retry_while_locked

INCREMENTAL = 2
"""SQLite's number for a file that can be shortened a few pages at a time."""
PAGES_AT_ONCE = 500
PAUSE_SECONDS = 0.005
"""How long others have the file to themselves in between."""
MAX_REWRITTEN_BYTES = 256_000_000
"""A running server does not rewrite a larger file: appends would wait for more than a few seconds."""


def prepare(connection: sqlite3.Connection) -> None:
    """Let a file that is still empty be shortened later. For any other file this changes nothing yet."""
    connection.execute("pragma auto_vacuum = incremental")


def shrink(connection: sqlite3.Connection, timeout_seconds: float, max_rewritten_bytes: float) -> None:
    """Shorten the file by the space it does not need. A file made by 0.1.0 stays as it is if it is too large."""
    if _number(connection, "auto_vacuum") == INCREMENTAL:
        _shorten(connection, timeout_seconds)
    elif _number(connection, "page_count") * _number(connection, "page_size") <= max_rewritten_bytes:
        prepare(connection)
        retry_while_locked(connection, "vacuum", timeout_seconds)
    # Only now does the file itself change; if somebody is reading, the next checkpoint does it.
    connection.execute("pragma wal_checkpoint(truncate)").fetchall()


def _shorten(connection: sqlite3.Connection, timeout_seconds: float) -> None:
    while _number(connection, "freelist_count"):
        retry_while_locked(connection, "begin immediate", timeout_seconds)
        connection.execute(f"pragma incremental_vacuum({PAGES_AT_ONCE})").fetchall()
        connection.execute("commit")
        time.sleep(PAUSE_SECONDS)


def _number(connection: sqlite3.Connection, name: str) -> int:
    """A number that SQLite keeps about the file."""
    number: int = connection.execute(f"pragma {name}").fetchone()[0]
    return number

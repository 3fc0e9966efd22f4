"""Opens the file of a SQLite store: creates it if asked to, sets it up, and brings its schema up to date."""

import contextlib
import errno
import os
import sqlite3
from pathlib import Path
from typing import Literal

from brushpass.store.contract import NoSuchStore
from brushpass.store.schema import missing
from brushpass.store.sqlite_space import prepare
from brushpass.store.sqlite_writer import retry_while_locked

HAS_TABLE = "select count(*) from sqlite_master where type = 'table' and name = ?"

WAL_PAGES = 8000
"""How many pages SQLite's write-ahead log holds (32 MB) before they are copied to the file. Commits write the same few
hundred pages again and again, so if we copy rarely, we copy less."""


def open_file(
    path: Path, durable: Literal["FULL", "NORMAL"], timeout_seconds: float, *, create: bool
) -> sqlite3.Connection:
    """The connection that writes, once the file is up to date. Without `create` the file must already be a store."""
    if create:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # it holds secrets
    elif not path.exists():
        raise NoSuchStore(f"{path}: there is no such file")
    connection = connect(path, timeout_seconds)
    try:
        if not create and not connection.execute(HAS_TABLE, ("schema_version",)).fetchone()[0]:
            raise NoSuchStore(f"{path}: nothing is stored there")
        prepare(connection)
        retry_while_locked(
            connection, "pragma journal_mode = wal", timeout_seconds
        )  # another process may do the same at this moment
        connection.execute(f"pragma synchronous = {durable}")
        connection.execute(f"pragma wal_autocheckpoint = {WAL_PAGES}")
        connection.execute("pragma secure_delete = on")  # what people have erased must not stay in the file
        migrate(connection)
        connection.execute("pragma busy_timeout = 0")  # the writer does its own waiting
    except BaseException:
        connection.close()
        raise
    return connection


def connect(path: Path, timeout_seconds: float) -> sqlite3.Connection:
    """A connection that begins no transaction by itself."""
    return sqlite3.connect(path, timeout=timeout_seconds, isolation_level=None, check_same_thread=False)


def reason(error: sqlite3.Error | OSError) -> str:
    """Why a file cannot be opened. If a file is where a folder should be, the system would only say that it exists."""
    if isinstance(error, FileExistsError):
        return os.strerror(errno.ENOTDIR)
    return str(error.strerror if isinstance(error, OSError) else error)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date. The file is locked meanwhile, so other processes find it done."""
    connection.execute("begin immediate")
    try:
        connection.execute("create table if not exists schema_version (version integer not null)")
        version = connection.execute("select coalesce(max(version), 0) from schema_version").fetchone()[0]
        has_entries = connection.execute(HAS_TABLE, ("entries",)).fetchone()[0] > 0
        for number, script in missing("sqlite", version, has_entries=has_entries):
            for statement in script.split(";\n"):
                connection.execute(statement)
            connection.execute("delete from schema_version")
            connection.execute("insert into schema_version values (?)", (number,))
        connection.execute("commit")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("rollback")
        raise

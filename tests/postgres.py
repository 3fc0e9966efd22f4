"""A throw-away PostgreSQL for a test session, run as an ordinary user even when the tests run as root.

It listens on a socket in a temporary folder only, so there is no port to collide on. It does not wait for the disk:
what it has written survives being killed all the same, and only the machine's own crash would lose it.
"""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import quote

import psycopg
import pytest

OPTIONS = {"listen_addresses": "", "fsync": "off", "full_page_writes": "off", "max_connections": "100"}


def program(name: str) -> str:
    """Where a program of PostgreSQL is."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    found = shutil.which(name) or (str(places[-1]) if places else None)
    if found is None:
        raise RuntimeError(f"these tests need PostgreSQL ({name}); Debian, Ubuntu: apt install postgresql")
    return found


class Server:
    """A PostgreSQL of our own, with as many empty schemas as are asked for."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._environment = {**os.environ, "LC_ALL": "C.UTF-8", "HOME": str(folder)}
        self._user: dict[str, Any] = {}
        self._names = (f"test{number}" for number in count(1))
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            known = {user.pw_name: user for user in pwd.getpwall()}
            user = known.get("postgres") or known["nobody"]
            self._user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            os.chown(folder, user.pw_uid, user.pw_gid)
        initdb = [program("initdb"), "-D", "data", "-A", "trust", "-U", "test", "-E", "UTF8", "--no-sync"]
        subprocess.run(initdb, check=True, stdout=subprocess.DEVNULL, **self._options())

    def _options(self) -> dict[str, Any]:
        return {"cwd": self._folder, "env": self._environment, **self._user}

    def address(self, **settings: str) -> str:
        """The address of its database, with settings for every connection."""
        options = quote(" ".join(f"-c{name}={value}" for name, value in settings.items()))
        return f"postgresql://test@/postgres?host={self._folder}&options={options}"

    def new_schema(self, **settings: str) -> str:
        """The address of an empty schema, which is to its users like an empty database, but is made at once."""
        name = next(self._names)
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f"create schema {name}".encode())
        return self.address(search_path=name, **settings)

    def start(self) -> None:
        """Start it and wait until it answers."""
        options = [word for name, value in OPTIONS.items() for word in ("-c", f"{name}={value}")]
        command = [program("postgres"), "-D", "data", "-k", str(self._folder), *options]
        self._running, theirs = os.pipe()
        with open(self._folder / "log", "ab") as log, open(theirs, "wb") as end:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, pass_fds=[end.fileno()], **self._options()
            )
        for _ in range(600):
            if self._process.poll() is not None:
                raise RuntimeError((self._folder / "log").read_text())
            try:
                psycopg.connect(self.address()).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.05)
        raise RuntimeError("PostgreSQL does not answer")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT breaks off every connection, SIGQUIT is a crash, SIGKILL the death of its first process."""
        self._process.send_signal(how)
        self._process.wait(30)
        with open(self._running, "rb") as end:
            end.read()  # until its last process has ended, which the first, if killed, does not wait for


@contextmanager
def throw_away() -> Iterator[Server]:
    """A running PostgreSQL with nothing in it, which is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="postgres-"))
    try:
        server = Server(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)  # nobody needs the data any more
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A running PostgreSQL. A test that stops it starts it again."""
    with throw_away() as server:
        yield server

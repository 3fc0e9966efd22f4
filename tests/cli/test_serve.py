"""A server that cannot start says why in one line, before any process of it runs; one that starts says where."""

import errno
import json
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.commands import Ran, call, program

SERVE = ("serve", "--port", "0")
UNCHECKED = """
import sys
from brushpass.cli import main
from brushpass.server import serve
if __name__ == "__main__":
    serve.check_store = lambda config: None
    sys.exit(main(sys.argv[1:]))
"""
ONE_AND_TWO = [(*SERVE,), (*SERVE, "--workers", "2"), ("play", "--no-browser")]


def started(*_: object) -> None:
    raise AssertionError("the server was started")


@pytest.fixture
def idle(monkeypatch: pytest.MonkeyPatch) -> None:
    """No server is started in the process of the tests."""
    monkeypatch.setattr("brushpass.server.serve.serve", started)


@contextmanager
def taken() -> Iterator[str]:
    """A port that something else listens on."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield str(other.getsockname()[1])


def is_failure(ran: Ran, told: str) -> bool:
    return ran.status == 2 and not ran.out and ran.err.startswith(f"brushpass: {told}") and ran.err.count("\n") == 1


@pytest.mark.usefixtures("idle")
@pytest.mark.parametrize("command", ONE_AND_TWO)
@pytest.mark.parametrize(
    ("data", "told"),
    [
        ("postgresql://127.0.0.1:1/x", "store-unavailable: PostgreSQL: OperationalError: connection failed"),
        ("postgresql://bob:hun#ter@2:x@127.0.0.1:1/x", "store-unavailable: the address of the database cannot be"),
        ("postgresql://bob:hun@ter@127.0.0.1:1/x", "store-unavailable: the address of the database cannot be"),
        ("mysql://bob:hunter@localhost/x", "bad-address: a store is a folder, a .db file or postgresql://"),
        ("no.db", "store-unavailable: no.db: file is not a database"),
        ("file", "store-unavailable: file/brushpass.db: Not a directory"),
        ("no.db/folder", "store-unavailable: no.db/folder/brushpass.db: Not a directory"),
    ],
)
def test_a_store_that_cannot_be_opened_is_reported_in_one_line(
    command: tuple[str, ...],
    data: str,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("no.db").write_text("no database" * 100)
    Path("file").write_text("no folder")
    ran = call(capsys, [*command, "--data", data])
    assert is_failure(ran, told), ran
    assert "hun" not in ran.err
    assert "ter@" not in ran.err
    assert {path.name for path in tmp_path.iterdir()} == {"no.db", "file"}


@pytest.mark.usefixtures("idle")
@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize(
    ("host", "told"),
    [
        ("nowhere.invalid", "no-such-host: no address is known for the host 'nowhere.invalid'"),
        ("a..b", "no-such-host: no address is known for the host 'a..b'"),
        ("192.0.2.1", "no-such-host: this machine has no address '192.0.2.1'"),
    ],
)
def test_a_host_of_another_machine_is_reported_in_one_line(
    workers: str, host: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = call(capsys, [*SERVE, "--workers", workers, "--host", host, "--data", str(tmp_path)])
    assert is_failure(ran, told), ran


@pytest.mark.usefixtures("idle")
@pytest.mark.parametrize("command", [("serve",), ("serve", "--workers", "2"), ("play", "--no-browser", "--here")])
def test_a_port_that_is_taken_is_reported_in_one_line(
    command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with taken() as port:
        ran = call(capsys, [*command, "--port", port, "--data", str(tmp_path)])
    assert is_failure(ran, f"port-taken: another program listens on port {port}"), ran


@pytest.mark.usefixtures("idle")
@pytest.mark.parametrize("command", ["serve", "play"])
@pytest.mark.parametrize(
    ("number", "told"),
    [
        (errno.EACCES, "port-forbidden: this user may not listen on port 80"),
        (errno.ENOBUFS, "cannot-listen: host '"),
    ],
)
def test_only_a_port_that_is_taken_is_called_so(
    command: str,
    number: int,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def bind(self: socket.socket, address: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("socket.socket.bind", bind, raising=False)
    ran = call(capsys, [command, "--port", "80", "--data", str(tmp_path)])
    assert is_failure(ran, told), ran


def test_the_real_program_leaves_no_traceback() -> None:
    ran = program(*SERVE, "--workers", "2", "--data", "postgresql://127.0.0.1:1/x")
    assert is_failure(ran, "store-unavailable: "), ran


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_server_on_any_port_logs_where_it_listens(workers: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "brushpass", *SERVE, "--workers", workers, "--data", str(tmp_path)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            assert process.stderr is not None
            line = json.loads(process.stderr.readline())
            assert (line["level"], line["message"]) == ("info", "the server listens")
            with urllib.request.urlopen(f"{line['address']}/api/ready", timeout=30) as answer:
                assert answer.status == 200
            process.send_signal(signal.SIGINT)
            assert process.wait(30) == 0
            assert process.stderr.read() == ""
        finally:
            process.kill()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_store_that_fails_at_the_last_moment_is_logged_and_gives_2(workers: str, tmp_path: Path) -> None:
    (tmp_path / "t0ken").write_text("no folder")
    arguments = [*SERVE, "--workers", workers, "--data", str(tmp_path / "t0ken")]
    done = subprocess.run([sys.executable, "-c", UNCHECKED, *arguments], capture_output=True, text=True, timeout=60)
    *lines, last = done.stderr.splitlines()
    assert (done.returncode, last) == (2, "brushpass: not-started: a server process could not start; its log says why")
    assert "store-unavailable" in [json.loads(line).get("code") for line in lines]
    assert "t0ken" not in done.stderr


@pytest.mark.usefixtures("idle")
@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_retention_that_is_too_long_is_refused(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    ran = call(capsys, [command, "--retention", "9" * 32])
    assert is_failure(ran, "usage: argument --retention: must be a number of days from 0 to 36500"), ran

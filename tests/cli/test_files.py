"""A stream keeps what was written before a failure; a draft is written whole, or leaves nothing behind."""

import contextlib
import os
import stat
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from brushpass.cli.failure import Failure
from brushpass.cli.files import drafting, writing


def write(file: Path, text: bytes, *, force: bool = False, then: Callable[[], object] = int) -> None:
    """Write to a file, and do something else before it is complete."""
    with drafting(str(file), force=force) as out:
        out.write(text)
        out.flush()
        assert not file.exists() or force, "it has no name yet"
        then()


def interrupted() -> None:
    raise KeyboardInterrupt


def test_a_stream_keeps_what_was_written_before_an_interrupt(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with contextlib.suppress(KeyboardInterrupt), writing(str(file), force=False) as out:
        assert out is not None
        out.write(b"a game")
        interrupted()
    assert file.read_bytes() == b"a game"


def test_a_file_has_its_name_once_all_of_it_is_written(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    write(file, b"whole")
    assert file.read_bytes() == b"whole"
    assert os.listdir(tmp_path) == ["games.jsonl"]
    (tmp_path / "plain").touch()
    assert file.stat().st_mode == (tmp_path / "plain").stat().st_mode, "others may read it as any other file"


def test_a_failure_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        write(tmp_path / "games.jsonl", b"half", then=interrupted)
    with pytest.raises(ZeroDivisionError):
        write(tmp_path / "games.jsonl", b"half", then=lambda: 1 / 0)
    assert os.listdir(tmp_path) == []


def test_a_failure_leaves_the_file_that_was_to_be_replaced(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"before")
    file.chmod(0o640)
    with pytest.raises(KeyboardInterrupt):
        write(file, b"half", force=True, then=interrupted)
    assert file.read_bytes() == b"before"
    assert os.listdir(tmp_path) == ["games.jsonl"]
    write(file, b"after", force=True)
    assert file.read_bytes() == b"after"
    assert stat.S_IMODE(file.stat().st_mode) == 0o640
    assert os.listdir(tmp_path) == ["games.jsonl"]


def test_a_file_that_somebody_else_has_written_meanwhile_is_not_lost(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with pytest.raises(Failure) as failure:
        write(file, b"ours", then=lambda: file.write_bytes(b"theirs"))
    assert failure.value.code == "file-exists"
    assert file.read_bytes() == b"theirs"
    assert os.listdir(tmp_path) == ["games.jsonl"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "deep" / "games.jsonl", tmp_path / "link"
    file.parent.mkdir()
    link.symlink_to(file)
    write(link, b"first", force=True)
    write(link, b"second", force=True)
    assert link.is_symlink()
    assert file.read_bytes() == b"second"
    assert os.listdir(file.parent) == ["games.jsonl"]


def test_a_pipe_stays_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()), daemon=True)
    reader.start()
    write(pipe, b"through", force=True)
    reader.join(10)
    assert read == [b"through"]
    assert pipe.is_fifo()
    assert os.listdir(tmp_path) == ["pipe"]

"""Files of records, one per line. `-` is stdin or stdout."""

import contextlib
import errno
import os
import secrets
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from brushpass.cli.failure import Failure
from brushpass.core.record import Record, decode

STREAM = "-"


def read_lines(name: str) -> Iterator[tuple[int, bytes]]:
    """The lines of a file that are not blank, with their numbers, from 1.

    A record that a JSON formatter has spread over many lines counts as one line.
    """
    with contextlib.ExitStack() as stack:
        file = sys.stdin.buffer if name == STREAM else stack.enter_context(open(name, "rb"))
        for number, line in enumerate(file, start=1):
            if line.strip() == b"{":
                yield number, line + file.read()
            elif line.strip():
                yield number, line


def read_record(name: str, line: int) -> Record:
    """The record on the given line of a file."""
    for number, text in read_lines(name):
        if number == line:
            return decode(text)
    raise Failure("no-such-line", f"{name} has no record on line {line}")


def check_output(name: str, *, force: bool) -> None:
    """Refuse a file that cannot be written, before any work is done. One that exists needs `force`."""
    path, target = Path(name), _target(name)
    if name == STREAM:
        return
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), name)
    if path.exists() and not force:
        raise Failure("file-exists", f"{name}; --force writes over it")
    if not target.parent.is_dir():
        raise Failure("no-such-file", f"{name}: there is no folder {target.parent}")
    needed = [target] if target.exists() else []
    needed += [] if _is_special(target) else [target.parent]
    if not all(os.access(place, os.W_OK) for place in needed):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), name)


@contextlib.contextmanager
def writing(name: str | None, *, force: bool) -> Iterator[BinaryIO | None]:
    """A file to write to, or None if none is wanted. A file that exists is refused unless `force` is set.

    It gets its name when everything is written. A failure leaves nothing behind, and a file that was there as it was.
    """
    if name is None:
        yield None
        return
    if name == STREAM:
        yield sys.stdout.buffer
        return
    check_output(name, force=force)
    target = _target(name)
    if _is_special(target):
        with open(name, "wb") as file:
            yield file
        return
    draft = target.with_name(f".{secrets.token_hex(8)}.part")
    try:
        with open(draft, "xb") as file:
            yield file
        check_output(name, force=force)  # it may have been written by somebody else meanwhile
        if target.exists():
            shutil.copymode(target, draft)
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


def _target(name: str) -> Path:
    """The file itself, where a name is a link to it."""
    path = Path(name)
    return path.resolve() if path.is_symlink() and not _is_special(path) else path


def _is_special(path: Path) -> bool:
    """Whether this is a pipe or a device, which nothing can take the place of."""
    return path.exists() and not path.is_file()

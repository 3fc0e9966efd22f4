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
    path = Path(name)
    if name == STREAM:
        return
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), name)
    if path.exists() and not force:
        raise Failure("file-exists", f"{name}; --force writes over it")
    if not path.parent.is_dir():
        raise Failure("no-such-file", f"{name}: there is no folder {path.parent}")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), name)


@contextlib.contextmanager
def writing(name: str | None, *, force: bool) -> Iterator[BinaryIO | None]:
    """A file to write to, or None if none is wanted. A file that exists is refused unless `force` is set.

    What was written before a failure or Ctrl-C stays: each line is good by itself.
    """
    if name is None:
        yield None
    elif name == STREAM:
        yield sys.stdout.buffer
    else:
        check_output(name, force=force)
        with open(name, "wb" if force else "xb") as file:
            yield file


@contextlib.contextmanager
def drafting(name: str, *, force: bool) -> Iterator[BinaryIO]:
    """A file to write to that gets its name only when all of it is written, for results that are good only as a whole.

    A failure leaves nothing behind, and a file that was there stays as it was.
    """
    path = Path(name)
    if name == STREAM:
        yield sys.stdout.buffer
        return
    check_output(name, force=force)
    if path.exists() and not path.is_file():  # nothing can take the place of a pipe or a device
        with open(name, "wb") as file:
            yield file
        return
    target = path.resolve()  # a link stays a link
    draft = target.with_name(f".{secrets.token_hex(8)}.part")
    try:
        with open(draft, "xb") as file:
            yield file
        check_output(name, force=force)  # somebody else may have written it meanwhile
        if target.exists():
            shutil.copymode(target, draft)
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)

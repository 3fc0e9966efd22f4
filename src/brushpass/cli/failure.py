"""Why a command failed: one line with a stable code."""

import sys

from brushpass.core.errors import Refusal

BAD_INPUT = 2


class Failure(Exception):
    """The command failed. Codes: usage, no-such-file, file-exists, no-such-line, no-such-step, bad-receipt, io-error.

    Refusals, and failures of stores, servers, the arena and reviews, have codes of their own.
    """

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code

    def report(self) -> int:
        """The exit code, after the failure is printed on stderr."""
        print(f"brushpass: {self.code}: {' '.join(str(self).split())}", file=sys.stderr)
        return BAD_INPUT


def of_refusal(refusal: Refusal) -> Failure:
    """A refusal as a failure with the same code."""
    return Failure(refusal.code, str(refusal))


def of_system(error: OSError) -> Failure:
    """An error of the file system as a failure."""
    name = "output" if error.filename is None else error.filename
    if isinstance(error, FileNotFoundError):
        return Failure("no-such-file", str(name))
    if isinstance(error, FileExistsError):
        return Failure("file-exists", str(name))
    return Failure("io-error", f"{name}: {error.strerror}")

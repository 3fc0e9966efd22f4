"""Why a command could not be carried out: one line with a stable code."""

import sys

from brushpass.core.errors import Refusal

BAD_INPUT = 2


class Failure(Exception):
    """A failure of the command line itself. Codes: usage, no-such-file, file-exists, no-such-line, no-such-step,
    io-error.

    Refusals, and failures of stores, servers, the arena and reviews, have codes of their own.
    """

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code

    def tell(self) -> int:
        """Say it on stderr; the exit code that goes with it."""
        print(f"brushpass: {self.code}: {' '.join(str(self).split())}", file=sys.stderr)
        return BAD_INPUT


def of_refusal(refusal: Refusal) -> Failure:
    """A refusal by the rules, under its own code."""
    return Failure(refusal.code, str(refusal))


def of_system(error: OSError) -> Failure:
    """A failure of files."""
    name = "output" if error.filename is None else error.filename
    if isinstance(error, FileNotFoundError):
        return Failure("no-such-file", str(name))
    if isinstance(error, FileExistsError):
        return Failure("file-exists", str(name))
    return Failure("io-error", f"{name}: {error.strerror}")

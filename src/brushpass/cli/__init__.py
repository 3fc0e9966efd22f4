"""The command line `brushpass`. It connects the other parts and knows no rules."""

import io
import os
import sys
from collections.abc import Sequence

from brushpass.cli.failure import Failure, of_refusal, of_system
from brushpass.core.errors import Refusal

INTERRUPTED = 130
PIPE_CLOSED = 141


def main(argv: Sequence[str] | None = None) -> int:
    """The exit code of one command: 0 done, 1 the answer is no, 2 bad usage or input.

    Every failure is one line on stderr, `brushpass: CODE: text`. Ctrl-C gives 130 and a closed pipe 141, silently.
    """
    try:
        _open_streams()
        from brushpass.cli.parser import parser  # slow to load, so Ctrl-C must work here too

        arguments = parser().parse_args(argv)
        status: int = arguments.run(arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # What is still buffered would fail again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except Failure as failure:
        return failure.report()
    except Refusal as refusal:
        return of_refusal(refusal).report()
    except OSError as error:
        return of_system(error).report()
    return status


def _open_streams() -> None:
    """Let a terminal replace letters that it lacks; refuse to run without stdout."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull)  # noqa: SIM115 (open as long as the program runs, and so is the next)
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w")  # noqa: SIM115
    if sys.stdout is None:
        raise Failure("io-error", "stdout is closed")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")

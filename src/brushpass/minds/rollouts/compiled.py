"""Functions compiled by Numba where it is installed (the extra `fast`). Without it they are ordinary, slow Python.

Machine code is kept in `__pycache__` for the next process. Numba compiles a function anew when its own file changes,
not when a function that it calls does: after a change here below, `make clean` or remove those folders.
"""

import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from typing import Final, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

IS_FAST: Final = find_spec("numba") is not None
"""Whether there is a compiler."""
MAKER: Final = "brushpass.minds.rollouts.secrets.ready"
QUIET: Final = subprocess.DEVNULL


def make_ahead() -> subprocess.Popen[bytes]:
    """Have all machine code made, and kept, by another process that gives way to everything else."""
    return subprocess.Popen([sys.executable, "-m", MAKER], stdin=QUIET, stdout=QUIET, stderr=QUIET)


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """The function as machine code, which lets other threads run meanwhile."""
    if not IS_FAST:
        return function
    from numba import njit

    try:
        return cast(Callable[P, R], njit(cache=True, nogil=True)(function))
    except RuntimeError:  # nowhere to keep it
        return cast(Callable[P, R], njit(nogil=True)(function))

"""Functions compiled by Numba where it is installed (the extra `fast`). Without it they are ordinary, slow Python.

Machine code is cached for the next process. Numba itself notices only when the file of a function changes, not when a
function that it calls does; so the cache's folder is named after a digest of the whole game, and a change anywhere in a
game's folder compiles its functions again.
"""

import hashlib
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from inspect import getfile
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

IS_FAST: Final = find_spec("numba") is not None
"""Whether there is a compiler."""
QUIET: Final = subprocess.DEVNULL
NICENESS: Final = 19
"""How far a process that compiles ahead gives way to all others."""


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """The function as machine code, which lets other threads run meanwhile."""
    if not IS_FAST:
        return function
    import numba

    config: Any = numba.config

    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder(game_folder(Path(getfile(function)))))
    try:
        return cast(Callable[P, R], numba.njit(cache=True, nogil=True)(function))
    except RuntimeError:  # there is nowhere to keep it
        return cast(Callable[P, R], numba.njit(nogil=True)(function))
    finally:
        config.CACHE_DIR = before


@cache
def game_folder(file: Path) -> Path:
    """The folder of the game that a file belongs to; without one, the file's own."""
    return next((folder for folder in file.parents if (folder / "kit.py").exists()), file.parent)


@cache
def cache_folder(game: Path) -> Path:
    """Where machine code of a game is kept: in NUMBA_CACHE_DIR, beside the source, or with temporary files."""
    kept_in = os.environ.get("NUMBA_CACHE_DIR")
    beside = game / "__pycache__"
    if kept_in is None:
        home = Path(tempfile.gettempdir()) / f"brushpass-{getattr(os, 'getuid', lambda: 0)()}"
        kept_in = str(beside if os.access(beside if beside.exists() else game, os.W_OK) else home)
    return Path(kept_in) / f"compiled-{digest(game)}"


def digest(game: Path) -> str:
    """16 digits that change when any module or table of numbers in a game's folder does, or this file."""
    own = hashlib.sha256(Path(__file__).read_bytes())
    for file in sorted(file for pattern in ("*.py", "*.json") for file in game.rglob(pattern)):
        own.update(b"\0".join((str(file.relative_to(game)).encode(), file.read_bytes())))
    return own.hexdigest()[:16]


def compile_ahead(module: str) -> subprocess.Popen[bytes]:
    """Have a kit's `warmup` compile all machine code, in another process that gives way to everything else."""
    return subprocess.Popen([sys.executable, "-m", module], stdin=QUIET, stdout=QUIET, stderr=QUIET)


class Compilation:
    """Whether the machine code of one game is loaded in this process: compiling takes long, loading does not.

    Callers that can wait call `wait`: research, where games must follow from the seed alone. A table with people at it
    must not stand still; there `is_ready` has another process compile, and says no until that is done.
    """

    def __init__(self, module: str, load: Callable[[], None]) -> None:
        """`module` compiles everything when it is run; `load` calls every compiled function with nothing to do."""
        self._module, self._load = module, load
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self.is_loaded = False

    def wait(self) -> None:
        """Load the code, or compile it first."""
        with self._lock:
            if not self.is_loaded:
                self._load()
                self.is_loaded = True

    def is_ready(self) -> bool:
        """Whether the code is loaded; if not, it soon will be. This takes at most as long as loading."""
        if self.is_loaded:
            return True
        with self._lock:
            if self._process is None:
                self._process = compile_ahead(self._module)
            is_compiled = self._process.poll() == 0
        if is_compiled:
            self.wait()
        return is_compiled


def compile_now(load: Callable[[], None], last: Any) -> int:
    """The exit code of a `warmup` that was run: 1 if what it compiled cannot be kept. `last` is a function it calls."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    load()
    statistics = getattr(last, "stats", None)
    return 0 if statistics is not None and statistics.cache_path else 1

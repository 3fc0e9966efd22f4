"""Functions compiled by Numba where it is installed (the extra `fast`). Without it they are ordinary, slow Python.

Machine code is cached for the next process. Numba itself only notices when the file of a function changes, not when a
function that it calls does. So the cache folder is named after a digest of the whole game: a change anywhere in a
game's folder compiles its functions again.
"""

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
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
"""The niceness of a process that compiles ahead of need: everything else goes first."""
CACHE_DAYS: Final = 30
"""Cache folders of other versions of a game are removed when they have not been written to for this long."""


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """The function as machine code, which lets other threads run meanwhile.

    Dividing by zero gives what NumPy gives: the check for it would keep the compiler from vectorising loops.
    """
    if not IS_FAST:
        return function
    import numba

    config: Any = numba.config

    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder(game_folder(Path(getfile(function)))))
    try:
        return cast(Callable[P, R], numba.njit(cache=True, nogil=True, error_model="numpy")(function))
    except RuntimeError:  # no folder can be written to
        return cast(Callable[P, R], numba.njit(nogil=True, error_model="numpy")(function))
    finally:
        config.CACHE_DIR = before


@cache
def game_folder(file: Path) -> Path:
    """The folder of the game that a file belongs to, or else the file's own folder."""
    return next((folder for folder in file.parents if (folder / "kit.py").exists()), file.parent)


@cache
def cache_folder(game: Path) -> Path:
    """Where a game's machine code is cached: in NUMBA_CACHE_DIR, beside the source, or with temporary files."""
    parent = os.environ.get("NUMBA_CACHE_DIR")
    beside = game / "__pycache__"
    if parent is None:
        home = Path(tempfile.gettempdir()) / f"brushpass-{getattr(os, 'getuid', lambda: 0)()}"
        parent = str(beside if os.access(beside if beside.exists() else game, os.W_OK) else home)
    folder = Path(parent) / f"compiled-{digest(game)}"
    if not folder.exists():
        remove_old_caches(folder.parent)
    return folder


def remove_old_caches(parent: Path) -> None:
    """Remove the caches of versions that were last compiled long ago. A process that still uses one has loaded it."""
    oldest = time.time() - CACHE_DAYS * 24 * 3600
    for folder in parent.glob("compiled-*"):
        with contextlib.suppress(OSError):  # another process was faster, or we may not
            if folder.stat().st_mtime < oldest:
                shutil.rmtree(folder, ignore_errors=True)


def digest(game: Path) -> str:
    """16 digits that change when any module or table of numbers in a game's folder changes, or this file."""
    content = hashlib.sha256(Path(__file__).read_bytes())
    for file in sorted(file for pattern in ("*.py", "*.json") for file in game.rglob(pattern)):
        content.update(b"\0".join((str(file.relative_to(game)).encode(), file.read_bytes())))
    return content.hexdigest()[:16]


def compile_ahead(module: str) -> subprocess.Popen[bytes]:
    """Run a kit's `warmup` in another process, which compiles everything at the lowest priority."""
    return subprocess.Popen([sys.executable, "-m", module], stdin=QUIET, stdout=QUIET, stderr=QUIET)


class Compilation:
    """Whether the machine code of one game is loaded in this process. Compiling takes long, loading does not.

    Callers that can wait call `wait`, such as research, where games must follow from the seed alone. A table with
    people at it must not wait: there `is_ready` lets another process compile, and says no until that has finished.
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
        """Whether the code is loaded. If not, starts to compile it elsewhere. Takes no longer than loading does."""
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
    """The exit code of a `warmup` that is run: 1 if its code cannot be cached. `last` is a function it calls."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    load()
    statistics = getattr(last, "stats", None)
    return 0 if statistics is not None and statistics.cache_path else 1

"""The engine of `engine/*.h`, compiled for this machine: by CuPy for its accelerator, or by a C++ compiler for a core.

One source serves both, so what the small runs of the tests show of it holds on the accelerator too.
"""

import ctypes
import hashlib
import os
import shutil
import subprocess
import sysconfig
import tempfile
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import numpy as np

from brushpass.core.errors import Refusal
from brushpass.games.secrets.minds.bots.choice_likelihoods import fitted
from brushpass.games.secrets.open.choices import Ask
from brushpass.research.extras import load

PARTS: Final = ("lanes", "board", "knowledge", "rules", "values", "evidence", "inputs", "tables", "kernels")
LANES: Final = 32
"""Threads that think about one table together (`engine/lanes.h`)."""
THREADS: Final = 128
"""Threads of a block."""
BLOCKS: Final = 8
"""Blocks that the compiler must leave room for on one processor of the accelerator."""


class MissingCompiler(Refusal):
    """There is nothing to compile the engine with."""

    code = "missing-compiler"

    def __init__(self) -> None:
        super().__init__("a C++ compiler is needed to train without an accelerator; set CXX to name one")


class Sizes:
    """What the engine for a number of players says of itself."""

    def __init__(self, numbers: Any) -> None:
        self.table, self.lists, self.inputs, self.options, self.group = (int(number) for number in numbers[:5])


class Device:
    """The engine for one number of players. `arrays` is NumPy or CuPy; all arguments of a call are its arrays."""

    def __init__(self, players: int, *, accelerator: bool) -> None:
        self.players = players
        self.arrays: ModuleType
        if accelerator:
            self._load_cupy()
        else:
            self._load_compiled()
        numbers = self.arrays.zeros(8, dtype=np.int32)
        self.call("sizes", 1, numbers)
        self.sizes = Sizes(numbers)

    def call(self, name: str, count: int, *arguments: Any) -> None:
        """Run a function of the engine for each of `count` tables or playouts."""
        if self._module is not None:
            blocks = (count * LANES + THREADS - 1) // THREADS
            if count:
                self._module.get_function(name)((blocks,), (THREADS,), (np.int32(count), *arguments))
            return
        values = [ctypes.c_void_p(a.ctypes.data) if isinstance(a, np.ndarray) else _scalar(a) for a in arguments]
        getattr(self._library, name)(ctypes.c_int(count), *values)

    def _load_cupy(self) -> None:
        cupy = load("cupy")
        self.arrays = cupy
        self._module = cupy.RawModule(code=source(self.players), options=("-std=c++17", "--use_fast_math"))

    def _load_compiled(self) -> None:
        self.arrays = np
        self._module = None
        self._library = ctypes.CDLL(str(_compiled(self.players)))


def _scalar(value: Any) -> Any:
    if isinstance(value, np.floating):
        return ctypes.c_float(float(value))
    return ctypes.c_uint32(int(value)) if isinstance(value, np.uint32) else ctypes.c_int(int(value))


def source(players: int) -> str:
    """The whole engine for a number of players, as one text."""
    folder, keenness = files(__package__) / "engine", fitted().keenness[players]
    numbers = ", ".join(f"{keenness[ask]:.4f}f" for ask in Ask)
    parts = [(folder / f"{part}.h").read_text(encoding="utf-8") for part in PARTS]
    names = {"N": players, "KEENNESS": numbers, "THREADS": THREADS, "BLOCKS": BLOCKS}
    return "\n".join([*(f"#define {name} {value}" for name, value in names.items()), *parts])


def _compiled(players: int) -> Path:
    """A library for this machine's processor, compiled once for each version of the engine."""
    compiler = os.environ.get("CXX") or shutil.which("c++") or shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        raise MissingCompiler
    text = source(players)
    command = [compiler, "-O3", "-ffast-math", "-fPIC", "-c", "-x", "c++"]
    link = [compiler, "-shared"]  # not with -ffast-math: that rounds tiny numbers of the whole process to 0
    digest = hashlib.sha256("\0".join([text, *command, *link]).encode()).hexdigest()[:16]
    folder = Path(tempfile.gettempdir()) / f"brushpass-engine-{os.getuid() if hasattr(os, 'getuid') else 0}"
    folder.mkdir(mode=0o700, exist_ok=True)
    library = folder / f"{digest}{sysconfig.get_config_var('SHLIB_SUFFIX') or '.so'}"
    if not library.exists():
        part = library.with_suffix(f".{os.getpid()}")
        compiled = part.with_name(f"{part.name}.o")
        subprocess.run([*command, "-", "-o", str(compiled)], input=text.encode(), check=True)
        subprocess.run([*link, str(compiled), "-o", str(part)], check=True)
        compiled.unlink()
        part.replace(library)
    return library

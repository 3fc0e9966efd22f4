"""Compiled code is cached, and never outlives the code it was made from: not even code in another file.

Each test runs small games of its own in new processes, as Numba keeps what it has compiled once in a process.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from brushpass.minds import jit

CALLEE = """
from brushpass.minds.jit import compiled

@compiled
def worth(cards):
    return {value} * cards
"""
CALLER = """
from brushpass.minds.jit import compiled
from small_game.rules import worth

@compiled
def total(cards):
    return worth(cards) + 1
"""
PROGRAM = """
from small_game.minds.search import total
print(total(5), sum(total.stats.cache_hits.values()), sum(total.stats.cache_misses.values()), total.stats.cache_path)
"""


class SmallGame:
    """A game folder with a compiled function in one file that calls a compiled function in another."""

    def __init__(self, parent: Path) -> None:
        self.folder = parent / "small_game"
        (self.folder / "minds").mkdir(parents=True)
        for name in ("__init__.py", "kit.py", "minds/__init__.py"):
            (self.folder / name).touch()
        (self.folder / "minds/search.py").write_text(CALLER)
        self.set_value(2)

    def set_value(self, value: int) -> None:
        (self.folder / "rules.py").write_text(CALLEE.format(value=value))

    def run(self) -> tuple[int, bool, Path]:
        """The result in a new process, whether it was loaded from the cache, and the folder of the cache."""
        path = os.pathsep.join([str(self.folder.parent), *filter(None, [os.environ.get("PYTHONPATH")])])
        environment = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env=environment | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            check=True,
        )
        result, hits, misses, cache = done.stdout.split()
        assert int(hits) + int(misses) == 1
        return int(result), hits == "1", Path(cache)

    def caches(self) -> set[Path]:
        return set((self.folder / "__pycache__").glob("compiled-*"))


@pytest.fixture
def game(tmp_path: Path) -> SmallGame:
    return SmallGame(tmp_path)


def test_a_caller_notices_that_a_function_in_another_file_has_changed(game: SmallGame) -> None:
    assert game.run()[:2] == (11, False)
    game.set_value(3)
    assert game.run()[:2] == (16, False), "a cached caller would have kept the old function inside it"


def test_an_unchanged_game_is_loaded_from_the_cache(game: SmallGame) -> None:
    first, second = game.run(), game.run()
    assert (first[:2], second[:2]) == ((11, False), (11, True))
    assert first[2] == second[2]
    [cache] = game.caches()
    assert cache in first[2].parents


def test_a_change_that_is_taken_back_finds_the_old_cache(game: SmallGame) -> None:
    game.run()
    game.set_value(3)
    game.run()
    game.set_value(2)
    assert game.run()[:2] == (11, True)
    assert len(game.caches()) == 2


def test_a_new_cache_removes_those_that_are_old_and_no_others(game: SmallGame) -> None:
    caches = game.folder / "__pycache__"
    old, recent, other = caches / "compiled-0123456789abcdef", caches / "compiled-fedcba9876543210", caches / "notes"
    for folder in (old, recent, other):
        (folder / "part").mkdir(parents=True)
    long_ago = time.time() - (jit.CACHE_DAYS + 1) * 24 * 3600
    for folder in (old, other):
        os.utime(folder, (long_ago, long_ago))
    game.run()
    assert not old.exists()
    assert recent.exists()
    assert other.exists()
    assert len(game.caches()) == 2


def test_the_digest_covers_code_and_numbers_anywhere_in_a_game(game: SmallGame) -> None:
    digests = {jit.digest(game.folder)}
    (game.folder / "minds/fitted.json").write_text("{}")
    digests.add(jit.digest(game.folder))
    (game.folder / "minds/search.py").rename(game.folder / "minds/deep_search.py")
    digests.add(jit.digest(game.folder))
    (game.folder / "notes.txt").write_text("decides nothing")
    digests.add(jit.digest(game.folder))
    assert len(digests) == 3


def test_a_file_belongs_to_the_game_whose_folder_has_a_kit(game: SmallGame, tmp_path: Path) -> None:
    assert jit.game_folder(game.folder / "minds" / "search.py") == game.folder
    assert jit.game_folder(tmp_path / "elsewhere" / "file.py") == tmp_path / "elsewhere"

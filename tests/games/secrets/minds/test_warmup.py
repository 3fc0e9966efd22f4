"""Those who can wait for compiled code do; for the others another process compiles it."""

import subprocess
from typing import Any

import pytest

from brushpass.games.secrets.minds.bots import believer_search
from brushpass.games.secrets.minds.playouts import warmup
from brushpass.games.secrets.minds.playouts.playout import play_out_options, set_knowledge
from brushpass.minds.jit import Compilation
from brushpass.minds.registry import prepare
from tests.games.secrets.minds.exactness import CASES, GAME, told
from tests.games.secrets.minds.tables import seated, table
from tests.laws.playing import play


class Compiler:
    """Stands in for the process that compiles."""

    begun = 0
    result: int | None = None

    def __init__(self, command: list[str], **_: Any) -> None:
        assert command[1:] == ["-m", warmup.__name__]
        Compiler.begun += 1

    def poll(self) -> int | None:
        return Compiler.result


@pytest.fixture
def compilation(monkeypatch: pytest.MonkeyPatch) -> Compilation:
    monkeypatch.setattr(subprocess, "Popen", Compiler)
    Compiler.begun, Compiler.result = 0, None
    return Compilation(warmup.__name__, warmup.load)


def test_whoever_cannot_wait_is_told_when_another_process_has_compiled_it(compilation: Compilation) -> None:
    assert [compilation.is_ready() for _ in range(2)] == [False, False]
    Compiler.result = 0
    assert [compilation.is_ready(), compilation.is_loaded] == [True, True]
    assert Compiler.begun == 1


def test_where_nothing_can_be_cached_it_is_never_ready(compilation: Compilation) -> None:
    Compiler.result = 1
    assert not compilation.is_ready()
    assert not compilation.is_ready()
    assert Compiler.begun == 1
    compilation.wait()
    assert compilation.is_ready()


def test_whoever_waits_needs_no_other_process(compilation: Compilation) -> None:
    compilation.wait()
    assert compilation.is_ready()
    assert Compiler.begun == 0


def test_until_it_is_ready_the_mind_plays_its_base_policy(
    compilation: Compilation, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = play(CASES[5], 3, most=9)
    [(viewer, prompt)] = GAME.prompts(game.state).items()
    minds = [seated(name, viewer) for name in ("believer-search", "believer-search", "likelihood")]
    for event in told(game, viewer):
        for mind in minds:
            mind.see(event)
    monkeypatch.setattr(believer_search, "COMPILATION", compilation)
    early, usual = minds[0].choose(prompt), minds[2].choose(prompt)
    Compiler.result = 0
    minds[1].choose(prompt)
    values = [mind._thought.value.tolist() for mind in minds]  # type: ignore[attr-defined]
    assert type(early) is type(usual)
    assert values[0] == values[2] != values[1]


def test_nothing_is_left_to_compile_after_waiting() -> None:
    prepare("believer-search", "secrets")
    assert warmup.COMPILATION.is_loaded
    functions: tuple[Any, ...] = (set_knowledge, play_out_options)
    before = [function.signatures for function in functions]
    table(["believer-search", "random", "greedy", "random", "random", "random", "random"], 1)
    assert [function.signatures for function in functions] == before
    assert [len(signatures) for signatures in before] == [1, 1]

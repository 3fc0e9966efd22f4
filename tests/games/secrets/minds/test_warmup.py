"""Compiled code is waited for by those who can, and made elsewhere for those who cannot."""

import subprocess
from typing import Any

import pytest

from brushpass.games.secrets.minds.bots import search
from brushpass.games.secrets.minds.playouts import warmup
from brushpass.games.secrets.minds.playouts.playout import know, try_all
from brushpass.minds.jit import Compilation
from brushpass.minds.registry import prepare
from tests.games.secrets.minds.exactness import CASES, GAME, told
from tests.games.secrets.minds.tables import seated, table
from tests.laws.playing import play


class Maker:
    """The other process, as far as it can be asked."""

    begun = 0
    result: int | None = None

    def __init__(self, command: list[str], **_: Any) -> None:
        assert command[1:] == ["-m", warmup.__name__]
        Maker.begun += 1

    def poll(self) -> int | None:
        return Maker.result


@pytest.fixture
def compilation(monkeypatch: pytest.MonkeyPatch) -> Compilation:
    monkeypatch.setattr(subprocess, "Popen", Maker)
    Maker.begun, Maker.result = 0, None
    return Compilation(warmup.__name__, warmup.load)


def test_whoever_cannot_wait_is_told_when_another_process_has_made_it(compilation: Compilation) -> None:
    assert [compilation.is_ready() for _ in range(2)] == [False, False]
    Maker.result = 0
    assert [compilation.is_ready(), compilation.is_loaded] == [True, True]
    assert Maker.begun == 1


def test_where_nothing_can_be_kept_it_is_never_ready(compilation: Compilation) -> None:
    Maker.result = 1
    assert not compilation.is_ready()
    assert not compilation.is_ready()
    assert Maker.begun == 1
    compilation.wait()
    assert compilation.is_ready()


def test_whoever_waits_needs_no_other_process(compilation: Compilation) -> None:
    compilation.wait()
    assert compilation.is_ready()
    assert Maker.begun == 0


def test_until_it_is_ready_the_mind_plays_its_blueprint(
    compilation: Compilation, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = play(CASES[5], 3, most=9)
    [(viewer, prompt)] = GAME.prompts(game.state).items()
    minds = [seated(name, viewer) for name in ("search", "search", "likelihood")]
    for event in told(game, viewer):
        for mind in minds:
            mind.see(event)
    monkeypatch.setattr(search, "COMPILATION", compilation)
    early, usual = minds[0].choose(prompt), minds[2].choose(prompt)
    Maker.result = 0
    minds[1].choose(prompt)
    values = [mind._thought.value.tolist() for mind in minds]  # type: ignore[attr-defined]
    assert type(early) is type(usual)
    assert values[0] == values[2] != values[1]


def test_nothing_is_left_to_compile_after_waiting() -> None:
    prepare("search", "secrets")
    assert warmup.COMPILATION.is_loaded
    functions: tuple[Any, ...] = (know, try_all)
    before = [function.signatures for function in functions]
    table(["search", "random", "greedy", "random", "random", "random", "random"], 1)
    assert [function.signatures for function in functions] == before
    assert [len(signatures) for signatures in before] == [1, 1]

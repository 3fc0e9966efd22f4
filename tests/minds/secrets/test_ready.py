"""Compiled code is waited for by those who can, and made elsewhere for those who cannot."""

import subprocess
from typing import Any

import pytest

from brushpass.minds.bots.secrets import search
from brushpass.minds.registry import prepare
from brushpass.minds.rollouts.secrets import ready
from brushpass.minds.rollouts.secrets.futures import know, try_all
from brushpass.minds.rollouts.secrets.ready import Workshop
from tests.laws.playing import play
from tests.minds.secrets.exactness import CASES, GAME, told
from tests.minds.secrets.tables import seated, table


class Maker:
    """The other process, as far as it can be asked."""

    begun = 0
    result: int | None = None

    def __init__(self, command: list[str], **_: Any) -> None:
        assert command[1:] == ["-m", ready.__name__]
        Maker.begun += 1

    def poll(self) -> int | None:
        return Maker.result


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Workshop:
    monkeypatch.setattr(subprocess, "Popen", Maker)
    Maker.begun, Maker.result = 0, None
    return Workshop()


def test_whoever_cannot_wait_is_told_when_another_process_has_made_it(workshop: Workshop) -> None:
    assert [workshop.is_ready() for _ in range(2)] == [False, False]
    Maker.result = 0
    assert [workshop.is_ready(), workshop.is_loaded] == [True, True]
    assert Maker.begun == 1


def test_where_nothing_can_be_kept_it_is_never_ready(workshop: Workshop) -> None:
    Maker.result = 1
    assert not workshop.is_ready()
    assert not workshop.is_ready()
    assert Maker.begun == 1
    workshop.wait()
    assert workshop.is_ready()


def test_whoever_waits_needs_no_other_process(workshop: Workshop) -> None:
    workshop.wait()
    assert workshop.is_ready()
    assert Maker.begun == 0


def test_until_it_is_ready_the_mind_plays_its_blueprint(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    game = play(CASES[5], 3, most=9)
    [(viewer, prompt)] = GAME.prompts(game.state).items()
    minds = [seated(name, viewer) for name in ("search", "search", "likelihood")]
    for event in told(game, viewer):
        for mind in minds:
            mind.see(event)
    monkeypatch.setattr(search, "WORKSHOP", workshop)
    early, usual = minds[0].choose(prompt), minds[2].choose(prompt)
    Maker.result = 0
    minds[1].choose(prompt)
    values = [mind._thought.value.tolist() for mind in minds]  # type: ignore[attr-defined]
    assert type(early) is type(usual)
    assert values[0] == values[2] != values[1]


def test_nothing_is_left_to_compile_after_waiting() -> None:
    prepare("search", "secrets")
    assert ready.WORKSHOP.is_loaded
    functions: tuple[Any, ...] = (know, try_all)
    before = [function.signatures for function in functions]
    table(["search", "random", "greedy", "random", "random", "random", "random"], 1)
    assert [function.signatures for function in functions] == before
    assert [len(signatures) for signatures in before] == [1, 1]

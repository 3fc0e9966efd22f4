"""Packages come in through their entry points, and are gone when they are uninstalled."""

import sys
from pathlib import Path

import pytest

from brushpass.core.errors import Malformed
from brushpass.games.kits import find_kit, kits, own_kits
from brushpass.games.registry import GAMES
from brushpass.minds.registry import foreign, mind_names, minds_of
from brushpass.research.arena.code import fingerprint, modules_reached
from tests.examples.installing import EXAMPLES, installed


def test_a_game_is_there_as_long_as_it_is_installed(tmp_path: Path) -> None:
    assert "left-luggage" not in kits()
    with installed(tmp_path, EXAMPLES / "left_luggage"):
        assert list(kits()) == [*own_kits(), "left-luggage"]
        assert find_kit("left-luggage").title == "LEFT LUGGAGE"
        assert GAMES["left-luggage"].name == "left-luggage"
        assert list(minds_of("left-luggage")) == ["random"]
    assert "left-luggage" not in kits()
    with pytest.raises(Malformed, match="no game is called 'left-luggage'"):
        find_kit("left-luggage")


def test_a_mind_is_there_as_long_as_it_is_installed(tmp_path: Path) -> None:
    assert "stubborn" not in mind_names()
    with installed(tmp_path, EXAMPLES / "stubborn"):
        assert foreign() == {"stubborn": {"secrets": "stubborn:Stubborn"}}
        assert "stubborn" in minds_of("secrets")
        assert "stubborn" not in minds_of("espionaje")
    assert "stubborn" not in mind_names()


def declared(package: Path, group: str, point: str, source: str) -> None:
    """Write a package with one module and one entry point."""
    (package / "pyproject.toml").write_text(
        f'[project]\nname = "broken"\nversion = "1"\n[project.entry-points."{group}"]\n{point}\n'
    )
    (package / "src" / "broken_plugin.py").write_text(source)


def test_the_fingerprint_of_a_study_covers_the_code_of_other_packages(
    package: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    declared(package, "brushpass.minds", 'broken = "broken_plugin:Mind"', "class Mind:\n    games = ('secrets',)\n")
    prints = []
    with installed(tmp_path_factory.mktemp("studied"), EXAMPLES / "left_luggage", package):
        for line in ("", "# a comment decides nothing\n", "LUCK = 3\n"):
            with open(package / "src" / "broken_plugin.py", "a") as file:
                file.write(line)
            fingerprint.cache_clear()
            prints.append(fingerprint("secrets", ("broken",)))
        reached = modules_reached(["left_luggage.sealed.game"])
    fingerprint.cache_clear()
    assert prints[0] == prints[1] != prints[2]
    assert {"left_luggage.sealed.rules", "left_luggage.open.sight", "brushpass.core.menu"} <= reached


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("raise OSError('no')", "the game broken of another package cannot be loaded: OSError"),
        ("KIT = 3", "the game broken of another package brings no kit: broken_plugin:KIT"),
        ("from left_luggage.kit import KIT", "two installed games are called 'left-luggage'"),
    ],
    ids=["fails", "no kit", "twice"],
)
def test_a_game_that_cannot_be_used_is_refused_in_one_line(
    package: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch, source: str, told: str
) -> None:
    declared(package, "brushpass.games", 'broken = "broken_plugin:KIT"', source)
    monkeypatch.delitem(sys.modules, "broken_plugin", raising=False)
    with (
        installed(tmp_path_factory.mktemp("one"), EXAMPLES / "left_luggage", package),
        pytest.raises(Malformed, match=told),
    ):
        kits()
    assert "left-luggage" not in kits()


def test_a_mind_that_cannot_be_loaded_is_left_out_with_a_warning(
    package: Path,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    declared(package, "brushpass.minds", 'broken = "broken_plugin:Mind"', "raise OSError('no')")
    monkeypatch.delitem(sys.modules, "broken_plugin", raising=False)
    with installed(tmp_path_factory.mktemp("two"), EXAMPLES / "stubborn", package):
        assert list(foreign()) == ["stubborn"]
    assert "the mind broken of another package cannot be loaded: OSError('no')" in caplog.text

"""What a kit may get wrong, one thing at a time."""

import dataclasses
import sys
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Literal

import pytest

from brushpass.core.kit import Kit
from brushpass.core.messages import Rules
from brushpass.games.espionaje.kit import KIT
from brushpass.games.registry import GAMES
from brushpass.research.laws import contract
from brushpass.research.laws.broken import Broken


def changed(**fields: Any) -> Kit:
    return dataclasses.replace(KIT, **fields)


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"name": "Espionaje"}, "the kit's name is 'Espionaje'"),
        ({"players": range(2, 9)}, "the kit's players is range(2, 9)"),
        ({"asked_in_secret": frozenset({"turn"})}, "different questions that are secret"),
    ],
    ids=["name", "players", "secret"],
)
def test_a_kit_that_disagrees_with_its_game_is_told(fields: dict[str, Any], told: str) -> None:
    with pytest.raises(Broken) as broken:
        contract.agreement(changed(**fields), GAMES["espionaje"])
    assert told in str(broken.value)


@pytest.mark.parametrize(
    ("name", "players", "told"),
    [
        ("Nine Lives", range(2, 5), "a name is lower-case letters"),
        ("nine-lives", range(2, 10), "2 to 8 can play"),
        ("nine-lives", range(1, 3), "2 to 8 can play"),
        ("nine-lives", range(2, 8, 2), "a range without gaps"),
    ],
)
def test_names_and_numbers_that_the_house_cannot_use(name: str, players: range, told: str) -> None:
    game = dataclasses.replace(GAMES["espionaje"], name=name, players=players)
    with pytest.raises(Broken, match=told):
        contract.agreement(changed(name=name, players=players), game)


@pytest.mark.parametrize("part", ["dossier", "judge", "face", "gates", "page"])
def test_a_part_that_is_not_there_is_told(part: str) -> None:
    with pytest.raises(Broken, match=part):
        contract.parts(changed(**{part: "brushpass.games.espionaje.nowhere:Thing"}))


def test_a_level_without_a_mind_is_told() -> None:
    with pytest.raises(Broken, match="stands for the mind 'oracle'"):
        contract.levels(changed(levels={"rookie": "oracle"}))
    with pytest.raises(Broken, match="at least one level"):
        contract.levels(changed(levels=MappingProxyType({})))
    with pytest.raises(Broken, match="names the mind 'oracle'"):
        contract.levels(changed(slow=frozenset({"oracle"})))


class Numbers(Rules, frozen=True):
    rounds: int = 3


class Second(Rules, frozen=True):
    begins: Literal["chance", "winner"] = "winner"


class Spaced(Rules, frozen=True):
    begins: Literal["by chance", "winner"] = "by chance"


class Unknown(Rules, frozen=True):
    written: ClassVar[frozenset[str] | None] = frozenset({"quick"})


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        (Numbers, "rounds is neither on or off nor one of several words"),
        (Second, "begins is not at its first value by default"),
        (Spaced, "begins has words that no notation can write"),
        (Unknown, "there is no switch quick to write"),
    ],
)
def test_a_switch_that_no_table_can_offer_is_told(rules: type[Rules], told: str) -> None:
    with pytest.raises(Broken, match=told):
        contract.shapes(dataclasses.replace(GAMES["espionaje"], rules=rules))


@pytest.mark.parametrize(
    ("words", "sight"),
    [
        ("from leaky_box.sealed import game", "from leaky_box.words import secret"),
        ("from .sealed import game", "from ..words import secret"),
        ("from . import sealed", "from .. import words"),
        ("import leaky_box.sealed.game", "import leaky_box.words"),
    ],
    ids=["absolute", "relative", "packages", "plain"],
)
def test_open_code_that_imports_the_truth_is_told_however_indirectly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: str, sight: str
) -> None:
    package = tmp_path / "leaky_box"
    for folder in (package, package / "open", package / "sealed"):
        folder.mkdir()
        (folder / "__init__.py").touch()
    (package / "sealed" / "game.py").write_text("GAME = None\n")
    (package / "words.py").write_text(f"def secret():\n    {words}\n")
    (package / "open" / "sight.py").write_text(f"{sight}\n\ndef begin(seat, event): ...\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    begin = import_module("leaky_box.open.sight").begin
    try:
        with pytest.raises(
            Broken, match=r"leaky_box\.open\.sight is open to every seat, but imports leaky_box\.sealed"
        ):
            contract.seal(changed(begin=begin, game="leaky_box.sealed.game:GAME"))
    finally:
        for name in [name for name in sys.modules if name.startswith("leaky_box")]:
            del sys.modules[name]

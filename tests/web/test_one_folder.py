"""On the page, too, a game is one folder: nothing outside it names the game."""

import re
from pathlib import Path

import pytest

from brushpass.games.kits import own_kits

WEB = Path(__file__).parents[2] / "web"
GAMES = WEB / "src" / "games"
NAMES = re.compile("|".join(re.escape(name) for kit in own_kits().values() for name in (kit.name, kit.title)), re.I)


def named(text: str) -> list[str]:
    """Every line that names a game, with its number."""
    return [f"{number}: {line.strip()}" for number, line in enumerate(text.splitlines(), 1) if NAMES.search(line)]


def sources() -> list[Path]:
    """Everything that the page is made from, outside the folders of the games; its guide for people apart."""
    top = [path for path in WEB.iterdir() if path.is_file() and path.name not in ("README.md", "package-lock.json")]
    inside = [path for folder in ("src", "scripts", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    folders = {GAMES / name for name in own_kits()}
    return [path for path in sorted([*top, *inside]) if not folders & set(path.parents) and path.suffix != ".png"]


@pytest.mark.parametrize("path", sources(), ids=lambda path: path.relative_to(WEB).as_posix())
def test_nothing_outside_its_folder_names_a_game(path: Path) -> None:
    assert named(path.read_text("utf-8")) == []


@pytest.mark.parametrize("name", own_kits())
def test_every_game_has_a_folder_and_a_way_in(name: str) -> None:
    assert (GAMES / name / "index.ts").is_file()


@pytest.mark.parametrize("path", sorted(GAMES.glob("*/**/*.*")), ids=lambda path: path.relative_to(GAMES).as_posix())
def test_no_game_reaches_into_another(path: Path) -> None:
    own = path.relative_to(GAMES).parts[0]
    for name in own_kits().keys() - {own}:
        assert f"/{name}/" not in path.read_text("utf-8")


def test_a_name_is_found_in_code_and_in_words() -> None:
    some = next(iter(own_kits()))
    assert named(f"if (game === '{some}') {{\n// fine\ntype {some.capitalize()}Seen") == [
        f"1: if (game === '{some}') {{",
        f"3: type {some.capitalize()}Seen",
    ]

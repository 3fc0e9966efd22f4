from collections.abc import Callable

import pytest
from rich.cells import cell_len

from brushpass.games.espionaje.open.cards import ELEMENTS, OURS
from brushpass.games.registry import GAMES
from brushpass.games.secrets.open.cards import COPIES, LIMIT, POOL, VALUE, Face
from brushpass.locales import languages, texts
from brushpass.locales.speech import signed
from tests.cli.commands import call


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("wide", [60, 80])
def test_the_rules_fit_the_screen(
    game: str, language: str, wide: int, capsys: pytest.CaptureFixture[str], environment: Callable[[str, str], None]
) -> None:
    environment("COLUMNS", str(wide))
    status, out, err = call(capsys, ["rules", game, "--language", language])
    assert (status, err) == (0, "")
    assert all(cell_len(line) <= wide for line in out.splitlines())
    assert "{" not in out


@pytest.mark.parametrize(("game", "prefix"), [("secrets", "learn-s-"), ("espionaje", "learn-e-")])
@pytest.mark.parametrize("language", languages())
def test_every_chapter_of_the_page_is_there(
    game: str, prefix: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = texts(language)
    titles = [message for message in said.ids if message.startswith(prefix) and message.endswith("-title")]
    chapters = tuple(title.removesuffix("title") for title in titles)
    out = " ".join(call(capsys, ["rules", game, "--language", language]).out.split(" \n"))
    told = " ".join(out.split())
    missing = [id_ for id_ in said.ids if id_.startswith(chapters) and " ".join(said.say(id_).split()) not in told]
    assert len(titles) >= 5
    assert missing == []


@pytest.mark.parametrize("language", languages())
def test_every_character_has_its_copies_and_value(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = call(capsys, ["rules", "secrets", "--language", language]).out.splitlines()
    for kind, copies in COPIES.items():
        name = texts(language).say(f"kind-{kind}")
        figures = [line.removeprefix(name).split()[:2] for line in lines if line.startswith(f"{name} ")]
        assert [str(copies), signed(VALUE[kind])] in figures


def test_every_number_of_players_has_its_tokens_and_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    rows = [line.split() for line in call(capsys, ["rules", "secrets"]).out.splitlines()]
    for players, pool in POOL.items():
        assert [str(number) for number in (players, *map(pool.count, Face), LIMIT[players])] in rows


def test_every_element_is_there_and_ours_are_marked(capsys: pytest.CaptureFixture[str]) -> None:
    out = call(capsys, ["rules", "espionaje"]).out
    for element in ELEMENTS:
        name = texts("en").say(f"element-{element}")
        assert name in out
        assert (f"{name} *" in out) == (element in OURS)


def test_the_environment_chooses_the_language_and_the_option_overrules_it(
    capsys: pytest.CaptureFixture[str], environment: Callable[[str, str], None]
) -> None:
    environment("LC_ALL", "it_IT.UTF-8")
    assert call(capsys, ["rules", "secrets"]).out.startswith("-- SECRETS, da 4 a 8 giocatori -")
    assert call(capsys, ["rules", "secrets", "--language", "fr"]).out.startswith("-- SECRETS, de 4 à 8 joueurs -")


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = call(capsys, ["rules", "secrets", "--language", "xx"])
    assert status == 2
    assert err.startswith("brushpass: usage: argument --language: there are texts in en, ")

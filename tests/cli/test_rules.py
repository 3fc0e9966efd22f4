import pytest

from brushpass.games.espionaje.open.cards import ELEMENTS, OURS
from brushpass.games.registry import GAMES
from brushpass.games.secrets.open.cards import COPIES, VALUE
from tests.cli.commands import call


@pytest.mark.parametrize("game", GAMES)
def test_the_reference_fits_the_screen(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = call(capsys, ["rules", game])
    assert (status, err) == (0, "")
    assert all(len(line) <= 80 for line in out.splitlines())
    assert len(out.splitlines()) < 80


def test_every_character_has_its_copies_and_value(capsys: pytest.CaptureFixture[str]) -> None:
    lines = call(capsys, ["rules", "secrets"]).out.splitlines()
    for kind, copies in COPIES.items():
        [line] = [line for line in lines if line.startswith(kind.replace("-", " ").title() + " ")]
        words = line.removeprefix(kind.replace("-", " ").title()).split()
        assert (int(words[0]), int(words[1])) == (copies, VALUE[kind])


def test_every_element_is_there_and_ours_are_marked(capsys: pytest.CaptureFixture[str]) -> None:
    out = call(capsys, ["rules", "espionaje"]).out
    for element in ELEMENTS:
        name = element.replace("-", " ").title()
        assert name in out
        assert (f"{name} *" in out) == (element in OURS)

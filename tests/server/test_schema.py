"""What the page gets from Python. That the page's files are current is tested with the page."""

from enum import StrEnum

from brushpass.games.kits import find_kit, own_kits
from brushpass.server.constants import cards, facts
from brushpass.server.qr import svg, terminal
from brushpass.server.schema import document, schema
from brushpass.wire import inbound, outbound


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


def test_every_file_of_the_page_has_its_schema_or_text() -> None:
    made = document()
    games = [f"games/{name}" for name in own_kits()]
    assert made["schemas"].keys() == {"wire.gen.ts", *(f"{game}/wire.gen.ts" for game in games)}
    assert made["texts"].keys() == {f"{game}/{name}.gen.ts" for game in games for name in ("facts", "cards")}
    assert all(part["$comment"] for part in made["schemas"].values())


def test_one_schema_names_every_message() -> None:
    names = schema()["$defs"].keys()
    assert {outbound.Welcome.__name__, inbound.Choose.__name__, "SecretsSeen", "EspionajeChoice"} <= names


def test_constants_have_the_types_of_their_values() -> None:
    text = cards({"HAND": 4, "NAMES": ("a", "b"), "WORTH": {Colour.RED: 1.5}, "MIXED": (1, "x"), "FACE": Colour.BLUE})
    assert "import type { Colour } from './wire.gen';" in text
    assert "export const HAND: number = 4;" in text
    assert 'export const NAMES: readonly string[] = ["a", "b"];' in text
    assert 'export const WORTH: Readonly<Record<Colour, number>> = {"red": 1.5};' in text
    assert 'export const MIXED: readonly (number | string)[] = [1, "x"];' in text
    assert 'export const FACE: Colour = "blue";' in text
    assert "import" not in cards({"ON": True})


def test_a_lobby_gets_the_facts_of_a_game() -> None:
    text = facts(find_kit("espionaje"))
    assert '"name": "espionaje"' in text
    assert '"players": [2, 4]' in text


def test_a_qr_code_can_be_drawn_and_printed() -> None:
    address = "http://192.0.2.1:8000/t/BAMI-ROTU"
    assert svg(address).startswith(b"<svg")
    assert len(terminal(address).splitlines()) > 10

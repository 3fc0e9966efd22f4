"""What is made from Python and kept beside the page is what Python would make now."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from brushpass.games.kits import find_kit, own_kits
from brushpass.server import routes
from brushpass.server.schema import document, game, house, schema
from tests.web.transcripts import files, written

WEB = Path(__file__).parents[2] / "web"
MADE = document()


@pytest.mark.parametrize("path", MADE["schemas"])
def test_the_types_of_the_page_are_made_from_the_messages_as_they_are(path: str) -> None:
    stamp = re.search(r"^// schema: ([0-9a-f]+)$", (WEB / "src" / path).read_text(encoding="utf-8"), re.MULTILINE)
    assert stamp is not None
    assert stamp[1] == MADE["schemas"][path]["$comment"], "make wire"


@pytest.mark.parametrize("path", MADE["texts"])
def test_facts_and_cards_of_the_page_are_those_of_the_games(path: str) -> None:
    assert (WEB / "src" / path).read_text(encoding="utf-8") == MADE["texts"][path], "make wire"


@pytest.mark.parametrize("name", own_kits())
def test_a_lobby_shows_at_first_what_the_server_will_tell_it(name: str) -> None:
    text = MADE["texts"][f"games/{name}/facts.gen.ts"]
    facts = json.loads(text.partition("Facts = ")[2].rstrip(";\n"))
    info = routes.info_of(find_kit(name), plugin_minds=False)
    assert facts.items() >= json.loads(msgspec.json.encode(info)).items()


def test_every_message_has_a_name_of_its_own() -> None:
    defs = schema()["$defs"]
    assert all(part["title"] == name for name, part in defs.items())
    assert {"SecretsKind", "EspionajeElement", "SecretsRefused", "Refused", "TableView"} <= defs.keys()


def test_what_is_always_sent_is_always_there_and_what_has_a_default_need_not_be_sent() -> None:
    defs = house()["$defs"]
    assert defs["Settings"]["required"] == [
        "game",
        "players",
        "rules",
        "deadline",
        "aids",
        "misses",
        "keeps",
        "bots_talk",
    ]
    assert "required" not in defs["SettingsInput"] or not defs["SettingsInput"]["required"]
    assert defs["TableView"]["properties"]["settings"] == {"$ref": "#/$defs/Settings"}
    assert defs["Configure"]["properties"]["settings"] == {"$ref": "#/$defs/SettingsInput"}
    assert "hashes" not in defs["TableView"]["required"], "absent but for a moment of the start"
    assert "default" in defs["Prompt"]["properties"], "a field may have that name"


def test_all_of_a_sight_is_there_but_what_is_hidden() -> None:
    sight = game(find_kit("secrets"))["$defs"]["Sight"]
    assert set(sight["properties"]) - set(sight["required"]) == {"bullet"}


def test_the_transcripts_that_the_page_folds_and_the_deals_that_it_checks_are_current() -> None:
    assert {path: path.read_text(encoding="utf-8") for path in written()} == dict(files()), "make transcripts"


def test_the_lock_of_the_page_names_no_address_and_leaves_nothing_out() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    names = {path.rpartition("node_modules/")[2] for path in packages}
    for path, package in packages.items():
        assert "resolved" not in package, path
        assert not path or "integrity" in package, path
        missing = package.get("optionalDependencies", {}).keys() - names
        assert not missing, f"{path} wants {missing}"

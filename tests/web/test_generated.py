"""What is made from Python and kept beside the page is what Python would make now."""

import json
import re
from pathlib import Path

from brushpass.server.schema import schema, stamp
from tests.web.transcripts import FOLDER, texts

WEB = Path(__file__).parents[2] / "web"


def test_the_types_of_the_page_are_made_from_the_messages_as_they_are() -> None:
    made = re.search(
        r"^// schema: ([0-9a-f]+)$", (WEB / "src" / "wire.gen.ts").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert made is not None
    assert made[1] == stamp(json.dumps(schema(), indent=1)), "make wire"


def test_every_message_has_a_name_of_its_own() -> None:
    defs = schema()["$defs"]
    assert all(part["title"] == name for name, part in defs.items())
    assert {"SecretsKind", "EspionajeElement", "SecretsRefused", "Refused", "TableView"} <= defs.keys()


def test_the_transcripts_that_the_page_folds_are_current() -> None:
    kept = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.json")}
    assert kept == dict(texts()), "make transcripts"


def test_the_lock_of_the_page_names_no_address_and_leaves_nothing_out() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    names = {path.rpartition("node_modules/")[2] for path in packages}
    for path, package in packages.items():
        assert "resolved" not in package, path
        assert not path or "integrity" in package, path
        missing = package.get("optionalDependencies", {}).keys() - names
        assert not missing, f"{path} wants {missing}"

"""A language is a folder and nothing else: one that is copied from English is found by Python and by the page."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from brushpass.locales import LANGUAGE_NAME, languages, nearest, texts, wanted
from brushpass.locales.languages import FOLDER

ROOT = Path(__file__).parents[2]
NPM = ROOT / "web" / "scripts" / "npm.py"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """English, and a language of our own."""
    folder = tmp_path / "src" / "brushpass" / "locales"
    for code in ("en", "xx"):
        shutil.copytree(FOLDER / "en", folder / code)
    common = folder / "xx" / "common.ftl"
    common.write_text(re.sub(rf"(?m)^{LANGUAGE_NAME} = .+$", f"{LANGUAGE_NAME} = Xish", common.read_text("utf-8")))
    return tmp_path


def test_python_finds_a_new_folder(tree: Path) -> None:
    folder = tree / "src" / "brushpass" / "locales"
    assert languages(folder) == ("en", "xx")
    assert nearest("xx_YY.UTF-8", folder) == "xx"
    assert wanted({"LANG": "xx"}, folder) == "xx"
    new = texts("xx", folder)
    assert new.say(LANGUAGE_NAME) == "Xish"
    assert new.say("log-accepted", by="Ann", you="no") == texts("en").say("log-accepted", by="Ann", you="no")
    assert new.listed(["a", "b", "c"]) == "a, b and c"


def test_the_page_is_built_with_a_new_folder(tree: Path) -> None:
    (tree / "web" / "src").mkdir(parents=True)
    for name in ("languages.ts", "reader.ts"):
        shutil.copy(ROOT / "web" / "src" / name, tree / "web" / "src")
    script = ROOT / "web" / "scripts" / "built-languages.mjs"
    command: list[str | Path] = [sys.executable, NPM, "exec", "--", "node", script, tree, tree / "built"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout.splitlines()[-1])
    assert {code: language["name"] for code, language in found.items()} == {"en": "English", "xx": "Xish"}
    assert "\nlog-accepted =" in found["xx"]["texts"]
    assert "\nterminal-turn =" not in found["xx"]["texts"]

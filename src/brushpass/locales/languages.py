"""Which languages there are, and which one somebody reads."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
ENGLISH: Final = "en"
LANGUAGE_NAME: Final = "language-name"
"""The message in which a language says its own name."""
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment names a language; the first that is set decides."""


@cache
def languages(folder: Path = FOLDER) -> tuple[str, ...]:
    """The code of every language: English first, the others by code."""
    codes = {path.parent.name for path in folder.glob("*/*.ftl")}
    return (ENGLISH, *sorted(codes - {ENGLISH}))


def nearest(tag: str, folder: Path = FOLDER) -> str | None:
    """The language that a tag such as `de`, `de-AT` or `de_AT.UTF-8` means; None if there is none like it."""
    code = tag.partition(".")[0].partition("@")[0].replace("_", "-").casefold()
    known = {language.casefold(): language for language in languages(folder)}
    if code in known:
        return known[code]
    base = code.partition("-")[0]
    return next((language for name, language in known.items() if name.partition("-")[0] == base), None)


def wanted(environment: Mapping[str, str], folder: Path = FOLDER) -> str:
    """The language that the environment asks for; English where it names none that there is."""
    tag = next(filter(None, map(environment.get, VARIABLES)), ENGLISH)
    return nearest(tag, folder) or ENGLISH

"""Messages said in one language."""

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from brushpass.locales.languages import ENGLISH, FOLDER

if TYPE_CHECKING:
    from babel import Locale
    from fluent.runtime import FluentBundle

Value = str | int | float
MINUS: Final = "\N{MINUS SIGN}"
REGIONS: Final = {ENGLISH: "en-GB"}
"""Whose habits a language has with numbers and lists, where the folder's name does not say."""
SPANISH: Final = {"y": "e", "o": "u"}
"""What Spanish says for its `and` and `or` before a word that begins with the same sound: Ana e Inés."""
SPANISH_I: Final = re.compile(r"h?[ií](?![aeou])", re.IGNORECASE)
SPANISH_O: Final = re.compile(r"h?[oó]|8|11\b", re.IGNORECASE)
RIGHT_TO_LEFT: Final = re.compile("[\u0590-\u08ff]")


class Texts:
    """Everything that can be said in one language."""

    def __init__(self, language: str, bundle: "FluentBundle", ids: Sequence[str]) -> None:
        self.language = language
        self.ids = tuple(ids)
        """Every message there is, in the order of the files."""
        self._bundle = bundle

    def say(self, message: str, /, **values: Value) -> str:
        """The text of a message; its own id if there is none, as on the page."""
        if not self._bundle.has_message(message):
            return message
        pattern = self._bundle.get_message(message).value
        return message if pattern is None else str(self._bundle.format_pattern(pattern, values)[0])

    def listed(self, words: Sequence[str], last: Literal["and", "or"] = "and") -> str:
        """A row of words as people say it: `a, b and c`."""
        from babel.lists import format_list  # slow to load

        if len(words) < 2:
            return "".join(words)
        row = format_list(words, "standard" if last == "and" else "or", _habits(self.language))
        if self.language.partition("-")[0] != "es":
            return row
        y, first = {"and": ("y", SPANISH_I), "or": ("o", SPANISH_O)}[last]
        if not first.match(words[-1]):
            return row
        return f"{row.removesuffix(f' {y} {words[-1]}')} {SPANISH[y]} {words[-1]}"


def _habits(language: str) -> "Locale":
    """Whose way with numbers and lists a language has; English where nobody has written it down."""
    from babel import Locale, UnknownLocaleError

    try:
        return Locale.parse(REGIONS.get(language, language), sep="-")
    except UnknownLocaleError:
        return Locale.parse(REGIONS[ENGLISH], sep="-")


def signed(number: int) -> str:
    """A number with its sign: `+5`, `0`, `−2`."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number < 0 else "0"


def isolated(name: str) -> str:
    """A name that keeps its own direction inside a sentence."""
    return f"\u2068{name}\u2069" if RIGHT_TO_LEFT.search(name) else name


@cache
def texts(language: str, folder: Path = FOLDER) -> Texts:
    """The texts of a language."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to load, and most commands say nothing
    from fluent.syntax.ast import Message

    bundle = FluentBundle([REGIONS.get(language, language), REGIONS[ENGLISH]], use_isolating=False)
    ids = []
    for path in sorted((folder / language).glob("*.ftl")):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        bundle.add_resource(resource)
        ids += [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    return Texts(language, bundle, ids)

"""Every text that people read, in five languages: Fluent files, one set for the page and for the terminal."""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "es", "it", "de", "fr")
"""The languages, English first: its files decide which messages there are."""

FOLDER: Final = Path(__file__).parent


class Texts:
    """The texts in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((FOLDER / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def say(self, message: str, **values: str | int) -> str:
        """The text of a message with these values in it; raises LookupError if there is none or a value is missing."""
        if not self._bundle.has_message(message):
            raise LookupError(f"no text is called {message!r}")
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, f"{message!r} has attributes only"
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"{message!r} cannot be said: {errors[0]}")
        return str(text)


@cache
def texts(language: str) -> Texts:
    """The texts in a language, given as `de` or `de_AT.UTF-8`; English for a language that we do not speak."""
    short = language[:2].lower()
    return Texts(short if short in LANGUAGES else LANGUAGES[0])

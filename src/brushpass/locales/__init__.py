"""Every text that people read, on the page and in the terminal, in every language: Fluent files (docs/texts.md).

A language is a folder beside this file; English decides which messages there are.
"""

from brushpass.locales.languages import LANGUAGE_NAME, languages, nearest, wanted
from brushpass.locales.speech import Texts, texts

__all__ = ["LANGUAGE_NAME", "Texts", "languages", "nearest", "texts", "wanted"]

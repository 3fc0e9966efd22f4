"""The phrase book at the terminal: every claim that can be made now, and the questions that lead to one of them."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec.structs import fields

from brushpass.clients.terminal.names import Names
from brushpass.clients.terminal.questions import Options, Question, by
from brushpass.core.talk import Phrase


class PhraseBook(NamedTuple):
    """What a person can say at one moment."""

    claims: Options
    """Every claim that can be made."""
    questions: Sequence[Question]
    """Which phrase, and what fills its blanks. A question with only one answer need not be asked."""


class Blank(NamedTuple):
    """One blank of the phrases of a game: whom a claim is about, or what it says."""

    value: Callable[[Any], Any]
    """What a claim has there; the same for all claims of a phrase that lacks this blank."""
    label: Callable[[Any], str]


def phrase_book(claims: Sequence[Phrase], whom: Blank, what: Blank, names: Names) -> PhraseBook:
    """The phrase book with these claims. People fill its blanks in this order, as on the page."""
    questions = (
        Question(names.say("talk-claims"), by(type, lambda kind: _label(kind, names))),
        Question(names.say("talk-where"), by(*whom)),
        Question(names.say("talk-what"), by(*what)),
    )
    return PhraseBook(tuple(claims), questions)


def _label(kind: type[Phrase], names: Names) -> str:
    """How a phrase begins, and what it needs; one without blanks says all that it says."""
    tag, blanks = kind.__struct_config__.tag, [field.name for field in fields(kind)]
    if not blanks:
        return names.say(f"claim-{tag}")
    needs = names.listed(names.say(f"terminal-needs-{blank}") for blank in blanks)
    return f"{names.say(f'phrase-{tag}')} ({needs})"

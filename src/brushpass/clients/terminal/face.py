"""How a game looks in the terminal: everything the client needs to know about one game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from brushpass.clients.terminal.names import Names
from brushpass.clients.terminal.phrases import PhraseBook
from brushpass.clients.terminal.questions import Question
from brushpass.core.notation import Notation
from brushpass.core.seats import Seat, Viewer
from brushpass.locales import Texts


@dataclass(frozen=True)
class Face:
    """One game's face. All texts are in the reader's language: lines without a line break, as wide as the terminal."""

    begin: Callable[[Viewer, Any], Any]
    """The reader's sight from the first event."""
    fold: Callable[[Any, Any], Any]
    """The sight after one more event."""
    sentence: Callable[[Any, Any, Names], str | None]
    """An event in plain words, given the sight just before it (None before the first). None: say nothing."""
    table: Callable[[Any, Names], Sequence[str]]
    """The table, drawn from the sight."""
    result: Callable[[Any, Names], Sequence[str]]
    """Who won and why, once the sight has an outcome."""
    questions: Callable[[str, Any, Names], Sequence[Question]]
    """The questions, step by step, for a prompt of this kind and a sight."""
    choices: Notation[Any]
    """How a choice is typed."""
    choice: Callable[[Any, Seat, Names], str]
    """A choice of a seat in a few words, as a review tells it."""
    reference: Callable[[Texts], Sequence[str]]
    """The rules in short."""
    bare: Callable[[Any, Names], Sequence[str]] | None = None
    """The table without memory aids: nothing that people around a real table would have to remember (V8). None: the
    table shows nothing of that kind."""
    phrases: Callable[[Any, Names], PhraseBook] | None = None
    """What the reader can say, given a sight; None: nothing."""
    can_urge: Callable[[Any], bool] | None = None
    """Whether somebody else is asked something that the reader may want to speak about now, given a sight; None: the
    reader can say the same at any time."""
    claim: Callable[[Any, Seat, Names], str] | None = None
    """A claim of a seat in that seat's own words; None: the game has no phrase book."""
    dossier: Callable[[Any, Names], Sequence[str]] | None = None
    """What follows from all that the reader saw and heard, from a `minds.dossier.Dossier`; None: there is none."""

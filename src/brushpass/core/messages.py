"""Base types of a game's choices, its events, and what a seat sees of them.

Choices, events and prompts keep their hash once it is known: the same few thousand are looked up again and again.
"""

import re
from typing import Any, ClassVar

import msgspec

from brushpass.core.seats import Seat


def kebab(name: str) -> str:
    """The tag of a message from the name of its class: `bullet-drawn` for `BulletDrawn`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Choice(
    msgspec.Struct,
    frozen=True,
    cache_hash=True,
    tag_field="choice",
    tag=kebab,
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """An answer to a prompt."""


class Event(
    msgspec.Struct,
    frozen=True,
    gc=False,
    cache_hash=True,
    tag_field="event",
    tag=kebab,
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """A fact that happened. A seat's version of it is an event too: fields that are hidden from the seat are absent."""


class Sight(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that one seat, or the public, may know of a running game."""


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The switches of a game that people may set before it starts (`core.switches`)."""

    written: ClassVar[frozenset[str] | None] = None
    """The switches that notation always names; it names the others only where they are not at their default, so that
    records from before there were such switches stay valid (docs/record.md). None: all are always named."""


class Prompt(msgspec.Struct, frozen=True, cache_hash=True, omit_defaults=True):
    """What a seat is asked now, with all its legal choices."""

    seat: Seat
    """Who is asked."""
    ask: str
    """What is asked, a word of the game's rule book."""
    options: tuple[Any, ...]
    """Every choice (of the game's own type) that the seat may make, computed from what it may know."""
    default: Any = None
    """The choice that is made when a deadline has passed (GS54, GE19). If it is not one of `options`, it can't be made
    before then, but it is also made for a person who is still away after 45 seconds, without a deadline too (GE19).
    Absent: a bot makes this one choice, from what the seat knows. Which of two held cards is shown to an asker is drawn
    by lot, because it may take no longer than any other answer (GE31). A bot that fails, or still isn't ready after 25
    delays (a minute), makes this choice if it is one of `options`; else its choice is drawn by lot, from those that
    come without words and, if there are any, don't risk the game (GS55)."""

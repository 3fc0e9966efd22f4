"""What was decided at a table: entries for its log and, for a choice, what follows from it by the rules.

A decision is made once. It goes to the store as bytes, and comes back unchanged when they are durable: nothing is
decoded or played a second time.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from brushpass.table import entries as e


class Played(msgspec.Struct, frozen=True):
    """A legal choice, and what follows from it."""

    choice: Any
    events: tuple[Any, ...]
    state: Any
    """The game's state after the events."""


class Decided(msgspec.Struct, frozen=True):
    """The entries that follow from what somebody wants; none if there is nothing to do."""

    entries: Sequence[e.Entry] = ()
    played: Played | None = None
    """What follows from the choice, if there is exactly one among the entries. If there are several, each is played
    once stored."""


NOTHING = Decided()

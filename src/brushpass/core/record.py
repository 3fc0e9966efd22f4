"""Records: header, deal, choices and events of a game; enough to replay, check and share it (docs/record.md)."""

import json
import re
from functools import lru_cache
from typing import Any, Literal

import msgspec

from brushpass.core.errors import BadRecord
from brushpass.core.fair import Pledge
from brushpass.core.game import AnyGame
from brushpass.core.notation import Notation
from brushpass.core.seats import Seat

FORMAT = "brushpass/1"
IN_STEP = re.compile(r"`\$\.steps\[(\d+)\]")
"""Where in a record msgspec found something wrong, if that is in a step."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice and what followed from it, in the notation of the game."""

    seat: Seat
    choice: str
    events: tuple[str, ...]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole game, or its beginning."""

    format: Literal["brushpass/1"]
    game: str
    version: int
    """The game's version: which rules it was played by."""
    players: int
    rules: dict[str, Any]
    deal: dict[str, Any]
    setup: tuple[str, ...]
    """The events that laid the table."""
    steps: tuple[Step, ...]
    seed: str = ""
    """32 bytes in hexadecimal from which the deal follows; absent for a deal that was written by hand."""
    pledge: Pledge | None = None
    """What the seed was made from, if a table and its players made it together (core/fair.py)."""
    seats: tuple[str, ...] = ()
    """Who sat where, if it is told."""


class Recorder:
    """Writes down a game as it is played."""

    def __init__(
        self,
        game: AnyGame,
        players: int,
        rules: Any,
        deal: Any,
        *,
        seed: bytes = b"",
        pledge: Pledge | None = None,
        seats: tuple[str, ...] = (),
    ) -> None:
        self._game, self._players, self._rules, self._deal = game, players, rules, deal
        self._seed = seed if pledge is None else pledge.seed
        self._pledge, self._seats = pledge, seats
        self._setup: tuple[str, ...] = ()
        self._steps: list[Step] = []

    def laid(self, events: tuple[Any, ...]) -> None:
        """The table was laid."""
        self._setup = self._lines(events)

    def played(self, seat: Seat, choice: Any, events: tuple[Any, ...]) -> None:
        """A choice was taken."""
        self._steps.append(Step(seat, _line(self._game.choice_notation, choice), self._lines(events)))

    def record(self) -> Record:
        """The record so far."""
        return Record(
            format="brushpass/1",
            game=self._game.name,
            version=self._game.version,
            players=self._players,
            rules=_plain(self._rules),
            deal=_plain(self._deal),
            setup=self._setup,
            steps=tuple(self._steps),
            seed=self._seed.hex(),
            pledge=self._pledge,
            seats=self._seats,
        )

    def _lines(self, events: tuple[Any, ...]) -> tuple[str, ...]:
        return tuple([_line(self._game.event_notation, event) for event in events])


@lru_cache(maxsize=8192)
def _line(notation: Notation[Any], said: Any) -> str:
    """The line of a choice or an event. Rules make the same few thousand again and again."""
    return notation.write(said)


def _plain(value: Any) -> Any:
    """A value as JSON holds it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def encode(record: Record) -> bytes:
    """The record as one line of JSON."""
    return msgspec.json.encode(record)


def decode(text: bytes | str) -> Record:
    """The record that a text holds; refuses everything else."""
    try:
        record = msgspec.json.decode(text, type=Record)
        json.loads(text, object_pairs_hook=_without_doubles)
    except (ValueError, RecursionError) as error:  # msgspec's and UTF-8's are ValueErrors
        told = str(error)
        if found := IN_STEP.search(told):
            number = int(found[1]) + 1
            raise BadRecord(f"step {number}: {told.replace(found[0], '`$')}", number) from None
        raise BadRecord(f"not a {FORMAT} record: {told}") from None
    return record


def _without_doubles(pairs: list[tuple[str, Any]]) -> None:
    """Refuse an object that names a field twice: one reader would take the first, another the last."""
    if len(dict(pairs)) < len(pairs):
        raise ValueError("an object names a field twice")

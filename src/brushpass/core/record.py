"""Records: the header, deal, choices and events of a game, enough to replay, check and share it (docs/record.md)."""

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
"""How msgspec names the step of a record in which something is wrong."""


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
    """The version of the game's rules that it was played with."""
    players: int
    rules: dict[str, Any]
    deal: dict[str, Any]
    setup: tuple[str, ...]
    """The events of the setup."""
    steps: tuple[Step, ...]
    seed: str = ""
    """32 bytes in hexadecimal from which the deal follows; absent if the deal was written by hand."""
    pledge: Pledge | None = None
    """What the seed was made from, if a table and its players made it together (core/fair.py)."""
    seats: tuple[str, ...] = ()
    """The names of the players in seat order, if they are known."""


class Recorder:
    """Records a game while it is played."""

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
        """Add the events of the setup."""
        self._setup = self._lines(events)

    def played(self, seat: Seat, choice: Any, events: tuple[Any, ...]) -> None:
        """Add a choice and its events."""
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
def _line(notation: Notation[Any], message: Any) -> str:
    """A choice or an event in notation. Cached, because games repeat the same few thousand."""
    return notation.write(message)


def _plain(value: Any) -> Any:
    """A value as plain JSON data."""
    return msgspec.json.decode(msgspec.json.encode(value))


def encode(record: Record) -> bytes:
    """The record as one line of JSON."""
    return msgspec.json.encode(record)


def decode(text: bytes | str) -> Record:
    """The record in a JSON text; refuses anything else."""
    try:
        record = msgspec.json.decode(text, type=Record)
        json.loads(text, object_pairs_hook=_refuse_duplicates)
    except (ValueError, RecursionError) as error:  # the errors of msgspec and UTF-8 are ValueErrors
        text_of_error = str(error)
        if step := IN_STEP.search(text_of_error):
            number = int(step[1]) + 1
            raise BadRecord(f"step {number}: {text_of_error.replace(step[0], '`$')}", number) from None
        raise BadRecord(f"not a {FORMAT} record: {text_of_error}") from None
    return record


def _refuse_duplicates(pairs: list[tuple[str, Any]]) -> None:
    """Refuse an object that names a field twice: one reader would use the first value, another the last."""
    if len(dict(pairs)) < len(pairs):
        raise ValueError("an object names a field twice")

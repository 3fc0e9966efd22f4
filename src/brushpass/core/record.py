"""Records: the header, deal, choices and events of a game, enough to replay, check and share it (docs/record.md)."""

import json
import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from brushpass.core.errors import BadRecord
from brushpass.core.fair import Pledge
from brushpass.core.fair_v1 import PledgeV1
from brushpass.core.game import AnyGame
from brushpass.core.notation import Notation
from brushpass.core.record_talk import Kept, RecordedClaim, Talk
from brushpass.core.seats import Seat
from brushpass.core.talk import Phrase

IN_STEP = re.compile(r"`\$\.steps\[(\d+)\]")
"""How msgspec names the step of a record in which something is wrong."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice and what followed from it, in the notation of the game."""

    seat: Seat
    choice: str
    events: tuple[str, ...]


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="format"):
    """What every record has: the header, and the game step by step."""

    game: str
    version: int
    """The version of the game's rules that it was played with."""
    players: int
    rules: dict[str, Any]
    """The switches; one that is absent has its default."""
    deal: dict[str, Any]
    setup: tuple[str, ...]
    """The events of the setup."""
    steps: tuple[Step, ...]
    seed: str = ""
    """32 bytes in hexadecimal from which the deal follows; absent if the deal was written by hand."""

    @property
    def format(self) -> str:
        """The name of the record's format."""
        return str(self.__struct_config__.tag)


class RecordV1(Played, frozen=True, tag="brushpass/1"):
    """A whole game, or its beginning, as 0.1.0 wrote it."""

    pledge: PledgeV1 | None = None
    """What the seed was made from, if a table and its players made it together (core/fair_v1.py)."""
    seats: tuple[str, ...] = ()
    """The names of the players in seat order, if they are known."""


class RecordV2(Played, frozen=True, tag="brushpass/2"):
    """A whole game, or its beginning."""

    pledge: Pledge | None = None
    """What the seed was made from, if a table and its players made it together (core/fair.py)."""
    seats: tuple[str, ...] = ()
    """The names of the players in seat order, if they are known."""
    minds: tuple[str, ...] = ()
    """The mind or level that had each seat, in seat order; an empty text for a person. Absent if nobody had a mind."""
    kept: Kept = Kept.CHOICES
    """What the record holds besides choices: nothing, claims, or all talk."""
    talk: tuple[Talk, ...] = ()
    """What was said, in order, each with its place between the steps."""


Record = RecordV1 | RecordV2
"""A record of any format."""

_decode = msgspec.json.Decoder(Record).decode


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
        pledge: Pledge | PledgeV1 | None = None,
        seats: tuple[str, ...] = (),
        minds: tuple[str, ...] = (),
        kept: Kept = Kept.CHOICES,
        talk: Sequence[Talk] = (),
    ) -> None:
        """Begin a record. `talk` is what is already known to have been said; `claimed` adds to it."""
        self._game, self._players, self._rules, self._deal = game, players, rules, deal
        self._seed = seed if pledge is None else pledge.seed
        self._pledge, self._seats = pledge, seats
        self._minds = minds if any(minds) else ()
        self._setup: tuple[str, ...] = ()
        self._steps: list[Step] = []
        self._kept, self._talk = kept, list(talk)

    def laid(self, events: tuple[Any, ...]) -> None:
        """Add the events of the setup. The first of them holds the deal, which no other game has."""
        notation = self._game.event_notation
        self._setup = tuple(
            [notation.write(event) if event is events[0] else _line(notation, event) for event in events]
        )

    def played(self, seat: Seat, choice: Any, events: tuple[Any, ...]) -> None:
        """Add a choice and its events."""
        lines = tuple([_line(self._game.event_notation, event) for event in events])
        self._steps.append(Step(seat, _line(self._game.choice_notation, choice), lines))

    def claimed(self, seat: Seat, claim: Phrase) -> None:
        """Add a claim, made after the last step that was played."""
        self._talk.append(RecordedClaim(after=len(self._steps), seat=seat, claim=_plain(claim)))

    def record(self) -> Record:
        """The record so far. A game that 0.1.0 dealt keeps that format, because its pledge has no other."""
        header = (self._game.name, self._game.version, self._players, _plain(self._rules), _plain(self._deal))
        body = (self._setup, tuple(self._steps), self._seed.hex())
        if isinstance(self._pledge, PledgeV1):
            return RecordV1(*header, *body, self._pledge, self._seats)
        return RecordV2(*header, *body, self._pledge, self._seats, self._minds, self._kept, tuple(self._talk))


@lru_cache(maxsize=4096)
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
        record: Record = _decode(text)
        json.loads(text, object_pairs_hook=_refuse_duplicates)
    except (ValueError, RecursionError) as error:  # the errors of msgspec and UTF-8 are ValueErrors
        text_of_error = str(error)
        if step := IN_STEP.search(text_of_error):
            number = int(step[1]) + 1
            raise BadRecord(f"step {number}: {text_of_error.replace(step[0], '`$')}", number) from None
        raise BadRecord(f"not a record: {text_of_error}") from None
    return record


def _refuse_duplicates(pairs: list[tuple[str, Any]]) -> None:
    """Refuse an object that names a field twice: one reader would use the first value, another the last."""
    if len(dict(pairs)) < len(pairs):
        raise ValueError("an object names a field twice")

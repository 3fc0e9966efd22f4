"""What was said during a game, as a record keeps it: each line with its place between the steps (docs/record.md)."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from itertools import accumulate
from typing import Any

import msgspec

from brushpass.core.deal import is_seat
from brushpass.core.errors import BadRecord
from brushpass.core.seats import Seat
from brushpass.core.talk import Phrase


class Kept(StrEnum):
    """What a record keeps."""

    CHOICES = "choices"
    """Choices only: nobody can tell whether anything was said."""
    CLAIMS = "claims"
    """Choices, and all claims from the phrase book."""
    TALK = "talk"
    """Choices, claims and free talk."""


class RecordedLine(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="talk"
):
    """Something that a seat said. Everybody at the table heard it."""

    after: int
    """How many steps had been played; 0 is before the first."""
    untold: int = 0
    """How many of the last events of these steps had not been told to anybody yet, because they were held back
    (GE31)."""
    seat: Seat
    """Who said it."""


class RecordedClaim(RecordedLine, frozen=True, tag="claim"):
    """A claim from the phrase book. It may be a lie."""

    claim: dict[str, Any]
    """A phrase of the game, as it goes over the wire."""


class RecordedText(RecordedLine, frozen=True, tag="text"):
    """Free talk."""

    text: str


Talk = RecordedClaim | RecordedText


def check_talk(talk: Sequence[Talk], kept: Kept, players: int, steps: Sequence[int]) -> None:
    """Refuse talk that has no place in a record; `steps` says how many events each of its steps has."""
    happened = list(accumulate(steps, initial=0))
    before = 0
    for number, line in enumerate(talk, start=1):
        if kept is Kept.CHOICES or (kept is Kept.CLAIMS and isinstance(line, RecordedText)):
            raise BadRecord(f"talk {number}: the record says that it keeps {kept}")
        if not before <= line.after <= len(steps):
            raise BadRecord(f"talk {number}: its place is after step {before} to {len(steps)}, not {line.after}")
        if not 0 <= line.untold <= happened[line.after]:
            raise BadRecord(f"talk {number}: {line.untold} events are untold, of {happened[line.after]}")
        if not is_seat(line.seat, players):
            raise BadRecord(f"talk {number}: there is no seat {line.seat}")
        before = line.after


def read_claims(talk: Sequence[Talk], phrases: Any, players: int) -> Iterator[tuple[RecordedClaim, Phrase]]:
    """The claims among the talk, each with its phrase; refuses a claim that the game's phrase book does not have."""
    for number, line in enumerate(talk, start=1):
        if isinstance(line, RecordedClaim):
            if phrases is None:
                raise BadRecord(f"talk {number}: the game has no phrase book")
            try:
                phrase: Phrase = msgspec.convert(line.claim, phrases)
            except msgspec.ValidationError as error:
                raise BadRecord(f"talk {number}: not a phrase of the game: {error}") from None
            if not all(is_seat(seat, players) for seat in phrase.seats()):
                raise BadRecord(f"talk {number}: it speaks of a seat that is not there")
            yield line, phrase

"""Numbered messages, one stream per viewer. Messages are numbered per viewer, so silence stays silent.

A table has one list of everything that was told. A viewer's stream is that list as the viewer sees it, without what it
does not see at all. Most of what happens looks the same to nearly everybody, so little has to be kept per viewer.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from brushpass.core.game import AnyGame
from brushpass.core.seats import MOST_SEATS, PUBLIC, Seat, Viewer

SEATS: Final = tuple(map(Seat, range(MOST_SEATS)))
VIEWERS: Final[tuple[Viewer, ...]] = (*SEATS, PUBLIC)

encode = msgspec.json.Encoder().encode


class Telling(NamedTuple):
    """Something that was told, as each viewer sees it."""

    common: bytes
    """What everybody sees who is in neither of the other two."""
    own: Mapping[Viewer, bytes] = {}
    """What these viewers see instead."""
    missed_by: tuple[Viewer, ...] = ()
    """These viewers see nothing."""
    event: Any = None
    """What truly happened, if it is an event of a game: the same object for all tables at which the same happened."""


@lru_cache(maxsize=4096)
def telling(game: AnyGame, players: int, event: Any) -> Telling:
    """An event of a game, as each viewer sees it. Cached, because games repeat the same few thousand."""
    public = game.show(event, PUBLIC)
    missed_by: list[Viewer] = [*SEATS[players:]]
    own: dict[Viewer, bytes] = {}
    if public is event:  # it holds no secret: everybody sees the same
        return Telling(encode(public), own, tuple(missed_by), event)
    if public is None:
        missed_by.append(PUBLIC)
    for seat in SEATS[:players]:
        seen = game.show(event, seat)
        if seen is None:
            missed_by.append(seat)
        elif seen != public:
            own[seat] = encode(seen)
    return Telling(encode(public), own, tuple(missed_by), event)


def seen_by(viewer: Viewer, tellings: Iterable[Telling]) -> list[bytes]:
    """What a viewer sees of all this."""
    return [told.own.get(viewer, told.common) for told in tellings if viewer not in told.missed_by]


class Streams:
    """What every viewer has been told. A message is encoded once for all who see the same."""

    def __init__(self) -> None:
        self.length = 0
        """How much has ever been told here, to anybody."""
        self.missed: dict[Viewer, int] = dict.fromkeys(VIEWERS, 0)
        """How much of that each viewer did not see."""
        self._told: list[Telling] = []
        """What was told in this round and the one before."""
        self._dropped: dict[Viewer, int] = dict.fromkeys(VIEWERS, 0)
        """How many messages of earlier rounds each viewer was told; they are no longer here."""
        self._round_start = 0
        """How much had ever been told when the running round began."""
        self._round_starts: dict[Viewer, int] = dict.fromkeys(VIEWERS, 0)
        self._person_starts: dict[Viewer, int] = dict.fromkeys(VIEWERS, 0)
        self.notice_bytes = 0
        """How many bytes of notices everybody was told in the running round."""

    def number(self, viewer: Viewer) -> int:
        """The number of the last message this viewer was told."""
        return self.length - self.missed[viewer]

    def numbers(self) -> dict[Viewer, int]:
        """The last number of every viewer."""
        return {viewer: self.length - missed for viewer, missed in self.missed.items()}

    def since(self, length: int) -> list[Telling]:
        """What was told after this many messages."""
        return self._told[length - self.length :] if length < self.length else []

    def after(self, viewer: Viewer, number: int) -> list[bytes]:
        """The messages with higher numbers, oldest first."""
        return seen_by(viewer, self._told)[number - self._dropped[viewer] :]

    def begin_round(self) -> None:
        """Begin a round. Messages of the last one stay, for clients that missed its end; older ones are dropped."""
        self._told = self.since(self._round_start)
        self._dropped, self._round_starts, self._round_start = self._round_starts, self.numbers(), self.length
        self.notice_bytes = 0

    def resume_at(self, numbers: Sequence[int]) -> None:
        """Continue after messages that are not known here and will not be told again."""
        self.length = self._round_start = max(numbers)
        self._dropped = dict(zip(VIEWERS, numbers, strict=True))
        self.missed = {viewer: self.length - number for viewer, number in self._dropped.items()}
        self._round_starts = self._dropped.copy()
        self._told = []

    def round_start(self, viewer: Viewer) -> int:
        """The number before the first message of the running round."""
        return self._round_starts[viewer]

    def begin_person(self, seat: Seat) -> None:
        """Somebody else has this seat now: the games played here so far were not theirs."""
        self._person_starts[seat] = self.number(seat)

    def first_known(self, viewer: Viewer) -> int:
        """The lowest number that a client of this viewer can resume from. Nobody can from 0 after a rematch."""
        return min(self._round_starts[viewer], max(self._person_starts[viewer], self._dropped[viewer], 1))

    def tell_all(self, notice: Any) -> None:
        """Tell everybody the same notice."""
        message = encode(notice)
        self.notice_bytes += len(message)
        self.add(Telling(message))

    def add(self, told: Telling) -> None:
        """Tell each viewer what that viewer sees."""
        self.length += 1
        self._told.append(told)
        for viewer in told.missed_by:
            self.missed[viewer] += 1

"""Numbered messages, one stream per viewer. Each viewer has numbers of its own, so silence stays silent."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from brushpass.core.game import AnyGame
from brushpass.core.seats import MOST_SEATS, PUBLIC, Seat, Viewer

SEATS: Final = tuple(map(Seat, range(MOST_SEATS)))
VIEWERS: Final[tuple[Viewer, ...]] = (*SEATS, PUBLIC)
VIEWERS_OF: Final = tuple((*SEATS[:players], PUBLIC) for players in range(MOST_SEATS + 1))
"""All viewers of a game, for each number of players."""

encode = msgspec.json.Encoder().encode


class Streams:
    """What every viewer has been told. A message is encoded once for all who see the same."""

    def __init__(self) -> None:
        self._messages: dict[Viewer, list[bytes]] = {viewer: [] for viewer in VIEWERS}
        """What each viewer was told in this round and the one before."""
        self._dropped: dict[Viewer, int] = dict.fromkeys(VIEWERS, 0)
        """How many messages of earlier rounds are no longer here."""
        self._round_starts: dict[Viewer, int] = dict.fromkeys(VIEWERS, 0)
        self._person_starts: dict[Viewer, int] = dict.fromkeys(VIEWERS, 0)
        self.notice_bytes = 0
        """How many bytes of notices everybody was told in the running round."""

    def number(self, viewer: Viewer) -> int:
        """The number of the last message this viewer was told."""
        return self._dropped[viewer] + len(self._messages[viewer])

    def numbers(self) -> dict[Viewer, int]:
        """The last number of every viewer."""
        dropped = self._dropped
        return {viewer: dropped[viewer] + len(messages) for viewer, messages in self._messages.items()}

    def after(self, viewer: Viewer, number: int) -> list[bytes]:
        """The messages with higher numbers, oldest first."""
        return self._messages[viewer][number - self._dropped[viewer] :]

    def begin_round(self) -> None:
        """Begin a round. Messages of the one before stay, for clients that missed its end; older ones are dropped."""
        numbers = self.numbers()
        for viewer, messages in self._messages.items():
            del messages[: self._round_starts[viewer] - self._dropped[viewer]]
        self._dropped, self._round_starts = self._round_starts, numbers
        self.notice_bytes = 0

    def resume_at(self, numbers: Sequence[int]) -> None:
        """Go on after messages that are not known here, and that nobody is told again."""
        self._dropped = dict(zip(VIEWERS, numbers, strict=True))
        self._round_starts = self._dropped.copy()
        for messages in self._messages.values():
            messages.clear()

    def round_start(self, viewer: Viewer) -> int:
        """The number before the first message of the running round."""
        return self._round_starts[viewer]

    def begin_person(self, seat: Seat) -> None:
        """Somebody else has this seat: the games that it has played so far were not theirs."""
        self._person_starts[seat] = self.number(seat)

    def first_known(self, viewer: Viewer) -> int:
        """The lowest number that a client of this viewer can resume from. Nobody can from 0 after a rematch."""
        return min(self._round_starts[viewer], max(self._person_starts[viewer], self._dropped[viewer], 1))

    def tell_all(self, notice: Any) -> None:
        """Tell everybody the same notice."""
        message = encode(notice)
        self.notice_bytes += len(message)
        for messages in self._messages.values():
            messages.append(message)

    def tell(self, game: AnyGame, players: int, event: Any) -> None:
        """Tell each viewer what that viewer sees of an event of the game."""
        public = game.show(event, PUBLIC)
        message = encode(public)
        streams = self._messages
        if public is event:  # it holds no secret: everybody sees the same
            for viewer in VIEWERS_OF[players]:
                streams[viewer].append(message)
            return
        if public is not None:
            streams[PUBLIC].append(message)
        for seat in SEATS[:players]:
            seen = game.show(event, seat)
            if seen is not None:
                streams[seat].append(message if seen == public else encode(seen))

"""Numbered messages, one stream a viewer. The numbers are the viewer's own, so that silence stays silent."""

from typing import Any, Final

import msgspec

from brushpass.core.game import AnyGame
from brushpass.core.seats import MOST_SEATS, PUBLIC, Seat, Viewer

SEATS: Final = tuple(map(Seat, range(MOST_SEATS)))
VIEWERS: Final[tuple[Viewer, ...]] = (*SEATS, PUBLIC)

encode = msgspec.json.Encoder().encode


class Streams:
    """What every viewer has been told, encoded once for each distinct sight."""

    def __init__(self) -> None:
        self._told: dict[Viewer, list[bytes]] = {viewer: [] for viewer in VIEWERS}
        self._round: dict[Viewer, int] = dict.fromkeys(VIEWERS, 0)
        self.noticed = 0
        """How many bytes of notices everybody was told since the running round began."""

    def number(self, viewer: Viewer) -> int:
        """The number of the last message this viewer was told."""
        return len(self._told[viewer])

    def numbers(self) -> dict[Viewer, int]:
        """The last number of every viewer."""
        return dict(zip(self._told, map(len, self._told.values()), strict=True))

    def after(self, viewer: Viewer, number: int) -> list[bytes]:
        """The messages with higher numbers, oldest first."""
        return self._told[viewer][number:]

    def round_begins(self) -> None:
        """What was told before belongs to a game that is over."""
        self._round = self.numbers()
        self.noticed = 0

    def round_start(self, viewer: Viewer) -> int:
        """The number before the first message of the running game."""
        return self._round[viewer]

    def tell_all(self, notice: Any) -> None:
        """Tell everybody the same."""
        message = encode(notice)
        self.noticed += len(message)
        for told in self._told.values():
            told.append(message)

    def tell(self, game: AnyGame, players: int, event: Any) -> None:
        """Tell each viewer what that viewer sees of an event of the game."""
        public = game.show(event, PUBLIC)
        message = encode(public)
        if public is not None:
            self._told[PUBLIC].append(message)
        for seat in SEATS[:players]:
            # What the public sees as it is holds no secret: everybody sees it so, and it is encoded once.
            seen = public if public is event else game.show(event, seat)
            if seen is not None:
                self._told[seat].append(message if seen is public or seen == public else encode(seen))

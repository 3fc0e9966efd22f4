"""What a client makes of the frames that reach it, with the checks that hold for every frame of every viewer."""

from dataclasses import dataclass, field
from typing import Any

import msgspec

from brushpass.core.game import AnyGame
from brushpass.core.seats import Viewer
from brushpass.games.registry import GAMES
from brushpass.wire import notices as n
from brushpass.wire import outbound as o
from brushpass.wire.tables import TableView

_decode = msgspec.json.Decoder(o.Outbound).decode


@dataclass(eq=False)
class Heard:
    """All that one device was told."""

    viewer: Viewer
    frames: list[bytes] = field(default_factory=list)
    messages: list[Any] = field(default_factory=list)
    told: list[dict[str, Any]] = field(default_factory=list)
    """Notices and events of the running round, as JSON."""
    number: int = 0
    table: TableView | None = None
    asked: o.Asked | None = None

    def hear(self, frame: bytes) -> o.Outbound:
        """Take a frame in."""
        message: o.Outbound = _decode(frame)
        self.frames.append(frame)
        self.messages.append(message)
        match message:
            case o.Welcome():
                self.viewer = message.viewer
                self._number(message.n, message.told, fresh=message.fresh)
                self.table, self.asked = message.table, message.asked
            case o.Update():
                self._number(message.n, message.told, fresh=False)
                self.table = message.table or self.table
                if message.asked is not None:
                    assert message.asking == message.asked.number
                    self.asked = message.asked
                elif not message.asking:
                    self.asked = None
                else:
                    assert self.asked is not None
                    assert self.asked.number == message.asking
            case _:
                pass
        return message

    def _number(self, number: int, told: tuple[Any, ...], *, fresh: bool) -> None:
        if fresh:
            self.told = []
        else:
            assert number == self.number + len(told), "numbers have no gaps"
        self.number = number
        self.told.extend(told)

    @property
    def code(self) -> str:
        assert self.table is not None
        return self.table.code

    @property
    def game(self) -> AnyGame:
        assert self.table is not None
        return GAMES[self.table.settings.game]

    @property
    def events(self) -> list[Any]:
        """The game's events of the round, typed."""
        return [msgspec.convert(told, self.game.seen) for told in self.told if "event" in told]

    @property
    def notices(self) -> list[n.Notice]:
        """What the table told besides."""
        return [msgspec.json.decode(msgspec.json.encode(told), type=n.Notice) for told in self.told if "notice" in told]

    @property
    def sight(self) -> Any:
        """Everything this viewer knows of the game, folded from its events."""
        first, *rest = self.events
        sight = self.game.begin(self.viewer, first)
        for event in rest:
            sight = self.game.fold(sight, event)
        return sight

    @property
    def options(self) -> list[Any]:
        """The legal choices of what is asked now, as JSON."""
        return [] if self.asked is None else list(self.asked.prompt.options)

    @property
    def refusals(self) -> list[str]:
        return [message.code for message in self.messages if isinstance(message, o.Refused)]

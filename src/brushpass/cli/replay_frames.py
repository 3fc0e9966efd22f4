"""A record from one viewpoint, frame by frame.

The truth has one frame per step, numbered as `verify` numbers them, with the setup as frame 0. A seat and the public
have one frame for each event they see, with numbers of their own, so a step they cannot see leaves no gap.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import fields

from brushpass.cli.failure import Failure
from brushpass.clients.terminal.faces import face_of
from brushpass.clients.terminal.names import Names
from brushpass.clients.terminal.text import typed_number
from brushpass.core.game import AnyGame
from brushpass.core.notation import write_value
from brushpass.core.record import Record
from brushpass.core.replay import replay
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.games.kits import find_kit

TRUTH = "truth"
PAST = frozenset({"history", "shots", "trace"})
"""Fields of a state that repeat what the steps have shown."""
Viewpoint = Viewer | str
"""A seat, the public, or the truth."""


class Frame(NamedTuple):
    """One moment."""

    number: int
    after: int
    """How many events have really happened by then."""
    lines: tuple[str, ...]
    sight: Callable[[], Sequence[str]]
    """The table at that moment, drawn on demand."""


class ReplayedGame:
    """A record that follows the rules, ready to be shown from any viewpoint."""

    def __init__(self, record: Record, game: AnyGame) -> None:
        """Refuse a record that does not follow the rules."""
        self.record, self.game = record, game
        self._moments = list(replay(record, game))

    def frames(self, viewpoint: Viewpoint) -> list[Frame]:
        """Every frame of this viewpoint, in order."""
        return self._truth() if isinstance(viewpoint, str) else self._seen(viewpoint)

    def names(self, viewer: Viewer) -> Names:
        """The seats as the record names them, or by number."""
        labels = [name if name.isprintable() else ascii(name) for name in self.record.seats]
        if not len(labels) == len(set(labels)) == self.record.players:
            labels = [f"seat {seat}" for seat in range(self.record.players)]
        return Names(labels, viewer)

    def _truth(self) -> list[Frame]:
        frames = []
        after = 0
        for number, (events, state) in enumerate(self._moments):
            after += len(events)
            lines = tuple(f"    {self.game.event_notation.write(event)}" for event in events)
            if number:
                step = self.record.steps[number - 1]
                lines = (f"step {number}: seat {step.seat} chooses: {step.choice}", *lines)
            else:
                lines = ("setup", *lines)
            frames.append(Frame(number, after, lines, partial(_facts, state)))
        return frames

    def _seen(self, viewer: Viewer) -> list[Frame]:
        face, names = face_of(find_kit(self.game.name)), self.names(viewer)
        frames: list[Frame] = []
        sight: Any = None
        after = 0
        for events, _ in self._moments:
            for event in events:
                after += 1
                seen = self.game.show(event, viewer)
                if seen is None:
                    continue
                sight = self.game.begin(viewer, seen) if sight is None else self.game.fold(sight, seen)
                line = f"{len(frames) + 1:4}  {self.game.seen_notation.write(seen)}"
                frames.append(Frame(len(frames) + 1, after, (line,), partial(face.table, sight, names)))
        return frames


def read_viewpoint(text: str, players: int) -> Viewpoint:
    """The viewpoint that a word names: `truth`, `public` or a seat's number; refuses anything else."""
    if text == TRUTH:
        return TRUTH
    if text == "public":
        return PUBLIC
    seat = typed_number(text)
    if seat is not None and seat < players:
        return Seat(seat)
    raise Failure("usage", f"a viewpoint is truth, public or a seat from 0 to {players - 1}, got {text!r}")


def write_viewpoint(viewpoint: Viewpoint) -> str:
    """A viewpoint in words."""
    if isinstance(viewpoint, str):
        return "the truth"
    return "as the public sees it" if viewpoint is PUBLIC else f"as seat {viewpoint} sees it"


def _facts(state: Any) -> list[str]:
    """The true state at one moment, field by field, without its history."""
    values = {field.name: getattr(state, field.name) for field in fields(state) if field.name not in PAST}
    return [f"{name}: {write_value(value).replace(',', ', ')}" for name, value in values.items() if value is not None]

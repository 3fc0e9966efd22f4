"""A record from one viewpoint, frame by frame.

The truth has one frame per step, numbered as `verify` numbers them, with the setup as frame 0. A seat and the public
have one frame for each event they are told of, with numbers of their own, so a step they cannot see leaves no gap.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from itertools import accumulate
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import fields

from brushpass.cli.claim_words import claim_words
from brushpass.cli.failure import Failure
from brushpass.clients.terminal.chapters import house_rules
from brushpass.clients.terminal.faces import face_of
from brushpass.clients.terminal.names import Names
from brushpass.clients.terminal.text import typed_number
from brushpass.core.game import AnyGame
from brushpass.core.notation import write_value
from brushpass.core.record import Record, RecordV2
from brushpass.core.record_talk import RecordedText, Talk
from brushpass.core.replay import replay
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.games.kits import find_kit
from brushpass.locales import Texts

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

    def __init__(self, record: Record, game: AnyGame, texts: Texts, *, is_notation: bool = False) -> None:
        """Refuse a record that does not follow the rules. `is_notation`: events are written, not told."""
        self.record, self.game, self.texts, self._is_notation = record, game, texts, is_notation
        self._moments = list(replay(record, game))

    def frames(self, viewpoint: Viewpoint) -> list[Frame]:
        """Every frame of this viewpoint, in order."""
        if isinstance(viewpoint, str):
            return self._with_talk(self._truth(), PUBLIC, is_truth=True)
        return self._with_talk(self._seen(viewpoint), viewpoint, is_truth=False)

    def names(self, viewer: Viewer) -> Names:
        """The seats as the record names them, or by number."""
        labels = [name if name.isprintable() else ascii(name) for name in self.record.seats]
        if not len(labels) == len(set(labels)) == self.record.players:
            labels = [self.texts.say("seat-number", number=seat) for seat in range(self.record.players)]
        return Names(labels, viewer, self.texts)

    def title(self, viewpoint: Viewpoint) -> str:
        """The game, and through whose eyes it is seen."""
        kind = TRUTH if isinstance(viewpoint, str) else "public" if viewpoint is PUBLIC else "seat"
        name = self.names(PUBLIC).labels[viewpoint] if isinstance(viewpoint, int) else ""
        players = self.record.players
        return self.texts.say(
            "terminal-viewpoint", game=find_kit(self.game.name).title, players=players, viewpoint=kind, name=name
        )

    def house_rules(self) -> list[str]:
        """How its rules differ from the printed ones; nothing if it was played as printed."""
        rules = msgspec.convert(self.record.rules, self.game.rules)
        return house_rules(rules, self.names(PUBLIC).labels, self.texts)

    def _truth(self) -> list[Frame]:
        frames, labels = [], self.names(PUBLIC).labels
        after = 0
        for number, (events, state) in enumerate(self._moments):
            after += len(events)
            lines = tuple(f"    {self.game.event_notation.write(event)}" for event in events)
            if number:
                step = self.record.steps[number - 1]
                title = self.texts.say("terminal-step", step=number, name=labels[step.seat], choice=step.choice)
            else:
                title = self.texts.say("terminal-setup")
            lines = (title, *lines)
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
                before = sight
                sight = self.game.begin(viewer, seen) if before is None else self.game.fold(before, seen)
                told = self.game.seen_notation.write(seen) if self._is_notation else face.sentence(seen, before, names)
                if told is not None:
                    line = f"{len(frames) + 1:4}  {told}"
                    frames.append(Frame(len(frames) + 1, after, (line,), partial(face.table, sight, names)))
        return frames

    def _with_talk(self, frames: list[Frame], viewer: Viewer, *, is_truth: bool) -> list[Frame]:
        """The frames with what was said: each line comes after the last event that had been told by then.

        In the truth it comes after the step, although events of that step may have been held back (GE31).
        """
        talk = self.record.talk if isinstance(self.record, RecordV2) else ()
        happened = list(accumulate(len(events) for events, _ in self._moments))
        lines: dict[int, list[str]] = defaultdict(list)
        for line in talk:
            told = happened[line.after] - (0 if is_truth else line.untold)
            earlier = [index for index, frame in enumerate(frames) if frame.after <= told]
            lines[earlier[-1] if earlier else 0].append(self._said(line, viewer))
        return [frame._replace(lines=(*frame.lines, *lines[index])) for index, frame in enumerate(frames)]

    def _said(self, line: Talk, viewer: Viewer) -> str:
        """Who said what; a claim in the speaker's own words, or as the record has it."""
        if isinstance(line, RecordedText):
            text = line.text
        elif self._is_notation:
            text = msgspec.json.encode(line.claim).decode()
        else:
            text = claim_words(find_kit(self.game.name), line.claim, line.seat, self.names(viewer))
        printable = text if text.isprintable() else ascii(text)
        return "      " + self.texts.say("notice-said", by=self.names(PUBLIC).labels[line.seat], text=printable)


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


def _facts(state: Any) -> list[str]:
    """The true state at one moment, field by field, without its history."""
    values = {field.name: getattr(state, field.name) for field in fields(state) if field.name not in PAST}
    return [f"{name}: {write_value(value).replace(',', ', ')}" for name, value in values.items() if value is not None]

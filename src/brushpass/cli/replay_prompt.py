"""The prompt of `brushpass replay`: shows a recorded game frame by frame, as the reader asks."""

from collections.abc import Callable, Sequence
from typing import Final

from brushpass.cli.failure import Failure
from brushpass.cli.replay_frames import Frame, ReplayedGame, Viewpoint, read_viewpoint
from brushpass.clients.terminal.text import columns, typed_number, wrapped
from brushpass.locales.speech import Value

KEYS: Final = {
    "enter, n": "next",
    "b": "previous",
    "g N": "go",
    "s": "sight",
    "a W": "as",
    "?": "help",
    "q": "end",
}
"""What can be typed at the prompt, and what it means."""


class ReplayPrompt:
    """Where a reader is in a replay, and from which viewpoint."""

    def __init__(self, replayed: ReplayedGame, viewpoint: Viewpoint, *, write: Callable[[str], None]) -> None:
        self._replayed, self._write = replayed, write
        self._frames = replayed.frames(viewpoint)
        self._at = 0

    @property
    def prompt(self) -> str:
        """Where the reader is, and how to get help."""
        at, last = self._frames[self._at].number, self._frames[-1].number
        return f"[{self._say('terminal-prompt', at=at, last=last)}] > "

    def show(self) -> None:
        """Show the current frame."""
        show(self._frames[self._at].lines, self._write)

    def go(self, number: int) -> None:
        """Go to the frame with this number; refuses a number that does not exist."""
        self._at = self._frames.index(numbered(self._frames, number))
        self.show()

    def obey(self, line: str) -> bool:
        """Whether to go on, after doing what the line asks."""
        word, _, rest = line.strip().partition(" ")
        match word:
            case "" | "n":
                self._step(1, "terminal-last")
            case "b":
                self._step(-1, "terminal-first")
            case "g" if (number := typed_number(rest)) is not None:
                self._go_or_explain(number)
            case "a":
                self._look_or_explain(rest)
            case "s":
                show(self._frames[self._at].sight(), self._write)
            case "q":
                return False
            case _:
                rows = [(f"  {word}", self._say(f"terminal-key-{meaning}")) for word, meaning in KEYS.items()]
                show(columns(rows), self._write)
        return True

    def _step(self, by: int, otherwise: str) -> None:
        if not 0 <= self._at + by < len(self._frames):
            show([self._say(otherwise)], self._write)
            return
        self._at += by
        self.show()

    def _look_from(self, viewpoint: Viewpoint) -> None:
        """Change the viewpoint and stay at the same moment, or go to the next one visible from there."""
        moment, self._frames = self._frames[self._at].after, self._replayed.frames(viewpoint)
        later = (at for at, frame in enumerate(self._frames) if frame.after >= moment)
        self._at = next(later, len(self._frames) - 1)
        show([f"-- {self._replayed.title(viewpoint)}"], self._write)
        self.show()

    def _go_or_explain(self, number: int) -> None:
        try:
            self.go(number)
        except Failure:
            first, last = self._frames[0].number, self._frames[-1].number
            show([self._say("terminal-no-such-step", first=first, last=last, typed=number)], self._write)

    def _look_or_explain(self, word: str) -> None:
        players = self._replayed.record.players
        try:
            self._look_from(read_viewpoint(word, players))
        except Failure:
            show([self._say("terminal-no-viewpoint", last=players - 1, typed=repr(word))], self._write)

    def _say(self, message: str, /, **values: Value) -> str:
        return self._replayed.texts.say(message, **values)


def numbered(frames: Sequence[Frame], number: int) -> Frame:
    """The frame with this number; refuses a number that does not exist."""
    for frame in frames:
        if frame.number == number:
            return frame
    raise Failure("no-such-step", f"steps go from {frames[0].number} to {frames[-1].number}, got {number}")


def show(lines: Sequence[str], write: Callable[[str], None]) -> None:
    """Write lines, wrapped to the width of the terminal."""
    for line in lines:
        for part in wrapped(line):
            write(part)

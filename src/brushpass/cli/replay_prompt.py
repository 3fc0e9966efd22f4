"""The prompt of `brushpass replay`: shows a recorded game frame by frame, as the reader asks."""

from collections.abc import Callable, Sequence
from typing import Final

from brushpass.cli.failure import Failure
from brushpass.cli.replay_frames import Frame, ReplayedGame, Viewpoint, read_viewpoint, write_viewpoint
from brushpass.clients.terminal.text import typed_number, wrapped

KEYS: Final = """\
  enter, n  next            b    back              g N  go to number N
  s         the table       a W  viewpoint: truth, public or a seat's number
  ?         this help       q    quit"""


class ReplayPrompt:
    """Where a reader is in a replay, and from which viewpoint."""

    def __init__(self, replayed: ReplayedGame, viewpoint: Viewpoint, *, write: Callable[[str], None]) -> None:
        self._replayed, self._write = replayed, write
        self._frames = replayed.frames(viewpoint)
        self._at = 0

    @property
    def prompt(self) -> str:
        """Where the reader is, and how to get help."""
        return f"[{self._frames[self._at].number}/{self._frames[-1].number}] ? for help > "

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
                self._step(1, "That was the last.")
            case "b":
                self._step(-1, "This is the first.")
            case "g" if (frame := typed_number(rest)) is not None:
                self._try(lambda: self.go(frame))
            case "a":
                self._try(lambda: self._look_from(read_viewpoint(rest, self._replayed.record.players)))
            case "s":
                show(self._frames[self._at].sight(), self._write)
            case "q":
                return False
            case _:
                self._write(KEYS)
        return True

    def _step(self, by: int, otherwise: str) -> None:
        if not 0 <= self._at + by < len(self._frames):
            self._write(otherwise)
            return
        self._at += by
        self.show()

    def _look_from(self, viewpoint: Viewpoint) -> None:
        """Change the viewpoint and stay at the same moment, or go to the next one visible from there."""
        moment, self._frames = self._frames[self._at].after, self._replayed.frames(viewpoint)
        later = (at for at, frame in enumerate(self._frames) if frame.after >= moment)
        self._at = next(later, len(self._frames) - 1)
        self._write(f"-- {write_viewpoint(viewpoint)}")
        self.show()

    def _try(self, action: Callable[[], None]) -> None:
        try:
            action()
        except Failure as failure:
            self._write(str(failure))


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

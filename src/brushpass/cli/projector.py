"""A film shown frame by frame, as its reader asks."""

from collections.abc import Callable, Sequence
from typing import Final

from brushpass.cli.failure import Failure
from brushpass.cli.reel import Eyes, Film, Frame, read_eyes, write_eyes
from brushpass.clients.terminal.text import typed_number, wrapped

KEYS: Final = """\
  enter, n  next            b    back              g N  go to number N
  s         the table       a W  eyes: truth, public or a seat's number
  ?         this help       q    quit"""


class Projector:
    """Where a reader is in a film, and through whose eyes."""

    def __init__(self, film: Film, eyes: Eyes, *, write: Callable[[str], None]) -> None:
        self._film, self._write = film, write
        self._reel = film.reel(eyes)
        self._at = 0

    @property
    def prompt(self) -> str:
        """Where the reader is, and how to get help."""
        return f"[{self._reel[self._at].number}/{self._reel[-1].number}] ? for help > "

    def show(self) -> None:
        """Show the frame where the reader is."""
        show(self._reel[self._at].lines, self._write)

    def go(self, number: int) -> None:
        """Go to the frame of this number; refuses one that there is not."""
        self._at = self._reel.index(numbered(self._reel, number))
        self.show()

    def obey(self, line: str) -> bool:
        """Do what the line asks; False to quit."""
        word, _, rest = line.strip().partition(" ")
        match word:
            case "" | "n":
                self._step(1, "That was the last.")
            case "b":
                self._step(-1, "This is the first.")
            case "g" if (frame := typed_number(rest)) is not None:
                self._try(lambda: self.go(frame))
            case "a":
                self._try(lambda: self._look_through(read_eyes(rest, self._film.record.players)))
            case "s":
                show(self._reel[self._at].sight(), self._write)
            case "q":
                return False
            case _:
                self._write(KEYS)
        return True

    def _step(self, by: int, otherwise: str) -> None:
        if not 0 <= self._at + by < len(self._reel):
            self._write(otherwise)
            return
        self._at += by
        self.show()

    def _look_through(self, eyes: Eyes) -> None:
        """Stay at the moment, or at the first one after it that these eyes see."""
        moment, self._reel = self._reel[self._at].after, self._film.reel(eyes)
        later = (at for at, frame in enumerate(self._reel) if frame.after >= moment)
        self._at = next(later, len(self._reel) - 1)
        self._write(f"-- {write_eyes(eyes)}")
        self.show()

    def _try(self, deed: Callable[[], None]) -> None:
        try:
            deed()
        except Failure as failure:
            self._write(str(failure))


def numbered(reel: Sequence[Frame], number: int) -> Frame:
    """The frame of this number; refuses one that there is not."""
    for frame in reel:
        if frame.number == number:
            return frame
    raise Failure("no-such-step", f"steps go from {reel[0].number} to {reel[-1].number}, got {number}")


def show(lines: Sequence[str], write: Callable[[str], None]) -> None:
    """Write lines, wrapped to the screen."""
    for line in lines:
        for part in wrapped(line):
            write(part)

"""The time of a running game: who is still reading their briefing, and whether the table has paused."""

from dataclasses import dataclass, field

from brushpass.core.seats import Seat
from brushpass.table import entries as e
from brushpass.table.match import Match
from brushpass.table.seat_state import SeatState
from brushpass.table.streams import Streams
from brushpass.wire import notices
from brushpass.wire.tables import Presence

BRIEFING_SECONDS = 45.0
"""How long several people wait for those who are still reading, counted again whenever somebody has finished."""
PAUSE_SECONDS = 600.0
"""How long a pause lasts if nobody ends it."""
MORE_SECONDS = 30.0
"""How much time one person gives another."""


@dataclass
class TimeState:
    """The time of one game. Only entries of the log change it, and every game has a new one."""

    readers: set[Seat] = field(default_factory=set)
    """The seats that have not put their briefing away. Nobody is asked anything while the table waits for one."""
    reading_since: float | None = None
    """When somebody last put a briefing away, or the game was dealt; None once the first prompts are asked."""
    paused_since: float | None = None
    """When the pause began; None while the game runs."""
    pauses: int = 0
    """How often this game was paused."""
    votes: set[Seat] = field(default_factory=set)
    """The seats that have voted to pause or, during a pause, to go on."""

    @property
    def is_paused(self) -> bool:
        """Whether every clock of the game stands still."""
        return self.paused_since is not None

    def deal(self, match: Match, readers: set[Seat], at: float) -> None:
        """The game is dealt. Its first prompts are asked at once if nobody has a briefing to read."""
        if readers:
            self.readers, self.reading_since = readers, at
        else:
            match.begin(at)

    def waits_for(self, seats: list[SeatState]) -> list[Seat]:
        """The seats whose people are still reading. The table does not wait for those who have left or are absent."""
        return [seat for seat in sorted(self.readers) if seats[seat].is_person and not seats[seat].is_absent]

    def left(self, seat: Seat) -> None:
        """Somebody is gone, and their votes no longer count."""
        self.votes.discard(seat)

    def apply(self, entry: e.Entry, at: float, match: Match, seats: list[SeatState], streams: Streams) -> None:
        """Apply an entry that changes when things happen."""
        match entry:
            case e.Briefed(seat=seat):
                self.readers.discard(seat)
                self.reading_since = at
            case e.Begun():
                self.readers.clear()
                self.reading_since = None
                match.begin(at)
            case e.StoodIn(seat=seat):
                seats[seat].stand_in(at)
                streams.tell_all(notices.StoodIn(seat))
            case e.TimeAdded(seat=seat, to=to):
                match.open_prompts[to] = match.open_prompts[to].extended(MORE_SECONDS)
                streams.tell_all(notices.TimeAdded(seat, to))
            case e.PauseVoted(seat=seat, pause=pause):
                (self.votes.discard if pause == self.is_paused else self.votes.add)(seat)
                streams.tell_all(notices.PauseVoted(seat, pause))
            case e.Paused():
                self.votes.clear()
                self.paused_since, self.pauses = at, self.pauses + 1
                streams.tell_all(notices.Paused())
            case e.Resumed(seconds=seconds):
                self.votes.clear()
                self.paused_since = None
                match.shift(seconds, at)
                for seat_state in seats:
                    seat_state.played_since = min(seat_state.played_since + seconds, at)
                    if seat_state.presence is Presence.AWAY:
                        seat_state.since = min(seat_state.since + seconds, at)
                streams.tell_all(notices.Resumed())
            case _:
                raise AssertionError(f"not about time: {entry}")

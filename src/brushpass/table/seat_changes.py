"""How people change seats or names, and leave: the part of the log that is not about a game."""

from brushpass.core.seats import Seat
from brushpass.table.facts import TableFacts
from brushpass.table.seat_state import SeatState
from brushpass.wire import notices
from brushpass.wire.tables import Presence, Settings, Stage


class SeatChanges(TableFacts):
    """A table whose seats change."""

    def _configure(self, settings: Settings) -> None:
        self.settings = settings
        self.settings_revision += 1
        seated = [seat_state for seat_state in self.seats if not seat_state.is_free]
        for seat_state in seated:
            seat_state.ready = bool(seat_state.mind)
        if len(self.seats) > settings.players:  # people keep their seats if they fit; if not, they move up
            self.seats = self.seats if len(seated) > settings.players else self._moved_up(settings.players)
        self.seats += [SeatState() for _ in range(settings.players - len(self.seats))]

    def _moved_up(self, players: int) -> list[SeatState]:
        if all(seat_state.is_free for seat_state in self.seats[players:]):
            return self.seats[:players]
        seated = [seat_state for seat_state in self.seats if not seat_state.is_free]
        before = [seat for seat, seat_state in enumerate(self.seats) if not seat_state.is_free]
        self.done = {Seat(now): self.done[Seat(seat)] for now, seat in enumerate(before) if Seat(seat) in self.done}
        for seat in range(len(seated)):
            self.streams.begin_person(Seat(seat))
        return seated + [SeatState() for _ in range(players - len(seated))]

    def _rename(self, seat: Seat, name: str) -> None:
        seat_state = self.seats[seat]
        self.streams.tell_all(notices.Renamed(seat, name, seat_state.name))
        first = seat_state.formerly or seat_state.name
        seat_state.formerly = first if self.match is not None and first != name else ""
        self.evening = self.evening.renamed(seat_state.name, name)
        seat_state.name = name

    def _left(self, seat: Seat, at: float, *, removed: bool) -> None:
        seat_state = self.seats[seat]
        self.streams.tell_all(notices.Left(seat, seat_state.name, removed))
        seat_state.votes.clear()
        self.time.left(seat)
        for other in self.seats:
            other.votes.discard(seat)
        if self.stage is Stage.LOBBY:
            self.seats[seat] = SeatState()
        else:  # the game goes on: a bot plays for the person, whose token is void
            seat_state.presence, seat_state.since = Presence.GONE, at
            seat_state.token, seat_state.link = "", ""
            seat_state.bot_controlled, seat_state.played_since = True, at

    def _forget_messages(self, seat: Seat) -> None:
        """Forget the ids of a seat's messages: the person who has it now may use the same ids for other messages."""
        self.done.pop(seat, None)

"""Who is here and who is away: the entries that follow when devices come and go, and when processes die."""

from brushpass.core.seats import PUBLIC, Seat
from brushpass.table import entries as e
from brushpass.table.codes import new_id
from brushpass.table.connection import Connection
from brushpass.table.session import TableSession
from brushpass.wire.tables import Presence


def came(session: TableSession, connection: Connection, process: str) -> list[e.Entry]:
    """A person's device has connected: the person is here, and has the seat back from a mind."""
    seat = connection.viewer
    if seat is PUBLIC or connection not in session.connections.get(seat, ()):
        return []  # it has gone again, or the seat is another's by now
    seat_state = session.state.seats[seat]
    entries: list[e.Entry] = []
    if seat_state.presence is Presence.AWAY or seat_state.process != process:
        entries.append(e.Came(id=new_id(), seat=seat, process=process))
    if seat_state.bot_controlled:
        entries.append(e.HandedBack(id=new_id(), seat=seat))
    return entries


def went(session: TableSession, seat: Seat, process: str) -> list[e.Entry]:
    """A person's device is gone: the person is away, unless another device has come meanwhile."""
    if seat >= len(session.state.seats) or seat in session.connections:
        return []
    seat_state = session.state.seats[seat]
    is_here = seat_state.is_person and seat_state.presence is Presence.HERE and seat_state.process == process
    return [e.Went(id=new_id(), seat=seat)] if is_here else []


def set_right(session: TableSession, process: str, alive: set[str]) -> list[e.Entry]:
    """What the log has wrong: people whose process has died, or who are at this one and count as away."""
    entries: list[e.Entry] = []
    for place, seat_state in enumerate(session.state.seats):
        if not seat_state.is_person:
            continue
        seat = Seat(place)
        listens = seat in session.connections
        if seat_state.presence is Presence.HERE:
            is_so = listens if seat_state.process == process else seat_state.process in alive
        else:
            is_so = not listens
        if not is_so and listens:
            entries.append(e.Came(id=new_id(), seat=seat, process=process))
        elif not is_so:
            entries.append(e.Went(id=new_id(), seat=seat))
    return entries

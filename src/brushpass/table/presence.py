"""Who is here and who is away: the entries that follow when devices come and go, and when processes die."""

from brushpass.core.seats import PUBLIC, Seat
from brushpass.table import entries as e
from brushpass.table.codes import new_id
from brushpass.table.connection import Connection
from brushpass.table.session import TableSession
from brushpass.wire.tables import Presence


def after_connect(session: TableSession, connection: Connection, process: str) -> list[e.Entry]:
    """A device has connected: its person is here, and gets the seat back from a bot."""
    seat, quota = connection.viewer, session.state.quota
    if seat is PUBLIC or connection not in session.connections.get(seat, ()):
        return []  # it has disconnected again, or somebody else has the seat by now
    seat_state = session.state.seats[seat]
    entries: list[e.Entry] = []
    is_arrival = seat_state.presence is Presence.AWAY or seat_state.process != process
    if is_arrival and quota.can_arrive(seat):  # if not, the next heartbeat corrects it
        entries.append(e.Came(id=new_id(), seat=seat, process=process))
    if seat_state.bot_controlled and quota.has_room(seat, is_needed=True):
        entries.append(e.HandedBack(id=new_id(), seat=seat))
    return entries


def after_disconnect(session: TableSession, seat: Seat, process: str) -> list[e.Entry]:
    """A device has disconnected: its person is away, unless another device has connected meanwhile."""
    if seat >= len(session.state.seats) or seat in session.connections:
        return []
    seat_state = session.state.seats[seat]
    is_here = seat_state.is_person and seat_state.presence is Presence.HERE and seat_state.process == process
    return [e.Went(id=new_id(), seat=seat)] if is_here else []


def corrections(session: TableSession, process: str, alive: set[str]) -> list[e.Entry]:
    """Corrections to the log: people whose process has died, or who are connected here but count as away."""
    entries: list[e.Entry] = []
    for number, seat_state in enumerate(session.state.seats):
        if not seat_state.is_person:
            continue
        seat = Seat(number)
        is_connected = seat in session.connections
        if seat_state.presence is Presence.HERE:
            is_right = is_connected if seat_state.process == process else seat_state.process in alive
        else:
            is_right = not is_connected
        if not is_right and not is_connected:
            entries.append(e.Went(id=new_id(), seat=seat))
        elif not is_right and session.state.quota.can_arrive(seat, at_heartbeat=True):
            entries.append(e.Came(id=new_id(), seat=seat, process=process))
    return entries

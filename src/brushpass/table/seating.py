"""Who may take which seat, and at what table: what people ask for before they have a seat."""

from msgspec.structs import replace

from brushpass.core.deal import check_players
from brushpass.core.errors import BadSetup
from brushpass.core.seats import Seat
from brushpass.core.switches import read_rules
from brushpass.games.kits import find_kit, kits
from brushpass.table import entries as e
from brushpass.table.codes import hash_token, new_id, new_secret
from brushpass.table.errors import BadLink, BadSettings, NoSuchSeat, SeatTaken, WrongStage
from brushpass.table.names import free_name
from brushpass.table.state import TableState
from brushpass.wire.tables import Settings, Stage

LINK_SECONDS = 600
"""How long a one-time word is valid."""

DEADLINES = range(3601)
"""Deadlines that a table may have, in seconds."""

MISSES = range(1, 6)
"""After how many decisions missed in a row a bot may take a seat."""


def open_table(code: str, settings: Settings) -> e.Opened:
    """The first entry of a new table."""
    return e.Opened(id=new_id(), code=code, settings=check_settings(settings), secret=new_secret())


def check_settings(settings: Settings) -> Settings:
    """The settings with their game named; refuses those that no game can be played with."""
    name = settings.game or next(iter(kits()))
    kit = find_kit(name)
    try:
        check_players(name, kit.players, settings.players)
        read_rules(kit.rules, settings.rules, settings.players)
    except BadSetup as error:
        raise BadSettings(str(error)) from None
    if settings.deadline not in DEADLINES:
        raise BadSettings(f"a deadline is 0 to {DEADLINES[-1]} seconds, got {settings.deadline}")
    if settings.misses not in MISSES:
        raise BadSettings(f"a bot takes a seat after {MISSES[0]} to {MISSES[-1]} misses, got {settings.misses}")
    return replace(settings, game=name)


def take_seat(state: TableState, name: str, token: str, seat: Seat | None) -> e.Sat:
    """The entry by which a person takes this seat, or the first free one."""
    require_stage(state, Stage.LOBBY)
    state.quota.check()
    free = [Seat(number) for number, seat_state in enumerate(state.seats) if seat_state.is_free]
    if seat is None and free:
        seat = free[0]
    if seat is None or (seat in range(len(state.seats)) and seat not in free):
        raise SeatTaken("no seat is free" if seat is None else f"seat {seat} is taken")
    if seat not in free:
        raise NoSuchSeat(f"there is no seat {seat}")
    return e.Sat(id=new_id(), seat=seat, name=free_name(state, name), token=token)


def move_seat(state: TableState, seat: Seat, link: str, token: str, now: float) -> e.Moved:
    """The entry by which a seat moves to another device, given a valid one-time word."""
    if seat not in range(len(state.seats)):
        raise BadLink("this word moves no seat")
    seat_state = state.seats[seat]
    if not seat_state.link or seat_state.link != hash_token(link) or now > seat_state.link_made + LINK_SECONDS:
        raise BadLink("this word moves no seat")
    state.quota.check(seat, is_needed=True)
    return e.Moved(id=new_id(), seat=seat, token=token)


def require_stage(state: TableState, stage: Stage) -> None:
    """Refuse what belongs to another stage of a table."""
    if state.stage is not stage:
        raise WrongStage(f"the table must be in stage {stage}, it is {state.stage}")

"""Who may sit down where, and at what table: what people ask for before they have a seat to ask from."""

from msgspec.structs import replace

from brushpass.core.deal import check_players
from brushpass.core.errors import BadSetup
from brushpass.core.seats import Seat
from brushpass.games.kits import find_kit, kits
from brushpass.table import entries as e
from brushpass.table.codes import hashed, new_id, new_secret
from brushpass.table.errors import BadLink, BadSettings, BadTalk, NoSuchSeat, SeatTaken, WrongStage
from brushpass.table.state import TableState
from brushpass.wire.tables import Settings, Stage

LINK_SECONDS = 600
"""How long a one-time word is good for."""

DEADLINES = range(3601)


def opened(code: str, settings: Settings) -> e.Opened:
    """A new table."""
    return e.Opened(id=new_id(), code=code, settings=checked(settings), secret=new_secret())


def checked(settings: Settings) -> Settings:
    """The settings with their game named; refuses those that no game can be played with."""
    name = settings.game or next(iter(kits()))
    kit = find_kit(name)
    try:
        check_players(name, kit.players, settings.players)
    except BadSetup as error:
        raise BadSettings(str(error)) from None
    unknown = settings.rules.keys() - set(kit.rules.__struct_fields__)
    if unknown:
        raise BadSettings(f"{name} has no switch {sorted(unknown)[0]!r}")
    if settings.deadline not in DEADLINES:
        raise BadSettings(f"a deadline is 0 to {DEADLINES[-1]} seconds, got {settings.deadline}")
    return replace(settings, game=name)


def sat(state: TableState, name: str, token: str, seat: Seat | None) -> e.Sat:
    """A person takes a seat, this one or the first free one."""
    at_stage(state, Stage.LOBBY)
    free = [Seat(place) for place, seat_state in enumerate(state.seats) if seat_state.is_free]
    if seat is None and free:
        seat = free[0]
    if seat is None or (seat in range(len(state.seats)) and seat not in free):
        raise SeatTaken("no seat is free" if seat is None else f"seat {seat} is taken")
    if seat not in free:
        raise NoSuchSeat(f"there is no seat {seat}")
    return e.Sat(id=new_id(), seat=seat, name=tidy_name(name), token=token)


def moved(state: TableState, seat: Seat, link: str, token: str, now: float) -> e.Moved:
    """A seat goes to another device, by a one-time word."""
    if seat not in range(len(state.seats)):
        raise BadLink("this word moves no seat")
    seat_state = state.seats[seat]
    if not seat_state.link or seat_state.link != hashed(link) or now > seat_state.link_made + LINK_SECONDS:
        raise BadLink("this word moves no seat")
    return e.Moved(id=new_id(), seat=seat, token=token)


def tidy_name(name: str) -> str:
    """A name on one line, of at most 24 letters."""
    if not (tidy := tidied(name)):
        raise BadTalk("a name needs at least one letter")
    return tidy[:24]


def tidied(text: str) -> str:
    """The words of a text, one space apart, without marks that cannot be seen."""
    words = ("".join(mark for mark in word if mark.isprintable()) for word in text.split())
    return " ".join(word for word in words if word)


def at_stage(state: TableState, stage: Stage) -> None:
    """Refuse what belongs to another stage of a table."""
    if state.stage is not stage:
        raise WrongStage(f"the table must be in stage {stage}, it is {state.stage}")

"""What clients send while a table deals, and the entries that follow: hashes first, then shares, then the game."""

from collections.abc import Sequence

from brushpass.core.seats import Seat
from brushpass.games.kits import find_kit
from brushpass.table import entries as e
from brushpass.table.codes import new_id, new_secret
from brushpass.table.errors import HashesMissing, HashGiven, StaleStart
from brushpass.table.seating import require_stage
from brushpass.table.start import StartState
from brushpass.table.state import TableState
from brushpass.wire import inbound as i
from brushpass.wire.notices import WhyVoid
from brushpass.wire.tables import Stage


def commit_share(state: TableState, seat: Seat, message: i.CommitShare, key: str) -> list[e.Entry]:
    """A client shows the hash of its share. A client that was reloaded may show the same one again."""
    given = _start(state, message.attempt).hashes.get(seat)
    if given is None:
        return [e.ShareCommitted(id=key, seat=seat, hash=message.hash, briefing=message.briefing)]
    if given != message.hash:
        raise HashGiven(f"seat {seat} has shown another hash")
    return []


def reveal_share(state: TableState, seat: Seat, message: i.RevealShare, key: str) -> list[e.Entry]:
    """A client reveals its share. One that does not fit its hash voids the start."""
    start = _start(state, message.attempt)
    if not start.is_listed:
        raise HashesMissing("not every hash is in")
    if not start.fits(seat, message.share, state.place(seat)):
        return [void_by(state, seat, WhyVoid.WRONG_SHARE, key)]
    if seat in start.shares:
        return []
    return [e.ShareRevealed(id=key, seat=seat, share=message.share)]


def start_if_complete(state: TableState, revealed: Sequence[e.Entry]) -> list[e.Entry]:
    """The game starts if these shares were the last it was waiting for."""
    start = state.start
    shares = {entry.seat for entry in revealed if type(entry) is e.ShareRevealed}
    if start is None or not shares.issuperset(start.missing):
        return []
    kit = find_kit(state.settings.game)
    return [e.Started(id=new_id(), game=kit.name, version=kit.version, luck=new_secret())]


def void(state: TableState) -> e.StartVoided:
    """The start took too long: it is void because of everybody whose answer is missing."""
    assert state.start is not None
    why = WhyVoid.NO_SHARE if state.start.is_listed else WhyVoid.NO_HASH
    return e.StartVoided(id=new_id(), seats=state.start.missing, why=why, secret=new_secret())


def void_by(state: TableState, seat: Seat, why: WhyVoid, key: str) -> e.StartVoided:
    """One person has made the start void."""
    return e.StartVoided(id=key, seats=(seat,), why=why, secret=new_secret())


def _start(state: TableState, attempt: int) -> StartState:
    """The running start; refuses if there is none, or another one."""
    require_stage(state, Stage.DEALING)
    if attempt != state.attempt:
        raise StaleStart(f"this is start {state.attempt}, not {attempt}")
    assert state.start is not None
    return state.start

"""Erases what people wrote at a table, or drops the whole table, while it is being served."""

from brushpass.core.seats import Seat
from brushpass.store.contract import Conflict, Store
from brushpass.table import commands, erasure
from brushpass.table.codes import new_id
from brushpass.table.decision import NOTHING, Decided
from brushpass.table.errors import NotHost, WrongStage
from brushpass.table.session import TableSession
from brushpass.table.state import TableState
from brushpass.wire import inbound as i
from brushpass.wire.tables import Stage


async def erase_person(store: Store, session: TableSession, tokens: set[str]) -> erasure.Erased:
    """Leave the seats that these hashed tokens open, and erase what the people with these tokens wrote here."""
    for seat in session.state.seats_of(tokens):

        def decide(state: TableState, seat: Seat = seat) -> Decided:
            assert state.clock is not None
            is_theirs = seat in state.seats_of(tokens)
            return commands.decide(state, seat, i.Leave(id=new_id()), state.clock()) if is_theirs else NOTHING

        await session.act(decide)
    await session.save_record()  # no other process can then save one that still has the name
    return await erasure.erase_person(store, session.state.code, lambda stay: bool(stay.tokens & tokens))


async def erase_table(store: Store, session: TableSession, tokens: set[str]) -> None:
    """Drop a table at which no game is running, if these hashed tokens open the host's seat."""
    state = session.state
    while True:
        if state.host not in state.seats_of(tokens):
            raise NotHost("only the host can do this")
        if state.stage not in (Stage.LOBBY, Stage.OVER):
            raise WrongStage("a game is running")
        try:
            await erasure.close_table(store, state.code, state.number)
            return
        except Conflict:  # somebody was faster: decide again
            await session.catch_up()

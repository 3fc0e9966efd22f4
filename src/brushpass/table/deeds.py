"""What a table does for its seats when their time has come; `clock` says when that is."""

import asyncio
import logging
from random import SystemRandom

import msgspec

from brushpass.core.errors import Refusal
from brushpass.core.seats import Seat
from brushpass.minds.registry import is_slow
from brushpass.table import commands
from brushpass.table import entries as e
from brushpass.table.clock import Deed, Due
from brushpass.table.codes import new_id
from brushpass.table.session import TableSession
from brushpass.table.state import TableState

log = logging.getLogger(__name__)


async def thought(session: TableSession, seat: Seat) -> object:
    """What a mind answers. A slow one thinks apart, so that nobody waits; if it fails, the table goes on by lot."""
    assert session.state.match is not None
    prompt = session.state.match.asking[seat].prompt
    session.thinking.add(seat)
    try:
        if is_slow(session.mind_at(seat), session.state.settings.game):
            return await asyncio.to_thread(session.think, seat, prompt)
        return session.think(seat, prompt)
    except Exception:
        log.exception("a mind failed")
        return None
    finally:
        session.thinking.discard(seat)


def deed(state: TableState, due: Due, answer: object) -> list[e.Entry]:
    """What is due, as entries; `answer` is what a mind has thought of, if it was asked."""
    assert state.match is not None
    if due.deed is Deed.RELEASE:
        return [e.Released(id=new_id())]
    seat = due.seat
    assert seat is not None
    asking = state.match.asking[seat]
    if due.deed is Deed.TAKE_OVER:
        default = asking.prompt.default  # GS54
        if default is not None and default not in asking.prompt.options:
            return _choice(state, seat, default, e.By.DEADLINE)  # GE19: until the check nobody can tell
        taken: list[e.Entry] = [e.TakenOver(id=new_id(), seat=seat)]
        return taken if default is None else [*taken, *_choice(state, seat, default, e.By.DEADLINE)]
    by_lot = SystemRandom().choice(asking.prompt.options)
    by = e.By.DEADLINE if due.deed is Deed.CHOOSE else e.By.MIND
    try:
        return _choice(state, seat, by_lot if answer is None else answer, by)
    except Refusal:  # a mind that answers nonsense must not stop the table
        log.exception("a mind failed")
        return _choice(state, seat, by_lot, by)


def _choice(state: TableState, seat: Seat, choice: object, by: e.By) -> list[e.Entry]:
    """A choice that the table makes for a seat. If its time was up, the answers are told with it (GE31)."""
    assert state.match is not None
    raw = msgspec.Raw(msgspec.json.encode(choice))
    at_once = by is e.By.DEADLINE or not state.answer_pace
    return commands.choose(state, seat, state.match.asking[seat].number, raw, key=new_id(), by=by, at_once=at_once)

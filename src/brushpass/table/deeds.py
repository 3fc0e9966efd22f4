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
from brushpass.table.room import Room
from brushpass.table.session import TableSession

log = logging.getLogger(__name__)


async def thought(session: TableSession, seat: Seat) -> object:
    """What a mind answers. A slow one thinks apart, so that nobody waits; if it fails, the table goes on by lot."""
    assert session.room.match is not None
    prompt = session.room.match.asking[seat].prompt
    session.thinking.add(seat)
    try:
        if is_slow(session.mind_at(seat), session.room.settings.game):
            return await asyncio.to_thread(session.think, seat, prompt)
        return session.think(seat, prompt)
    except Exception:
        log.exception("a mind failed")
        return None
    finally:
        session.thinking.discard(seat)


def deed(room: Room, due: Due, answer: object) -> list[e.Entry]:
    """What is due, as entries; `answer` is what a mind has thought of, if it was asked."""
    assert room.match is not None
    if due.deed is Deed.AIR:
        return [e.Aired(id=new_id())]
    seat = due.seat
    assert seat is not None
    asking = room.match.asking[seat]
    if due.deed is Deed.TAKE_OVER:
        default = asking.prompt.default  # GS54
        if default is not None and default not in asking.prompt.options:
            return _choice(room, seat, default, e.By.DEADLINE)  # GE19: until the check nobody can tell
        taken: list[e.Entry] = [e.TakenOver(id=new_id(), seat=seat)]
        return taken if default is None else [*taken, *_choice(room, seat, default, e.By.DEADLINE)]
    by_lot = SystemRandom().choice(asking.prompt.options)
    by = e.By.DEADLINE if due.deed is Deed.CHOOSE else e.By.MIND
    try:
        return _choice(room, seat, by_lot if answer is None else answer, by)
    except Refusal:  # a mind that answers nonsense must not stop the table
        log.exception("a mind failed")
        return _choice(room, seat, by_lot, by)


def _choice(room: Room, seat: Seat, choice: object, by: e.By) -> list[e.Entry]:
    """A choice that the table makes for a seat. If its time was up, the answers are told with it (GE31)."""
    assert room.match is not None
    raw = msgspec.Raw(msgspec.json.encode(choice))
    at_once = by is e.By.DEADLINE or not room.answer_pace
    return commands.choose(room, seat, room.match.asking[seat].number, raw, key=new_id(), by=by, at_once=at_once)

"""Erases a person's data from a table, or a whole table.

What a person wrote is replaced in the log and in the records of finished games: their names by the code name of the
seat, what they said and claimed by a mark. Their choices stay: without them nobody could replay or check a game that
also belongs to the others. Each entry is replaced by one that tells as many messages, so that all message numbers stay
the same.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from msgspec.structs import replace

from brushpass.core.record import Record, RecordV1
from brushpass.core.record import decode as decode_record
from brushpass.core.record import encode as encode_record
from brushpass.core.seats import CODE_NAMES, Seat
from brushpass.store.contract import Conflict, Store, StoredEntry
from brushpass.table import entries as e
from brushpass.table.codes import new_id
from brushpass.table.errors import NoSuchTable, NotSeated
from brushpass.table.seat_state import SeatState
from brushpass.table.slices import unhurried
from brushpass.table.state import TableState

ERASED_TEXT = "…"
"""Replaces what somebody said or claimed."""
MAX_RECORDS = 1000
"""How many records are read at once."""


@dataclass(eq=False)
class Stay:
    """A person's time in one seat, from sitting down to leaving it for good."""

    names: set[str] = field(default_factory=set)
    """What they were called."""
    tokens: set[str] = field(default_factory=set)
    """Hashes of the tokens that opened the seat."""
    entries: dict[int, e.Entry] = field(default_factory=dict)
    """Their entries that hold something they wrote, by number."""
    rounds: dict[int, Seat] = field(default_factory=dict)
    """Where they sat in each round whose game began."""


class Erased(NamedTuple):
    """How much was replaced."""

    entries: int
    """Entries of the log."""
    records: int
    """Records of finished games."""


async def erase_person(store: Store, code: str, is_theirs: Callable[[Stay], bool]) -> Erased:
    """Replace everything that a person wrote at a table; refuses if there is no such person."""
    while True:
        log = await _read(store, code)
        theirs = [stay for stay in await find_stays(code, log) if is_theirs(stay)]
        if not theirs:
            raise NotSeated("nobody at this table is known by this")
        bodies = {number: e.encode(_without_words(entry)) for stay in theirs for number, entry in stay.entries.items()}
        old = {entry.number: entry.body for entry in log}
        bodies = {number: body for number, body in bodies.items() if body != old[number]}
        records = await _erased_records(store, code, theirs)
        if not bodies and not records:
            return Erased(0, 0)
        try:
            await store.rewrite(code, log[-1].number, bodies, e.encode(e.Erased(id=new_id())), records)
        except Conflict:  # the table has moved meanwhile
            continue
        return Erased(len(bodies), len(records))


async def erase_table(store: Store, code: str) -> None:
    """Drop a table's log and its records."""
    while True:
        log = await _read(store, code)
        try:
            await close_table(store, code, log[-1].number)
        except Conflict:
            continue
        return


async def close_table(store: Store, code: str, number: int) -> None:
    """Drop a table whose log is at this number; Conflict if it is not."""
    await store.drop(code, number, e.encode(e.Closed(id=new_id())))


async def _read(store: Store, code: str) -> Sequence[StoredEntry]:
    log = await store.read(code)
    if not log or isinstance(e.decode(log[-1].body), e.Closed):
        raise NoSuchTable("no table has this code")
    return log


async def find_stays(code: str, log: Sequence[StoredEntry]) -> list[Stay]:
    """Every person's stay at a table, by its log. No game is played again, so any rules will do."""
    state = TableState(code)
    stays: dict[int, Stay] = {}
    seen: list[SeatState] = []  # held, because their ids are keys
    async for stored in unhurried(log):
        entry = e.decode(stored.body)
        state.pass_over(entry, stored.at)
        if isinstance(entry, e.Sat) and entry.token:
            seen.append(state.seats[entry.seat])
            stays[id(seen[-1])] = Stay()
        if isinstance(entry, e.Sat | e.Renamed | e.Moved | e.Said | e.Claimed):
            stay = stays.get(id(state.seats[entry.seat]))
            if stay is not None:
                _note(stay, entry, stored.number)
        if state.match is not None:
            for number, seat_state in enumerate(state.seats):
                if id(seat_state) in stays:
                    stays[id(seat_state)].rounds[state.round_number] = Seat(number)
    return list(stays.values())


def _note(stay: Stay, entry: e.Sat | e.Renamed | e.Moved | e.Said | e.Claimed, number: int) -> None:
    if isinstance(entry, e.Sat | e.Renamed):
        stay.names.add(entry.name)
    if isinstance(entry, e.Sat | e.Moved):
        stay.tokens.add(entry.token)
    if not isinstance(entry, e.Moved):
        stay.entries[number] = entry


def _without_words(entry: e.Entry) -> e.Entry:
    """An entry without what a person wrote."""
    match entry:
        case e.Sat(seat=seat) | e.Renamed(seat=seat):
            return replace(entry, name=CODE_NAMES[seat])
        case e.Said():
            return replace(entry, text=ERASED_TEXT)
        case e.Claimed(id=ident, seat=seat):
            return e.Said(id=ident, seat=seat, text=ERASED_TEXT)
        case _:
            raise AssertionError("nobody wrote this")


async def _erased_records(store: Store, code: str, stays: Sequence[Stay]) -> dict[int, bytes]:
    """The records that name these people, without their names and their talk."""
    changed: dict[int, bytes] = {}
    after = 0
    while page := await store.records(after=after, limit=MAX_RECORDS, table=code):
        after = page[-1].id
        async for saved in unhurried(page):
            seats = {stay.rounds[saved.round_number] for stay in stays if saved.round_number in stay.rounds}
            record = decode_record(saved.record)
            without = encode_record(_without_people(record, seats))
            if without != encode_record(record):
                changed[saved.round_number] = without
    return changed


def _without_people(record: Record, seats: set[Seat]) -> Record:
    """A record without the names and the talk of the people in these seats."""
    names = tuple(CODE_NAMES[seat] if seat in seats else name for seat, name in enumerate(record.seats))
    if isinstance(record, RecordV1):
        return replace(record, seats=names)
    return replace(record, seats=names, talk=tuple(line for line in record.talk if line.seat not in seats))

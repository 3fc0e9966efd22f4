"""Games begun with other rules cannot go on."""

import pytest

from brushpass.core.seats import Seat
from brushpass.table import entries as e
from brushpass.table.errors import OldRules
from brushpass.table.state import TableState
from brushpass.wire import inbound as i
from brushpass.wire.tables import Settings
from tests.table.party import party

pytestmark = pytest.mark.anyio


def room_for_two() -> TableState:
    state = TableState("BAMI-ROTU")
    state.apply(e.Opened(id="a", code=state.code, settings=Settings("espionaje", 2), secret="00" * 32), 1.0)
    state.apply(e.Sat(id="b", seat=Seat(0), name="Ann", token="t0"), 2.0)
    state.apply(e.Sat(id="c", seat=Seat(1), name="Bob", token="t1"), 3.0)
    return state


def test_a_game_begun_with_another_version_of_the_rules_is_refused() -> None:
    state = room_for_two()
    with pytest.raises(OldRules):
        state.apply(e.Started(id="d", game="espionaje", version=99, luck="x"), 4.0)
    assert state.number == 3, "who cannot read on must not be able to append"


async def test_a_table_that_continues_under_newer_rules_is_given_up_untouched() -> None:
    table = await party(people=2)
    newer = e.encode(e.Started(id="d", game="secrets", version=99, luck="x"))
    await table.store.append(table.state.code, table.state.number, [newer])
    log = len(table.store.logs[table.state.code])
    host = table.devices[Seat(0)]
    for _ in range(2):
        with pytest.raises(OldRules):
            await table.do(0, i.Say, text="still here?")
        assert len(table.store.logs[table.state.code]) == log
    assert host.ended == "refused"
    assert table.state.code not in table.tables.sessions
    with pytest.raises(OldRules):
        await table.tables.find(table.state.code)

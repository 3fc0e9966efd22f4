"""Games begun by other rules cannot go on, and an absent host does not keep the others waiting."""

import pytest

from brushpass.core.seats import Seat
from brushpass.table import entries as e
from brushpass.table.errors import OldRules
from brushpass.table.room import Room
from brushpass.wire.tables import Settings


def room_for_two() -> Room:
    room = Room("BAMI-ROTU")
    room.apply(e.Opened(id="a", code=room.code, settings=Settings("espionaje", 2), secret="00" * 32), 1.0)
    room.apply(e.Sat(id="b", seat=Seat(0), name="Ann", token="t0"), 2.0)
    room.apply(e.Sat(id="c", seat=Seat(1), name="Bob", token="t1"), 3.0)
    return room


def test_a_game_begun_by_another_version_of_the_rules_is_refused() -> None:
    with pytest.raises(OldRules):
        room_for_two().apply(e.Started(id="d", game="espionaje", version=99, luck="x"), 4.0)


def test_the_first_person_who_is_here_is_host() -> None:
    room = room_for_two()
    assert room.host == 0
    room.apply(e.Came(id="d", seat=Seat(1), process="p"), 4.0)
    assert room.host == 1
    room.apply(e.Came(id="e", seat=Seat(0), process="p"), 5.0)
    assert room.host == 0
    room.apply(e.Went(id="f", seat=Seat(0)), 6.0)
    assert room.host == 1

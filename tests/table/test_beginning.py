"""Who begins where the table leaves it to the winner of the last game (V12)."""

import random

import pytest

from brushpass.core import record, replay
from brushpass.games.registry import GAMES
from brushpass.table.beginning import resolved
from brushpass.table.errors import BadSettings
from brushpass.table.evening import Evening, Player
from brushpass.table.seating import check_settings
from brushpass.wire.tables import Settings
from tests.table.party import party, reloaded

pytestmark = pytest.mark.anyio

NAMES = ["Ann", "Ben", "Cat", "Dan"]


@pytest.mark.parametrize(
    ("winners", "round_number", "begins"),
    [
        ({"Cat"}, 2, "seat-2"),
        ({"Ann", "Cat"}, 1, "seat-0"),
        ({"Ann", "Cat"}, 2, "seat-2"),
        ({"Ann", "Cat"}, 4, "seat-0"),
        ({"Ann", "Cat"}, 6, "seat-2"),
        ({"Eve", "Dan"}, 2, "seat-3"),
        ({"Eve"}, 2, "winner"),
        (set(), 2, "winner"),
    ],
    ids=[
        "one",
        "two, round 1",
        "two, round 2",
        "two, round 4",
        "two, round 6",
        "one has left",
        "all have left",
        "none",
    ],
)
def test_the_winner_begins_or_else_chance(winners: set[str], round_number: int, begins: str) -> None:
    """V12: of several the first one clockwise, from a seat that moves on; without one the game draws lots."""
    rules: dict[str, bool | str] = {"last_pairs_stay": True, "begins": "winner"}
    assert resolved(rules, NAMES, winners, round_number) == {"last_pairs_stay": True, "begins": begins}
    assert resolved({"begins": "seat-1"}, NAMES, winners, round_number) == {"begins": "seat-1"}, (
        "the host has named one"
    )
    assert resolved({}, NAMES, winners, round_number) == {}


def test_the_evening_knows_who_won_last_under_the_name_they_have_now() -> None:
    evening = Evening().with_game([Player("Ann", mind=False, won=True), Player("Ben", mind=False, won=False)])
    assert evening.winners == {"Ann"}
    assert evening.renamed("Ann", "Zoe").winners == {"Zoe"}
    assert evening.renamed("Ben", "Zoe").winners == {"Ann"}
    assert evening.with_game([Player("Ann", mind=False, won=False)]).winners == frozenset()


def test_only_seats_of_the_table_can_be_named() -> None:
    assert check_settings(Settings("secrets", 6, {"begins": "seat-5"})).rules == {"begins": "seat-5"}
    with pytest.raises(BadSettings, match="begins is chance or winner or seat-0"):
        check_settings(Settings("secrets", 5, {"begins": "seat-5"}))


async def test_at_a_table_the_winner_of_the_last_game_begins_the_next() -> None:
    """V12: the settings say `winner`, the record says which seat, and a log that is read again says the same."""
    table = await party(Settings("secrets", 4, {"begins": "winner"}), people=4)
    winners: tuple[int, ...] = ()
    named = 0
    for number in range(1, 6):
        await table.start()
        match = table.state.match
        clockwise = [(number - 1 + step) % 4 for step in range(4)]
        expected = next((seat for seat in clockwise if seat in winners), match.deal.first)
        assert match.state.active == expected
        assert (await reloaded(table)).state.match.state == match.state
        await table.finish(random.Random(number))
        written = record.decode(table.store.saved[table.state.code, number].record)
        replay.check(written, GAMES["secrets"])
        assert written.rules["begins"] == (f"seat-{expected}" if winners else "winner")
        named += bool(winners)
        winners = match.winners
        await table.again()
    assert table.state.settings.rules == {"begins": "winner"}
    assert named > 1

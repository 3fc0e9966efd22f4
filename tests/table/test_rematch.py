"""Another game is voted for, and the evening's scoreboard goes on over all of them."""

import asyncio
import random
from typing import Any

import pytest
from msgspec.structs import replace

from brushpass.core.seats import PUBLIC, Seat
from brushpass.table import entries as e
from brushpass.table.evening import MAX_NAMES, Evening, Player
from brushpass.wire import inbound as i
from brushpass.wire.tables import Score, Settings, Stage
from tests.table.party import FLAT_OUT, Party, party, reloaded

pytestmark = pytest.mark.anyio

SMALL = Settings(game="espionaje", players=3)


async def over(settings: Settings = SMALL, people: int = 3) -> Party:
    """A table whose game has ended."""
    table = await party(settings, people=people)
    await table.add_minds()
    await table.start()
    await table.finish(random.Random(3))
    return table


def stage(table: Party) -> Stage:
    """What the table is doing now."""
    now: Stage = table.state.view().stage
    return now


def again(table: Party) -> list[bool]:
    """The seats that want another game, as shown to everybody."""
    return [seat.again for seat in table.state.view().seats]


async def test_more_than_half_of_the_people_open_the_next_game_and_one_does_not() -> None:
    table = await over()
    await table.do(1, i.Again)
    assert stage(table) is Stage.OVER
    assert again(table) == [False, True, False]
    view = table.devices[PUBLIC].table
    assert view is not None
    assert view.seats[1].again, "everybody is shown who wants another game"
    await table.do(2, i.Again)
    assert stage(table) is Stage.LOBBY
    assert again(table) == [False, False, False]


async def test_a_vote_can_be_taken_back_and_counts_once() -> None:
    table = await over()
    await table.do(1, i.Again)
    before = table.state.number
    await table.do(1, i.Again)
    assert table.state.number == before, "the same vote again is no news"
    await table.do(1, i.Again, again=False)
    await table.do(2, i.Again)
    assert stage(table) is Stage.OVER


async def test_a_person_among_bots_decides_alone() -> None:
    table = await over(people=1)
    await table.do(0, i.Again)
    assert stage(table) is Stage.LOBBY


async def test_nobody_votes_before_the_end() -> None:
    table = await party(SMALL, people=3)
    assert await table.refused(0, i.Again) == "wrong-stage"
    await table.start()
    assert await table.refused(0, i.Again, again=False) == "wrong-stage"


async def test_whoever_votes_a_moment_too_late_sees_no_error_and_changes_nothing() -> None:
    table = await over()
    await table.do(1, i.Again)
    await table.do(2, i.Again)
    before, frames = table.state.number, len(table.devices[Seat(0)].frames)
    await table.do(0, i.Again)
    assert table.state.number == before
    assert len(table.devices[Seat(0)].frames) == frames + 1, "it is acknowledged"
    assert not table.state.seats[0].ready, "the lobby's settings are still to be seen"
    assert await table.refused(0, i.Again, again=False) == "wrong-stage", "it is too late to stop it"
    await table.start()
    assert await table.refused(0, i.Again) == "wrong-stage"


@pytest.mark.parametrize("leaver", [0, 2])
async def test_whoever_leaves_is_no_longer_waited_for(leaver: int) -> None:
    """Seat 0 is the host: then one more notice is told before the table is cleared."""
    table = await over()
    await table.do(1, i.Again)
    await table.do(leaver, i.Leave)
    assert stage(table) is Stage.OVER, "one of two is not more than half"
    other = 2 - leaver
    await table.do(other, i.Leave)
    assert stage(table) is Stage.LOBBY
    for _ in range(2):  # the numbers in the snapshot are those of the streams
        [cleared] = [entry for entry in entries(table) if isinstance(entry, e.Cleared)]
        starts = [table.state.streams.round_start(viewer) for viewer in (*map(Seat, range(8)), PUBLIC)]
        assert list(cleared.told) == starts
        table = await reloaded(table)


async def test_whoever_stays_away_is_no_longer_waited_for() -> None:
    table = await over()
    await table.do(1, i.Again)
    for seat in (0, 2):
        await table.disconnect(Seat(seat))
    assert stage(table) is Stage.OVER, "they may be back in a moment"
    await asyncio.sleep(FLAT_OUT.grace + 1)
    assert stage(table) is Stage.LOBBY
    assert (await reloaded(table)).state.view().scores == table.state.view().scores


def entries(table: Party) -> list[e.Entry]:
    return [e.decode(stored.body) for stored in table.store.logs[table.state.code]]


def wins(scores: tuple[Score, ...]) -> dict[str, tuple[int, int]]:
    return {score.name: (score.wins, score.games) for score in scores}


async def test_the_scoreboard_counts_every_game_once_and_is_in_the_log() -> None:
    table = await over()
    totals: dict[str, list[int]] = {name: [0, 0] for name in "ABC"}
    for played in range(3):
        if played:
            await table.start()
            assert table.state.view().scores == (), "left out while a game is played"
            await table.finish(random.Random(played))
        for seat, name in enumerate("ABC"):
            totals[name][0] += seat in table.state.match.winners
            totals[name][1] += 1
        expected = {name: (won, games) for name, (won, games) in totals.items()}
        assert wins(table.state.view().scores) == expected, "the end shows the game that has just ended"
        await table.again()
        assert wins(table.state.view().scores) == expected
        assert (await reloaded(table)).state.view().scores == table.state.view().scores


async def test_a_name_on_the_scoreboard_follows_its_player() -> None:
    table = await over()
    await table.again()
    games = wins(table.state.view().scores)
    await table.do(0, i.Rename, name="Anna")
    await table.do(2, i.Leave)
    table.devices.pop(Seat(2))
    assert wins(table.state.view().scores) == {"Anna": games["A"], "B": games["B"], "C": games["C"]}
    await table.sit("C", 2)
    await table.start()
    await table.finish(random.Random(5))
    assert all(score.games == 2 for score in table.state.view().scores), "C is back under the same name"


async def test_a_game_of_somebody_who_left_is_not_counted_for_them() -> None:
    table = await party(SMALL, people=3)
    await table.start()
    await table.do(2, i.Leave)
    table.devices.pop(Seat(2))
    await table.finish(random.Random(3))
    assert sorted(wins(table.state.view().scores)) == ["A", "B"]


async def test_games_of_an_old_log_are_not_counted() -> None:
    table = await over()
    await table.again()
    log = table.store.logs[table.state.code]
    for index, stored in enumerate(log):
        entry = e.decode(stored.body)
        if isinstance(entry, e.Cleared):
            log[index] = stored._replace(body=e.encode(replace(entry, told=(), asked=(), winners=None)))
    assert (await reloaded(table)).state.view().scores == ()


def game(**won: bool) -> list[Player]:
    return [Player(name, mind=False, won=has_won) for name, has_won in won.items()]


def test_a_streak_ends_with_a_lost_game_and_not_with_one_that_was_missed() -> None:
    evening = Evening()
    for players in (game(A=True, B=False), game(A=True, B=True), game(B=False)):
        evening = evening.with_game(players)
    assert {score.name: score.streak for score in evening.scores()} == {"A": 2, "B": 0}
    assert [score.name for score in evening.scores()] == ["A", "B"]


def test_a_new_name_takes_the_score_along() -> None:
    evening = Evening().with_game(game(A=True, B=False)).renamed("A", "Z")
    assert wins(evening.scores()) == {"Z": (1, 1), "B": (0, 1)}
    assert evening.renamed("nobody", "X").scores() == evening.scores()
    assert wins(evening.renamed("Z", "B").scores()) == {"B": (1, 1)}, "whoever has the name now"


def test_the_scoreboard_has_an_end() -> None:
    evening = Evening()
    for number in range(MAX_NAMES + 5):
        evening = evening.with_game(game(**{f"p{number}": False, "host": True}))
    names: Any = [score.name for score in evening.scores()]
    assert len(names) == MAX_NAMES
    assert names[0] == "host"
    assert "p0" not in names

"""A table that has played many games is loaded from a snapshot in its log, as if all of them were replayed."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from brushpass.core.seats import Seat
from brushpass.table import entries as e
from brushpass.table.match import Match
from brushpass.table.state import TableState
from brushpass.table.streams import VIEWERS
from brushpass.wire import inbound as i
from brushpass.wire.tables import Settings
from tests.table.party import Party, party, rebuilt, reloaded

pytestmark = pytest.mark.anyio

GAMES = [Settings(game="secrets", players=4), Settings(game="espionaje", players=3)]


async def rounds(settings: Settings, number: int) -> Party:
    """A table that has played so many games, with talk, a rename, and somebody who leaves in the first."""
    table = await party(settings, people=settings.players)
    rng = random.Random(7)
    for played in range(number):
        await table.start()
        for _ in range(4):
            await table.step(rng)
        await table.do(1, i.Say, text=f"game {played}")
        await table.do(0, i.Rename, name=f"A{played}")
        if played == 0:
            await table.do(2, i.Leave)
            del table.devices[Seat(2)]
        await table.finish(rng)
        await table.again()
        if played == 0:
            await table.sit("Z", 2)
    return table


def log_of(table: Party) -> list[tuple[e.Entry, float]]:
    return [(e.decode(stored.body), stored.at) for stored in table.store.logs[table.state.code]]


def known(state: TableState) -> dict[str, Any]:
    """Everything that matters of a state."""
    streams = state.streams
    return {
        "number": state.number,
        "view": state.view(),
        "seats": state.seats,
        "done": state.done,
        "counts": state.counts(),
        "quota": vars(state.quota),
        "secret": state.secret,
        "told": {
            viewer: (streams.first_known(viewer), streams.round_start(viewer), streams.after(viewer, start))
            for viewer in VIEWERS
            for start in [max(streams.first_known(viewer), 1)]
        },
    }


@pytest.mark.parametrize("settings", GAMES)
@pytest.mark.parametrize("number", [1, 2, 4])
async def test_loading_from_a_snapshot_is_the_same_as_replaying_everything(settings: Settings, number: int) -> None:
    table = await rounds(settings, number)
    clock = table.tables.clock
    replayed = rebuilt(table.state.code, log_of(table))
    assert known((await reloaded(table, clock=clock)).state) == known(replayed)
    await table.start()
    await table.step(random.Random(1))
    assert known((await reloaded(table, clock=table.tables.clock)).state) == known(
        rebuilt(table.state.code, log_of(table))
    )


async def test_only_the_last_two_games_are_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = await rounds(GAMES[1], 4)
    played: list[Any] = []
    play = Match.play

    def counted(match: Match, *arguments: Any) -> None:
        played.append(arguments)
        play(match, *arguments)

    monkeypatch.setattr(Match, "play", counted)
    await reloaded(table)
    cleared = [index for index, (entry, _) in enumerate(log_of(table)) if isinstance(entry, e.Cleared)]
    recent = [entry for entry, _ in log_of(table)[cleared[-2] :] if isinstance(entry, e.Chose)]
    assert len(played) == len(recent)
    assert len(played) < len(table.choices)


async def test_the_snapshot_holds_counts_and_winners_and_nothing_else() -> None:
    table = await rounds(GAMES[0], 1)
    [cleared] = [entry for entry, _ in log_of(table) if isinstance(entry, e.Cleared)]
    assert len(cleared.told) == len(VIEWERS)
    assert all(isinstance(count, int) for count in (*cleared.told, *cleared.asked))
    assert set(cleared.__struct_fields__) == {"id", "secret", "told", "asked", "winners"}


async def test_a_log_without_snapshots_is_replayed_from_its_beginning() -> None:
    """Version 0.1.0 wrote none."""
    table = await rounds(GAMES[1], 3)
    before = known((await reloaded(table, clock=table.tables.clock)).state)
    log = table.store.logs[table.state.code]
    for index, stored in enumerate(log):
        entry = e.decode(stored.body)
        if isinstance(entry, e.Cleared):
            log[index] = stored._replace(body=e.encode(replace(entry, told=(), asked=())))
    assert known((await reloaded(table, clock=table.tables.clock)).state) == before


async def test_rules_that_are_gone_do_not_keep_a_table_closed_after_two_rematches() -> None:
    table = await rounds(GAMES[1], 3)
    log = table.store.logs[table.state.code]
    index = next(index for index, stored in enumerate(log) if isinstance(e.decode(stored.body), e.Started))
    started = e.decode(log[index].body)
    assert isinstance(started, e.Started)
    log[index] = log[index]._replace(body=e.encode(replace(started, version=99)))
    assert (await reloaded(table)).state.round_number == 4

"""What a person wrote is erased from the log, the records and every process; what belongs to the others too stays."""

import asyncio
import random

import msgspec
import pytest
from msgspec.structs import replace

from brushpass.core import replay
from brushpass.core.record import decode
from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.registry import GAMES
from brushpass.games.secrets.open.cards import Face
from brushpass.games.secrets.talk import TokenIs
from brushpass.table import entries as e
from brushpass.table import erasure
from brushpass.table.codes import hash_token
from brushpass.table.erasure import ERASED_TEXT, Erased, erase_person, erase_table
from brushpass.table.errors import NoSuchTable, NotHost, NotSeated, WrongStage
from brushpass.wire import inbound as i
from brushpass.wire import notices as n
from brushpass.wire.tables import Settings, Stage
from tests.table.party import Party, party, rebuilt, reloaded

pytestmark = pytest.mark.anyio

WORDS = (b"Bobby", b"Robert", b"my secret", b"token-is")


async def talkative(stage: Stage) -> Party:
    """A table where Bobby, in seat 1, has said and claimed something and changed his name."""
    table = await party(people=1, settings=Settings(game="secrets"))
    await table.sit("Bobby")
    await table.do(1, i.Say, text="my secret")
    await table.do(0, i.Say, text="what I said")
    await table.do(1, i.Rename, name="Robert")
    await table.add_minds()
    if stage is not Stage.LOBBY:
        await table.start()
        claim = msgspec.Raw(msgspec.json.encode(TokenIs(Seat(1), Face.HIPPIE)))
        await table.do(1, i.MakeClaim, claim=claim)
    if stage is Stage.OVER:
        await table.finish(random.Random(1))
        await table.session.save_record()
    return table


def tokens_of(table: Party, seat: int) -> set[str]:
    return {hash_token(table.tokens[Seat(seat)])}


def stored(table: Party) -> bytes:
    """Everything that the store has."""
    saved = [record.record for record in table.store.saved.values()]
    return b"\n".join([*(entry.body for entry in table.store.logs[table.state.code]), *saved])


@pytest.mark.parametrize("stage", [Stage.LOBBY, Stage.PLAYING, Stage.OVER])
async def test_nothing_that_the_person_wrote_is_left(stage: Stage) -> None:
    table = await talkative(stage)
    assert table.state.stage is stage
    claimed = stage is not Stage.LOBBY
    assert all(word in stored(table) for word in WORDS[: 3 + claimed])
    erased = await table.tables.erase_person(table.session, tokens_of(table, 1))
    assert erased == Erased(3 + claimed, int(stage is Stage.OVER))
    assert not any(word in stored(table) for word in WORDS)
    assert b"what I said" in stored(table)
    assert {device.ended for device in table.devices.values()} == {"refused", "left"}
    again = await reloaded(table)
    told = (await again.connect(PUBLIC)).notices
    assert n.Said(Seat(1), ERASED_TEXT) in told
    assert n.Said(Seat(0), "what I said") in told
    assert not any(word in msgspec.json.encode(told) for word in WORDS)


async def test_message_numbers_stay_as_they_were_so_nobody_hears_anything_twice() -> None:
    table = await talkative(Stage.PLAYING)
    others = (Seat(0), PUBLIC)
    before = {viewer: table.state.streams.number(viewer) for viewer in others}
    await table.tables.erase_person(table.session, tokens_of(table, 1))
    again = await reloaded(table)
    for viewer in others:
        assert again.state.streams.number(viewer) == before[viewer] + 1, "one message more: that somebody has left"
        device = await again.connect(viewer, after=before[viewer])
        assert not device.messages[0].fresh


async def test_the_game_goes_on_and_its_record_is_whole() -> None:
    table = await talkative(Stage.PLAYING)
    await table.tables.erase_person(table.session, tokens_of(table, 1))
    table = await reloaded(table)
    await table.connect(Seat(0))
    await table.connect(PUBLIC)
    await table.finish(random.Random(2))
    await table.session.save_record()
    [saved] = table.store.saved.values()
    record = decode(saved.record)
    replay.check(record, GAMES[record.game])
    assert record.seats[:2] == ("A", "Magpie")


async def test_a_record_that_was_saved_before_is_still_whole() -> None:
    table = await talkative(Stage.OVER)
    [before] = table.store.saved.values()
    await table.tables.erase_person(table.session, tokens_of(table, 1))
    [after] = table.store.saved.values()
    old, new = decode(before.record), decode(after.record)
    replay.check(new, GAMES[new.game])
    assert (old.seats[1], new.seats[1]) == ("Robert", "Magpie")
    assert (old.steps, old.pledge, old.seats[0]) == (new.steps, new.pledge, new.seats[0])


async def evening(games: int) -> Party:
    """A table where Bobby and another person have played so many games."""
    table = await party(people=1, settings=Settings(game="espionaje", players=2))
    await table.sit("Bobby")
    for game in range(games):
        await table.start()
        await table.do(1, i.Say, text="my secret")
        await table.finish(random.Random(game))
        await table.session.save_record()
        if game + 1 < games:
            await table.again()
    return table


async def test_however_many_records_there_are_none_keeps_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(erasure, "MAX_RECORDS", 2)
    table = await evening(5)
    assert len(table.store.saved) == 5
    assert (await table.tables.erase_person(table.session, tokens_of(table, 1))).records == 5
    assert not any(word in stored(table) for word in WORDS)


@pytest.mark.parametrize("game", [0, 2], ids=["first", "last"])
async def test_a_game_played_by_rules_that_are_gone_does_not_keep_what_a_person_wrote(game: int) -> None:
    table = await evening(3)
    log = table.store.logs[table.state.code]
    index = [index for index, line in enumerate(log) if isinstance(e.decode(line.body), e.Started)][game]
    started = e.decode(log[index].body)
    assert isinstance(started, e.Started)
    log[index] = log[index]._replace(body=e.encode(replace(started, version=99)))
    erased = await erase_person(table.store, table.state.code, lambda stay: "Bobby" in stay.names)
    assert erased == Erased(4, 3)
    assert not any(word in stored(table) for word in WORDS)


async def test_a_token_of_a_seat_that_was_left_is_enough_and_the_next_person_in_it_is_not_meant() -> None:
    table = await talkative(Stage.LOBBY)
    tokens = tokens_of(table, 1)
    await table.do(1, i.Leave)
    await table.sit("Carla", 1)
    await table.do(1, i.Say, text="hello")
    assert await table.tables.erase_person(table.session, tokens) == Erased(3, 0)
    again = await reloaded(table)
    assert again.state.seats[1].name == "Carla"
    assert b"hello" in stored(table)
    assert not any(word in stored(table) for word in WORDS)


async def test_a_person_who_moved_up_to_another_seat_is_found() -> None:
    table = await party(people=1, settings=Settings(game="secrets", players=6))
    await table.sit("Bobby", 5)
    await table.do(5, i.Say, text="before")
    await table.do(0, i.Configure, settings=Settings(game="secrets", players=4))
    table.devices[Seat(1)] = table.devices.pop(Seat(5))
    await table.do(1, i.Say, text="after")
    await table.tables.erase_person(table.session, {hash_token(table.tokens[Seat(5)])})
    assert not any(word in stored(table) for word in (b"Bobby", b"before", b"after"))


async def test_erasing_twice_changes_nothing_and_strangers_are_refused() -> None:
    table = await talkative(Stage.LOBBY)
    tokens = tokens_of(table, 1)
    await table.tables.erase_person(table.session, tokens)
    session = await table.tables.find(table.state.code)
    number = session.state.number
    assert await table.tables.erase_person(session, tokens) == Erased(0, 0)
    with pytest.raises(NotSeated):
        await table.tables.erase_person(session, {"no such hash"})
    assert session.state.number == number


async def test_another_process_forgets_what_it_had_in_memory() -> None:
    table = await talkative(Stage.PLAYING)
    await table.tables.open()
    elsewhere = await reloaded(table)
    await elsewhere.tables.erase_person(elsewhere.session, tokens_of(table, 1))
    with pytest.raises(Exception, match="erased"):
        await table.do(0, i.Say, text="still here?")
    assert {device.ended for device in table.devices.values()} == {"refused"}
    session = await table.tables.find(table.state.code)
    assert session is not table.session
    assert session.state.seats[1].name == "Magpie"
    await table.tables.close()


async def test_a_wake_up_is_enough_for_another_process_to_read_everything_again() -> None:
    table = await talkative(Stage.PLAYING)
    await table.tables.open()
    await erase_person(table.store, table.state.code, lambda stay: "Bobby" in stay.names)
    table.store.wake(table.state.code)
    await asyncio.sleep(0.1)
    assert {device.ended for device in table.devices.values()} == {"refused"}
    assert not table.tables.sessions
    await table.tables.close()


async def test_what_others_append_meanwhile_is_kept() -> None:
    table = await talkative(Stage.PLAYING)
    table.store.delay = 0.5
    erasing = asyncio.create_task(table.tables.erase_person(table.session, tokens_of(table, 1)))
    await asyncio.sleep(0.7)
    table.store.delay = 0.0
    await table.elsewhere(e.Said(id="x", seat=Seat(0), text="in between"))
    await erasing
    assert b"in between" in stored(table)
    assert not any(word in stored(table) for word in WORDS)
    log = [(e.decode(entry.body), entry.at) for entry in table.store.logs[table.state.code]]
    assert rebuilt(table.state.code, log).seats[1].name == "Magpie"


async def test_a_host_drops_a_table_and_nobody_can_go_on_with_it() -> None:
    table = await talkative(Stage.OVER)
    elsewhere = await reloaded(table)
    with pytest.raises(NotHost):
        await table.tables.erase_table(table.session, tokens_of(table, 1))
    await table.tables.erase_table(table.session, tokens_of(table, 0))
    assert not table.store.saved
    assert len(table.store.logs[table.state.code]) == 1
    for tables in (table.tables, elsewhere.tables):
        with pytest.raises(NoSuchTable):
            await tables.find(table.state.code)
        assert not tables.sessions
    with pytest.raises(NoSuchTable):
        await erase_table(table.store, table.state.code)


async def test_a_running_game_is_not_dropped_even_if_it_began_elsewhere() -> None:
    table = await talkative(Stage.LOBBY)
    elsewhere = await reloaded(table)
    for seat in (0, 1):
        await elsewhere.connect(Seat(seat))
    await elsewhere.start()
    with pytest.raises(WrongStage):
        await table.tables.erase_table(table.session, tokens_of(table, 0))
    assert len(table.store.logs[table.state.code]) > 1

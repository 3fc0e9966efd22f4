"""From one game to the next: the fair deal, the record, the rematch, and the log that rebuilds it all."""

import asyncio
import hashlib
import random
from typing import Any

import msgspec
import pytest

from brushpass.core import record, replay
from brushpass.core.errors import BadRecord
from brushpass.core.receipt import Proof, check_own
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.games.registry import GAMES
from brushpass.table.entries import decode
from brushpass.wire import inbound as i
from brushpass.wire import notices as n
from brushpass.wire.tables import Settings, Stage
from tests.table.party import ESPIONAJE, Party, party, rebuilt, reloaded

pytestmark = pytest.mark.anyio

TABLES = [
    pytest.param(settings, id=f"{settings.game}-{settings.players}")
    for settings in (
        Settings(game="secrets", players=4),
        Settings(game="secrets", players=8, deadline=60),
        Settings(game="espionaje", players=2),
        Settings(game="espionaje", players=4, rules={"clue_accusation": True}),
    )
]


def hears(table: Party, text: bytes) -> list[Viewer]:
    """Who has been told this, in any frame so far."""
    return [viewer for viewer, device in table.devices.items() if any(text in frame for frame in device.frames)]


@pytest.mark.parametrize("settings", TABLES)
async def test_the_seed_follows_from_the_secret_and_all_shares_and_nothing_of_it_is_told_before_the_end(
    settings: Settings,
) -> None:
    table = await party(settings, people=settings.players)
    shown, secret = table.state.view().commitment, table.state.secret
    assert shown == hashlib.sha256(bytes.fromhex(secret)).hexdigest()
    await table.start()
    receipts = [table.participants[Seat(seat)].receipt(1) for seat in range(settings.players)]
    shares = [receipt.share for receipt in receipts if receipt is not None]
    assert len(set(shares)) == settings.players
    seed = hashlib.sha256(b"brushpass/2/seed/" + bytes.fromhex(secret + "".join(shares))).digest()
    assert table.state.match.deal == GAMES[settings.game].deal.from_seed(seed, settings.players)
    rng = random.Random(4)
    while table.state.stage is Stage.PLAYING:
        assert not any(hears(table, hidden.encode()) for hidden in (secret, seed.hex(), *shares))
        assert table.state.view().commitment == shown
        await table.step(rng)


@pytest.mark.parametrize("settings", TABLES)
async def test_the_record_is_saved_and_follows_the_rules(settings: Settings) -> None:
    table = await party(settings, people=settings.players)
    await table.start()
    await table.finish(random.Random(5))
    [saved] = table.store.saved.values()
    assert (saved.table, saved.round_number, saved.game, saved.players) == (
        table.state.code,
        1,
        settings.game,
        settings.players,
    )
    written = record.decode(saved.record)
    replay.check(written, GAMES[settings.game])
    assert written.seats == tuple("ABCDEFGH"[: settings.players])
    assert isinstance(written, record.RecordV2)
    assert written.pledge is not None
    assert written.pledge.secret == table.state.secret
    for seat, participant in table.participants.items():
        receipt = participant.receipt(1)
        assert receipt is not None
        told = [told for told in table.devices[seat].told if "event" in told]
        proofs = check_own(written, GAMES[settings.game], msgspec.structs.replace(receipt, told=tuple(told)))
        assert dict(proofs) == dict.fromkeys(Proof, True)
    forged = msgspec.structs.replace(
        written, pledge=msgspec.structs.replace(written.pledge, secret=written.pledge.secret[::-1])
    )
    with pytest.raises(BadRecord):
        replay.check(forged, GAMES[settings.game])


async def test_the_record_names_minds_that_have_seats_but_not_bots_that_play_for_people() -> None:
    table = await party(Settings(game="espionaje", players=3), people=2)
    await table.do(0, i.AddMind, seat=Seat(2), mind="agent-3")
    await table.start()
    await table.disconnect(Seat(1))
    await asyncio.sleep(46)
    assert table.taken_over == [Seat(1)]
    await table.finish(random.Random(5))
    [saved] = table.store.saved.values()
    written = record.decode(saved.record)
    assert isinstance(written, record.RecordV2)
    assert written.minds == ("", "", "agent-3")
    people = await party(Settings(game="espionaje", players=2), people=2)
    await people.start()
    await people.finish(random.Random(5))
    [saved] = people.store.saved.values()
    assert b'"minds"' not in saved.record


async def test_a_rematch_has_the_same_people_another_secret_and_nothing_of_the_old_game() -> None:
    table = await party(people=4)
    await table.start()
    assert await table.refused(0, i.Again) == "wrong-stage"
    await table.finish(random.Random(6))
    first = table.state.view()
    await table.again()
    second = table.state.view()
    assert second.stage is Stage.LOBBY
    assert (second.round, second.attempt) == (2, 1)
    assert second.commitment != first.commitment
    assert [seat.name for seat in second.seats] == list("ABCD")
    assert [seat.ready for seat in second.seats] == [True, True, True, False], "who has voted for it is ready"
    for viewer in table.devices:
        device = await table.connect(viewer)
        assert device.messages[0].fresh
        assert device.told == [msgspec.to_builtins(n.Cleared(2))]
    await table.start()
    await table.finish(random.Random(7))
    assert sorted(number for _, number in table.store.saved) == [1, 2]
    deals = [record.decode(saved.record).deal for saved in table.store.saved.values()]
    assert deals[0] != deals[1]


async def test_the_next_game_may_be_the_other_one() -> None:
    table = await party(people=4)
    await table.start()
    await table.finish(random.Random(6))
    await table.again()
    await table.do(3, i.Leave)
    table.devices.pop(Seat(3))
    await table.do(0, i.Configure, settings=ESPIONAJE)
    await table.start()
    await table.finish(random.Random(7))
    assert [saved.game for saved in table.store.saved.values()] == ["secrets", "espionaje"]


async def test_a_newcomer_to_the_next_game_learns_nothing_of_the_last() -> None:
    table = await party(people=4)
    await table.start()
    rng = random.Random(6)
    while table.state.stage is Stage.PLAYING:
        await table.step(rng)
        if table.state.match.is_over:
            break
    await table.do(3, i.Leave)
    table.devices.pop(Seat(3))
    await table.again()
    await table.sit("E", 3)
    for after in range(table.state.streams.number(Seat(3)) + 3):
        device = await table.connect(Seat(3), after)
        assert not any("event" in told for told in device.told)


def differences(table: Party, fresh: Party) -> list[Viewer]:
    """The viewers whose stream is not what the log says."""
    viewers = [*map(Seat, range(8)), PUBLIC]
    return [v for v in viewers if table.state.streams.after(v, 0) != fresh.state.streams.after(v, 0)]


@pytest.mark.parametrize("settings", TABLES)
async def test_at_every_stage_the_log_rebuilds_every_viewers_stream_and_prompt(settings: Settings) -> None:
    table = await party(settings, people=settings.players)
    rng = random.Random(8)

    async def same() -> None:
        fresh = await reloaded(table)
        assert not differences(table, fresh)
        assert fresh.state.view() == table.state.view()
        assert fresh.state.done == table.state.done
        if table.state.match is not None:
            assert fresh.state.match.open_prompts == table.state.match.open_prompts
            assert fresh.state.match.state == table.state.match.state
        log = [(decode(line.body), line.at) for line in table.store.logs[table.state.code]]
        assert rebuilt(table.state.code, log).view() == table.state.view()

    await same()
    for _ in range(2):
        for seat in range(settings.players):
            await table.do(seat, i.Ready, ready=True)
        await table.do(0, i.Start)
        for _ in range(2):
            for device in list(table.devices.values()):
                await table.take_part(device)
                await same()
        while await table.step(rng):
            if rng.random() < 0.2:
                await table.do(rng.randrange(settings.players), i.Say, text="hm")
            if rng.random() < 0.1:
                await same()
        await same()
        await table.again()
        await same()


@pytest.mark.parametrize("other_game", [False, True])
async def test_a_client_cut_off_at_the_end_is_told_of_it_even_after_a_rematch(*, other_game: bool) -> None:
    table = await party(Settings(game="secrets", players=4), people=4)
    await table.start()
    rng = random.Random(9)
    for _ in range(5):
        await table.step(rng)
    away = {viewer: await table.disconnect(viewer) for viewer in (Seat(2), PUBLIC)}
    await table.finish(rng)
    await table.again()
    if other_game:
        await table.do(0, i.Configure, settings=Settings(game="espionaje", players=4))
    for viewer, device in away.items():
        back = await table.connect(viewer, device.number)
        assert not back.messages[0].fresh
        assert device.told + back.told == missed_nothing(table, viewer)
        assert "ended" in [told.get("event") for told in back.told]
        assert "cleared" in [told.get("notice") for told in back.told]


def missed_nothing(table: Party, viewer: Viewer) -> list[Any]:
    """All that a viewer was ever told."""
    return [msgspec.json.decode(message) for message in table.state.streams.after(viewer, 0)]


@pytest.mark.parametrize("settings", TABLES)
async def test_a_viewer_who_resumes_at_any_point_misses_nothing(settings: Settings) -> None:
    table = await party(settings, people=settings.players)
    await table.start()
    rng = random.Random(9)
    while await table.step(rng):
        viewer = rng.choice(list(table.devices))
        device = table.devices[viewer]
        after = rng.randrange(device.number + 1)
        again = await table.connect(viewer, after)
        assert device.told[after:] == again.told
        assert again.asked == device.asked
        again.told = list(device.told)
    for viewer, device in table.devices.items():
        match = table.state.match
        assert msgspec.json.encode(device.sight) == msgspec.json.encode(match.game.view(match.state, viewer))


async def test_a_number_from_the_future_gets_everything_again() -> None:
    table = await party(people=4)
    await table.start()
    device = await table.connect(Seat(1), 10**9)
    assert device.messages[0].fresh
    assert device.events

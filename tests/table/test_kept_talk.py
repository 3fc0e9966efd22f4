"""What is said during a game is in its record at its place; free talk only where the table's people allow it."""

import random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from brushpass.core import replay
from brushpass.core.record import Record, RecordV2, decode
from brushpass.core.record_talk import Kept, RecordedClaim, RecordedText, read_claims
from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.espionaje.open.cards import Element
from brushpass.games.espionaje.talk import Holds
from brushpass.games.kits import find_kit
from brushpass.games.registry import GAMES
from brushpass.games.secrets.open.cards import Face
from brushpass.games.secrets.talk import TokenIs
from brushpass.research.review.steps import seen_steps
from brushpass.table.codes import hash_token
from brushpass.table.schedule import Pace
from brushpass.wire import inbound as i
from brushpass.wire.tables import Keeps, Settings, Stage
from tests.table.party import FLAT_OUT, Party, party, reloaded

pytestmark = pytest.mark.anyio

CLAIMS = {"secrets": TokenIs(Seat(1), Face.HIPPIE), "espionaje": Holds(Seat(1), Element.LONDON)}
TABLES = [Settings(game="secrets"), Settings(game="espionaje", players=3)]
PACED = Pace(0.0, 0.0, 1.0, 45.0)
"""Answers in ESPIONAJE are held back for a second (GE31), so some claims fall into that second."""


async def claim(table: Party, seat: int) -> None:
    said = msgspec.Raw(msgspec.json.encode(CLAIMS[table.state.settings.game]))
    await table.do(seat, i.MakeClaim, claim=said)


async def talked(settings: Settings, pace: Pace = FLAT_OUT, seed: int = 1) -> Party:
    """A whole game in which somebody speaks after nearly every choice, and before and after the game."""
    table = await party(settings, people=settings.players, pace=pace)
    await claim(table, 0)
    await table.do(1, i.Say, text="before the game")
    await table.start()
    rng = random.Random(seed)
    while await table.step(rng):
        if table.state.stage is Stage.PLAYING and rng.random() < 0.7:
            await claim(table, rng.randrange(settings.players))
            await table.do(rng.randrange(settings.players), i.Say, text=f"so {rng.random()}")
    await claim(table, 0)
    await table.do(1, i.Say, text="after the game")
    await table.session.save_record()
    return table


def saved(table: Party) -> RecordV2:
    [kept] = table.store.saved.values()
    record = decode(kept.record)
    assert isinstance(record, RecordV2)
    return record


def heard_live(table: Party, viewer: Any) -> list[dict[str, Any]]:
    """What a device was told from the first event of the game to its last."""
    told = table.devices[viewer].told
    events = [index for index, message in enumerate(told) if "event" in message]
    lines = told[events[0] : events[-1] + 1]
    return [line for line in lines if "event" in line or line["notice"] in ("said", "claimed")]


def heard_again(record: Record, viewer: Any, *, sealed: bool = False) -> list[dict[str, Any]]:
    """What the record tells the same viewer."""
    steps = seen_steps(record, viewer, truth=False, sealed=sealed)
    return [msgspec.json.decode(message) for step in steps for message in step.told]


@pytest.mark.parametrize("pace", [FLAT_OUT, PACED], ids=["at once", "held back"])
@pytest.mark.parametrize("settings", TABLES, ids=lambda settings: settings.game)
async def test_a_record_tells_every_viewer_what_the_table_told_them_and_in_that_order(
    settings: Settings, pace: Pace
) -> None:
    table = await talked(replace(settings, keeps=Keeps.TALK), pace)
    record = saved(table)
    assert record.kept is Kept.TALK
    replay.check(record, GAMES[record.game])
    for viewer in (*map(Seat, range(settings.players)), PUBLIC):
        live = heard_live(table, viewer)
        assert any("notice" in line for line in live)
        assert heard_again(record, viewer) == live
        sealed = heard_again(record, viewer, sealed=True)
        assert sealed == live[: len(sealed)]
        assert not any(line.get("event") == "ended" for line in sealed)


async def test_some_claims_fall_into_the_time_in_which_answers_are_held_back() -> None:
    record = saved(await talked(TABLES[1], PACED))
    assert any(line.untold for line in record.talk)


@pytest.mark.parametrize("settings", TABLES, ids=lambda settings: settings.game)
async def test_claims_are_kept_and_free_talk_is_not_unless_the_table_says_so(settings: Settings) -> None:
    assert Settings().keeps is Keeps.CLAIMS
    silent, talking = saved(await talked(settings)), saved(await talked(replace(settings, keeps=Keeps.TALK)))
    assert silent.kept is Kept.CLAIMS
    assert silent.talk
    assert all(isinstance(line, RecordedClaim) for line in silent.talk)
    assert {type(line) for line in talking.talk} == {RecordedClaim, RecordedText}
    phrases = find_kit(silent.game).phrases
    assert {phrase for _, phrase in read_claims(silent.talk, phrases, silent.players)} == {CLAIMS[silent.game]}


async def test_what_is_said_before_the_deal_or_after_the_end_is_no_part_of_the_game() -> None:
    record = saved(await talked(replace(TABLES[0], keeps=Keeps.TALK)))
    texts = [line.text for line in record.talk if isinstance(line, RecordedText)]
    assert texts
    assert not {"before the game", "after the game"} & set(texts)


@pytest.mark.parametrize("settings", TABLES, ids=lambda settings: settings.game)
async def test_a_process_that_reads_the_log_keeps_the_same(settings: Settings) -> None:
    table = await talked(settings, PACED)
    record = saved(table)
    table.store.saved.clear()
    again = await reloaded(table)
    await again.session.save_record()
    assert saved(again) == record


async def test_there_is_no_record_and_so_no_claim_in_one_before_the_end() -> None:
    table = await party(TABLES[0])
    await table.start()
    await claim(table, 1)
    await table.session.save_record()
    assert not table.store.saved


async def test_a_rematch_begins_without_the_claims_of_the_game_before() -> None:
    table = await talked(TABLES[0])
    await table.again()
    await table.start()
    await table.finish(random.Random(2))
    await table.session.save_record()
    first, second = (decode(kept.record) for _, kept in sorted(table.store.saved.items()))
    assert isinstance(first, RecordV2)
    assert isinstance(second, RecordV2)
    assert first.talk
    assert not second.talk


async def test_everybody_is_shown_the_setting_and_says_again_that_they_are_ready() -> None:
    table = await party(TABLES[0])
    await table.do(1, i.Ready, ready=True)
    assert await table.refused(1, i.Configure, settings=replace(TABLES[0], keeps=Keeps.TALK)) == "not-host"
    await table.do(0, i.Configure, settings=replace(TABLES[0], keeps=Keeps.TALK))
    for device in table.devices.values():
        assert device.table is not None
        assert device.table.settings.keeps is Keeps.TALK
        assert not device.table.seats[1].ready


async def test_a_person_who_is_erased_has_said_nothing_in_the_record() -> None:
    table = await talked(replace(TABLES[0], keeps=Keeps.TALK))
    await table.tables.erase_person(table.session, {hash_token(table.tokens[Seat(1)])})
    record = saved(table)
    replay.check(record, GAMES[record.game])
    assert {line.seat for line in record.talk} == {0, 2, 3}

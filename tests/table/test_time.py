"""What a table does by itself: bots answer at their pace, and deadlines pass."""

import asyncio
import random
from itertools import pairwise

import msgspec
import pytest

from brushpass.core.seats import PUBLIC, Seat
from brushpass.table import entries as e
from brushpass.wire import inbound as i
from brushpass.wire.tables import Settings, Stage
from tests.table.party import ESPIONAJE, SLOW, Party, party
from tests.table.virtual import now

pytestmark = pytest.mark.anyio


async def asked_for(table: Party, ask: str) -> Seat:
    """Play on at random until somebody is asked this; who it is."""
    rng = random.Random(1)
    for _ in range(500):
        for seat in table.asked:
            asked = table.devices[seat].asked
            if asked is not None and asked.prompt.ask == ask:
                return seat
        if not await table.step(rng):
            await table.again()
            await table.start()
    raise AssertionError(f"nobody was asked for {ask}")


async def test_bots_finish_a_game_by_themselves_while_somebody_watches() -> None:
    table = await party(people=1)
    await table.add_minds()
    await table.do(0, i.Start)
    await table.deal()
    await table.do(0, i.Leave)
    await asyncio.sleep(60)
    assert table.state.stage is Stage.OVER
    assert {choice.by for choice in table.choices} == {e.By.MIND}


async def test_nothing_happens_while_nobody_is_connected() -> None:
    table = await party(people=1)
    await table.add_minds()
    await table.disconnect(PUBLIC)
    await table.do(0, i.Start)
    await table.deal()
    await table.disconnect(Seat(0))
    before = len(table.choices)
    await asyncio.sleep(600)
    assert len(table.choices) == before
    await table.connect(PUBLIC)
    await asyncio.sleep(600)
    assert table.state.stage is Stage.OVER


async def test_how_long_a_bot_takes_reveals_nothing() -> None:
    table = await party(people=1, pace=SLOW)
    await table.add_minds()
    await table.do(0, i.Start)
    await table.deal()
    await asyncio.sleep(200)
    lines = [(line.at, e.decode(line.body)) for line in table.store.logs[table.state.code]]
    for (before, _), (at, line) in pairwise(lines):
        if isinstance(line, e.Chose) and line.by is e.By.MIND:
            assert 0.9 <= at - before <= 2.4


@pytest.mark.parametrize(
    ("ask", "default"), [("answer", "refuse"), ("un", "stand-by"), ("offer", None), ("effect", None)]
)
async def test_a_deadline_makes_the_default_choice_and_a_bot_takes_over(ask: str, default: str | None) -> None:
    table = await party(Settings(game="secrets", deadline=30, misses=1), people=4)
    await table.start()
    asks = {"answer": "answer", "un": "un", "offer": "offer"}
    seat = await asked_for(table, asks[ask]) if ask in asks else await effect(table)
    asked = table.devices[seat].asked
    assert asked is not None
    assert asked.until == pytest.approx(now() + 30, abs=0.1)
    before = len(table.choices)
    await asyncio.sleep(29.5)
    assert len(table.choices) == before
    assert not table.taken_over
    await asyncio.sleep(1)
    chosen = table.choices[before]
    assert chosen.seat == seat
    assert table.taken_over[0] == seat
    assert table.state.view().seats[seat].bot_controlled
    made = msgspec.json.decode(chosen.choice)
    if default is not None:
        assert made == {"choice": default}
        assert chosen.by is e.By.DEADLINE
    else:
        assert msgspec.to_builtins(asked.prompt.options).count(made) == 1
        assert chosen.by is e.By.MIND


async def effect(table: Party) -> Seat:
    """Play until somebody is asked what a taken card does."""
    rng = random.Random(3)
    known = {"offer", "un", "answer"}
    for _ in range(500):
        for seat in table.asked:
            asked = table.devices[seat].asked
            if asked is not None and asked.prompt.ask not in known:
                return seat
        await table.step(rng)
    raise AssertionError("no effect")


async def accused(deadline: int) -> tuple[Party, Seat, Seat, Seat]:
    """Three people are asked to commit. The first has, the second can, and the third is away."""
    table = await party(msgspec.structs.replace(ESPIONAJE, deadline=deadline), people=3)
    await table.start()
    [first] = table.asked
    second, third = Seat((first + 1) % 3), Seat((first + 2) % 3)
    await table.choose(first, {"choice": "accuse"})
    await table.choose(first, table.devices[first].options[0])
    await table.disconnect(third)
    return table, first, second, third


def frames_with(table: Party, seat: Seat) -> list[list[str]]:
    """What else was told in the frames that told that a seat had committed."""
    told = [msgspec.json.decode(frame).get("told", ()) for frame in table.devices[PUBLIC].frames]
    return [[one["event"] for one in many] for many in told if {"event": "committed", "by": seat} in many]


@pytest.mark.parametrize("deadline", [0, 60])
async def test_nobody_is_told_who_abstains_before_the_check(deadline: int) -> None:
    """GE19: not even that somebody's time has passed, while others have time left."""
    table, first, second, third = await accused(deadline)
    frames = len(table.devices[PUBLIC].frames)
    await asyncio.sleep(50)
    assert len(table.devices[PUBLIC].frames) == frames
    await table.choose(second, table.devices[second].options[0])
    await asyncio.sleep(0.1)
    assert table.state.stage is Stage.OVER
    assert frames_with(table, first) == frames_with(table, second) == [["committed"]]
    [told] = frames_with(table, third)
    assert told[:2] == ["committed", "checked"]
    assert told[-1] == "ended"


async def test_all_who_let_the_deadline_pass_are_told_of_together() -> None:
    table, _, second, third = await accused(60)
    await asyncio.sleep(61)
    assert frames_with(table, second) == frames_with(table, third)
    assert frames_with(table, third)[0][:3] == ["committed", "committed", "checked"]


async def test_who_comes_back_before_the_others_have_committed_still_can() -> None:
    table, _, second, third = await accused(60)
    await asyncio.sleep(50)
    device = await table.connect(third)
    await table.choose(third, device.options[0])
    await table.choose(second, table.devices[second].options[0])
    assert table.state.stage is Stage.OVER
    assert {choice.by for choice in table.choices} == {e.By.PERSON}


async def test_a_person_who_misses_the_deadline_for_a_commitment_abstains() -> None:
    table = await party(msgspec.structs.replace(ESPIONAJE, deadline=20), people=3)
    await table.start()
    [seat] = table.asked
    await table.choose(seat, {"choice": "accuse"})
    asked = table.devices[seat].asked
    assert asked is not None
    abstain = msgspec.Raw(b'{"choice":"abstain"}')
    assert await table.refused(seat, i.Choose, prompt=asked.number, choice=abstain) == "not-legal", "E4.2"
    await asyncio.sleep(21)
    assert [msgspec.json.decode(chosen.choice) for chosen in table.choices[1:]] == [{"choice": "abstain"}] * 3
    assert table.state.stage is Stage.OVER
    assert not table.taken_over, "GE19: until the check nobody can tell"

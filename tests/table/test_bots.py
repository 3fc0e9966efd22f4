"""Bots that think for long, or answer nonsense."""

import asyncio
import random
from threading import Event
from typing import Any

import msgspec
import pytest

from brushpass.core.messages import Prompt
from brushpass.core.seats import PUBLIC, Seat
from brushpass.minds.random import RandomMind
from brushpass.table import entries as e
from brushpass.wire import inbound as i
from brushpass.wire import notices as n
from brushpass.wire.tables import Settings, Stage
from tests.table.party import SLOW, Party, party

pytestmark = pytest.mark.anyio

THINKER = "search"
"""A mind of SECRETS that is known to think for long."""


class Pondering(RandomMind):
    """Answers at random, but not before it may."""

    def __init__(self, may_answer: Event, prompts: list[Prompt]) -> None:
        super().__init__(Seat(0), random.Random(1))
        self._may_answer, self._prompts = may_answer, prompts

    def choose(self, prompt: Prompt) -> Any:
        self._prompts.append(prompt)
        assert self._may_answer.wait(30)
        return super().choose(prompt)


async def seated(table: Party, mind: str) -> None:
    """Minds of this name take all free seats, and the game begins."""
    for seat, seat_state in enumerate(table.state.seats):
        if seat_state.is_free:
            await table.do(0, i.AddMind, seat=Seat(seat), mind=mind)
    await table.start()


async def begun_by_a_bot(may_answer: Event, prompts: list[Prompt]) -> Party:
    """A table where a bot is asked first, and thinks for long."""
    for _ in range(20):
        table = await party(
            Settings(game="secrets", players=4),
            people=1,
            pace=SLOW,
            find_mind=lambda _: lambda *_: Pondering(may_answer, prompts),
        )
        await seated(table, THINKER)
        if not table.asked:
            return table
        await table.disconnect(Seat(0))
        await table.disconnect(PUBLIC)
    raise AssertionError("the person was always asked first")


async def test_a_table_goes_on_while_a_bot_thinks_for_long() -> None:
    may_answer, prompts = Event(), list[Prompt]()
    table = await begun_by_a_bot(may_answer, prompts)
    await asyncio.sleep(3)
    await table.do(0, i.Say, text="take your time")
    assert n.Said(Seat(0), "take your time") in table.devices[PUBLIC].notices
    assert (len(prompts), table.choices) == (1, []), "one thought is enough, however often the clock strikes"
    may_answer.set()
    while not table.choices:
        await asyncio.sleep(0.1)
    assert table.choices[0].by is e.By.MIND
    await table.tables.close()


async def test_a_bots_answer_is_dropped_if_its_table_has_moved_on() -> None:
    may_answer, prompts = Event(), list[Prompt]()
    table = await begun_by_a_bot(may_answer, prompts)
    await asyncio.sleep(3)
    [seat] = table.state.match.open_prompts
    [option, *_] = table.state.match.open_prompts[seat].prompt.options
    choice = msgspec.Raw(msgspec.json.encode(option))
    await table.elsewhere(e.Chose(id="faster", seat=seat, choice=choice, by=e.By.MIND))
    await table.session.catch_up()
    may_answer.set()
    while len(table.choices) < 2:
        await asyncio.sleep(0.1)
    assert [choice.id for choice in table.choices[:1]] == ["faster"]
    await table.tables.close()


class Absurd(RandomMind):
    """Answers what nobody was asked."""

    def choose(self, prompt: Prompt) -> Any:
        return {"choice": "nonsense"}


async def test_nonsense_is_replaced_by_a_legal_choice() -> None:
    table = await party(
        Settings(game="secrets", players=4), people=1, find_mind=lambda _: lambda *_: Absurd(Seat(0), random.Random(1))
    )
    await seated(table, "random")
    await table.do(0, i.Leave)
    await asyncio.sleep(60)
    assert table.state.stage is Stage.OVER
    assert {choice.by for choice in table.choices} == {e.By.MIND}


async def test_nothing_goes_on_at_a_table_that_nobody_serves() -> None:
    table = await party(Settings(game="secrets", players=4), people=1, pace=SLOW)
    await table.tables.open()
    await seated(table, "random")
    await table.tables.close()
    number = table.state.number
    await asyncio.sleep(600)
    assert table.state.number == number, "no bot plays on at a table that nobody serves"

"""The queue of a table: one order for everything, also when another process is faster, and nothing is forgotten."""

import asyncio
from typing import Any

import pytest

from brushpass.core.errors import Refusal
from brushpass.core.seats import PUBLIC, Seat
from brushpass.store.contract import StoreUnavailable
from brushpass.table import entries as e
from brushpass.table.acts import InTurn
from brushpass.table.codes import new_id
from brushpass.table.decision import NOTHING, Decided
from brushpass.table.state import TableState
from brushpass.wire import inbound as i
from brushpass.wire import notices as n
from tests.table.party import Party, party

pytestmark = pytest.mark.anyio


def said(table: Party) -> list[str]:
    """What the public heard people say."""
    return [notice.text for notice in table.devices[PUBLIC].notices if isinstance(notice, n.Said)]


def send(table: Party, seat: int, text: str, answers: list[Any]) -> None:
    """Say something, without waiting."""
    message = i.Say(id=new_id(), text=text)
    table.tables.command(table.session, table.devices[Seat(seat)], message, lambda _, error: answers.append(error))


async def test_what_was_sent_first_is_done_first_though_another_process_was_faster() -> None:
    table = await party(people=2)
    await table.elsewhere(e.Said(id=new_id(), seat=Seat(1), text="elsewhere"))
    answers: list[Any] = []
    for number in range(5):
        send(table, number % 2, str(number), answers)
    await asyncio.sleep(1)
    assert said(table) == ["elsewhere", "0", "1", "2", "3", "4"]
    assert answers == [None] * 5


async def test_everything_waits_in_one_queue() -> None:
    table = await party(people=2)
    table.store.delay = 1.0
    answers: list[Any] = []
    send(table, 0, "first", answers)
    sitting = asyncio.create_task(table.tables.sit(table.session, "C"))
    leaving = asyncio.create_task(table.disconnect(Seat(1)))
    await asyncio.sleep(0)
    send(table, 0, "last", answers)
    await asyncio.gather(sitting, leaving)
    while len(answers) < 2:
        await asyncio.sleep(0.1)
    kinds = [type(e.decode(entry.body)).__name__ for entry in table.store.logs[table.state.code]]
    assert kinds[-4:] == ["Said", "Sat", "Went", "Said"]


async def test_an_act_that_fails_does_not_hold_up_the_others() -> None:
    table = await party(people=2)
    table.store.failures = 1
    answers: list[Any] = []
    for text in ("lost", "kept"):
        send(table, 0, text, answers)
    await asyncio.sleep(1)
    assert said(table) == ["kept"]
    assert [type(answer) for answer in answers] == [StoreUnavailable, type(None)]


async def test_whatever_an_act_makes_of_its_end_the_queue_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    table = await party(people=2)

    def fail(*_: object) -> None:
        raise RuntimeError("nobody listens")

    table.tables.command(table.session, table.devices[Seat(0)], i.Say(id="1", text="first"), fail)
    table.session.queue.put(InTurn(fail))
    answers: list[Any] = []
    send(table, 0, "second", answers)
    await asyncio.sleep(1)
    assert said(table) == ["first", "second"]
    assert caplog.messages.count("an act could not be finished") == 2


async def test_a_caller_who_is_gone_before_its_turn_wants_nothing() -> None:
    table = await party(people=2)
    table.store.delay = 1.0
    answers: list[Any] = []
    send(table, 0, "slow", answers)
    decided: list[TableState] = []

    def decide(state: TableState) -> Decided:
        decided.append(state)
        return NOTHING

    waiting = asyncio.create_task(table.session.act(decide))
    await asyncio.sleep(0.1)
    waiting.cancel()
    await asyncio.sleep(3)
    assert answers == [None]
    assert decided == []


async def test_a_connection_that_ends_is_told_nothing_more_though_its_caller_is_gone() -> None:
    table = await party(people=2)
    table.store.delay = 1.0
    answers: list[Any] = []
    send(table, 0, "slow", answers)
    leaving = asyncio.create_task(table.disconnect(Seat(1)))
    await asyncio.sleep(0.1)
    leaving.cancel()
    await asyncio.sleep(3)
    assert answers == [None]
    assert Seat(1) not in table.session.connections


async def test_a_device_is_answered_in_the_order_in_which_it_asked() -> None:
    table = await party(people=2)
    table.store.delay = 1.0
    heard: list[str] = []
    device = table.devices[Seat(0)]
    message = i.Say(id="1", text="first")
    table.tables.command(table.session, device, message, lambda *_: heard.append("done"))
    table.session.queue.put(InTurn(lambda: heard.append("reply")))
    assert heard == []
    await asyncio.sleep(3)
    assert heard == ["done", "reply"]


async def test_a_refusal_leaves_the_table_free() -> None:
    table = await party(people=2)
    answers: list[Any] = []
    message = i.Start(id="1")
    table.tables.command(table.session, table.devices[Seat(1)], message, lambda _, error: answers.append(error))
    assert isinstance(answers[0], Refusal), "it is answered at once"
    await table.do(0, i.Say, text="and on")
    assert said(table) == ["and on"]

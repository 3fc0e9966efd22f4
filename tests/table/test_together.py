"""What everybody at a table sends at the same moment is stored and told together, as if one had come after another."""

import asyncio
import random
from functools import partial
from typing import Any

import pytest

from brushpass.core.errors import Refusal
from brushpass.core.seats import Seat
from brushpass.table import entries as e
from brushpass.table.codes import new_id
from brushpass.wire import inbound as i
from brushpass.wire import outbound as o
from brushpass.wire.tables import Stage
from tests.table.party import Party, party

pytestmark = pytest.mark.anyio

Answer = Exception | None


def note(answer: asyncio.Future[Answer], _: i.Command, error: Answer) -> None:
    """A message was answered."""
    answer.set_result(error)


async def all_at_once(table: Party, messages: list[tuple[int, i.Command]]) -> list[Answer]:
    """How each of these messages is answered: nothing, or why it is refused. They arrive in one turn of the loop."""
    answers: list[asyncio.Future[Answer]] = [asyncio.get_running_loop().create_future() for _ in messages]
    for (seat, message), answer in zip(messages, answers, strict=True):
        table.tables.command(table.session, table.devices[Seat(seat)], message, partial(note, answer))
    return await asyncio.gather(*answers)


def log(table: Party, after: int) -> list[Any]:
    """The entries after a number."""
    return [e.decode(entry.body) for entry in table.store.logs[table.state.code][after:]]


def parts(table: Party) -> list[tuple[int, i.Command]]:
    """What every device sends now for the deal."""
    messages: list[tuple[int, i.Command]] = []
    for seat in table.state.people_seats:
        device = table.devices[seat]
        assert device.table is not None
        message = table.participants[seat].answer(device.table)
        assert message is not None
        messages.append((seat, message))
    return messages


async def dealing(people: int = 4) -> Party:
    """A table at which everybody has shown their hash."""
    table = await party(people=people)
    for seat in range(people):
        await table.do(seat, i.Ready, ready=True)
    await table.do(0, i.Start)
    for device in list(table.devices.values()):
        await table.take_part(device)
    return table


async def test_everybody_gets_one_frame_and_every_sender_the_id_of_its_message() -> None:
    table = await party(people=4)
    number = table.state.number
    told = {viewer: len(device.frames) for viewer, device in table.devices.items()}
    assert await all_at_once(table, [(seat, i.Ready(id=f"r{seat}", ready=True)) for seat in range(4)]) == [None] * 4
    [together] = log(table, number)
    assert [part.seat for part in together.parts] == [0, 1, 2, 3]
    for viewer, device in table.devices.items():
        [message] = device.messages[told[viewer] :]
        assert isinstance(message, o.Update)
        assert message.table is not None
        assert all(seat.ready for seat in message.table.seats)
        assert message.taken == ("" if viewer is None else f"r{viewer}")


async def test_the_last_share_starts_the_game_though_all_came_together() -> None:
    table = await dealing()
    number = table.state.number
    assert await all_at_once(table, parts(table)) == [None] * 4
    together, started = log(table, number)
    assert [type(part) for part in together.parts] == [e.ShareRevealed] * 4
    assert type(started) is e.Started
    assert table.state.stage is Stage.PLAYING
    assert len(table.asked) == 1


async def test_a_wrong_share_voids_the_start_for_those_who_came_with_it() -> None:
    table = await dealing()
    number = table.state.number
    messages = parts(table)
    messages[1] = 1, i.RevealShare(id="wrong", attempt=1, share="0" * 64)
    answers = await all_at_once(table, messages)
    assert [type(entry) for entry in log(table, number)] == [e.ShareRevealed, e.StartVoided]
    assert answers[:2] == [None, None]
    assert all(isinstance(answer, Refusal) for answer in answers[2:]), "there is no start any more"
    assert table.state.stage is Stage.LOBBY


async def test_they_are_decided_again_if_another_process_was_faster() -> None:
    table = await party(people=4)
    await table.elsewhere(e.Said(id=new_id(), seat=Seat(1), text="elsewhere"))
    number = len(log(table, 0))
    assert await all_at_once(table, [(seat, i.Ready(id=f"r{seat}", ready=True)) for seat in range(4)]) == [None] * 4
    [together] = log(table, number)
    assert [(type(part), part.seat) for part in together.parts] == [(e.ReadySet, seat) for seat in range(4)]


async def test_if_the_store_fails_it_fails_for_all_of_them() -> None:
    table = await party(people=4)
    table.store.failures = 1
    answers = await all_at_once(table, [(seat, i.Ready(id=f"r{seat}", ready=True)) for seat in range(3)])
    assert all(isinstance(answer, Exception) for answer in answers)
    await table.do(3, i.Ready, ready=True)
    assert [seat.ready for seat in table.state.seats] == [False, False, False, True]


async def test_two_messages_of_one_seat_stay_two() -> None:
    table = await party(people=2)
    number = table.state.number
    messages: list[tuple[int, i.Command]] = [
        (0, i.Ready(id="1", ready=True)),
        (0, i.Ready(id="1", ready=True)),
        (0, i.Ready(id="2", ready=False)),
    ]
    assert await all_at_once(table, messages) == [None, None, None]
    assert [entry.ready for entry in log(table, number)] == [True, False], "the repeated one is carried out once"
    assert [message.taken for message in table.devices[Seat(0)].messages[-3:]] == ["1", "1", "2"]


async def test_a_refused_one_does_not_hold_up_the_others() -> None:
    table = await party(people=3)
    messages: list[tuple[int, i.Command]] = [(seat, i.Ready(id=f"r{seat}", ready=True)) for seat in range(3)]
    messages[1] = 1, i.Ready(id="r1", ready=True, revision=99)
    answers = await all_at_once(table, messages)
    assert [type(answer).__name__ for answer in answers] == ["NoneType", "StaleSettings", "NoneType"]
    assert [seat.ready for seat in table.state.seats[:3]] == [True, False, True]


async def test_other_acts_keep_their_place_between_them() -> None:
    table = await party(people=3)
    number = table.state.number
    messages: list[tuple[int, i.Command]] = [
        (0, i.Ready(id="r0", ready=True)),
        (1, i.Say(id="s1", text="wait")),
        (2, i.Ready(id="r2", ready=True)),
    ]
    assert await all_at_once(table, messages) == [None, None, None]
    assert [type(entry) for entry in log(table, number)] == [e.ReadySet, e.Said, e.ReadySet]


async def test_all_votes_for_another_game_count_though_fewer_are_enough() -> None:
    table = await party(people=4)
    await table.start()
    await table.finish(random.Random(1))
    number = table.state.number
    assert await all_at_once(table, [(seat, i.Again(id=f"a{seat}")) for seat in range(4)]) == [None] * 4
    together, cleared = log(table, number)
    assert [type(part) for part in together.parts] == [e.AgainSet] * 4
    assert type(cleared) is e.Cleared
    assert all(seat.ready for seat in table.state.seats), "nobody is left out for having been the last"


async def test_a_message_that_was_carried_out_with_others_is_not_carried_out_again() -> None:
    table = await party(people=3)
    await all_at_once(table, [(seat, i.Ready(id=f"r{seat}", ready=True)) for seat in range(3)])
    number = table.state.number
    for seat in range(3):
        assert await all_at_once(table, [(seat, i.Ready(id=f"r{seat}", ready=False))]) == [None]
    assert log(table, number) == []
    assert all(seat.ready for seat in table.state.seats[:3])


async def test_what_was_done_together_counts_for_each_seat() -> None:
    """Otherwise somebody could write without end by doing it together with others."""
    table = await party(people=2)
    before = table.state.quota.entries
    await all_at_once(table, [(seat, i.Ready(id=f"r{seat}", ready=True)) for seat in range(2)])
    assert table.state.quota.entries == before + 2

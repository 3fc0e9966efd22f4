"""A message is carried out once; what comes too late is refused; talk stands in order with the game."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from brushpass.core.errors import Refusal
from brushpass.core.seats import PUBLIC, Seat
from brushpass.core.talk import Phrase
from brushpass.games.espionaje import talk as espionaje
from brushpass.games.espionaje.open.cards import Element
from brushpass.games.secrets import talk as secrets
from brushpass.games.secrets.open.cards import CENTRE, Face, Kind
from brushpass.table import commands
from brushpass.wire import inbound as i
from brushpass.wire import notices as n
from brushpass.wire.tables import Stage
from tests.table.party import ESPIONAJE, Party, party, reloaded

pytestmark = pytest.mark.anyio


def choose(table: Party, seat: Seat, *, ident: str = "x", option: int = 0) -> i.Choose:
    asked = table.devices[seat].asked
    assert asked is not None
    return i.Choose(ident, asked.number, msgspec.Raw(msgspec.json.encode(asked.prompt.options[option])))


async def test_a_repeated_message_is_carried_out_once_and_answered_the_same() -> None:
    table = await party(people=4)
    await table.start()
    [seat] = table.asked
    message = choose(table, seat)
    device = table.devices[seat]
    for _ in range(3):
        await table.tell(device, message)
    assert [heard.taken for heard in device.messages[-3:]] == ["x"] * 3
    assert len({heard.n for heard in device.messages[-3:]}) == 1
    assert sum(b'"chose"' in line.body for line in table.store.logs[table.state.code]) == 1


async def test_a_message_repeated_after_a_reconnect_or_to_another_process_is_carried_out_once() -> None:
    table = await party(people=4)
    await table.start()
    [seat] = table.asked
    message = choose(table, seat)
    await table.tell(table.devices[seat], message)
    await table.disconnect(seat)
    device = await table.connect(seat)
    await table.tell(device, message)
    assert device.messages[-1].taken == "x"
    other = await reloaded(table)
    device = await other.connect(seat)
    await other.tell(device, message)
    assert device.messages[-1].taken == "x"
    assert sum(b'"chose"' in line.body for line in table.store.logs[table.state.code]) == 1


async def test_two_processes_carry_out_the_same_message_once() -> None:
    table = await party(people=4)
    await table.start()
    other = await reloaded(table)
    [seat] = table.asked
    message = choose(table, seat)
    device = await other.connect(seat)
    await table.tell(table.devices[seat], message)
    await other.tell(device, message)
    assert device.messages[-1].taken == "x"
    assert sum(b'"chose"' in line.body for line in table.store.logs[table.state.code]) == 1
    assert other.state.number == table.state.number


async def test_message_ids_are_remembered_in_a_rematch() -> None:
    table = await party(people=4)
    await table.tell(table.devices[Seat(0)], i.Say(id="once", text="good luck"))
    await table.start()
    await table.finish(random.Random(1))
    await table.again()
    before = table.state.number
    await table.tell(table.devices[Seat(0)], i.Say(id="once", text="good luck"))
    assert table.state.number == before


async def test_the_same_id_from_two_seats_is_two_messages() -> None:
    table = await party(people=2)
    for seat in (0, 1):
        await table.tell(table.devices[Seat(seat)], i.Say(id="1", text=f"I am {seat}"))
    assert table.devices[PUBLIC].notices[-2:] == [n.Said(Seat(0), "I am 0"), n.Said(Seat(1), "I am 1")]


async def test_an_answer_to_an_old_or_future_prompt_is_stale() -> None:
    table = await party(people=4)
    await table.start()
    [seat] = table.asked
    first = choose(table, seat)
    number = first.prompt
    for wrong in (number + 1, number - 1, -1, 10**30):
        assert await table.refused(seat, i.Choose, prompt=wrong, choice=first.choice) == "stale-prompt"
    await table.tell(table.devices[seat], first)
    assert await table.refused(seat, i.Choose, prompt=number, choice=first.choice) == "stale-prompt"
    other = next(s for s in range(4) if s not in table.asked)
    assert await table.refused(other, i.Choose, prompt=number, choice=first.choice) == "stale-prompt"


@pytest.mark.parametrize(
    ("choice", "code"),
    [
        (b"{}", "malformed"),
        (b"[]", "malformed"),
        (b"null", "malformed"),
        (b'{"choice":"dance"}', "malformed"),
        (b'{"choice":"suspect","a":"panama","b":"tokyo"}', "malformed"),
        (b'{"choice":"accept"}', "wrong-moment"),
        (b'{"choice":"offer","card":"detective","to":77}', "not-legal"),
        (b'{"choice":"offer","card":"detective","to":true}', "malformed"),
    ],
)
async def test_an_illegal_choice_is_refused(choice: bytes, code: str) -> None:
    table = await party(people=4)
    await table.start()
    [seat] = table.asked
    asked = table.devices[seat].asked
    assert asked is not None
    assert await table.refused(seat, i.Choose, prompt=asked.number, choice=msgspec.Raw(choice)) == code


SECRETS_CLAIMS: list[Any] = [
    secrets.OfferIs(Kind.DETECTIVE),
    secrets.TokenIs(Seat(3), Face.CIA),
    secrets.SawToken(CENTRE, Face.HIPPIE),
    secrets.TakeIt(),
    secrets.RefuseIt(),
    secrets.OfferMe(Kind.SCIENTIST),
]
ESPIONAJE_CLAIMS: list[Any] = [
    espionaje.Holds(Seat(2), Element.PANAMA),
    espionaje.IsHidden(Element.TOKYO),
    espionaje.NotHidden(Element.TOKYO),
    espionaje.ShowMe(Element.TOKYO),
]


def raw(claim: Phrase) -> msgspec.Raw:
    """A claim as it comes over the wire."""
    return msgspec.Raw(msgspec.json.encode(claim))


async def test_everybody_gets_talk_and_claims_in_order_with_the_game() -> None:
    for settings, claims in ((None, SECRETS_CLAIMS), (ESPIONAJE, ESPIONAJE_CLAIMS)):
        table = await party(settings, people=4 if settings is None else 3)
        await table.do(0, i.Say, text=" before\nthe\u00a0game\u200b ")
        await table.start()
        rng = random.Random(2)
        for number, claim in enumerate(claims):
            await table.step(rng)
            await table.do(number % 3, i.MakeClaim, claim=raw(claim))
            await table.do(number % 2, i.Say, text=f"so {number}")
        for device in table.devices.values():
            said = [notice for notice in device.notices if isinstance(notice, n.Said | n.Claimed)]
            assert said[0] == n.Said(Seat(0), "before the game")
            expected = [
                line
                for number, claim in enumerate(claims)
                for line in (n.Claimed(Seat(number % 3), raw(claim)), n.Said(Seat(number % 2), f"so {number}"))
            ]
            assert said[1:] == expected
            between = [("notice" in told) for told in device.told]
            assert between.count(False) > 1
            assert between[-1]
        rebuilt = await reloaded(table)
        assert (await rebuilt.connect(PUBLIC)).told == table.devices[PUBLIC].told


async def test_a_claim_of_another_game_or_about_a_missing_seat_is_refused() -> None:
    table = await party(people=4)
    assert await table.refused(0, i.MakeClaim, claim=raw(ESPIONAJE_CLAIMS[0])) == "malformed"
    assert await table.refused(0, i.MakeClaim, claim=raw(secrets.TokenIs(Seat(4), Face.KGB))) == "no-such-seat"
    assert await table.refused(0, i.MakeClaim, claim=raw(secrets.SawToken(Seat(-1), Face.KGB))) == "no-such-seat"
    assert await table.refused(0, i.Say, text="\u200b \n") == "bad-talk"
    other = await party(ESPIONAJE, people=3)
    assert await other.refused(0, i.MakeClaim, claim=raw(secrets.TakeIt())) == "malformed"
    assert await other.refused(0, i.MakeClaim, claim=raw(espionaje.Holds(Seat(3), Element.TOKYO))) == "no-such-seat"


# --- Moving a seat


async def test_a_link_moves_a_seat_once_and_voids_the_old_token_and_device() -> None:
    table = await party(people=4)
    await table.start()
    old_token, old = table.state.seats[1].token, table.devices[Seat(1)]
    frames = {viewer: len(device.frames) for viewer, device in table.devices.items()}
    word = await table.link(old)
    frames[Seat(1)] += 1
    assert frames == {viewer: len(device.frames) for viewer, device in table.devices.items()}, "nobody else hears of it"
    for seat, guess in ((1, word + "x"), (2, word), (7, word), (1, "")):
        with pytest.raises(Refusal) as refused:
            await table.tables.move(table.session, Seat(seat), guess)
        assert refused.value.code == "bad-link"
    await table.tables.move(table.session, Seat(1), word)
    assert old.ended == "seat-moved"
    assert table.state.seats_of({old_token}) == []
    with pytest.raises(Refusal) as refused:
        await table.tables.move(table.session, Seat(1), word)
    assert refused.value.code == "bad-link"
    device = await table.connect(Seat(1), old.number)
    await table.finish(random.Random(5))
    assert table.state.stage is Stage.OVER
    assert [*old.events, *device.events][-1] == table.devices[PUBLIC].events[-1]
    assert word.encode() not in b"".join(line.body for line in table.store.logs[table.state.code])


async def test_a_new_link_voids_the_previous_one_and_every_link_expires() -> None:
    table = await party(people=2)
    first = await table.link(table.devices[Seat(1)])
    second = await table.link(table.devices[Seat(1)])
    with pytest.raises(Refusal):
        await table.tables.move(table.session, Seat(1), first)
    await asyncio.sleep(601)
    with pytest.raises(Refusal) as refused:
        await table.tables.move(table.session, Seat(1), second)
    assert refused.value.code == "bad-link"


async def test_the_link_of_a_person_who_has_left_moves_nothing() -> None:
    table = await party(people=4)
    await table.start()
    word = await table.link(table.devices[Seat(1)])
    await table.do(1, i.Leave)
    with pytest.raises(Refusal) as refused:
        await table.tables.move(table.session, Seat(1), word)
    assert refused.value.code == "bad-link"


async def test_there_is_a_limit_on_what_is_said_until_the_next_game() -> None:
    table = await party(people=4)
    while table.state.streams.notice_bytes <= commands.MAX_NOTICE_BYTES:
        await table.do(0, i.Say, text="once more " * 28)
    assert await table.refused(0, i.Say, text="once more") == "too-much-told"
    assert await table.refused(0, i.Rename, name="Other") == "too-much-told"
    await table.start()
    await table.finish(random.Random(1))
    await table.again()
    await table.do(0, i.Say, text="at last")

"""At least ten thousand bad messages: each is refused with a stable code, and nothing changes or leaks."""

import random

import pytest

from brushpass.core.errors import FAMILY as GAME
from brushpass.table.errors import FAMILY as TABLE
from brushpass.wire import inbound as i
from brushpass.wire import outbound as o
from tests.server import fuzz
from tests.server.client import Client, finish, gathered, open_table, start, step
from tests.server.running import Running

pytestmark = pytest.mark.anyio

MESSAGES = 10_000
BATCH = 100
CODES = {refusal.code for refusal in (*GAME, *TABLE)} | {"rate-limited"}


async def bombard(client: Client, messages: list[fuzz.Fuzzed]) -> list[tuple[fuzz.Fuzzed, o.Outbound]]:
    """Send messages, and pair each with its answer: there is exactly one, in order."""
    before = len(client.messages)
    for message, _ in messages:
        await client.socket.send(message)
    await client.until(lambda: len(client.messages) >= before + len(messages))
    await client.sync()
    answers = client.messages[before:-1]
    return list(zip(messages, answers, strict=True))


async def test_ten_thousand_bad_messages_are_refused_and_change_nothing(server: Running) -> None:
    clients = await gathered(server)
    await start(clients)
    rng = random.Random(1)
    for _ in range(3):
        await step(clients, rng)
    [bad, *_] = [client for client in clients if client.asked is None and client.viewer != 0]
    state = server.table(bad.code).state
    number, others = state.number, [client for client in clients if client is not bad]
    frames = [len(client.frames) for client in others]
    secrets = [state.secret, *(client.token for client in clients), *(seat_state.token for seat_state in state.seats)]
    sent = 0
    while sent < MESSAGES:
        messages = [fuzz.KINDS[(sent + place) % len(fuzz.KINDS)](rng) for place in range(BATCH)]
        for (message, codes), answer in await bombard(bad, messages):
            assert isinstance(answer, o.Refused), (message, answer)
            assert answer.code in CODES
            assert answer.code in codes, (message, answer)
            assert not any(secret in answer.text for secret in secrets)
            assert len(answer.text) < 3000
        sent += BATCH
        del bad.frames[:], bad.messages[:]
    for client in clients:
        await client.sync()
    assert state.number == number
    assert [len(client.frames) for client in others] == [count + 1 for count in frames], "a pong, and nothing else"
    await finish(clients, rng)
    for client in clients:
        await client.close()


async def test_a_message_sent_again_changes_nothing(server: Running) -> None:
    clients = await gathered(server)
    state = server.table(clients[0].code).state
    await clients[1].do(i.Say, ident="once", text="hello")
    number = state.number
    for _ in range(200):
        await clients[1].send(i.Say(id="once", text="other words"))
    await clients[1].sync()
    assert state.number == number
    assert sum(getattr(message, "taken", "") == "once" for message in clients[1].messages) == 201
    for client in clients:
        await client.close()


async def test_before_hello_nothing_is_done_either(server: Running) -> None:
    host = await open_table(server.http)
    state = server.table(host.code).state
    number = state.number
    rng = random.Random(2)
    client = await Client.open(server, host.token)
    kinds = [kind for kind in fuzz.KINDS if kind is not fuzz.hello]
    messages = [rng.choice(kinds)(rng) for _ in range(500)]
    for (message, _), answer in await bombard(client, messages):
        assert isinstance(answer, o.Refused), message
        assert answer.code in {"malformed", "not-seated"}
    assert state.number == number
    await client.close()


async def test_another_persons_token_opens_no_seat(server: Running) -> None:
    clients = await gathered(server)
    for client in clients:
        await client.sync()  # that they came is in the log
    other = await open_table(server.http)
    number = server.table(clients[0].code).state.number
    thief = await Client.open(server, f"{clients[1].token}.{other.token}.x.")
    for seat in (0, 2, 3):
        await thief.send(i.Hello(clients[0].code, seat))  # type: ignore[arg-type]
    await thief.send(i.Hello(other.code, 1))  # type: ignore[arg-type]
    await thief.sync()
    assert thief.refusals == ["not-seated"] * 4
    assert thief.table is None
    assert server.table(clients[0].code).state.number == number
    for client in (*clients, thief):
        await client.close()


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"\x81\xff\x00\x00\x00\x00\x00\x01\x11\x70\x00\x00\x00\x00" + b" " * 70_000, 1009),
        (b"\x81\x82\x00\x00\x00\x00\xc3\x28", 1007),
        (b"\xf1\x81\x00\x00\x00\x00x", 1002),
        (b"\x81\x01x", 1002),
        (b"\x83\x81\x00\x00\x00\x00x", 1002),
        (b"\x80\x81\x00\x00\x00\x00x", 1002),
    ],
    ids=["too-long", "not-utf-8", "reserved-bits", "not-masked", "no-such-frame", "no-beginning"],
)
async def test_anything_but_a_text_frame_closes_the_connection(server: Running, frame: bytes, code: int) -> None:
    host = await open_table(server.http)
    client = await Client.join(server, host.code, host.seat, host.token)
    await client.sync()
    client.socket.transport.write(frame)
    assert await client.closed() == code
    again = await Client.join(server, host.code, host.seat, host.token)
    await again.close()


async def test_a_fragmented_text_is_one_message(server: Running) -> None:
    host = await open_table(server.http)
    client = await Client.join(server, host.code, host.seat, host.token)
    await client.socket.send(['{"type":"say",', '"id":"pieces",', '"text":"one é"}'])
    await client.until(lambda: client.answer("pieces"))
    await client.do(i.Say, text="two")
    whole = b'{"type":"say","id":"bytes","text":"three"}'
    frame = bytes((0x81, 0x80 | len(whole), 0, 0, 0, 0)) + whole
    for place in range(len(frame)):
        client.socket.transport.write(frame[place : place + 1])
    await client.until(lambda: client.answer("bytes"))
    client.socket.transport.write(frame.replace(b'"bytes"', b'"two-a"') + frame.replace(b'"bytes"', b'"two-b"'))
    await client.until(lambda: client.answer("two-a") and client.answer("two-b"))
    await client.close()

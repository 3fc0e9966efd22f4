"""Frames and bytes that no message bucket sees: one connection can neither stop a process nor fill its memory."""

import asyncio
import logging
import socket as plain
from pathlib import Path

import msgspec
import pytest

from brushpass.server.config import Limits
from brushpass.table import quota
from brushpass.wire import inbound as i
from brushpass.wire import outbound as o
from tests.server.client import Client, open_table, sit
from tests.server.raw import CONTINUED, PING, TEXT, Raw, frame
from tests.server.running import GENEROUS, Running, running

pytestmark = pytest.mark.anyio

LIMITED = msgspec.structs.replace(GENEROUS, frames_per_second=100.0, frame_burst=400, close_seconds=0.3)


def closing(code: int, reason: bytes) -> bytes:
    """The last frame of a connection that the server closes."""
    return bytes((0x88, 2 + len(reason))) + code.to_bytes(2, "big") + reason


async def gone(server: Running, code: str, number: int = 1) -> None:
    """Wait until so many connections were closed for a reason."""
    async with asyncio.timeout(10):
        while server.services.metrics.counts["closed", code] < number:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    "flood",
    [
        frame(PING) * 2_000,
        frame(PING, b"x" * 125) * 2_000,
        frame(0x8A) * 2_000,  # pongs that nobody asked for
        frame(0x01) + frame(CONTINUED) * 2_000,
        frame(0x01) + frame(CONTINUED, b"x") * 65,
        frame(TEXT) * 2_000,
        frame(0x82, b"x" * 60_000) * 20,
    ],
    ids=["pings", "long pings", "pongs", "empty parts", "many parts", "empty texts", "bytes"],
)
async def test_a_flood_of_frames_ends_its_connection_and_nobody_elses(tmp_path: Path, flood: bytes) -> None:
    async with running(tmp_path, limits=LIMITED) as server:
        host = await open_table(server.http)
        person = await Client.join(server, host.code, host.seat, host.token)
        raw = await Raw.upgraded(server, host.code)
        raw.writer.write(flood)
        assert (await raw.rest()).endswith(closing(4029, b"rate-limited"))
        assert server.services.metrics.counts["closed", "rate-limited"] == 1
        await person.sync()
        await person.close()
        await raw.close()


async def test_a_client_that_keeps_flooding_after_the_close_is_cut_off(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(LIMITED, message_burst=3, messages_per_second=0.1, close_seconds=60.0)
    async with running(tmp_path, limits=limits) as server:
        host = await open_table(server.http)
        raw = await Raw.upgraded(server, host.code)
        raw.writer.write(frame(TEXT, b"{}") * 5)
        await raw.reader.readuntil(closing(4029, b"rate-limited"))
        raw.writer.write(frame(PING) * 1_000)
        assert await raw.rest() == b""
        await raw.close()


async def test_a_frame_at_a_time_within_the_limits_is_no_flood(tmp_path: Path) -> None:
    async with running(tmp_path, limits=LIMITED) as server:
        host = await open_table(server.http)
        raw = await Raw.upgraded(server, host.code)
        raw.writer.write(
            frame(0x01, b'{"type"') + frame(CONTINUED, b":") + frame(PING, b"hi") + frame(0x80, b'"ping"}')
        )
        await raw.reader.readuntil(b'{"type":"pong"}')
        await raw.close()


async def test_pongs_that_nobody_reads_do_not_pile_up(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, queued_bytes=200_000)
    async with running(tmp_path, limits=limits) as server:
        host = await open_table(server.http)
        raw = await Raw.upgraded(server, host.code)
        deaf: plain.socket = raw.writer.get_extra_info("socket")
        deaf.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, 4096)
        raw.reader._transport.pause_reading()  # type: ignore[attr-defined]
        async with asyncio.timeout(30):
            while not server.services.metrics.counts["closed", "slow-client"]:
                raw.writer.write(frame(PING, b"x" * 125) * 400)
                await asyncio.sleep(0.001)
        async with asyncio.timeout(10):
            while server.services.metrics.sockets:
                await asyncio.sleep(0.01)
        await raw.close()


async def test_a_client_that_answers_no_ping_is_dropped_with_everything_unread(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        server.server.config.ws_ping_interval = server.server.config.ws_ping_timeout = 0.05
        host = await open_table(server.http)
        raw = await Raw.upgraded(server, host.code)
        raw.reader._transport.pause_reading()  # type: ignore[attr-defined]
        await gone(server, "no-pong")
        async with asyncio.timeout(10):
            while server.services.metrics.sockets or server.services.metrics.connections > 1:
                await asyncio.sleep(0.01)
        await raw.close()


@pytest.mark.parametrize("parts", [[b"\x81\x82\x00\x00\x00\x00\xc3\x28"], [frame(0x01, b"\xc3"), frame(0x80, b"\x28")]])
async def test_a_text_that_is_no_text_rings_no_alarm(
    server: Running, caplog: pytest.LogCaptureFixture, parts: list[bytes]
) -> None:
    host = await open_table(server.http)
    raw = await Raw.upgraded(server, host.code)
    raw.writer.write(b"".join(parts))
    assert b"\x88\x02\x03\xef" in await raw.rest()  # 1007
    await raw.close()
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_twenty_sockets_of_one_seat_cannot_fill_a_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quota, "MAX_SEAT_ENTRIES", 300)
    async with running(tmp_path) as server:
        host = await open_table(server.http)
        guest = await sit(server.http, host.code, "B")
        mob = [await Client.join(server, guest.code, guest.seat, guest.token) for _ in range(20)]
        for number in range(30):
            for client in mob:
                await client.send(i.Say(f"{id(client)}-{number}", "hm"))
        for client in mob:
            await client.sync()
        assert 300 <= server.table(host.code).state.number < 330
        assert server.services.metrics.counts["refused", "log-full"] >= 300
        person = await Client.join(server, host.code, host.seat, host.token)
        assert isinstance(await person.do(i.Say, text="undisturbed"), o.Update)
        for client in (*mob, person):
            await client.close()


def test_the_usual_limits_are_far_above_what_people_send() -> None:
    usual = Limits()
    assert usual.frames_per_second >= 2 * usual.messages_per_second
    assert usual.frame_burst >= 4 * usual.message_burst

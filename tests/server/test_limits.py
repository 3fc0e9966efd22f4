"""How much one address, or one connection, may ask for."""

import asyncio
import contextlib
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from brushpass.server.config import Config, Limits
from brushpass.server.limits import RatePerAddress
from brushpass.server.requests import address_of, peer_of
from brushpass.table.codes import new_token
from brushpass.table.session import TableSession
from brushpass.wire import inbound as i
from tests.server.client import Client, open_table
from tests.server.running import GENEROUS, running
from tests.server.test_http import problem

pytestmark = pytest.mark.anyio


async def test_guessing_codes_is_limited(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, guesses_per_minute=1.0, guess_burst=5)
    async with running(tmp_path, limits=limits) as server:
        host = await open_table(server.http)
        answers = [await server.http.get(f"/api/tables/BABA-BAB{letter}") for letter in "AEIOUAEI"]
        assert [answer.status_code for answer in answers] == [404] * 5 + [429] * 3
        assert problem(answers[-1]) == "rate-limited"
        assert problem(await server.http.get(f"/api/tables/{host.code}")) == "rate-limited"
        client = await Client.open(server)
        await client.send(i.Hello(host.code))
        assert await client.closed() == 4029
        assert client.refusals == ["rate-limited"]


async def test_guessing_tokens_is_limited(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, guesses_per_minute=1.0, guess_burst=6)
    async with running(tmp_path, limits=limits) as server:
        host = await open_table(server.http)
        path = f"/api/tables/{host.code}/own"
        for _ in range(3):
            wrong = {"Authorization": f"Bearer {new_token()}"}
            assert (await server.http.get(path, headers=wrong)).json() == []
        client = await Client.open(server, new_token())
        for _ in range(3):
            await client.send(i.Hello(host.code, host.seat))
        await client.sync()
        assert client.refusals == ["not-seated"] * 3
        await client.send(i.Hello(host.code, host.seat))
        assert await client.closed() == 4029
        assert (await server.http.get(path)).status_code == 429


async def test_guessing_links_is_limited(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, guesses_per_minute=1.0, guess_burst=3)
    async with running(tmp_path, limits=limits) as server:
        host = await open_table(server.http)
        guess = {"seat": 0, "link": "guess"}
        answers = [await server.http.post(f"/api/tables/{host.code}/move", json=guess) for _ in range(4)]
        assert [problem(answer) for answer in answers] == ["bad-link"] * 3 + ["rate-limited"]


async def test_opening_tables_is_limited(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, tables_per_minute=1.0, table_burst=3)
    async with running(tmp_path, limits=limits) as server:
        answers = [await server.http.post("/api/tables", json={"name": "A"}) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 2
        assert problem(answers[-1]) == "rate-limited"


async def test_erasing_is_limited_because_it_reads_a_whole_log(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, tables_per_minute=1.0, table_burst=3)
    async with running(tmp_path, limits=limits) as server:
        host = await open_table(server.http)
        own = f"/api/tables/{host.code}/own"
        authorization = {"Authorization": f"Bearer {host.token}"}
        answers = [await server.http.delete(own, headers=authorization) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 429, 429], "opening the table has counted, too"
        assert problem(answers[-1]) == "rate-limited"


async def test_requests_are_limited_by_address_and_health_is_not(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, requests_per_second=0.1, request_burst=5)
    async with running(tmp_path, limits=limits, proxied=True) as server:
        one, other = ({"X-Forwarded-For": f"9.9.9.9, 10.0.0.{n}"} for n in (1, 2))
        answers = [await server.http.get("/api/version", headers=one) for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].headers["retry-after"]
        assert problem(answers[-1]) == "rate-limited"
        assert (await server.http.get("/api/version", headers=other)).status_code == 200
        for _ in range(8):
            assert (await server.http.get("/api/ready", headers=one)).status_code == 200


async def test_an_address_that_asks_for_much_at_once_delays_itself_and_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = msgspec.structs.replace(GENEROUS, requests_at_once=2)
    async with running(tmp_path, limits=limits) as server:
        host = await open_table(server.http)
        tables, done = server.services.tables, asyncio.Event()
        find, asked = tables.find, 0

        async def slow(code: str) -> TableSession:
            nonlocal asked
            asked += 1
            await done.wait()
            return await find(code)

        monkeypatch.setattr(tables, "find", slow)
        path = f"/api/tables/{host.code}"
        mob = [asyncio.create_task(server.http.get(path)) for _ in range(20)]
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with httpx.AsyncClient(base_url=server.http.base_url, transport=transport) as other:
            assert (await other.get("/api/version")).status_code == 200
            async with asyncio.timeout(10):
                while server.services.metrics.counts["requests_delayed", ""] < 18:
                    await asyncio.sleep(0.01)
            assert asked == 2
            one = asyncio.create_task(other.get(path))
            async with asyncio.timeout(10):
                while asked < 3:
                    await asyncio.sleep(0.01)
            done.set()
            assert (await one).status_code == 200
        assert {answer.status_code for answer in await asyncio.gather(*mob)} == {200}
        assert asked == 21
        assert not len(server.services.turns._turns), "an address that asks for nothing is forgotten"


@pytest.mark.parametrize(("at_once", "before"), [(2, 2), (1_000, 20)], ids=["bound", "no bound"])
async def test_somebody_else_waits_for_few_requests_of_such_an_address(
    at_once: int, before: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = msgspec.structs.replace(GENEROUS, requests_at_once=at_once)
    async with running(tmp_path, limits=limits) as server:
        mobbed, quiet = await open_table(server.http), await open_table(server.http)
        tables, reader = server.services.tables, asyncio.Lock()
        find, asked, order = tables.find, list[str](), list[str]()

        async def one_after_another(code: str) -> TableSession:
            """As the thread does that reads the store."""
            asked.append(code)
            async with reader:
                order.append(code)
                return await find(code)

        async def until(count: int) -> None:
            async with asyncio.timeout(10):
                while len(asked) + server.services.metrics.counts["requests_delayed", ""] < count:
                    await asyncio.sleep(0.01)

        monkeypatch.setattr(tables, "find", one_after_another)
        transport = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with httpx.AsyncClient(base_url=server.http.base_url, transport=transport) as other:
            async with reader:
                mob = [asyncio.create_task(server.http.get(f"/api/tables/{mobbed.code}")) for _ in range(20)]
                await until(20)
                one = asyncio.create_task(other.get(f"/api/tables/{quiet.code}"))
                await until(21)
            assert {answer.status_code for answer in await asyncio.gather(one, *mob)} == {200}
        assert order.index(quiet.code) == before


async def test_a_forwarded_address_counts_only_behind_a_proxy(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, requests_per_second=0.1, request_burst=3)
    async with running(tmp_path, limits=limits) as server:
        answers = [await server.http.get("/api/version", headers={"X-Forwarded-For": f"10.0.0.{n}"}) for n in range(5)]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 2


@pytest.mark.parametrize(
    ("peer", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("[2001:db8:1:2::9]", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unknown", "unknown"),
    ],
)
def test_an_ipv6_network_counts_as_one_address(peer: str, counted: str) -> None:
    scope = {"headers": [(b"x-forwarded-for", peer.encode())], "client": None}
    assert address_of(scope, Config(proxied=True)) == counted
    assert address_of({"headers": [], "client": (peer, 1)}, Config()) == counted


def test_the_last_forwarded_address_counts_however_it_is_added() -> None:
    claimed, added = (b"x-forwarded-for", b"127.0.0.1"), (b"x-forwarded-for", b"198.51.100.7")
    assert address_of({"headers": [claimed, added], "client": ("10.0.0.1", 1)}, Config(proxied=True)) == "198.51.100.7"
    assert peer_of({"headers": [], "client": ("::1", 1)}, Config()) == "::1"


async def test_the_number_of_connections_per_address_is_limited(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, sockets=3)
    async with running(tmp_path, limits=limits) as server:
        held = [await Client.open(server) for _ in range(3)]
        with pytest.raises(InvalidStatus) as refused:
            await Client.open(server)
        assert refused.value.response.status_code == 403
        assert server.services.metrics.counts["requests", "403"] == 1
        await held.pop().close()
        async with asyncio.timeout(10):
            while True:
                with contextlib.suppress(InvalidStatus):
                    held.append(await Client.open(server))
                    break
        for client in held:
            await client.close()


async def test_a_flood_of_messages_ends_the_connection(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, messages_per_second=1.0, message_burst=10)
    async with running(tmp_path, limits=limits) as server:
        host = await open_table(server.http)
        client = await Client.join(server, host.code, host.seat, host.token)
        for _ in range(15):
            await client.send(i.Ping())
        assert await client.closed() == 4029
        assert client.refusals == ["rate-limited"]
        assert client.pongs == 9


def test_a_bucket_fills_with_time_and_the_longest_unseen_address_is_forgotten() -> None:
    clock = [0.0]
    rate = RatePerAddress(1.0, 2, lambda: clock[0], max_addresses=2)
    assert [rate.take("a") for _ in range(3)] == [True, True, False]
    assert (rate.is_empty("a"), rate.is_empty("never seen")) == (True, False)
    clock[0] = 1.0
    assert [rate.take("a") for _ in range(2)] == [True, False]
    rate.take("b")
    rate.take("c")
    assert rate.take("a"), "it was forgotten, and begins with a full bucket"


def test_the_usual_limits_let_people_play() -> None:
    usual = Limits()
    assert usual.messages_per_second >= 10
    assert usual.request_burst >= 50
    assert usual.sockets >= 100, "a school may share one address"

"""Guessing is limited by address, never at the cost of somebody who has a seat; and no route guesses for free."""

import asyncio
from pathlib import Path
from time import monotonic

import httpx
import msgspec
import pytest

from brushpass.server import guesses
from brushpass.table.codes import new_code, new_token
from brushpass.wire import inbound as i
from brushpass.wire import outbound as o
from tests.server.client import Client, open_table, sit
from tests.server.running import GENEROUS, Running, running
from tests.server.test_http import problem

pytestmark = pytest.mark.anyio

WARY = msgspec.structs.replace(GENEROUS, guesses_per_minute=0.001, guess_burst=5)


async def use_up(server: Running) -> None:
    """Somebody at this address guesses codes until no guess is left."""
    while (await server.http.get(f"/api/tables/{new_code()}")).status_code != 429:
        pass


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def test_whoever_has_a_seat_gets_to_it_while_a_neighbour_guesses(tmp_path: Path) -> None:
    async with running(tmp_path, limits=WARY) as server:
        host = await open_table(server.http)
        guest = await sit(server.http, host.code, "B")
        await use_up(server)
        path = f"/api/tables/{host.code}"
        assert (await server.http.get(path, headers=bearer(guest.token))).status_code == 200
        assert (await server.http.get(f"{path}/own", headers=bearer(guest.token))).json() == [1]
        assert (await server.http.get(f"{path}/records", headers=bearer(guest.token))).json() == []
        client = await Client.join(server, guest.code, guest.seat, guest.token)
        assert isinstance(await client.do(i.Ready, ready=True), o.Update)
        await client.close()
        cookie = {"Cookie": f"seats={host.code}.{host.token}"}
        assert [line["seats"] for line in (await server.http.get("/api/tables", headers=cookie)).json()] == [[0]]


async def test_once_limited_nothing_tells_a_right_code_from_a_wrong_one(tmp_path: Path) -> None:
    async with running(tmp_path, limits=WARY) as server:
        host = await open_table(server.http)
        await use_up(server)
        answers = []
        for code in (host.code, new_code()):
            for headers in ({}, bearer("short"), bearer(new_token())):
                begun = monotonic()
                answer = await server.http.get(f"/api/tables/{code}", headers=headers)
                answers.append((answer.status_code, answer.content, len(answer.headers)))
                if headers and headers != bearer("short"):
                    assert monotonic() - begun > 0.99 * guesses.ANSWER_SECONDS
        assert len(set(answers)) == 1
        assert answers[0][0] == 429
        for code in (host.code, new_code()):
            client = await Client.open(server, new_token())
            await client.send(i.Hello(code, 0))  # type: ignore[arg-type]
            assert await client.closed() == 4029
            assert client.refusals == ["rate-limited"]


async def test_cookies_with_made_up_seats_are_guesses(tmp_path: Path) -> None:
    async with running(tmp_path, limits=WARY) as server:
        host = await open_table(server.http)
        made_up = "~".join(f"{code}.{new_token()}" for code in (host.code, new_code(), new_code()))
        answer = await server.http.get("/api/tables", headers={"Cookie": f"seats={made_up}"})
        assert answer.json() == []
        assert server.services.metrics.counts["guesses", "seat"] == 3
        old = "; ".join(f"seat-{new_code()}={new_token()}" for _ in range(30))
        begun = monotonic()
        answers = [await server.http.get("/api/tables", headers={"Cookie": old}) for _ in range(2)]
        assert [answer.json() for answer in answers] == [[], []]
        assert monotonic() - begun > 1.9 * guesses.ANSWER_SECONDS, "the guesses are used up, so each takes its time"
        assert problem(await server.http.get(f"/api/tables/{host.code}")) == "rate-limited"


async def test_once_limited_cookies_tell_nothing_either(tmp_path: Path) -> None:
    async with running(tmp_path, limits=WARY) as server:
        host = await open_table(server.http)
        await use_up(server)
        answers = set()
        for code in (host.code, new_code()):
            answer = await server.http.get("/api/tables", headers={"Cookie": f"seats={code}.{new_token()}"})
            answers.add((answer.content, answer.headers.get("set-cookie")))
        assert answers == {(b"[]", None)}


async def test_what_cannot_be_a_token_loads_no_table(server: Running) -> None:
    host = await open_table(server.http)
    server.services.tables.sessions.clear()
    headers = {"Cookie": f"seats={host.code}.z~{host.code}.{host.token}x; seat-{host.code}=short"}
    assert (await server.http.get("/api/tables", headers=headers)).json() == []
    assert not server.services.tables.sessions


# --- The cookie


def cookies_set(answer: httpx.Response) -> dict[str, str]:
    """The cookies that an answer sets; those without a value are deleted."""
    pairs = (line.partition(";")[0].partition("=") for line in answer.headers.get_list("set-cookie"))
    return {name: value.strip('"') for name, _, value in pairs}


async def test_one_cookie_holds_the_seats_of_all_tables_the_newest_first(server: Running) -> None:
    first = (await server.http.post("/api/tables", json={"name": "A"})).json()
    second = (await server.http.post("/api/tables", json={"name": "A"})).json()
    assert dict(server.http.cookies) == {
        "seats": f"{second['code']}.{second['token']}~{first['code']}.{first['token']}"
    }
    own = (await server.http.get("/api/tables")).json()
    assert [line["table"]["code"] for line in own] == [second["code"], first["code"]]


async def test_cookies_of_version_0_1_0_work_and_are_folded_in(server: Running) -> None:
    one, two = await open_table(server.http), await open_table(server.http)
    headers = {"Cookie": f"seat-{one.code}={one.token}; seat-{two.code}={two.token}"}
    assert (await server.http.get(f"/api/tables/{one.code}/own", headers=headers)).json() == [0]
    client = await Client.open(server, cookie=headers["Cookie"])
    await client.hello(two.code, two.seat)
    await client.close()
    answer = await server.http.get("/api/tables", headers=headers)
    assert len(answer.json()) == 2
    cookies = cookies_set(answer)
    assert (cookies.pop(f"seat-{one.code}"), cookies.pop(f"seat-{two.code}")) == ("", "")
    folded = {"Cookie": f"seats={cookies['seats']}"}
    assert len((await server.http.get("/api/tables", headers=folded)).json()) == 2


async def test_a_device_forgets_a_seat_that_it_left_or_lost(server: Running) -> None:
    left, kept = await open_table(server.http), await open_table(server.http)
    client = await Client.join(server, left.code, left.seat, left.token)
    await client.send(i.Leave("bye"))
    await client.closed()
    gone = f"{new_code()}.{new_token()}"
    headers = {"Cookie": f"seats={left.code}.{left.token}~{kept.code}.{kept.token}~{gone}"}
    answer = await server.http.get("/api/tables", headers=headers)
    assert cookies_set(answer) == {"seats": f"{kept.code}.{kept.token}"}
    again = await server.http.get("/api/tables", headers={"Cookie": f"seats={kept.code}.{kept.token}"})
    assert "set-cookie" not in again.headers, "nothing has changed"


async def test_behind_tls_the_cookie_belongs_to_this_host_only(tmp_path: Path) -> None:
    async with running(tmp_path, secure=True) as server:
        plain = await open_table(server.http)
        answer = await server.http.post(
            "/api/tables", json={"name": "A"}, headers={"Cookie": f"seats={plain.code}.{plain.token}"}
        )
        lines = answer.headers.get_list("set-cookie")
        assert lines[0].startswith("__Host-seats=")
        assert {"Secure", "HttpOnly", "Path=/"} <= set(lines[0].split("; "))
        assert "Domain" not in lines[0]
        assert plain.token in lines[0]
        assert lines[1].startswith("seats=")
        assert "Max-Age=0" in lines[1]


async def test_the_cookie_never_outgrows_what_browsers_and_proxies_take(server: Running) -> None:
    seats = "~".join(f"{new_code()}.{new_token()}" for _ in range(200))
    answer = await server.http.post("/api/tables", json={"name": "A"}, headers={"Cookie": f"seats={seats}"})
    assert len(answer.headers["set-cookie"]) < 4_096
    assert answer.json()["token"] in answer.headers["set-cookie"]


async def test_many_at_one_address_find_their_tables_again_at_once(server: Running) -> None:
    seats = [await open_table(server.http) for _ in range(8)]

    async def own(code: str, token: str) -> int:
        return len((await server.http.get("/api/tables", headers={"Cookie": f"seats={code}.{token}"})).json())

    assert await asyncio.gather(*(own(seat.code, seat.token) for seat in seats)) == [1] * 8

"""Over HTTP a person erases what they wrote, and a host drops a table; nobody else can."""

import pytest

from brushpass.wire import inbound as i
from brushpass.wire import notices as n
from tests.server.client import Client, open_table, sit
from tests.server.running import Running
from tests.server.test_http import problem

pytestmark = pytest.mark.anyio


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def test_a_person_leaves_and_their_words_are_gone_for_those_who_come_later(server: Running) -> None:
    host = await open_table(server.http, name="Ann")
    guest = await sit(server.http, host.code, "Bobby")
    client = await Client.join(server, guest.code, guest.seat, guest.token)
    await client.do(i.Say, text="my secret")
    answer = await server.http.delete(f"/api/tables/{host.code}/own", headers=bearer(guest.token))
    assert (answer.status_code, answer.json()) == (200, {"entries": 2, "records": 0})
    assert await client.closed() == 4002
    later = await Client.join(server, host.code, host.seat, host.token)
    assert [notice.text for notice in later.notices if isinstance(notice, n.Said)] == ["…"]
    assert not any(word in frame for frame in later.frames for word in (b"Bobby", b"my secret"))
    again = await server.http.delete(f"/api/tables/{host.code}/own", headers=bearer(guest.token))
    assert again.json() == {"entries": 0, "records": 0}
    stranger = await server.http.delete(f"/api/tables/{host.code}/own", headers=bearer("x" * 43))
    assert (stranger.status_code, problem(stranger)) == (403, "not-seated")
    await later.close()


async def test_a_cookie_is_deleted_with_the_seat(server: Running) -> None:
    answer = await server.http.post("/api/tables", json={"name": "Ann", "settings": {"game": "secrets"}})
    code = answer.json()["code"]
    assert server.http.cookies
    await server.http.delete(f"/api/tables/{code}/own")
    assert (await server.http.get(f"/api/tables/{code}/own")).json() == []
    assert not any(cookie.value for cookie in server.http.cookies.jar)


async def test_a_cookie_forgets_a_table_that_is_dropped_and_no_other(server: Running) -> None:
    codes = []
    for _ in range(2):
        answer = await server.http.post("/api/tables", json={"name": "Ann", "settings": {"game": "secrets"}})
        codes.append(answer.json()["code"])
    assert (await server.http.delete(f"/api/tables/{codes[0]}")).status_code == 204
    [cookie] = [cookie.value or "" for cookie in server.http.cookies.jar]
    assert codes[0] not in cookie
    assert codes[1] in cookie
    assert (await server.http.get(f"/api/tables/{codes[1]}/own")).json() == [0]


async def test_only_the_host_drops_a_table(server: Running) -> None:
    host = await open_table(server.http)
    guest = await sit(server.http, host.code, "B")
    client = await Client.join(server, guest.code, guest.seat, guest.token)
    for headers in ({}, bearer("x" * 43)):
        answer = await server.http.delete(f"/api/tables/{host.code}", headers=headers)
        assert (answer.status_code, problem(answer)) == (403, "not-host")
    assert (await server.http.get(f"/api/tables/{host.code}")).status_code == 200
    await client.close()
    connected = await Client.join(server, host.code, host.seat, host.token)
    answer = await server.http.delete(f"/api/tables/{host.code}", headers=bearer(host.token))
    assert answer.status_code == 204
    assert await connected.closed() == 4004
    assert problem(await server.http.get(f"/api/tables/{host.code}")) == "no-such-table"


async def test_a_page_of_another_site_can_erase_nothing(server: Running) -> None:
    host = await open_table(server.http)
    headers = {**bearer(host.token), "Origin": "https://elsewhere.example"}
    for path in ("", "/own"):
        answer = await server.http.delete(f"/api/tables/{host.code}{path}", headers=headers)
        assert (answer.status_code, problem(answer)) == (403, "wrong-origin")

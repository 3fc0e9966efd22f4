"""HTTP: what every answer carries, who may ask, and what is limited."""

import random
from pathlib import Path

import httpx
import msgspec
import pytest

from brushpass.wire import inbound as i
from brushpass.wire.http import Problem
from brushpass.wire.tables import Settings, TableView
from tests.server.client import Client, finish, gathered, open_table, sit, start
from tests.server.running import Running, running

pytestmark = pytest.mark.anyio

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def problem(answer: httpx.Response) -> str:
    """The code of a refusal; every refusal has the same shape."""
    assert answer.headers["content-type"] == "application/json"
    found = msgspec.json.decode(answer.content, type=Problem, strict=True)
    assert set(answer.json()) == {"code", "text"}
    return found.code


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A built page."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Brushpass</title>")
    (folder / "assets" / "app-1.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("not for you")
    return folder


async def test_every_response_has_the_security_headers(built: Path, tmp_path: Path) -> None:
    async with running(tmp_path / "data", page=built) as server:
        seated = await open_table(server.http)
        for method, path in (
            ("GET", "/"),
            ("GET", "/assets/app-1.js"),
            ("GET", "/nothing"),
            ("POST", "/nothing"),
            ("GET", "/api/version"),
            ("GET", "/api/nothing"),
            ("GET", "/api/tables/XXXX"),
            ("GET", f"/api/tables/{seated.code}"),
            ("POST", "/api/tables"),
            ("DELETE", "/api/tables"),
            ("GET", "/metrics"),
            ("GET", "/api/schema/openapi.json"),
        ):
            answer = await server.http.request(method, path)
            for name, value in HEADERS.items():
                assert answer.headers.get_list(name) == [value], (path, name)
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
            assert answer.status_code < 500
            assert "strict-transport-security" not in answer.headers
            assert "server" not in answer.headers
            expected = "no-cache"
            if path.startswith("/api"):
                expected = "no-store"
            elif path.startswith("/assets"):
                expected = "public, max-age=31536000, immutable"
            assert answer.headers.get_list("cache-control") == [expected]
            if answer.status_code >= 400:
                assert problem(answer)


async def test_files_are_served_with_head_and_304_and_nothing_outside_their_folder(built: Path, tmp_path: Path) -> None:
    async with running(tmp_path / "data", page=built) as server:
        index = await server.http.get("/")
        assert index.status_code == 200
        assert "Brushpass" in index.text
        for path in ("/t/BAMI-ROTU", "/t/BAMI-ROTU/review/1", "/screen/BAMI-ROTU", "/learn", "/learn/secrets"):
            assert (await server.http.get(path)).text == index.text
        head = await server.http.head("/assets/app-1.js")
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == "9"
        again = await server.http.get("/assets/app-1.js", headers={"If-None-Match": head.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        for path in (
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/../../secret.txt",
            "/assets/%2e%2e/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/%2e%2e%2fsecret.txt",
            "//secret.txt",
            "/assets/%00",
            "/assets/" + "x" * 300,
            "/assets",
        ):
            answer = await server.http.request(
                "GET", httpx.URL(f"http://{server.address}").copy_with(raw_path=path.encode())
            )
            assert answer.status_code == 404, path
            assert problem(answer) == "not-found"


async def test_the_page_does_not_hide_the_api(built: Path, tmp_path: Path) -> None:
    async with running(tmp_path / "data", page=built) as server:
        seated = await open_table(server.http)
        view = await server.http.get(f"/api/tables/{seated.code.lower().replace('-', ' ')}")
        assert msgspec.json.decode(view.content, type=TableView).code == seated.code


async def test_a_seat_is_kept_in_a_cookie_that_scripts_and_other_sites_cannot_use(tmp_path: Path) -> None:
    for secure in (False, True):
        async with running(tmp_path / str(secure), secure=secure) as server:
            answer = await server.http.post("/api/tables", json={"name": "A"})
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert "path=/" in cookie
            assert ("secure" in cookie) is secure
            assert cookie.startswith("__host-seats=" if secure else "seats=")
            assert ("strict-transport-security" in answer.headers) is secure


async def test_a_device_finds_its_tables_and_seats_by_its_cookies(server: Running) -> None:
    http = server.http
    host = (await http.post("/api/tables", json={"name": "A"})).json()
    other = (await http.post(f"/api/tables/{host['code']}/seats", json={"name": "B", "another": True})).json()
    assert (await http.get(f"/api/tables/{host['code']}/own")).json() == [0, 1]
    own = (await http.get("/api/tables")).json()
    assert [(line["table"]["code"], line["seats"]) for line in own] == [(host["code"], [0, 1])]
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    client = await Client.open(server, cookie=cookie)
    await client.hello(host["code"], other["seat"])
    await client.close()
    http.cookies.clear()
    for stray in ("flag; ", 'prefs={"a":1}; ', "x=a b; ", "=; ;", "seat-=; "):  # of other programs on this host
        headers = {"Cookie": stray + cookie}
        assert (await http.get(f"/api/tables/{host['code']}/own", headers=headers)).json() == [0, 1]
        assert len((await http.get("/api/tables", headers=headers)).json()) == 1
    assert (await http.get("/api/tables")).json() == []
    assert (await http.get(f"/api/tables/{host['code']}/own")).json() == []


async def test_no_response_contains_another_persons_token(server: Running) -> None:
    clients = await gathered(server)
    await start(clients)
    for path in ("", "/records", "/own"):
        text = (await server.http.get(f"/api/tables/{clients[0].code}{path}")).text
        assert not any(client.token in text for client in clients)
        assert server.table(clients[0].code).state.secret not in text
    for client in clients:
        await client.close()


async def test_a_link_moves_a_seat_over_http(server: Running) -> None:
    host = await open_table(server.http)
    old = await Client.join(server, host.code, host.seat, host.token)
    link = (await old.do(i.MakeLink)).link
    path = f"/api/tables/{host.code}/move"
    assert problem(await server.http.post(path, json={"seat": 0, "link": "guess"})) == "bad-link"
    moved = await server.http.post(path, json={"seat": 0, "link": link})
    assert moved.status_code == 201
    server.http.cookies.clear()
    assert await old.closed() == 4001
    assert (await server.http.post(path, json={"seat": 0, "link": link})).status_code == 403
    new = await Client.join(server, host.code, host.seat, moved.json()["token"])
    await new.close()
    stale = await Client.open(server, host.token)
    await stale.send(i.Hello(host.code, host.seat))
    await stale.until(lambda: stale.refusals == ["not-seated"])
    await stale.close()


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"name": ""}, 400, "malformed"),
        ({"name": "\u200b"}, 400, "bad-name"),
        ({"name": "A", "settings": {"players": 3}}, 400, "bad-settings"),
        ({"name": "A", "settings": {"rules": {"begins": "seat-7"}}}, 400, "bad-settings"),
        ({"name": "A", "settings": {"game": "chess"}}, 400, "malformed"),
        ({"name": "A", "more": 1}, 400, "malformed"),
        ({"name": "A" * 25}, 400, "malformed"),
        ([], 400, "malformed"),
        ({"name": "A", "settings": {"rules": {"x" * 20_000: True}}}, 413, "too-large"),
    ],
)
async def test_a_table_with_bad_settings_is_not_opened(server: Running, body: object, status: int, code: str) -> None:
    answer = await server.http.post("/api/tables", json=body)
    assert (answer.status_code, problem(answer)) == (status, code)
    assert not server.services.tables.sessions


async def test_a_seat_that_is_not_free_or_does_not_exist_is_refused(server: Running) -> None:
    host = await open_table(server.http)
    path = f"/api/tables/{host.code}/seats"
    assert (await server.http.post(path, json={"name": "B", "seat": 0})).status_code == 409
    assert (await server.http.post(path, json={"name": "B", "seat": 5})).status_code == 404
    assert (await server.http.post(path, json={"name": "B", "seat": 8})).status_code == 400
    assert (await server.http.post("/api/tables/BABA-BABA/seats", json={"name": "B"})).status_code == 404


async def test_metrics_are_for_this_machine_only(tmp_path: Path) -> None:
    async with running(tmp_path, proxied=True) as server:
        mine = await server.http.get("/metrics")
        assert "brushpass_requests_total" in mine.text or "brushpass_sockets 0" in mine.text
        assert mine.headers["content-type"].startswith("text/plain")
        foreign = await server.http.get("/metrics", headers={"X-Forwarded-For": "10.1.2.3"})
        assert problem(foreign) == "not-found"


async def test_the_versions_of_program_and_games_are_listed(server: Running) -> None:
    for path in ("live", "ready", "health"):
        assert (await server.http.get(f"/api/{path}")).json() == {"ok": True}
    assert set((await server.http.get("/api/version")).json()) == {"brushpass", "games"}
    minds = (await server.http.get("/api/minds")).json()
    assert set(minds) == {"secrets", "espionaje"}
    assert all(minds.values())
    host = await open_table(server.http)
    code = await server.http.get(f"/api/tables/{host.code}/qr.svg")
    assert code.headers["content-type"].startswith("image/svg+xml")
    assert f"/t/{host.code}" in code.text


async def test_a_finished_game_can_be_seen_from_any_viewpoint(server: Running) -> None:
    clients = await gathered(server, Settings(game="secrets", players=4))
    await start(clients)
    await finish(clients, random.Random(2))
    path = f"/api/tables/{clients[0].code}/records/1/seen"
    truth = (await server.http.get(path)).json()
    assert sum(step["choice"] != "" for step in truth) == len(truth) - 1
    for client in clients:
        seen = (await server.http.get(path, params={"as": str(client.viewer)})).json()
        assert [event for step in seen for event in step["told"]] == [told for told in client.told if "event" in told]
    for wrong in ("4", "x", "-1", "1" * 5000, ""):
        assert (await server.http.get(path, params={"as": wrong})).status_code == 400
    for client in clients:
        await client.close()


async def test_two_seats_of_one_device_share_a_cookie_and_a_bearer(server: Running) -> None:
    host = await open_table(server.http)
    other = await sit(server.http, host.code, "B")
    both = f"{host.token}.{other.token}"
    own = await server.http.get(f"/api/tables/{host.code}/own", headers={"Authorization": f"Bearer {both}"})
    assert own.json() == [0, 1]


async def test_a_record_can_be_fetched_as_soon_as_the_game_is_over(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    clients = await gathered(server, Settings(game="espionaje", players=2))
    await start(clients)
    tables = server.services.tables
    monkeypatch.setattr(tables.autoplay, "spawn", lambda work: work.close())  # nothing is kept by itself
    await finish(clients, random.Random(1))
    path = f"/api/tables/{clients[0].code}/records"
    assert (await server.http.get(f"{path}/1")).status_code == 200
    assert [line["round"] for line in (await server.http.get(path)).json()] == [1]
    assert (await server.http.get(f"{path}/2")).status_code == 404
    for client in clients:
        await client.close()

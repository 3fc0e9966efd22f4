"""A game whose parts are still loading, and a list of games that does not come: nothing is lost, and play goes on."""

import json
import re

from playwright.sync_api import Route, WebSocketRoute, expect

from tests.web.lines import Line
from tests.web.players import Tables, until
from tests.web.staging import SECRETS, sit_at


def test_what_comes_while_the_game_is_still_loading_is_told_once(tables: Tables) -> None:
    player = tables.player()
    page, line = player.page, Line(player.page)
    held: list[Route] = []
    welcomes: list[str] = []

    def note(frame: str) -> str:
        if frame.startswith('{"type":"welcome"'):
            welcomes.append(frame)
        return frame

    line.edit = note
    page.route(re.compile(r"/assets/play-.*\.js$"), lambda route: held.append(route))
    sit_at(tables, SECRETS[0], player)
    until(page, lambda: bool(held) and len(welcomes) == 1)
    line.cut()
    line.mend()
    until(page, lambda: len(welcomes) == 2)
    assert page.locator(".board").count() == 0
    page.unroute_all()  # lets through what was held
    rows = page.locator(".log li")
    expect(rows.first).to_be_visible()
    told = rows.all_inner_texts()
    page.reload()
    expect(rows.first).to_be_visible()
    assert rows.all_inner_texts() == told


def test_a_quick_start_that_is_refused_says_so_and_leaves_the_lobby(tables: Tables) -> None:
    page = tables.player().page

    def refuse_bots(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def heard(frame: str | bytes) -> None:
            said = json.loads(frame)
            if said["type"] == "add-mind":
                socket.send(json.dumps({"type": "refused", "code": "unavailable", "text": "", "id": said["id"]}))
            else:
                server.send(frame)

        socket.on_message(heard)

    page.route_web_socket("**/ws", refuse_bots)
    page.goto(tables.base)
    page.locator(".play .button.big").click()
    expect(page.locator(".lobby")).to_be_visible()
    expect(page.locator("[role=alert]")).to_contain_text("The server is busy")


def test_play_needs_no_list_of_games_from_the_server(tables: Tables) -> None:
    page = tables.player().page
    page.route("**/api/games", lambda route: route.fulfill(status=502, body="<h1>Bad Gateway</h1>"))
    page.goto(tables.base)
    page.locator(".play .button.big").click()
    expect(page.locator("main.playing .board")).to_be_visible()
    tables.complaints.clear()  # a browser complains of every refusal

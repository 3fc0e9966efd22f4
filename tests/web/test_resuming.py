"""Reloads, cut connections and sleeping tabs: nobody loses a place, and nothing happens twice."""

from functools import partial

from playwright.sync_api import expect

from tests.web.lines import Line
from tests.web.players import PHONE, Player, Tables, moved, until
from tests.web.staging import ME, PROMPTS, open_at
from tests.web.test_secrecy import with_bots


def test_a_cut_connection_is_shown_and_resumes_without_a_reload(tables: Tables) -> None:
    host, code = with_bots(tables)
    host.page.locator(".lobby .button.big").click()
    tables.truth_when_started(code)
    expect(host.page.locator("dialog[open]")).to_be_visible()
    host.dismiss()
    watcher = tables.player(viewport=PHONE)
    line = Line(watcher.page)
    watcher.page.goto(f"{tables.base}/t/{code}")
    expect(watcher.page.locator("main.playing")).to_be_visible()
    line.cut()
    expect(watcher.page.locator(".lost.typed")).to_be_visible()
    play_some(tables, code, host)
    line.mend()
    expect(watcher.page.locator(".lost.typed")).to_have_count(0)
    agree_on_cards(tables, code, watcher)
    assert len(line.sockets) >= 2


def play_some(tables: Tables, code: str, host: Player) -> None:
    """Let the game go on for two answers of this seat."""
    match = tables.truth(code)
    for answer in range(2):
        until(host.page, lambda: 0 in match.open_prompts or match.is_over)
        if match.is_over:
            return
        number = match.open_prompts[0].number
        host.asked(number)
        host.answer(answer)
        until(host.page, partial(moved, match, 0, number))
    until(host.page, lambda: 0 in match.open_prompts or match.is_over)


def agree_on_cards(tables: Tables, code: str, player: Player) -> None:
    """The page shows as many cards as lie on the table, or that the game has ended."""
    match = tables.truth(code)
    if match.is_over:
        expect(player.page.locator(".result")).to_be_visible()
        return
    sight = match.game.view(match.state, None)
    for seat, display in enumerate(sight.displays):
        cards = player.page.locator(f"[data-seat='{seat}'] [data-kind]")
        expect(cards).to_have_count(len(display.up) + len(display.down) + display.bullets)


def test_a_seat_moves_to_another_device_by_a_link_that_works_once(tables: Tables) -> None:
    host, _ = with_bots(tables)
    host.page.locator("header button:has(.mark)").click()
    host.page.locator("dialog[open] form ~ .button").first.click()
    link = host.page.locator("dialog[open] .link").inner_text()
    phone = tables.player(viewport=PHONE)
    phone.page.goto(link)
    expect(phone.page.locator(".lobby")).to_be_visible()
    assert "link" not in phone.page.url
    expect(host.page.locator(".denied")).to_be_visible()


def test_a_choice_over_a_dead_line_is_made_once_over_a_new_one(tables: Tables) -> None:
    player = tables.player()
    line = Line(player.page)
    _, code = open_at(tables, PROMPTS[0], player=player)
    match = tables.truth(code)
    number, made = match.open_prompts[ME].number, len(match.events)
    line.is_deaf = True  # nobody says that the line is dead
    player.answer()
    until(player.page, partial(moved, match, ME, number))
    assert len(line.sockets) >= 2
    assert sum(type(event).__name__ == "Offered" for event in match.events[made:]) == 1

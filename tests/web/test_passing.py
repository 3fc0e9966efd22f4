"""A device that goes from hand to hand: what one player may see, the next one does not get to see."""

from playwright.sync_api import expect

from brushpass.core.seats import Seat
from brushpass.table.codes import new_token
from tests.web.lines import Lag, Line
from tests.web.players import PHONE, Player, Tables, until
from tests.web.settling import painted, told
from tests.web.staging import Moment, plant

IN_ONE_BREATH = """() => new Promise((done) => {
    const tap = (_, watcher) => {
        const button = document.querySelector('main.cover .button.big');
        if (button) done(watcher.disconnect(), button.click());
    };
    new MutationObserver(tap).observe(document.body, { childList: true, subtree: true });
    document.querySelector('.cover-now .button').click();
})"""
"""Cover the page, and tap once more as soon as the cover is there."""
TURN = Moment("espionaje", "turn", players=3, least=3)


def share(tables: Tables) -> tuple[Player, Player, str]:
    """Two at one device, the first of them has it and is asked; a third elsewhere."""
    device, other = tables.player(viewport=PHONE), tables.player()
    tokens = [new_token() for _ in range(3)]
    code = plant(tables, TURN, tokens)
    for player, own in ((device, tokens[:2]), (other, tokens[2:])):
        player.page.context.add_cookies([{"name": f"seat-{code}", "value": ".".join(own), "url": tables.base}])
        player.page.goto(f"{tables.base}/t/{code}")
    device.page.locator("main.cover .button.big").click()
    expect(device.prompt).to_be_visible()
    return device, other, code


def ask_the_third(tables: Tables) -> tuple[Player, Player, str]:
    """Who is first has asked, and the third has two cards to show: it will be the second's turn."""
    device, other, code = share(tables)
    match = tables.truth(code)
    for card in match.deal.hands[2][:2]:
        device.page.locator(f"section.prompt [data-element={card}]").click()
    device.prompt.locator(".button.primary:not(:disabled)").first.click()
    expect(other.prompt).to_be_visible()
    expect(device.prompt).to_have_count(0)
    return device, other, code


def test_the_device_is_passed_when_its_player_has_seen_what_came(tables: Tables) -> None:
    device, other, code = ask_the_third(tables)
    page, match = device.page, tables.truth(code)
    lag = Lag(tables, code, 0)
    other.answer()
    until(page, lambda: match.open_prompts.keys() == {1})
    told(tables, code, 1, device)  # the second knows of the turn, the first does not know the card
    expect(page.locator("main.cover")).to_have_count(0)
    lag.release()
    expect(page.locator(".memo")).to_be_visible()
    page.locator(".memo .button").click()
    expect(page.locator("main.cover")).to_be_visible()


def test_nothing_uncovers_a_page_on_its_way_to_the_next_player(tables: Tables) -> None:
    device, other, code = ask_the_third(tables)
    page, connections = device.page, tables.served.table(code).connections
    line = Line(page)
    line.is_cut = True
    tables.served.task.get_loop().call_soon_threadsafe(connections[Seat(0)][0].end, "refused")
    expect(page.locator("p.lost")).to_be_visible()
    other.answer()
    expect(page.locator("main.cover")).to_be_visible()
    line.mend()
    told(tables, code, 0, line)  # the first knows the card now, and has passed the device on
    expect(page.locator("main.cover")).to_be_visible()


def test_a_button_pressed_for_one_player_uncovers_nothing_of_another(tables: Tables) -> None:
    device, other, _ = ask_the_third(tables)
    page = device.page
    page.locator(".cover-now .button").click()
    button = page.locator("main.cover .button.big")
    expect(button).to_be_enabled()
    expect(button).to_have_text("I’m Ann")
    button.hover()
    page.mouse.down()
    other.answer()
    expect(button).to_have_text("I’m Bartholomew")
    expect(button).to_be_enabled()
    page.mouse.up()
    painted(page)
    expect(button).to_be_visible()


def test_a_tap_that_was_meant_for_something_else_uncovers_nothing(tables: Tables) -> None:
    device, _, _ = share(tables)
    page = device.page
    page.evaluate(IN_ONE_BREATH)
    painted(page)
    expect(page.locator("main.cover")).to_be_visible()


def test_who_gets_up_leaves_the_page_covered(tables: Tables) -> None:
    device, _, _ = share(tables)
    menu = device.seat_menu()
    menu.get_by_role("button", name="Leave the table").click()
    menu.locator(".button.primary").click()
    button = device.page.locator("main.cover .button.big")
    expect(button).to_have_text("I’m Bartholomew")
    assert device.page.locator("[data-file]").count() == 0
    device.page.reload()
    expect(button).to_have_text("I’m Bartholomew")
    assert device.page.locator("[data-file]").count() == 0
    button.click()
    expect(device.page.locator("[data-file]").first).to_be_visible()


def test_who_moves_to_another_device_leaves_the_page_covered(tables: Tables) -> None:
    device, _, _ = share(tables)
    own = tables.player()
    own.page.goto(device.seat_link())
    expect(own.prompt).to_be_visible()
    expect(device.page.locator("main.cover .button.big")).to_have_text("I’m Bartholomew")
    assert device.page.locator("[data-file]").count() == 0


def test_who_watches_in_the_end_is_nobody_to_cover_for(tables: Tables) -> None:
    device, _, code = share(tables)
    device.page.context.clear_cookies()
    for seat in (0, 1):
        [connection] = tables.served.table(code).connections[Seat(seat)]
        tables.served.task.get_loop().call_soon_threadsafe(connection.end, "refused")
    expect(device.page.locator(".watching").first).to_be_visible()
    expect(device.page.locator("main.cover")).to_have_count(0)


def test_who_plays_alone_after_all_needs_no_cover(tables: Tables) -> None:
    host, _ = tables.host("espionaje", 2)
    page = host.page
    host.add_here("Ben")
    expect(page.locator(".seats li", has_text="Ben").locator(".tag")).to_have_text("ready")
    page.get_by_role("button", name="Options for Ben").click()
    page.get_by_role("button", name="Remove Ben").click()
    page.locator(".seats .free .button").click()
    page.locator(".lobby .button.big").click()
    expect(page.locator("[data-file]").first).to_be_visible()
    expect(page.locator("main.cover, .cover-now")).to_have_count(0)


def test_what_a_device_shares_all_its_tabs_cover(tables: Tables) -> None:
    host, _ = tables.host("espionaje", 2)
    second = tables.page_of(host.page.context)
    second.page.goto(host.page.url)
    expect(second.page.locator(".lobby")).to_be_visible()
    host.add_here("Ben")
    start = host.page.locator(".lobby .button.big")
    expect(start).to_be_enabled()
    start.click()
    for player in (host, second):
        expect(player.page.locator("main.cover")).to_be_visible()
        assert player.page.locator("[data-file]").count() == 0

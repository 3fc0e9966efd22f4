"""Several people at one device whose line lags: answers and news come late, and not in the order that one expects."""

from playwright.sync_api import Route, expect

from brushpass.core.seats import Seat
from brushpass.table.codes import new_token
from tests.web.lines import Lag, Line
from tests.web.players import PATIENCE, PHONE, Player, Tables, until
from tests.web.staging import Moment, plant

TURN = Moment("espionaje", "turn", players=3, least=3)


def test_who_leaves_waits_for_whom_sits_down_at_the_same_device(tables: Tables) -> None:
    host, code = tables.host("secrets", 4)
    phone = tables.player(viewport=PHONE)
    phone.join(f"{tables.base}/t/{code}", "Ben")
    page = phone.page
    held: list[Route] = []
    page.route(f"**/api/tables/{code}/seats", lambda route: held.append(route))
    page.locator("#add-here").fill("Cat")
    page.locator("form:has(#add-here) button").click()
    until(page, lambda: bool(held))
    page.locator(".who > .button.quiet").click()
    expect(host.page.locator(".seats .free")).to_have_count(3, timeout=PATIENCE)
    held[0].continue_()
    expect(page.locator(".seats li", has_text="Cat").locator(".tag")).to_have_text("you", timeout=PATIENCE)


def test_two_who_sit_down_at_once_both_keep_their_seats(tables: Tables) -> None:
    host, code = tables.host("secrets", 4)
    page = host.page
    held: list[Route] = []
    address = f"**/api/tables/{code}/seats"
    page.route(address, lambda route: held.append(route))
    for name in ("Ben", "Cat"):
        page.locator("#add-here").fill(name)
        page.locator("form:has(#add-here) button").click()
    until(page, lambda: bool(held))
    page.wait_for_timeout(300)
    page.unroute(address)  # sends what is held
    page.locator(".seats .button:not(.icon)").first.click()
    for name in ("Ben", "Cat"):
        expect(page.locator(".seats li", has_text=name).locator(".tag")).to_have_text("ready", timeout=PATIENCE)


def ask_the_third(tables: Tables) -> tuple[Player, Player, str]:
    """Two at one device, who is first has asked, and the third has two cards to show: it will be the second's turn."""
    device, other = tables.player(viewport=PHONE), tables.player()
    tokens = [new_token() for _ in range(3)]
    code = plant(tables, TURN, tokens)
    for player, own in ((device, tokens[:2]), (other, tokens[2:])):
        player.page.context.add_cookies([{"name": f"seat-{code}", "value": ".".join(own), "url": tables.base}])
        player.page.goto(f"{tables.base}/t/{code}")
    device.page.locator("main.cover .button.big").click()
    match = tables.truth_when_started(code)
    for card in match.deal.hands[2][:2]:
        device.page.locator(f"section.prompt [data-element={card}]").click()
    device.prompt.locator(".button.primary:not(:disabled)").first.click()
    expect(other.prompt).to_be_visible(timeout=PATIENCE)
    expect(device.prompt).to_have_count(0, timeout=PATIENCE)
    return device, other, code


def test_the_device_is_passed_when_its_player_has_seen_what_came(tables: Tables) -> None:
    device, other, code = ask_the_third(tables)
    page, match = device.page, tables.truth(code)
    lag = Lag(tables, code, 0)
    other.answer()
    until(page, lambda: match.asking.keys() == {1})
    page.wait_for_timeout(500)  # the second knows of the turn, the first does not know the card
    expect(page.locator("main.cover")).to_have_count(0)
    lag.release()
    expect(page.locator(".memo")).to_be_visible(timeout=PATIENCE)
    page.locator(".memo .button").click()
    expect(page.locator("main.cover")).to_be_visible(timeout=PATIENCE)


def test_nothing_uncovers_a_page_on_its_way_to_the_next_player(tables: Tables) -> None:
    device, other, code = ask_the_third(tables)
    page, connections = device.page, tables.served.table(code).connections
    line = Line(page)
    line.is_cut = True
    tables.served.task.get_loop().call_soon_threadsafe(connections[Seat(0)][0].end, "refused")
    expect(page.locator("p.lost")).to_be_visible(timeout=PATIENCE)
    other.answer()
    expect(page.locator("main.cover")).to_be_visible(timeout=PATIENCE)
    line.mend()
    until(page, lambda: bool(connections.get(Seat(0))))
    page.wait_for_timeout(500)  # the first knows the card now, and has passed the device on
    expect(page.locator("main.cover")).to_be_visible()

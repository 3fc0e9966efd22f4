"""Several people at one device, and people who lose their seat: what each of them gets to see."""

from playwright.sync_api import expect

from tests.web.lines import Line
from tests.web.players import PHONE, Tables, until
from tests.web.settling import told
from tests.web.staging import ENDS, Moment, open_at, plant, sit_at

WAITS = Moment("secrets", "answer", players=5, least=8)
TURN = Moment("espionaje", "turn", players=2, least=4)


def test_the_next_game_begins_covered(tables: Tables) -> None:
    player = tables.player()
    code = sit_at(tables, TURN, player, seats=2)
    page = player.page
    expect(page.locator("main.cover .button.big")).to_be_visible()  # the server has the table by then
    match = tables.truth(code)
    while not match.is_over:
        until(page, lambda: page.locator("main.cover .button.big, section.prompt, .memo").count() > 0 or match.is_over)
        if page.locator("main.cover .button.big").count():
            page.locator("main.cover .button.big").click()
        elif page.locator(".memo .button").count():
            page.locator(".memo .button").click()
        elif player.prompt.count() and not match.is_over:
            number = player.prompt.get_attribute("data-number")
            accuses = player.prompt.locator("button:has(+ dialog)").count() > 0
            player.accuse() if accuses else player.answer(1)
            expect(page.locator(f"section.prompt[data-number='{number}']")).to_have_count(0)
    page.locator("section.end .button.primary").first.click()
    start = page.locator(".lobby .button.big")
    expect(start).to_be_enabled()
    start.click()
    expect(page.locator("main.cover")).to_be_visible()
    assert page.locator("section.prompt, .hand, .notebook").count() == 0


def test_what_one_was_shown_stays_until_it_is_put_away(tables: Tables) -> None:
    player = tables.player()
    code = sit_at(tables, TURN, player, seats=2)
    page = player.page
    page.locator("main.cover .button.big").click()
    expect(player.prompt).to_be_visible()
    match = tables.truth(code)
    [asker] = match.open_prompts
    card = match.deal.hands[1 - asker][0]
    page.locator(f"section.prompt [data-element={card}]").click()
    page.locator(f"section.prompt [data-element={match.deal.hands[asker][0]}]").click()
    player.prompt.locator(".button.primary:not(:disabled)").first.click()
    expect(page.locator(".memo")).to_be_visible()
    until(page, lambda: 1 - asker in match.open_prompts)
    told(tables, code, 1 - asker, player)
    expect(page.locator("main.cover")).to_have_count(0)
    page.locator(".memo .button").click()
    expect(page.locator("main.cover")).to_be_visible()


def test_both_seats_of_a_device_come_back_after_a_cut(tables: Tables) -> None:
    player = tables.player()
    line = Line(player.page)
    code = sit_at(tables, TURN, player, seats=2)
    player.page.locator("main.cover .button.big").click()
    expect(player.prompt).to_be_visible()
    connections = tables.served.table(code).connections
    line.cut()
    expect(player.page.locator(".lost.typed")).to_be_visible()
    until(player.page, lambda: not connections)
    line.mend()
    for seat in (0, 1):
        told(tables, code, seat, line)
    expect(player.page.locator(".lost.typed")).to_have_count(0)
    expect(player.prompt).to_be_visible()


def test_who_leaves_takes_nobody_along(tables: Tables) -> None:
    host, code = tables.host("secrets", 4)
    phone = tables.player(viewport=PHONE)
    phone.join(f"{tables.base}/t/{code}", "Ben")
    page = phone.page
    phone.add_here("Cat")
    expect(page.locator(".seats .name", has_text="Cat")).to_be_visible()
    page.locator(".who > .button.quiet").click()
    expect(host.page.locator(".seats .free")).to_have_count(2)
    expect(page.locator(".seats li", has_text="Cat").locator(".tag")).to_have_text("you")
    expect(host.page.locator(".seats .name", has_text="Cat")).to_be_visible()


def test_who_is_removed_may_sit_down_again(tables: Tables) -> None:
    host, code = tables.host("secrets", 4)
    guest = tables.player(viewport=PHONE)
    guest.join(f"{tables.base}/t/{code}", "Ben")
    host.page.locator(".seats .icon").first.click()
    host.page.get_by_role("button", name="Remove Ben").click()
    expect(guest.page.locator(".denied")).to_be_visible()
    guest.page.locator(".denied .button").click()
    guest.page.locator("#name").fill("Ben")
    guest.page.locator("form button[type=submit]").click()
    expect(guest.page.locator(".lobby")).to_be_visible()


def test_who_leaves_a_running_game_says_so_twice(tables: Tables) -> None:
    player, code = open_at(tables, WAITS)
    page = player.page
    menu = player.seat_menu()
    menu.get_by_role("button", name="Leave the table").click()
    expect(menu.locator("[role=alert]")).to_be_visible()
    assert tables.served.table(code).state.seats[0].is_person
    menu.locator(".button.primary").click()
    until(page, lambda: not tables.served.table(code).state.seats[0].is_person)
    assert page.url.rstrip("/") == tables.base


def test_at_the_end_a_shared_device_takes_no_side(tables: Tables) -> None:
    player = tables.player()
    sit_at(tables, ENDS[0], player, seats=2)
    expect(player.page.locator(".verdict h2")).to_be_visible()
    expect(player.page.locator(".verdict .stamp")).to_have_count(0)


def test_the_truth_is_not_told_as_somebodys_look(tables: Tables) -> None:
    code = plant(tables, ENDS[0])
    page = tables.player().page
    page.goto(f"{tables.base}/t/{code}/review/1#as=truth&step=0")
    page.locator(".seal").click()
    expect(page.locator("#review-as")).to_have_value("truth")
    told = page.locator(".told")
    expect(told.locator("li").first).to_be_visible()
    assert "centre" not in told.inner_text()


def test_a_code_is_spelled_one_way(tables: Tables) -> None:
    code = plant(tables, WAITS)
    watcher = tables.player()
    watcher.page.goto(f"{tables.base}/t/{code.replace('-', '').lower()}")
    expect(watcher.page.locator("main.playing .board")).to_be_visible()
    expect(watcher.page).to_have_url(f"{tables.base}/t/{code}")
    assert watcher.page.locator(".bar .code").inner_text() == code

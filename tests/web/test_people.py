"""People at a table: the host, removals and votes, names that look alike, and settings that have just changed."""

import re
from functools import partial

from playwright.sync_api import Locator, expect

from brushpass.table.session import TableSession
from tests.web.lines import Lag
from tests.web.looking import good
from tests.web.players import PHONE, Player, Tables, until


def options(player: Player, name: str) -> Locator:
    """Open what can be done about somebody, and give the dialog."""
    player.page.get_by_role("button", name=f"Options for {name}").click()
    return player.page.get_by_role("dialog", name=name)


def three_at_a_table(tables: Tables) -> tuple[list[Player], str]:
    """Ann, Ben and Cat in a running game of ESPIONAJE."""
    host, code = tables.host("espionaje", 3)
    guests = [tables.player(viewport=PHONE), tables.player()]
    for name, guest in zip(("Ben", "Cat"), guests, strict=True):
        guest.join(f"{tables.base}/t/{code}", name)
    host.page.locator(".lobby .button.big:enabled").click()
    for player in (host, *guests):
        expect(player.page.locator("main.playing .board")).to_be_visible()
    return [host, *guests], code


def test_the_host_is_shown_and_hands_the_role_over(tables: Tables) -> None:
    host, code = tables.host("secrets", 4)
    guest = tables.player(viewport=PHONE)
    guest.join(f"{tables.base}/t/{code}", "Ben")
    for player in (host, guest):
        expect(player.page.locator(".seats li", has_text="Ann").locator(".host")).to_have_text("host")
    expect(guest.page.get_by_role("button", name="Options for Ann")).to_have_count(0)
    dialog = options(host, "Ben")
    good(host.page, "options for Ben in the lobby")
    dialog.get_by_role("button", name="Make Ben host").click()
    expect(guest.page.locator(".seats li", has_text="Ben").locator(".host")).to_have_text("host")
    expect(guest.page.get_by_role("button", name="Start the game")).to_be_visible()
    expect(host.page.get_by_role("button", name="Start the game")).to_have_count(0)
    guest.page.reload()
    expect(guest.page.locator(".seats li", has_text="Ben").locator(".host")).to_be_visible()


def test_nobody_is_removed_without_a_second_look(tables: Tables) -> None:
    host, code = tables.host("secrets", 4)
    guest = tables.player(viewport=PHONE)
    guest.join(f"{tables.base}/t/{code}", "Ben")
    dialog = options(host, "Ben")
    dialog.get_by_role("button", name="Close").click()
    expect(guest.page.locator(".lobby")).to_be_visible()
    dialog = options(host, "Ben")
    guest.page.get_by_role("button", name="Leave the table").click()
    expect(dialog).to_have_count(0)  # whoever sits here next is not meant


def test_somebody_who_reloads_cannot_be_removed(tables: Tables) -> None:
    host, code = tables.host("secrets", 4)
    guest = tables.player()
    guest.join(f"{tables.base}/t/{code}", "Ben")
    guest.page.goto("about:blank")
    expect(host.page.locator(".seats li", has_text="Ben").locator(".tag")).to_have_text("away")
    options(host, "Ben").get_by_role("button", name="Remove Ben").click()
    expect(host.page.locator(".refusal")).to_contain_text("may be back any moment")
    guest.page.goto(f"{tables.base}/t/{code}")
    expect(guest.page.locator(".seats li", has_text="Ben").locator(".tag")).to_have_text("you")


def test_a_name_that_looks_like_another_is_refused_with_a_reason(tables: Tables) -> None:
    _, code = tables.host("secrets", 4)
    guest = tables.player(viewport=PHONE)
    page = guest.page
    page.goto(f"{tables.base}/t/{code}")
    page.locator("#name").fill("Аnn")  # with a Cyrillic letter
    page.locator("form button[type=submit]").click()
    expect(page.get_by_role("alert")).to_contain_text("looks just like it")
    good(page, "a name that is taken")
    page.locator("#name").fill("Anna")
    page.locator("form button[type=submit]").click()
    expect(page.locator(".lobby")).to_be_visible()
    tables.complaints[:] = [line for line in tables.complaints if "409" not in line]


def test_a_rename_in_mid_game_is_seen_at_the_seat_and_in_the_log(tables: Tables) -> None:
    (host, ben, _), _ = three_at_a_table(tables)
    menu = ben.seat_menu()
    menu.locator("#rename").fill("Zoe")
    menu.get_by_role("button", name="Change your name").click()
    expect(host.page.locator("[data-player='1']")).to_contain_text(re.compile("Zoe.*was Ben", re.S))
    expect(host.page.locator(".log")).to_contain_text("Ben is now called Zoe.")


def test_two_of_three_vote_somebody_out_of_a_running_game(tables: Tables) -> None:
    (host, ben, cat), _ = three_at_a_table(tables)
    menu = cat.seat_menu()
    expect(menu.locator("li", has_text="Ann").get_by_text("host", exact=True)).to_be_visible()
    dialog = options(cat, "Ben")
    good(cat.page, "options for Ben in a game")
    dialog.get_by_role("button", name="Vote to remove Ben").click()
    expect(menu.get_by_role("button", name="Options for Ben")).to_be_visible()
    menu.get_by_role("button", name="Close").last.click()
    expect(host.page.get_by_role("status").filter(has_text="One player wants to remove Ben.")).to_be_visible()
    expect(ben.page.get_by_role("status").filter(has_text="One player wants to remove you.")).to_be_visible()
    host.page.get_by_role("button", name="Vote", exact=True).click()
    good(host.page, "a vote about Ben")
    host.page.get_by_role("button", name="Vote to remove Ben").click()
    expect(ben.page.locator(".denied")).to_be_visible()
    expect(host.page.locator(".log")).to_contain_text("Ben has been removed from the table.")


def test_who_was_ready_for_other_settings_is_asked_again(tables: Tables) -> None:
    host, code = tables.host("secrets", 4)
    guest = tables.player(viewport=PHONE)
    guest.join(f"{tables.base}/t/{code}", "Ben")
    ready = guest.page.locator(".who > .button[aria-pressed]")
    expect(ready).to_have_attribute("aria-pressed", "true")
    ready.click()
    expect(ready).to_have_attribute("aria-pressed", "false")
    lag = Lag(tables, code, 1)
    host.page.locator("[data-players='5']").click()
    expect(host.page.locator("[data-players='5'][aria-pressed=true]")).to_be_visible()
    lag.holds(guest.page)
    ready.click()  # for the four seats that are still on this screen
    lag.release()
    expect(guest.page.get_by_role("alert")).to_contain_text("The settings have just changed.")
    expect(ready).to_have_attribute("aria-pressed", "false")
    ready.click()
    expect(ready).to_have_attribute("aria-pressed", "true")


def test_the_host_alone_says_whether_bots_make_claims(tables: Tables) -> None:
    host, code = tables.host("secrets", 4)
    guest, session = tables.player(viewport=PHONE), tables.served.table(code)
    guest.join(f"{tables.base}/t/{code}", "Ben")
    boxes = [player.page.locator("[data-bots-talk]") for player in (host, guest)]
    expect(boxes[1]).to_be_disabled()
    for is_wanted in (True, False, True):
        boxes[0].set_checked(is_wanted)
        until(host.page, partial(bots_talk, session, is_wanted=is_wanted))
        for box in boxes:
            expect(box).to_be_checked(checked=is_wanted)


def bots_talk(session: TableSession, *, is_wanted: bool) -> bool:
    """Whether the server has this setting."""
    return session.state.settings.bots_talk is is_wanted

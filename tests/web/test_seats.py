"""Seats before a game: they change numbers and devices, and everybody keeps theirs."""

from playwright.sync_api import expect

from tests.web.lines import Line
from tests.web.players import PHONE, Player, Tables


def sits_at(player: Player, seat: int, name: str) -> None:
    """The page knows which seat is its own."""
    mine = player.page.locator(".seats li", has_text=name)
    expect(mine.locator(".tag")).to_have_text("you")
    expect(player.page.locator(".seats li").nth(seat)).to_contain_text(name)


def test_who_moves_up_goes_on_with_the_seats_new_number(tables: Tables) -> None:
    host, code = tables.host("espionaje", 4)
    first, second = tables.player(), tables.player(viewport=PHONE)
    first.join(f"{tables.base}/t/{code}", "Ben")
    line = Line(second.page)
    second.join(f"{tables.base}/t/{code}", "Cat")
    sits_at(second, 2, "Cat")
    first.page.locator(".who > .button.quiet").click()  # gets up
    expect(host.page.locator(".seats .free")).to_have_count(2)
    host.page.locator("[data-players='2']").click()
    sits_at(second, 1, "Cat")
    ready = second.page.locator(".who > .button[aria-pressed]")
    if ready.get_attribute("aria-pressed") == "false":
        ready.click()
    expect(ready).to_have_attribute("aria-pressed", "true")
    line.cut()  # a connection that comes back asks for the new number
    expect(second.page.locator(".lost.typed")).to_be_visible()
    line.mend()
    expect(second.page.locator(".link.live")).to_be_visible()
    sits_at(second, 1, "Cat")
    host.page.locator(".lobby .button.big").click()
    expect(second.page.locator("main.playing .hand li")).to_have_count(6)


def test_who_moves_up_while_away_finds_the_seat_again(tables: Tables) -> None:
    host, code = tables.host("espionaje", 4)
    first, second = tables.player(), tables.player(viewport=PHONE)
    first.join(f"{tables.base}/t/{code}", "Ben")
    line = Line(second.page)
    second.join(f"{tables.base}/t/{code}", "Cat")
    line.cut()
    expect(second.page.locator(".lost.typed")).to_be_visible()
    first.page.locator(".who > .button.quiet").click()
    expect(host.page.locator(".seats .free")).to_have_count(2)
    host.page.locator("[data-players='2']").click()
    expect(host.page.locator(".seats li")).to_have_count(2)
    line.mend()
    sits_at(second, 1, "Cat")
    expect(second.page.locator(".lost.typed, .denied")).to_have_count(0)

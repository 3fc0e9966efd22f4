"""Links inside the page: what they open, what they leave alone, and where the reader goes on."""

from playwright.sync_api import expect

from tests.web.players import Tables
from tests.web.staging import ENDS, plant

PLANTED = "() => document.querySelector('main').insertAdjacentHTML('beforeend', '<a id=planted href=\"#main\">…</a>')"


def test_the_skip_link_skips_and_leaves_the_address_alone(tables: Tables) -> None:
    page = tables.player().page
    for path in ("/", f"/t/{plant(tables, ENDS[0])}/review/1#as=1&step=3"):
        page.goto(tables.base + path)
        skip = page.locator("a.skip")
        expect(skip).to_be_attached()
        page.keyboard.press("Tab")
        expect(skip).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("main")).to_be_focused()
        assert page.url == tables.base + path


def test_a_link_to_a_place_on_the_page_is_left_to_the_browser(tables: Tables) -> None:
    page = tables.player().page
    page.goto(f"{tables.base}/learn?from=here")
    expect(page.locator("article h1")).to_be_visible()
    page.evaluate(PLANTED)
    page.locator("#planted").click()
    expect(page).to_have_url(f"{tables.base}/learn?from=here#main")
    expect(page.locator("#planted")).to_be_visible()


def test_a_click_for_a_new_window_is_left_to_the_browser(tables: Tables) -> None:
    page = tables.player().page
    page.goto(tables.base)
    with page.context.expect_page() as opened:
        page.locator(".doors a[href='/learn']").click(modifiers=["Shift"])
    expect(opened.value.locator("article h1")).to_be_visible()
    assert page.url == f"{tables.base}/"


def test_who_follows_a_link_goes_on_in_the_new_page_which_has_its_own_title(tables: Tables) -> None:
    page = tables.player().page
    page.goto(tables.base)
    expect(page).to_have_title("Brushpass")
    expect(page.locator("main")).not_to_be_focused()
    page.locator(".doors a[href='/learn']").click()
    expect(page.locator("article h1")).to_be_visible()
    expect(page.locator("main")).to_be_focused()
    expect(page).to_have_title("How to play SECRETS · Brushpass")
    page.go_back()
    expect(page.locator("#front-title")).to_be_visible()
    expect(page.locator("main")).to_be_focused()
    code = tables.host("secrets", 4)[1]
    page.locator("#code").fill(code)
    page.locator("form .button").click()
    expect(page.locator("#name")).to_be_focused()
    expect(page).to_have_title(f"{code} · Brushpass")

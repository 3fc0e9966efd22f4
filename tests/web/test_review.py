"""The review after a game: what each seat could know, and how good its decisions were."""

from functools import partial

from playwright.sync_api import expect

from tests.web.players import PATIENCE, Tables, moved, play_on, until
from tests.web.staging import ENDS, plant
from tests.web.test_secrecy import with_bots


def test_a_finished_game_is_looked_back_at_and_judged(tables: Tables) -> None:
    host, code = tables.host("espionaje", 3)
    page = host.page
    page.locator(".who fieldset .button").first.click()
    page.locator(".who .button.second").click()
    expect(page.locator(".lobby .button.big")).to_be_enabled()
    page.locator(".lobby .button.big").click()
    match = tables.truth_when_started(code)
    until(page, lambda: 0 in match.open_prompts)
    if match.open_prompts[0].prompt.ask == "show":
        number = match.open_prompts[0].number
        host.asked(number)
        host.answer()
        until(page, partial(moved, match, 0, number))
        until(page, lambda: 0 in match.open_prompts)
    host.asked(match.open_prompts[0].number)
    host.prompt.locator(".deeds > .button:not(.primary)").click()  # a wild guess
    page.locator("dialog[open] .button.primary").click()
    until(page, lambda: 0 in match.open_prompts and match.open_prompts[0].prompt.ask == "commit")
    host.asked(match.open_prompts[0].number)
    host.answer(1)
    until(page, lambda: bool(match.is_over))

    page.goto(f"{tables.base}/t/{code}/review/1#as=0")
    expect(page.locator("td.folder").first).to_be_visible()
    hidden = [text for text in page.locator("td.folder").all_inner_texts() if text.strip()[:2].strip().isdigit()]
    assert hidden, "what could be known is shown as the game went"
    page.locator(".judge .button").click()
    expect(page.locator("#sums-title")).to_be_visible(timeout=4 * PATIENCE)
    page.locator(".timeline > .button:not(.icon)").click()
    expect(page.locator(".verdict")).to_be_visible()
    rows = page.locator("section[aria-labelledby=sums-title] tbody tr")
    expect(rows).to_have_count(3)
    assert "\N{MINUS SIGN}" in rows.first.inner_text(), "accusing at once gives something away"


def test_the_same_moment_through_all_eyes(tables: Tables) -> None:
    host, code = with_bots(tables)
    page = host.page
    page.locator(".lobby .button.big").click()
    match = tables.truth_when_started(code)
    play_on(tables, code, {0: host})
    assert match.is_over
    page.goto(f"{tables.base}/t/{code}/review/1#as=99&step=3")
    expect(page.locator(".review fieldset .button[aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".review fieldset .button").first).to_have_attribute("aria-pressed", "true")
    page.goto("about:blank")
    page.goto(f"{tables.base}/t/{code}/review/1#as=1&step=3")
    expect(page.locator(".odds").first).to_be_visible()
    before = page.locator(".told").inner_text()
    page.locator(".review fieldset .button").first.click()
    expect(page.locator(".odds")).to_have_count(0)
    assert "step=3" in page.url
    page.locator(".review fieldset .button").nth(3).click()
    expect(page.locator(".odds").first).to_be_visible()
    expect(page.locator(".review fieldset .button").nth(3)).to_be_focused()
    assert page.locator(".told").inner_text() == before


def test_a_card_that_was_looked_up_is_forgotten_when_its_table_goes(tables: Tables) -> None:
    page = tables.player().page
    page.goto(f"{tables.base}/t/{plant(tables, ENDS[0])}/review/1#as=truth&step=6")
    page.get_by_role("button", name="What does").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    for end in (-1, 0):  # behind the dialog, as a game that goes on would
        page.locator(".timeline .icon").nth(end).evaluate("button => button.click()")
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_who_leaves_a_review_ends_the_judging(tables: Tables) -> None:
    page = tables.player().page
    page.goto(f"{tables.base}/t/{plant(tables, ENDS[0])}/review/1")
    with page.expect_request("**/review"):
        page.locator(".judge .button").click()
    with page.expect_event("requestfailed", lambda request: request.url.endswith("/review")):
        page.locator("a.name").click()
    expect(page.locator("#front-title")).to_be_visible()

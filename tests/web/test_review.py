"""The review after a game: what each seat could know, and how good its decisions were."""

import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from brushpass.games.espionaje.open.cards import Element, in_order
from brushpass.games.espionaje.open.choices import Accuse, Suspect
from tests.web.players import PATIENCE, PHONE, Tables, moved, play_on, until
from tests.web.stage import LONGEST
from tests.web.staging import ENDS, Moment, plant, sit_at
from tests.web.talking import claims, figures, labels_of, plays
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
    lie = next(card for card in Element if card not in match.state.hands[0])
    claims(tables, code, 0, claim="holds", seat=0, element=lie)
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
    expect(page.locator("#biggest-lie")).to_be_visible()

    page.goto(f"{tables.base}/t/{code}/review/1")
    expect(page.locator("td.folder").first).to_be_visible()
    expect(page.locator("#honesty-title")).to_have_count(0)  # it says who held what
    hidden = [text for text in page.locator("td.folder").all_inner_texts() if text.strip()[:2].strip().isdigit()]
    assert hidden, "what could be known is shown as the game went"
    page.locator(".judge .button").click()
    expect(page.locator(".timeline .slip")).to_be_visible(timeout=4 * PATIENCE)
    expect(page.locator("#sums-title")).to_have_count(0)  # they say who has won
    page.locator(".timeline .slip").click()
    expect(page.locator(".verdict")).to_be_visible()
    assert ".v" in page.url, "the position before the decision"
    expect(page.locator(".ghost .art svg").first).to_be_visible()  # the better move, where the hidden cards lie
    expect(page.locator(".curve .dot").first).to_be_visible()
    page.locator(".seal").click()
    expect(page.locator("#sums-title")).to_be_visible(timeout=4 * PATIENCE)
    rows = page.locator("section[aria-labelledby=sums-title] tbody tr")
    expect(rows).to_have_count(3)
    expect(rows.first.locator(".count").first).to_be_visible()  # accusing at once gives something away
    expect(page.locator(".honesty tbody tr")).to_have_count(1)
    expect(page.locator(".honesty .lie")).to_have_count(1)
    expect(page.locator(".honesty")).to_contain_text("whether it was a good move isn’t judged")
    page.keyboard.press("Home")
    until(page, partial(stands_at_a_lie, page))  # it has its place among the moments, too


@pytest.mark.parametrize("eyes", ["truth", "0"])
def test_every_lie_says_how_far_it_could_move_each_hearer_through_all_eyes(tables: Tables, eyes: str) -> None:
    """On a phone as well: there the list lies over the board, and nothing sticks out."""
    moment = Moment("secrets", players=8, over=True, names=LONGEST)
    code = plant(tables, moment)
    page = tables.player(viewport=PHONE).page
    page.goto(f"{tables.base}/t/{code}/review/1#as={eyes}")
    page.locator(".seal").click()
    page.locator(".open-more").click()
    lies = [label for label in labels_of(tables, code, moment.names).labels if label.kind == "lie"]
    assert any(figures(lie, moment.names) for lie in lies)
    expect(page.locator(".honesty .lie")).to_have_count(len(lies))
    for lie, row in zip(lies, page.locator(".honesty .lie").all(), strict=True):
        for one in figures(lie, moment.names):
            expect(row).to_contain_text(one)
    assert page.locator(".more.open").evaluate("(node) => node.scrollWidth <= node.clientWidth")


def test_a_lie_that_all_see_through_and_a_truth_that_all_know_came_to_nothing(tables: Tables) -> None:
    host, code = tables.host("espionaje", 2)
    page = host.page
    page.locator(".seats .free .button").click()
    expect(page.locator(".lobby .button.big")).to_be_enabled()
    page.locator(".lobby .button.big").click()
    match = tables.truth_when_started(code)
    asks_next(page, match, tables, code)
    shown = match.state.hands[1][0]
    claims(tables, code, 0, claim="holds", seat=0, element=shown)
    plays(tables, code, 0, Suspect(*in_order((shown, match.state.solution[0]))))
    asks_next(page, match, tables, code)
    claims(tables, code, 0, claim="holds", seat=1, element=shown)
    plays(tables, code, 0, Accuse())
    until(page, lambda: 0 in match.open_prompts)
    plays(tables, code, 0, match.open_prompts[0].prompt.options[0])
    until(page, lambda: bool(match.is_over))
    page.goto(f"{tables.base}/t/{code}/review/1#as=truth")
    page.locator(".seal").click()
    own = page.locator(".honesty .claimed", has_text="Ann:")
    expect(own).to_contain_text(
        [
            "Ann knew that it was false. Nobody could fall for it, so it could win nothing.",
            "Ann knew that it was true. Everybody knew that already, so it told nobody anything.",
        ]
    )
    expect(page.locator(".honesty .claimed.lie", has_text="Ann:")).to_have_count(1)
    page.keyboard.press("Home")
    until(page, partial(stands_at_a_lie, page))
    expect(page.locator(".told .said.lie")).to_contain_text("so it could win nothing")


def asks_next(page: Page, match: Any, tables: Tables, code: str) -> None:
    """Seat 0 shows what it must, until its turn comes."""
    while True:
        until(page, lambda: 0 in match.open_prompts)
        prompt = match.open_prompts[0].prompt
        if prompt.ask == "turn":
            return
        plays(tables, code, 0, prompt.options[0])


def stands_at_a_lie(page: Page) -> bool:
    """Whether the review shows what a lie was; if not, it goes a moment on."""
    if page.locator(".told .said.lie").count():
        return True
    page.keyboard.press("ArrowRight")
    return False


def test_a_review_opens_as_the_own_seat_and_nothing_else_arrives_before_the_seal_is_broken(tables: Tables) -> None:
    """The address asks for the truth, and still nothing of it is sent before somebody breaks the seal."""
    player = tables.player(viewport=PHONE)
    code = sit_at(tables, ENDS[0], player)
    page, heard = player.page, list[str]()
    expect(page.locator("section.end")).to_be_visible()
    page.goto("about:blank")
    page.on("response", lambda answer: heard.append(answer.url) if "/records/" in answer.url else None)
    page.goto(f"{tables.base}/t/{code}/review/1#as=truth&step=5.0")
    expect(page.locator(".room .board")).to_be_visible()
    expect(page.locator("#review-as")).to_have_value("0")
    expect(page.locator("#review-as option")).to_have_count(2)
    page.keyboard.press("End")
    expect(page.locator(".controls .button.second")).to_be_visible()
    at = "/records/1"
    assert {url[url.index(at) :] for url in heard} == {
        f"{at}/head",
        f"{at}/seen?as=0&sealed=true",
        f"{at}/knowledge?as=0&sealed=true",
    }
    page.keyboard.press("ArrowRight")  # over the last moment: the end is opened
    expect(page.locator(".result")).to_be_visible()
    expect(page.locator("#review-as option")).to_have_count(2 + ENDS[0].players)
    page.reload()
    expect(page.locator("#review-as option")).to_have_count(2 + ENDS[0].players)


def test_keys_step_one_event_and_play_and_the_board_stays_where_it_is(tables: Tables) -> None:
    player = tables.player(viewport=PHONE)
    code = sit_at(tables, ENDS[0], player)
    page = player.page
    page.goto(f"{tables.base}/t/{code}/review/1")
    board, count = page.locator(".room"), page.locator(".timeline .count")
    expect(page.locator(".room .board")).to_be_visible()
    where = board.bounding_box()
    for step in range(2, 8):
        page.keyboard.press("ArrowRight")
        expect(count).to_contain_text(f"{step}/")
        expect(page.locator(".told li")).to_have_count(1)
        assert board.bounding_box() == where
    page.keyboard.press("ArrowLeft")
    expect(count).to_contain_text("6/")
    page.keyboard.press("Space")
    expect(count).to_contain_text("8/")
    page.keyboard.press("Space")
    expect(page.locator(".timeline .play")).to_have_attribute("aria-label", "Play")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "nothing scrolls"


def test_the_same_moment_through_all_eyes(tables: Tables) -> None:
    host, code = with_bots(tables)
    page = host.page
    page.locator(".lobby .button.big").click()
    match = tables.truth_when_started(code)
    play_on(tables, code, {0: host})
    assert match.is_over
    seen = page.request.get(f"{tables.base}/api/tables/{code}/records/1/seen?as=1").json()
    last = [(one["step"], one["told"][-1]) for one in seen if one["told"]]
    step, offer = next((step, told) for step, told in last if told.get("event") == "offered" and told["to"] == 1)
    page.goto("about:blank")
    page.goto(f"{tables.base}/t/{code}/review/1#as=1&step={step}")
    expect(page.locator("#review-as")).to_have_value("0")  # sealed
    page.locator(".seal").click()
    expect(page.locator("#review-as")).to_have_value("1")
    expect(page.locator(".odds").first).to_be_visible()
    expect(page.locator(".told")).to_contain_text(re.compile("offers .* a card"))
    page.locator("#review-as").focus()
    page.locator("#review-as").select_option("truth")
    expect(page.locator(".odds")).to_have_count(0)
    assert f"step={step}." in page.url
    page.locator("#review-as").select_option(str(offer["by"]))
    expect(page.locator(".odds").first).to_be_visible()
    expect(page.locator("#review-as")).to_be_focused()
    expect(page.locator(".told")).to_contain_text("You offer")


def test_a_card_that_was_looked_up_is_forgotten_when_its_table_goes(tables: Tables) -> None:
    page = tables.player().page
    page.goto(f"{tables.base}/t/{plant(tables, ENDS[0])}/review/1#as=truth&step=6")
    page.locator(".seal").click()
    page.get_by_role("button", name="What does").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    for end in (-1, 0):  # behind the dialog, as a game that goes on would
        page.locator(".timeline .icon").nth(end).evaluate("button => button.click()")
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_who_leaves_a_review_ends_the_judging(tables: Tables) -> None:
    page = tables.player().page
    page.goto(f"{tables.base}/t/{plant(tables, ENDS[0])}/review/1")
    page.locator(".seal").click()
    with page.expect_request("**/review"):
        page.locator(".judge .button").click()
    with page.expect_event("requestfailed", lambda request: request.url.endswith("/review")):
        page.locator("a.name").click()
    expect(page.locator("#front-title")).to_be_visible()

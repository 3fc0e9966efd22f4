"""The television is the show: read from four metres, nothing that scrolls, and nothing that the public may not know."""

from typing import Any

import pytest
from playwright.sync_api import expect

from brushpass.locales import texts
from tests.web.filming import Scene, action, sit_before
from tests.web.players import Player, Tables
from tests.web.settling import painted
from tests.web.stage import LONGEST
from tests.web.staging import Moment, plant
from tests.web.talking import claims, figures, labels_of, plays, says

CAPTION, LEAST = 4.0, 2.2
"""How large captions and all other words are at least, in hundredths of the window's height."""
SIZES = ((1920, 1080), (1280, 720))
SMALL = """(least) => {
    const found = [], size = (node) => parseFloat(getComputedStyle(node).fontSize) / innerHeight * 100;
    for (const node of document.querySelectorAll('main *:not(svg *, .unseen, .unseen *)')) {
        const words = [...node.childNodes].some((one) => one.nodeType === 3 && one.data.trim());
        if (words && node.checkVisibility() && size(node) < least - 0.05)
            found.push(`${node.className}: ${node.textContent.trim().slice(0, 30)} ${size(node).toFixed(1)}`);
    }
    const root = document.scrollingElement, room = document.querySelector('.room');
    for (const node of [root, room]) if (node.scrollHeight > node.clientHeight + 1) found.push('scrolls');
    const box = (node) => node.getBoundingClientRect(), corner = box(document.querySelector('.corner'));
    const pieces = '.around li, .centre .place, .centre .play > *, .players li, .pair, .hidden';
    for (const node of document.querySelectorAll(pieces)) {
        const isBeside = box(node).right <= corner.left || box(node).left >= corner.right;
        const isClear = isBeside || box(node).bottom <= corner.top || box(node).top >= corner.bottom;
        if (!isClear) found.push(`under the code: ${node.className}`);
    }
    return found;
}"""
COVERED = """() => {
    const box = (node) => node.getBoundingClientRect(), [...bubbles] = document.querySelectorAll('.bubble');
    const words = [...document.querySelectorAll('.result :is(h2, p, li, b), .corner'), ...bubbles];
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return bubbles.flatMap((bubble) => words.filter((one) => one !== bubble && meet(box(one), box(bubble))))
        .map((one) => `${one.className} ${one.textContent.trim()}`);
}"""
"""What a bubble lies over."""
HEARD = """() => { window.heard = []; speechSynthesis.speak = (one) => window.heard.push(one.text); }"""


def television(tables: Tables, moment: Moment, size: tuple[int, int] = SIZES[0]) -> tuple[Player, str]:
    """A television at a planted table, and its code."""
    code = plant(tables, moment)
    screen = tables.player(viewport={"width": size[0], "height": size[1]})
    screen.page.goto(f"{tables.base}/t/{code}/tv")
    expect(screen.page.locator(".room .board")).to_be_visible()
    return screen, code


MOMENTS: list[Any] = [
    pytest.param(Moment(game, players=players, least=least, names=LONGEST), id=f"{game}-{players}")
    for game, players, least in (("secrets", 4, 12), ("secrets", 8, 20), ("espionaje", 4, 8), ("espionaje", 2, 6))
]


@pytest.mark.parametrize("moment", MOMENTS)
def test_everything_can_be_read_from_four_metres(tables: Tables, moment: Moment) -> None:
    screen, code = television(tables, moment)
    page = screen.page
    for seat in range(moment.players):
        says(tables, code, seat, "I would not take that if I were you: it is a trap!")
    expect(page.locator("[data-bubble]")).to_have_count(moment.players)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => document.fonts.ready")
        painted(page)
        assert page.evaluate(SMALL, LEAST) == []
        caption = page.locator(".caption").evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")
        assert caption / height * 100 >= CAPTION - 0.05
    assert page.locator(".log, aside").count() == 0
    expect(page.locator(".corner img")).to_be_visible()
    expect(page.locator(".corner")).to_contain_text(code)


def test_it_reads_aloud_what_everybody_may_know_once_it_is_asked_to(tables: Tables) -> None:
    screen, code = television(tables, Moment("secrets", "offer", players=4, least=8))
    page = screen.page
    page.evaluate(HEARD)
    says(tables, code, 1, "one")
    expect(page.locator("[data-bubble='1']")).to_be_visible()
    assert page.evaluate("window.heard") == []
    page.locator(".corner button").nth(1).click()
    says(tables, code, 2, "two")
    claims(tables, code, 1, claim="saw-token", slot=0, face="kgb")
    match = tables.truth(code)
    options = match.open_prompts[0].prompt.options
    offer = next(one for one in options if one.claim != one.card)
    plays(tables, code, 0, offer)
    expect(page.locator(".caption")).to_contain_text("Ann offers")
    heard = page.evaluate("window.heard")
    assert any("two" in text for text in heard)
    assert not any("one" in text.split() for text in heard)
    caption = page.locator(".caption").evaluate("(one) => one.firstChild.data.trim()")
    assert caption in [text.strip() for text in heard]
    secret = texts("en").say(f"kind-{offer.card}")
    assert not any(secret in text for text in heard if "offers" in text)


def test_what_is_said_at_the_end_lies_beside_the_result(tables: Tables) -> None:
    scene = Scene("end", "secrets", "ended", players=4)
    screen = tables.player(viewport={"width": 1280, "height": 720})
    page = screen.page
    code = sit_before(tables, scene, screen, path="/screen/")
    expect(page.locator(".room .board")).to_be_visible()
    claims(tables, code, 1, claim="token-is", slot=2, face="kgb")
    expect(page.locator("[data-bubble='1']")).to_be_visible()
    action(tables, scene, code)
    expect(page.locator(".result h2").first).to_be_visible()
    expect(page.locator("[data-bubble]")).to_have_count(
        0
    )  # the end settles the claim, and no seat is there for a stamp
    for seat in (0, 1):
        says(tables, code, seat, "Well played, all of you: I never saw that coming!")
    expect(page.locator("[data-bubble]")).to_have_count(2)
    painted(page)
    assert page.evaluate(COVERED) == []


def test_the_end_tells_the_biggest_lie(tables: Tables) -> None:
    """Some of the offers come with the name of the other card."""
    moment = Moment("secrets", players=4, over=True)
    code = plant(tables, moment)
    page = tables.player(viewport={"width": 1920, "height": 1080}).page
    page.goto(f"{tables.base}/t/{code}/tv")
    expect(page.locator(".result")).to_be_visible()
    told = labels_of(tables, code, moment.names[: moment.players])
    lie = next(label for label in told.labels if label.number == told.biggest)
    says_card = texts("en").say("claim-offer-is", card=texts("en").say(f"kind-{lie.claim['card']}"))
    said = texts("en").say("notice-said", by=moment.names[lie.seat], text=says_card)
    expect(page.locator(".biggest")).to_contain_text(said)
    assert figures(lie, moment.names)
    for one in figures(lie, moment.names):
        expect(page.locator(".biggest")).to_contain_text(one)
    small = page.locator(".biggest small").evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")
    assert small / 1080 * 100 >= LEAST - 0.05


def test_the_end_is_shown_a_screen_at_a_time(tables: Tables) -> None:
    code = plant(tables, Moment("secrets", players=8, over=True))
    page = tables.player(viewport={"width": 1280, "height": 720}).page
    page.clock.install()
    page.goto(f"{tables.base}/t/{code}/tv")
    expect(page.locator(".result")).to_be_visible()
    expect(page.locator(".biggest")).to_be_attached()
    assert page.evaluate("scrollY") == 0
    seen = 0
    while not page.evaluate("scrollY + innerHeight >= document.documentElement.scrollHeight - 1"):
        page.clock.fast_forward(20_000)
        page.wait_for_function("before => scrollY > before", arg=seen)
        seen = page.evaluate("scrollY")
    assert seen > 0  # otherwise this has shown nothing
    page.clock.fast_forward(10_000)
    page.wait_for_function("scrollY === 0")

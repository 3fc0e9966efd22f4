"""Talk is on the table: at the seats of everybody, over the stage, and never more than a viewer may know."""

from dataclasses import replace

from playwright.sync_api import Page, expect

from brushpass.games.secrets.open.choices import Accept
from tests.web.players import Tables
from tests.web.settling import painted, told
from tests.web.stage import LONGEST, SIZES
from tests.web.staging import ESPIONAJE, SECRETS, Moment, open_at
from tests.web.talking import claims, plays, says

LONG = "I would not take that if I were you: it is a trap, and everybody knows who laid it!"
COVERED = """() => {
    const box = (node) => node.getBoundingClientRect();
    const asked = box(document.querySelector('.asked'));
    return [...document.querySelectorAll('[data-bubble]:not([data-bubble="0"]) .bubble')].filter((node) => {
        const {left, top, right, bottom} = box(node);
        const isOut = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
        return isOut || (left < asked.right - 1 && right > asked.left + 1 && top < asked.bottom - 1
            && bottom > asked.top + 1);
    }).map((node) => node.textContent);
}"""
"""What is said and lies on what is asked, or outside the window."""
PLACES = """() => JSON.stringify([...document.querySelectorAll('.around > li, .board > *, .players li, .asked *')]
    .map((node) => node.getBoundingClientRect())
    .map(({x, y, width, height}) => [x, y, width, height].map(Math.round)))"""
"""Where every part of the table lies."""
STAYING = """() => {
    const later = window.setTimeout;
    window.setTimeout = (done, wait, ...rest) => (wait === 6000 ? 0 : later(done, wait, ...rest));
}"""
"""What is said stays until the test is over."""
ANSWER = next(one for one in SECRETS if one.asked == "answer")
TURN = next(one for one in ESPIONAJE if one.asked == "turn")


def bubble(page: Page, seat: int) -> str:
    """What a seat is saying on this page, once it says something."""
    return page.locator(f"[data-bubble='{seat}']").inner_text()


def at_every_size(tables: Tables, moment: Moment, speakers: int) -> None:
    """Everybody talks at once, and nothing moves or is covered."""
    player, code = open_at(tables, replace(moment, names=LONGEST))
    player.page.evaluate(STAYING)
    places = {}
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        painted(player.page)
        places[width, height] = player.page.evaluate(PLACES)
    for seat in range(1, speakers):
        says(tables, code, seat, LONG)
    told(tables, code, 0, player)
    for size, before in places.items():
        player.page.set_viewport_size({"width": size[0], "height": size[1]})
        painted(player.page)
        assert player.page.locator("[data-bubble]").count() == speakers - 1
        assert player.page.evaluate(COVERED) == [], size
        assert player.page.evaluate(PLACES) == before, size


def test_bubbles_move_nothing_and_lie_on_no_prompt_in_secrets(tables: Tables) -> None:
    at_every_size(tables, replace(ANSWER, players=8), 8)


def test_bubbles_move_nothing_and_lie_on_no_prompt_in_espionaje(tables: Tables) -> None:
    at_every_size(tables, TURN, 4)


def test_a_claim_is_stamped_for_those_who_know_and_read_aloud_once(tables: Tables) -> None:
    player, code = open_at(tables, ANSWER)
    screen = tables.player()
    screen.page.goto(f"{tables.base}/t/{code}/screen")
    expect(screen.page.locator(".board")).to_be_visible()
    match = tables.truth(code)
    shown, right = match.state.shown, match.state.offer.card
    wrong = next(card for card in shown if card != right)
    mine = match.state.tokens[0]
    lie = next(face for face in ("cia", "kgb", "hippie") if face != mine)
    claims(tables, code, 1, claim="offer-is", card=right)
    claims(tables, code, 2, claim="offer-is", card=wrong)
    claims(tables, code, 3, claim="token-is", slot=0, face=lie)
    says(tables, code, 4, "Who knows?")
    for page in (player.page, screen.page):
        for seat in (1, 2, 3, 4):
            expect(page.locator(f"[data-bubble='{seat}'] .words")).to_be_visible()
        assert bubble(page, 4) == "Who knows?"
    knows = player.page.locator("[data-seat='3'] [data-truth]").get_attribute("data-truth")
    assert knows == ("false" if knows_own_token(player.page) else "null")
    plays(tables, code, 0, Accept())
    for page in (player.page, screen.page):
        expect(page.locator("[data-seat='1'] [data-truth=true]")).to_be_visible()
        expect(page.locator("[data-seat='2'] [data-truth=false]")).to_be_visible()
        expect(page.locator("[data-bubble='2'] .verdict")).to_have_text("False")
    expect(screen.page.locator("[data-seat='3'] [data-truth=null]")).to_be_visible()
    log = player.page.locator("main [role=log]").first
    assert log.inner_text().count("Who knows?") == 1
    assert log.inner_text().count("said was true:") >= 1


def test_the_button_of_the_log_says_how_much_is_unread(tables: Tables) -> None:
    player, code = open_at(tables, ANSWER)
    player.page.set_viewport_size({"width": 390, "height": 844})
    button = player.page.locator("button.log")
    expect(button).to_have_accessible_name("Log and chat")
    says(tables, code, 1, "Who knows?")
    expect(button).to_have_accessible_name("Log and chat, one unread message")
    button.click()
    expect(button).to_have_accessible_name("Log and chat")


def knows_own_token(page: Page) -> bool:
    """Whether the page shows this player their own token as certain."""
    return page.locator(".mine .slot .eye").count() == 1


def test_nothing_is_offered_to_say_that_makes_no_sense(tables: Tables) -> None:
    player, _ = open_at(tables, ANSWER)
    buttons = player.page.locator("aside fieldset .button")
    labels = " ".join(buttons.all_inner_texts())
    assert "Take it!" not in labels, "this player is the one who is asked"
    assert "I’ve seen" in labels
    buttons.filter(has_text="I’ve seen").click()
    where = player.page.locator("aside fieldset [role=group]").first
    assert "You" not in where.locator(".button").all_inner_texts()
    over, _ = open_at(tables, Moment("secrets", players=6, over=True))
    assert over.page.locator("aside input").count() == 1, "people go on talking"
    assert over.page.locator("aside fieldset").count() == 0

"""A game that has no folder on the page: it is listed, played to its end, checked and reviewed all the same.

The server plays a game that it knows, but everything it tells this page calls that game by a name that the page has
never heard of.
"""

import json
import re
from functools import partial

import pytest
from playwright.sync_api import Page, Route, expect

from brushpass.games.kits import own_kits
from tests.web.lines import Line
from tests.web.looking import good
from tests.web.players import Player, Tables, moved, press_on, until
from tests.web.staging import ENDS, Moment, plant

STRANGE, TITLE = "strange-game", "A Strange Game"


class Stranger:
    """A page that is told of one game by a name it does not know."""

    def __init__(self, page: Page, game: str) -> None:
        self._game = game
        Line(page).edit = self.strange
        page.route("**/api/**", self._through)

    def strange(self, text: str) -> str:
        """What the server says, with the other name."""
        return text.replace(f'"game":"{self._game}"', f'"game":"{STRANGE}"')

    def _through(self, route: Route) -> None:
        sent = route.request.post_data
        answer = route.fetch(post_data=sent.replace(STRANGE, self._game)) if sent else route.fetch()
        body = self.strange(answer.text())
        if route.request.url.endswith("/api/games"):
            [listed] = [info for info in json.loads(body) if info["name"] == self._game]
            absent = {"has_phrases": False, "has_dossier": False, "has_judge": False}
            body = json.dumps([listed | absent | {"name": STRANGE, "title": TITLE}])
        route.fulfill(response=answer, body=body)


def begin(tables: Tables, game: str) -> tuple[Player, str]:
    """Somebody at a table of the strange game, against bots; and its code."""
    player = tables.player()
    page = player.page
    Stranger(page, game)
    page.goto(tables.base)
    page.locator(f"[data-host={STRANGE}]").click()
    expect(page.locator(".absent")).to_contain_text(f"no drawn table for {TITLE}")
    expect(page.locator(".absent li")).to_have_count(2)
    expect(page.locator(".choices")).not_to_contain_text("everything")
    free = page.locator(".seats .free .button")
    for left in range(free.count() - 1, -1, -1):
        free.first.click()
        expect(free).to_have_count(left)
    expect(page.locator(".lobby .button.big")).to_be_enabled()
    page.locator(".lobby .button.big").click()
    expect(page.locator(".board")).to_be_visible()
    code = re.search(r"/t/([A-Z-]+)", page.url)
    assert code is not None
    return player, code[1]


@pytest.mark.parametrize("game", own_kits())
def test_any_game_can_be_played_to_its_end(tables: Tables, game: str) -> None:
    player, code = begin(tables, game)
    page, match, answers = player.page, tables.truth_when_started(code), 0
    while True:
        until(page, lambda: match.is_over or 0 in match.open_prompts)
        if match.is_over:
            break
        number = match.open_prompts[0].number
        player.asked(number)
        options = player.prompt.locator("[data-choice]")
        assert options.count() == len(match.open_prompts[0].prompt.options)
        options.nth(-1 if answers > 5 else answers % options.count()).click()
        until(page, partial(moved, match, 0, number))
        answers += 1
    assert answers
    winners = page.locator(".result h2")
    expect(winners).to_have_text(re.compile("wins?$"))
    page.locator(".fair .button").click()
    expect(page.locator(".fair li")).to_have_count(6)
    expect(page.locator(".fair li").last).to_contain_text(f"doesn’t know how {TITLE} is dealt")


def test_a_plain_table_reads_well_and_answers_to_the_keyboard(tables: Tables) -> None:
    player, code = begin(tables, "espionaje")
    page, match = player.page, tables.truth_when_started(code)
    until(page, lambda: 0 in match.open_prompts)
    asked = match.open_prompts[0].number
    player.asked(asked)
    good(page, "plain table")
    press_on(page, "section.prompt [data-choice]")
    until(page, partial(moved, match, 0, asked))
    expect(page.locator(".log li").filter(has_text="asked (a: ").first).to_be_visible()


def test_what_the_page_does_not_know_is_said(tables: Tables) -> None:
    page = tables.player().page
    Stranger(page, "secrets")
    page.goto(f"{tables.base}/learn/{STRANGE}")
    expect(page.locator("article")).to_contain_text(f"no illustrated rules for {TITLE}")


@pytest.mark.parametrize("moment", ENDS, ids=str)
def test_a_finished_game_is_reviewed_step_by_step(tables: Tables, moment: Moment) -> None:
    page = tables.player().page
    Stranger(page, moment.game)
    page.goto(f"{tables.base}/t/{plant(tables, moment)}/review/1")
    expect(page.locator(".judge")).to_contain_text("can’t be judged")
    expect(page.locator(".review .board")).to_be_visible()
    page.locator(".seal").click()
    expect(page.locator(".seal")).to_have_count(0)
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".result h2")).to_have_text(re.compile("wins?$"))
    page.locator("#review-as").select_option("truth")
    expect(page.locator(".result h2")).to_have_text(re.compile("wins?$"))
    page.unroute_all(behavior="wait")  # a request that is under way would fail in the next test

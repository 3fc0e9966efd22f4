"""One stage that never scrolls: every kind of prompt at every size. `make stage` measures all languages and counts."""

from itertools import cycle

import pytest
from playwright.sync_api import expect

from brushpass.locales import languages
from tests.web.players import PHONE, Tables, play_on
from tests.web.stage import COUNTS, SIZES, ZOOMED, View, moments, over
from tests.web.staging import Moment
from tests.web.test_secrecy import with_bots

VIEWS: list[View] = [
    *[(size, 130) for size in SIZES],
    (SIZES[1], 100),
    (SIZES[-2], 100),
    *[(size, 100) for size in ZOOMED],
]
SHIFTS = """() => { window.shifts = 0; new PerformanceObserver((list) => {
    for (const one of list.getEntries())
        if (!one.hadRecentInput && document.querySelector('.room .board')) window.shifts += one.value;
}).observe({ type: 'layout-shift' }); }"""
"""Sums up what moves on the page without being asked to, while a game is played."""


def sample() -> list[tuple[Moment, str]]:
    """Each kind of prompt once, with as many players and languages as that gives."""
    tongues, found = cycle(languages()), list[tuple[Moment, str]]()
    for game, counts in COUNTS.items():
        every = list(moments(game))
        for kind, players in zip(dict.fromkeys(map(str, every)), cycle(reversed(counts))):
            moment = next(one for one in every if str(one) == kind and one.players == players)
            found.append((moment, next(tongues)))
    return found


@pytest.mark.parametrize(("moment", "language"), [pytest.param(*one, id=f"{one[0]}-{one[1]}") for one in sample()])
def test_all_that_one_needs_to_decide_is_in_view(tables: Tables, moment: Moment, language: str) -> None:
    between = next(one for one in moments(moment.game) if not one.asked and one.players == moment.players)
    wrong = list(over(tables, [(moment, language), (between, language)], VIEWS))
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize(("game", "players"), [("secrets", 6), ("espionaje", 3)])
def test_nothing_moves_by_itself_over_a_whole_game(tables: Tables, game: str, players: int) -> None:
    host, code = with_bots(tables, players, game, viewport=PHONE)
    host.page.evaluate(SHIFTS)
    host.page.locator(".lobby .button.big").click()
    tables.truth_when_started(code)
    expect(host.page.locator("main.playing .board")).to_be_visible()
    play_on(tables, code, {0: host})
    expect(host.page.locator("section.end")).to_be_visible()
    assert host.page.evaluate("window.shifts") < 0.05

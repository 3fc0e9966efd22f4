"""The dossier as an aid: shown where the host allows it, with its reasons, and nowhere else."""

import json
import re
from functools import partial
from threading import Event
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from brushpass.wire.tables import Aids
from tests.web.lines import Line
from tests.web.looking import fitting, readable
from tests.web.players import DESKTOP, PHONE, Player, Tables, until
from tests.web.settling import heard, painted
from tests.web.staging import Moment, open_at
from tests.web.talking import claims
from tests.web.test_fair import accuse_to_the_end, start_of, two


def playing(tables: Tables, game: str, aids: int) -> tuple[Player, str]:
    """Somebody in the first prompt of a game against the quickest bots, with none, the middle or all aids; the code."""
    host, code = tables.host(game, 4)
    host.page.locator(".choices fieldset", has=host.page.locator("legend", has_text="aids")).locator(".button").nth(
        aids
    ).click()
    host.page.locator(".who fieldset .button").first.click()
    host.page.locator(".who .button.second").click()
    expect(host.page.locator(".lobby .button.big")).to_be_enabled()
    host.page.locator(".lobby .button.big").click()
    expect(host.page.locator("main.playing")).to_be_visible()
    tables.truth_when_started(code)
    if game == "secrets":
        expect(host.page.locator("dialog[open]")).to_be_visible()
    host.dismiss()
    expect(host.prompt).to_be_visible()
    return host, code


def figures(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"(\d+)\s?%", text)]


def test_every_slot_has_its_odds_and_says_why(tables: Tables) -> None:
    page = playing(tables, "secrets", 2)[0].page
    expect(page.locator(".odds").first).to_be_visible()
    slots = page.locator("[data-seat]:has(.odds) .slot[role=img]")
    labels = [label for slot in slots.all() if "%" in (label := slot.get_attribute("aria-label") or "")]
    assert labels, "nobody has seen every token before the first choice"
    for label in labels:
        assert 98 <= sum(figures(label)) <= 102, label
    page.locator(".centre button.place").click()
    rows = page.locator("dialog[open] .faces li")
    expect(rows).to_have_count(3)
    rows.first.locator("button").click()
    expect(page.locator("dialog[open] .because")).to_be_visible()
    assert page.locator("dialog[open] .because li").count() >= 1, "what one has seen changes what is likely elsewhere"


def test_the_notebook_counts_and_says_why(tables: Tables) -> None:
    page = playing(tables, "espionaje", 2)[0].page
    cells = page.locator("td .cell")
    expect(cells.first).to_be_visible()
    hidden = page.locator("td.folder .cell").all_inner_texts()
    assert 290 <= sum(int(text) for text in hidden if text.isdigit()) <= 310, "three cards are hidden"
    cells.first.click()
    expect(page.locator(".because")).to_be_visible()


SECOND = "td [data-heard]"
MOVED = """figures => figures.map(({ parentNode, dataset }) =>
    [parentNode.ariaLabel ?? '', parentNode.firstChild.data, dataset.heard])"""
"""Every figure that talk moves: what it is called, and both of its numbers."""


def whole(chance: float) -> int:
    """Whole percent, as people read a chance that is not certain."""
    return min(99, max(1, int(100 * chance + 0.5)))


def moved_by_talk(row: Any, players: int) -> list[tuple[int, int]]:
    """The figures of the others and of the hidden three that differ by at least five points with what was said."""
    both = [(whole(chance), whole(heard)) for chance, heard in zip(row["chance"], row.get("heard", ()), strict=False)]
    return [one for one in both[1 : players + 1] if abs(one[0] - one[1]) >= 5]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_the_notebook_gives_a_second_figure_where_talk_moves_one(tables: Tables, size: Any) -> None:
    """Bartholomew claims three files of his own; the page shows what that adds, and that it is not what follows."""
    moment = Moment("espionaje", "turn", least=8, aids=Aids.FULL)
    player, code = open_at(tables, moment, viewport=size)
    page = player.page
    if size is PHONE:
        page.locator(".unfold").click()
    expect(page.locator("td .cell").first).to_be_visible()
    assert page.locator(SECOND).count() == 0
    mine = tables.truth(code).state.hands[1]
    for card in mine[:3]:
        claims(tables, code, 1, claim="holds", seat=1, element=card)
    expect(page.locator(SECOND).first).to_be_visible()
    expect(page.locator(".hint", has_text="Talk proves nothing")).to_be_visible()
    grid: Any = None

    def agrees() -> bool:
        nonlocal grid
        grid = [json.loads(frame) for frame in player.frames if '"type":"dossier"' in frame][-1]["page"]["grid"]
        told = [(int(chance), int(heard)) for _, chance, heard in page.locator(SECOND).evaluate_all(MOVED)]
        return told == [one for row in grid for one in moved_by_talk(row, moment.players)]

    until(page, agrees)
    for label, chance, talk in page.locator(SECOND).evaluate_all(MOVED):
        assert f": {chance}%. With talk: {talk}%." in label
    assert page.locator(".notebook .page").evaluate("(one) => one.scrollWidth <= one.clientWidth"), (
        "nothing scrolls sideways"
    )
    if size is PHONE:
        told = [*readable(page, "notebook"), *fitting(page, "notebook")]
        assert [line for line in told if "cell" in line or "td" in line] == []


def stands_where_talk_moves_a_figure(page: Page) -> bool:
    """Whether the review shows such a figure; if not, it goes a moment on."""
    if page.locator(SECOND).count():
        return True
    page.keyboard.press("ArrowRight")
    return False


def test_the_review_gives_that_second_figure_too_and_reads_both_aloud(tables: Tables) -> None:
    ann, bob, code = two(tables)
    start_of(ann).click()
    for card in tables.truth_when_started(code).state.hands[1][:2]:
        claims(tables, code, 1, claim="holds", seat=1, element=card)
    accuse_to_the_end(tables, code, [ann, bob])
    page = ann.page
    page.goto(f"{tables.base}/t/{code}/review/1")
    expect(page.locator("td.folder").first).to_be_visible()
    page.keyboard.press("Home")
    until(page, partial(stands_where_talk_moves_a_figure, page))
    for figure in page.locator("td", has=page.locator(SECOND)).all():
        chance, talk = figure.locator("[aria-hidden]").inner_text(), figure.locator(SECOND).get_attribute("data-heard")
        expect(figure.locator(".unseen")).to_have_text(f"{chance.strip()}%. With talk: {talk}%.")


@pytest.mark.parametrize("aids", [0, 1])
@pytest.mark.parametrize("game", ["secrets", "espionaje"])
def test_without_all_aids_nothing_is_worked_out(tables: Tables, game: str, aids: int) -> None:
    host, _ = playing(tables, game, aids)
    painted(host.page)
    assert not any('"ask-dossier"' in frame for frame in host.sent)
    assert not any('"type":"dossier"' in frame for frame in host.frames)
    assert host.page.locator(".odds, td .cell").count() == 0


def test_an_explanation_is_renewed_with_the_dossier(tables: Tables) -> None:
    host, _ = playing(tables, "espionaje", 2)
    host.page.locator("td .cell").first.click()
    expect(host.page.locator(".because")).to_be_visible()
    before = sum('"type":"why"' in frame for frame in host.frames)
    host.answer()
    until(host.page, lambda: sum('"type":"why"' in frame for frame in host.frames) > before)


def test_a_dossier_that_takes_long_costs_nobody_the_line(tables: Tables) -> None:
    host, code = playing(tables, "espionaje", 2)
    line = Line(host.page)
    host.page.clock.install()
    host.page.reload()
    expect(host.page.locator("td .cell").first).to_be_visible()
    gate, before = Event(), len(line.sockets)
    tables.served.services.tables.dossier_worker.submit(gate, partial(gate.wait, 60))
    host.page.locator("td .cell").first.click()
    host.page.clock.run_for(8_000)
    heard(tables, code, 0, line)
    assert len(line.sockets) == before, "nothing but a wish must be answered at once"
    gate.set()
    expect(host.page.locator(".because")).to_be_visible()

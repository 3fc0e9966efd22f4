"""The dossier as an aid: shown where the host allows it, with its reasons, and nowhere else."""

import re
from functools import partial
from threading import Event

import pytest
from playwright.sync_api import expect

from tests.web.lines import Line
from tests.web.players import Player, Tables, until
from tests.web.settling import heard, painted


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

"""Whole games of each kind by people in browsers, each reading their own language: in Chromium as people have it."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Locator, expect

from brushpass.core.seats import Seat
from tests.web.conftest import CHROMIUM, QUIET
from tests.web.players import PHONE, Player, Tables, moved, play_on, until

LOCALES = ("en-GB", "de-DE", "fr-FR", "it-IT")
NAMES = ("Ann", "Ben", "Zoé", "Ida")


@pytest.fixture(scope="module")
def browser(browser_type: BrowserType) -> Iterator[Browser]:
    """Chromium with its windows, which all other tests do without."""
    opened = browser_type.launch(executable_path=CHROMIUM, args=QUIET)
    yield opened
    opened.close()


def seated(
    tables: Tables, game: str, players: int, locales: tuple[str, ...], **options: Any
) -> tuple[str, dict[int, Player]]:
    """A table where everybody sits at an own browser, ready to start."""
    host, code = tables.host(game, players, locale=locales[0], **options)
    seats = {0: host}
    for seat in range(1, players):
        guest = tables.player(locale=locales[seat % len(locales)], **options)
        guest.join(f"{tables.base}/t/{code}", NAMES[seat % len(NAMES)] + str(seat))
        seats[seat] = guest
    start = host.page.locator(".lobby .button.big")
    expect(start).to_be_enabled()
    start.click()
    for player in seats.values():
        expect(player.page.locator("main.playing")).to_be_visible()
    return code, seats


def agree(tables: Tables, code: str, seats: dict[int, Player]) -> None:
    """Every page comes to show the displays that its seat may know of."""
    match = tables.truth(code)
    for seat, player in seats.items():
        sight = match.game.view(match.state, Seat(seat))
        for place, display in enumerate(sight.displays):
            cards = player.page.locator(f"[data-seat='{place}'] [data-kind]")
            expect(cards).to_have_count(len(display.up) + len(display.down) + display.bullets)
            up = player.page.locator(f"[data-seat='{place}'] [data-up=true]")
            until(player.page, partial(shows, up, "data-kind", sorted(display.up)))


def shows(found: Locator, attribute: str, wanted: list[str]) -> bool:
    """Whether just these are on the page, in any order."""
    return sorted(str(one.get_attribute(attribute)) for one in found.all()) == wanted


def test_four_people_with_four_languages_play_secrets(tables: Tables) -> None:
    code, seats = seated(tables, "secrets", 4, LOCALES)
    for player, language in zip(seats.values(), ("en", "de", "fr", "it"), strict=True):
        assert player.page.evaluate("document.documentElement.lang") == language

    def after(answers: int) -> None:
        if answers % 4 == 0 and not tables.truth(code).is_over:
            agree(tables, code, seats)

    assert play_on(tables, code, seats, after=after) >= 5
    for player in seats.values():
        expect(player.page.locator("section.end")).to_be_visible()
    outcome = tables.truth(code).state.outcome
    winners = seats[0].page.locator(".result .won")
    expect(winners).to_have_count(len(outcome.winners))


def agree_on_files(tables: Tables, code: str, seats: dict[int, Player]) -> None:
    """Every page comes to show the files, the notebook and the questions that its seat may know of."""
    match = tables.truth(code)
    for seat, player in seats.items():
        sight = match.game.view(match.state, Seat(seat))
        until(player.page, partial(tells, player.page.locator(".history tbody tr"), sight))
        until(player.page, partial(shows, player.page.locator(".hand [data-file]"), "data-file", sorted(sight.hand)))
        if player.prompt.locator(".row").count():
            out = player.prompt.locator("[data-element].out")
            until(player.page, partial(shows, out, "data-element", sorted(sight.ruled_out)))


def tells(rows: Locator, sight: Any) -> bool:
    """Whether the history is what this sight knows of it, last question first."""
    questions = [*sight.history, *([sight.question] if sight.question else [])]
    wanted = []
    for one in reversed(questions):
        did = ["passed" if place in one.passed else "nothing" for place in range(sight.players)]
        if one.shower is not None:
            did[one.shower] = str(one.card or "showed")
        wanted.append((str(one.by), f"{one.a} {one.b}", did))
    found = [
        (
            row.get_attribute("data-by"),
            row.get_attribute("data-pair"),
            [cell.get_attribute("data-did") for cell in row.locator("td").all()],
        )
        for row in rows.all()
    ]
    return found == wanted


def test_four_people_with_four_languages_play_espionaje(tables: Tables) -> None:
    code, seats = seated(tables, "espionaje", 4, ("es-ES", "fr-FR", "de-DE", "it-IT"))
    for player, language in zip(seats.values(), ("es", "fr", "de", "it"), strict=True):
        assert player.page.evaluate("document.documentElement.lang") == language
    match = tables.truth(code)
    asked, kinds = 0, set()
    while not match.is_over and asked < 200:
        until(seats[0].page, lambda: match.is_over or bool(match.open_prompts))
        for seat in sorted(match.open_prompts):
            asking = match.open_prompts[seat]
            player = seats[seat]
            player.asked(asking.number)
            kinds.add(asking.prompt.ask)
            if asking.prompt.ask == "turn" and len(match.state.history) >= 6:
                player.accuse()
            else:
                player.answer(asked)
            until(player.page, partial(moved, match, seat, asking.number))
            asked += 1
        if match.state.phase == "turn":
            agree_on_files(tables, code, seats)
    assert {"turn", "commit"} <= kinds
    outcome = match.state.outcome
    for seat, player in seats.items():
        expect(player.page.locator("section.end")).to_be_visible()
        expect(player.page.locator(".result ol:has(.stamp) > li")).to_have_count(len(match.state.checks))
        expect(player.page.locator(".verdict .stamp")).to_have_count(1)
        assert (seat in outcome.winners) == (player.page.locator(".verdict [data-won=true]").count() == 1)


@pytest.mark.parametrize("players", [6])
def test_six_phones_play_secrets_without_scrolling_sideways(tables: Tables, players: int) -> None:
    code, seats = seated(tables, "secrets", players, ("en-GB", "es-ES"), viewport=PHONE, has_touch=True)

    def after(answers: int) -> None:
        for player in seats.values():
            assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), answers

    play_on(tables, code, seats, after=after)
    for player in seats.values():
        expect(player.page.locator("section.end")).to_be_visible()


def test_one_click_starts_a_game_against_bots(tables: Tables) -> None:
    player = tables.player()
    player.page.goto(tables.base)
    player.page.locator(".button.big").click()
    expect(player.page.locator("dialog[open]")).to_be_visible()
    player.dismiss()
    expect(player.page.locator("main.playing")).to_be_visible()
    assert player.page.locator("[data-seat]").count() == 5

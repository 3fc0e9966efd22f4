"""What only ESPIONAJE has: its guided game, and cards that travel between people."""

from functools import partial
from typing import Any

from playwright.sync_api import expect

from tests.web.looking import good
from tests.web.players import Player, Tables, moved, until
from tests.web.test_secrecy import events_of

TRAVELS = """() => { window.travelled = []; new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        for (const piece of [node, ...node.querySelectorAll('.shown, .slip, .memo .card, .pair')]) {
            if (!piece.matches('.shown, .slip, .memo .card, .pair')) continue;
            requestAnimationFrame(() => window.travelled.push([piece.className.split(' ')[0],
                piece.getAnimations().some((one) => one.effect.getTiming().duration > 0),
                piece.querySelector('circle.over') !== null]));
        }
    } }).observe(document.body, { childList: true, subtree: true }); }"""


def act(player: Player, asking: Any, number: int) -> None:
    """Ask a few times, then accuse."""
    if asking.prompt.ask == "turn" and number >= 5:
        player.prompt.locator(".deeds > .button:not(.primary)").click()
        player.page.locator("dialog[open] .button.primary").click()
    elif asking.prompt.ask == "accuse":
        player.prompt.locator("> .button").click()
        player.page.locator("dialog[open] .button.primary").click()
    else:
        player.answer(number)


def test_the_guided_game_explains_every_prompt_to_the_end(tables: Tables) -> None:
    player = tables.player(locale="it-IT")
    player.page.goto(f"{tables.base}/learn/espionaje")
    player.page.locator("[data-guided=espionaje]").click()
    expect(player.page.locator("main.playing .board")).to_be_visible()
    code = player.page.url.rpartition("/")[2].partition("#")[0]
    match = tables.truth_when_started(code)
    lessons: set[str] = set()
    for number in range(60):
        until(player.page, lambda: match.is_over or 0 in match.open_prompts)
        if match.is_over:
            break
        asking = match.open_prompts[0]
        player.asked(asking.number)
        lesson = player.prompt.locator(".guide p").first
        expect(lesson).not_to_be_empty()
        if not lessons:
            good(player.page, "guided")
        lessons.add(lesson.inner_text())
        act(player, asking, number)
        until(player.page, partial(moved, match, 0, asking.number))
    expect(player.page.locator("section.end")).to_be_visible()
    assert len(lessons) >= 2
    assert not any(lesson.startswith("guide-") for lesson in lessons)


def has_travelled(player: Player, seat: int) -> bool:
    """Whether all that was told has been seen to travel."""
    names = [name for name, _, _ in player.page.evaluate("window.travelled")]
    others = [one for one in events_of(player) if one["event"] == "showed" and one["to"] != seat]
    return (
        {"pair", "slip"} <= set(names) and names.count("shown") >= len(others) and bool({"shown", "card"} & set(names))
    )


def test_slips_and_shown_cards_travel_and_only_the_asker_sees_the_face(tables: Tables) -> None:
    host, code = tables.host("espionaje", 3, motion="no-preference")
    guests = [tables.player(motion="no-preference"), tables.player(motion="reduce")]
    for name, guest in zip(("Ben", "Cat"), guests, strict=True):
        guest.join(f"{tables.base}/t/{code}", name)
    expect(host.page.locator(".lobby .button.big")).to_be_enabled()
    host.page.locator(".lobby .button.big").click()
    seats = dict(enumerate([host, *guests]))
    for player in seats.values():
        expect(player.page.locator("main.playing .board")).to_be_visible()
        player.page.evaluate(TRAVELS)
    match = tables.truth(code)
    number = 0
    while number < 4 or not any(type(event).__name__ == "Showed" for event in match.events):
        until(host.page, lambda: bool(match.open_prompts))
        seat, asking = next(iter(match.open_prompts.items()))
        seats[seat].asked(asking.number)
        seats[seat].answer(number)
        until(host.page, partial(moved, match, seat, asking.number))
        number += 1
    for seat, player in ((0, host), (1, guests[0])):
        until(player.page, partial(has_travelled, player, seat))
        pieces = player.page.evaluate("window.travelled")
        kinds = {name for name, moves, _ in pieces if moves}
        assert {"pair", "slip"} <= kinds
        assert kinds & {"shown", "card"}
        showed = [event for event in events_of(player) if event["event"] == "showed" and event["to"] != seat]
        backs = [is_back for name, _, is_back in pieces if name == "shown"]
        assert sorted(backs) == sorted(event["by"] != seat for event in showed)
    still = guests[1].page.evaluate("window.travelled")
    assert not any(moves for name, moves, _ in still if name != "card")

"""What only ESPIONAJE has: cards that travel between people."""

from functools import partial

from playwright.sync_api import expect

from tests.web.players import Player, Tables, moved, until
from tests.web.test_secrecy import events_of

TRAVELS = """() => { window.travelled = []; new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        for (const piece of [node, ...node.querySelectorAll('.flight.file, .slip, .memo .card, .pair')]) {
            if (!piece.matches('.flight.file, .slip, .memo .card, .pair')) continue;
            requestAnimationFrame(() => window.travelled.push([piece.className.split(' ')[0],
                piece.getAnimations().some((one) => one.effect.getTiming().duration > 0),
                piece.querySelector('circle.over') !== null]));
        }
    } }).observe(document.body, { childList: true, subtree: true }); }"""


def has_travelled(player: Player) -> bool:
    """Whether all that was told has been seen to travel."""
    names = [name for name, _, _ in player.page.evaluate("window.travelled")]
    shown = [one for one in events_of(player) if one["event"] == "showed"]
    return {"pair", "slip"} <= set(names) and names.count("flight") >= len(shown)


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
        until(player.page, partial(has_travelled, player))
        pieces = player.page.evaluate("window.travelled")
        kinds = {name for name, moves, _ in pieces if moves}
        assert {"pair", "slip"} <= kinds
        assert "flight" in kinds
        showed = [event for event in events_of(player) if event["event"] == "showed"]
        backs = [is_back for name, _, is_back in pieces if name == "flight"]
        assert sorted(backs) == sorted(seat not in (event["by"], event["to"]) for event in showed)
    still = guests[1].page.evaluate("window.travelled")
    assert not any(moves for name, moves, _ in still if name != "card")

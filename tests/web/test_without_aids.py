"""V8, GS52: without aids, a page shows nothing that people around a real table would have to remember.

Every test runs with the middle aids too, where all of it is shown: otherwise it would prove nothing.
"""

from collections.abc import Set

import pytest
from playwright.sync_api import Locator, Page, expect

from brushpass.games.espionaje.open.cards import Element
from brushpass.games.espionaje.open.choices import Accuse, Suspect
from brushpass.games.secrets.open.cards import CENTRE
from brushpass.locales import texts
from brushpass.table.match import Match
from brushpass.wire.tables import Aids
from tests.web.players import Tables
from tests.web.settling import told
from tests.web.staging import ME, Moment, open_at
from tests.web.talking import claims, plays

EN = texts("en")
EVERY = pytest.mark.parametrize("aids", [Aids.OFF, Aids.OWN])


class Rich(Moment):
    """A table of SECRETS with much to remember: seat 0 gave a bullet, and somebody has cards face down."""

    def is_now(self, match: Match, made: int) -> bool:
        """Whether cards lie under the deck as well."""
        if not super().is_now(match, made):
            return False
        state = match.state
        has_down = any(display.down for display in state.displays)
        return has_down and len(state.deck) > state.fresh and [shot.by for shot in state.shots] == [ME]


class Chip(Moment):
    """Seat 0 is waiting, and has just seen the token of somebody else."""

    def is_now(self, match: Match, made: int) -> bool:
        """Whether this happened in the turn that ended last."""
        if not super().is_now(match, made):
            return False
        sightings = match.game.view(match.state, ME).sightings
        return any(one.turn == match.state.turn - 1 and one.slot not in (ME, CENTRE) for one in sightings)


class Again(Moment):
    """Seat 0 is asked for a card that it has shown before."""

    def is_now(self, match: Match, made: int) -> bool:
        """Whether this is so."""
        if not super().is_now(match, made):
            return False
        asked = match.state.question
        return any(one.shower == ME and one.card in (asked.a, asked.b) for one in match.state.history)


@EVERY
def test_what_lies_face_down_is_not_told(tables: Tables, aids: Aids) -> None:
    """GS52: neither which character, nor what a bullet is worth that one has given, by eye or by ear."""
    player, code = open_at(tables, Rich("secrets", players=4, least=8, aids=aids))
    page, state, is_told = player.page, tables.truth(code).state, aids is not Aids.OFF
    down = [kind for display in state.displays for kind in display.down]
    expect(page.locator("[data-up=false] .porthole")).to_have_count(len(down) if is_told else 0)
    expect(page.locator("[data-kind=bullet] text")).to_have_count(1 if is_told else 0)
    hidden = page.locator("[data-up=false]:not([data-kind=bullet])")
    expect(hidden).to_have_count(len(down))
    wanted = [EN.say("card-down", card=EN.say(f"kind-{kind}")) if is_told else EN.say("card-unknown") for kind in down]
    assert sorted(one.get_attribute("aria-label") or "" for one in hidden.locator(".card").all()) == sorted(wanted)
    assert [one.get_attribute("data-kind") is not None for one in hidden.all()] == [is_told] * len(down)


@EVERY
def test_the_details_of_a_place_hold_no_memory_either(tables: Tables, aids: Aids) -> None:
    """GS26, GS52: no order of the cards under the deck, no face-down characters, no sightings."""
    player, code = open_at(tables, Rich("secrets", players=4, least=8, aids=aids))
    page, state, is_told = player.page, tables.truth(code).state, aids is not Aids.OFF
    centre = opened(page, page.locator(".centre button.place"))
    assert (EN.say("details-bottom") in centre) is is_told
    under = {EN.say(f"kind-{kind}") for kind in state.deck[state.fresh :]}
    assert {name for name in under if name in centre} == (under if is_told else set())
    for seat, display in enumerate(state.displays):
        place = opened(page, page.locator(f"[data-seat='{seat}'] .over"))
        gone = {EN.say(f"kind-{kind}") for kind in set(display.down) - set(display.up)}
        assert {name for name in gone if name in place} == (gone if is_told else set())
        assert place.count(EN.say("card-unknown")) == (0 if is_told else len(display.down))
        assert (EN.say("sighting-off") in place) is not is_told
        assert (EN.say("claims-title") in place) is is_told


def opened(page: Page, button: Locator) -> str:
    """Everything that the details behind a button say, also to those who hear them."""
    button.click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    labels = dialog.locator("[aria-label], [title]").all()
    said = [one.get_attribute("aria-label") or one.get_attribute("title") or "" for one in labels]
    text = "\n".join([dialog.text_content() or "", *said])
    dialog.locator(".button.second").last.click()
    expect(dialog).to_have_count(0)
    return text


@EVERY
def test_a_face_that_has_just_been_seen_can_be_seen_on_its_chip(tables: Tables, aids: Aids) -> None:
    """It is a chip as large as a finger, and the face has most of it."""
    player, _ = open_at(tables, Chip("secrets", players=4, least=8, aids=aids))
    face, whose = player.page.locator(".memo .token"), player.page.locator(".memo .whose")
    assert face.evaluate("(one) => one.getBoundingClientRect().width") >= 28
    assert whose.evaluate("(one) => one.getBoundingClientRect().width") <= 20


@EVERY
def test_nobody_is_reminded_to_whom_a_card_was_shown(tables: Tables, aids: Aids) -> None:
    player, _ = open_at(tables, Again("espionaje", "show", least=8, most=200, aids=aids))
    expect(player.prompt.locator(".both button")).to_have_count(2)
    shown = player.prompt.locator(".both small")
    assert (shown.count() > 0) is (aids is not Aids.OFF)


@EVERY
def test_answers_and_claims_are_gone_two_turns_later(tables: Tables, aids: Aids) -> None:
    """The claim is proved true at once; who has been right how often is nothing that a real table counts."""
    player, code = open_at(tables, Moment("espionaje", "turn", players=3, least=6, aids=aids))
    page, match, is_told = player.page, tables.truth(code), aids is not Aids.OFF
    card, *others = match.state.hands[1]
    claims(tables, code, 1, claim="holds", seat=1, element=card)
    turn_goes_by(tables, code, match, asks={card}, avoids=set(others))
    expect(page.locator(".memo")).to_be_visible()
    expect(page.locator("[data-player='1'] .word")).to_have_count(1)
    expect(page.locator(".truths")).to_have_count(1 if is_told else 0)
    turn_goes_by(tables, code, match)
    told(tables, code, 0, player)
    expect(page.locator(".memo")).to_have_count(1 if is_told else 0)
    expect(page.locator("[data-player='1'] .word")).to_have_count(1 if is_told else 0)


def turn_goes_by(
    tables: Tables, code: str, match: Match, asks: Set[Element] = frozenset(), avoids: Set[Element] = frozenset()
) -> None:
    """Somebody asks for these cards and not for those, and the others answer."""
    turn = match.state.turn
    while match.state.turn == turn:
        seat, asking = next(iter(match.open_prompts.items()))
        fitting = (
            one
            for one in asking.prompt.options
            if not isinstance(one, Suspect) or (asks <= {one.a, one.b} and not avoids & {one.a, one.b})
        )
        plays(tables, code, seat, next(one for one in fitting if not isinstance(one, Accuse)))

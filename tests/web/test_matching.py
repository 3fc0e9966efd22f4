"""Rematches with "Match me": a level is matched after each game, and the bots of the old level make way for it."""

from functools import partial

from playwright.sync_api import expect

from brushpass.locales import texts
from tests.web.players import Player, Tables, moved, put_away, until


def win(tables: Tables, code: str, player: Player) -> None:
    """Play a game of ESPIONAJE from seat 0 to its end: accuse on the first turn, and be right."""
    match = tables.truth_when_started(code)
    put_away(tables, code, {0: player})
    while not match.is_over:
        until(player.page, lambda: match.is_over or 0 in match.open_prompts)
        if (asking := match.open_prompts.get(0)) is None:
            continue
        player.asked(asking.number)
        if asking.prompt.ask == "turn":
            player.accuse()
        elif asking.prompt.ask == "commit":
            for element in match.state.solution:
                player.prompt.locator(f"[data-element={element}]").click()
            player.prompt.locator(".button.primary:not(:disabled)").click()
        else:
            player.answer()
        until(player.page, partial(moved, match, 0, asking.number))
    expect(player.page.locator("section.end")).to_be_visible()


def test_matched_bots_rise_after_each_win_and_keep_their_seats_and_names(tables: Tables) -> None:
    host, code = tables.host("espionaje", 4)
    page, state = host.page, tables.served.table(code).state
    levels = page.locator(".seats li:nth-child(n + 2) .tag")
    page.locator(".who .button.second").click()
    expect(levels).to_have_text(["Rookie 2"] * 3)
    names = [seat.name for seat in state.seats]
    for shown, mind in (("Agent 3", "agent-3"), ("Agent 4", "agent-4")):
        page.locator(".lobby .button.big").click()
        win(tables, code, host)
        page.locator(".rematch .button").click()
        expect(levels).to_have_text([shown] * 3)
        assert [seat.mind for seat in state.seats] == ["", *[mind] * 3]
        assert [seat.name for seat in state.seats] == names
        expect(page.locator(".who .hint")).to_contain_text(shown)
    page.reload()
    expect(levels).to_have_text(["Agent 4"] * 3)


def test_a_level_that_was_picked_by_hand_stays_after_a_win(tables: Tables) -> None:
    host, code = tables.host("espionaje", 2)
    page = host.page
    rookie = page.locator(".who fieldset .button", has_text="Rookie 2")
    rookie.click()
    page.locator(".seats .free .button").click()
    page.locator(".lobby .button.big").click()
    win(tables, code, host)
    page.locator(".rematch .button").click()
    expect(page.locator(".seats li").nth(1).locator(".tag")).to_have_text("Rookie 2")
    expect(rookie).to_have_attribute("aria-pressed", "true")
    page.locator(".lobby .button.big").click()
    tables.truth_when_started(code)
    assert tables.served.table(code).state.seats[1].mind == "rookie-2"


def test_bots_of_a_quick_game_are_matched_again_too(tables: Tables) -> None:
    host, code = tables.host("espionaje", 2)
    page = host.page
    page.goto(f"{tables.base}/t/{code}#bots")
    page.reload()
    win(tables, code, host)
    page.locator(".rematch .button").click()
    expect(page.locator(".seats li").nth(1).locator(".tag")).to_have_text("Agent 3")


def test_the_hint_of_a_level_is_that_of_its_game_and_number_of_players(tables: Tables) -> None:
    host, _ = tables.host("espionaje", 2)
    page, said = host.page, texts("en")
    hint = page.locator(".who .hint")
    for level, name in (("Handler 5", "handler"), ("Handler 6", "handler-6"), ("Mastermind 8", "mastermind")):
        page.locator(".who fieldset .button", has_text=level).click()
        expect(hint).to_have_text(said.say(f"level-espionaje-{name}", players=2))
    page.locator(".who fieldset .button", has_text="Handler 6").click()
    page.locator("[data-players='3']").click()
    expect(hint).to_have_text(said.say("level-espionaje-handler-6", players=3))
    page = tables.host("secrets", 4)[0].page
    page.locator(".who fieldset .button", has_text="Handler 6").click()
    expect(page.locator(".who .hint")).to_have_text(said.say("level-secrets-handler-6", players=4))

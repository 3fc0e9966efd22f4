"""The end of a game: why it ended so, the vote for another one, and nobody who is pulled out."""

import struct

import pytest
from playwright.sync_api import expect

from brushpass.core.seats import Seat
from brushpass.table.codes import new_token
from tests.web.lines import Line
from tests.web.players import PHONE, Player, Tables, until
from tests.web.settling import settled
from tests.web.staging import Moment, open_at, plant
from tests.web.talking import claims
from tests.web.test_fair import accuse_to_the_end, start_of, two

SECRETS = Moment("secrets", players=4, over=True)
ESPIONAJE = Moment("espionaje", over=True)


def two_at(tables: Tables, moment: Moment) -> tuple[Player, Player, str, Line]:
    """Two browsers with a seat each at the end of a game; the others are away. And the line of the second one."""
    tokens = [new_token() for _ in range(2)]
    code = plant(tables, moment, tokens, [Seat(seat) for seat in range(2, moment.players)])
    players, lines = [], []
    for token in tokens:
        player = tables.player(viewport=PHONE)
        lines.append(Line(player.page))
        player.page.context.add_cookies([{"name": f"seat-{code}", "value": token, "url": tables.base}])
        player.page.goto(f"{tables.base}/t/{code}")
        expect(player.page.locator("section.end")).to_be_visible()
        players.append(player)
    return players[0], players[1], code, lines[1]


def test_the_next_lobby_opens_by_vote_and_pulls_nobody_out(tables: Tables) -> None:
    ann, bob, code, _ = two_at(tables, ESPIONAJE)
    watcher = tables.player(viewport=PHONE).page
    watcher.goto(f"{tables.base}/t/{code}")
    expect(watcher.locator("section.end")).to_be_visible()
    ann.page.locator(".rematch .button").click()
    expect(ann.page.locator(".rematch .button[aria-pressed=true]")).to_be_visible()
    for page in (ann.page, bob.page, watcher):
        expect(page.locator(".rematch p")).to_contain_text("1 of 2")
    ann.page.locator(".rematch .button").click()
    expect(bob.page.locator(".rematch p")).to_have_text("")
    ann.page.locator(".rematch .button").click()
    expect(bob.page.locator(".rematch p")).to_contain_text("1 of 2")
    # Bob's vote opens the lobby. Whoever only watches stays where they are.
    bob.page.locator(".rematch .button").click()
    for player in (ann, bob):
        expect(player.page.locator(".lobby")).to_be_visible()
        expect(player.page.locator(".lobby .scores li")).to_have_count(ESPIONAJE.players)
    expect(ann.page.locator(f"a[href='/t/{code}/review/1']")).to_be_visible()
    table = tables.served.table(code).state
    assert [table.seats[seat].ready for seat in range(2)] == [True, True]
    expect(watcher.locator(".rematch .primary")).to_be_visible()
    expect(watcher.locator(".result")).to_be_visible()
    watcher.locator(".rematch .primary").click()
    expect(watcher.locator(".lobby")).to_be_visible()


def test_whoever_did_not_vote_keeps_the_end_and_its_check_of_the_deal(tables: Tables) -> None:
    """Bob stays when Ann, who is alone once he has been away for long, opens the next lobby."""
    ann, bob, code, line = two_at(tables, SECRETS)
    line.cut()
    table = tables.served.table(code)
    until(ann.page, lambda: table.state.seats[1].presence != "here")
    table.state.seats[1].is_absent = True
    ann.page.locator(".rematch .button").click()
    expect(ann.page.locator(".lobby")).to_be_visible()
    line.mend()
    expect(bob.page.locator(".rematch .primary")).to_be_visible()
    expect(bob.page.locator(".result")).to_be_visible()
    bob.page.locator(".fair .button").click()
    expect(bob.page.locator(".fair .sum")).to_be_visible()
    bob.page.locator(".rematch .primary").click()
    expect(bob.page.locator(".lobby")).to_be_visible()


def test_the_end_of_secrets_says_why_and_draws_every_token_s_way(tables: Tables) -> None:
    player, code = open_at(tables, SECRETS)
    page, match = player.page, tables.truth(code)
    expect(page.locator(".ladder .rung")).to_have_count(3)
    expect(page.locator(".paths .field > svg > path:not(.when, .under)")).to_have_count(SECRETS.players + 1)
    outcome = match.game.outcome(match.state)
    lowest = [seat for seat, score in enumerate(outcome.scores) if score == min(outcome.scores)]
    for seat in lowest:
        expect(page.locator(".rung").first).to_contain_text(tables.served.table(code).state.seats[seat].name)
    for face, sum_ in (("CIA", outcome.cia), ("KGB", outcome.kgb)):
        expect(page.locator(".rung .total", has_text=face)).to_contain_text(str(abs(sum_)))
    page.locator(".paths .who").nth(1).click()
    expect(page.locator(".paths .story:not(.unseen)")).to_have_count(1)
    expect(page.locator(".rung.wins")).to_have_count(1 if outcome.winners else 0)


def two_who_talk(tables: Tables, mistakes: int, lies: int, *, has_labels: bool = True) -> Player:
    """Ann is wrong about what she can't know, Bob says that he has cards that he lacks, and all ends: Ann's page."""
    ann, bob, code = two(tables)
    if not has_labels:
        ann.page.route("**/honesty", lambda route: route.fulfill(status=501, json={"code": "no-labels", "text": ""}))
    start_of(ann).click()
    match = tables.truth_when_started(code)
    for card in match.state.solution[:mistakes]:
        claims(tables, code, 0, claim="holds", seat=1, element=card)
    for card in match.state.solution[:lies]:
        claims(tables, code, 1, claim="holds", seat=1, element=card)
    with ann.page.expect_response("**/honesty"):
        accuse_to_the_end(tables, code, [ann, bob])
    settled(ann.page)
    expect(ann.page.locator(".end .truths li")).to_have_count((mistakes > 0) + (lies > 0))
    return ann


def test_the_best_liar_told_a_lie_that_can_be_proved_and_was_not_only_wrong(tables: Tables) -> None:
    page = two_who_talk(tables, mistakes=3, lies=1).page
    rows, asked = page.locator(".end .truths li"), list[str]()
    expect(rows.first).to_contain_text("0 of 3 true")
    expect(rows.first.locator(".strip")).to_have_count(0)
    expect(rows.filter(has_text="Bob").locator(".strip")).to_have_text("Best liar")
    expect(page.locator(".end #biggest-lie")).to_be_visible()
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/honesty") else None)
    page.reload()
    expect(rows.filter(has_text="Bob").locator(".strip")).to_be_visible()
    expect(page.locator(".end #biggest-lie")).to_be_visible()
    settled(page)
    assert len(asked) == 1, "one answer serves the best liar and the biggest lie"


def test_nobody_is_the_best_liar_who_was_only_wrong(tables: Tables) -> None:
    page = two_who_talk(tables, mistakes=2, lies=0).page
    expect(page.locator(".end .truths .strip")).to_have_count(0)


def test_where_nobody_can_tell_lies_from_mistakes_nobody_is_the_best_liar(tables: Tables) -> None:
    page = two_who_talk(tables, mistakes=0, lies=2, has_labels=False).page
    expect(page.locator(".end .truths .strip")).to_have_count(0)
    tables.complaints.clear()  # a browser complains of every refusal


@pytest.mark.parametrize("moment", [SECRETS, ESPIONAJE], ids=str)
def test_the_result_is_saved_as_a_picture_that_no_server_has_seen(tables: Tables, moment: Moment) -> None:
    player, _ = open_at(tables, moment, viewport=PHONE)
    page, asked = player.page, list[str]()
    page.on("request", lambda request: asked.append(request.url) if not request.url.startswith("blob:") else None)
    with page.expect_download() as saved:
        page.locator(".end .actions button", has_text="picture").click()
    picture = saved.value.path().read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1080, 1350)
    # The end itself may still ask for the evening's lies.
    assert [url for url in asked if "/api/" in url and not url.endswith("/honesty")] == []

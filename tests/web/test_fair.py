"""The fair deal in browsers: each takes part by itself, keeps what it needs, and finds out when somebody cheats."""

import json
import re
from functools import partial

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, Route, expect

from brushpass.core import record as records
from brushpass.core.fair import Place, share_hash
from brushpass.core.receipt import Proof, check_own, decode
from brushpass.core.record import Recorder, RecordV2
from brushpass.games.registry import GAMES
from brushpass.table import start
from tests.web.lines import Line
from tests.web.looking import good, readable
from tests.web.players import Player, Tables, moved, put_away, until

ESPIONAJE = GAMES["espionaje"]


def start_of(player: Player) -> Locator:
    return player.page.locator(".lobby .button.big")


def start_without(ann: Player) -> None:
    """Ann starts though Bob is away, of which she is asked first."""
    expect(ann.page.locator(".seats li", has_text="away")).to_be_visible()
    start_of(ann).click()
    ann.page.locator(".who .ways .button").first.click()


def alone(tables: Tables) -> tuple[Player, str]:
    """Ann and a bot at a table for two."""
    ann, code = tables.host("espionaje", 2)
    ann.page.locator(".seats .button:not(.icon)").click()
    expect(start_of(ann)).to_be_enabled()
    return ann, code


def two(tables: Tables) -> tuple[Player, Player, str]:
    """Ann and Bob at a table for two."""
    ann, code = tables.host("espionaje", 2)
    bob = tables.player()
    bob.join(f"{tables.base}/t/{code}", "Bob")
    expect(start_of(ann)).to_be_enabled()
    return ann, bob, code


def accuse_to_the_end(tables: Tables, code: str, players: list[Player]) -> None:
    """The shortest way through a game, to its last page."""
    accuse(tables, code, players)
    for player in players:
        expect(player.page.locator("section.end")).to_be_visible()


def accuse(tables: Tables, code: str, players: list[Player]) -> None:
    """The shortest way through a game."""
    match = tables.truth_when_started(code)
    put_away(tables, code, dict(enumerate(players)))
    page = players[0].page
    while not match.is_over:
        until(page, lambda: match.is_over or any(seat in match.open_prompts for seat in range(len(players))))
        for seat, player in enumerate(players):
            if (asking := match.open_prompts.get(seat)) is not None:
                player.asked(asking.number)
                player.accuse() if asking.prompt.ask == "turn" else player.answer(1)
                until(page, partial(moved, match, seat, asking.number))


def proofs(player: Player) -> list[str]:
    """What the check says, mark by mark."""
    player.page.locator(".fair button").first.click()
    expect(player.page.locator(".fair .sum")).to_be_visible()
    return [text.strip() for text in player.page.locator(".fair li > span:first-child").all_inner_texts()]


def record_of(tables: Tables, player: Player, code: str) -> RecordV2:
    answer = player.page.request.get(f"{tables.base}/api/tables/{code}/records/1")
    record = records.decode(answer.body())
    assert isinstance(record, RecordV2)
    return record


def test_the_browser_proves_that_the_deal_was_fair(tables: Tables) -> None:
    player, code = alone(tables)
    start_of(player).click()
    accuse_to_the_end(tables, code, [player])
    assert proofs(player) == ["✓"] * 7
    fair = player.page.locator(".fair")
    expect(fair.locator(".sum")).to_have_text("Nobody chose this deal, not even the server.")
    expect(fair).to_contain_text("Shares came from Ann.")
    expect(fair).to_contain_text("Bots add nothing to the deal: Magpie.")
    expect(fair).to_contain_text("This check was made by a page that the server sent you.")
    assert [*readable(player.page, "fair deal")] == []
    with player.page.expect_download() as saving:
        fair.locator("button").click()
    receipt = decode(saving.value.path().read_bytes())
    assert dict(check_own(record_of(tables, player, code), ESPIONAJE, receipt)) == dict.fromkeys(Proof, True)


def test_a_spectator_is_told_what_cannot_be_checked(tables: Tables) -> None:
    player, code = alone(tables)
    watcher = tables.player()
    start_of(player).click()
    accuse_to_the_end(tables, code, [player])
    watcher.page.goto(f"{tables.base}/t/{code}")
    assert proofs(watcher) == ["–", "–", "–", "✓", "✓", "✓", "✓"]
    expect(watcher.page.locator(".fair .sum")).to_contain_text("Only a browser that took part in the deal can tell")
    expect(watcher.page.locator(".fair button")).to_have_count(0)


def test_a_share_survives_a_reload_in_the_middle_of_a_start(tables: Tables) -> None:
    ann, bob, code = two(tables)
    line = Line(bob.page)
    bob.page.reload()
    expect(bob.page.locator(".lobby")).to_be_visible()
    expect(start_of(ann)).to_be_enabled()
    line.cut()
    start_without(ann)
    state = tables.served.table(code).state
    until(ann.page, lambda: state.start is not None and 0 in state.start.hashes)
    expect(ann.page.locator(".dealing")).to_contain_text("Waiting for Bob.")
    shown = state.start and dict(state.start.hashes)
    ann.page.reload()
    expect(ann.page.locator(".dealing")).to_be_visible()
    assert state.start is not None
    assert state.start.hashes == shown
    line.mend()
    accuse_to_the_end(tables, code, [ann, bob])
    assert proofs(ann) == ["✓"] * 7
    assert proofs(bob) == ["✓"] * 7


def test_a_void_start_names_who_was_missing_and_counts(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "LIMIT_SECONDS", 1.0)
    ann, bob, code = two(tables)
    line = Line(bob.page)
    bob.page.reload()
    expect(bob.page.locator(".lobby")).to_be_visible()
    expect(start_of(ann)).to_be_enabled()
    line.cut()
    start_without(ann)
    expect(ann.page.locator(".void")).to_have_text("This start is void: Bob did not answer in time.")
    expect(ann.page.locator(".lobby")).to_contain_text("One start was void.")
    good(ann.page, "void start")
    monkeypatch.setattr(start, "LIMIT_SECONDS", 30.0)
    line.mend()
    expect(bob.page.locator(".void")).to_be_visible()
    bob.page.locator(".lobby button[aria-pressed=false]").first.click()
    expect(start_of(ann)).to_be_enabled()
    start_of(ann).click()
    accuse_to_the_end(tables, code, [ann, bob])
    assert proofs(ann) == ["✓"] * 8
    expect(ann.page.locator(".fair")).to_contain_text("One start was void before this one.")
    expect(ann.page.locator(".fair .sum")).to_have_text("Nobody chose this deal, not even the server.")
    record = record_of(tables, ann, code)
    assert record.pledge is not None
    assert [void.was_open for void in record.pledge.voids] == [False]


def test_a_deal_that_was_thrown_away_after_a_share_was_revealed_is_counted_against_the_server(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob's browser is shown a forged list and keeps its share; Ann's has revealed hers by then."""
    monkeypatch.setattr(start, "LIMIT_SECONDS", 2.0)
    ann, bob, code = two(tables)
    line = Line(bob.page)
    bob.page.reload()
    expect(bob.page.locator(".lobby")).to_be_visible()
    expect(start_of(ann)).to_be_enabled()
    line.edit = lambda frame: re.sub(r'("hashes":\["[0-9a-f]{64}",)"[0-9a-f]{64}"', rf'\1"{"0" * 64}"', frame)
    start_of(ann).click()
    expect(ann.page.locator(".void")).to_contain_text("Bob")
    assert [frame for frame in ann.sent if "reveal-share" in frame]
    assert not [frame for frame in bob.sent if "reveal-share" in frame]
    monkeypatch.setattr(start, "LIMIT_SECONDS", 30.0)
    line.edit = lambda frame: frame
    bob.page.locator(".lobby button[aria-pressed=false]").first.click()
    expect(start_of(ann)).to_be_enabled()
    start_of(ann).click()
    accuse_to_the_end(tables, code, [ann, bob])
    assert proofs(ann) == ["✓"] * 8
    assert proofs(bob) == ["✓"] * 8
    expect(ann.page.locator(".fair .sum")).to_contain_text("So the server may have chosen between two deals.")
    expect(bob.page.locator(".fair .sum")).to_have_text("Nobody chose this deal, not even the server.")


def test_a_game_that_a_browser_saw_begin_but_not_end_is_told_without_blame(tables: Tables) -> None:
    """Bob's browser is not told that the first game is over; when he is back, the table has gone on."""
    ann, bob, code = two(tables)
    line = Line(bob.page)
    bob.page.reload()
    expect(bob.page.locator(".lobby")).to_be_visible()
    line.edit = lambda frame: frame.replace('"stage":"over"', '"stage":"playing"')
    expect(start_of(ann)).to_be_enabled()
    start_of(ann).click()
    accuse(tables, code, [ann, bob])
    bob.page.goto("about:blank")
    ann.page.locator("section.end .button.primary").first.click()
    expect(ann.page.locator(".lobby")).to_be_visible()
    line.edit = lambda frame: frame
    bob.page.goto(f"{tables.base}/t/{code}")
    expect(start_of(ann)).to_be_enabled()
    start_of(ann).click()
    accuse_to_the_end(tables, code, [ann, bob])
    assert proofs(ann) == ["✓"] * 7
    assert proofs(bob) == ["✓"] * 7
    expect(ann.page.locator(".fair .sum")).to_have_text("Nobody chose this deal, not even the server.")
    expect(bob.page.locator(".fair .sum")).to_have_text(
        "Everything fits, as far as this browser saw the games at this table."
    )
    expect(bob.page.locator(".fair")).to_contain_text("saw one earlier game at this table begin, but not end.")
    assert "begin, but not end" not in ann.page.locator(".fair").inner_text()


def test_a_browser_reveals_nothing_to_a_list_without_its_own_hash(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start, "LIMIT_SECONDS", 2.0)
    ann, code = alone(tables)
    line = Line(ann.page)
    ann.page.reload()
    expect(start_of(ann)).to_be_enabled()
    line.edit = lambda frame: re.sub(r'"hashes":\["[0-9a-f]{64}"', f'"hashes":["{"0" * 64}"', frame)
    start_of(ann).click()
    expect(ann.page.locator("[role=alert]").first).to_contain_text("did not keep to the rules of a fair deal")
    expect(ann.page.locator(".void")).to_be_visible()
    assert not [frame for frame in ann.sent if "reveal-share" in frame]
    assert tables.truth(code) is None


def forged(record: RecordV2) -> bytes:
    """The record with another share at seat 0, and everything made to fit it."""
    pledge = record.pledge
    assert pledge is not None
    share = bytes(range(32))
    shown = share_hash(share, Place(pledge.commitment, pledge.round, pledge.attempt, 0))
    other = replace(pledge, shares=(share.hex(), *pledge.shares[1:]), hashes=(shown, *pledge.hashes[1:]))
    deal = ESPIONAJE.deal.from_seed(other.seed, record.players)
    recorder = Recorder(ESPIONAJE, record.players, ESPIONAJE.rules(), deal, pledge=other)
    recorder.laid(ESPIONAJE.setup(record.players, deal, ESPIONAJE.rules())[0])
    return records.encode(recorder.record())


def test_a_server_that_replaces_a_share_is_found_out(tables: Tables) -> None:
    player, code = alone(tables)
    start_of(player).click()
    accuse_to_the_end(tables, code, [player])
    lie = forged(record_of(tables, player, code))
    assert json.loads(lie)["pledge"]["shares"][0] == bytes(range(32)).hex()

    def answer(route: Route) -> None:
        route.fulfill(body=lie, content_type="application/json")

    player.page.route("**/records/1", answer)
    assert proofs(player) == ["✓", "✗", "✗", "✓", "✓", "✓", "✗"]
    expect(player.page.locator(".fair .sum")).to_contain_text("Something does not fit.")

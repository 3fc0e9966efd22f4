"""Reports say what was measured, and can be read again."""

import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import polars
import pytest
from msgspec.structs import replace

from brushpass.core.errors import BadSetup
from brushpass.games.registry import GAMES
from brushpass.minds.registry import can_play, levels_of
from brushpass.research.arena import balance, gates, report, strength
from brushpass.research.arena.duels import Duel
from brushpass.research.arena.estimate import Estimate
from brushpass.research.arena.ledger import note, read
from brushpass.research.arena.page import Plot, kept_block, markdown
from brushpass.research.arena.plan import duel_of, pool_of
from brushpass.research.arena.plots import bars, matrix, whiskers
from brushpass.research.arena.study import Study, TableKind, Workers, run_study
from tests.docs.blocks import write_block
from tests.research.arena.builders import small


@pytest.fixture(scope="module")
def pool() -> Study:
    return run_study(small(players=(4, 5), deals=8, **pool_of(["random", "greedy"])))


def test_parquet_holds_every_game_as_it_was(pool: Study, tmp_path: Path) -> None:
    report.write(pool, report.results(pool, is_pool=True), tmp_path)
    frame = polars.read_parquet(tmp_path / "games.parquet")
    assert len(frame) == pool.plan.games
    assert frame.columns[:5] == ["players", "table", "candidate", "deal", "seat"]
    for kind, rows in pool.rows.items():
        chosen = (frame["players"] == kind.players) & (frame["table"] == kind.table)
        part = frame.filter(chosen & frame["candidate"].eq_missing(kind.candidate))
        assert part["winners"].to_list() == [list(row.winners) for row in rows]
        assert part["seat"].to_list() == [row.seat for row in rows]
        assert part["reason"].to_list() == [row.reason for row in rows]


def test_the_report_names_command_seed_and_figures(pool: Study, tmp_path: Path) -> None:
    results = report.results(pool, is_pool=True)
    report.write(pool, results, tmp_path)
    text = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert "brushpass arena secrets --players 4,5 --pool random,greedy --deals 8 --seed 7\n" in text
    assert report.points(results.duels[0].difference) in text
    for target in re.findall(r"\]\((.*?)\)", text):
        assert (tmp_path / target).exists()
    assert msgspec.json.decode((tmp_path / "results.json").read_bytes(), type=report.Results) == results
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 3
    assert "http://" not in page.replace("http://www.w3.org/2000/svg", "")


def test_a_report_can_be_written_again(pool: Study, tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        report.write(pool, report.results(pool, is_pool=True), tmp_path / name)
    one, two = ({file.name: file.read_bytes() for file in (tmp_path / name).rglob("*.*")} for name in ("one", "two"))
    assert one == two


def test_ratings_begin_level_and_follow_the_duels(pool: Study) -> None:
    results = report.results(pool, is_pool=True)
    assert [rating.mind for rating in results.ratings if rating.players == 4].count("greedy") == 1
    assert all(rating.matches == 8 * rating.players * 2 for rating in results.ratings)
    assert all(0 < rating.sigma < 25 / 3 for rating in results.ratings)
    for players in pool.plan.players:
        assert sum(rating.mu for rating in results.ratings if rating.players == players) == pytest.approx(50, abs=0.5)


def test_the_command_of_a_report_names_switches() -> None:
    plan = small("espionaje", (2,), deals=2)
    plan = msgspec.structs.replace(plan, rules={"clue_accusation": True}, seed="a b")
    assert report.command(plan, is_pool=False).endswith("--seed 'a b' --rule clue-accusation")


def test_plots_are_whole_pictures_with_titles_and_escaped_words() -> None:
    half = Estimate(0.0, -1.0, 1.0)
    for svg in (
        whiskers("a < b", {"<one>": half}, unit="pp"),
        bars("a < b", {"4": {"x": 1.0, "y": 0.0}, "5": {"x": 0.5}}),
        matrix("a < b", ["x", "y"], {("x", "y"): 1.0, ("y", "x"): -2.0}),
        bars("a < b", {"4": {"x": 0.0}}),
        whiskers("a < b", {"x": Estimate(0.0, 0.0, 0.0)}, unit="pp"),
    ):
        root = ElementTree.fromstring(svg)
        assert root[0].text is not None
        assert root[0].text.startswith("a < b")


@pytest.fixture
def add_gate(monkeypatch: pytest.MonkeyPatch) -> Callable[[dict[int, float]], None]:
    """Adds a gate with these needs."""
    return lambda needs: monkeypatch.setitem(gates.gates(), "gate", gates.Gate("secrets", "greedy", "random", needs, 6))


def test_a_gate_is_passed_by_the_lower_end(add_gate: Callable[[dict[int, float]], None]) -> None:
    add_gate({4: -90.0, 5: 90.0})
    rows = gates.measure_gate("gate", deals=None, seed="7", workers=Workers(), folder=None)
    assert [(row.players, row.deals, row.passed) for row in rows] == [(4, 6, True), (5, 6, False)]
    text = markdown(strength.blocks({"gate": rows}, seed="7", is_whole=True), "strength")
    assert "brushpass arena strength gate --seed 7\n" in text
    assert text.count("| yes |") == text.count("| no |") == 1


def test_results_are_reported_without_playing(add_gate: Callable[[dict[int, float]], None], tmp_path: Path) -> None:
    add_gate({4: -90.0, 5: -90.0})
    file = tmp_path / "ledger.jsonl"
    part = gates.measure_gate("gate", deals=None, seed="7", workers=Workers(), folder=None, players=(4,))
    assert note(file, part) == read(file)
    assert read(file).gate("gate") == part
    text = markdown(strength.blocks({"gate": part}, seed="7", is_whole=True), "strength")
    assert "gate, greedy in tables of random: 5 players, not played yet" in text
    assert "has changed since" not in text
    old = [replace(row, code="0" * 16, commit="1234567") for row in part]
    text = markdown(strength.blocks({"gate": old}, seed="7", is_whole=True), "strength")
    assert f"Played by code {'0' * 16} at commit 1234567; it has changed since." in text
    assert note(file, old).gate("gate") == old, "the newest line stands"
    assert read(tmp_path / "nowhere").lines == ()


def test_a_gate_is_shown_without_talk_and_with_it(add_gate: Callable[[dict[int, float]], None], tmp_path: Path) -> None:
    add_gate({4: -90.0})
    file = tmp_path / "ledger.jsonl"
    for talk, deals in ((False, None), (True, 3)):
        note(file, gates.measure_gate("gate", deals=deals, seed="7", workers=Workers(), folder=tmp_path, talk=talk))
    ledger = read(file)
    assert [(row.deals, row.talk) for row in ledger.gate("gate")] == [(6, False), (3, True)]
    text = markdown(strength.blocks({"gate": ledger.gate("gate")}, seed="7", is_whole=False), "strength")
    assert "brushpass arena strength gate --seed 7\nbrushpass arena strength gate --seed 7 --deals 3 --talk\n" in text
    assert "| 4 | off | 6 |" in text
    assert "| 4 | on | 3 |" in text


def test_what_no_gate_asks_for_any_more_leaves_the_ledger(
    add_gate: Callable[[dict[int, float]], None], tmp_path: Path
) -> None:
    add_gate({4: -90.0})
    file = tmp_path / "ledger.jsonl"
    rows = gates.measure_gate("gate", deals=None, seed="7", workers=Workers(), folder=None)
    note(file, [*rows, replace(rows[0], players=5), replace(rows[0], gate="gone")])
    assert read(file).lines == tuple(rows)


def test_a_file_that_is_no_ledger_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "ledger.jsonl"
    file.write_text("a line\n")
    with pytest.raises(BadSetup, match="no ledger"):
        note(file, [])
    assert file.read_text() == "a line\n"


def test_a_page_keeps_what_another_measurement_wrote_into_it(tmp_path: Path) -> None:
    file = tmp_path / "strength.md"
    file.write_text(markdown(strength.blocks({}, seed="7", is_whole=True, costs=kept_block(file, "cost")), "strength"))
    write_block(file, "cost", "Much.")
    page = markdown(strength.blocks({}, seed="7", is_whole=True, costs=kept_block(file, "cost")), "strength")
    assert "## What a decision costs\n\n<!-- cost -->\nMuch.\n<!-- end of cost -->\n\n## Elsewhere" in page


def test_a_gate_can_hold_a_candidate_beside_another() -> None:
    gate = gates.Gate("secrets", "greedy", "random", {4: -2.0}, 6, gates.Measure.BESIDE, "random")
    plan = gates.plan_of(gate, deals=6, seed="7")
    assert plan.pairs == (("greedy", "random"), ("random", "random"))
    assert not gate._replace(beside="nobody").is_open


def test_every_level_has_a_mind_for_every_game() -> None:
    assert len({tuple(levels_of(game)) for game in GAMES}) == 1
    assert all(can_play(mind, game) for game in GAMES for mind in levels_of(game).values())


def test_balance_counts_every_game_once() -> None:
    studies = [run_study(plan) for plan in balance.plans(deals=2, seed="7") if plan.game == "secrets"]
    page = balance.blocks(studies)
    plots = [block for block in page if isinstance(block, Plot)]
    assert len(plots) == 3 * len(studies[0].plan.tables)
    assert "| players | cia | kgb | hippie | nobody |" in markdown(page, "balance")
    assert all(len(studies[0].rows[TableKind(n, "random", None)]) == 2 for n in GAMES["secrets"].players)


def test_results_of_a_duel_have_no_ratings() -> None:
    results = report.results(run_study(small(**duel_of("greedy", "random"))), is_pool=False)
    assert results.ratings == []
    assert [type(duel) for duel in results.duels] == [Duel]

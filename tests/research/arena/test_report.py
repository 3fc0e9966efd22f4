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
from brushpass.research.arena import balance, errors_page, gates, report, strength
from brushpass.research.arena.code import judged_fingerprint
from brushpass.research.arena.dial import levels_at
from brushpass.research.arena.dial_page import REMARK, STALE
from brushpass.research.arena.duels import Duel
from brushpass.research.arena.estimate import Estimate
from brushpass.research.arena.ledger import ErrorsResult, Ledger, note, read
from brushpass.research.arena.page import Heading, Plot, kept_block, markdown
from brushpass.research.arena.plan import duel_of, pool_of
from brushpass.research.arena.plots import bars, matrix, whiskers
from brushpass.research.arena.study import Study, TableKind, Workers, run_study
from tests.cli.commands import call
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
    assert "gate without talk: 5 players." in text
    assert "gate with talk:" not in text, "nobody at a table of random can talk"
    assert "greedy-over-random without talk: 4, 5, 6, 7, 8 players; " in text
    assert "likelihood-over-belief with talk: 4, 5, 6, 7, 8 players; " in text
    assert REMARK not in text
    old = [replace(row, code="0" * 16, commit="1234567") for row in part]
    text = markdown(strength.blocks({"gate": old}, seed="7", is_whole=True), "strength")
    assert f"| yes | {'0' * 16} at 1234567† |" in text
    assert REMARK in text
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


def errors(players: int, *shares: float) -> list[ErrorsResult]:
    """How often the levels of ESPIONAJE err, from the weakest on, among the fifth."""
    levels, among = levels_at("espionaje", players), "handler-5"
    return [
        ErrorsResult(
            "espionaje",
            players,
            level,
            among,
            deals=40,
            copies=6,
            decisions=1234,
            blunders=Estimate(mean, mean - 1.14, mean + 1.14),
            open=100,
            dominated=Estimate(0.0, 0.0, 0.0),
            seed="blunders",
            code=judged_fingerprint("espionaje", (levels[level], levels[among])),
            commit="1234567",
        )
        for level, mean in zip(levels, shares, strict=False)
    ]


def test_the_page_shows_how_often_each_level_errs() -> None:
    two, three = errors(2, 12.34, 10.0, 11.0, 4.0), errors(3, 9.0, 8.0)
    two[1] = replace(two[1], dominated=Estimate(0.25, 0.05, 0.45))
    text = markdown(errors_page.blocks(Ledger((*two, *three))), ".")
    assert text.startswith("## How often each level errs\n\nA blunder is a choice that the review judges to lose 0.15 ")
    command = "brushpass arena blunders espionaje --players {} --among handler-5 --copies 6 --deals 40 --ledger {}"
    commands = "\n".join(command.format(players, "docs/strength.jsonl") for players in (2, 3))
    assert f"### ESPIONAJE CARTAS\n\n```\n{commands}\n```" in text
    assert "| level | 2 players | 3 players |\n|---|---|---|\n| Rookie-1 | 12.3 ±1.1 | 9.0 ±1.1 |" in text
    assert "| Agent-3 | 11.0 ±1.1 | - |" in text
    assert "the share falls at 3 of 4 steps." in text
    assert "Decisions that were judged: 1,234 with 2 players, 1,234 with 3 players." in text
    assert "dominated move: 100 with 2 players, 100 with 3 players; Rookie-2 took one in 0.25 ±0.20 % of them" in text
    assert "Counted at commit 1234567." in text
    assert "SECRETS" not in text, "nothing was measured there"
    assert STALE not in text


def test_errors_say_what_was_never_taken_and_what_was_never_open() -> None:
    found = errors(2, 12.0, 10.0)
    assert "; no level took one." in markdown(errors_page.blocks(Ledger(tuple(found))), ".")
    closed = tuple(replace(result, open=0) for result in found)
    assert "No decision offered a dominated move." in markdown(errors_page.blocks(Ledger(closed)), ".")


@pytest.mark.parametrize("change", [{"code": "0" * 16}, {"among": "gone"}, {"among": "handler-6"}])
def test_errors_of_other_code_are_marked(change: dict[str, str]) -> None:
    first, second = errors(2, 12.0, 10.0)
    text = markdown(errors_page.blocks(Ledger((replace(first, **change), second))), ".")
    assert f"| Rookie-1 | 12.0 ±1.1{STALE} |" in text
    assert "| Rookie-2 | 10.0 ±1.1 |" in text
    assert errors_page.REMARK in text


def test_errors_come_right_after_the_levels_and_only_where_some_were_measured() -> None:
    levels = [Heading(2, "Levels")]
    found = errors_page.blocks(Ledger(tuple(errors(2, 12.0))))
    page = markdown(strength.blocks({}, seed="7", is_whole=True, levels=levels, errors=found), "strength")
    assert "## Levels\n\n## How often each level errs\n" in page
    assert errors_page.blocks(Ledger()) == []


def test_the_command_puts_errors_on_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ledger, page = tmp_path / "ledger.jsonl", tmp_path / "strength.md"
    some_gate = next(name for name, gate in gates.gates().items() if gate.is_open)
    gate = gates.gates()[some_gate]
    row = gates.GateResult(
        some_gate, next(iter(gate.needs)), 5, Estimate(1.0, 0.5, 1.5), 0.0, passed=True, code="0" * 16
    )
    note(ledger, [row, *errors(2, 12.0, 10.0)])
    call(capsys, ["arena", "strength", "--kept", "--ledger", str(ledger), "--page", str(page)])
    text = page.read_text(encoding="utf-8")
    assert text.index("## Levels") < text.index("## How often each level errs") < text.index(f"## {some_gate}")


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

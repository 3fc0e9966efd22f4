"""No level makes a move that is dominated for everybody to see; the watch notices those that do."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from brushpass.core.seats import Seat
from brushpass.games.espionaje.review import Judge
from brushpass.games.registry import GAMES
from brushpass.research.arena.blunders import Errors, errors_alone, errors_in_same_positions, share, total
from brushpass.research.arena.code import fingerprint, judged_fingerprint
from brushpass.research.arena.dial import levels_at
from brushpass.research.arena.ledger import note, read
from tests.cli.commands import call

TABLES = [(game, players) for game in GAMES for players in (min(GAMES[game].players), max(GAMES[game].players))]
MOST = 2.0
"""Percent of the decisions in which such a move was open."""


def dominated(game: str, players: int, mind: str, deals: int) -> Errors:
    return total(errors_alone(game, players, mind, deal, seed="7", is_judged=False) for deal in range(deals))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_weakest_level_hardly_makes_dominated_moves(game: str, players: int) -> None:
    weakest = next(iter(levels_at(game, players).values()))
    errors = dominated(game, players, weakest, 12)
    assert errors.open > 5
    assert 100 * errors.dominated / errors.open <= MOST


@pytest.mark.parametrize("game", GAMES)
def test_random_minds_make_them(game: str) -> None:
    errors = dominated(game, min(GAMES[game].players), "random", 12)
    assert 100 * errors.dominated / errors.open > MOST


def test_the_review_s_blunders_are_counted_at_tables_of_one_level() -> None:
    weak = total(errors_alone("espionaje", 2, "dial@-1", deal, seed="7") for deal in range(2))
    assert 0 < weak.blunders < weak.judged


def test_a_share_counts_cases_and_its_interval_counts_deals() -> None:
    assert share([(1, 2), (1, 2)]) == (50.0, 0.0)
    mean, margin = share([(0, 2), (2, 2)])
    assert mean == 50
    assert margin == pytest.approx(100 * 1.959964 * 2**0.5 / 4)
    assert share([(0, 0)]) == (0.0, 0.0)


def test_the_judge_is_told_the_level_and_not_the_place_on_the_dial(monkeypatch: pytest.MonkeyPatch) -> None:
    known = []

    class Noting(Judge):
        def __init__(self, seat: Seat, minds: Sequence[str]) -> None:
            known.append(tuple(minds))
            super().__init__(seat, minds)

    monkeypatch.setattr("brushpass.games.espionaje.review.Judge", Noting)
    place = levels_at("espionaje", 2)["agent-3"]
    errors_alone("espionaje", 2, place, 0, seed="7", level="agent-3")
    assert set(known) == {("agent-3", "agent-3")}


def test_in_the_same_positions_the_judge_takes_everybody_for_a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    known = []

    class Noting(Judge):
        def __init__(self, seat: Seat, minds: Sequence[str]) -> None:
            known.append((seat, tuple(minds)))
            super().__init__(seat, minds)

    monkeypatch.setattr("brushpass.games.espionaje.review.Judge", Noting)
    errors_in_same_positions("espionaje", 2, {"rookie-1": "dial@0"}, ("agent-3", "dial@2"), 0, seed="7")
    assert sorted(known) == [(0, ("", "agent-3")), (1, ("agent-3", ""))]


@pytest.mark.parametrize("game", GAMES)
def test_in_the_same_positions_everybody_has_the_same_decisions(game: str) -> None:
    players = min(GAMES[game].players)
    among = ("handler-5", levels_at(game, players)["handler-5"])
    asked = {"weak": "dial@0", "again": "dial@0", "other": "random"}
    parts = [
        errors_in_same_positions(game, players, asked, among, deal, seed="7", is_judged=False, copies=20)
        for deal in range(6)
    ]
    weak, again, other = (total(errors[name] for errors in parts) for name in asked)
    assert weak == again, "nobody's choice changes what the others are asked"
    assert weak.open == other.open > 0
    assert weak.dominated < other.dominated


def test_in_the_same_positions_weaker_levels_blunder_more() -> None:
    among = ("handler-5", levels_at("espionaje", 2)["handler-5"])
    asked = {"weak": "dial@0", "strong": "dial@4"}
    parts = [errors_in_same_positions("espionaje", 2, asked, among, deal, seed="7") for deal in range(4)]
    weak, strong = (total(errors[name] for errors in parts) for name in asked)
    assert weak.judged == strong.judged
    assert weak.blunders > strong.blunders


def test_several_minds_of_one_level_err_on_average_in_each_position() -> None:
    among, asked = ("agent-3", "dial@2"), {"weak": "dial@0", "strong": "dial@8"}
    counted = {
        copies: errors_in_same_positions("espionaje", 2, asked, among, 0, seed="7", is_judged=False, copies=copies)
        for copies in (1, 6)
    }
    weak, many = (found["weak"] for found in counted.values())
    assert many.open == 6 * weak.open > 0
    choices = [
        errors_in_same_positions("espionaje", 2, asked, among, number, seed="7", copies=6) for number in range(3)
    ]
    assert all(found["weak"].judged == found["strong"].judged for found in choices)
    differing = [found["weak"].blunders for found in choices if found["weak"].blunders % 6]
    assert differing, "copies have luck of their own, and do not all choose the same"


def test_who_plays_is_judged_as_they_play() -> None:
    """At a table of its own, a mind is asked in its own positions."""
    alone = errors_alone("espionaje", 3, "dial@1", 0, seed="7", is_judged=False)
    own = errors_in_same_positions("espionaje", 3, {"it": "dial@1"}, ("it", "dial@1"), 0, seed="7", is_judged=False)
    assert own["it"] == alone


@pytest.mark.parametrize("among", [(), ("--among", "agent-3")])
def test_the_command_counts_the_same_in_any_number_of_processes(
    among: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    command = ("arena", "blunders", "espionaje", "--players", "2", "--levels", "rookie-1", "--deals", "2", *among)
    one, two = (call(capsys, [*command, "--processes", processes]) for processes in ("1", "2"))
    assert one.status == 0, one.err
    assert one.out == two.out
    assert one.out.splitlines()[1].startswith("rookie-1")


def test_copies_are_for_the_same_positions(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("arena", "blunders", "espionaje", "--players", "2", "--levels", "rookie-1", "--deals", "1")
    ended = call(capsys, [*command, "--copies", "3"])
    assert ended.status == 2
    assert "--among" in ended.err
    once, thrice = (call(capsys, [*command, "--among", "agent-3", "--copies", copies]) for copies in ("1", "3"))
    assert thrice.status == 0, thrice.err
    assert thrice.out.split()[8] == once.out.split()[8], "decisions are counted once, however many are asked"


NOTED = ("arena", "blunders", "espionaje", "--players", "2", "--deals", "1", "--ledger")


def test_the_command_notes_every_level_in_a_ledger(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ledger.jsonl"
    ended = call(capsys, [*NOTED, str(file), "--among", "agent-3", "--copies", "2", "--commit", "1234567"])
    assert ended.status == 0, ended.err
    noted, levels = read(file).errors("espionaje", 2), levels_at("espionaje", 2)
    assert list(noted) == list(levels)
    for row, (level, result) in zip(ended.out.splitlines()[1:], noted.items(), strict=False):
        assert row.split()[:3] == [level, str(result.decisions), f"{result.blunders.mean:.2f}"]
        assert (result.among, result.deals, result.copies, result.commit) == ("agent-3", 1, 2, "1234567")
        assert result.code == judged_fingerprint("espionaje", (levels[level], levels["agent-3"]))
        assert result.open > 0
    changed = replace(noted["rookie-1"], deals=9)
    assert note(file, [changed, replace(changed, level="genius"), replace(changed, players=9)]) == read(file)
    assert read(file).errors("espionaje", 2) == noted | {"rookie-1": changed}, "the newest line of each level stands"
    assert not read(file).errors("espionaje", 9)


@pytest.mark.parametrize(
    ("more", "word"),
    [
        ((), "--among"),
        (("--among", "agent-3", "--unjudged"), "--unjudged"),
        (("--among", "agent-3", "--levels", "rookie-1,agent-3"), "--levels"),
        (("--among", "random"), "'random'"),
    ],
)
def test_a_ledger_has_all_levels_in_the_same_positions_as_they_were_judged(
    more: tuple[str, ...], word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ledger.jsonl"
    ended = call(capsys, [*NOTED, str(file), *more])
    assert ended.status == 2
    assert "the ledger " in ended.err
    assert word in ended.err
    assert not file.exists()


def test_a_ledger_that_cannot_be_written_is_refused_before_anybody_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "ledger.jsonl"
    file.write_text("a line\n")
    ended = call(capsys, [*NOTED, str(file), "--among", "agent-3", "--deals", "1000000"])
    assert ended.status == 2
    assert "no ledger" in ended.err


def test_the_fingerprint_of_errors_covers_who_played_and_who_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    minds = ("dial@0", "race")
    code = judged_fingerprint("espionaje", minds)
    assert len({code, fingerprint("espionaje", minds), judged_fingerprint("espionaje", ("dial@1", "race"))}) == 3
    monkeypatch.setattr("brushpass.research.arena.code._judging", lambda game: "another judge")
    judged_fingerprint.cache_clear()
    assert judged_fingerprint("espionaje", minds) != code
    judged_fingerprint.cache_clear()


def test_a_level_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    ended = call(capsys, ["arena", "blunders", "espionaje", "--players", "2", "--levels", "genius"])
    assert ended.status == 2
    assert "genius" in ended.err

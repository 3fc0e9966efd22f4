"""The other tests would miss results that depend on which workers played, or on an interruption."""

import importlib.util
import re
from pathlib import Path

import pytest

from brushpass.research.arena.duels import duels
from brushpass.research.arena.failure import OtherCode, OtherPlan
from brushpass.research.arena.folder import GAMES, PLAN
from brushpass.research.arena.plan import Plan, duel_of, pool_of
from brushpass.research.arena.study import Study, Workers, run_study
from brushpass.research.arena.workers import play_chunks
from brushpass.research.failure import MissingExtra
from tests.research.arena.builders import small

POOL = small(players=(4, 6), deals=11, **pool_of(["random", "greedy"]))


@pytest.fixture(scope="module")
def alone() -> Study:
    """The pool, played in this process."""
    return run_study(POOL)


def test_processes_make_no_difference(alone: Study) -> None:
    for processes in (2, 3):
        assert run_study(POOL, Workers(processes)) == alone


def test_an_interrupted_run_continues(tmp_path: Path, alone: Study) -> None:
    folder = tmp_path / "run"
    run_study(POOL, path=folder)
    whole = (folder / GAMES).read_bytes()
    lines = whole.splitlines(keepends=True)
    assert len(lines) == len(list(POOL.chunks()))
    for rest in (b"".join(lines[:3]), b"".join(lines[:4]) + lines[4][:20], b"", whole):
        (folder / GAMES).write_bytes(rest)
        assert run_study(POOL, path=folder) == alone
        assert (folder / GAMES).read_bytes() == whole
    (folder / GAMES).write_bytes(b"".join(lines[:5]))
    assert run_study(POOL, Workers(processes=2), folder) == alone
    assert (folder / GAMES).read_bytes() == whole


def test_what_is_done_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, alone: Study) -> None:
    run_study(POOL, path=tmp_path / "run")
    monkeypatch.setattr("brushpass.research.arena.workers.play_chunk", None)
    assert run_study(POOL, path=tmp_path / "run") == alone


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (small(seed="8"), 'begun with seed "7", not "8"'),
        (small(deals=8), "begun with deals 7, not 8"),
        (small(players=(5,)), r"begun with players \[4\], not \[5\]"),
        (small(**duel_of("greedy", "random")), "begun with pairs"),
    ],
    ids=["seed", "deals", "players", "pairs"],
)
def test_a_folder_of_another_plan_is_refused(other: Plan, told: str, tmp_path: Path) -> None:
    run_study(small(), path=tmp_path)
    before = (tmp_path / GAMES).read_bytes()
    with pytest.raises(OtherPlan, match=told):
        run_study(other, path=tmp_path)
    assert (tmp_path / GAMES).read_bytes() == before


def test_a_folder_of_other_code_or_other_things_is_refused(tmp_path: Path) -> None:
    run_study(small(), path=tmp_path / "run")
    plan_file = tmp_path / "run" / PLAN
    plan_file.write_text(plan_file.read_text().replace(small().code, "0" * 16))
    with pytest.raises(OtherCode, match="name a new folder"):
        run_study(small(), path=tmp_path / "run")
    plan_file.write_text("{}")
    with pytest.raises(OtherPlan, match="is not a plan"):
        run_study(small(), path=tmp_path / "run")
    with pytest.raises(OtherPlan, match="holds other things"):
        run_study(small(), path=tmp_path)


@pytest.mark.parametrize(
    ("game", "players", "mind"), [("secrets", 5, "random"), ("secrets", 4, "greedy"), ("espionaje", 3, "random")]
)
def test_a_candidate_like_the_table_differs_by_exactly_nothing(game: str, players: int, mind: str) -> None:
    [duel] = duels(run_study(small(game, (players,), deals=6, **duel_of(mind, mind))))
    assert duel.difference.mean == duel.difference.low == duel.difference.high == 0
    assert duel.win_rate == duel.baseline
    assert duel.by_seat == duel.baseline_by_seat


def test_random_secrets_gives_every_seat_what_the_rules_lead_one_to_expect() -> None:
    plan = small(deals=400, tables=("random",), pairs=())
    rows = [row for _, rows in play_chunks(plan) for row in rows]
    wins = sum(len(row.winners) for row in rows) / len(rows) / 4
    assert 0.35 < wins < 0.45  # a side of two or three in four, or one hippie, or nobody
    assert 10.5 < sum(row.turns for row in rows) / len(rows) < 12.3  # MINDS: 11.4


def test_greedy_is_stronger_than_random() -> None:
    [duel] = duels(run_study(small(deals=150, **duel_of("greedy", "random"))))
    assert -0.02 < duel.difference.mean < 0.15
    assert duel.difference.high > 0.02


@pytest.mark.usefixtures("without_extras")
def test_a_missing_package_is_named_with_its_extra() -> None:
    with pytest.raises(MissingExtra, match=r"ray is not installed; it comes with: pip install 'brushpass\[cluster\]'"):
        run_study(small(), Workers(ray="local"))


def test_extras_of_the_project_are_those_the_arena_names() -> None:
    import tomllib

    from brushpass.research.extras import EXTRAS

    project = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for package, extra in EXTRAS.items():
        lines = project["optional-dependencies"][extra]
        assert any(re.match(rf"{package}(-cuda\d+x)?==", line) for line in lines), "CuPy is named after its CUDA"
        assert importlib.util.find_spec(package) is not None or package == "cupy"  # of no use without an accelerator

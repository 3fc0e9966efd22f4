"""The steps of a dial are measured in pieces, and levels are placed where the steps are equal."""

from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from brushpass.core.errors import BadSetup, Malformed
from brushpass.games.registry import GAMES
from brushpass.research.arena.code import fingerprint
from brushpass.research.arena.contestants import contestant_of
from brushpass.research.arena.dial import DialFolder, Measured, Step, levels_at, steps_of
from brushpass.research.arena.dial_page import STALE, blocks
from brushpass.research.arena.estimate import Estimate
from brushpass.research.arena.failure import NothingStored
from brushpass.research.arena.ledger import Ledger, StepResult, read
from brushpass.research.arena.page import markdown
from brushpass.research.arena.places import curves, propose, worths
from tests.cli.commands import call

STEP = Step("dial@7", "dial@-1")


def folder(path: Path) -> DialFolder:
    return DialFolder(path, GAMES["espionaje"], 2, seed="7")


def test_a_step_is_played_in_pieces_and_more_deals_may_follow(tmp_path: Path) -> None:
    assert folder(tmp_path).result(STEP) is None
    folder(tmp_path).play([STEP], 10, lambda: False)
    first = folder(tmp_path).result(STEP)
    assert first is not None
    assert (first.deals, first.code) == (10, fingerprint("espionaje", STEP))
    folder(tmp_path).play([STEP], 20, lambda: True)
    assert folder(tmp_path).result(STEP) == first, "the time was over"
    folder(tmp_path).play([STEP], 20, lambda: False)
    whole = folder(tmp_path / "whole")
    whole.play([STEP], 20, lambda: False)
    assert folder(tmp_path).results() == whole.results()
    assert whole.results()[STEP].worth.low > 0, "the strongest place of the dial is above the weakest"


def test_every_level_but_the_strongest_has_a_place_that_rises() -> None:
    for game in GAMES.values():
        for players in game.players:
            *below, top = levels_at(game.name, players).values()
            places = [float(name.removeprefix("dial@")) for name in below]
            assert places == sorted(set(places))
            assert len(steps_of([*below, top])) == 7


@pytest.mark.parametrize(("name", "failure"), [("dial@high", BadSetup), ("nobody", Malformed)])
def test_who_cannot_play_is_refused(name: str, failure: type[Exception]) -> None:
    with pytest.raises(failure):
        contestant_of(name, "secrets")


def measured(worth: float, margin: float) -> Measured:
    return Measured(100, Estimate(worth, worth - margin, worth + margin), "code")


def steps(*worths: float, top: float, margin: float = 0.1) -> dict[Step, Measured]:
    """Steps of whole units of the dial, and the strongest mind above the last."""
    found = {Step(f"dial@{n + 1}", f"dial@{n}"): measured(worth, margin) for n, worth in enumerate(worths)}
    return found | {Step("top", f"dial@{len(worths)}"): measured(top, margin)}


def test_levels_are_proposed_where_the_curve_rises_by_equal_parts() -> None:
    curve = curves({4: steps(10, 10, 10, top=10)}, "top")[4]
    assert propose(curve, 4, 0) == pytest.approx([0, 1, 2, 3], abs=0.05)
    assert worths(curve, [0, 1.5, 3]) == pytest.approx([15, 15, 10], abs=0.2)
    assert propose(curve, 3, 1) == pytest.approx([1, 2, 3], abs=0.05)
    steeper = curves({4: steps(5, 5, 15, top=15)}, "top")[4]
    assert propose(steeper, 4, 0)[1] == pytest.approx(2, abs=0.2)
    with pytest.raises(NothingStored):
        curves({4: {Step("dial@1", "dial@0"): measured(5, 1)}}, "top")


def test_a_step_that_fell_by_chance_is_read_with_its_neighbours_and_with_other_numbers_of_players() -> None:
    unlucky = steps(5, -3, 5, 5, top=5, margin=8)
    alone = curves({4: unlucky}, "top")[4]
    among = curves({4: unlucky, 5: steps(5, 5, 5, 5, top=5, margin=2)}, "top")[4]
    height = [
        float(np.interp(2, curve.places, curve.heights) - np.interp(1, curve.places, curve.heights))
        for curve in (alone, among)
    ]
    assert 0 < height[0] < height[1] < 6
    assert (np.diff(alone.heights) >= 0).all()


def test_the_page_shows_the_dial_and_what_is_stale() -> None:
    below, above, *_ = levels_at("espionaje", 2).values()
    code = fingerprint("espionaje", (above, below))
    step = StepResult("espionaje", 2, above, below, 5, Estimate(6.0, 5.0, 7.0), code, commit="1234567")
    text = markdown(blocks(Ledger((step,))), ".")
    assert "+6.0 ±1.0 (5) |" in text
    assert STALE not in text
    assert "Steps that were played: 1 of 21." in text
    assert "Played at commit 1234567." in text
    assert f"(5){STALE}" in markdown(blocks(Ledger((replace(step, code="0" * 16),))), ".")


def test_the_command_notes_its_steps_in_a_ledger(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ledger = tmp_path / "ledger.jsonl"
    line = ["arena", "dial", "espionaje", "--players", "2", "--deals", "5", "--seconds", "600", "--out", str(tmp_path)]
    assert call(capsys, [*line, "--ledger", str(ledger), "--commit", "1234567"]).status == 0
    steps = read(ledger).steps("espionaje", 2)
    assert list(steps) == steps_of(list(levels_at("espionaje", 2).values()))
    assert {(result.deals, result.commit) for result in steps.values()} == {(5, "1234567")}

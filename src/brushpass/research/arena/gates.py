"""What each mind must be worth, as data, and whether it is. The lower end of the 95 % interval must reach the gate."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from brushpass.games.kits import kits, load
from brushpass.games.registry import find as find_game
from brushpass.minds.registry import can_play
from brushpass.research.arena.duels import deal_rates, duels
from brushpass.research.arena.estimate import Estimate, paired
from brushpass.research.arena.plan import Plan, duel_of, make_plan
from brushpass.research.arena.report import scaled
from brushpass.research.arena.study import Workers, run_study


class Measure(StrEnum):
    """What is compared with the requirement."""

    DIFFERENCE = "difference"
    """Percentage points above a whole table of the table's mind, paired by deal."""
    SHARE = "share"
    """Percent of all games that the candidate wins; even is 1 in the number of players."""
    BESIDE = "beside"
    """Percentage points above another candidate at the same table, paired by deal."""


class Gate(NamedTuple):
    """A requirement."""

    game: str
    candidate: str
    table: str
    needs: Mapping[int, float]
    """By number of players."""
    deals: int
    """How many deals are played: few if the lead is large, because strong minds think for a long time."""
    measure: Measure = Measure.DIFFERENCE
    beside: str = ""
    """The other candidate, for the measure of that name."""

    @property
    def title(self) -> str:
        """The gate in words."""
        other = f" beside {self.beside}" if self.beside else ""
        return f"{self.candidate}{other} in tables of {self.table}"

    @property
    def is_open(self) -> bool:
        """Whether all its minds exist."""
        return all(can_play(mind, self.game) for mind in self.minds)

    @property
    def minds(self) -> tuple[str, ...]:
        """Every mind that plays."""
        return tuple(mind for mind in (self.candidate, self.table, self.beside) if mind)


@cache
def gates() -> dict[str, Gate]:
    """Every gate by name, game by game."""
    parts = [kit.gates for kit in kits().values() if kit.gates is not None]
    return {name: gate for part in parts for name, gate in load(part).items()}


class GateResult(msgspec.Struct, frozen=True, tag="gate", tag_field="what"):
    """A gate at one number of players; figures in percent or percentage points."""

    gate: str
    players: int
    deals: int
    measured: Estimate
    needed: float
    passed: bool
    code: str
    """Fingerprint of the code that played."""
    talk: bool = False
    """Whether the minds talked."""
    commit: str = ""
    """What the games were played at, if that is known."""


def plan_of(gate: Gate, *, deals: int, seed: str, talk: bool = False, players: Sequence[int] = ()) -> Plan:
    """The games that a gate needs, at these numbers of players, or at all."""
    game = find_game(gate.game)
    matchups = duel_of(gate.candidate, gate.table)
    if gate.beside:
        matchups["pairs"] += ((gate.beside, gate.table),)
    return make_plan(game, game.rules(), tuple(players or gate.needs), **matchups, deals=deals, seed=seed, talk=talk)


def measure_gate(
    name: str,
    *,
    deals: int | None,
    seed: str,
    workers: Workers,
    folder: Path | None,
    talk: bool = False,
    players: Sequence[int] = (),
) -> list[GateResult]:
    """The results of a gate, for each of these numbers of players, or for all that it names.

    Its games are stored below the folder, apart if minds talk.
    """
    gate = gates()[name]
    plan = plan_of(gate, deals=deals or gate.deals, seed=seed, talk=talk, players=players)
    path = None if folder is None else folder / "talk" / name if talk else folder / name
    study = run_study(plan, workers, path)
    results = []
    for duel in duels(study):
        if duel.candidate != gate.candidate:
            continue
        match gate.measure:
            case Measure.DIFFERENCE:
                measured = duel.difference
            case Measure.SHARE:
                measured = duel.win_rate
            case Measure.BESIDE:
                measured = paired(
                    deal_rates(study, duel.players, gate.candidate, gate.table),
                    deal_rates(study, duel.players, gate.beside, gate.table),
                )
        measured, needed = scaled(measured), gate.needs[duel.players]
        passed = measured.low >= needed
        result = GateResult(name, duel.players, study.plan.deals, measured, needed, passed, study.plan.code, talk)
        results.append(result)
    return results

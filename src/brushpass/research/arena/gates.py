"""What each mind must be worth, as data, and whether it is. A gate is passed by the lower end of the 95 % interval."""

from collections.abc import Mapping
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
from brushpass.research.arena.plan import Plan, duel_of, plan
from brushpass.research.arena.report import scaled
from brushpass.research.arena.study import Means, kept, study


class Measure(StrEnum):
    """What is held against the requirement."""

    DIFFERENCE = "difference"
    """Percentage points above a whole table of the table's mind, paired."""
    SHARE = "share"
    """Percent of all games that the candidate wins; even is 1 in the number of players."""
    BESIDE = "beside"
    """Percentage points above another candidate in the same table, paired."""


class Gate(NamedTuple):
    """A requirement."""

    game: str
    candidate: str
    table: str
    needs: Mapping[int, float]
    """By number of players."""
    deals: int
    """As many as its interval needs: few where the lead is far above the requirement, for strong minds think long."""
    measure: Measure = Measure.DIFFERENCE
    beside: str = ""
    """The other candidate, for that measure."""

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
        """Who plays."""
        return tuple(mind for mind in (self.candidate, self.table, self.beside) if mind)


@cache
def gates() -> dict[str, Gate]:
    """Every gate by name, game by game."""
    parts = [kit.gates for kit in kits().values() if kit.gates is not None]
    return {name: gate for part in parts for name, gate in load(part).items()}


class Measured(msgspec.Struct, frozen=True):
    """A gate at one number of players; figures in percent or percentage points."""

    gate: str
    players: int
    deals: int
    found: Estimate
    needed: float
    passed: bool
    code: str
    """Fingerprint of the code that played."""


def plan_of(gate: Gate, *, deals: int, seed: str) -> Plan:
    """The games that a gate needs."""
    game = find_game(gate.game)
    wanted = duel_of(gate.candidate, gate.table)
    if gate.beside:
        wanted["pairs"] += ((gate.beside, gate.table),)
    return plan(game, game.rules(), tuple(gate.needs), **wanted, deals=deals, seed=seed)


def measured(name: str, *, deals: int | None, seed: str, means: Means | None, folder: Path | None) -> list[Measured]:
    """How a gate comes out, for each number of players; the games are kept below the folder.

    Without means nothing is played: the numbers of players that the folder does not have are left out.
    """
    gate = gates()[name]
    own = plan_of(gate, deals=deals or gate.deals, seed=seed)
    at = None if folder is None else folder / name
    if means is None:
        assert at is not None, "what is not played must have been kept"
        played = kept(own, at)
    else:
        played = study(own, means, at)
    rows = []
    for duel in duels(played):
        if duel.candidate != gate.candidate:
            continue
        match gate.measure:
            case Measure.DIFFERENCE:
                found = duel.difference
            case Measure.SHARE:
                found = duel.win_rate
            case Measure.BESIDE:
                found = paired(
                    deal_rates(played, duel.players, gate.candidate, gate.table),
                    deal_rates(played, duel.players, gate.beside, gate.table),
                )
        found, needed = scaled(found), gate.needs[duel.players]
        rows.append(Measured(name, duel.players, own.deals, found, needed, found.low >= needed, played.plan.code))
    return rows

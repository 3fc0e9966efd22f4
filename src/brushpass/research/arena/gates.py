"""What each mind must be worth, as data, and whether it is. A gate is passed by the lower end of the 95 % interval."""

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

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


def _same(points: float) -> dict[int, float]:
    return dict.fromkeys(range(4, 9), points)


SECRETS, ESPIONAJE = "secrets", "espionaje"
GATES: Final = {
    "S1": Gate(SECRETS, "greedy", "random", _same(4), 4000),
    "S2": Gate(SECRETS, "belief", "greedy", {4: 14, 5: 13, 6: 14, 7: 10, 8: 10}, 1000),
    "S2-random": Gate(SECRETS, "belief", "random", _same(15), 2000),
    "S3": Gate(SECRETS, "likelihood", "belief", _same(1), 500),
    "S4b": Gate(SECRETS, "search", "belief", {4: 8, 5: 5, 6: 5, 7: 3, 8: 3}, 200),
    "S4b-random": Gate(SECRETS, "search", "random", _same(-2), 400, Measure.BESIDE, "belief"),
    "S4b-greedy": Gate(SECRETS, "search", "greedy", _same(-2), 200, Measure.BESIDE, "belief"),
    "E1": Gate(ESPIONAJE, "unknown-pair", "random", {2: 90, 3: 66}, 1000, Measure.SHARE),
    "E2": Gate(ESPIONAJE, "entropy", "unknown-pair", {2: 68, 3: 50, 4: 28}, 1000, Measure.SHARE),
    "E3": Gate(ESPIONAJE, "race", "entropy", {2: 60, 3: 50, 4: 43}, 1000, Measure.SHARE),
}


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
    gate = GATES[name]
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

"""What was measured for the page of strength, a line each, so that the page can be written without playing again.

A line stands until the same thing is measured anew. The games themselves are large and are not kept with the code.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from brushpass.core.errors import BadSetup
from brushpass.games.kits import kits
from brushpass.research.arena.dial import Measured, Step, levels_at, steps_of
from brushpass.research.arena.estimate import Estimate
from brushpass.research.arena.gates import GateResult, gates


class StepResult(msgspec.Struct, frozen=True, tag="step", tag_field="what"):
    """One step of a game's dial at one number of players, in percentage points."""

    game: str
    players: int
    candidate: str
    table: str
    deals: int
    worth: Estimate
    code: str
    """Fingerprint of the code that played."""
    talk: bool = False
    commit: str = ""

    @property
    def step(self) -> Step:
        """Who played among whom."""
        return Step(self.candidate, self.table)

    @property
    def measured(self) -> Measured:
        """What it is worth."""
        return Measured(self.deals, self.worth, self.code)


class ErrorsResult(msgspec.Struct, frozen=True, tag="errors", tag_field="what"):
    """How often one level errs at one number of players, in the positions of tables of one level."""

    game: str
    players: int
    level: str
    among: str
    """The level of those tables."""
    deals: int
    copies: int
    """How many minds of the level were asked in each position."""
    decisions: int
    """How many the review judged. Each counts once, however many minds were asked."""
    blunders: Estimate
    """In percent of the choices that were judged."""
    open: int
    """How many decisions offered a dominated move, counted in the same way."""
    dominated: Estimate
    """In percent of the choices in those decisions."""
    seed: str
    code: str
    """Fingerprint of the code that played, was asked, and judged."""
    commit: str = ""


Line = GateResult | StepResult | ErrorsResult


class Ledger(NamedTuple):
    """All that is known."""

    lines: tuple[Line, ...] = ()

    def gate(self, name: str) -> list[GateResult]:
        """The results of a gate."""
        return [line for line in self.lines if isinstance(line, GateResult) and line.gate == name]

    def steps(self, game: str, players: int, *, talk: bool = False) -> dict[Step, StepResult]:
        """The steps of a dial that were measured."""
        found = [line for line in self.lines if isinstance(line, StepResult)]
        return {line.step: line for line in found if (line.game, line.players, line.talk) == (game, players, talk)}

    def errors(self, game: str, players: int) -> dict[str, ErrorsResult]:
        """How often each level errs, as far as that was measured."""
        found = [line for line in self.lines if isinstance(line, ErrorsResult)]
        return {line.level: line for line in found if (line.game, line.players) == (game, players)}

    def noted(self, lines: Iterable[Line]) -> "Ledger":
        """The same with these lines, in the page's order; what no gate and no level asks for any more is left out."""
        known = {_key(line): line for line in (*self.lines, *lines)}
        return Ledger(tuple(known[key] for key in _wanted() if key in known))


def read(file: Path) -> Ledger:
    """What a file has; nothing if there is none."""
    if not file.exists():
        return Ledger()
    decoder = msgspec.json.Decoder(Line)
    try:
        return Ledger(tuple(map(decoder.decode, file.read_bytes().splitlines())))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSetup(f"{file} is no ledger of the arena: {error}") from None


def note(file: Path, lines: Sequence[Line]) -> Ledger:
    """Add lines to a file, and return all of it."""
    ledger = read(file).noted(lines)
    file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in ledger.lines))
    return ledger


def _key(line: Line) -> tuple[object, ...]:
    if isinstance(line, GateResult):
        return line.gate, line.players, line.talk
    if isinstance(line, ErrorsResult):
        return line.game, line.players, line.level
    return line.game, line.players, line.step, line.talk


def _wanted() -> list[tuple[object, ...]]:
    """Every line that the page has room for, in its order."""
    keys: list[tuple[object, ...]] = []
    for name, kit in kits().items():
        for players in kit.players:
            steps = steps_of(list(levels_at(name, players).values()))
            keys += [(name, players, step, talk) for step in steps for talk in (False, True)]
            keys += [(name, players, level) for level in kit.levels]
    for name, gate in gates().items():
        keys += [(name, players, talk) for players in gate.needs for talk in (False, True)]
    return keys

"""The steps of a game's dial at one number of players: each level at a table of the level below, on duplicate deals.

Steps are played at places of the dial, not at levels, so that games still count when levels move to other places. The
games of a step are stored as they are played; how many deals are enough may be decided later.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import islice, pairwise
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from brushpass.core.game import AnyGame
from brushpass.games.kits import find_kit, load
from brushpass.research.arena.chunk_games import play_chunk
from brushpass.research.arena.contestants import place_name
from brushpass.research.arena.duels import duels
from brushpass.research.arena.estimate import Estimate
from brushpass.research.arena.folder import PLAN, Folder
from brushpass.research.arena.plan import DEALS_OF_CHUNK, Chunk, Plan, duel_of, make_plan
from brushpass.research.arena.report import scaled
from brushpass.research.arena.study import Study, by_kind

MOST: Final = 10_000
"""How many deals a step's plan has. Only the first of them are ever played."""
IN: Final = "-in-"
TALK: Final = "-talk"
ROUND: Final = 20
"""How many deals of one step are played before it is the next step's turn."""


class Step(NamedTuple):
    """One contestant at a table of another."""

    candidate: str
    table: str


class Measured(NamedTuple):
    """What a step is worth."""

    deals: int
    worth: Estimate
    """In percentage points."""
    code: str
    """Fingerprint of the code that played."""


def levels_at(game: str, players: int) -> dict[str, str]:
    """What plays each level at this number of players, weakest first."""
    kit = find_kit(game)
    places = () if kit.places is None else load(kit.places)[players]
    return dict(kit.levels) | {level: place_name(place) for level, place in zip(kit.levels, places, strict=False)}


def steps_of(contestants: Sequence[str]) -> list[Step]:
    """Each but the first, at a table of the one before."""
    return [Step(above, below) for below, above in pairwise(contestants)]


class DialFolder:
    """Where the steps of one game at one number of players are stored."""

    def __init__(self, path: Path, game: AnyGame, players: int, *, seed: str, talk: bool = False) -> None:
        self._path = path / game.name / str(players)
        self._game, self._players, self._seed, self._talk = game, players, seed, talk

    def play(self, steps: Sequence[Step], deals: int, is_over: Callable[[], bool]) -> None:
        """Play these steps up to this many deals each, or until the time is up."""
        for most in range(ROUND, deals + ROUND, ROUND):
            for step in steps:
                self._play(step, min(most, deals), is_over)

    def _play(self, step: Step, deals: int, is_over: Callable[[], bool]) -> None:
        plan = self._plan(step)
        folder = Folder(self._place(step), plan)
        for chunk in islice(_first(plan, deals), len(folder.open()), None):
            if is_over():
                return
            folder.append(play_chunk(plan, chunk))

    def result(self, step: Step) -> Measured | None:
        """What has been played of a step, whatever code played it; None if nothing was."""
        path, plan = self._place(step), self._plan(step)
        if not (path / PLAN).exists():
            return None
        plan = msgspec.structs.replace(plan, code=Folder(path, plan).plan().code)
        stored = Folder(path, plan).open()
        whole = stored[: len(stored) // 2 * 2]
        if not whole:
            return None
        (duel,) = duels(Study(plan, dict(by_kind(plan, whole))))
        return Measured(duel.deals, scaled(duel.difference), plan.code)

    def results(self) -> dict[Step, Measured]:
        """Every step that has been played here, at whichever places."""
        folders = self._path.glob(f"*{IN}*{TALK * self._talk}")
        names = [path.name.removesuffix(TALK) for path in sorted(folders) if path.name.endswith(TALK) == self._talk]
        found = {step: self.result(step) for step in (Step(*name.split(IN)) for name in names)}
        return {step: measured for step, measured in found.items() if measured is not None}

    def _place(self, step: Step) -> Path:
        return self._path / f"{step.candidate}{IN}{step.table}{TALK * self._talk}"

    def _plan(self, step: Step) -> Plan:
        return make_plan(
            self._game,
            self._game.rules(),
            (self._players,),
            **duel_of(*step),
            deals=MOST,
            seed=self._seed,
            talk=self._talk,
        )


def time_is_over(seconds: float) -> Callable[[], bool]:
    """Whether this many seconds have passed since now."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() >= end


def _first(plan: Plan, deals: int) -> Iterator[Chunk]:
    """The chunks of the first deals: a table of one mind and then the candidate's games, in turn."""
    return islice(plan.chunks(), 2 * -(-deals // DEALS_OF_CHUNK))

"""The dial on the page docs/strength.md: for each game its levels and numbers of players."""

from collections.abc import Callable
from pathlib import Path

from brushpass.games.kits import kits
from brushpass.games.registry import find
from brushpass.research.arena.code import fingerprint
from brushpass.research.arena.dial import DialFolder, Measured, Step, levels_at, steps_of
from brushpass.research.arena.page import Block, Command, Grid, Heading, Paragraph

INTRODUCTION = (
    "What people are shown, from the weakest to the strongest. Each level is a place on a dial of human faults, chosen "
    "for each number of players, and should be worth 4 to 9 percentage points more than the level below. A cell says "
    "what the level is worth in a table of the level below, with half the 95 % interval and, in brackets, how many "
    "deals were played."
)
SEED = "dial"
STALE = "†"
REMARK = f"{STALE} Code that these games follow from has changed since they were played."


def worth(measured: Measured | None) -> str:
    """What a step is worth, with half its interval."""
    if measured is None:
        return "-"
    return f"{measured.worth.mean:+.1f} ±{(measured.worth.high - measured.worth.low) / 2:.1f}"


def command(game: str, players: str, seed: str, *, talk: bool) -> str:
    """The command that plays one column."""
    words = f"brushpass arena dial {game} --players {players} --seed {seed} --out FOLDER"
    return words + " --talk" * talk


def blocks(folder: Path | None, *, seed: str = SEED, talk: bool = False) -> list[Block]:
    """The dial of every game."""
    page: list[Block] = [Heading(2, "Levels"), Paragraph(INTRODUCTION)]
    for name, kit in kits().items():
        columns = {players: _column(folder, name, players, seed, talk=talk) for players in kit.players}
        rows = [["level", *(f"{players} players" for players in kit.players)]]
        for number, level in enumerate(kit.levels):
            rows.append([level.capitalize(), *(column[number] for column in columns.values())])
        page += [Heading(3, kit.title), Command(command(name, "N", seed, talk=talk)), Grid(rows)]
        if any(STALE in cell for row in rows for cell in row):
            page.append(Paragraph(REMARK))
    return page


def _column(folder: Path | None, game: str, players: int, seed: str, *, talk: bool) -> list[str]:
    """A cell for each level; the weakest has none below it."""
    levels = list(levels_at(game, players).values())
    if folder is None:
        return ["-"] * len(levels)
    kept = DialFolder(folder, find(game), players, seed=seed, talk=talk)
    return ["-", *(_cell(game, step, kept.result) for step in steps_of(levels))]


def _cell(game: str, step: Step, result: Callable[[Step], Measured | None]) -> str:
    measured = result(step)
    if measured is None:
        return "-"
    stale = "" if measured.code == fingerprint(game, tuple(step)) else STALE
    return f"{worth(measured)} ({measured.deals}){stale}"

"""The dial on the page docs/strength.md: for each game its levels and numbers of players."""

from collections.abc import Sequence
from math import fsum, hypot
from pathlib import Path

from brushpass.games.kits import kits
from brushpass.games.registry import find
from brushpass.research.arena.code import fingerprint
from brushpass.research.arena.dial import DialFolder, Measured, levels_at, steps_of
from brushpass.research.arena.estimate import Estimate
from brushpass.research.arena.page import Block, Command, Grid, Heading, Paragraph

INTRODUCTION = (
    "What people are shown, from the weakest to the strongest. Each level is a place on a dial of human faults, chosen "
    "for each number of players, and should be worth 4 to 9 percentage points more than the level below. A cell says "
    "what the level is worth in a table of the level below, with half the 95 % interval and, in brackets, how many "
    "deals were played; with N players a deal is N + 1 games. The last column is the mean of all numbers of players "
    "that were."
)
LEAST, MOST = 4.0, 9.0
"""What a step should be worth, in percentage points."""
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


def blocks(folder: Path | None, *, seed: str = SEED, talk: bool = False, commit: str = "") -> list[Block]:
    """The dial of every game. `commit`: what its games were played at, if that is known."""
    page: list[Block] = [Heading(2, "Levels"), Paragraph(INTRODUCTION)]
    for name, kit in kits().items():
        rows = [["level", *(f"{players} players" for players in kit.players), "mean"]]
        rows.append([next(iter(kit.levels)).capitalize(), *["-"] * (len(kit.players) + 1)])
        kept = [_column(folder, name, players, seed, talk=talk) for players in kit.players]
        for level, *steps in zip(list(kit.levels)[1:], *kept, strict=True):
            found = [measured for measured, _ in steps if measured is not None]
            cells = [_cell(measured, is_stale=is_stale) for measured, is_stale in steps]
            rows.append([level.capitalize(), *cells, worth(_mean(found)) if found else "-"])
        page += [Heading(3, kit.title), Command(command(name, "N", seed, talk=talk)), Grid(rows)]
        if played := [measured for column in kept for measured, _ in column if measured is not None]:
            page.append(
                Paragraph(_summary(played, sum(map(len, kept))) + f" Played at commit {commit}." * bool(commit))
            )
        if any(STALE in cell for row in rows for cell in row):
            page.append(Paragraph(REMARK))
    return page


def _column(
    folder: Path | None, game: str, players: int, seed: str, *, talk: bool
) -> list[tuple[Measured | None, bool]]:
    """What is known of each step at one number of players, and whether code has changed since."""
    steps = steps_of(list(levels_at(game, players).values()))
    if folder is None:
        return [(None, False)] * len(steps)
    kept = DialFolder(folder, find(game), players, seed=seed, talk=talk)
    found = [kept.result(step) for step in steps]
    return [
        (measured, measured is not None and measured.code != fingerprint(game, tuple(step)))
        for step, measured in zip(steps, found, strict=True)
    ]


def _summary(played: Sequence[Measured], cells: int) -> str:
    """How many steps are within bounds, and how many may be."""
    inside = sum(LEAST <= measured.worth.mean <= MOST for measured in played)
    outside = sum(measured.worth.high < LEAST or measured.worth.low > MOST for measured in played)
    return (
        f"Steps that were played: {len(played)} of {cells}. Measured at {LEAST:g} to {MOST:g} points: {inside}. "
        f"With the whole interval outside these bounds: {outside}."
    )


def _cell(measured: Measured | None, *, is_stale: bool) -> str:
    return "-" if measured is None else f"{worth(measured)} ({measured.deals}){STALE * is_stale}"


def _mean(found: Sequence[Measured]) -> Measured:
    """All numbers of players together, each counting the same."""
    mean = fsum(measured.worth.mean for measured in found) / len(found)
    margin = hypot(*((measured.worth.high - measured.worth.low) / 2 for measured in found)) / len(found)
    deals = sum(measured.deals for measured in found)
    return Measured(deals, Estimate(mean, mean - margin, mean + margin), found[0].code)

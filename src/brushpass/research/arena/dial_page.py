"""The dial on the page docs/strength.md: for each game its levels and numbers of players."""

from collections.abc import Sequence
from math import fsum, hypot

from brushpass.games.kits import kits
from brushpass.research.arena.code import fingerprint
from brushpass.research.arena.dial import Measured, levels_at, steps_of
from brushpass.research.arena.estimate import Estimate
from brushpass.research.arena.ledger import Ledger, StepResult
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


def blocks(ledger: Ledger, *, seed: str = SEED, talk: bool = False) -> list[Block]:
    """The dial of every game."""
    page: list[Block] = [Heading(2, "Levels"), Paragraph(INTRODUCTION)]
    for name, kit in kits().items():
        rows = [["level", *(f"{players} players" for players in kit.players), "mean"]]
        rows.append([next(iter(kit.levels)).capitalize(), *["-"] * (len(kit.players) + 1)])
        columns = [_column(ledger, name, players, talk=talk) for players in kit.players]
        for level, *steps in zip(list(kit.levels)[1:], *columns, strict=True):
            found = [result.measured for result in steps if result is not None]
            rows.append([level.capitalize(), *map(_cell, steps), worth(_mean(found)) if found else "-"])
        page += [Heading(3, kit.title), Command(command(name, "N", seed, talk=talk)), Grid(rows)]
        if played := [result for column in columns for result in column if result is not None]:
            page.append(Paragraph(_summary(played, sum(map(len, columns)))))
        if any(STALE in cell for row in rows for cell in row):
            page.append(Paragraph(REMARK))
    return page


def _column(ledger: Ledger, game: str, players: int, *, talk: bool) -> list[StepResult | None]:
    """What is known of each step at one number of players."""
    known = ledger.steps(game, players, talk=talk)
    return [known.get(step) for step in steps_of(list(levels_at(game, players).values()))]


def _summary(played: Sequence[StepResult], cells: int) -> str:
    """How many steps are within bounds, how many may be, and at which commits they were played."""
    inside = sum(LEAST <= result.worth.mean <= MOST for result in played)
    outside = sum(result.worth.high < LEAST or result.worth.low > MOST for result in played)
    commits = list(dict.fromkeys(result.commit for result in played if result.commit))
    return (
        f"Steps that were played: {len(played)} of {cells}. Measured at {LEAST:g} to {MOST:g} points: {inside}. "
        f"With the whole interval outside these bounds: {outside}."
        + f" Played at commit {', '.join(commits)}."
        * bool(commits)
    )


def _cell(result: StepResult | None) -> str:
    if result is None:
        return "-"
    is_stale = result.code != fingerprint(result.game, tuple(result.step))
    return f"{worth(result.measured)} ({result.deals}){STALE * is_stale}"


def _mean(found: Sequence[Measured]) -> Measured:
    """All numbers of players together, each counting the same."""
    mean = fsum(measured.worth.mean for measured in found) / len(found)
    margin = hypot(*((measured.worth.high - measured.worth.low) / 2 for measured in found)) / len(found)
    deals = sum(measured.deals for measured in found)
    return Measured(deals, Estimate(mean, mean - margin, mean + margin), found[0].code)

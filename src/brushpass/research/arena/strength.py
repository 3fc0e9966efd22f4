"""The page of strength: a table for each gate with the command that prints it, and the levels that people see."""

import shlex
from collections.abc import Mapping, Sequence

from brushpass.games.kits import kits
from brushpass.research.arena.code import fingerprint
from brushpass.research.arena.gates import Measure, Measured, gates
from brushpass.research.arena.page import Block, Command, Grid, Heading, Paragraph
from brushpass.research.arena.report import PROTOCOL

PASSING = (
    "A gate is passed when the lower end of the interval reaches it. The code that is named below each table is the "
    "fingerprint of all that its games follow from: the rules, the minds that play, and the loop."
)
UNIT = {Measure.DIFFERENCE: "pp", Measure.BESIDE: "pp", Measure.SHARE: "%"}


def command(names: Sequence[str], deals: int | None, seed: str) -> str:
    """What to type for these gates."""
    words = ["brushpass", "arena", "strength", *names, "--seed", seed]
    return shlex.join(words + (["--deals", str(deals)] if deals else []))


def blocks(found: Mapping[str, Sequence[Measured]], *, deals: int | None, seed: str, is_whole: bool) -> list[Block]:
    """The page of the gates that were measured; levels only where all were."""
    page: list[Block] = []
    if is_whole:
        page += [Heading(1, "Strength"), Paragraph("Generated; do not edit. The whole page is written by")]
        page += [Command(command((), deals, seed) + " --page docs/strength.md"), Paragraph(PROTOCOL)]
        page.append(Paragraph(PASSING))
        page += _levels(found)
    for name, rows in [(name, rows) for name, rows in found.items() if rows]:
        page += [Heading(2, f"{name}: {gates()[name].title}"), Command(command((name,), deals, seed)), Grid(grid(rows))]
        page.append(Paragraph(f"Played by code {rows[0].code}{_since(rows[0])}."))
    if is_whole and (missing := _missing(found)):
        page += [Heading(2, "Not measured"), Paragraph("; ".join(missing) + ".")]
    return page


def _since(row: Measured) -> str:
    """Whether a gate's minds, or their game, are still those that played."""
    gate = gates()[row.gate]
    return "" if row.code == fingerprint(gate.game, gate.minds) else "; it has changed since"


def _missing(found: Mapping[str, Sequence[Measured]]) -> list[str]:
    """What the page lacks."""
    missing = []
    for name, gate in gates().items():
        rest = set(gate.needs) - {row.players for row in found.get(name, ())}
        if not gate.is_open:
            missing.append(f"{name}, {gate.title}: there is no such mind yet")
        elif rest:
            missing.append(f"{name}, {gate.title}: {', '.join(map(str, sorted(rest)))} players, not played yet")
    return missing


def grid(rows: Sequence[Measured]) -> list[list[str]]:
    """A row for each number of players."""
    unit = UNIT[gates()[rows[0].gate].measure]
    head = ["players", "deals", f"measured, {unit}", "lower 95 %", "upper 95 %", "needed", "passed"]
    return [head] + [
        [
            str(row.players),
            f"{row.deals:,}",
            f"{row.found.mean:+.1f}" if unit == "pp" else f"{row.found.mean:.1f}",
            f"{row.found.low:.2f}",
            f"{row.found.high:.2f}",
            f"{row.needed:g}",
            "yes" if row.passed else "no",
        ]
        for row in rows
    ]


def _levels(found: Mapping[str, Sequence[Measured]]) -> list[Block]:
    """Which mind each level is, and what it is worth in a table of the level below."""
    by_duel = {(gates()[name].game, gates()[name].candidate, gates()[name].table): rows for name, rows in found.items()}
    page: list[Block] = [Heading(2, "Levels"), Paragraph("What people are shown, from the weakest to the strongest.")]
    for game, kit in kits().items():
        rows, below = [["level", f"mind ({game})", "in a table of the level below"]], ""
        for level, mind in kit.levels.items():
            worth = by_duel.get((game, mind, below), ())
            rows.append([level.capitalize(), mind, ", ".join(map(_worth, worth)) or "-"])
            below = mind
        page.append(Grid(rows))
    return page


def _worth(row: Measured) -> str:
    unit = UNIT[gates()[row.gate].measure]
    mean = f"{row.found.mean:+.1f}" if unit == "pp" else f"{row.found.mean:.1f}"
    return f"{mean} {unit} ({row.players} players)"

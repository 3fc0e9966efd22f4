"""The page docs/strength.md: a table for each gate with the command that prints it, and the levels that people see."""

import shlex
from collections.abc import Mapping, Sequence

from brushpass.games.kits import kits
from brushpass.research.arena.code import fingerprint
from brushpass.research.arena.gates import GateResult, Measure, gates
from brushpass.research.arena.page import Block, Command, Grid, Heading, Paragraph
from brushpass.research.arena.report import PROTOCOL

PASSING = (
    "A gate is passed when the lower end of the interval reaches it. The code that is named below each table is the "
    "fingerprint of all that its games follow from: the rules, the minds that play, and the loop."
)
STEPS = (
    "What people are shown, from the weakest to the strongest. Levels are tuned to lie 4 to 9 percentage points apart, "
    "each in a table of the level below. A step's gate asks only that it rises, with the lower end of its interval "
    "above 0: where that is not shown, the sections below say so."
)
UNIT = {Measure.DIFFERENCE: "pp", Measure.BESIDE: "pp", Measure.SHARE: "%"}


def command(names: Sequence[str], deals: int | None, seed: str, *, talk: bool = False) -> str:
    """The command that measures these gates."""
    words = ["brushpass", "arena", "strength", *names, "--seed", seed]
    return shlex.join(words + (["--deals", str(deals)] if deals else []) + ["--talk"] * talk)


def blocks(
    results: Mapping[str, Sequence[GateResult]], *, deals: int | None, seed: str, is_whole: bool, talk: bool = False
) -> list[Block]:
    """The page of the gates that were measured; with the levels only if all were."""
    page: list[Block] = []
    if is_whole:
        page += [Heading(1, "Strength"), Paragraph("Generated; do not edit. The whole page is written by")]
        page += [Command(command((), deals, seed, talk=talk) + " --page docs/strength.md"), Paragraph(PROTOCOL)]
        page.append(Paragraph(PASSING))
        page += _levels(results)
    for name, rows in [(name, rows) for name, rows in results.items() if rows]:
        page += [
            Heading(2, f"{name}: {gates()[name].title}"),
            Command(command((name,), deals, seed, talk=talk)),
            Grid(grid(rows)),
        ]
        page.append(Paragraph(f"Played by code {rows[0].code}{_since(rows[0])}."))
    if is_whole and (missing := _missing(results)):
        page += [Heading(2, "Not measured"), Paragraph("; ".join(missing) + ".")]
    return page


def _since(row: GateResult) -> str:
    """A remark if the gate's minds, or their game, have changed since the games were played."""
    gate = gates()[row.gate]
    return "" if row.code == fingerprint(gate.game, gate.minds) else "; it has changed since"


def _missing(results: Mapping[str, Sequence[GateResult]]) -> list[str]:
    """Gates, or numbers of players, that were not measured."""
    missing = []
    for name, gate in gates().items():
        rest = set(gate.needs) - {row.players for row in results.get(name, ())}
        if not gate.is_open:
            missing.append(f"{name}, {gate.title}: there is no such mind yet")
        elif rest:
            missing.append(f"{name}, {gate.title}: {', '.join(map(str, sorted(rest)))} players, not played yet")
    return missing


def grid(rows: Sequence[GateResult]) -> list[list[str]]:
    """A row for each number of players."""
    unit = UNIT[gates()[rows[0].gate].measure]
    head = ["players", "deals", f"measured, {unit}", "lower 95 %", "upper 95 %", "needed", "passed"]
    return [head] + [
        [
            str(row.players),
            f"{row.deals:,}",
            f"{row.measured.mean:+.1f}" if unit == "pp" else f"{row.measured.mean:.1f}",
            f"{row.measured.low:.2f}",
            f"{row.measured.high:.2f}",
            f"{row.needed:g}",
            "yes" if row.passed else "no",
        ]
        for row in rows
    ]


def _levels(results: Mapping[str, Sequence[GateResult]]) -> list[Block]:
    """Which mind each level is, and what it is worth in a table of the level below."""
    by_duel = {}
    for name, gate_results in results.items():
        gate = gates()[name]
        by_duel[gate.game, gate.candidate, gate.table] = gate_results
    page: list[Block] = [Heading(2, "Levels"), Paragraph(STEPS)]
    for game, kit in kits().items():
        rows, below = [["level", f"mind ({game})", "in a table of the level below"]], ""
        for level, mind in kit.levels.items():
            worth = by_duel.get((game, mind, below), ())
            rows.append([level.capitalize(), mind, ", ".join(map(_worth, worth)) or "-"])
            below = mind
        page.append(Grid(rows))
    return page


def _worth(row: GateResult) -> str:
    unit = UNIT[gates()[row.gate].measure]
    mean = f"{row.measured.mean:+.1f}" if unit == "pp" else f"{row.measured.mean:.1f}"
    return f"{mean} {unit} ({row.players} players)"

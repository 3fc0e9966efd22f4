"""The page docs/strength.md: the levels that people see, how often they err, and each gate with its command."""

import shlex
from collections.abc import Mapping, Sequence
from random import Random

from brushpass.core.seats import Seat
from brushpass.minds.registry import find
from brushpass.minds.talker import Talker
from brushpass.research.arena.code import fingerprint
from brushpass.research.arena.dial_page import REMARK, STALE
from brushpass.research.arena.gates import Gate, GateResult, Measure, gates
from brushpass.research.arena.page import Block, Command, Grid, Heading, Paragraph
from brushpass.research.arena.report import PROTOCOL

PASSING = (
    "A gate is passed when the lower end of the interval reaches it. With talk on, all minds that can talk make claims "
    "and hear those of the others; where nobody but the candidate can talk, that changes nothing, and the gate is "
    "played without. The last column has the fingerprint of the code that the games follow from (the rules, the minds "
    "that play, and the loop) and the commit, if it is known."
)
GENERATED = (
    "Generated; do not edit. Figures are kept in `docs/strength.jsonl`, a line each, and measured anew one by one. All "
    "of them, and this page, are made by"
)
ELSEWHERE = (
    "[cross-play.md](cross-play.md) has a matrix of minds at every number of players, "
    "[exploitability.md](exploitability.md) what others gain on the strongest mind, [training.md](training.md) what "
    "trained best responses gain on a trained mind, [review.md](review.md) whether a review's chances come true, and "
    "[minds.md](minds.md) how the levels were placed and what it is worth to hear a speaker."
)
LEDGER = "docs/strength.jsonl"
UNIT = {Measure.DIFFERENCE: "pp", Measure.BESIDE: "pp", Measure.SHARE: "%"}


def command(name: str, deals: int | None, seed: str, *, talk: bool = False) -> str:
    """The command that measures this gate."""
    words = ["brushpass", "arena", "strength", name, "--seed", seed]
    return shlex.join(words + (["--deals", str(deals)] if deals else []) + ["--talk"] * talk)


def whole_page(seed: str) -> str:
    """The commands that play every gate and write the whole page."""
    words = f"brushpass arena strength --seed {shlex.quote(seed)}"
    lines = [f"{words} {more} --ledger {LEDGER}" for more in ("--out FOLDER", "--talk --out FOLDER")]
    lines.append(f"brushpass arena dial GAME --players N --out FOLDER --ledger {LEDGER}")
    lines.append(f"brushpass arena blunders GAME --players N --among LEVEL --copies C --deals D --ledger {LEDGER}")
    return "\n".join((*lines, f"brushpass arena strength --kept --ledger {LEDGER} --page docs/strength.md"))


def blocks(
    results: Mapping[str, Sequence[GateResult]],
    *,
    seed: str,
    is_whole: bool,
    levels: Sequence[Block] = (),
    errors: Sequence[Block] = (),
    costs: Sequence[Block] = (),
) -> list[Block]:
    """The gates that were measured; with levels, their errors, costs and what is elsewhere only on the whole page."""
    page: list[Block] = []
    if is_whole:
        page += [Heading(1, "Strength"), Paragraph(GENERATED)]
        page += [Command(whole_page(seed)), Paragraph(PROTOCOL), Paragraph(PASSING)]
        page += [*levels, *errors]
    for name, rows in [(name, rows) for name, rows in results.items() if rows]:
        page += [Heading(2, f"{name}: {gates()[name].title}"), Command(_commands(rows, seed)), Grid(grid(rows))]
        if any(map(_is_stale, rows)):
            page.append(Paragraph(REMARK))
    if is_whole:
        if missing := _missing(results):
            page += [Heading(2, "Not measured"), Paragraph("; ".join(missing) + ".")]
        page += [Heading(2, "What a decision costs"), *costs, Heading(2, "Elsewhere"), Paragraph(ELSEWHERE)]
    return page


def _commands(rows: Sequence[GateResult], seed: str) -> str:
    """The commands behind the rows of one gate: without talk, with it, or both."""
    name = rows[0].gate
    played = dict.fromkeys((row.talk, row.deals) for row in rows)
    lines = (command(name, None if deals == gates()[name].deals else deals, seed, talk=talk) for talk, deals in played)
    return "\n".join(lines)


def _played(row: GateResult) -> str:
    """Which code played, at which commit if that is known, and a mark if it has changed since."""
    return f"{row.code}{f' at {row.commit}' * bool(row.commit)}{STALE * _is_stale(row)}"


def _is_stale(row: GateResult) -> bool:
    """Whether the gate's minds, or their game, have changed since the games were played."""
    gate = gates()[row.gate]
    return row.code != fingerprint(gate.game, gate.minds)


def _missing(results: Mapping[str, Sequence[GateResult]]) -> list[str]:
    """Gates, or numbers of players, that were not measured, without talk or with it."""
    missing = []
    for name, gate in gates().items():
        if not gate.is_open:
            missing.append(f"{name}: there is no such mind yet")
            continue
        for talk in (False, True) if _can_talk(gate) else (False,):
            rest = set(gate.needs) - {row.players for row in results.get(name, ()) if row.talk == talk}
            if rest:
                players = ", ".join(map(str, sorted(rest)))
                missing.append(f"{name} {'with' if talk else 'without'} talk: {players} players")
    return missing


def _can_talk(gate: Gate) -> bool:
    """Whether the minds that the candidate meets can talk: if not, nobody hears what it says."""
    return isinstance(find(gate.table)(gate.game, Seat(0), Random(0)), Talker)


def grid(rows: Sequence[GateResult]) -> list[list[str]]:
    """A row for each number of players, without talk and with it."""
    unit = UNIT[gates()[rows[0].gate].measure]
    head = ["players", "talk", "deals", f"measured, {unit}", "lower 95 %", "upper 95 %", "needed", "passed", "code"]
    return [head] + [
        [
            str(row.players),
            "on" if row.talk else "off",
            f"{row.deals:,}",
            f"{row.measured.mean:+.1f}" if unit == "pp" else f"{row.measured.mean:.1f}",
            f"{row.measured.low:.2f}",
            f"{row.measured.high:.2f}",
            f"{row.needed:g}",
            "yes" if row.passed else "no",
            _played(row),
        ]
        for row in sorted(rows, key=lambda row: (row.players, row.talk))
    ]

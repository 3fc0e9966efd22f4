"""Whether chances come true: what was judged compared with what happened, in tenths, as tables and as curves.

Decisions of one game share its end, so an interval counts games and not decisions.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

TENTHS: Final = 10
LEAST: Final = 100
"""A tenth with fewer cases is left out of the curves and of the count of those that are off."""
NEAR: Final = 0.03
"""How far what happens may be from what was judged."""
Z_95: Final = 1.96
SIDE, GAP, TOP = 180, 34, 46
INK, PALE, GRID = "#222", "#777", "#ddd"
SERIES: Final = ("#2b5d8a", "#b5452c", "#5f8a3c", "#8a6d2b", "#6a4a8c", "#3c8a86", "#999999", "#444444", "#c08080")


class Case(NamedTuple):
    """One decision of one game."""

    table: str
    """Who played: one level, or a mixture."""
    kind: str
    """What kind of decision it was."""
    game: int
    judged: float
    won: bool


class Share(NamedTuple):
    """Some cases together."""

    cases: int
    judged: float
    happened: float
    margin: float
    """Half the 95 % interval of what happened."""

    @property
    def is_off(self) -> bool:
        """Whether it is more than `NEAR` off, beyond chance."""
        return abs(self.judged - self.happened) > NEAR + self.margin


def share(cases: Sequence[Case]) -> Share:
    """What was judged and what happened, on average."""
    judged = np.array([case.judged for case in cases])
    won = np.array([case.won for case in cases], float)
    _, games = np.unique([f"{case.table} {case.game}" for case in cases], return_inverse=True)
    spread = np.bincount(games, won - won.mean())
    margin = Z_95 * float(np.sqrt((spread**2).sum())) / len(cases)
    return Share(len(cases), float(judged.mean()), float(won.mean()), margin)


def tenths(cases: Iterable[Case]) -> dict[int, Share]:
    """The same for each tenth of the judged chances that has cases."""
    parts: dict[int, list[Case]] = {}
    for case in cases:
        parts.setdefault(min(int(case.judged * TENTHS), TENTHS - 1), []).append(case)
    return {tenth: share(parts[tenth]) for tenth in sorted(parts)}


def rows(cases: Sequence[Case]) -> Iterator[str]:
    """A line of a table for each kind: all cases, then each tenth."""
    for kind, found in _by(cases, "kind").items():
        whole, parts = share(found), tenths(found)
        cells = [_cell(parts.get(tenth)) for tenth in range(TENTHS)]
        yield f"| {kind} | {whole.cases:,} | {_cell(whole)} | {' | '.join(cells)} |"


def heading() -> Iterator[str]:
    """The head of the table of `rows`."""
    yield f"| decision | cases | all | {' | '.join(f'{10 * tenth}-{10 * tenth + 10}' for tenth in range(TENTHS))} |"
    yield "|---" * (TENTHS + 3) + "|"


def summaries(cases: Sequence[Case]) -> Iterator[str]:
    """A line for each table and kind: the means, and how many tenths with enough cases are more than `NEAR` off."""
    yield f"| table | decision | cases | judged → happened, % | tenths | off by more than {100 * NEAR:.0f} |"
    yield "|---|---|---|---|---|---|"
    for table, of_table in _by(cases, "table").items():
        for kind, found in _by(of_table, "kind").items():
            parts = [part for part in tenths(found).values() if part.cases >= LEAST]
            off = sum(part.is_off for part in parts)
            yield f"| {table} | {kind} | {len(found):,} | {_cell(share(found))} | {len(parts)} | {off} |"


def picture(title: str, cases: Sequence[Case]) -> str:
    """The curves of every table, beside each other for each kind of decision, as SVG."""
    kinds, tables = _by(cases, "kind"), list(_by(cases, "table"))
    inks = dict(zip(tables, SERIES, strict=False))
    width, height = GAP + (SIDE + GAP) * len(kinds), TOP + SIDE + GAP + 18 * ((len(tables) + 2) // 3)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="11"><title>{escape(title)}</title>',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text x="{GAP}" y="20" font-size="14" fill="{INK}">{escape(title)}</text>',
    ]
    for number, (kind, found) in enumerate(kinds.items()):
        parts += _panel(GAP + number * (SIDE + GAP), kind, _by(found, "table"), inks)
    for number, table in enumerate(tables):
        x, y = GAP + number % 3 * 180, TOP + SIDE + GAP + 6 + number // 3 * 18
        parts.append(f'<rect x="{x}" y="{y - 8}" width="14" height="4" fill="{inks[table]}"/>')
        parts.append(f'<text x="{x + 20}" y="{y}" fill="{INK}">{escape(table)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def put(page: Path, part: str, lines: Iterable[str]) -> None:
    """Replace one generated part of a page. It lies between two comments that name it."""
    text = page.read_text(encoding="utf-8")
    begin, end = f"<!-- generated: {part} -->\n", f"<!-- end: {part} -->"
    before, rest = text.split(begin)
    _, after = rest.split(end)
    page.write_text("".join((before, begin, *(f"{line}\n" for line in lines), end, after)), encoding="utf-8")


def _panel(left: int, kind: str, tables: Mapping[str, Sequence[Case]], inks: Mapping[str, str]) -> Iterator[str]:
    """What happened (upwards) against what was judged (to the right); on the line they are the same."""
    base = TOP + SIDE
    yield f'<text x="{left}" y="{TOP - 6}" fill="{PALE}">{escape(kind)}</text>'
    yield f'<rect x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE}" fill="none" stroke="{GRID}"/>'
    yield f'<path d="M{left} {base}L{left + SIDE} {TOP}" stroke="{PALE}" stroke-dasharray="3 3"/>'
    for mark in (0, 50, 100):
        yield f'<text x="{left + mark * SIDE // 100}" y="{base + 14}" text-anchor="middle" fill="{PALE}">{mark}</text>'
        yield f'<text x="{left - 4}" y="{base - mark * SIDE // 100 + 4}" text-anchor="end" fill="{PALE}">{mark}</text>'
    for table, found in tables.items():
        shares = [part for part in tenths(found).values() if part.cases >= LEAST]
        places = [f"{left + part.judged * SIDE:.1f} {base - part.happened * SIDE:.1f}" for part in shares]
        if places:
            yield f'<path d="M{"L".join(places)}" fill="none" stroke="{inks[table]}" stroke-width="1.5"/>'
        for place in places:
            x, y = place.split()
            yield f'<circle cx="{x}" cy="{y}" r="2.5" fill="{inks[table]}"/>'


def _cell(part: Share | None) -> str:
    if part is None:
        return ""
    return f"{100 * part.judged:.1f} → {100 * part.happened:.1f} ±{100 * part.margin:.1f}"


def _by(cases: Iterable[Case], field: str) -> dict[str, list[Case]]:
    """The cases by one of their fields, in the order in which its values first come."""
    found: dict[str, list[Case]] = {}
    for case in cases:
        found.setdefault(getattr(case, field), []).append(case)
    return found

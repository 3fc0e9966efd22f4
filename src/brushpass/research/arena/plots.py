"""Plots as SVG text: whiskers, bars and a matrix. They are small enough for the repository, and need no package."""

import math
from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from brushpass.research.arena.estimate import Estimate

WIDTH: Final = 640
LEFT: Final = 190
RIGHT: Final = 90
ROW: Final = 24
TOP: Final = 40
INK: Final = "#222"
PALE: Final = "#777"
GRID: Final = "#ddd"
SERIES: Final = ("#2b5d8a", "#b5452c", "#5f8a3c", "#8a6d2b", "#6a4a8c", "#3c8a86", "#999999", "#444444")


def _text(x: float, y: float, words: str, *, anchor: str = "start", ink: str = INK, size: int = 12) -> str:
    position = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {position} fill="{ink}" font-size="{size}">{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, ink: str, width: float = 1) -> str:
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{ink}" stroke-width="{width}"/>'


def _box(x: float, y: float, width: float, height: float, ink: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{ink}"/>'


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" role="img" '
        f'font-family="system-ui, sans-serif"><title>{escape(title)}</title>'
    )
    return "\n".join([head, _box(0, 0, WIDTH, height, "#fff"), _text(12, 22, title, size=14), *parts, "</svg>", ""])


def whiskers(title: str, rows: Mapping[str, Estimate], *, unit: str, mark: float = 0.0) -> str:
    """A dot and its interval for each row, beside a line at `mark`."""
    low = min(mark, *(row.low for row in rows.values()))
    high = max(mark, *(row.high for row in rows.values()))
    scale = (WIDTH - LEFT - RIGHT) / ((high - low) or 1)
    bottom = TOP + ROW * len(rows)

    def across(value: float) -> float:
        return LEFT + (value - low) * scale

    parts = [_line(across(mark), TOP, across(mark), bottom, PALE)]
    for at, (label, row) in enumerate(rows.items()):
        y = TOP + ROW * (at + 0.5)
        parts.append(_text(LEFT - 10, y + 4, label, anchor="end"))
        parts.append(_line(across(row.low), y, across(row.high), y, SERIES[0], 2))
        parts.append(f'<circle cx="{across(row.mean):.1f}" cy="{y:.1f}" r="4" fill="{SERIES[0]}"/>')
        parts.append(_text(WIDTH - 12, y + 4, f"{row.mean:.1f} {unit}", anchor="end"))
    return _svg(title, bottom + 12, parts)


def _step(least: float) -> float:
    """The smallest round number that is at least this one."""
    power = 10.0 ** math.floor(math.log10(least)) if least > 0 else 1.0
    return next(step * power for step in (1, 2, 2.5, 5, 10) if step * power >= least)


def bars(title: str, groups: Mapping[str, Mapping[str, float]], *, unit: str = "%") -> str:
    """Bars side by side for each group, one colour for each name."""
    names = list(dict.fromkeys(name for group in groups.values() for name in group))
    ink = dict(zip(names, SERIES, strict=False))
    step = _step(max(value for group in groups.values() for value in group.values()) / 4)
    top = 4 * step
    left, bottom, base = 44, 240, 210
    room = (WIDTH - left - 12) / len(groups)
    parts = []
    for mark in range(5):
        y = base - mark * (base - TOP - 20) / 4
        parts += [_line(left, y, WIDTH - 12, y, GRID), _text(left - 6, y + 4, f"{mark * step:g}", anchor="end")]
    for at, (label, group) in enumerate(groups.items()):
        wide = room * 0.8 / len(group)
        for place, (name, value) in enumerate(group.items()):
            height = value / top * (base - TOP - 20)
            parts.append(_box(left + room * (at + 0.1) + wide * place, base - height, wide * 0.9, height, ink[name]))
        parts.append(_text(left + room * (at + 0.5), base + 16, label, anchor="middle"))
    for at, name in enumerate(names):
        x = left + at * (WIDTH - left - 12) / len(names)
        parts += [_box(x, bottom, 10, 10, ink[name]), _text(x + 14, bottom + 10, name, size=11)]
    return _svg(f"{title} ({unit})", bottom + 22, parts)


def matrix(title: str, names: Sequence[str], cells: Mapping[tuple[str, str], float]) -> str:
    """A number for each row and column: the darker, the further above 0 or, in red, below it."""
    size = (WIDTH - LEFT - 12) / len(names)
    most = max(abs(value) for value in cells.values()) or 1
    parts = [_text(LEFT + size * (at + 0.5), TOP + 14, name, anchor="middle") for at, name in enumerate(names)]
    for down, row in enumerate(names):
        y = TOP + 22 + 34 * down
        parts.append(_text(LEFT - 10, y + 21, row, anchor="end"))
        for at, column in enumerate(names):
            if (row, column) in cells:
                value = cells[row, column]
                shade = f'fill-opacity="{0.08 + 0.6 * abs(value) / most:.2f}"'
                box = _box(LEFT + size * at, y, size - 2, 32, SERIES[0] if value >= 0 else SERIES[1])
                parts.append(box.replace("/>", f" {shade}/>"))
                parts.append(_text(LEFT + size * (at + 0.5), y + 21, f"{value:+.1f}", anchor="middle"))
    return _svg(title, TOP + 34 + 34 * len(names), parts)

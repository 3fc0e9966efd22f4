"""A page of headings, paragraphs, commands, tables and plots, as Markdown or as one HTML file."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

STYLE = """\
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222 }
table { border-collapse: collapse } th, td { padding: .2rem .7rem; text-align: left; border-bottom: 1px solid #ddd }
pre { background: #f4f4f4; padding: .6rem; overflow-x: auto } svg { max-width: 100%; height: auto }"""


class Heading(NamedTuple):
    """A heading; 1 is the title."""

    level: int
    text: str


class Paragraph(NamedTuple):
    """Plain words."""

    text: str


class Command(NamedTuple):
    """A command to type."""

    line: str


class Grid(NamedTuple):
    """A table; the first row has the names of the columns."""

    rows: Sequence[Sequence[str]]


class Plot(NamedTuple):
    """A picture, and the name of its file."""

    name: str
    title: str
    svg: str


Block = Heading | Paragraph | Command | Grid | Plot


def markdown(blocks: Sequence[Block], plots: str) -> str:
    """The page as Markdown; its plots are in the folder `plots` beside it."""
    return "\n\n".join(_markdown(block, plots) for block in blocks) + "\n"


def _markdown(block: Block, plots: str) -> str:
    match block:
        case Heading(level, text):
            return f"{'#' * level} {text}"
        case Paragraph(text):
            return text
        case Command(line):
            return f"```\n{line}\n```"
        case Grid(rows):
            head, *body = [f"| {' | '.join(row)} |" for row in rows]
            return "\n".join([head, "|" + "---|" * len(rows[0]), *body])
        case Plot(name, title, _):
            return f"![{title}]({plots}/{name}.svg)"


def html(blocks: Sequence[Block]) -> str:
    """The page as one HTML file with its plots inside."""
    title = next(block.text for block in blocks if isinstance(block, Heading))
    head = f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
    body = "\n".join(map(_html, blocks))
    return f"{head}\n<style>\n{STYLE}\n</style></head><body>\n{body}\n</body></html>\n"


def _html(block: Block) -> str:
    match block:
        case Heading(level, text):
            return f"<h{level}>{escape(text)}</h{level}>"
        case Paragraph(text):
            return f"<p>{escape(text)}</p>"
        case Command(line):
            return f"<pre>{escape(line)}</pre>"
        case Grid(rows):
            head = "".join(f"<th>{escape(cell)}</th>" for cell in rows[0])
            body = "\n".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows[1:])
            return f"<table><tr>{head}</tr>\n{body}</table>"
        case Plot(_, _, svg):
            return f"<figure>{svg}</figure>"


def kept_block(file: Path, name: str) -> list[Block]:
    """A block that another measurement wrote into this page, with its marks, or empty to be written."""
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    _, _, rest = file.read_text(encoding="utf-8").partition(begin) if file.exists() else ("", "", "")
    return [Paragraph(f"{begin}\n{rest.partition(end)[0].strip()}\n{end}")]


def write_plots(blocks: Sequence[Block], folder: Path) -> None:
    """Write every plot of the page to a file."""
    for block in blocks:
        if isinstance(block, Plot):
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{block.name}.svg").write_text(block.svg, encoding="utf-8")

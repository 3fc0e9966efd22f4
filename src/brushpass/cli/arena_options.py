"""Options that several measurements of `brushpass arena` share, and how their results are published."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from brushpass.cli.options import positive, word
from brushpass.clients.terminal.text import typed_number
from brushpass.core.errors import BadSetup
from brushpass.core.game import AnyGame
from brushpass.research.arena import page
from brushpass.research.arena.study import Workers

ALL: Final = "all"


def add_talk(parser: argparse.ArgumentParser) -> None:
    """Add whether minds talk."""
    parser.add_argument("--talk", action="store_true", help="let minds make claims, and hear those of the others")


def add_common(parser: argparse.ArgumentParser, seed: str | None) -> None:
    """Add the arguments of every measurement."""
    default = "random" if seed is None else seed
    parser.add_argument(
        "--seed",
        type=word,
        metavar="S",
        default=seed,
        help=f"any word; everything follows from it (default: {default})",
    )
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    parser.add_argument(
        "--processes", type=positive, default=cores, metavar="P", help=f"processes that play (default here: {cores})"
    )
    parser.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster; local starts one on this machine")
    parser.add_argument(
        "--out", type=Path, metavar="FOLDER", help="save games and report here, and continue from there"
    )


def add_ledger(parser: argparse.ArgumentParser, remark: str = "") -> None:
    """Add where results are noted. `remark`: what the option asks for besides."""
    told = f"note the results in this file, in place of older ones{remark}"
    parser.add_argument("--ledger", type=Path, metavar="FILE", help=told)
    parser.add_argument("--commit", type=word, default="", metavar="C", help="the commit that plays, for the ledger")


def workers_of(arguments: argparse.Namespace) -> Workers:
    """Who plays, as the options say."""
    return Workers(arguments.processes, arguments.ray)


def players_of(game: AnyGame, text: str) -> tuple[int, ...]:
    """The numbers of players that an option names, each once; `all` names every one."""
    if text == ALL:
        return tuple(game.players)
    numbers = tuple(number for word in text.split(",") if (number := typed_number(word)) is not None)
    if len(set(numbers)) <= text.count(","):
        raise BadSetup(f"players are numbers, each once, or {ALL!r}, got {text!r}")
    return numbers


def publish(blocks: Sequence[page.Block], file: str | None) -> None:
    """Print a page, or write it with its plots."""
    if file is None:
        sys.stdout.write(page.markdown(blocks, "."))
        return
    path = Path(file)
    path.write_text(page.markdown(blocks, path.stem), encoding="utf-8")
    page.write_plots(blocks, path.with_suffix(""))

"""Erase what one person wrote at a table, or a whole table with its finished games. There is no way back."""

import argparse
import asyncio
import os
from typing import Final

from brushpass.cli.failure import Failure
from brushpass.cli.options import word
from brushpass.store.choose import from_url
from brushpass.store.contract import StoreError
from brushpass.table.codes import tidy_code
from brushpass.table.erasure import erase_person, erase_table

NAME: Final = "erase"
HELP: Final = "erase a person's data, or a table"
EXAMPLES: Final = """\
examples:
  brushpass erase person BAMI-ROTU --name Ann
  brushpass erase table BAMI-ROTU --data /var/lib/brushpass

person replaces the names of everybody who was ever called NAME at the table by code names, and what they said and
claimed by a mark, in the table's log and in the records of its finished games. Their choices stay, because the games
belong to the others too. table drops the log and the records. The server may be running. Backups are not changed.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `erase`."""
    parser.add_argument("what", choices=("person", "table"), metavar="WHAT", help="person or table")
    parser.add_argument("code", type=word, metavar="CODE", help="the code of the table")
    parser.add_argument("--name", type=word, metavar="NAME", help="any name that the person had at the table")
    parser.add_argument("--data", type=word, metavar="PATH", help="the server's store (default: as for serve)")


def run(arguments: argparse.Namespace) -> int:
    """The exit code, after the data is erased."""
    if (arguments.what == "person") != bool(arguments.name):
        raise Failure("usage", "erase person needs --name NAME; erase table takes none")
    try:
        return asyncio.run(_run(arguments))
    except StoreError as error:
        raise Failure(error.code, str(error)) from None


async def _run(arguments: argparse.Namespace) -> int:
    store = from_url(arguments.data or os.environ.get("DATABASE_URL") or None, create=False)
    code, name = tidy_code(arguments.code), (arguments.name or "").strip().casefold()
    await store.open()
    try:
        if arguments.what == "table":
            await erase_table(store, code)
            print(f"erased: table {code}")
        else:
            erased = await erase_person(store, code, lambda stay: name in {known.casefold() for known in stay.names})
            print(f"erased: {erased.entries} entries, {erased.records} games")
    finally:
        await store.close()
    return 0

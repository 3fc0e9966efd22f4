"""The finished games of a store: list them, export them, or drop old games and idle tables."""

import argparse
import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator
from typing import Final

from brushpass.cli.failure import Failure
from brushpass.cli.files import writing
from brushpass.cli.options import days, word
from brushpass.store.choose import from_url
from brushpass.store.contract import SavedRecord, Store, StoreError

NAME: Final = "records"
HELP: Final = "list or export the finished games of a server, or drop old ones"
EXAMPLES: Final = """\
examples:
  brushpass records list
  brushpass records export --out games.jsonl --data /var/lib/brushpass
  brushpass records prune --older-than 90

prune does once what serve --retention does every hour: it drops games that ended more than DAYS days ago, and tables,
finished or not, that nobody has visited or played at for as long. It also gives their space back to the disk. The
server may be running.
"""
PAGE: Final = 200
"""How many records are read at once."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `records`."""
    parser.add_argument("what", choices=("list", "export", "prune"), metavar="WHAT", help="list, export or prune")
    parser.add_argument("--data", type=word, metavar="PATH", help="the server's store (default: as for serve)")
    parser.add_argument("--out", default="-", metavar="FILE", help="where to export to (default: -, which is stdout)")
    parser.add_argument("--force", action="store_true", help="write over FILE if it exists")
    parser.add_argument(
        "--older-than", type=days, metavar="DAYS", help="how old games and idle tables must be to be pruned; at least 1"
    )


def run(arguments: argparse.Namespace) -> int:
    """The exit code, after the records are listed, exported or pruned."""
    if arguments.what == "prune" and not arguments.older_than:  # a table that moved within a day may be in use
        raise Failure("usage", "prune needs --older-than DAYS, at least 1")
    try:
        return asyncio.run(_run(arguments))
    except StoreError as error:
        raise Failure(error.code, str(error)) from None


async def _run(arguments: argparse.Namespace) -> int:
    store = from_url(arguments.data or os.environ.get("DATABASE_URL") or None, create=False)
    await store.open()
    try:
        if arguments.what == "prune":
            dropped = await store.prune(time.time() - arguments.older_than * 86_400)
            await store.compact()
            print(f"dropped: {dropped.records} games, {dropped.tables} tables")
        elif arguments.what == "export":
            with writing(arguments.out, force=arguments.force) as out:
                assert out is not None
                async for saved in _all(store):
                    out.write(saved.record + b"\n")
        else:
            async for saved in _all(store):
                when = time.strftime("%Y-%m-%d %H:%M", time.localtime(saved.finished_at))
                print(f"{when}  {saved.table}  game {saved.round_number}  {saved.game}, {saved.players} players")
    finally:
        await store.close()
    sys.stdout.flush()
    return 0


async def _all(store: Store) -> AsyncIterator[SavedRecord]:
    after = 0
    while page := await store.records(after=after, limit=PAGE):
        for saved in page:
            yield saved
        after = page[-1].id

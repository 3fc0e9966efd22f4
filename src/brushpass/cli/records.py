"""The finished games of a store: list them, write them out, or drop old ones."""

import argparse
import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator
from typing import Final

from brushpass.cli.failure import Failure
from brushpass.cli.files import writing
from brushpass.cli.options import natural
from brushpass.store.choose import from_url
from brushpass.store.contract import KeptRecord, Store, StoreError

NAME: Final = "records"
HELP: Final = "list, export or prune the finished games of a server"
EXAMPLES: Final = """\
examples:
  brushpass records list
  brushpass records export --out games.jsonl --data /var/lib/brushpass
  brushpass records prune --older-than 90
"""
PAGE: Final = 200


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words of `records`."""
    parser.add_argument("what", choices=("list", "export", "prune"), metavar="WHAT", help="list, export or prune")
    parser.add_argument("--data", metavar="PATH", help="the server's store (default: as for serve)")
    parser.add_argument("--out", default="-", metavar="FILE", help="where to export to (default: - is stdout)")
    parser.add_argument("--force", action="store_true", help="write over FILE if it exists")
    parser.add_argument("--older-than", type=natural, metavar="DAYS", help="what to prune")


def run(arguments: argparse.Namespace) -> int:
    """Do what was asked."""
    if arguments.what == "prune" and arguments.older_than is None:
        raise Failure("usage", "prune needs --older-than DAYS")
    try:
        return asyncio.run(_run(arguments))
    except StoreError as error:
        raise Failure(error.code, str(error)) from None


async def _run(arguments: argparse.Namespace) -> int:
    store = from_url(arguments.data or os.environ.get("DATABASE_URL") or None)
    await store.open()
    try:
        if arguments.what == "prune":
            dropped = await store.prune(time.time() - arguments.older_than * 86_400)
            print(f"{dropped} dropped")
        elif arguments.what == "export":
            with writing(arguments.out, force=arguments.force) as out:
                assert out is not None
                async for kept in _all(store):
                    out.write(kept.record + b"\n")
        else:
            async for kept in _all(store):
                when = time.strftime("%Y-%m-%d %H:%M", time.localtime(kept.finished_at))
                print(f"{when}  {kept.table}  game {kept.game_number}  {kept.game}, {kept.players} players")
    finally:
        await store.close()
    sys.stdout.flush()
    return 0


async def _all(store: Store) -> AsyncIterator[KeptRecord]:
    after = 0
    while page := await store.records(after=after, limit=PAGE):
        for kept in page:
            yield kept
        after = page[-1].id

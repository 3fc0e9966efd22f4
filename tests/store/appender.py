"""A process that appends to a store until it is stopped: python -m tests.store.appender ADDRESS NAME TABLES [APPENDS].

It prints `table number body` for every entry that was acknowledged, and nothing that was not.
"""

import asyncio
import os
import sys

from brushpass.store.choose import from_url
from brushpass.store.contract import Conflict, StoredEntry


async def main(address: str, name: str, tables: str, appends: str = "1000000000") -> None:
    store = from_url(address)
    await store.open()
    print("ready", flush=True)

    async def play(table: str) -> None:
        head = len(await store.read(table))
        for count in range(int(appends)):
            bodies = [f"{name}-{count}-{part}".encode() for part in range(1 + count % 2)]
            entries: list[StoredEntry] = []
            while not entries:
                try:
                    entries = await store.append(table, head, bodies)
                except Conflict:
                    head += len(await store.read(table, head))
            head = entries[-1].number
            told = "".join(f"{table} {entry.number} {entry.body.decode()}\n" for entry in entries)
            os.write(1, told.encode())  # at once and whole

    await asyncio.gather(*(play(table) for table in tables.split(",")))
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))

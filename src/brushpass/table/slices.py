"""A long log, taken in a slice at a time: other tasks get their turn in between."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import TypeVar

from brushpass.table import entries as e

Item = TypeVar("Item")

MAX_ENTRIES_AT_ONCE = 50
"""How many entries of a log are applied before other tasks get their turn."""

Dated = tuple[e.Entry, float]
"""An entry, and when it was written."""


async def unhurried(items: Sequence[Item]) -> AsyncIterator[Item]:
    """The items of a long log, one by one."""
    for index, item in enumerate(items):
        if index and index % MAX_ENTRIES_AT_ONCE == 0:
            await asyncio.sleep(0)
        yield item


async def slices(entries: Sequence[Dated]) -> AsyncIterator[Sequence[Dated]]:
    """The entries in slices, each of which can be told by itself.

    Entries that were written together have the same time and stay together, because nobody may see half of a step.
    """
    begin = 0
    while begin < len(entries):
        end = min(begin + MAX_ENTRIES_AT_ONCE, len(entries))
        while end < len(entries) and entries[end][1] == entries[end - 1][1]:
            end += 1
        yield entries[begin:end]
        begin = end
        if begin < len(entries):
            await asyncio.sleep(0)

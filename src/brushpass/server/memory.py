"""The memory of a server process: rarely searched for cycles, and kept in large pages."""

import asyncio
import ctypes
import gc
import re
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

LARGE_PAGE: Final = 2 << 20
"""Bytes of a large page."""
CHECK_SECONDS = 10.0
"""How soon a process looks again for memory that could lie in large pages. Every look makes the next wait longer."""
MAX_CHECK_SECONDS = 300.0
FULL = 0.9
"""A region with this share in use hardly grows when it is put into large pages."""
MADV_COLLAPSE = 25
"""Linux 6.1 and newer: put memory into large pages now. Older ones refuse it, and nothing changes."""

SMAPS: Final = Path("/proc/self/smaps")
REGION = re.compile(
    r"^([0-9a-f]+)-([0-9a-f]+) rw-p 0+ 00:00 0 *(?:\[heap\])?\nSize: +(\d+) kB\n(?:\w+: .*\n){2}Rss: +(\d+) kB$",
    re.MULTILINE,
)
"""Memory that belongs to no file. Stacks look the same, but are nearly empty."""


def collect_rarely() -> None:
    """Make garbage collection of cycles rare and short: tables live long and hold no cycles.

    The first number is higher than the number of objects that two hundred choices hold while they wait for their
    commit. With 1,500 every batch is searched, which takes a twentieth of all time. With 20,000 a search takes 12 ms,
    and everybody waits for it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(8_000, 1, 100_000)


async def keep_in_large_pages() -> None:
    """Put the heap into large pages as it grows, until cancelled.

    A busy server goes through the data of hundreds of tables in turn. With small pages it spends a tenth of its time
    finding out where they lie, above all in virtual machines.
    """
    if sys.platform != "linux":
        return
    seconds = CHECK_SECONDS
    with suppress(OSError):  # without /proc
        while True:
            await asyncio.to_thread(collapse)
            await asyncio.sleep(seconds)
            seconds = min(2 * seconds, MAX_CHECK_SECONDS)


def full_regions(smaps: str) -> list[tuple[int, int]]:
    """Memory that is in use and could be put into large pages: addresses and lengths."""
    regions = []
    for start, end, size, used in REGION.findall(smaps):
        first = -(-int(start, 16) // LARGE_PAGE) * LARGE_PAGE
        length = int(end, 16) // LARGE_PAGE * LARGE_PAGE - first
        if length > 0 and int(used) >= FULL * int(size):
            regions.append((first, length))
    return regions


def collapse() -> None:
    """Put every region that is in use into large pages, unless it is there already."""
    madvise = ctypes.CDLL(None).madvise
    for address, length in full_regions(SMAPS.read_text()):
        madvise(ctypes.c_void_p(address), ctypes.c_size_t(length), MADV_COLLAPSE)

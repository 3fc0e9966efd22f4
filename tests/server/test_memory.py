"""Which memory is put into large pages."""

import sys

import pytest

from brushpass.server.memory import LARGE_PAGE, SMAPS, collapse, full_regions


def region(start: int, kilobytes: int, used: int, *, name: str = "", rights: str = "rw-p") -> str:
    """A region of memory, as Linux describes it."""
    end = start + 1024 * kilobytes
    return (
        f"{start:x}-{end:x} {rights} 00000000 00:00 0    {name}\n"
        f"Size: {kilobytes:15} kB\nKernelPageSize:        4 kB\nMMUPageSize:           4 kB\nRss: {used:16} kB\n"
        f"Pss: {used:16} kB\nVmFlags: rd wr mr mw me ac\n"
    )


def test_only_whole_large_pages_of_regions_in_use_count() -> None:
    smaps = (
        region(LARGE_PAGE + 4096, 8192, 8000)  # begins in the middle of a large page, and ends there
        + region(20 * LARGE_PAGE, 8192, 100)  # a stack: hardly anything of it is in use
        + region(30 * LARGE_PAGE, 1024, 1024)  # smaller than a large page
        + region(40 * LARGE_PAGE, 4096, 4096, name="[heap]")
        + region(50 * LARGE_PAGE, 4096, 4096, rights="r--p")
        + region(60 * LARGE_PAGE, 4096, 4096, name="/lib/libc.so.6")
    )
    assert full_regions(smaps) == [(2 * LARGE_PAGE, 3 * LARGE_PAGE), (40 * LARGE_PAGE, 2 * LARGE_PAGE)]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such call")
def test_the_heap_of_this_process_keeps_what_it_holds() -> None:
    held = [bytes([number % 256]) * 400 for number in range(50_000)]
    assert full_regions(SMAPS.read_text())
    collapse()
    assert all(block == bytes([number % 256]) * 400 for number, block in enumerate(held))

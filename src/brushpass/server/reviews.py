"""Judged reviews, one at a time, each made by a separate process that gives way to everything else."""

import asyncio
import hashlib
import sys
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Protocol

import msgspec

from brushpass.core.record import Record, encode
from brushpass.core.seats import Viewer
from brushpass.research.labels.honesty import honesty
from brushpass.research.review.knowledge import knowledge
from brushpass.research.review.review import check_judge
from brushpass.server.running_review import RunningReview
from brushpass.table.errors import Busy
from brushpass.wire.review import Broken, Known

COMMAND: Final = (sys.executable, "-m", "brushpass.research.review")
"""Judges the record on its stdin, and prints the review."""
SUMMED: Final = b'{"review":"summed"'
"""How the last line of a complete review begins."""
BROKEN: Final = b'{"review":"broken"'
"""How the last line begins if a review could not be completed."""


LABELS: Final = "labels"
"""Stands in for a viewer when claims are labelled, because labels are the same for everybody."""
PagesKey = tuple[str, Viewer | str, bool]
"""A record, a viewer, and whether the end is left out."""


class Know(Protocol):
    """Returns what a viewer could know after each step."""

    def __call__(self, record: Record, viewer: Viewer, *, sealed: bool) -> Iterable[Known]:
        """With `sealed`, without the end."""


@dataclass(frozen=True)
class ReviewLimits:
    """The limits on reviews."""

    max_saved: int = 64
    """Finished reviews, about 8 kB each, and as many pages of knowledge, up to 100 kB each. The least recently used are
    dropped first."""
    max_queued: int = 8
    """Reviews that run or are queued."""
    max_queued_per_address: int = 3
    """Those that one address asked for, so that nobody can fill the queue alone."""
    timeout_seconds: float = 600.0
    """How long one may take."""
    pulse_seconds: float = 15.0
    """After this long without a line an empty one is sent, because proxies close silent connections."""


class Reviews:
    """All reviews of one server process."""

    def __init__(
        self, command: Sequence[str] = COMMAND, limits: ReviewLimits | None = None, know: Know = knowledge
    ) -> None:
        self.command = command
        self.limits = limits or ReviewLimits()
        self._know = know
        self._saved: OrderedDict[str, tuple[bytes, ...]] = OrderedDict()
        self._running: dict[str, RunningReview] = {}
        self._saved_pages: OrderedDict[PagesKey, bytes] = OrderedDict()
        self._running_pages: dict[PagesKey, tuple[str, asyncio.Task[bytes]]] = {}
        self._review_lock = asyncio.Lock()
        self._pages_lock = asyncio.Lock()

    def open(self, record: Record, address: str) -> AsyncGenerator[bytes, None]:
        """The lines of a review, as they come. Refuses at once what cannot be reviewed."""
        text = encode(record)
        key = _key(text)
        if key in self._saved:
            self._saved.move_to_end(key)
            return _each(self._saved[key])
        if key not in self._running or self._running[key].is_abandoned:
            check_judge(record.game)
            self._check_queue(address, [review.address for review in self._running.values()])
            review = self._running[key] = RunningReview(address, self.limits.pulse_seconds)
            review.task = asyncio.create_task(self._make(key, text, review))
        return self._running[key].follow()

    async def known(self, record: Record, viewer: Viewer, address: str, *, sealed: bool = False) -> bytes:
        """What a viewer could know after each step, as JSON. It is computed once for everybody who asks."""
        known = partial(self._know, record, viewer, sealed=sealed)
        return await self._pages((_key(encode(record)), viewer, sealed), address, lambda: list(known()))

    async def labelled(self, record: Record, address: str) -> bytes:
        """What everybody claimed, and how much of it was true, as JSON. It is computed once for everybody who asks."""
        return await self._pages((_key(encode(record)), LABELS, False), address, partial(honesty, record))

    async def _pages(self, key: PagesKey, address: str, compute: Callable[[], Any]) -> bytes:
        """What was computed before, or is being computed, or is computed now."""
        if key in self._saved_pages:
            self._saved_pages.move_to_end(key)
            return self._saved_pages[key]
        if key not in self._running_pages:
            self._check_queue(address, [queued for queued, _ in self._running_pages.values()])
            self._running_pages[key] = address, asyncio.create_task(self._compute_pages(key, compute))
        return await asyncio.shield(self._running_pages[key][1])

    async def close(self) -> None:
        """Cancel everything that is being made."""
        tasks = [review.task for review in self._running.values()]
        tasks_of_pages = [task for _, task in self._running_pages.values()]
        for task in (*tasks, *tasks_of_pages):
            task.cancel()
        await asyncio.gather(*tasks, *tasks_of_pages, return_exceptions=True)

    def _check_queue(self, address: str, queue: list[str]) -> None:
        """Refuse an address if the queue is full, or full of its own requests."""
        if len(queue) >= self.limits.max_queued or queue.count(address) >= self.limits.max_queued_per_address:
            raise Busy("too many reviews are queued already; ask again in a minute")

    async def _compute_pages(self, key: PagesKey, compute: Callable[[], Any]) -> bytes:
        """Compute pages in a thread, one at a time."""
        try:
            async with self._pages_lock:
                pages = await asyncio.to_thread(lambda: msgspec.json.encode(compute()))
        finally:
            del self._running_pages[key]
        self._saved_pages[key] = pages
        if len(self._saved_pages) > self.limits.max_saved:
            self._saved_pages.popitem(last=False)
        return pages

    async def _make(self, key: str, record: bytes, review: RunningReview) -> None:
        """Run a review when it is its turn. It always ends with a line that says whether it is complete."""
        code = "internal"
        try:
            async with self._review_lock, asyncio.timeout(self.limits.timeout_seconds):
                await review.run(self.command, record)
        except TimeoutError:
            code = "busy"
        finally:
            if self._running.get(key) is review:
                del self._running[key]
            last = review.lines[-1] if review.lines else b""
            if last.startswith(SUMMED):
                self._save(key, tuple(review.lines))
            elif not last.startswith(BROKEN):
                review.add(msgspec.json.encode(Broken(code)) + b"\n")
            review.finish()

    def _save(self, key: str, lines: tuple[bytes, ...]) -> None:
        self._saved[key] = lines
        if len(self._saved) > self.limits.max_saved:
            self._saved.popitem(last=False)


def _key(record: bytes) -> str:
    return hashlib.sha256(record).hexdigest()


async def _each(lines: tuple[bytes, ...]) -> AsyncGenerator[bytes, None]:
    for line in lines:
        yield line

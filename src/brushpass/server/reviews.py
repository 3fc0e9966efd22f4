"""Judged reviews: made by another process that gives way to everything else, one at a time, and kept for a while."""

import asyncio
import hashlib
import os
import re
import sys
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import Final

import msgspec

from brushpass.core.record import Record, encode
from brushpass.core.seats import Viewer
from brushpass.research.review.knowledge import knowledge
from brushpass.research.review.review import check_judge
from brushpass.server.config import VARIABLE
from brushpass.table.errors import Busy
from brushpass.wire.review import Broken

COMMAND: Final = (sys.executable, "-m", "brushpass", "review", "-", "--json", "--gently")
KEPT: Final = 64
"""How many finished reviews are kept, about 8 kB each, and pages of what a viewer could know, up to 100 kB each; those
longest unasked for go first."""
IN_LINE: Final = 8
"""How many may be made or wait at once,"""
OWN: Final = 3
"""and of these, how many that one address asked for: nobody fills the line alone."""
PATIENCE: Final = 600.0
"""How long one may take, in seconds."""
PULSE: Final = 15.0
"""After so many seconds of silence an empty line is sent, or proxies would take the connection for dead."""
COMPLETE: Final = b'{"review":"summed"'
"""How the last line of a whole review begins."""


class Making:
    """A review on its way, and those who listen to it."""

    def __init__(self, by: str) -> None:
        self.by = by
        """The address that asked for it first."""
        self.lines: list[bytes] = []
        self.is_over = False
        self.is_left = False
        """Nobody listens any more: it is being ended."""
        self.task: asyncio.Task[None]
        self._listeners = 0
        self._news = asyncio.Event()

    def tell(self, line: bytes) -> None:
        """One more line."""
        self.lines.append(line)
        self._wake()

    def end(self) -> None:
        """There are no more."""
        self.is_over = True
        self._wake()

    def _wake(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()

    async def _has_news(self) -> bool:
        """Wait for news, though not for ever."""
        try:
            async with asyncio.timeout(PULSE):
                return await self._news.wait()
        except TimeoutError:
            return False

    async def follow(self) -> AsyncIterator[bytes]:
        """All lines, from the first. When nobody follows any more, nothing more is made."""
        self._listeners += 1
        number = 0
        try:
            while number < len(self.lines) or not self.is_over:
                if number < len(self.lines):
                    number += 1
                    yield self.lines[number - 1]
                elif not await self._has_news():
                    yield b"\n"
        finally:
            self._listeners -= 1
            if not self._listeners:
                self.is_left = True
                self.task.cancel()


class Reviews:
    """All reviews of one server process."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[bytes, ...]] = OrderedDict()
        self._making: dict[str, Making] = {}
        self._pages: OrderedDict[tuple[str, Viewer], bytes] = OrderedDict()
        self._learning: dict[tuple[str, Viewer], tuple[str, asyncio.Task[bytes]]] = {}
        self._turn = asyncio.Lock()
        self._thinking = asyncio.Lock()

    def open(self, record: Record, by: str) -> AsyncIterator[bytes]:
        """The lines of a review for somebody at this address, as they come. Refuses at once what cannot be made."""
        text = encode(record)
        key = _key(text)
        if key in self._kept:
            self._kept.move_to_end(key)
            return _all(self._kept[key])
        if key not in self._making or self._making[key].is_left:
            check_judge(record.game)
            _line_up(by, [making.by for making in self._making.values()])
            making = self._making[key] = Making(by)
            making.task = asyncio.create_task(self._make(key, text, making))
        return self._making[key].follow()

    async def known(self, record: Record, viewer: Viewer, by: str) -> bytes:
        """What a viewer could know after each step, encoded. Worked out once for all who ask, and kept for a while."""
        key = _key(encode(record)), viewer
        if key in self._pages:
            self._pages.move_to_end(key)
            return self._pages[key]
        if key not in self._learning:
            _line_up(by, [address for address, _ in self._learning.values()])
            self._learning[key] = by, asyncio.create_task(self._learn(key, record))
        return await asyncio.shield(self._learning[key][1])

    async def close(self) -> None:
        """End all that is being made."""
        tasks = [*(making.task for making in self._making.values()), *(task for _, task in self._learning.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _learn(self, key: tuple[str, Viewer], record: Record) -> bytes:
        """Work it out in a thread, one at a time."""
        try:
            async with self._thinking:
                pages = await asyncio.to_thread(lambda: msgspec.json.encode(list(knowledge(record, key[1]))))
        finally:
            del self._learning[key]
        self._pages[key] = pages
        if len(self._pages) > KEPT:
            self._pages.popitem(last=False)
        return pages

    async def _make(self, key: str, record: bytes, making: Making) -> None:
        code = "internal"
        try:
            async with self._turn, asyncio.timeout(PATIENCE):
                code = await _judged(record, making)
        except TimeoutError:
            code = "busy"
        finally:
            if self._making.get(key) is making:
                del self._making[key]
            if making.lines and making.lines[-1].startswith(COMPLETE):
                self._keep(key, tuple(making.lines))
            else:
                making.tell(msgspec.json.encode(Broken(code)) + b"\n")
            making.end()

    def _keep(self, key: str, lines: tuple[bytes, ...]) -> None:
        self._kept[key] = lines
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _line_up(by: str, line: list[str]) -> None:
    """Refuse somebody who finds the line too long, or fills it alone."""
    if len(line) >= IN_LINE or line.count(by) >= OWN:
        raise Busy("too many reviews wait already; ask again in a minute")


def _key(record: bytes) -> str:
    return hashlib.sha256(record).hexdigest()


async def _judged(record: bytes, making: Making) -> str:
    """Have the other process judge a record; the code of its failure, if it fails."""
    pipe = asyncio.subprocess.PIPE
    environment = {name: value for name, value in os.environ.items() if name != VARIABLE}  # it may hold a password
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe, stderr=pipe, env=environment)
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    complaint = asyncio.create_task(process.stderr.read())  # read all the time: a full pipe would stop the other end
    try:
        process.stdin.write(record)
        process.stdin.close()
        async for line in process.stdout:
            making.tell(line)
        told = re.match(rb"brushpass: ([a-z-]+):", await complaint)
        await process.wait()
        return "internal" if told is None else told[1].decode()
    finally:
        complaint.cancel()
        if process.returncode is None:
            process.kill()
            await process.wait()


async def _all(lines: tuple[bytes, ...]) -> AsyncIterator[bytes]:
    for line in lines:
        yield line

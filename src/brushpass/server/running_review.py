"""A judged review while it is being made: the process that makes it, and the requests that wait for its lines."""

import asyncio
import os
from collections.abc import AsyncGenerator, Sequence

from brushpass.server.config import VARIABLE


class RunningReview:
    """The lines of a review so far. When nobody follows it any more, its task is cancelled."""

    def __init__(self, address: str, pulse_seconds: float) -> None:
        """`address` asked for it first. After `pulse_seconds` of silence an empty line is sent."""
        self.address = address
        self.lines: list[bytes] = []
        self.is_abandoned = False
        """Nobody follows it any more, and its task is being cancelled."""
        self.task: asyncio.Task[None]
        self._pulse_seconds = pulse_seconds
        self._is_finished = False
        self._followers = 0
        self._news = asyncio.Event()

    def add(self, line: bytes) -> None:
        """Add a line."""
        self.lines.append(line)
        self._wake()

    def finish(self) -> None:
        """Say that there are no more lines."""
        self._is_finished = True
        self._wake()

    def _wake(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()

    async def _has_news(self) -> bool:
        """Whether something new arrived before it was time for a pulse."""
        try:
            async with asyncio.timeout(self._pulse_seconds):
                return await self._news.wait()
        except TimeoutError:
            return False

    async def follow(self) -> AsyncGenerator[bytes, None]:
        """All lines, from the first."""
        self._followers += 1
        number = 0
        try:
            while number < len(self.lines) or not self._is_finished:
                if number < len(self.lines):
                    number += 1
                    yield self.lines[number - 1]
                elif not await self._has_news():
                    yield b"\n"
        finally:
            self._followers -= 1
            if not self._followers:
                self.is_abandoned = True
                self.task.cancel()

    async def run(self, command: Sequence[str], record: bytes) -> None:
        """Add the lines that a command prints for a record. If this is cancelled, the process is killed."""
        environment = {name: value for name, value in os.environ.items() if name != VARIABLE}  # it may hold a password
        pipe, nowhere = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, stderr=nowhere, env=environment
        )
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(record)
            process.stdin.close()
            async for line in process.stdout:
                self.add(line)
            await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

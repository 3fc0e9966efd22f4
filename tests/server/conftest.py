"""A server for every test that wants one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.running import Running, running


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    """A server that plays flat out and limits nothing."""
    async with running(tmp_path) as served:
        yield served

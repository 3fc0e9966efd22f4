"""Both engines, for every test of the contract."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from brushpass.store.choose import from_url
from brushpass.store.contract import Store
from tests.postgres import Server, postgres

__all__ = ["postgres"]

Another = Callable[[], Store]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where an empty store is, in either engine."""
    if request.param == "sqlite":
        return str(tmp_path)
    server: Server = request.getfixturevalue("postgres")
    return server.new_schema()


@pytest.fixture
async def another(address: str) -> AsyncIterator[Another]:
    """Makes store objects of the same data, as other processes would; they are closed at the end."""
    made: list[Store] = []

    def make() -> Store:
        made.append(from_url(address))
        return made[-1]

    yield make
    for store in made:
        await store.close()


@pytest.fixture
async def store(another: Another) -> Store:
    """An open store."""
    store = another()
    await store.open()
    return store

"""The examples, installed for the tests that ask for them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.examples.installing import EXAMPLES, installed


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def left_luggage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """LEFT LUGGAGE is installed; the environment of processes that shall have it too."""
    with installed(tmp_path_factory.mktemp("installed"), EXAMPLES / "left_luggage") as environment:
        yield environment


@pytest.fixture
def stubborn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """The mind `stubborn` is installed."""
    with installed(tmp_path_factory.mktemp("installed"), EXAMPLES / "stubborn") as environment:
        yield environment


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The folder of a package that a test writes itself."""
    (tmp_path / "src").mkdir()
    return tmp_path

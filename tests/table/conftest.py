"""Every test of tables runs in virtual time."""

from typing import Any

import pytest

from tests.table.virtual import VirtualLoop


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"loop_factory": VirtualLoop}

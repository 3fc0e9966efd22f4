"""Every test of tables runs in virtual time, with the same luck."""

import random
from typing import Any

import pytest

from brushpass.table import dealing, rematch, seating
from tests.table.virtual import VirtualLoop


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"loop_factory": VirtualLoop}


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables draw the same secrets in every run."""
    rng = random.Random(1)
    for module in (rematch, dealing, seating):
        monkeypatch.setattr(module, "new_secret", lambda: rng.randbytes(32).hex())

"""Every test of tables runs in virtual time, with the same luck."""

import random
from typing import Any

import pytest

from brushpass.table import dealing, rematch, seating
from brushpass.table.autoplay import Autoplay
from brushpass.table.schedule import next_due, next_freed
from brushpass.table.session import TableSession
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


@pytest.fixture(autouse=True)
def still_tables_wait_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever a table is taken for still, in any test, nothing is due there."""
    reschedule = Autoplay.reschedule

    def checked(self: Autoplay, session: TableSession) -> None:
        reschedule(self, session)
        state = session.state
        if self._still.get(state.code) == state.revision:
            assert next_due(state, self.pace, {}) is None
            assert next_freed(state, self.pace) is None
            assert state.code not in self._timers

    monkeypatch.setattr(Autoplay, "reschedule", checked)

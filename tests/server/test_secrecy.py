"""What a viewer may not know reaches it over no channel; and the proof that this test can fail."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from brushpass.core.errors import Refusal
from brushpass.core.seats import PUBLIC, Seat
from brushpass.table import commands, frames
from brushpass.table import entries as e
from brushpass.table.schedule import Pace
from brushpass.table.session import TableSession
from brushpass.table.state import TableState
from brushpass.table.streams import Streams, Telling, encode
from brushpass.wire.tables import TableView
from tests.laws.playing import CASES, Case
from tests.server.pairs import pairing, pairings
from tests.server.running import Running, running
from tests.server.twins import PACE, ToldApart, assert_secret

pytestmark = pytest.mark.anyio

SECRETS = [case for case in CASES if case.game.name == "secrets"]
ESPIONAJE = [case for case in CASES if case.game.name == "espionaje"]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    async with running(tmp_path, pace=Pace(0.0, 0.0, PACE, spread=0.0)) as served:
        store = served.services.tables.store
        yield served
        served.services.tables.store = store


async def differing(server: Running, cases: list[Case], seeds: range) -> int:
    """How many of the twins were not the same game twice; none was told apart."""
    differed = 0
    for seed in seeds:
        case, viewer = pairing(cases, seed)
        differed += await assert_secret(server, case, seed, viewer)
    return differed


@pytest.mark.parametrize("cases", [SECRETS, ESPIONAJE], ids=["secrets", "espionaje"])
async def test_two_truths_that_a_viewer_cannot_tell_apart_give_it_the_same_bytes(
    server: Running, cases: list[Case]
) -> None:
    """Every number of players with every viewer, spectators too; every switch."""
    pairs = len(pairings(cases))
    assert await differing(server, cases, range(pairs)) > pairs // 2


# --- Leaks


def leak_event(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told what truly happened."""
    whole = Streams.add

    def add(self: Streams, told: Telling) -> None:
        is_leaked = told.event is not None and self.number(PUBLIC) % 3 == 0
        whole(self, Telling(encode(told.event)) if is_leaked else told)

    patch.setattr(Streams, "add", add)


def leak_view(patch: pytest.MonkeyPatch) -> None:
    """The table's view depends on the deal."""
    view = TableState.view

    def leaky(self: TableState) -> TableView:
        seen = view(self)
        return seen if self.match is None else replace(seen, commitment=str(hash(str(self.match.deal))))

    patch.setattr(TableState, "view", leaky)


def leak_refusal(patch: pytest.MonkeyPatch) -> None:
    """A refusal says more than it should."""
    decide = commands.decide

    def leaky(state: TableState, *arguments: Any, **more: Any) -> Any:
        try:
            return decide(state, *arguments, **more)
        except Refusal as refusal:
            assert state.match is not None
            raise type(refusal)(f"{refusal}: {state.match.state}") from None

    patch.setattr(commands, "decide", leaky)


def leak_prompt(patch: pytest.MonkeyPatch) -> None:
    """What is asked depends on the truth."""
    asked = frames.asked

    def leaky(asking: Any, state: TableState) -> bytes:
        assert state.match is not None
        return asked(asking._replace(number=asking.number), state)[:-1] + b',"until":%d}' % (
            hash(str(state.match.deal)) % 997
        )

    patch.setattr(frames, "asked", leaky)


def leak_time(patch: pytest.MonkeyPatch) -> None:
    """Answers are told as soon as they are there."""
    patch.setattr(TableState, "answer_pace", 0.0)


def leak_noise(patch: pytest.MonkeyPatch) -> None:
    """Everybody hears when somebody has chosen, be it in secret."""
    apply = TableState.apply

    def noisy(self: TableState, entry: e.Entry, *more: Any) -> None:
        apply(self, entry, *more)
        self.revision += isinstance(entry, e.Chose)

    patch.setattr(TableState, "apply", noisy)


def leak_count(patch: pytest.MonkeyPatch) -> None:
    """The number of the log shows."""
    view = TableState.view
    patch.setattr(TableState, "view", lambda self: replace(view(self), revision=self.number))


def leak_dossier(patch: pytest.MonkeyPatch) -> None:
    """A dossier is another seat's."""
    dossier = TableSession.dossier
    patch.setattr(TableSession, "dossier", lambda self, seat: dossier(self, Seat((seat + 1) % len(self.state.seats))))


LEAKS = [
    (leak_event, SECRETS),
    (leak_view, SECRETS),
    (leak_refusal, SECRETS),
    (leak_prompt, SECRETS),
    (leak_dossier, SECRETS),
    (leak_dossier, ESPIONAJE),
    (leak_event, ESPIONAJE),
    (leak_refusal, ESPIONAJE),
    (leak_time, ESPIONAJE),
    (leak_noise, ESPIONAJE),
    (leak_count, ESPIONAJE),
]


@pytest.mark.parametrize(
    ("leak", "cases"), LEAKS, ids=[f"{leak.__name__}-{cases[0].game.name}" for leak, cases in LEAKS]
)
async def test_a_leak_is_caught(server: Running, leak: Any, cases: list[Case]) -> None:
    with pytest.MonkeyPatch.context() as patch:
        leak(patch)
        # A dossier knows only what may be seen: where it finds more in what was told, the connection breaks off.
        with pytest.raises((ToldApart, ConnectionError)):
            await differing(server, cases, range(40))

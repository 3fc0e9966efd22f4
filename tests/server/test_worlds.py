"""What a viewer may not know shows in no byte and at no microsecond; and the proof that this test can fail."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from brushpass.table import commands, schedule
from brushpass.table import entries as e
from brushpass.table.codes import new_id
from brushpass.table.decision import Decided
from brushpass.table.match import OpenPrompt
from brushpass.table.state import TableState
from tests.laws.playing import CASES, Case
from tests.server.twins import ToldApart
from tests.server.worlds import assert_same
from tests.table.virtual import ThinkingLoop

pytestmark = pytest.mark.anyio

SECRETS = [case for case in CASES if case.game.name == "secrets"]
ESPIONAJE = [case for case in CASES if case.game.name == "espionaje"]


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"loop_factory": ThinkingLoop}


async def differing(cases: list[Case], seeds: range) -> int:
    """How many of the pairs were not the same game twice; none was told apart."""
    differed = 0
    for seed in seeds:
        case = cases[seed % len(cases)]
        viewer = case.viewers[seed // len(cases) % len(case.viewers)]
        differed += await assert_same(case, seed, viewer)
    return differed


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("cases", [SECRETS, ESPIONAJE], ids=["secrets", "espionaje"])
async def test_two_truths_that_a_viewer_cannot_tell_apart_look_the_same_at_every_moment(
    cases: list[Case], part: int
) -> None:
    """Every number of players, every switch; every viewer of ESPIONAJE."""
    assert await differing(cases, range(8 * part, 8 * part + 8)) > 3


# --- Leaks


def leak_hand_back(patch: pytest.MonkeyPatch) -> None:
    """Whoever answers in secret while a bot plays for them gets their seat back at once."""
    choose = commands.choose

    def leaky(state: TableState, seat: Any, chosen: Any, **more: Any) -> Decided:
        decided = choose(state, seat, chosen, **more)
        if more["by"] is e.By.PERSON and state.seats[seat].bot_controlled:
            kinds = {type(entry) for entry in decided.entries}
            back = [] if e.HandedBack in kinds else [e.HandedBack(id=new_id(), seat=seat)]
            return Decided([*back, *decided.entries], decided.played)
        return decided

    patch.setattr(commands, "choose", leaky)


def leak_overrun(patch: pytest.MonkeyPatch) -> None:
    """How long a bot thinks is added to its delay."""
    answer_at = schedule._answer_at

    def late(state: TableState, seat: Any, open_prompt: OpenPrompt, pace: Any, ready_at: float) -> float:
        return answer_at(state, seat, open_prompt, pace, 0.0) + ready_at - open_prompt.since

    patch.setattr(schedule, "_answer_at", late)


def leak_count(patch: pytest.MonkeyPatch) -> None:
    """A bot's delay follows from how often its seat was asked, in secret too."""

    def share(state: TableState, seat: Any, open_prompt: OpenPrompt) -> float:
        assert state.match is not None
        return random.Random(f"{state.match.luck}/{seat}/{open_prompt.number}").random()

    patch.setattr(schedule, "_share", share)


def leak_release(patch: pytest.MonkeyPatch) -> None:
    """An answer is released as soon as it is there."""
    all_due = schedule._all_due

    def early(state: TableState, *arguments: Any) -> Any:
        for due in all_due(state, *arguments):
            yield due._replace(at=due.at - 3.0) if due.action is schedule.Action.RELEASE else due

    patch.setattr(schedule, "_all_due", early)


def leak_presence(patch: pytest.MonkeyPatch) -> None:
    """The table's view shows who is asked."""
    apply = TableState.apply

    def noisy(self: TableState, entry: e.Entry, *arguments: Any) -> None:
        apply(self, entry, *arguments)
        self.revision += isinstance(entry, e.Chose)

    patch.setattr(TableState, "apply", noisy)


LEAKS: list[tuple[Callable[[pytest.MonkeyPatch], None], list[Case], int]] = [
    (leak_hand_back, ESPIONAJE, 45),
    (leak_overrun, SECRETS, 12),
    (leak_count, ESPIONAJE, 0),
    (leak_release, ESPIONAJE, 0),
    (leak_presence, ESPIONAJE, 0),
]
"""Each with a number from which on it is soon noticed: not everything happens in every game."""


@pytest.mark.parametrize(("leak", "cases", "first"), LEAKS, ids=[leak.__name__ for leak, _, _ in LEAKS])
async def test_a_leak_is_caught(leak: Any, cases: list[Case], first: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        leak(patch)
        with pytest.raises(ToldApart):
            await differing(cases, range(first, first + 80))

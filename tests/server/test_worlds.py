"""What a viewer may not know shows in no byte and at no microsecond; and the proof that this test can fail."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from brushpass.core.seats import PUBLIC
from brushpass.wire import inbound as i
from tests.laws.playing import CASES, Case
from tests.server.pairs import assert_same, hesitating, pairing, pairings
from tests.server.twins import ToldApart
from tests.server.world_leaks import (
    leak_abstention,
    leak_clock,
    leak_count,
    leak_hand_back,
    leak_luck,
    leak_overrun,
    leak_power,
    leak_presence,
    leak_release,
    leak_removal,
    leak_to_the_public,
)
from tests.table.virtual import ThinkingLoop

pytestmark = pytest.mark.anyio

SECRETS = [case for case in CASES if case.game.name == "secrets"]
ESPIONAJE = [case for case in CASES if case.game.name == "espionaje"]
CLUE = [case for case in ESPIONAJE if case.rules.clue_accusation]


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"loop_factory": ThinkingLoop}


async def differing(cases: list[Case], seeds: range) -> int:
    """How many of the pairs were not the same game twice; none was told apart."""
    differed = 0
    for seed in seeds:
        case, viewer = pairing(cases, seed)
        differed += await assert_same(case, seed, viewer)
    return differed


async def differing_to_minds(cases: list[Case], seeds: range) -> int:
    """The same, where real minds think."""
    differed = 0
    for seed in seeds:
        case, viewer = pairing(cases, seed)
        differed += await assert_same(case, seed, viewer, levels=set())
    return differed


async def differing_to_the_public(cases: list[Case], seeds: range) -> int:
    """The same, for spectators and the shared screen."""
    return sum([await assert_same(cases[seed % len(cases)], seed, PUBLIC) for seed in seeds])


async def differing_late(cases: list[Case], seeds: range) -> int:
    """The same, where people let the time for an accusation pass; the game goes on."""
    differed = 0
    for seed in seeds:
        case, viewer = pairing(cases, seed)
        differed += await assert_same(case, seed, viewer, hesitating(case, seed, viewer))
    return differed


PARTS = {"secrets": (SECRETS, (10, 10, 10, 7)), "espionaje": (ESPIONAJE, (7, 7, 7, 7))}
"""The seeds of each part, from 0 on."""


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("game", PARTS)
async def test_two_truths_that_a_viewer_cannot_tell_apart_look_the_same_at_every_moment(game: str, part: int) -> None:
    """Every number of players with every viewer; every switch."""
    cases, parts = PARTS[game]
    assert await differing(cases, range(sum(parts[:part]), sum(parts[: part + 1]))) > 2


def test_every_viewer_of_every_number_of_players_is_among_them() -> None:
    for cases, parts in PARTS.values():
        met = [pairing(cases, seed) for seed in range(sum(parts))]
        assert {case for case, _ in met} == set(cases)
        assert {(case.players, viewer) for case, viewer in met} == {
            (case.players, viewer) for case in cases for viewer in case.viewers
        }


@pytest.mark.parametrize("seed", [1103, 1110])
async def test_bots_that_commit_at_once_are_all_waited_for(seed: int) -> None:
    cases = [case for case in ESPIONAJE if case.players > 2]
    assert await assert_same(cases[seed % len(cases)], seed, PUBLIC)


async def test_spectators_and_the_shared_screen_can_tell_no_two_truths_apart() -> None:
    """With every switch of SECRETS. Above, they watch each number of players once."""
    assert await differing_to_the_public(SECRETS, range(20)) > 15


async def test_whoever_lets_a_deadline_pass_tells_nothing_by_it() -> None:
    """To every viewer of every number of players."""
    assert await differing_late(CLUE, range(18)) > 12
    assert len(pairings(CLUE)) <= 18


async def test_a_mind_that_plays_for_a_viewer_can_tell_no_two_truths_apart_either() -> None:
    """Real minds think, each about what its seat was shown. Those of SECRETS would first have to be compiled."""
    levels = set[tuple[str, bool]]()
    for seed in range(10):
        case, viewer = pairing([case for case in ESPIONAJE if case.players == 4], seed)
        await assert_same(case, seed, viewer, levels=levels)
    assert len({level for level, _ in levels}) > 5
    assert any(plays_for_viewer for _, plays_for_viewer in levels)


# --- Leaks


Leak = Callable[[pytest.MonkeyPatch], None]
Compare = Callable[[list[Case], range], Awaitable[int]]
POWERS: list[tuple[type[i.Command], int]] = [
    (i.HandOver, 8),
    (i.VoteOut, 61),
    (i.Remove, 10),
    (i.Configure, 42),
    (i.Rename, 13),
]
LEAKS: list[tuple[Leak, Compare, list[Case], int]] = [
    (leak_hand_back, differing, ESPIONAJE, 8),
    (leak_overrun, differing, SECRETS, 7),
    (leak_overrun, differing_to_the_public, SECRETS, 7),
    (leak_count, differing, ESPIONAJE, 6),
    (leak_release, differing, ESPIONAJE, 5),
    (leak_presence, differing, ESPIONAJE, 0),
    (leak_removal, differing, ESPIONAJE, 9),
    (leak_abstention, differing_late, CLUE, 5),
    (leak_to_the_public, differing_to_the_public, SECRETS, 6),
    (leak_clock, differing, ESPIONAJE, 5),
    (leak_luck, differing_to_minds, ESPIONAJE, 0),
]
"""Each with a number from which on it is soon noticed: not everything happens in every game."""


@pytest.mark.parametrize(
    ("leak", "compare", "cases", "first"),
    LEAKS,
    ids=[f"{leak.__name__}-{how.__name__}-{cases[0].game.name}" for leak, how, cases, _ in LEAKS],
)
async def test_a_leak_is_caught(leak: Leak, compare: Compare, cases: list[Case], first: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        leak(patch)
        with pytest.raises(ToldApart):
            await compare(cases, range(first, first + 80))


@pytest.mark.parametrize(("kind", "first"), POWERS, ids=[kind.__name__ for kind, _ in POWERS])
async def test_a_power_that_knows_of_a_secret_is_caught(kind: type[i.Command], first: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        leak_power(patch, kind)
        with pytest.raises(ToldApart):
            await differing(ESPIONAJE, range(first, first + 80))

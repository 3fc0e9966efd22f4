"""A plan decides the games; a bad one is refused before any is played."""

from typing import Any

import msgspec
import pytest

from brushpass.core.errors import Malformed, Refusal
from brushpass.games.registry import GAMES
from brushpass.research.arena.chunk_games import deal_seed, play_chunk, play_in_worker
from brushpass.research.arena.code import fingerprint
from brushpass.research.arena.failure import OtherCode
from brushpass.research.arena.plan import Plan, duel_of, pool_of, rules_of
from tests.research.arena.builders import small


def test_chunks_hold_every_game_of_the_plan_once() -> None:
    plan = small(players=(4, 5), deals=12, **pool_of(["random", "greedy"]))
    games = [
        (chunk.players, chunk.table, chunk.candidate, deal, seat)
        for chunk in plan.chunks()
        for deal in range(chunk.first, chunk.stop)
        for seat in chunk.seats
    ]
    assert len(games) == len(set(games)) == plan.games == 12 * (2 + 2 * 4 + 2 + 2 * 5)


def test_a_pool_seats_every_mind_among_every_other() -> None:
    wanted = pool_of(["a", "b", "c"])
    assert wanted["tables"] == ("a", "b", "c")
    assert len(wanted["pairs"]) == 6
    assert ("a", "a") not in wanted["pairs"]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"players": (3,)}, "secrets takes 4 to 8 players, got 3"),
        ({"deals": 1}, "at least 2 deals, got 1"),
        (duel_of("nobody", "random"), "no mind is called 'nobody'"),
        (duel_of("random", "entropy"), "'entropy' does not play secrets; these do: random"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(Refusal, match=told):
        small(**wrong)


@pytest.mark.parametrize("minds", [["random"], ["random", "greedy", "random"]])
def test_a_pool_of_one_or_with_a_mind_twice_is_refused(minds: list[str]) -> None:
    with pytest.raises(Refusal, match="each named once"):
        pool_of(minds)


def test_deals_are_the_same_for_all_tables_and_no_two_alike() -> None:
    assert len({deal_seed(seed, players, deal) for seed in "78" for players in (4, 5) for deal in range(10)}) == 40
    plan = small(deals=4)
    whole, duel = (play_chunk(plan, chunk) for chunk in plan.chunks())
    assert [row.first for row in whole for _ in range(4)] == [row.first for row in duel]


def test_a_worker_with_other_code_refuses_to_play() -> None:
    plan = small()
    chunk = next(plan.chunks())
    assert play_in_worker(plan, chunk) == play_chunk(plan, chunk)
    with pytest.raises(OtherCode, match=f"{plan.code}, not 0123"):
        play_in_worker(msgspec.structs.replace(plan, code="0123"), chunk)


def test_a_plan_has_the_fingerprint_of_its_minds() -> None:
    assert small(**duel_of("greedy", "random")).code == fingerprint("secrets", ("random", "greedy"))
    assert small().code == fingerprint("secrets", ("random",))
    assert small(**pool_of(["random", "greedy"])).minds == ("random", "greedy")


def test_levels_are_the_minds_they_stand_for() -> None:
    plan = small(**duel_of("agent", "rookie"))
    assert (plan.pairs, plan.tables) == ((("agent-3", "rookie-1"),), ("rookie-1",))
    strongest = small(**duel_of("mastermind", "rookie-2"))
    assert (strongest.pairs, strongest.tables) == ((("search", "rookie-2"),), ("rookie-2",))


def test_a_plan_survives_being_written_down() -> None:
    plan = small(**pool_of(["random", "greedy"]))
    assert msgspec.json.decode(msgspec.json.encode(plan), type=Plan) == plan
    assert rules_of(plan) == GAMES["secrets"].rules()


def test_unknown_game_of_a_plan_is_refused() -> None:
    with pytest.raises(Malformed, match="no game is called 'chess'"):
        rules_of(msgspec.structs.replace(small(), game="chess"))

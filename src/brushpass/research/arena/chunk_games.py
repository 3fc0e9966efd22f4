"""Plays the games of one chunk. This is what a worker runs; nothing is kept from one chunk to the next."""

from typing import Any

import msgspec

from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.registry import find as find_game
from brushpass.minds.play import run
from brushpass.research.arena.code import fingerprint
from brushpass.research.arena.contestants import make, prepare
from brushpass.research.arena.failure import OtherCode
from brushpass.research.arena.plan import Chunk, Plan, rules_of
from brushpass.research.simulate import derive, rng_of, talk_of


class Row(msgspec.Struct, frozen=True, array_like=True):
    """The result of one game."""

    deal: int
    seat: int | None
    """Where the candidate sat; None at a table of one mind."""
    first: int
    """The seat that had the first turn."""
    winners: tuple[int, ...]
    reason: str
    """Why the game ended as it did."""
    turns: int
    decisions: int


def deal_seed(seed: str, players: int, number: int) -> bytes:
    """The seed of a deal, the same for every table that plays it. Deals are numbered from 0."""
    return derive("brushpass/arena", seed, players, number)


def play_chunk(plan: Plan, chunk: Chunk) -> list[Row]:
    """The games of a chunk, deal by deal, with the candidate at each seat in turn."""
    game, rules = find_game(plan.game), rules_of(plan)
    names = chunk.table, chunk.candidate or chunk.table
    for name in names:
        prepare(name, plan.game)
    table, candidate = names
    rows = []
    for number in range(chunk.first, chunk.stop):
        seed = deal_seed(plan.seed, chunk.players, number)
        deal = game.deal.from_seed(seed, chunk.players)
        for candidate_seat in chunk.seats:
            minds = [
                make(candidate if seat == candidate_seat else table, game.name, seat, rng_of(seed, seat))
                for seat in map(Seat, range(chunk.players))
            ]
            talk = talk_of(seed) if plan.talk else None
            finished = run(game, chunk.players, rules, deal, minds, talk=talk)
            outcome: Any = finished.outcome  # every game's outcome has a reason
            turns = game.view(finished.state, PUBLIC).turn
            reason = str(outcome.reason)
            first = getattr(deal, "first", 0)  # not every game has one
            rows.append(Row(number, candidate_seat, first, outcome.winners, reason, turns, finished.decisions))
    return rows


def play_in_worker(plan: Plan, chunk: Chunk) -> list[Row]:
    """The same in another process or on another machine, which must have the same code."""
    if (code := fingerprint(plan.game, plan.minds)) != plan.code:
        raise OtherCode(f"a worker has other code than the plan: {code}, not {plan.code}")
    return play_chunk(plan, chunk)

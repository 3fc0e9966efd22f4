"""Plans and studies for the tests of the arena."""

from collections.abc import Sequence
from typing import Any

from brushpass.games.registry import GAMES
from brushpass.research.arena.chunk_games import Row
from brushpass.research.arena.plan import Plan, duel_of, make_plan
from brushpass.research.arena.study import Study, TableKind


def small(
    game: str = "secrets", players: Sequence[int] = (4,), deals: int = 7, seed: str = "7", **matchups: Any
) -> Plan:
    """Random minds among random minds."""
    rules = GAMES[game]
    matchups = matchups or duel_of("random", "random")
    return make_plan(rules, rules.rules(), players, **matchups, deals=deals, seed=seed)


def row(deal: int, seat: int | None, winners: tuple[int, ...], first: int = 0) -> Row:
    """A game of which only the winners matter."""
    return Row(deal, seat, first, winners, "solved" if winners else "nobody-right", 3, 9)


def written(deals: Sequence[tuple[tuple[int, ...], Sequence[bool]]], first: int = 0) -> Study:
    """A study of ESPIONAJE for as many players as there are flags: for each deal the winners at the whole table, and
    whether the candidate won at each seat.
    """
    players = len(deals[0][1])
    plan = small("espionaje", (players,), deals=len(deals))
    whole = [row(deal, None, winners, first) for deal, (winners, _) in enumerate(deals)]
    rows = [
        row(deal, seat, (seat,) if won else (), first)
        for deal, (_, flags) in enumerate(deals)
        for seat, won in enumerate(flags)
    ]
    return Study(plan, {TableKind(players, "random", None): whole, TableKind(players, "random", "random"): rows})

"""What is to be played: everything that determines the results, divided into chunks for workers."""

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any, Final, NamedTuple

import msgspec

from brushpass.core.deal import check_players
from brushpass.core.errors import BadSetup
from brushpass.core.game import AnyGame
from brushpass.core.seats import Seat
from brushpass.games.registry import find as find_game
from brushpass.research.arena.code import fingerprint
from brushpass.research.arena.contestants import contestant_of

DEALS_OF_CHUNK: Final = 5
"""How many deals a chunk has: few, so that little is lost when a run of slow minds is interrupted."""


class Chunk(NamedTuple):
    """A few deals of one kind of table."""

    players: int
    table: str
    """The mind at every seat but the candidate's."""
    candidate: str | None
    """The mind that sits at each seat in turn; None for a whole table of one mind, which plays each deal once."""
    first: int
    """The first deal."""
    stop: int
    """The deal after the last."""

    @property
    def seats(self) -> tuple[Seat | None, ...]:
        """Where the candidate sits in each game of a deal."""
        return (None,) if self.candidate is None else tuple(map(Seat, range(self.players)))


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that determines the games. Two runs of one plan give the same games, whichever workers play them."""

    game: str
    rules: dict[str, Any]
    players: tuple[int, ...]
    tables: tuple[str, ...]
    """Whole tables of one mind, which candidates are compared with."""
    pairs: tuple[tuple[str, str], ...]
    """Candidate and table."""
    deals: int
    seed: str
    code: str
    """Fingerprint of the code that decides how these games go."""
    talk: bool = False
    """Whether minds make claims, and hear those of the others."""

    @property
    def minds(self) -> tuple[str, ...]:
        """Every mind that plays."""
        return tuple(dict.fromkeys((*(mind for pair in self.pairs for mind in pair), *self.tables)))

    def chunks(self) -> Iterator[Chunk]:
        """All chunks in order: a few deals for all tables, then the next few."""
        for players in self.players:
            for first in range(0, self.deals, DEALS_OF_CHUNK):
                stop = min(first + DEALS_OF_CHUNK, self.deals)
                for table in self.tables:
                    yield Chunk(players, table, None, first, stop)
                for candidate, table in self.pairs:
                    yield Chunk(players, table, candidate, first, stop)

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.deals * sum(len(self.tables) + len(self.pairs) * players for players in self.players)


def make_plan(
    game: AnyGame,
    rules: Any,
    players: Sequence[int],
    *,
    tables: Sequence[str],
    pairs: Sequence[tuple[str, str]],
    deals: int,
    seed: str,
    talk: bool = False,
) -> Plan:
    """A plan, with the minds that levels stand for. Refuses what cannot be played before any game begins."""
    for number in players:
        check_players(game.name, game.players, number)
    if deals < 2:
        raise BadSetup(f"an interval needs at least 2 deals, got {deals}")
    tables = [contestant_of(name, game.name) for name in tables]
    pairs = [(contestant_of(candidate, game.name), contestant_of(table, game.name)) for candidate, table in pairs]
    minds = tuple(dict.fromkeys((*(mind for pair in pairs for mind in pair), *tables)))
    return Plan(
        game=game.name,
        rules=msgspec.to_builtins(rules),
        players=tuple(players),
        tables=tuple(dict.fromkeys(tables)),
        pairs=tuple(dict.fromkeys(pairs)),
        deals=deals,
        seed=seed,
        code=fingerprint(game.name, minds),
        talk=talk,
    )


def duel_of(candidate: str, table: str) -> dict[str, Any]:
    """The tables and pairs for one candidate at one kind of table."""
    return {"tables": (table,), "pairs": ((candidate, table),)}


def pool_of(minds: Sequence[str]) -> dict[str, Any]:
    """The tables and pairs for every mind at a table of every other mind."""
    if len(minds) < 2 or len(set(minds)) < len(minds):
        raise BadSetup(f"a pool has at least two minds, each named once, got {', '.join(minds)}")
    return {"tables": tuple(minds), "pairs": tuple(permutations(minds, 2))}


def rules_of(plan: Plan) -> Any:
    """The rules of a plan, as a value of the game's type."""
    return msgspec.convert(plan.rules, find_game(plan.game).rules)

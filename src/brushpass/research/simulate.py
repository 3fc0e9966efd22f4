"""Many games from one word: the same word gives the same games, records and figures on every machine.

Only the mind `search` plays otherwise with the extra `fast` than without.
"""

import hashlib
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from brushpass.core.deal import check_players
from brushpass.core.errors import BadSetup
from brushpass.core.game import AnyGame
from brushpass.core.outcome import Outcome
from brushpass.core.record import Record, Recorder
from brushpass.core.seats import PUBLIC, Seat
from brushpass.minds.play import run
from brushpass.minds.registry import check_plays, find, prepare


class Played(NamedTuple):
    """One simulated game."""

    outcome: Outcome
    decisions: int
    turns: int
    record: Record | None
    """The whole game, if records were asked for."""


def derive(*parts: object) -> bytes:
    """32 bytes that follow from the parts: SHA-256 of their texts, joined by zero bytes."""
    return hashlib.sha256(b"\0".join(str(part).encode() for part in parts)).digest()


def seed_of(seed: str, number: int) -> bytes:
    """The seed of the deal of one game of a simulation; games are counted from 0."""
    return derive("brushpass/simulate", seed, number)


def rng_of(seed: bytes, seat: Seat) -> Random:
    """The luck of the mind at a seat: apart from every other seat's, and from the deal."""
    return Random(int.from_bytes(derive("brushpass/mind", seed.hex(), seat), "big"))


def seating(minds: Sequence[str], game: AnyGame, players: int) -> tuple[str, ...]:
    """The mind at each seat: one name is meant for every seat, otherwise there must be exactly one a seat."""
    for name in minds:
        check_plays(name, game.name)
    if len(minds) == 1:
        return tuple(minds) * players
    if len(minds) != players:
        raise BadSetup(f"name one mind for all seats or one for each of {players}, got {len(minds)}")
    return tuple(minds)


def simulate(
    game: AnyGame,
    players: int,
    rules: Any,
    minds: Sequence[str],
    *,
    seed: str,
    games: int,
    keep_records: bool = False,
) -> Iterator[Played]:
    """The games that follow from a seed, one by one. All is checked before the first is played."""
    check_players(game.name, game.players, players)
    return _games(game, players, rules, seating(minds, game, players), seed, games, keep_records=keep_records)


def _games(
    game: AnyGame, players: int, rules: Any, seats: tuple[str, ...], seed: str, games: int, *, keep_records: bool
) -> Iterator[Played]:
    factories = [find(name) for name in seats]
    for name in dict.fromkeys(seats):
        prepare(name, game.name)
    for number in range(games):
        own = seed_of(seed, number)
        deal = game.deal.from_seed(own, players)
        recorder = Recorder(game, players, rules, deal, seed=own, seats=seats) if keep_records else None
        seated = [make(game.name, Seat(at), rng_of(own, Seat(at))) for at, make in enumerate(factories)]
        finished = run(game, players, rules, deal, seated, recorder)
        yield Played(
            finished.outcome,
            finished.decisions,
            game.view(finished.state, PUBLIC).turn,
            None if recorder is None else recorder.record(),
        )

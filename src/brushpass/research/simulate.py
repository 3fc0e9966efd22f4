"""Many games from one seed: the same seed gives the same games, records and results on every machine.

The one exception is the mind `search`, which plays differently without the extra `fast`.
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
from brushpass.core.record_talk import Kept
from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.kits import NoPhrases, find_kit
from brushpass.minds.play import run
from brushpass.minds.registry import check_plays, find, prepare


class SimulatedGame(NamedTuple):
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
    """The seed of one game of a simulation; games are numbered from 0."""
    return derive("brushpass/simulate", seed, number)


def rng_of(seed: bytes, seat: Seat) -> Random:
    """The random generator of the mind at a seat, independent of every other seat's and of the deal."""
    return Random(int.from_bytes(derive("brushpass/mind", seed.hex(), seat), "big"))


def talk_of(seed: bytes) -> Random:
    """The luck that says when somebody may speak, the same for every table that plays a deal."""
    return Random(seed + b"/talk")


def seating(minds: Sequence[str], game: AnyGame, players: int) -> tuple[str, ...]:
    """The mind at each seat: one name for all seats, or exactly one name for each."""
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
    talk: bool = False,
) -> Iterator[SimulatedGame]:
    """The games that follow from a seed, one by one. Everything is checked before the first game.

    With `talk`, minds make claims and hear those of the others, and records keep them.
    """
    check_players(game.name, game.players, players)
    kit = find_kit(game.name)
    if talk and kit.phrases is None:
        raise NoPhrases(f"{kit.title} has no phrase book")
    seats = seating(minds, game, players)
    return _games(game, players, rules, seats, seed, games, keep_records=keep_records, talk=talk)


def _games(
    game: AnyGame,
    players: int,
    rules: Any,
    seats: tuple[str, ...],
    seed: str,
    games: int,
    *,
    keep_records: bool,
    talk: bool,
) -> Iterator[SimulatedGame]:
    kept = Kept.CLAIMS if talk else Kept.CHOICES
    factories = [find(name) for name in seats]
    for name in dict.fromkeys(seats):
        prepare(name, game.name)
    for number in range(games):
        game_seed = seed_of(seed, number)
        deal = game.deal.from_seed(game_seed, players)
        recorder = None
        if keep_records:
            recorder = Recorder(game, players, rules, deal, seed=game_seed, seats=seats, minds=seats, kept=kept)
        minds = [make(game.name, Seat(seat), rng_of(game_seed, Seat(seat))) for seat, make in enumerate(factories)]
        finished = run(game, players, rules, deal, minds, recorder, talk_of(game_seed) if talk else None)
        yield SimulatedGame(
            finished.outcome,
            finished.decisions,
            game.view(finished.state, PUBLIC).turn,
            None if recorder is None else recorder.record(),
        )

"""The claims of a record in the order in which they were made, each with what had happened and been told by then."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from brushpass.core.record import Record, RecordV2
from brushpass.core.record_talk import read_claims
from brushpass.core.replay import replay
from brushpass.core.seats import Seat
from brushpass.core.talk import Phrase
from brushpass.games.kits import find_kit
from brushpass.games.registry import find
from brushpass.research.labels.meaning import Meaning
from brushpass.wire.labels import ClaimSource


class PlacedClaim(NamedTuple):
    """A claim at its place."""

    source: ClaimSource
    after: int
    """How many steps had been played."""
    told: int
    """How many events had been told."""
    seat: Seat
    claim: Phrase
    state: Any
    """The truth after the last event that had been told."""


def placed_claims(record: Record, meaning: Meaning) -> tuple[list[Any], list[PlacedClaim]]:
    """All true events of a record, and its claims in the order of what had been told."""
    game = find(record.game)
    said: dict[int, list[tuple[Seat, int, Phrase]]] = {}
    talk = record.talk if isinstance(record, RecordV2) else ()
    for line, phrase in read_claims(talk, find_kit(record.game).phrases, record.players):
        said.setdefault(line.after, []).append((line.seat, line.untold, phrase))
    happened: list[Any] = []
    states: list[Any] = [None]
    claims: list[PlacedClaim] = []
    for step, (events, _) in enumerate(replay(record, game)):
        for event in events:
            happened.append(event)
            states.append(game.evolve(states[-1], event))
            if (made := meaning.claim_in(event)) is not None:
                claims.append(PlacedClaim(ClaimSource.MOVE, step, len(happened), *made, states[-1]))
        for seat, untold, phrase in said.get(step, ()):
            told = len(happened) - untold
            claims.append(PlacedClaim(ClaimSource.TALK, step, told, seat, phrase, states[told]))
    return happened, claims


def in_order_told(claims: list[PlacedClaim]) -> Iterator[tuple[int, PlacedClaim]]:
    """The claims with their numbers from 1; those made when less had been told come first."""
    yield from sorted(enumerate(claims, start=1), key=lambda one: one[1].told)

"""Labels every claim of a record."""

from collections.abc import Iterator
from typing import Any

import msgspec

from brushpass.core.record import Record
from brushpass.core.seats import Seat
from brushpass.core.talk import Phrase
from brushpass.games.registry import find
from brushpass.research.labels.certificate import certificate
from brushpass.research.labels.kinds import TRUST, believed, kind_of, standing_of
from brushpass.research.labels.meaning import Meaning, Witness, meaning_of
from brushpass.research.labels.places import PlacedClaim, in_order_told, placed_claims
from brushpass.wire.labels import ClaimKind, Hearer, Label


def labels(record: Record, *, trust: float = TRUST) -> Iterator[Label]:
    """A label for each claim, in the order in which they were made; refuses a game whose claims mean nothing."""
    meaning = meaning_of(record.game)
    events, claims = placed_claims(record, meaning)
    table = Table(record, meaning)
    made: dict[int, Label] = {}
    for number, claim in in_order_told(claims):
        table.tell(events[table.told : claim.told])
        made[number] = table.label(number, claim, trust)
    return iter([made[number] for number in sorted(made)])


class Table:
    """Every seat of a game as a witness."""

    def __init__(self, record: Record, meaning: Meaning) -> None:
        self.told = 0
        """How many true events were told."""
        self._game, self._meaning = find(record.game), meaning
        self._seats = [Seat(seat) for seat in range(record.players)]
        self._witnesses: list[Witness] = [meaning.Witness(seat) for seat in self._seats]
        self._numbers: list[list[int]] = [[] for _ in self._seats]
        """For each seat, the number in the record of every event that it has seen."""

    def tell(self, events: list[Any]) -> None:
        """Let every seat see what it may see of true events."""
        for event in events:
            for seat in self._seats:
                seen = self._game.show(event, seat)
                if seen is not None:
                    self._witnesses[seat].see(seen)
                    self._numbers[seat].append(self.told)
            self.told += 1

    def label(self, number: int, placed: PlacedClaim, trust: float) -> Label:
        """The label of a claim that is made now."""
        speaker, claim = placed.seat, placed.claim
        truth = self._meaning.is_true(placed.state, speaker, claim)
        implied_truth = self._meaning.is_true(placed.state, speaker, claim.implied())
        chance = self._witnesses[speaker].chance(speaker, claim)
        assert (truth is None) == (chance is None), "what is true or false is so for everybody"
        kind = kind_of(chance, truth=truth, implied_truth=implied_truth)
        return Label(
            number=number,
            source=placed.source,
            after=placed.after,
            told=placed.told,
            seat=speaker,
            claim=msgspec.to_builtins(claim),
            truth=truth,
            standing=None if chance is None else standing_of(chance),
            chance=chance,
            implied_truth=implied_truth,
            kind=kind,
            certificate=self._certificate(speaker, claim) if kind is ClaimKind.LIE else None,
            hearers=() if truth is None else tuple(self._hearers(speaker, claim, trust)),
        )

    def _hearers(self, speaker: Seat, claim: Phrase, trust: float) -> Iterator[Hearer]:
        for seat in self._seats:
            if seat != speaker:
                before = self._witnesses[seat].chance(speaker, claim)
                assert before is not None
                yield Hearer(seat, before, believed(before, trust), refutes=before == 0)

    def _certificate(self, speaker: Seat, claim: Phrase) -> tuple[int, ...]:
        witness, numbers = self._witnesses[speaker], self._numbers[speaker]
        needed = certificate(witness.evidence(), lambda known: witness.is_excluded(speaker, claim, known))
        return tuple(numbers[own] for own in needed)

"""Lets seats of a recorded game speak, so that there are many claims of every kind to label.

Nobody listens: the game stays as it was played. Some claims are any phrase of the book, whatever the speaker knows; the
rest are informed, as people's are: what they know to be true, or to be false, or think more or less likely.
"""

from random import Random
from typing import Final

import msgspec
from msgspec.structs import replace

from brushpass.core.record import RecordV2
from brushpass.core.record_talk import Kept, RecordedClaim, Talk
from brushpass.core.replay import replay
from brushpass.core.seats import Seat
from brushpass.core.talk import Phrase
from brushpass.games.registry import find
from brushpass.research.labels.meaning import Witness, meaning_of

INFORMED: Final = 0.6
"""How much of what is said rests on what the speaker knows."""
TRIES: Final = 12
"""How many phrases an informed speaker thinks of."""


def with_claims(record: RecordV2, rng: Random, *, rate: float = 0.7) -> RecordV2:
    """The record with claims: after each step, with probability `rate`, some seat makes one."""
    game, meaning = find(record.game), meaning_of(record.game)
    book = meaning.statements(record.players)
    witnesses: list[Witness] = [meaning.Witness(Seat(seat)) for seat in range(record.players)]
    talk: list[Talk] = []
    for step, (events, state) in enumerate(replay(record, game)):
        for seat, witness in enumerate(witnesses):
            for seen in game.seen_by(Seat(seat), events):
                witness.see(seen)
        if game.outcome(state) is None and rng.random() < rate:
            speaker = Seat(rng.randrange(record.players))
            claim = _claim(witnesses[speaker], speaker, book, rng)
            talk.append(RecordedClaim(after=step, seat=speaker, claim=msgspec.to_builtins(claim)))
    return replace(record, kept=Kept.CLAIMS, talk=tuple(talk))


def _claim(witness: Witness, speaker: Seat, book: tuple[Phrase, ...], rng: Random) -> Phrase:
    if rng.random() >= INFORMED:
        return rng.choice(book)
    thought = [(claim, witness.chance(speaker, claim)) for claim in rng.sample(book, min(TRIES, len(book)))]
    told = [(claim, chance) for claim, chance in thought if chance is not None]
    wanted = rng.choice((0.0, 1.0, rng.random(), rng.random()))
    return min(told, key=lambda one: abs(one[1] - wanted))[0]

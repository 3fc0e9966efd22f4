"""Pairs of claims that were made while an answer was held back (GE31)."""

from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from brushpass.core import replay
from brushpass.core.record import Recorder, RecordV2
from brushpass.core.record_talk import Kept, RecordedClaim
from brushpass.core.seats import Seat
from brushpass.games.espionaje.open.choices import Accuse
from brushpass.games.registry import GAMES
from brushpass.research.labels.labelling import labels
from brushpass.research.labels.meaning import meaning_of
from brushpass.research.labels.pairs import pairs

ESPIONAJE = GAMES["espionaje"]
STEPS = 10


def interrupted(seed: int) -> RecordV2:
    """Ten steps of a game of four at random, with a claim wherever somebody could make one before an answer is told."""
    rng = Random(seed)
    deal, rules = ESPIONAJE.deal.from_seed(rng.randbytes(32), 4), ESPIONAJE.rules()
    recorder = Recorder(ESPIONAJE, 4, rules, deal, kept=Kept.CLAIMS)
    events, state = ESPIONAJE.setup(4, deal, rules)
    recorder.laid(events)
    talk = []
    for step in range(1, STEPS + 1):
        seat, prompt = min(ESPIONAJE.prompts(state).items())
        choice = rng.choice([option for option in prompt.options if not isinstance(option, Accuse)])
        events, state = ESPIONAJE.play(state, seat, choice)
        recorder.played(seat, choice, events)
        held_back = next((place for place, event in enumerate(events) if type(event) in ESPIONAJE.delayed), len(events))
        if untold := len(events) - held_back:
            claim = msgspec.to_builtins(rng.choice(meaning_of("espionaje").statements(4)))
            talk.append(RecordedClaim(after=step, untold=untold, seat=Seat(rng.randrange(4)), claim=claim))
    record = recorder.record()
    assert isinstance(record, RecordV2)
    return replace(record, talk=tuple(talk))


@pytest.mark.parametrize("seed", [3, 6, 18])
def test_as_much_was_told_before_the_claim_in_both_worlds(seed: int) -> None:
    record = interrupted(seed)
    told = {label.number: label.told for label in labels(record)}
    found = list(pairs(record))
    assert found
    for pair in found:
        replay.check(pair.other, ESPIONAJE)
        *_, last = labels(pair.other)
        assert (last.told, last.truth) == (told[pair.number], not pair.truth)

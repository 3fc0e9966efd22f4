"""A recorded game of SECRETS, for tests that read, replay and change it."""

from typing import Any

import pytest
from msgspec.structs import replace

from brushpass.core.errors import BadRecord
from brushpass.core.record import Record, Recorder
from brushpass.core.replay import check
from brushpass.games.secrets.open.cards import Rules
from brushpass.games.secrets.sealed.deal import Deal
from brushpass.games.secrets.sealed.game import SECRETS
from brushpass.games.secrets.sealed.state import State

SEED = bytes(range(32))


def played(deal: Deal, *, seed: bytes = b"", steps: int = 1000) -> tuple[Record, State]:
    """A game in which every prompt is answered by its first or last option, as a record."""
    recorder = Recorder(SECRETS, 4, Rules(), deal, seed=seed, seats=("Ada", "Bo", "Cy", "Di"))
    events, state = SECRETS.setup(4, deal, Rules())
    recorder.laid(events)
    for number in range(steps):
        if state.outcome is not None:
            break
        ((seat, prompt),) = SECRETS.prompts(state).items()
        choice = prompt.options[-(number % 2)]
        events, state = SECRETS.play(state, seat, choice)
        recorder.played(seat, choice, events)
    return recorder.record(), state


DEAL = Deal.from_seed(SEED, 4)
WHOLE, END = played(DEAL, seed=SEED)
LAST = len(WHOLE.steps)


def bad(changed: Record) -> BadRecord:
    """The refusal of a record."""
    with pytest.raises(BadRecord) as caught:
        check(changed, SECRETS)
    return caught.value


def changed_step(number: int, **changes: Any) -> Record:
    """The whole record with one step changed; steps count from 1."""
    steps = list(WHOLE.steps)
    steps[number - 1] = replace(steps[number - 1], **changes)
    return replace(WHOLE, steps=tuple(steps))

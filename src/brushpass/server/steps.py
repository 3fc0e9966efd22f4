"""A finished game step by step through any eyes, for the review."""

from typing import Any

import msgspec

from brushpass.core.record import Record
from brushpass.core.replay import replay
from brushpass.core.seats import Viewer
from brushpass.games.registry import find
from brushpass.wire.http import SeenStep

encode = msgspec.json.Encoder().encode


def seen_steps(record: Record, viewer: Viewer, *, truth: bool) -> list[SeenStep]:
    """The steps of a record as a viewer saw them; of the truth, with every choice."""
    game = find(record.game)
    steps = []
    for number, (events, _) in enumerate(replay(record, game)):
        step = record.steps[number - 1] if number else None
        may_know = step is not None and (truth or step.seat == viewer)
        told: list[Any] = list(events) if truth else [game.show(event, viewer) for event in events]
        lines = tuple(msgspec.Raw(encode(event)) for event in told if event is not None)
        if lines or may_know:
            seat, choice = (step.seat, step.choice) if step and may_know else (None, "")
            steps.append(SeenStep(number, seat, choice, lines))
    return steps

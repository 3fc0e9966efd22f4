"""A finished game step by step through any eyes, for the review."""

import msgspec

from brushpass.core.record import Record
from brushpass.core.seats import Viewer
from brushpass.research.review.steps import told_steps
from brushpass.wire.http import SeenStep

encode = msgspec.json.Encoder().encode


def seen_steps(record: Record, viewer: Viewer, *, truth: bool) -> list[SeenStep]:
    """The steps of a record as a viewer saw them; of the truth, with every choice."""
    steps = []
    for number, events in told_steps(record, viewer, truth=truth):
        step = record.steps[number - 1] if number else None
        may_know = step is not None and (truth or step.seat == viewer)
        seat, choice = (step.seat, step.choice) if step and may_know else (None, "")
        steps.append(SeenStep(number, seat, choice, tuple(msgspec.Raw(encode(event)) for event in events)))
    return steps

"""Tells everybody at a table what is new: one frame for each viewer, or none."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, cast

from brushpass.core.seats import Viewer
from brushpass.table import clocks, frames
from brushpass.table.connection import Connection
from brushpass.table.match import OpenPrompt
from brushpass.table.state import TableState
from brushpass.table.streams import seen_by

Answers = dict[Connection, str]
"""The connections that asked for what is carried out now, each with the id of its message."""


class Before(NamedTuple):
    """What everybody knew before some entries were applied."""

    length: int
    """How much had been told at the table."""
    prompts: dict[Viewer, OpenPrompt]
    """What each viewer was asked."""
    revision: int
    """The revision of the table's view."""
    clocks: bytes
    """The clocks that everybody sees."""


def known(state: TableState) -> Before:
    """What everybody knows now."""
    return Before(state.streams.length, _open_prompts(state).copy(), state.revision, clocks.encoded(state))


def broadcast(
    state: TableState, connections: Mapping[Viewer, Sequence[Connection]], before: Before, answers: Answers
) -> None:
    """Send each viewer one frame with what is new to that viewer, if anything is.

    Most viewers are told the same, are asked nothing and have asked for nothing: their frame is made once.
    """
    streams = state.streams
    new, prompts = streams.since(before.length), _open_prompts(state)
    table = frames.encode(state.view()) if state.revision != before.revision else b""
    running = clocks.encoded(state)
    new_clocks = running if running != before.clocks else b""
    common, differing, involved = [], set[Viewer](), {*prompts, *before.prompts}
    for told in new:
        common.append(told.common)
        differing.update(told.own, told.missed_by)
    for connection in answers:
        involved.add(connection.viewer)
    length, missed, common_body = streams.length, streams.missed, frames.body(common, table, new_clocks)
    made: dict[int, bytes] = {}
    for viewer, devices in connections.items():
        number, body = length - missed[viewer], common_body
        if viewer in differing:
            body = frames.body(seen_by(viewer, new), table, new_clocks)
            frame = frames.update(number, body)
        elif (frame := made.get(number, b"")) == b"":
            frame = made[number] = frames.update(number, body)
        if viewer in involved:
            prompt, prompt_before = prompts.get(viewer), before.prompts.get(viewer)
            if prompt is not None:
                asked = frames.asked(prompt, state) if prompt is not prompt_before else b""
                frame = frames.with_prompt(frame, prompt, asked)
            _answer(devices, frame, answers, is_news=bool(body) or prompt is not prompt_before)
        elif body:
            for connection in devices:
                connection.push(frame)


def _answer(connections: Iterable[Connection], frame: bytes, answers: Answers, *, is_news: bool) -> None:
    """Send a viewer's frame to its connections. Those that asked for something are told that it is done."""
    for connection in connections:
        if connection in answers:
            connection.push(frames.with_taken(frame, answers[connection]))
        elif is_news:  # otherwise silence stays silent
            connection.push(frame)


def _open_prompts(state: TableState) -> dict[Viewer, OpenPrompt]:
    """What each viewer is asked now."""
    return {} if state.match is None else cast("dict[Viewer, OpenPrompt]", state.match.open_prompts)

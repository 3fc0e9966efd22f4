"""Frames as they go over a socket: messages of `wire.outbound`, put together from parts that are encoded once."""

from typing import Final

import msgspec

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat, Viewer
from brushpass.table.match import Asking
from brushpass.table.state import TableState
from brushpass.wire import outbound

encode = msgspec.json.Encoder().encode

_PROMPTS: Final[dict[int, tuple[Prompt, bytes]]] = {}
"""Prompts come from menus that are made once and shared: so is their encoding. The prompt is kept with it, so that its
identity stays taken."""

_MOST_PROMPTS: Final = 20_000


def prompt(asked: Prompt) -> bytes:
    """A prompt, encoded once."""
    found = _PROMPTS.get(id(asked))
    if found is None:
        if len(_PROMPTS) >= _MOST_PROMPTS:
            _PROMPTS.clear()
        found = _PROMPTS[id(asked)] = (asked, encode(asked))
    return found[1]


def asked(asking: Asking, state: TableState) -> bytes:
    """An `outbound.Asked`."""
    match = state.match
    if match is not None and match.held_since is not None and (limit := state.answer_limit):
        until = b',"until":%.3f' % (match.held_since + limit)
    elif state.settings.deadline:
        until = b',"until":%.3f' % (asking.since + state.settings.deadline)
    else:
        until = b""
    return b'{"number":%d,"prompt":%b%b}' % (asking.number, prompt(asking.prompt), until)


def welcome(state: TableState, viewer: Viewer, after: int) -> bytes:
    """An `outbound.Welcome`: everything told since `after`, or since the running game began."""
    start = state.streams.round_start(viewer)
    is_fresh = not start <= after <= state.streams.number(viewer)
    told = state.streams.after(viewer, start if is_fresh else after)
    head = outbound.Welcome(viewer, state.streams.number(viewer), (), state.view(), fresh=is_fresh)
    # The parts that are bytes already are put where the empty list stands.
    text = encode(head).replace(b'"told":[]', b'"told":[%b]' % b",".join(told), 1)
    asking = asking_of(state, viewer)
    return text if asking is None else b'%b,"asked":%b}' % (text[:-1], asked(asking, state))


def update(
    number: int, told: list[bytes], table: bytes = b"", asking: Asking | None = None, prompt: bytes = b""
) -> bytes:
    """An `outbound.Update`."""
    parts = [b'{"type":"update","n":%d' % number]
    if told:
        parts.append(b',"told":[%b]' % b",".join(told))
    if table:
        parts.append(b',"table":%b' % table)
    if asking is not None:
        parts.append(b',"asking":%d' % asking.number)
        if prompt:
            parts.append(b',"asked":%b' % prompt)
    parts.append(b"}")
    return b"".join(parts)


def taken(frame: bytes, message: str) -> bytes:
    """An `outbound.Update` for the one whose message was carried out."""
    return b'%b,"taken":%b}' % (frame[:-1], encode(message)) if message else frame


def asking_of(state: TableState, viewer: Viewer) -> Asking | None:
    """What this viewer is asked now."""
    return None if viewer is None or state.match is None else state.match.asking.get(Seat(viewer))

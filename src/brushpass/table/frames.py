"""Frames as they go over a socket: messages of `wire.outbound`, joined from parts that are encoded only once."""

from functools import lru_cache

import msgspec

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat, Viewer
from brushpass.table import clocks
from brushpass.table.match import OpenPrompt
from brushpass.table.state import TableState
from brushpass.wire import outbound

encode = msgspec.json.Encoder().encode


def asked(prompt: OpenPrompt, state: TableState) -> bytes:
    """An `outbound.Asked`."""
    match = state.match
    if match is not None and match.held_since is not None and (limit := state.answer_limit):
        until = b',"until":%.3f' % state.shown(match.held_since + limit)
    elif state.settings.deadline:
        until = b',"until":%.3f' % state.shown(clocks.deadline(prompt, state))
    else:
        until = b""
    return b'{"number":%d,"prompt":%b%b}' % (prompt.number, _encoded(prompt.prompt), until)


@lru_cache(maxsize=4096)
def _encoded(prompt: Prompt) -> bytes:
    """A prompt in JSON. Cached, because all tables ask the same few thousand."""
    return encode(prompt)


def welcome(state: TableState, viewer: Viewer, after: int) -> bytes:
    """An `outbound.Welcome`: every message after number `after`, even if a rematch has begun meanwhile.

    A client that knows nothing yet (0), or has a number that its person never had, is sent the running game.
    """
    streams = state.streams
    is_fresh = not streams.first_known(viewer) <= after <= streams.number(viewer)
    messages = streams.after(viewer, streams.round_start(viewer) if is_fresh else after)
    head = outbound.Welcome(viewer, streams.number(viewer), (), state.view(), fresh=is_fresh)
    # The messages are encoded already, so they replace the empty list in the encoded frame.
    frame = encode(head).replace(b'"told":[]', b'"told":[%b]' % b",".join(messages), 1)
    running = clocks.encoded(state)
    if running != clocks.NONE:
        frame = b'%b,"clocks":%b}' % (frame[:-1], running)
    prompt = open_prompt_of(state, viewer)
    return frame if prompt is None else b'%b,"asked":%b}' % (frame[:-1], asked(prompt, state))


def body(messages: list[bytes], table: bytes = b"", clocks: bytes = b"") -> bytes:
    """What an `outbound.Update` tells besides its number; empty if that is nothing.

    `table` and `clocks` are encoded too, if they have changed.
    """
    told = b',"told":[%b]' % b",".join(messages) if messages else b""
    if table:
        told += b',"table":' + table
    if clocks:
        told += b',"clocks":' + clocks
    return told


def update(number: int, body: bytes = b"") -> bytes:
    """An `outbound.Update`."""
    return b'{"type":"update","n":%d%b}' % (number, body)


def with_prompt(frame: bytes, prompt: OpenPrompt, asked: bytes = b"") -> bytes:
    """The `outbound.Update` for somebody who is asked something. `asked` is the encoded prompt, if it is new."""
    if asked:
        return b'%b,"asking":%d,"asked":%b}' % (frame[:-1], prompt.number, asked)
    return b'%b,"asking":%d}' % (frame[:-1], prompt.number)


def with_taken(frame: bytes, message_id: str) -> bytes:
    """The `outbound.Update` for the connection whose message was carried out."""
    return b'%b,"taken":%b}' % (frame[:-1], encode(message_id)) if message_id else frame


def open_prompt_of(state: TableState, viewer: Viewer) -> OpenPrompt | None:
    """What this viewer is asked now."""
    return None if viewer is None or state.match is None else state.match.open_prompts.get(Seat(viewer))

"""Small WebSocket frames, read and written by hand, because nearly every message is one."""

TEXT = 0x81
"""The first byte of a frame that is a complete text."""

MASKED = 0x80
"""The bit of the second byte that every client sets."""


def content_start(data: bytes) -> int:
    """Where the content of a client's frame starts, if this is exactly one frame of at most 64 kB; otherwise 0."""
    size = len(data)
    if size < 6 or not data[1] & MASKED:
        return 0
    length = data[1] & 0x7F
    if length < 126:
        return 6 if size == 6 + length else 0
    if length == 126 and size >= 8:
        return 8 if size == 8 + int.from_bytes(data[2:4], "big") else 0
    return 0


def text_frame(text: bytes) -> bytes:
    """The frame of a text that the server sends."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text

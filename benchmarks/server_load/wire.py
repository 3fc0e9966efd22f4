"""A WebSocket client that costs next to nothing, and HTTP for opening tables. For load only: it trusts its server."""

import asyncio
import json
import struct
from time import monotonic
from typing import Any, cast

BINARY, PING = 2, 9
KEPT_SECONDS = 2.0
"""Servers close a connection that was not used for long, Node's after five seconds."""


class Wire(asyncio.Protocol):
    """One connection. It masks with zeros, so a payload is sent unchanged."""

    def __init__(self, path: str, headers: str = "") -> None:
        self._head = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{headers}\r\n"
        ).encode()
        self._rest = b""
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self.sent = 0
        """How many messages it has sent."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._head)

    def connection_lost(self, error: Exception | None) -> None:
        """The server, or we, hung up."""
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        """Cut the bytes into frames; an incomplete frame waits for more bytes."""
        if self._rest:
            data = self._rest + data
        if not self._is_open:
            head, end_of_head, data = data.partition(b"\r\n\r\n")
            if not end_of_head:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self._is_open = True
            self.opened.set_result(None)
        at, size = 0, len(data)
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                if size - at < 4:
                    break
                length, start = data[at + 2] << 8 | data[at + 3], at + 4
            elif length == 127:
                if size - at < 10:
                    break
                length, start = struct.unpack_from(">Q", data, at + 2)[0], at + 10
            end = start + length
            if end > size:
                break
            kind = data[at] & 15
            if kind <= BINARY:
                self.got(data[start:end])
            elif kind == PING:
                self._frame(0x8A, data[start:end])
            at = end
        self._rest = data[at:]

    def got(self, payload: bytes) -> None:
        """Handle one message."""

    def send(self, payload: bytes) -> None:
        """Send a text."""
        self.sent += 1
        self._frame(0x81, payload)

    def send_bytes(self, payload: bytes) -> None:
        """Send bytes."""
        self.sent += 1
        self._frame(0x82, payload)

    def _frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            self.transport.write(b"%c%c\0\0\0\0%b" % (kind, 0x80 | size, payload))
        else:
            self.transport.write(b"%c\xfe%b\0\0\0\0%b" % (kind, size.to_bytes(2, "big"), payload))


class Http:
    """One connection that is used for requests, one after the other."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0

    async def post(self, path: str, body: Any) -> Any:
        """The JSON that a POST is answered with."""
        return json.loads(await self.ask("POST", path, json.dumps(body).encode()))

    async def ask(self, method: str, path: str, body: bytes = b"") -> bytes:
        """The body of a successful answer; any other raises."""
        now = monotonic()
        if self._streams is not None and now > self._used + KEPT_SECONDS:
            self._streams[1].close()
            self._streams = None
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        self._used = now
        reader, writer = self._streams
        kind = "Content-Type: application/json\r\n" if body else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{kind}Content-Length: {len(body)}\r\n\r\n"
        writer.write(head.encode() + body)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        lines = dict(line.split(": ", 1) for line in answer.splitlines()[1:] if ": " in line)
        if "content-length" in lines:
            text = await reader.readexactly(int(lines["content-length"]))
        else:
            text = await self._chunks(reader)
        if not answer.startswith(("http/1.1 200", "http/1.1 201")):
            raise ConnectionError(f"{method} {path}: {answer.splitlines()[0]} {text.decode()}")
        return text

    @staticmethod
    async def _chunks(reader: asyncio.StreamReader) -> bytes:
        parts = []
        while size := int(await reader.readuntil(b"\r\n"), 16):
            parts.append(await reader.readexactly(size))
            await reader.readexactly(2)
        await reader.readexactly(2)
        return b"".join(parts)

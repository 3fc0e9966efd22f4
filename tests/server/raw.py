"""Bytes that no client of ours sends: frames made by hand, over a plain socket."""

import asyncio
import contextlib
from asyncio import StreamReader, StreamWriter
from typing import Self

import msgspec

from brushpass.wire import inbound as i
from tests.server.running import Running

PING, TEXT, CONTINUED = 0x89, 0x81, 0x00
MASK = bytes(4)


def frame(first: int, content: bytes = b"") -> bytes:
    """A frame of a client, with a mask that changes nothing."""
    size = len(content)
    length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes((first,)) + length + MASK + content


class Raw:
    """A plain connection to a server."""

    def __init__(self, reader: StreamReader, writer: StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, server: Running) -> Self:
        """A connection that has sent nothing."""
        host, port = server.address.split(":")
        return cls(*await asyncio.open_connection(host, int(port)))

    @classmethod
    async def upgraded(cls, server: Running, code: str = "") -> Self:
        """A WebSocket, which watches a table if it is given a code."""
        raw = await cls.open(server)
        raw.writer.write(
            f"GET /ws HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in await raw.reader.readuntil(b"\r\n\r\n")
        if code:
            raw.writer.write(frame(TEXT, msgspec.json.encode(i.Hello(code))))
            assert await raw.reader.readexactly(1) == b"\x81"
        return raw

    async def rest(self) -> bytes:
        """Everything until the server closes."""
        received = b""
        async with asyncio.timeout(20):
            with contextlib.suppress(ConnectionError):
                while part := await self.reader.read(65_536):
                    received += part
        return received

    async def close(self) -> None:
        self.writer.close()
        with contextlib.suppress(ConnectionError):
            await self.writer.wait_closed()

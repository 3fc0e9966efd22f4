"""One WebSocket: strict and small messages in, frames out. Plain ASGI: every choice of every game goes through."""

import asyncio
import logging
from collections.abc import Coroutine
from http.cookies import CookieError, SimpleCookie
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import msgspec

from brushpass.core.errors import Malformed, Refusal
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.server.limits import Bucket
from brushpass.server.services import Services, address_of, header
from brushpass.store.contract import StoreError
from brushpass.table.codes import hashed, tidy
from brushpass.table.errors import NotSeated
from brushpass.table.live import Live
from brushpass.wire import inbound as i
from brushpass.wire import outbound as o

log = logging.getLogger(__name__)

decode = msgspec.json.Decoder(i.Inbound).decode
encode = msgspec.json.Encoder().encode
PONG = encode(o.Pong()).decode()

HELLO_SECONDS = 10.0
"""How long a connection may stay without saying hello."""

CLOSE_CODES = {"seat-moved": 4001, "slow-client": 4008, "rate-limited": 4029, "no-hello": 4000, "refused": 4004}


class Socket:
    """A device at a table."""

    def __init__(self, services: Services, scope: Any, receive: Any, send: Any) -> None:
        self.viewer: Viewer = PUBLIC
        self._services = services
        self._scope, self._receive, self._send = scope, receive, send
        limits = services.config.limits
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst, monotonic())
        self._most = limits.queued_bytes
        self._waiting: list[str] = []
        self._writer: asyncio.Task[None] | None = None
        self._closed = False

    async def run(self) -> None:
        """Serve the connection until it ends."""
        if not _same_origin(self._scope, self._services.config.origins):
            await self._send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        await self._receive()  # websocket.connect
        await self._send({"type": "websocket.accept"})
        self._services.metrics.sockets += 1
        live: Live | None = None
        try:
            live = await asyncio.wait_for(self._greet(), HELLO_SECONDS)
            if live is not None:
                await self._listen(live)
        except TimeoutError:
            self.end("no-hello")
        except StoreError as error:
            log.warning("the store failed a connection", extra={"code": error.code})
            self.end("refused")
        finally:
            self._closed = True
            self._services.metrics.sockets -= 1
            if live is not None:
                await asyncio.shield(self._services.keeper.disconnect(live, self))

    # --- Out

    def push(self, frame: bytes) -> None:
        """Send a frame now. If the client is slow it waits its turn; if it is too slow, it is dropped."""
        self._push(frame.decode())

    def _push(self, text: str) -> None:
        if self._closed:
            return
        if self._writer is None:
            sending: Coroutine[Any, Any, None] = self._send({"type": "websocket.send", "text": text})
            try:
                sending.send(None)  # runs to its end at once, unless the client's buffer is full
            except StopIteration:
                return
            except Exception:
                self._closed = True
                return
            # The coroutine waits for the client: it is closed, and the same frame goes by the slow road.
            sending.close()
            self._writer = asyncio.create_task(self._write())
        self._waiting.append(text)
        if sum(map(len, self._waiting)) > self._most:
            self.end("slow-client")

    async def _write(self) -> None:
        """Send what waits, as fast as the client takes it."""
        try:
            while self._waiting:
                await self._send({"type": "websocket.send", "text": self._waiting[0]})
                self._waiting.pop(0)
        except Exception:
            self._closed = True
        finally:
            self._writer = None

    def end(self, code: str) -> None:
        """Close for a reason."""
        if self._closed:
            return
        self._closed = True
        self._waiting.clear()
        self._services.metrics.count("closed", code)
        close = {"type": "websocket.close", "code": CLOSE_CODES[code], "reason": code}
        self._services.spawn(self._close(close))

    async def _close(self, close: dict[str, Any]) -> None:
        try:
            await asyncio.wait_for(self._send(close), 5)
        except (Exception, asyncio.CancelledError):
            log.debug("a connection was gone before it was closed")

    def _refuse(self, refusal: Refusal, message: Any = None) -> None:
        self._services.metrics.count("refused", refusal.code)
        self._push(encode(o.Refused(refusal.code, str(refusal), getattr(message, "id", ""))).decode())

    # --- In

    async def _greet(self) -> Live | None:
        """The table that the first message asks for, once its viewer is known and welcomed."""
        while (message := await self._next()) is not None:
            if isinstance(message, i.Ping):
                self._push(PONG)
                continue
            if not isinstance(message, i.Hello):
                self._refuse(NotSeated("say hello first"), message)
                continue
            address = address_of(self._scope, self._services.config)
            if self._services.guesses.is_empty(address):
                self.end("rate-limited")
                return None
            try:
                live = await self._services.keeper.table(message.code)
                self.viewer = self._seat(live, message.seat)
            except Refusal as refusal:
                self._services.guesses.take(address)
                self._refuse(refusal)
                continue
            await self._services.keeper.connect(live, self, message.after)
            return live
        return None

    def _seat(self, live: Live, seat: Seat | None) -> Viewer:
        """The seat that was asked for, if this connection brought its token."""
        if seat is None:
            return PUBLIC
        if seat not in live.room.seats_of({hashed(token) for token in tokens_of(self._scope, live.room.code)}):
            raise NotSeated("this connection brought no token for that seat")
        return seat

    async def _listen(self, live: Live) -> None:
        """Carry out one message after the other."""
        keeper, metrics = self._services.keeper, self._services.metrics
        while (message := await self._next()) is not None:
            if isinstance(message, i.Ping):
                self._push(PONG)
                continue
            try:
                if self.viewer is PUBLIC or isinstance(message, i.Hello):
                    raise NotSeated("only who holds a seat may do this")
                if isinstance(message, i.MakeLink):
                    link = await keeper.link(live, self.viewer)
                    self._push(encode(o.Link(message.id, link)).decode())
                else:
                    await keeper.command(live, self, message)
                metrics.count("messages")
            except Refusal as refusal:
                self._refuse(refusal, message)

    async def _next(self) -> Any:
        """The next well-formed message; None when the connection is over. Others are refused and change nothing."""
        while True:
            event = await self._receive()
            if event["type"] != "websocket.receive" or self._closed:
                return None
            if not self._bucket.take(monotonic()):
                self._refuse(_RateLimited("too many messages"))
                self.end("rate-limited")
                return None
            text = event.get("text")
            if text is None or len(text) > self._services.config.limits.message_bytes:
                self._refuse(Malformed("a message is a text of at most 16 kB"))
                continue
            try:
                return decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                self._refuse(Malformed(str(error)))


class _RateLimited(Refusal):
    code = "rate-limited"


def _same_origin(scope: Any, others: tuple[str, ...]) -> bool:
    """Whether a browser's page may connect; programs send no Origin."""
    origin = header(scope, b"origin")
    return not origin or origin in others or urlsplit(origin).netloc == header(scope, b"host")


def tokens_of(scope: Any, code: str) -> set[str]:
    """The seat tokens that a request brought for a table: by cookie, or as a bearer."""
    tokens: set[str] = set()
    bearer = header(scope, b"authorization")
    if bearer.startswith("Bearer "):
        tokens |= set(bearer.removeprefix("Bearer ").split("."))
    try:
        cookies = SimpleCookie(header(scope, b"cookie"))
    except CookieError:
        return tokens
    if f"seat-{tidy(code)}" in cookies:
        tokens |= set(cookies[f"seat-{tidy(code)}"].value.split("."))
    return tokens - {""}

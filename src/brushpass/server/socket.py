"""One WebSocket, as plain ASGI. Every choice of every game passes through here, so it is kept short."""

import asyncio
import logging
from time import monotonic
from typing import Any

import msgspec

from brushpass.core.errors import Malformed, Refusal
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.server.guesses import count_guess, find_table
from brushpass.server.limits import Bucket
from brushpass.server.outbox import Outbox
from brushpass.server.requests import RateLimited, address_of, same_origin, tokens_of
from brushpass.server.services import Services
from brushpass.store.contract import StoreError
from brushpass.table.codes import hash_token
from brushpass.table.dossiers import SeatDossier
from brushpass.table.errors import HelloTwice, NotSeated
from brushpass.table.session import TableSession
from brushpass.wire import inbound as i
from brushpass.wire import outbound as o

log = logging.getLogger(__name__)

decode = msgspec.json.Decoder(i.Inbound).decode
encode = msgspec.json.Encoder().encode
PONG = encode(o.Pong()).decode()


class Socket(Outbox):
    """A device at a table."""

    def __init__(self, services: Services, scope: Any, receive: Any, send: Any) -> None:
        limits = services.config.limits
        super().__init__(scope, send, limits, services.metrics)
        self.viewer: Viewer = PUBLIC
        self._services = services
        self._scope, self._receive = scope, receive
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst, monotonic())
        self._session: TableSession | None = None
        self._questions: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Serve the connection until it ends."""
        services = self._services
        address = address_of(self._scope, services.config)
        if not (
            same_origin(self._scope, services.config.origins)
            and services.requests.take(address)
            and services.sockets.take(address)
        ):
            await self._send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        try:
            await self._serve()
        finally:
            services.sockets.give_back(address)

    async def _serve(self) -> None:
        await self._receive()  # websocket.connect
        await self._send({"type": "websocket.accept"})
        self._services.metrics.sockets += 1
        try:
            await self._greet()
            if self._session is not None:
                await self._listen(self._session)
        except TimeoutError:
            self.end("no-hello")
        except (StoreError, Refusal) as error:
            log.warning("a connection could not be served", extra={"code": error.code})
            self.end("refused")
        finally:
            self._closed = True
            for question in self._questions:
                question.cancel()
            self._services.metrics.sockets -= 1
            if self._session is not None:
                await asyncio.shield(self._leave(self._session))
        if self._closing is not None:
            await self._closing  # otherwise the connection would be dropped before the client gets the reason

    async def _leave(self, session: TableSession) -> None:
        try:
            await self._services.tables.disconnect(session, self)
        except (StoreError, Refusal) as error:  # the next heartbeat corrects it
            log.warning("a disconnection could not be recorded", extra={"code": error.code})

    def _refuse(self, refusal: Refusal, message: Any = None) -> None:
        self._services.metrics.count("refused", refusal.code)
        self._push(encode(o.Refused(refusal.code, str(refusal), getattr(message, "id", ""))).decode())

    async def _greet(self) -> None:
        """Read the first message, and join the table that it asks for."""
        async with asyncio.timeout(self._services.config.limits.hello_seconds) as limit:
            while (message := await self._next()) is not None:
                if isinstance(message, i.Ping):
                    self._push(PONG)
                    continue
                if not isinstance(message, i.Hello):
                    self._refuse(NotSeated("say hello first"), message)
                    continue
                try:
                    session = await find_table(self._services, self._scope, message.code)
                    self.viewer = self._seat(session, message.seat)
                except RateLimited as refusal:
                    self._refuse(refusal)
                    self.end("rate-limited")
                    return
                except Refusal as refusal:
                    if isinstance(refusal, NotSeated):
                        count_guess(self._services, self._scope, "seat")
                    self._refuse(refusal)
                    continue
                limit.reschedule(None)
                self._session = session
                await self._services.tables.connect(session, self, message.after)
                return

    def _seat(self, session: TableSession, seat: Seat | None) -> Viewer:
        """The seat that was asked for; refuses a connection without its token."""
        if seat is None:
            return PUBLIC
        if seat not in session.state.seats_of(
            {hash_token(token) for token in tokens_of(self._scope, session.state.code)}
        ):
            raise NotSeated("this connection has no token for that seat")
        return seat

    async def _listen(self, session: TableSession) -> None:
        """Carry out messages, one after another."""
        tables, metrics = self._services.tables, self._services.metrics
        while (message := await self._next()) is not None:
            if isinstance(message, i.Ping):
                self._push(PONG)
                continue
            try:
                if isinstance(message, i.Hello):
                    raise HelloTwice("this connection has already said hello")
                if self.viewer is PUBLIC:
                    raise NotSeated("only somebody with a seat can do this")
                if isinstance(message, i.Question):
                    question = asyncio.create_task(self._answer(session.dossier(self.viewer), message))
                    self._questions.add(question)
                    question.add_done_callback(self._questions.discard)
                elif isinstance(message, i.MakeLink):
                    link = await tables.link(session, self)
                    self._push(encode(o.Link(message.id, link)).decode())
                else:
                    await tables.command(session, self, message)
                metrics.count("messages")
            except Refusal as refusal:
                self._refuse(refusal, message)

    async def _answer(self, dossier: SeatDossier, question: i.Question) -> None:
        """Answer a question when it is its turn. The client's other messages do not wait for it."""
        try:
            self._push(encode(await dossier.answer(question)).decode())
        except Refusal as refusal:
            self._refuse(refusal, question)
        except Exception:  # the game goes on without it
            log.exception("a dossier failed")
            self._refuse(_Failed("this dossier could not be computed"), question)

    async def _next(self) -> Any:
        """The next well-formed message; None when the connection is over. Malformed messages are refused.

        Messages received before the connection broke are still carried out.
        """
        while True:
            event = await self._receive()
            if event["type"] != "websocket.receive" or self._closing is not None:
                return None
            text = event.get("text")
            if not self._bucket.take(monotonic(), 1 + (len(text or "") >> 13)):  # a long one counts as several
                self._refuse(RateLimited("too many messages"))
                self.end("rate-limited")
                return None
            if text is None or len(text) > self._services.config.limits.message_bytes:
                self._refuse(
                    Malformed(f"a message has at most {self._services.config.limits.message_bytes} characters of text")
                )
                continue
            try:
                return decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                self._refuse(Malformed(str(error)))


class _Failed(Refusal):
    code = "internal"

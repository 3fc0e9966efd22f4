"""One WebSocket, as plain ASGI until it has said hello. After that the protocol hands each text over as it arrives, and
`Socket.take` passes it on to the table at the end of the turn of the event loop. Every choice of every game comes
through here, so it is kept short.
"""

import asyncio
import logging
from functools import partial
from time import monotonic
from typing import Any

import msgspec

from brushpass.core.errors import Malformed, Refusal
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.server.guesses import count_guess, find_table
from brushpass.server.hosts import knows_host, same_origin
from brushpass.server.limits import Bucket
from brushpass.server.outbox import Outbox
from brushpass.server.requests import RateLimited, address_of, tokens_of
from brushpass.server.services import Services
from brushpass.store.contract import StoreError
from brushpass.table.acts import InTurn
from brushpass.table.codes import hash_token
from brushpass.table.dossiers import SeatDossier
from brushpass.table.errors import HelloTwice, NotSeated
from brushpass.table.session import TableSession
from brushpass.wire import inbound as i
from brushpass.wire import outbound as o

log = logging.getLogger(__name__)

decode = msgspec.json.Decoder(i.Inbound).decode
encode = msgspec.json.Encoder().encode
PONG = encode(o.Pong())

MAX_WAITING = 4
"""Stop reading from a client while this many of its messages wait for their turn."""


class Socket(Outbox):
    """A device at a table."""

    def __init__(self, services: Services, scope: Any, receive: Any, send: Any) -> None:
        limits = services.config.limits
        super().__init__(scope, send, limits, services.metrics, services.burst)
        self.viewer: Viewer = PUBLIC
        self._services = services
        self._scope, self._receive = scope, receive
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst, monotonic())
        self._session: TableSession | None = None
        self._waiting = 0
        """How many messages of this connection wait for their turn at the table."""
        self._is_holding = False
        """No more of them are read for now."""
        self._questions: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Serve the connection until it ends."""
        services = self._services
        address = address_of(self._scope, services.config)
        if not (
            knows_host(self._scope, services.config)
            and same_origin(self._scope, services.config)
            and services.requests.take(address)
            and services.sockets.take(address)
        ):
            services.metrics.count("requests", "403")  # which is what the client gets instead of a WebSocket
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
                await self._listen()
        except TimeoutError:
            self.end("no-hello")
        except (StoreError, Refusal) as error:
            log.warning("a connection could not be served", extra={"code": error.code, "table": self._reference})
            self.end("refused")
        finally:
            self.shut()
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
            log.warning("a disconnection could not be recorded", extra={"code": error.code, "table": self._reference})

    @property
    def _reference(self) -> str:
        """What logs call the table."""
        return self._session.state.reference if self._session is not None else ""

    def _refuse(self, refusal: Refusal, message: Any = None) -> None:
        """Tell a client why something is refused. One that asks for too much is disconnected."""
        self._services.metrics.count("refused", refusal.code)
        self.push(encode(o.Refused(refusal.code, str(refusal), getattr(message, "id", ""))))
        if isinstance(refusal, RateLimited):
            self.end("rate-limited")

    async def _greet(self) -> None:
        """Read the first message, and join the table it asks for."""
        async with asyncio.timeout(self._services.config.limits.hello_seconds) as limit:
            while (message := await self._next()) is not None:
                if isinstance(message, i.Ping):
                    self.push(PONG)
                    continue
                if not isinstance(message, i.Hello):
                    self._refuse(NotSeated("say hello first"), message)
                    continue
                try:
                    session = await find_table(self._services, self._scope, message.code)
                    self.viewer = self._seat(session, message.seat)
                except RateLimited as refusal:
                    self._refuse(refusal)
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

    async def _listen(self) -> None:
        """Take messages until the connection is over. Those that arrived before it broke are still carried out."""
        add = partial(self._services.intake.add, self)
        if self._wire is not None:
            self._wire.hand_to(add)
        while (event := await self._receive())["type"] == "websocket.receive" and self._closing is None:
            add(event.get("text"))

    def take(self, text: str | None) -> None:
        """Pass a message on to the table, or answer it here once everything before it has been answered."""
        session = self._session
        if self._closing is not None or session is None:
            return
        try:
            message = self._decode(text)
        except RateLimited as refusal:
            self._refuse(refusal)
            return
        except Malformed as refusal:
            reply = partial(self._refuse, refusal)
        else:
            if isinstance(message, i.Command) and self.viewer is not PUBLIC:
                self._waiting += 1
                if self._waiting == MAX_WAITING and self._wire is not None:
                    self._is_holding = True
                    self._wire.hold()
                self._services.tables.command(session, self, message, self._answered)
                return
            reply = partial(self._reply, session, message)
        if self._waiting:
            session.queue.put(InTurn(reply))
        else:
            reply()

    def _answered(self, message: i.Command, error: Exception | None) -> None:
        """The table has carried out a message, or not."""
        self._waiting -= 1
        if self._is_holding and not self._waiting and self._wire is not None:
            self._is_holding = False
            self._wire.read_on()
        if isinstance(error, Refusal):
            self._refuse(error, message)
        elif error is None:
            self._services.metrics.count("messages")
        else:
            if isinstance(error, StoreError):
                log.warning("a connection could not be served", extra={"code": error.code})
            else:
                log.error("a connection could not be served", exc_info=error)
            self.end("refused")

    def _reply(self, session: TableSession, message: i.Inbound) -> None:
        """Answer what the table need not carry out."""
        try:
            if isinstance(message, i.Ping):
                self.push(PONG)
            elif isinstance(message, i.Hello):
                raise HelloTwice("this connection has already said hello")
            elif self.viewer is PUBLIC or not isinstance(message, i.Question):
                raise NotSeated("only somebody with a seat can do this")
            else:
                question = asyncio.create_task(self._answer(session.dossier(self.viewer), message))
                self._questions.add(question)
                question.add_done_callback(self._questions.discard)
                self._services.metrics.count("messages")
        except Refusal as refusal:
            self._refuse(refusal, message)

    async def _answer(self, dossier: SeatDossier, question: i.Question) -> None:
        """Answer a question when it is its turn. The client's other messages do not wait for it."""
        try:
            self.push(encode(await dossier.answer(question)))
        except Refusal as refusal:
            self._refuse(refusal, question)
        except Exception:  # the game goes on without it
            log.exception("a dossier failed", extra={"table": self._reference})
            self._refuse(_Failed("this dossier could not be computed"), question)

    async def _next(self) -> Any:
        """The next well-formed message before hello; None when the connection is over. Others are refused."""
        while True:
            event = await self._receive()
            if event["type"] != "websocket.receive" or self._closing is not None:
                return None
            try:
                return self._decode(event.get("text"))
            except Refusal as refusal:
                self._refuse(refusal)

    def _decode(self, text: str | None) -> Any:
        """A message from its text, within the limits; refuses one that is malformed."""
        if not self._bucket.take(monotonic(), 1 + (len(text or "") >> 13)):  # a long one counts as several
            raise RateLimited("too many messages")
        limit = self._limits.message_bytes
        if text is None or len(text) > limit:
            raise Malformed(f"a message has at most {limit} characters of text")
        try:
            return decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Malformed(str(error)) from None


class _Failed(Refusal):
    code = "internal"

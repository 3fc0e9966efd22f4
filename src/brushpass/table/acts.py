"""What a connection wants done at its table. Each of these waits in the table's queue for its turn."""

from collections.abc import Callable, Sequence

import msgspec

from brushpass.table import commands
from brushpass.table import entries as e
from brushpass.table.codes import hash_token, new_id, new_token
from brushpass.table.connection import Connection
from brushpass.table.decision import NOTHING, Decided
from brushpass.table.session import TableSession
from brushpass.wire import inbound as i
from brushpass.wire import outbound as o

encode = msgspec.json.Encoder().encode

Answered = Callable[[i.Command, Exception | None], None]
"""Called when a message has been carried out, or with the reason why it was not."""


class Command:
    """A message from a seat, which is carried out once."""

    __slots__ = ("_answered", "_connection", "_message", "_session", "joins", "message_id", "sender")
    reads = False

    def __init__(self, session: TableSession, connection: Connection, message: i.Command, answered: Answered) -> None:
        self.sender: Connection | None = connection
        self.message_id = message.id
        self.joins = type(message) if type(message) in commands.TOGETHER else None
        self._session, self._connection, self._message, self._answered = session, connection, message, answered

    def decide(self) -> Decided:
        """See `Act`."""
        session = self._session
        state = session.state
        assert state.clock is not None
        return commands.decide(state, session.seat_of(self._connection), self._message, state.clock())

    def complete(self, entries: Sequence[e.Entry]) -> list[e.Entry]:
        """See `Act`."""
        return commands.complete(self._session.state, entries)

    def finished(self, error: Exception | None, *, is_new: bool) -> None:
        """Answer a repeated message as it was answered the first time; a new one was answered with what it caused."""
        if error is None and not is_new:
            self._session.acknowledge(self._connection, self.message_id)
        self._answered(self._message, error)


class LinkCommand(Command):
    """A request for a one-time word that moves a seat. The answer holds only that word; the previous one is void."""

    __slots__ = ("_word",)

    def __init__(self, session: TableSession, connection: Connection, message: i.Command, answered: Answered) -> None:
        super().__init__(session, connection, message, answered)
        self.sender = None  # no process is told that the table has moved: nobody can see that

    def decide(self) -> Decided:
        """See `Act`."""
        self._word = new_token()
        seat = self._session.seat_of(self._connection)
        self._session.state.quota.check(seat)
        return Decided([e.LinkMade(id=new_id(), seat=seat, link=hash_token(self._word))])

    def finished(self, error: Exception | None, *, is_new: bool) -> None:
        """Tell the word."""
        if error is None:
            self._connection.push(encode(o.Link(self.message_id, self._word)))
        self._answered(self._message, error)


class InTurn:
    """Something that writes nothing, and is done only after everything that was asked for earlier."""

    __slots__ = ("_do",)
    sender = None
    message_id = ""
    reads = False
    joins = None

    def __init__(self, do: Callable[[], None]) -> None:
        self._do = do

    def decide(self) -> Decided:
        """See `Act`."""
        return NOTHING

    def complete(self, entries: Sequence[e.Entry]) -> list[e.Entry]:
        """See `Act`."""
        return []

    def finished(self, error: Exception | None, *, is_new: bool) -> None:
        """It is its turn."""
        self._do()

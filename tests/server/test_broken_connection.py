"""A connection that breaks: messages that arrived before are still carried out, though nobody can be told."""

from collections import deque
from typing import Any

import msgspec
import pytest

from brushpass.server.socket import Socket
from brushpass.wire import inbound as i
from brushpass.wire.tables import Settings
from tests.server.running import Running

pytestmark = pytest.mark.anyio


class Broken:
    """The ASGI side of a connection that takes nothing any more once it was told of the table."""

    def __init__(self, messages: list[i.Inbound]) -> None:
        events = [{"type": "websocket.receive", "text": msgspec.json.encode(one).decode()} for one in messages]
        self._events = deque[dict[str, Any]](
            [{"type": "websocket.connect"}, *events, {"type": "websocket.disconnect", "code": 1006}]
        )

    async def receive(self) -> dict[str, Any]:
        return self._events.popleft()

    async def send(self, event: dict[str, Any]) -> None:
        if event["type"] == "websocket.send":
            raise ConnectionError("the connection is broken")


async def test_what_arrived_before_the_connection_broke_is_done(server: Running) -> None:
    tables = server.services.tables
    session = await tables.open_table(Settings(game="secrets", players=4))
    seat, token = await tables.sit(session, "Ann")
    hello = i.Hello(code=session.state.code, seat=seat)
    connection = Broken([hello, i.Rename(id="1", name="Beth"), i.Rename(id="2", name="Cleo")])
    bearer = (b"authorization", f"Bearer {token}".encode())
    scope = {"type": "websocket", "client": ("127.0.0.1", 1), "headers": [bearer]}
    await Socket(server.services, scope, connection.receive, connection.send).run()
    assert session.state.seats[seat].name == "Cleo"
    assert {"1", "2"} <= set(session.state.done[seat])

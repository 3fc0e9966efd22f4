"""Clients of the peers, each in its own protocol: one move at a time, and everybody gets a view, as with us."""

import asyncio
import json
import random
from functools import partial

from benchmarks.server_load.flock import GAME, SEATS, Flock, Player, Table, connect
from benchmarks.server_load.wire import Http


class BoardgamePlayer(Player):
    """A boardgame.io client: socket.io's text protocol over a WebSocket."""

    table: "BoardgameTable"

    def __init__(self, table: "BoardgameTable", seat: int) -> None:
        super().__init__(table, seat, "/socket.io/?EIO=4&transport=websocket")
        self.connected: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._synced: asyncio.Future[None] | None = None
        self.credentials = ""

    def got(self, payload: bytes) -> None:
        """Moves arrive as `update`, with the whole view."""
        if payload.startswith(b'42/pass,["update"'):
            if self.seat == 0:
                self.table.latest = payload
            self.table.arrived()
        elif payload == b"2":  # ping
            self.send(b"3")
        elif payload.startswith(b"0"):
            self.send(b"40/pass,")
        elif payload.startswith(b"40"):
            self.connected.set_result(None)
        elif payload.startswith(b'42/pass,["sync"') and self._synced is not None:
            if self.seat == 0:
                self.table.latest = payload
            self._synced.set_result(None)
            self._synced = None

    async def sync(self, match: str, credentials: str) -> None:
        """Begin to follow a match."""
        self.credentials = credentials
        self._synced = synced = asyncio.get_running_loop().create_future()
        hello = ["sync", match, str(self.seat), credentials, SEATS]
        self.send(b"42/pass," + json.dumps(hello).encode())
        async with asyncio.timeout(30):
            await synced


class BoardgameTable(Table[BoardgamePlayer]):
    """Match after match with the same people, over the same sockets."""

    def __init__(self, flock: Flock, http: Http) -> None:
        super().__init__(flock)
        self.match = ""
        self.latest = b""
        self._http = http
        self.turns = 0
        self._opening: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """A new match, as its lobby has it: one creates it, and each joins."""
        self.turns = 0
        self.match = (await self._http.post("/games/pass/create", {"numPlayers": SEATS}))["matchID"]
        for player in self.players:
            name = {"playerID": str(player.seat), "playerName": f"P{player.seat}"}
            joined = await self._http.post(f"/games/pass/{self.match}/join", name)
            await player.sync(self.match, joined["playerCredentials"])

    async def _rematch(self) -> None:
        await self.begin()
        self.go_on()

    def choose(self) -> bool:
        """The player whose turn it is passes one of two cards to somebody else."""
        if self.turns == GAME:
            self._opening = asyncio.create_task(self._rematch())
            return False
        self.turns += 1
        latest = self.latest
        state = _number(latest, b'"_stateID":')
        seat = _number(latest, b'"currentPlayer":"')
        player = self.players[seat]
        self.waiting = SEATS
        move = b'{"type":"pass","args":[%d,%d],"playerID":"%d","credentials":"%b"}' % (
            (seat + 1 + int(random.random() * (SEATS - 1))) % SEATS,
            int(random.random() * 2),
            seat,
            player.credentials.encode(),
        )
        message = b'42/pass,["update",{"type":"MAKE_MOVE","payload":%b},%d,"%b","%d"]'
        player.send(message % (move, state, self.match.encode(), seat))
        return True


async def open_boardgame(flock: Flock, port: int) -> BoardgameTable:
    """A match with six players."""
    table = BoardgameTable(flock, Http(port))
    for seat in range(SEATS):
        player = await connect(partial(BoardgamePlayer, table, seat), port)
        await player.connected
        table.players.append(player)
    await table.begin()
    table.turns = random.randrange(GAME)  # so that not all start a new game at once
    return table


JOIN_ROOM, ROOM_DATA, ROOM_STATE, ROOM_STATE_PATCH = 10, 13, 14, 15


class ColyseusPlayer(Player):
    """A Colyseus client: one byte for the kind of a message, msgpack and schema patches behind it."""

    table: "ColyseusTable"

    def __init__(self, table: "ColyseusTable", seat: int, path: str) -> None:
        super().__init__(table, seat, path)
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def got(self, payload: bytes) -> None:
        """Moves arrive as patches."""
        kind = payload[0]
        if kind == ROOM_STATE_PATCH:
            self.table.arrived()
        elif kind == JOIN_ROOM:
            self.send_bytes(bytes([JOIN_ROOM]))
        elif kind == ROOM_STATE and not self.synced.done():
            self.synced.set_result(None)


class ColyseusTable(Table[ColyseusPlayer]):
    """A room that is reset after each game."""

    def __init__(self, flock: Flock) -> None:
        super().__init__(flock)
        self.turn = 0
        self._left = random.randrange(GAME)

    def choose(self) -> bool:
        """The player whose turn it is passes one of two cards to somebody else."""
        seat = self.turn % SEATS
        self.waiting = SEATS
        if not self._left:
            self.turn, self._left = 0, GAME
            self.players[seat].send_bytes(b"%c\xa5again" % ROOM_DATA)
            return False
        self.turn += 1
        self._left -= 1
        to = (seat + 1 + int(random.random() * (SEATS - 1))) % SEATS
        # "pass" and {"to": to, "card": card} in msgpack
        message = b"%c\xa4pass\x82\xa2to%c\xa4card%c" % (ROOM_DATA, to, int(random.random() * 2))
        self.players[seat].send_bytes(message)
        return True


async def open_colyseus(flock: Flock, port: int) -> ColyseusTable:
    """A room with six clients."""
    table = ColyseusTable(flock)
    http = Http(port)
    room = ""
    for seat in range(SEATS):
        how = f"joinById/{room}" if room else "create/pass"
        joined = await http.post(f"/matchmake/{how}", {"seat": seat})
        room = joined["room"]["roomId"]
        path = f"/{joined['room']['processId']}/{room}?sessionId={joined['sessionId']}"
        player = await connect(partial(ColyseusPlayer, table, seat, path), port)
        async with asyncio.timeout(30):
            await player.synced
        table.players.append(player)
    return table


def _number(text: bytes, name: bytes) -> int:
    start = text.index(name) + len(name)
    end = start
    while text[end] in b"0123456789":
        end += 1
    return int(text[start:end])

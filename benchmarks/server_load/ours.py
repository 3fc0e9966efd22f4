"""Clients of Brushpass: complete games of SECRETS, and a rematch after each."""

import asyncio
import random
import re
from collections.abc import Callable

from benchmarks.server_load.flock import SEATS, Flock, Player, Table, connect
from benchmarks.server_load.wire import Http
from brushpass.core.fair import Place, share_hash

START = re.compile(rb'"round":(\d+),"attempt":(\d+),"commitment":"([0-9a-f]+)"')
SETTINGS = {"game": "secrets", "players": SEATS}
AGAIN, READY, START_GAME, HASHES, SHARES = range(5)
"""The steps to another game. The first game needs no vote. In the others everybody who voted in time is ready."""
IS_COMPLETE: dict[int, Callable[[bytes], bool]] = {
    READY: lambda frame: frame.count(b'"ready":true') == SEATS - 1,
    AGAIN: lambda frame: b'"notice":"cleared"' in frame,
    HASHES: lambda frame: b'"hashes":[' in frame,
    SHARES: lambda frame: b'"notice":"started"' in frame,
}
"""Whether a frame shows that everybody has taken a step. The server may tell of several people in one frame."""


class OurPlayer(Player):
    """A seat. It looks for the few bytes it needs and decodes nothing."""

    table: "OurTable"
    dealing = b""
    """The table, as it was shown when it began to deal."""
    share = b""
    is_ready = False

    def got(self, payload: bytes) -> None:
        """Remember a prompt, and tell the table that a message has arrived."""
        table = self.table
        if b'"asked":' in payload:
            table.asked = self, payload
        elif b'"stage":"dealing"' in payload:
            self.dealing = payload
        elif b'"notice":"cleared"' in payload:
            seats = payload[payload.index(b'"seats":[') :].split(b'{"name":')
            self.is_ready = b'"ready":true' in seats[1 + self.seat]
        elif b'"type":"refused"' in payload:
            raise RuntimeError(payload.decode())
        if b'"event":"ended"' in payload:
            table.asked = None
        if table.is_complete is None or table.is_complete(payload):
            table.arrived()


class OurTable(Table[OurPlayer]):
    """A table that plays game after game."""

    def __init__(self, flock: Flock, code: str) -> None:
        super().__init__(flock)
        self.code = code
        self.asked: tuple[OurPlayer, bytes] | None = None
        self.turns = 0
        """Choices in the running game."""
        self._sent = 0
        self.step = AGAIN
        self.is_complete: Callable[[bytes], bool] | None = None
        """Tells which frames count, if not all do."""

    def can_rest(self) -> bool:
        """A start is finished first: after 30 seconds without an answer the server makes it void."""
        return self.step not in (HASHES, SHARES)

    def choose(self) -> bool:
        """Choose any of the prompt's options; between games, take the next step of a rematch."""
        self._sent += 1
        self.is_complete = None
        if self.asked is None:
            self._rematch()
            return False
        player, frame = self.asked
        at = frame.index(b'"asked":{"number":') + 18
        comma = frame.index(b",", at)
        start = frame.index(b'"options":[{', comma) + 12
        options = frame[start : frame.index(b"}]", start)].split(b"},{")
        choice = options[int(random.random() * len(options))]
        self.waiting = SEATS
        self.turns += 1
        player.send(b'{"type":"choose","id":"c%d","prompt":%b,"choice":{%b}}' % (self._sent, frame[at:comma], choice))
        return True

    def _rematch(self) -> None:
        """Another game with the same people. The next step is taken when everybody has seen the last one."""
        host, guests = self.players[0], self.players[1:]
        step, self.step = self.step, (self.step + 1) % (SHARES + 1)
        self.waiting = SEATS
        self.is_complete = IS_COMPLETE.get(step)
        if step == AGAIN:
            self.turns = 0
            for guest in guests:
                guest.send(b'{"type":"again","id":"a%d"}' % self._sent)
        elif step == READY:
            late = [guest for guest in guests if not guest.is_ready]
            if not late:  # the usual case: all votes arrived together
                self._rematch()
            for guest in late:
                guest.send(b'{"type":"ready","id":"r%d","ready":true}' % self._sent)
        elif step == START_GAME:
            host.send(b'{"type":"start","id":"s%d"}' % self._sent)
        else:
            self._deal(step)

    def _deal(self, step: int) -> None:
        """Everybody's hash, then everybody's share."""
        found = START.search(self.players[0].dealing)
        assert found is not None
        number, attempt, commitment = int(found[1]), int(found[2]), found[3].decode()
        for player in self.players:
            if step == HASHES:
                player.share = random.randbytes(32)
                shown = share_hash(player.share, Place(commitment, number, attempt, player.seat)).encode()
                player.send(
                    b'{"type":"commit-share","id":"h%d","attempt":%d,"hash":"%b"}' % (self._sent, attempt, shown)
                )
            else:
                share = player.share.hex().encode()
                player.send(
                    b'{"type":"reveal-share","id":"v%d","attempt":%d,"share":"%b"}' % (self._sent, attempt, share)
                )


class Opener:
    """Opens tables over HTTP and takes their seats over sockets, as any client does."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._https: dict[int, Http] = {}

    async def __call__(self, flock: Flock, number: int) -> OurTable:
        """A table with everybody seated, about to be started."""
        http = self._https.setdefault(number, Http(self._port))
        host = await http.post("/api/tables", {"name": "P0", "settings": SETTINGS})
        code = host["code"]
        tokens = [host["token"]]
        for seat in range(1, SEATS):
            seated = await http.post(f"/api/tables/{code}/seats", {"name": f"P{seat}", "seat": seat})
            tokens.append(seated["token"])
        table = OurTable(flock, code)
        for seat, token in enumerate(tokens):
            await self._take_seat(table, seat, token)
        table.step = READY  # there is nothing to clear away before the first game
        return table

    async def _take_seat(self, table: OurTable, seat: int, token: str) -> None:
        """Say hello, and wait until everybody at the table has been told."""
        settled = asyncio.get_running_loop().create_future()
        table.settled = lambda: settled.set_result(None)
        table.waiting = 1 + seat + 1  # the welcome, and the news to all
        headers = f"Authorization: Bearer {token}\r\n"
        player = await connect(lambda: OurPlayer(table, seat, "/ws", headers), self._port)
        table.players.append(player)
        player.send(b'{"type":"hello","code":"%b","seat":%d}' % (table.code.encode(), seat))
        async with asyncio.timeout(30):
            await settled
        table.settled = None

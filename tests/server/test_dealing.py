"""The deal over real sockets: what everybody is told of a void start, and a server that cheats."""

import random

import msgspec
import pytest

from brushpass.core import record, replay
from brushpass.core.fair import Pledge, share_hash
from brushpass.core.fair_v1 import PledgeV1
from brushpass.core.receipt import Distrust, Proof, Receipt, check_own
from brushpass.core.seats import Seat
from brushpass.games.registry import GAMES
from brushpass.table.state import TableState
from brushpass.wire import inbound as i
from brushpass.wire import notices as n
from brushpass.wire import outbound as o
from brushpass.wire.tables import Settings, Stage, TableView
from tests.server.client import Client, close, deal, finish, gathered, start
from tests.server.running import Running

pytestmark = pytest.mark.anyio

ESPIONAJE = Settings(game="espionaje", players=3)


async def dealing(server: Running) -> list[Client]:
    """A table whose host has pressed start."""
    clients = await gathered(server, ESPIONAJE)
    for client in clients:
        assert client.table is not None
        await client.do(i.Ready, ready=True, revision=client.table.revision)
    await clients[0].do(i.Start)
    return clients


def receipt_of(client: Client) -> Receipt:
    """What a client has kept, with all that it was shown."""
    assert client.participant is not None
    receipt = client.participant.receipt(1)
    assert receipt is not None
    return msgspec.structs.replace(receipt, told=tuple(told for told in client.told if "event" in told))


async def kept(server: Running, client: Client) -> record.RecordV2:
    """The record of the game that is over."""
    found = record.decode((await server.http.get(f"/api/tables/{client.code}/records/1")).content)
    assert isinstance(found, record.RecordV2)
    replay.check(found, GAMES[found.game])
    return found


async def test_a_wrong_share_voids_the_start_for_everybody_and_the_next_one_is_counted(server: Running) -> None:
    clients = await dealing(server)
    screen = await Client.join(server, clients[0].code)
    for client in clients:
        assert client.table is not None
        assert client.participant is not None
        message = client.participant.answer(client.table)
        assert isinstance(message, i.CommitShare)
        assert isinstance(await client.do(i.CommitShare, attempt=1, hash=message.hash), o.Update)
    await clients[1].do(i.RevealShare, attempt=1, share="00" * 32)
    for client in [*clients, screen]:
        await client.sync()
        assert client.notices[-1] == n.StartVoid(1, n.WhyVoid.WRONG_SHARE, (Seat(1),), ("B",))
        assert client.table is not None
        assert (client.table.stage, client.table.attempt) == (Stage.LOBBY, 2)
    await clients[1].do(i.Ready, ready=True)
    await clients[0].do(i.Start)
    await deal(clients)
    await finish(clients, random.Random(1))
    game = await kept(server, clients[0])
    assert game.pledge is not None
    assert game.pledge.attempt == 2
    for client in clients:
        assert dict(check_own(game, GAMES["espionaje"], receipt_of(client))) == dict.fromkeys(Proof, True)
    await close([*clients, screen])


async def test_a_server_that_replaces_a_share_is_found_out_by_its_owner(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It deals from a share of its own choice, with a hash that fits; the record is flawless."""
    made = TableState._pledge

    def forge(self: TableState) -> Pledge | PledgeV1:
        pledge = made(self)
        assert isinstance(pledge, Pledge)
        share = bytes(range(32))
        hashes = (share_hash(share, self.place(Seat(0))), *pledge.hashes[1:])
        return msgspec.structs.replace(pledge, hashes=hashes, shares=(share.hex(), *pledge.shares[1:]))

    monkeypatch.setattr(TableState, "_pledge", forge)
    clients = await gathered(server, ESPIONAJE)
    await start(clients)
    await finish(clients, random.Random(1))
    game = await kept(server, clients[0])
    wrong = [
        {proof for proof, holds in check_own(game, GAMES["espionaje"], receipt_of(client)) if not holds}
        for client in clients
    ]
    assert wrong == [{Proof.SHARE, Proof.HASHES}, {Proof.HASHES}, {Proof.HASHES}]
    await close(clients)


async def test_a_client_reveals_nothing_to_a_server_that_changes_the_list(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = TableState.view

    def forge(self: TableState) -> TableView:
        shown = view(self)
        return msgspec.structs.replace(shown, hashes=("0" * 64, *shown.hashes[1:])) if shown.hashes else shown

    monkeypatch.setattr(TableState, "view", forge)
    clients = await dealing(server)
    with pytest.raises(Distrust, match="own seat"):
        await deal(clients)
    assert server.table(clients[0].code).state.match is None
    await close(clients)

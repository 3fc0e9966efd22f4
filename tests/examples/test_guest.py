"""The guest of `examples/guest`: a client over a real socket that takes part in the deal and checks it afterwards."""

import asyncio
import random
import sys
from functools import partial
from pathlib import Path

import pytest
from guest import verdict

from brushpass.core.record import encode
from brushpass.wire import inbound as i
from brushpass.wire.tables import Settings, Stage, TableView
from tests.clients.cheating import UNSEEN_ENDS, drops_games_that_have_begun, moves_a_card, nothing, replaces_a_share
from tests.examples.installing import EXAMPLES
from tests.server.client import Client, finish, open_table
from tests.server.running import running

PROGRAM = EXAMPLES / "guest" / "guest.py"
FITS = [f"{proof}: right" for proof in ("commitment", "share", "hashes", "voids", "seen")]


async def dealt(host: Client) -> None:
    """The host takes part, and so does everybody else in their own time."""
    while (table := host.table) is not None and table.stage is not Stage.PLAYING:
        if host.participant is not None and (message := host.participant.answer(table)) is not None:
            await host.send(message)
        await host.until(partial(shows_another, host, table))


def shows_another(host: Client, table: TableView) -> bool:
    return host.table is not table


@pytest.mark.anyio
@pytest.mark.parametrize("game", ["secrets", "espionaje"])
async def test_it_plays_a_game_to_the_end_and_finds_the_deal_fair(game: str, tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        opened = await open_table(server.http, Settings(game=game, players=4))
        host = await Client.join(server, opened.code, opened.seat, opened.token)
        for seat in (1, 2):
            await host.do(i.AddMind, seat=seat, mind="rookie")
        command = (sys.executable, str(PROGRAM), f"http://{server.address}", opened.code)
        guest = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        await host.until(lambda: host.table is not None and host.table.seats[3].ready)
        await host.do(i.Ready, ready=True)
        await host.do(i.Start)
        await dealt(host)
        await finish([host], random.Random(1))
        out, _ = await guest.communicate()
        await host.close()
    assert guest.returncode == 0
    assert out.decode().splitlines() == [
        *FITS,
        "starts void after this client had revealed its share: 0",
        "games that this client saw begin but not end: 0",
    ]


def test_it_finds_out_a_server_that_cheats() -> None:
    record, [receipt, _] = replaces_a_share()
    is_right, lines = verdict(encode(record), receipt)
    assert not is_right
    assert lines[:5] == ["commitment: right", "share: wrong", "hashes: wrong", "voids: right", "seen: unknown"]
    record, [receipt, _] = moves_a_card()
    is_right, [line] = verdict(encode(record), receipt)
    assert not is_right
    assert line.startswith("The record does not follow the rules: ")


def test_it_counts_games_that_were_dropped() -> None:
    record, [receipt, _] = drops_games_that_have_begun()
    count = UNSEEN_ENDS[drops_games_that_have_begun]
    assert f"games that this client saw begin but not end: {count}" in verdict(encode(record), receipt)[1]


def test_without_a_receipt_nothing_is_proved() -> None:
    record, _ = nothing()
    assert verdict(encode(record), None) == (False, ["This client took no part in the deal, so nothing is proved."])

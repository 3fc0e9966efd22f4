"""What one process gives, another is asked for at once: seats, moved seats, and the list of one's own seats.

python -m tests.server.elsewhere [--count 1000] [--page docs/reliability.md]
"""

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from brushpass.wire import inbound as i
from brushpass.wire import outbound as o
from brushpass.wire.http import Seated
from brushpass.wire.tables import Settings
from tests.docs.blocks import write_block
from tests.postgres import throw_away
from tests.server.client import open_table, sit
from tests.server.process import processes

decode = msgspec.json.Decoder(o.Outbound).decode
REFUSED = ", refused"


async def hello(address: str, seated: Seated) -> tuple[ClientConnection, o.Outbound]:
    """A connection to one process that asks for a seat, and the answer."""
    headers = {"Authorization": f"Bearer {seated.token}"}
    socket = await connect(f"ws://{address}/ws", additional_headers=headers, compression=None, proxy=None)
    await socket.send(msgspec.json.encode(i.Hello(seated.code, seated.seat)).decode())
    return socket, decode(await socket.recv(decode=False))


async def ask_elsewhere(addresses: Sequence[str], count: int) -> Counter[str]:
    """How often each question was asked of a process that had not given the answer, and how often it was refused."""
    results: Counter[str] = Counter()

    def note(what: str, *, ok: bool) -> None:
        results[what] += 1
        results[what + REFUSED] += not ok

    async with AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(httpx.AsyncClient(base_url=f"http://{address}", timeout=30))
            for address in addresses
        ]
        for number in range(count):
            here, there = clients[number % 2], clients[1 - number % 2]
            table = await open_table(here, Settings(game="secrets"))
            for http in (here, there):  # both have the table in memory
                (await http.get(f"/api/tables/{table.code}")).raise_for_status()
            seated = await sit(here, table.code, "B")
            authorization = {"Authorization": f"Bearer {seated.token}"}
            own = await there.get(f"/api/tables/{table.code}/own", headers=authorization)
            note("own", ok=own.json() == [seated.seat])
            another = await sit(here, table.code, "C")
            socket, answer = await hello(there.base_url.netloc.decode(), another)
            note("hello", ok=isinstance(answer, o.Welcome))
            link = await make_link(socket)
            moved = await here.post(f"/api/tables/{table.code}/move", json={"seat": another.seat, "link": link})
            here.cookies.clear()
            note("move", ok=moved.status_code == 201)
            if moved.status_code == 201:
                second, answer = await hello(
                    there.base_url.netloc.decode(), msgspec.json.decode(moved.content, type=Seated)
                )
                note("hello after move", ok=isinstance(answer, o.Welcome))
                await second.close()
            await socket.close()
    return results


async def make_link(socket: ClientConnection) -> str:
    """A one-time word for the seat of a connection."""
    await socket.send(msgspec.json.encode(i.MakeLink(id="link")).decode())
    while not isinstance(answer := decode(await socket.recv(decode=False)), o.Link):
        pass
    return answer.link


@contextmanager
def a_store(kind: str) -> Iterator[str]:
    """The address of an empty store."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "log.db")
    else:
        with throw_away() as server:
            yield server.new_schema()


def report(results: dict[str, Counter[str]], command: str) -> str:
    """The results as Markdown."""
    kinds = [what for what in next(iter(results.values())) if not what.endswith(REFUSED)]
    asked = sum(counts[what] for counts in results.values() for what in kinds)
    refused = sum(counts[what + REFUSED] for counts in results.values() for what in kinds)
    rows = (
        [store, *(f"{counts[what + REFUSED]} of {counts[what]:,}" for what in kinds)]
        for store, counts in results.items()
    )
    return "\n".join(
        [
            f"`{command}` on {time.strftime('%Y-%m-%d')}: **{refused} of {asked:,} were refused**.",
            "",
            f"| refused | {' | '.join(kinds)} |",
            "|---" * (1 + len(kinds)) + "|",
            *(f"| {' | '.join(row)} |" for row in rows),
        ]
    )


def main() -> None:
    """Ask, and say how often it was refused."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--page", type=Path, help="write the results into this page")
    arguments = parser.parse_args()
    results: dict[str, Counter[str]] = {}
    for kind in ("sqlite", "postgresql"):
        with a_store(kind) as store, processes(store, 2) as servers:

            async def ask() -> Counter[str]:
                for server in servers:
                    await server.is_up()
                return await ask_elsewhere([server.address for server in servers], arguments.count)

            results[kind] = asyncio.run(ask())
    text = report(results, "make elsewhere")
    print(text)
    if arguments.page:
        write_block(arguments.page, "elsewhere", text)
    assert not any(number for counts in results.values() for what, number in counts.items() if what.endswith(REFUSED))


if __name__ == "__main__":
    main()

"""A guest: takes a seat at a table, takes part in the deal, plays at random, and checks its receipt (docs/deal.md).

    .venv/bin/python examples/guest/guest.py http://localhost:8000 BAMI-ROTU

Its share of the luck, its receipt and the check are its own: it does not take the server's word for the deal. It plays
one game and does not reconnect; docs/protocol.md says how a client does that.
"""

import argparse
import asyncio
import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import connect

from brushpass.clients.participant import Participant
from brushpass.core import record as records
from brushpass.core.errors import BadRecord
from brushpass.core.receipt import Distrust, Receipt, check_own
from brushpass.games.registry import find
from brushpass.wire.http import Seated
from brushpass.wire.inbound import Choose, Command, Hello, Ready
from brushpass.wire.outbound import Asked, Outbound, Refused, Update, Welcome
from brushpass.wire.tables import Stage, TableView


class Guest:
    """One seat's client: what it has seen of the game, and what it answers."""

    def __init__(self, seated: Seated, luck: Random) -> None:
        self.table: TableView | None = None
        self._seat, self._participant = seated.seat, Participant(seated.seat)
        self._events: list[dict[str, Any]] = []
        self._luck = luck

    @property
    def receipt(self) -> Receipt | None:
        """What it has kept of the start, with everything that it was shown since; None if it took no part."""
        kept = self._participant.receipt(self.table.round) if self.table else None
        return kept and replace(kept, told=tuple(self._events))

    def hear(self, message: Outbound) -> Iterator[Command]:
        """What to send after this message."""
        if isinstance(message, Welcome) and message.viewer not in (None, self._seat):
            self._seat = message.viewer  # before a game, when seats are removed and people move up
            self._participant = Participant(message.viewer)
        match message:
            case Welcome(told=told, table=table, asked=asked) | Update(told=told, table=table, asked=asked):
                self._events += (one for one in told if "event" in one)
                if table is not None:
                    self.table = table
                    if (part := self._participant.answer(table)) is not None:
                        yield part
                if asked is not None:
                    yield self._choose(asked)
            case Refused(code=code, text=text):
                print(f"refused: {code}: {text}", file=sys.stderr)
            case _:
                pass

    def _choose(self, asked: Asked) -> Choose:
        """Any of the options. The id is made of the prompt's number: sent twice, it is still one choice."""
        choice = msgspec.Raw(msgspec.json.encode(self._luck.choice(asked.prompt.options)))
        return Choose(f"choose-{asked.number}", asked.number, choice)


async def play(server: str, seated: Seated, guest: Guest) -> None:
    """Stay at the table until the game is over."""
    address = f"ws{server.removeprefix('http')}/ws"
    async with connect(address, additional_headers={"Authorization": f"Bearer {seated.token}"}) as socket:
        for greeting in (Hello(seated.code, seated.seat), Ready("ready", ready=True)):
            await socket.send(msgspec.json.encode(greeting), text=True)
        async for frame in socket:
            for answer in guest.hear(msgspec.json.decode(frame, type=Outbound)):
                await socket.send(msgspec.json.encode(answer), text=True)
            if guest.table is not None and guest.table.stage is Stage.OVER:
                return


def verdict(text: bytes, receipt: Receipt | None) -> tuple[bool, list[str]]:
    """Whether a record agrees with the receipt, and what to tell the person."""
    try:
        record = records.decode(text)
        if receipt is None or not isinstance(record, records.RecordV2):
            return False, ["This client took no part in the deal, so nothing is proved."]
        proofs = check_own(record, find(record.game), receipt)
    except BadRecord as error:
        return False, [f"The record does not follow the rules: {error}"]
    words = {True: "right", False: "wrong", None: "unknown"}
    lines = [f"{proof}: {words[holds]}" for proof, holds in proofs]
    lines.append(f"starts void after this client had revealed its share: {receipt.chances}")
    lines.append(f"games that this client saw begin but not end: {receipt.unseen_ends}")
    return all(holds for _, holds in proofs), lines


def main() -> int:
    """The exit code: 0 if everything fits, 1 if something does not."""
    parser = argparse.ArgumentParser(description="Play at random, and check the deal.")
    parser.add_argument("server", help="where the table is, such as http://localhost:8000")
    parser.add_argument("code", help="the table's code")
    parser.add_argument("--name", default="Guest")
    arguments = parser.parse_args()
    tables = f"{arguments.server}/api/tables/{arguments.code}"
    body = json.dumps({"name": arguments.name}).encode()
    with urlopen(Request(f"{tables}/seats", body, {"Content-Type": "application/json"})) as answer:
        seated = msgspec.json.decode(answer.read(), type=Seated)
    guest = Guest(seated, Random())
    try:
        asyncio.run(play(arguments.server, seated, guest))
    except Distrust as reason:
        print(f"The table does not keep to the procedure: {reason}.")
        return 1
    receipt = guest.receipt
    with urlopen(f"{tables}/records/{receipt.round if receipt else 1}") as answer:
        is_right, lines = verdict(answer.read(), receipt)
    print("\n".join(lines))
    return 0 if is_right else 1


if __name__ == "__main__":
    sys.exit(main())

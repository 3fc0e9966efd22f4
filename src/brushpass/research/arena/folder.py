"""A folder that stores the games of a plan as they are played, so that an interrupted run can continue.

plan.json      what is played
games.jsonl    one line for each chunk, in the order of the plan; an unfinished line is played again
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from brushpass.research.arena.chunk_games import Row
from brushpass.research.arena.failure import OtherCode, OtherPlan
from brushpass.research.arena.plan import Plan

PLAN = "plan.json"
GAMES = "games.jsonl"


class Folder:
    """The games of one plan."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self._plan = plan

    def open(self) -> list[list[Row]]:
        """Make the folder, or read it: the games of all finished chunks. Refuses a folder with another plan."""
        self.path.mkdir(parents=True, exist_ok=True)
        plan_file = self.path / PLAN
        if not plan_file.exists():
            if any(self.path.iterdir()):
                raise OtherPlan(f"{self.path} holds other things; name a new folder")
            plan_file.write_bytes(msgspec.json.format(msgspec.json.encode(self._plan)) + b"\n")
        self._check(self.plan())
        return list(self._chunks())

    def append(self, rows: list[Row]) -> None:
        """Store the games of one more chunk."""
        with open(self.path / GAMES, "ab") as file:
            file.write(msgspec.json.encode(rows) + b"\n")

    def plan(self) -> Plan:
        """The plan that the folder was begun with."""
        try:
            return msgspec.json.decode((self.path / PLAN).read_bytes(), type=Plan)
        except msgspec.DecodeError as error:
            raise OtherPlan(f"{self.path / PLAN} is not a plan: {error}") from None

    def _check(self, stored: Plan) -> None:
        for name in Plan.__struct_fields__:
            was, now = getattr(stored, name), getattr(self._plan, name)
            if was != now and name == "code":
                raise OtherCode(f"{self.path} was begun by other code ({was}, now {now}); name a new folder")
            if was != now:
                raise OtherPlan(f"{self.path} was begun with {name} {_short(was)}, not {_short(now)}")

    def _chunks(self) -> Iterator[list[Row]]:
        """The finished chunks. An unfinished line at the end of the file is cut off."""
        games = self.path / GAMES
        games.touch()
        with open(games, "r+b") as file:
            yield from _finished_chunks(file)
            file.truncate()


def _finished_chunks(file: BinaryIO) -> Iterator[list[Row]]:
    """The finished chunks of a file, which is left at the end of its last whole line."""
    decoder = msgspec.json.Decoder(list[Row])
    while line := file.readline():
        if not line.endswith(b"\n"):
            file.seek(-len(line), os.SEEK_CUR)
            return
        yield decoder.decode(line)


def _short(value: object) -> str:
    return msgspec.json.encode(value).decode()

"""Games that 0.1.0 wrote are reviewed and shown again: by the commands, and by a server for the page."""

import shutil
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from brushpass.core import replay
from brushpass.core.game import AnyGame
from brushpass.core.record import Record, RecordV1, decode
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.games.registry import GAMES
from brushpass.wire.http import RecordHead, SeenStep
from brushpass.wire.labels import Honesty
from brushpass.wire.review import Began, Decided, Known, Review, Summed
from tests.cli.commands import call
from tests.compat.test_records import OLD, lines
from tests.server.running import Running, running

PLACES = [(name, number) for name in ("plain.jsonl", "pledged.jsonl") for number in range(1, len(lines(name)) + 1)]
every_record = pytest.mark.parametrize(("name", "line"), PLACES)
TABLES = {"FINA-FINA": "espionaje", "SECA-SECA": "secrets"}
"""The tables in the store of 0.1.0 that have a record, and their games."""


def reviewed(messages: Sequence[Review], record: Record) -> None:
    """Every decision is judged, and the sums of all seats follow."""
    began, *decided, summed = messages
    assert began == Began(record.game, record.players, len(decided))
    assert decided
    assert all(isinstance(message, Decided) for message in decided)
    assert isinstance(summed, Summed)
    assert [total.seat for total in summed.seats] == list(range(record.players))


@pytest.mark.usefixtures("quick_judge")
@every_record
def test_the_command_reviews_an_old_record(name: str, line: int, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["review", str(OLD / name), "--line", str(line)]
    status, out, err = call(capsys, [*words, "--json"])
    assert (status, err) == (0, "")
    reviewed([msgspec.json.decode(text, type=Review) for text in out.splitlines()], decode(lines(name)[line - 1]))
    status, out, err = call(capsys, words)
    assert (status, err) == (0, "")
    assert "Luck and mistakes" in out


@every_record
def test_the_command_replays_an_old_record(name: str, line: int, capsys: pytest.CaptureFixture[str]) -> None:
    record = decode(lines(name)[line - 1])
    for viewpoint in ("truth", "public", *map(str, range(record.players))):
        words = ["replay", str(OLD / name), "--line", str(line), "--as", viewpoint, "--notation"]
        status, out, err = call(capsys, words)
        assert (status, err) == (0, "")
        assert " ended winners=" in out.splitlines()[-1]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Running]:
    """A server with the store of 0.1.0."""
    async with running(Path(shutil.copy(OLD / "store.db", tmp_path / "store.db"))) as served:
        yield served


def folded(game: AnyGame, viewer: Viewer, steps: Sequence[SeenStep]) -> Any:
    """The sight that a page comes to by folding all it is told."""
    first, *told = [msgspec.json.decode(message, type=game.seen) for step in steps for message in step.told]
    sight = game.begin(viewer, first)
    for seen in told:
        sight = game.fold(sight, seen)
    return sight


@pytest.mark.anyio
@pytest.mark.parametrize("code", TABLES)
async def test_the_page_is_told_an_old_game_as_everybody_saw_it(server: Running, code: str) -> None:
    at = f"/api/tables/{code}/records/1"
    record = decode((await server.http.get(at)).content)
    assert isinstance(record, RecordV1)
    head = msgspec.json.decode((await server.http.get(f"{at}/head")).content, type=RecordHead)
    assert (head.game, head.players, head.seats) == (TABLES[code], record.players, record.seats)
    game = GAMES[record.game]
    final = replay.check(record, game)
    answer = await server.http.get(f"{at}/seen", params={"as": "truth"})
    assert [step["choice"] for step in msgspec.json.decode(answer.content)] == [
        "",
        *(step.choice for step in record.steps),
    ]
    for viewer in (PUBLIC, *map(Seat, range(record.players))):
        named = {"as": "public" if viewer is PUBLIC else str(viewer)}
        answer = await server.http.get(f"{at}/seen", params=named)
        steps = msgspec.json.decode(answer.content, type=list[SeenStep])
        assert folded(game, viewer, steps) == game.view(final, viewer)
        sealed = await server.http.get(f"{at}/seen", params={**named, "sealed": "true"})
        assert b'"ended"' in answer.content
        assert b'"ended"' not in sealed.content
        known = await server.http.get(f"{at}/knowledge", params=named, timeout=60)
        pages = msgspec.json.decode(known.content, type=list[Known])
        assert [page.step for page in pages] == [step.step for step in steps]


@pytest.mark.anyio
async def test_the_page_is_told_the_review_of_an_old_game_and_that_nobody_claimed_anything(server: Running) -> None:
    at = "/api/tables/FINA-FINA/records/1"
    record = decode((await server.http.get(at)).content)
    answer = await server.http.get(f"{at}/review", timeout=60)
    assert answer.status_code == 200
    reviewed([msgspec.json.decode(line, type=Review) for line in answer.content.splitlines() if line], record)
    honesty = msgspec.json.decode((await server.http.get(f"{at}/honesty", timeout=60)).content, type=Honesty)
    assert honesty.labels == ()

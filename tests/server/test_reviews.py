"""Reviews on the server: streamed, saved, shared, ended when nobody listens. What they say is tested in research."""

import asyncio
import os
import random
import sys
from pathlib import Path
from threading import Event
from typing import Literal

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from brushpass.core.record import Record
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.server.reviews import ReviewLimits, Reviews
from brushpass.table.errors import Busy
from brushpass.wire.http import SeenStep
from brushpass.wire.review import Began, Broken, Decided, Known, Review, Summed
from brushpass.wire.tables import Settings
from tests.research.review.games import record_of
from tests.server.client import finish, gathered, start
from tests.server.running import Running, running
from tests.server.test_http import problem

pytestmark = pytest.mark.anyio

HERE = "127.0.0.1"
SUMMED = '{"review":"summed","seats":[]}'
SLOW = "print(os.getpid(), flush=True); time.sleep(60)"


@pytest.fixture(scope="module")
def record() -> Record:
    return record_of("espionaje", 2, mind="unknown-pair")


def command(code: str) -> tuple[str, ...]:
    """A command that does this instead of judging."""
    return (sys.executable, "-c", f"import os, sys, time; record = sys.stdin.read(); {code}")


async def is_gone(pid: int) -> bool:
    """Whether a process ends within a reasonable time."""
    for _ in range(500):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        await asyncio.sleep(0.01)
    return False


def decoded(text: bytes) -> list[Review]:
    """The messages of a review. Empty lines only say that it goes on."""
    return [msgspec.json.decode(line, type=Review) for line in text.splitlines() if line]


async def played(server: Running, game: Literal["secrets", "espionaje"], players: int) -> str:
    """The address of the record of a finished game."""
    clients = await gathered(server, Settings(game=game, players=players))
    await start(clients)
    await finish(clients, random.Random(1))
    for client in clients:
        await client.close()
    return f"/api/tables/{clients[0].at}/records/1"


async def test_a_finished_game_is_judged_and_the_review_saved(server: Running) -> None:
    at = await played(server, "espionaje", 2)
    answer = await server.http.get(f"{at}/review", timeout=60)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/x-ndjson")
    first, *rest, last = decoded(answer.content)
    assert isinstance(first, Began)
    assert isinstance(last, Summed)
    assert len(rest) == first.decisions > 0
    assert all(isinstance(message, Decided) for message in rest)
    server.services.reviews.command = command("sys.exit(1)")
    assert (await server.http.get(f"{at}/review")).content == answer.content


async def test_what_a_viewer_could_know_goes_with_what_it_saw(server: Running) -> None:
    at = await played(server, "secrets", 4)
    for viewer in ("public", "0", "3"):
        known = await server.http.get(f"{at}/knowledge", params={"as": viewer}, timeout=60)
        seen = await server.http.get(f"{at}/seen", params={"as": viewer})
        pages = msgspec.json.decode(known.content, type=list[Known])
        assert [page.step for page in pages] == [
            step.step for step in msgspec.json.decode(seen.content, type=list[SeenStep])
        ]
        assert len(known.content) < 300_000
    for wrong in ("4", "truth", "", "me"):
        answer = await server.http.get(f"{at}/knowledge", params={"as": wrong})
        assert (answer.status_code, problem(answer)) == (400, "malformed")


async def test_a_missing_record_a_full_queue_and_a_missing_extra_are_refused(
    server: Running, request: pytest.FixtureRequest
) -> None:
    at = await played(server, "secrets", 4)
    for path in (f"{at[:-1]}2/review", f"{at[:-1]}2/knowledge", "/api/tables/XXXX/records/1/review"):
        answer = await server.http.get(path)
        assert answer.status_code == 404
        assert problem(answer) in ("no-such-record", "no-such-table")
    server.services.reviews.limits = ReviewLimits(max_queued=0)
    answer = await server.http.get(f"{at}/review")
    assert (answer.status_code, problem(answer)) == (503, "busy")
    server.services.reviews.limits = ReviewLimits(max_queued=1)
    request.getfixturevalue("without_extras")
    answer = await server.http.get(f"{at}/review")
    assert (answer.status_code, problem(answer)) == (501, "missing-extra")
    assert (await server.http.get(f"{at}/knowledge?as=1", timeout=60)).status_code == 200


async def test_the_process_ends_with_its_last_listener(server: Running) -> None:
    at = await played(server, "espionaje", 2)
    server.services.reviews.command = command(SLOW)
    async with server.http.stream("GET", f"{at}/review") as answer:
        pid = int(await anext(answer.aiter_lines()))
        os.kill(pid, 0)
    assert await is_gone(pid)


async def test_the_process_ends_with_the_server(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        at = await played(server, "espionaje", 2)
        server.services.reviews.command = command(SLOW)
        async with httpx.AsyncClient(base_url=f"http://{server.address}") as http:
            request = http.build_request("GET", f"{at}/review")
            answer = await http.send(request, stream=True)
            pid = int(await anext(answer.aiter_lines()))
            stopping = asyncio.create_task(server.stop())
            assert await is_gone(pid)
            await answer.aclose()
            await stopping


async def test_two_followers_share_one_process_and_one_may_leave(record: Record, tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    wait = f"while not os.path.exists({str(gate)!r}): time.sleep(0.01)"
    made = Reviews(command(f"print(os.getpid(), flush=True)\n{wait}\nprint({SUMMED!r})"))
    one, other = made.open(record, HERE), made.open(record, HERE)
    pid = await anext(one)
    assert await anext(other) == pid
    await one.aclose()
    gate.touch()
    rest = [line async for line in other]
    assert rest == [SUMMED.encode() + b"\n"]
    assert [line async for line in made.open(record, HERE)] == [pid, *rest]
    await made.close()


async def test_a_follower_who_comes_when_the_last_one_leaves_gets_a_whole_review(record: Record) -> None:
    made = Reviews(command(SLOW))
    one = made.open(record, HERE)
    pid = await anext(one)
    await one.aclose()
    made.command = command(f"print({SUMMED!r})")
    assert decoded(b"".join([line async for line in made.open(record, HERE)])) == [Summed(())]
    assert await is_gone(int(pid))
    await made.close()


async def test_what_could_be_known_is_computed_once_and_the_queue_has_an_end() -> None:
    gate, asked = Event(), []

    def slow(record: Record, viewer: Viewer, *, sealed: bool) -> list[Known]:
        asked.append(viewer)
        gate.wait(30)
        return [Known(0)]

    made, record = Reviews(limits=ReviewLimits(max_queued=2), know=slow), record_of("espionaje", 3)
    waiting = [asyncio.create_task(made.known(record, Seat(seat), HERE)) for seat in (0, 1, 1, 0)]
    async with asyncio.timeout(30):
        while not asked:
            await asyncio.sleep(0.01)
    waiting[0].cancel()  # others wait for the same
    with pytest.raises(Busy):
        await made.known(record, Seat(2), HERE)
    gate.set()
    assert await asyncio.gather(*waiting[1:]) == [b'[{"step":0}]'] * 3
    assert await made.known(record, Seat(0), HERE) == b'[{"step":0}]'
    assert asked == [0, 1]
    await made.close()


async def test_nobody_fills_the_queues_alone() -> None:
    gate = Event()

    def slow(record: Record, viewer: Viewer, *, sealed: bool) -> list[Known]:
        gate.wait(30)
        return [Known(0)]

    made = Reviews(command(SLOW), know=slow)
    most = made.limits.max_queued_per_address
    records = [record_of("espionaje", 2, seed=str(number)) for number in range(most + 1)]
    for one in records[:-1]:
        made.open(one, HERE)
    learning = [asyncio.create_task(made.known(one, PUBLIC, HERE)) for one in records[:-1]]
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        made.open(records[-1], HERE)
    with pytest.raises(Busy):
        await made.known(records[-1], PUBLIC, HERE)
    made.open(records[0], HERE)  # what is being made already costs nothing more
    made.open(records[-1], "elsewhere")
    learning.append(asyncio.create_task(made.known(records[-1], PUBLIC, "elsewhere")))
    await asyncio.sleep(0)
    gate.set()
    assert len(await asyncio.gather(*learning)) == len(records)
    await made.close()


async def test_an_empty_line_is_sent_during_long_silence(record: Record) -> None:
    made = Reviews(command(SLOW), ReviewLimits(pulse_seconds=0.05))
    lines = made.open(record, HERE)
    heard = [await anext(lines) for _ in range(3)]
    assert b"\n" in heard
    await made.close()


async def test_reviews_are_made_one_at_a_time_and_the_queue_has_an_end() -> None:
    made = Reviews(command(SLOW), ReviewLimits(max_queued=2))
    first, second, third = (record_of("espionaje", 2, seed=str(number)) for number in range(3))
    running_one = made.open(first, HERE)
    pid = int(await anext(running_one))
    waiting = made.open(second, HERE)
    next_line = asyncio.ensure_future(anext(waiting))
    for _ in range(2):  # reviews that are opened later, one after another, in a queue of their own
        elsewhere = Reviews(command(SLOW))
        await anext(elsewhere.open(third, HERE))
        await elsewhere.close()
    assert not next_line.done(), "without a queue it would have begun by now"
    with pytest.raises(Busy):
        made.open(third, HERE)
    await running_one.aclose()
    assert await is_gone(pid)
    other = int(await next_line)
    assert other != pid
    await made.close()
    assert await is_gone(other)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("sys.exit(1)", "internal"),
        ("""print('{"review":"broken","code":"bad-record"}')""", "bad-record"),
        ("time.sleep(60)", "busy"),
    ],
)
async def test_a_review_that_breaks_off_says_so_and_is_not_saved(code: str, told: str, record: Record) -> None:
    made = Reviews(command(code), ReviewLimits(timeout_seconds=2.0))
    assert decoded(b"".join([line async for line in made.open(record, HERE)])) == [Broken(told)]
    made.command = command(f"print({SUMMED!r})")
    assert decoded(b"".join([line async for line in made.open(record, HERE)])) == [Summed(())]


async def test_old_reviews_and_pages_are_forgotten(tmp_path: Path) -> None:
    count, asked = tmp_path / "count", []

    def know(record: Record, viewer: Viewer, *, sealed: bool) -> list[Known]:
        asked.append(viewer)
        return [Known(0)]

    made = Reviews(command(f"open({str(count)!r}, 'a').write('x'); print({SUMMED!r})"), ReviewLimits(max_saved=1), know)
    first, second = (record_of("espionaje", 2, seed=str(number)) for number in range(2))
    for record in (first, second, second, first):
        assert decoded(b"".join([line async for line in made.open(record, HERE)])) == [Summed(())]
        assert await made.known(record, PUBLIC, HERE) == b'[{"step":0}]'
    assert (count.read_text(), len(asked)) == ("xxx", 3), "only the one of a moment ago was still there"


async def test_a_record_that_breaks_the_rules_is_refused_by_the_process_itself(record: Record) -> None:
    made = Reviews()
    for bad in (replace(record, steps=record.steps[1:]), replace(record, steps=record.steps[:-1])):
        [broken] = decoded(b"".join([line async for line in made.open(bad, HERE)]))
        assert broken in (Broken("bad-record"), Broken("unfinished"))

"""What every engine promises."""

import asyncio
import time
from collections.abc import Callable
from functools import partial

import pytest

from brushpass.store.contract import PAGE, Conflict, Store, StoreUnavailable
from tests.store.looking import bodies, until

pytestmark = pytest.mark.anyio

Another = Callable[[], Store]


class TestLog:
    async def test_entries_are_numbered_from_one_and_read_back_as_they_were_acknowledged(self, store: Store) -> None:
        before = time.time()
        first = await store.append("t", 0, [b"a", b"b\0\xff"])
        second = await store.append("t", 2, [b"", b"c" * 100_000])
        assert [entry.number for entry in first + second] == [1, 2, 3, 4]
        assert bodies(first + second) == [b"a", b"b\0\xff", b"", b"c" * 100_000]
        assert before - 1 <= first[0].at <= second[0].at <= time.time() + 1
        assert await store.read("t") == first + second
        assert await store.read("t", after=2) == second
        assert await store.read("t", after=9) == []

    async def test_a_table_nobody_wrote_to_has_an_empty_log(self, store: Store) -> None:
        assert await store.read("nobody") == []

    @pytest.mark.parametrize("expected", [0, 1, 3, 10, -1])
    async def test_an_append_anywhere_but_at_the_end_is_a_conflict_and_writes_nothing(
        self, store: Store, expected: int
    ) -> None:
        log = await store.append("t", 0, [b"a", b"b"])
        with pytest.raises(Conflict) as refused:
            await store.append("t", expected, [b"secret 1", b"secret 2"])
        assert refused.value.code == "conflict"
        assert "secret" not in str(refused.value)
        assert await store.read("t") == log
        assert bodies(await store.append("t", 2, [b"c"])) == [b"c"]

    async def test_a_log_begins_at_one(self, store: Store) -> None:
        with pytest.raises(Conflict):
            await store.append("t", 1, [b"a"])
        assert await store.read("t") == []

    async def test_a_conflict_does_not_affect_simultaneous_appends(self, store: Store) -> None:
        good = [store.append(f"t{i}", 0, [b"%d" % i]) for i in range(50)]
        bad = [store.append(f"t{i}", 7, [b"no"]) for i in range(50, 60)]
        answers = await asyncio.gather(*bad[:5], *good, *bad[5:], return_exceptions=True)
        assert [type(answer) for answer in answers] == [Conflict] * 5 + [list] * 50 + [Conflict] * 5
        for i in range(60):
            assert bodies(await store.read(f"t{i}")) == ([b"%d" % i] if i < 50 else [])

    async def test_an_append_that_cannot_be_written_does_not_affect_simultaneous_ones(self, store: Store) -> None:
        appends = [store.append(table, 0, [b"secret"]) for table in ("a", "\ud800", "b")]
        answers = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(answer) for answer in answers] == [list, StoreUnavailable, list]
        assert "secret" not in str(answers[1])
        assert bodies(await store.append("a", 1, [b"2"])) == [b"2"]

    async def test_one_of_several_simultaneous_appends_at_one_number_wins(self, store: Store) -> None:
        answers = await asyncio.gather(*(store.append("t", 0, [b"%d" % i]) for i in range(20)), return_exceptions=True)
        [won] = [answer for answer in answers if isinstance(answer, list)]
        assert sum(isinstance(answer, Conflict) for answer in answers) == 19
        assert await store.read("t") == won

    async def test_appends_that_build_on_each_other_may_be_queued_together(self, store: Store) -> None:
        await asyncio.gather(*(store.append("t", i, [b"%d" % i]) for i in range(50)))
        assert bodies(await store.read("t")) == [b"%d" % i for i in range(50)]

    async def test_many_simultaneous_appends_need_few_commits(self, store: Store) -> None:
        async def play(table: str) -> None:
            for number in range(10):
                await store.append(table, number, [b"%d" % number])

        await asyncio.gather(*(play(f"t{i}") for i in range(200)))
        assert 10 <= store.commits <= 2000 / 10

    async def test_what_is_enqueued_together_is_answered_together_and_never_at_once(self, store: Store) -> None:
        answers: dict[str, object] = {}
        for table in ("a", "b", "c"):
            store.enqueue(table, 0 if table != "b" else 7, [b"x"], partial(answers.__setitem__, table))
        assert answers == {}
        await until(lambda: bool(answers))
        assert [type(answers[table]) for table in ("a", "b", "c")] == [float, Conflict, float]

    async def test_an_answer_that_fails_does_not_keep_others_from_theirs(
        self, store: Store, caplog: pytest.LogCaptureFixture
    ) -> None:
        answers: list[object] = []

        def fail(outcome: object) -> None:
            raise RuntimeError("nobody listens")

        store.enqueue("a", 0, [b"x"], fail)
        store.enqueue("b", 0, [b"x"], answers.append)
        await until(lambda: bool(answers))
        assert "what was stored could not be answered for" in caplog.messages

    async def test_what_was_enqueued_before_the_store_closes_is_written(self, store: Store) -> None:
        answers: list[object] = []
        store.enqueue("t", 0, [b"last"], answers.append)
        await store.close()
        assert [type(answer) for answer in answers] == [float]
        store.enqueue("t", 1, [b"late"], answers.append)
        await asyncio.sleep(0)
        assert isinstance(answers[1], StoreUnavailable)

    async def test_a_cancelled_append_is_written_completely_or_not_at_all(self, store: Store) -> None:
        task = asyncio.create_task(store.append("t", 0, [b"a", b"b"]))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await store.append("other", 0, [b"c"])
        assert bodies(await store.read("t")) in ([], [b"a", b"b"])


class TestOthers:
    async def test_other_stores_are_told_of_appends_and_the_one_that_appends_is_not(
        self, store: Store, another: Another
    ) -> None:
        other = another()
        await other.open()
        heard: list[str] = []
        own: list[str] = []
        other.on_move(heard.append)
        store.on_move(own.append)
        await asyncio.gather(*(store.append(f"t{i}", 0, [b"x"]) for i in range(20)))
        await until(lambda: {f"t{i}" for i in range(20)} <= set(heard))
        assert own == []
        await other.append("t0", 1, [b"y"])
        await until(lambda: "t0" in own)
        assert set(own) == {"t0"}

    async def test_a_store_is_told_of_others_appends_while_it_appends_itself(
        self, store: Store, another: Another
    ) -> None:
        other = another()
        await other.open()
        heard: list[str] = []
        store.on_move(heard.append)
        for number in range(10):
            await asyncio.gather(
                store.append("mine", number, [b"m%d" % number]), other.append(f"their{number}", 0, [b"t"])
            )
        await until(lambda: len(set(heard)) == 10)
        assert set(heard) == {f"their{number}" for number in range(10)}

    async def test_two_stores_fighting_over_tables_leave_gapless_logs(self, store: Store, another: Another) -> None:
        other = another()
        await other.open()
        done: dict[str, set[bytes]] = {f"t{i}": set() for i in range(4)}

        async def fight(who: Store, name: bytes, table: str) -> None:
            for number in range(25):
                body = b"%s %d" % (name, number)
                while True:
                    log = await who.read(table)
                    try:
                        await who.append(table, len(log), [body, body + b"+"])
                        break
                    except Conflict:
                        continue
                done[table] |= {body, body + b"+"}

        await asyncio.gather(*(fight(who, name, t) for who, name in ((store, b"a"), (other, b"b")) for t in done))
        for table, acknowledged in done.items():
            log = await store.read(table)
            assert [entry.number for entry in log] == list(range(1, 101))
            assert set(bodies(log)) == acknowledged
            assert all(log[i].body + b"+" == log[i + 1].body for i in range(0, 100, 2))  # all of an append or nothing

    async def test_a_process_is_alive_for_a_while_after_its_heartbeat(self, store: Store, another: Another) -> None:
        other = another()
        await other.open()
        assert await store.beat("a") == {"a"}
        assert await other.beat("b") == {"a", "b"}
        assert await store.beat("a") == {"a", "b"}
        async with asyncio.timeout(30):
            while await other.beat("b", lease_seconds=0.2) != {"b"}:  # by the store's own clock: real time must pass
                await asyncio.sleep(0.02)

    @pytest.mark.parametrize("jump", [3600.0, -3600.0])
    async def test_a_process_lives_on_when_somebody_sets_the_clock(
        self, store: Store, another: Another, monkeypatch: pytest.MonkeyPatch, jump: float
    ) -> None:
        other, wall = another(), time.time
        await other.open()
        await store.beat("a")
        monkeypatch.setattr(time, "time", lambda: wall() + jump)
        assert await other.beat("b") == {"a", "b"}
        assert await store.beat("a") == {"a", "b"}


class TestClosing:
    async def test_closing_writes_what_is_queued_and_can_be_repeated(self, store: Store, another: Another) -> None:
        waiting = [asyncio.create_task(store.append(f"t{i}", 0, [b"x"])) for i in range(100)]
        await asyncio.sleep(0)
        await asyncio.gather(store.close(), store.close())
        acknowledged = await asyncio.gather(*waiting)
        await store.close()
        with pytest.raises(StoreUnavailable):
            await store.beat("late")
        with pytest.raises(StoreUnavailable):
            await store.append("late", 0, [b"x"])
        with pytest.raises(StoreUnavailable):
            await store.read("late")
        other = another()
        await other.open()
        assert [await other.read(f"t{i}") for i in range(100)] == acknowledged

    async def test_a_store_that_was_never_opened_can_be_closed(self, another: Another) -> None:
        await another().close()


async def test_a_log_longer_than_a_page_is_read_whole_and_in_order(store: Store) -> None:
    bodies = [b"%d" % number for number in range(2 * PAGE + 1)]
    await store.append("long", 0, bodies)
    await store.append("other", 0, [b"x"])
    log = await store.read("long")
    assert [entry.number for entry in log] == list(range(1, len(bodies) + 1))
    assert [entry.body for entry in log] == bodies
    assert [entry.number for entry in await store.read("long", 2 * PAGE)] == [2 * PAGE + 1]
    assert len(await store.read("long", PAGE + 1)) == PAGE

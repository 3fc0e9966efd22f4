"""What every store must do with records, and what it forgets."""

import asyncio
import time
from collections.abc import Callable

import pytest

from brushpass.store.contract import Conflict, Store
from tests.store.looking import bodies, until

pytestmark = pytest.mark.anyio

Another = Callable[[], Store]


class TestRecords:
    async def test_records_are_saved_once_and_given_in_pages(self, store: Store) -> None:
        for number in range(1, 6):
            await store.save_record(f"t{number % 2}", number, 100.5 + number, "secrets", 6, b"record %d" % number)
        await store.save_record("t1", 1, 999.0, "espionaje", 2, b"another")
        first = await store.records(limit=2)
        rest = await store.records(after=first[-1].id, limit=10)
        assert [record.record for record in first + rest] == [b"record %d" % number for number in range(1, 6)]
        assert first[0][1:] == ("t1", 1, 101.5, "secrets", 6, b"record 1")
        assert [record.round_number for record in await store.records(table="t0")] == [2, 4]
        assert await store.records(after=rest[-1].id) == []

    async def test_one_record_is_found_by_its_table_and_round(self, store: Store) -> None:
        for table in ("a", "b"):
            for number in (1, 2):
                await store.save_record(table, number, 100.5, "secrets", 6, b"%s %d" % (table.encode(), number))
        found = await store.record("b", 1)
        assert found is not None
        assert found[1:] == ("b", 1, 100.5, "secrets", 6, b"b 1")
        assert found in await store.records(table="b")
        assert await store.record("b", 3) is None
        assert await store.record("c", 1) is None

    async def test_pruning_drops_old_records_and_idle_logs(self, store: Store, another: Another) -> None:
        other = another()
        await other.open()
        await store.save_record("old", 1, 1000.0, "secrets", 6, b"r")
        await store.save_record("new", 1, 3000.0, "secrets", 6, b"r")
        for i in range(45):
            await store.append(f"still{i}", 0, [b"a", b"b"])
        await store.append("moving", 0, [b"a"])
        await other.append("still0", 2, [b"c"])  # it has them in mind
        await asyncio.sleep(0.01)  # entries carry real times, and these must differ
        middle = time.time()
        await asyncio.sleep(0.01)
        await store.append("moving", 1, [b"b"])
        assert await store.prune(2000.0) == (1, 0)
        assert await store.prune(middle) == (1, 45)
        assert await store.prune(middle) == (0, 0)
        assert await store.records() == []
        assert bodies(await store.read("moving")) == [b"a", b"b"]
        for who in (store, other):
            with pytest.raises(Conflict):
                await who.append("still0", 3, [b"d"])
        assert bodies(await other.append("still0", 0, [b"anew"])) == [b"anew"]


class TestErasing:
    async def test_entries_and_records_are_replaced_and_one_entry_is_appended(
        self, store: Store, another: Another
    ) -> None:
        other = another()
        await other.open()
        await store.append("t", 0, [b"a", b"b", b"c"])
        await store.append("u", 0, [b"a", b"b"])
        for number in (1, 2):
            await store.save_record("t", number, 1.0, "secrets", 4, b"old")
        assert len(await other.append("v", 0, [b"x"])) == 1  # it has cached the heads
        await store.rewrite("t", 3, {1: b"A", 3: b"C"}, b"erased", {2: b"new"})
        assert bodies(await other.read("t")) == [b"A", b"b", b"C", b"erased"]
        assert bodies(await other.read("u")) == [b"a", b"b"]
        assert [saved.record for saved in await other.records(table="t")] == [b"old", b"new"]
        assert bodies(await store.append("t", 4, [b"d"])) == [b"d"]
        assert bodies(await other.append("t", 5, [b"e"])) == [b"e"]

    async def test_nothing_is_replaced_in_a_log_that_has_moved(self, store: Store) -> None:
        await store.append("t", 0, [b"a", b"b"])
        await store.save_record("t", 1, 1.0, "secrets", 4, b"old")
        for expected in (1, 3):
            with pytest.raises(Conflict):
                await store.rewrite("t", expected, {1: b"A"}, b"erased", {1: b"new"})
            with pytest.raises(Conflict):
                await store.drop("t", expected, b"gone")
        assert bodies(await store.read("t")) == [b"a", b"b"]
        assert [saved.record for saved in await store.records()] == [b"old"]

    async def test_of_a_dropped_table_only_the_last_entry_remains_and_nobody_can_go_on_with_it(
        self, store: Store, another: Another
    ) -> None:
        other = another()
        await other.open()
        await store.append("t", 0, [b"a", b"b"])
        await store.append("u", 0, [b"a"])
        for table in ("t", "u"):
            await store.save_record(table, 1, 1.0, "secrets", 4, b"old")
        await store.drop("t", 2, b"gone")
        for who in (store, other):
            assert [(entry.number, entry.body) for entry in await who.read("t")] == [(3, b"gone")]
            for expected in (0, 2):
                with pytest.raises(Conflict):
                    await who.append("t", expected, [b"x"])
        assert [saved.table for saved in await other.records()] == ["u"]

    async def test_other_processes_are_notified(self, store: Store, another: Another) -> None:
        other = another()
        await other.open()
        heard: list[str] = []
        other.on_move(heard.append)
        await store.append("t", 0, [b"a"])
        await store.append("u", 0, [b"a"])
        await until(lambda: {"t", "u"} <= set(heard))
        heard.clear()
        await store.rewrite("t", 1, {1: b"A"}, b"erased", {})
        await store.drop("u", 1, b"gone")
        await until(lambda: {"t", "u"} <= set(heard))

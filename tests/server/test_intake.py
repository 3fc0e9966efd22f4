"""Messages are carried out at the end of a turn of the event loop, in the order in which they came."""

import asyncio

import pytest

from brushpass.server.intake import Intake

pytestmark = pytest.mark.anyio


class Device:
    """A connection that notes what was carried out."""

    def __init__(self, name: str, done: list[str]) -> None:
        self.name, self.done = name, done
        self.reason = ""

    def take(self, text: str | None) -> None:
        self.done.append(f"{self.name} {text}")
        if text == "fail":
            raise ValueError(text)

    def end(self, code: str) -> None:
        self.reason = code


async def test_what_arrives_in_one_turn_is_carried_out_at_its_end_and_in_order() -> None:
    done: list[str] = []
    intake, one, two = Intake(lambda: None), Device("one", done), Device("two", done)
    for device, text in ((one, "a"), (two, "b"), (one, None)):
        intake.add(device, text)
    assert done == []
    await asyncio.sleep(0)
    assert done == ["one a", "two b", "one None"]


async def test_a_message_that_fails_ends_its_own_connection_only(caplog: pytest.LogCaptureFixture) -> None:
    done: list[str] = []
    intake, one, two = Intake(lambda: None), Device("one", done), Device("two", done)
    intake.add(one, "fail")
    intake.add(two, "b")
    await asyncio.sleep(0)
    assert done == ["one fail", "two b"]
    assert (one.reason, two.reason) == ("refused", "")
    assert "could not be carried out" in caplog.text


async def test_a_message_that_another_one_brings_about_waits_for_the_next_turn() -> None:
    done: list[str] = []
    intake, one = Intake(lambda: None), Device("one", done)

    class Echo(Device):
        def take(self, text: str | None) -> None:
            super().take(text)
            intake.add(one, text)

    intake.add(Echo("echo", done), "a")
    await asyncio.sleep(0)
    assert done == ["echo a"]
    await asyncio.sleep(0)
    assert done == ["echo a", "one a"]


async def test_the_store_is_told_once_that_all_of_a_turn_was_carried_out() -> None:
    done: list[str] = []
    intake, one = Intake(lambda: done.append("write")), Device("one", done)
    intake.add(one, "a")
    intake.add(one, "b")
    await asyncio.sleep(0)
    assert done == ["one a", "one b", "write"]

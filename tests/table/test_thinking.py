"""Bots think first and answer when it is due, so that the time of an answer tells nothing about the thought."""

import asyncio
import re
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from brushpass.core.messages import Prompt
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.games.kits import own_kits
from brushpass.minds import registry
from brushpass.minds.mind import Mind
from brushpass.table import entries as e
from brushpass.table.decision import Decided
from brushpass.table.schedule import MAX_OVERRUNS, Action, Pace, next_due
from brushpass.wire import inbound as i
from brushpass.wire.tables import Settings, Stage
from tests.table.party import Party, party
from tests.table.test_paced_answers import BOTH, ONE, X, Y
from tests.table.virtual import ThinkingLoop, now

pytestmark = pytest.mark.anyio

PACED = Pace(0.9, 2.4, 5.0, 45.0)
LEVELS = [(name, level) for name, kit in own_kits().items() for level in kit.levels]


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"loop_factory": ThinkingLoop}


def loop() -> ThinkingLoop:
    running = asyncio.get_running_loop()
    assert isinstance(running, ThinkingLoop)
    return running


class Taking:
    """A mind whose thoughts take their time."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind

    def see(self, seen: Any) -> None:
        self._mind.see(seen)

    def choose(self, prompt: Prompt) -> Any:
        loop().think()
        return self._mind.choose(prompt)


def find_taking(name: str) -> registry.Factory:
    return lambda game, seat, rng: Taking(registry.find(name)(game, seat, rng))


async def told(settings: Settings, level: str, seconds: Callable[[], float]) -> list[tuple[float, bytes]]:
    """What the public is told of bots among themselves, and when."""
    loop().seconds = lambda: 0.0
    table = await party(settings, people=1, pace=PACED, find_mind=find_taking)
    for seat in range(1, settings.players):
        await table.do(0, i.AddMind, seat=Seat(seat), mind=level)
    await table.start()
    begun = now()
    await table.do(0, i.Leave)
    loop().seconds = seconds
    await asyncio.sleep(300)  # to the end: the bots of one table must not think while the next one plays
    return heard(table, PUBLIC, begun)


def heard(table: Party, viewer: Viewer, begun: float) -> list[tuple[float, bytes]]:
    """What a viewer was told since then, without the names of the table."""
    device = table.devices[viewer]
    hidden = re.compile(rb'"(code|commitment|until)":("[^"]*"|[0-9.]+)')
    frames = zip(device.times, device.frames, strict=True)
    return [(round(at - begun, 6), hidden.sub(b"", frame)) for at, frame in frames if at >= begun]


@pytest.mark.parametrize(("game", "level"), LEVELS)
async def test_when_a_bot_answers_does_not_depend_on_how_long_it_thought(
    monkeypatch: pytest.MonkeyPatch, game: str, level: str
) -> None:
    """Of every level, up to the longest thought that fits into every delay."""
    for module in ("rematch", "dealing", "seating"):
        monkeypatch.setattr(f"brushpass.table.{module}.new_secret", lambda: "5e" * 32)
    registry.prepare(level, game)
    settings = Settings(game=game, players=own_kits()[game].players[0])
    longest = 0.45 if own_kits()[game].asked_in_secret else 0.85
    thoughts = count(1)
    at_once = await told(settings, level, lambda: 0.0)
    slowly = await told(settings, level, lambda: next(thoughts) * 0.37 % longest)
    assert slowly == at_once
    assert next(thoughts) > 5
    assert len(at_once) > 5


@pytest.fixture
async def asked() -> Party:
    """A table where a bot is asked something that everybody may know."""
    table = await party(Settings(game="secrets"), people=1, pace=PACED)
    for seat in (1, 2, 3):
        await table.do(0, i.AddMind, seat=Seat(seat), mind="random")
    await table.start()
    match = table.state.match
    match.open_prompts = {Seat(1): next(iter(match.open_prompts.values()))}
    return table


def answer_at(table: Party, ready_at: float) -> float:
    due = next_due(table.state, PACED, {Seat(1): ready_at})
    assert due is not None
    assert due.action is Action.ANSWER
    return due.at


async def test_a_thought_that_takes_longer_than_the_delay_shows_only_in_whole_steps(asked: Party) -> None:
    on_time = answer_at(asked, 0.0)
    since = asked.state.match.open_prompts[Seat(1)].since
    assert since + PACED.fastest <= on_time <= since + PACED.slowest
    assert answer_at(asked, on_time) == on_time
    for overrun in (0.001, 1.0, PACED.slowest - 0.001):
        assert answer_at(asked, on_time + overrun) == on_time + PACED.slowest
        assert answer_at(asked, on_time + PACED.slowest + overrun) == on_time + 2 * PACED.slowest


async def test_a_bot_that_never_finishes_is_chosen_for_by_lot(asked: Party) -> None:
    last = answer_at(asked, 0.0) + MAX_OVERRUNS * PACED.slowest
    assert answer_at(asked, float("inf")) == pytest.approx(last)
    loop().seconds = lambda: 10_000.0
    table = await party(Settings(game="secrets"), people=1, pace=PACED, find_mind=find_taking)
    for seat in (1, 2, 3):
        await table.do(0, i.AddMind, seat=Seat(seat), mind="mastermind")
    await table.start()
    await table.do(0, i.Leave)
    begun = now()
    await asyncio.sleep((MAX_OVERRUNS + 2) * PACED.slowest)
    assert table.choices
    assert {choice.by for choice in table.choices} <= {e.By.MIND, e.By.DEADLINE}
    first = next(at for at, frame in heard(table, PUBLIC, begun) if at and b'"event"' in frame)
    assert first >= MAX_OVERRUNS * PACED.slowest
    await table.tables.close()


@pytest.mark.parametrize("level", ["handler", "search"])
@pytest.mark.parametrize("seconds", [0.0, 1.0, 30.0])
async def test_a_bot_that_thinks_too_long_about_a_secret_answer_delays_nothing(
    monkeypatch: pytest.MonkeyPatch, level: str, seconds: float
) -> None:
    """The table draws one of the two cards when the time is up, as it does for a person."""
    monkeypatch.setattr("brushpass.minds.registry.is_slow", lambda name, game: level == "search")
    monkeypatch.setattr("brushpass.table.dealing.new_secret", lambda: "1ce" * 21)
    times = []
    for deal in (BOTH, ONE):
        monkeypatch.setattr(type(deal), "from_seed", classmethod(lambda cls, seed, players, deal=deal: deal))
        loop().seconds = lambda: 0.0
        table = await party(Settings(game="espionaje", players=3), people=2, pace=PACED, find_mind=find_taking)
        await table.do(0, i.AddMind, seat=Seat(2), mind="handler")
        # Seat 1, which holds both cards in the first truth, is played for.
        await table.start()
        await table.session.act(lambda state: Decided([e.TakenOver(id="late", seat=Seat(1))]))
        if level == "search":  # apart from the loop: on it, everybody waits
            loop().seconds = lambda: seconds
        await asyncio.sleep(0.01)
        begun = now()
        await table.choose(0, {"choice": "suspect", "a": X, "b": Y})
        await asyncio.sleep(5.5)
        times.append([at for at, _ in heard(table, PUBLIC, begun)])
        assert table.state.stage is Stage.PLAYING
        assert not table.state.match.is_held
        await table.tables.close()
    assert times[0] == times[1]
    assert times[0][0] == 0.0
    assert 5.0 < times[0][1] < 5.0 + PACED.spread

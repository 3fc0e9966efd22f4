"""Which bot stands in for an absent person, and that it takes no risks with that person's game (GS55)."""

import asyncio
from typing import Any

import pytest

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.espionaje.open.choices import Accuse, Suspect
from brushpass.minds.random import RandomMind
from brushpass.table.bots import mind_at, stand_in_at
from brushpass.wire import inbound as i
from brushpass.wire.tables import Settings
from tests.table.party import ESPIONAJE, Party, party

pytestmark = pytest.mark.anyio

AWAY = 46
"""Seconds after which a bot plays for somebody who has gone away."""


class Rash(RandomMind):
    """Accuses whenever it may, whatever it knows."""

    wanted: list[type]
    """What such minds have chosen, oldest first."""

    def choose(self, prompt: Prompt) -> Any:
        choice = next((option for option in prompt.options if isinstance(option, Accuse)), prompt.options[0])
        self.wanted.append(type(choice))
        return choice


async def rash_table(monkeypatch: pytest.MonkeyPatch, *, people: int) -> Party:
    """A game of ESPIONAJE where every mind wants to accuse at once."""
    monkeypatch.setattr(Rash, "wanted", [], raising=False)
    table = await party(ESPIONAJE, people=people, find_mind=lambda name: lambda game, seat, rng: Rash(seat, rng))
    await table.add_minds()
    await table.start()
    return table


def choices_of(table: Party, seat: Seat) -> list[Any]:
    """What was chosen at a seat, oldest first."""
    assert table.state.match is not None
    return [table.state.match.decode(choice.choice) for choice in table.choices if choice.seat == seat]


async def test_the_stand_in_plays_at_the_weakest_level_among_the_bots() -> None:
    table = await party(Settings(game="secrets", players=4), people=1)
    for seat, level in enumerate(("handler-5", "rookie-2", "mastermind-8"), start=1):
        await table.do(0, i.AddMind, seat=Seat(seat), mind=level)
    assert stand_in_at(table.state) == "rookie-2"
    minds = [mind_at(table.state, Seat(seat)) for seat in range(4)]
    assert minds == ["rookie-2", "handler-5", "rookie-2", "mastermind-8"], "bots stay what they are"


async def test_a_stand_in_asks_where_its_mind_would_accuse_on_a_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    table = await rash_table(monkeypatch, people=3)
    [seat] = table.asked
    await table.disconnect(seat)
    await asyncio.sleep(AWAY)
    assert table.state.seats[seat].bot_controlled
    assert [type(choice) for choice in choices_of(table, seat)] == [Suspect]
    assert Rash.wanted[:1] == [Accuse], "its mind wanted to accuse"


async def test_a_bot_that_plays_for_itself_may_accuse_on_a_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    table = await rash_table(monkeypatch, people=1)
    if table.asked:
        await table.choose(0, next(option for option in table.devices[Seat(0)].options if "a" in option))
    await asyncio.sleep(1)
    assert Accuse in {type(choice) for bot in (1, 2) for choice in choices_of(table, Seat(bot))}

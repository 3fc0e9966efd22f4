"""Which bot stands in for an absent person, and that it takes no risks with that person's game (GS55)."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from brushpass.core.messages import Prompt
from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.espionaje.open.choices import (
    COMMITMENTS,
    Accuse,
    EndTurn,
    Suspect,
    accuse_menu,
    after_menu,
    commit_menu,
    turn_menu,
)
from brushpass.games.secrets.open.cards import Kind
from brushpass.games.secrets.open.choices import Offer, Refuse, answer_menu, offer_menu
from brushpass.games.secrets.open.seen import Offered
from brushpass.minds.random import RandomMind
from brushpass.table.bots import harmless, mind_at, stand_in_at
from brushpass.wire import inbound as i
from brushpass.wire.tables import Settings, Stage
from tests.table.party import ESPIONAJE, Party, party

pytestmark = pytest.mark.anyio

AWAY = 46
"""Seconds after which a bot plays for somebody who has gone away."""


class Broken(RandomMind):
    """Fails whenever it is asked."""

    def choose(self, prompt: Prompt) -> Any:
        raise ValueError("a bug")


class Accuser:
    """Draws an accusation by lot, if there is one among the lots."""

    def choice(self, options: Sequence[Any]) -> Any:
        return next((option for option in options if isinstance(option, Accuse)), options[0])


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


async def test_a_stand_in_whose_mind_fails_neither_accuses_by_lot_nor_after_its_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """GS54, GS55, V10: by lot it asks about two files, and then it ends the turn."""
    monkeypatch.setattr("brushpass.table.autoplay.SystemRandom", Accuser)
    settings = Settings(game="espionaje", players=3, rules={"accuse_after_asking": True})
    table = await party(settings, people=3, find_mind=lambda name: lambda game, seat, rng: Broken(seat, rng))
    await table.start()
    [seat] = table.asked
    await table.disconnect(seat)
    while len(choices_of(table, seat)) < 2:
        await asyncio.sleep(AWAY)
        for other in set(table.asked) - {seat}:  # somebody who has both cards shows one
            await table.choose(other, table.devices[other].options[0])
    assert [type(choice) for choice in choices_of(table, seat)[:2]] == [Suspect, EndTurn]


def test_where_a_mind_fails_only_what_risks_nothing_is_drawn_unless_nothing_else_is_left() -> None:
    """GS54, GS55, GE19, GE26."""
    turn = turn_menu(Seat(0)).prompt
    assert not any(isinstance(option, Accuse) for option in harmless("espionaje", turn))
    assert harmless("espionaje", after_menu(Seat(0)).prompt) == (EndTurn(),)
    assert harmless("espionaje", accuse_menu(Seat(0)).prompt) == (Accuse(),)
    assert set(harmless("espionaje", commit_menu(Seat(0)).prompt)) == set(COMMITMENTS)
    assert harmless("secrets", answer_menu(Seat(0)).prompt) == (Refuse(),)


def test_where_a_mind_fails_no_words_are_drawn() -> None:
    """GS54: both shown cards and all other players are left."""
    offers = offer_menu(4, Seat(0), (Kind.SCIENTIST, Kind.ASSASSIN)).prompt
    drawn = harmless("secrets", offers)
    assert drawn == tuple(Offer(card, Seat(to)) for card in (Kind.SCIENTIST, Kind.ASSASSIN) for to in (1, 2, 3))
    assert set(drawn) < set(offers.options)


@pytest.mark.parametrize("people", [1, 2])
async def test_minds_that_fail_offer_without_a_word_for_whoever_they_play(people: int) -> None:
    """GS54, GS55: a whole game with bots, or with an absent person too; the other person speaks at every offer."""
    settings = Settings(game="secrets", players=4)
    table = await party(settings, people=people, find_mind=lambda name: lambda game, seat, rng: Broken(seat, rng))
    await table.add_minds()
    await table.start()
    if people == 2:
        await table.do(1, i.Leave)
    while table.state.stage is Stage.PLAYING:
        if 0 in table.asked:
            options = table.devices[Seat(0)].options
            await table.choose(0, next((one for one in options if "claim" in one), options[0]))
        await asyncio.sleep(0.01)
    offers = [event for event in table.devices[PUBLIC].events if isinstance(event, Offered)]
    assert {offer.by for offer in offers} == {0, 1, 2, 3}
    assert {offer.by for offer in offers if offer.claim is not None} == {0}

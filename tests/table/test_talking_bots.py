"""Bots make claims when it is their turn, at a moment that tells nothing, and hear what is claimed."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from brushpass.core.messages import Prompt
from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.secrets.open.cards import Face
from brushpass.games.secrets.open.choices import Offer
from brushpass.games.secrets.open.seen import Offered
from brushpass.games.secrets.talk import Claim, TakeIt, TokenIs
from brushpass.minds.mind import Mind
from brushpass.minds.random import RandomMind
from brushpass.table import schedule
from brushpass.wire import inbound as i
from brushpass.wire import notices as n
from brushpass.wire.tables import Settings, Stage
from tests.table.party import SLOW, Party, party, told_to

pytestmark = pytest.mark.anyio

SECRETS = Settings(game="secrets", players=4)


class Urging(RandomMind):
    """Says nothing but what it adds to its choices."""

    def hear(self, by: Seat, claim: Claim) -> None:
        pass

    def speak(self) -> None:
        pass

    def urge(self, choice: Any) -> Claim | None:
        return TakeIt() if isinstance(choice, Offer) else None


class Chatty(RandomMind):
    """Has something to say whenever it may, with every choice that comes with words too.

    It notes what it hears and how much it had seen by then.
    """

    def __init__(self, seat: Seat, rng: random.Random, says: Any = None) -> None:
        super().__init__(seat, rng)
        self.seat, self.says = seat, says
        self.seen = 0
        self.heard: list[tuple[int, Seat, Claim]] = []

    def see(self, event: Any) -> None:
        self.seen += 1

    def hear(self, by: Seat, claim: Claim) -> None:
        self.heard.append((self.seen, by, claim))

    def choose(self, prompt: Prompt) -> Any:
        spoken = tuple(option for option in prompt.options if getattr(option, "claim", None) is not None)
        return super().choose(msgspec.structs.replace(prompt, options=spoken or prompt.options))

    def speak(self) -> Any:
        return TokenIs(self.seat, Face.KGB) if self.says is None else self.says


async def play(settings: Settings, says: Any = None, people: int = 1) -> tuple[Party, dict[Seat, Chatty]]:
    """A whole game of one person who chooses at random among chatty bots. All other people leave."""
    minds: dict[Seat, Chatty] = {}

    def make(game: str, seat: Seat, rng: random.Random) -> Mind:
        minds[seat] = Chatty(seat, rng, says)
        return minds[seat]

    table = await party(settings, people=people, pace=SLOW, find_mind=lambda name: make)
    await table.connect(PUBLIC)
    await table.add_minds()
    await table.start()
    claim = msgspec.Raw(msgspec.json.encode(TokenIs(Seat(0), Face.HIPPIE)))
    await table.do(0, i.MakeClaim, claim=claim)
    for seat in range(1, people):
        await table.do(seat, i.Leave)
    rng = random.Random(1)
    while await table.step(rng):
        pass
    assert table.state.stage is Stage.OVER
    return table, minds


def claims(table: Party) -> list[Seat]:
    return [notice.seat for notice in table.devices[PUBLIC].notices if isinstance(notice, n.Claimed)]


def told_claims(table: Party, seat: Seat) -> list[tuple[int, Seat, Claim]]:
    """What others claimed, each with how much the seat had been told of the game by then."""
    told, heard = 0, list[tuple[int, Seat, Claim]]()
    for message in told_to(table.state, seat):
        if "event" in message:
            told += 1
        else:
            heard.append((told, Seat(message["seat"]), msgspec.convert(message["claim"], TokenIs)))
    return heard


def words(table: Party) -> set[Seat]:
    """The seats that said what a card was that they offered."""
    return {event.by for event in table.devices[PUBLIC].events if isinstance(event, Offered) and event.claim}


def offerers(table: Party) -> set[Seat]:
    """The seats that offered a card."""
    return {event.by for event in table.devices[PUBLIC].events if isinstance(event, Offered)}


async def test_a_few_claims_a_game_each_with_a_choice_and_everybody_hears_them() -> None:
    table, minds = await play(SECRETS)
    speakers = claims(table)
    assert speakers[0] == 0
    assert 1 <= len(speakers) - 1 <= 20
    for frame in table.devices[PUBLIC].frames:
        if b'"claimed","seat":0' not in frame and b'"claimed"' in frame:
            assert b'"event"' in frame, "a bot's claim comes with its choice, at the same time"
    for seat, mind in minds.items():
        by = [speaker for _, speaker, _ in mind.heard]
        assert seat not in by
        assert set(by) <= set(speakers)
        assert mind.heard == told_claims(table, seat)[: len(mind.heard)]
    assert minds[Seat(1)].heard[0][1:] == (0, TokenIs(Seat(0), Face.HIPPIE))


async def test_a_table_can_have_silent_bots_which_still_hear() -> None:
    table, minds = await play(msgspec.structs.replace(SECRETS, bots_talk=False))
    assert claims(table) == [0]
    assert all(len(mind.heard) == 1 for mind in minds.values())
    assert offerers(table) == {0, 1, 2, 3}
    assert words(table) <= {0}, "a bot that is silent says nothing of what it offers either"


async def test_bots_that_may_talk_say_what_they_offer() -> None:
    table, _ = await play(SECRETS)
    assert words(table) >= {1, 2, 3}


async def test_nobody_speaks_for_an_absent_person(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "FLOOR", 1.0)
    table, minds = await play(SECRETS, people=2)
    assert set(minds) == {1, 2, 3}
    assert set(claims(table)) == {0, 2, 3}
    assert offerers(table) == {0, 1, 2, 3}
    assert words(table) == offerers(table) - {1}, "what would be a lie in their name is not said"
    assert minds[Seat(1)].heard, "the stand-in listens all the same"


@pytest.mark.parametrize("misses", [1, 5])
async def test_nobody_speaks_for_a_person_who_is_too_late(misses: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """GS54, GS55: a bot takes the seat at once, or makes one decision after another."""
    monkeypatch.setattr(schedule, "FLOOR", 1.0)
    settings = msgspec.structs.replace(SECRETS, deadline=5, misses=misses)
    table = await party(settings, people=2, pace=SLOW, find_mind=lambda name: lambda game, seat, rng: Chatty(seat, rng))
    await table.add_minds()
    await table.start()
    rng = random.Random(1)
    while table.state.stage is Stage.PLAYING:
        if 0 in table.asked:
            await table.choose(0, rng.choice(table.devices[Seat(0)].options))
        await asyncio.sleep(1)
    stood_in = [notice for notice in table.devices[PUBLIC].notices if isinstance(notice, n.StoodIn)]
    assert bool(stood_in) is (misses == 5)
    assert offerers(table) == {0, 1, 2, 3}
    assert words(table) <= {0, 2, 3}
    assert set(claims(table)) == {2, 3}


@pytest.mark.parametrize("nonsense", ["hello", TokenIs(Seat(9), Face.CIA), object()])
async def test_a_claim_that_nobody_can_make_is_not_made(nonsense: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "FLOOR", 1.0)
    table, _ = await play(SECRETS, says=nonsense)
    assert claims(table) == [0]


async def test_who_has_the_floor_follows_from_luck_and_from_what_everybody_knows() -> None:
    table = await party(SECRETS, people=1, pace=SLOW)
    await table.add_minds()
    await table.start()
    state = table.state
    [(seat, open_prompt)] = state.match.open_prompts.items()
    state.seats[seat].mind = "random"
    floors = set()
    for told in range(100):
        asked = msgspec.structs.replace(open_prompt, told=told)
        floor = schedule.has_floor(state, seat, asked)
        elsewhere = msgspec.structs.replace(asked.prompt, options=())
        other = msgspec.structs.replace(asked, number=7, since=1.0, prompt=elsewhere)
        assert schedule.has_floor(state, seat, other) is floor, "neither what it is asked nor how often it was asked"
        floors.add(floor)
    assert floors == {True, False}
    state.seats[seat].mind = ""
    later = [msgspec.structs.replace(open_prompt, told=told) for told in range(100)]
    assert not any(schedule.has_floor(state, seat, asked) for asked in later)


async def test_what_a_bot_adds_to_its_offer_comes_after_it_in_the_same_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "FLOOR", 1.0)
    table = await party(SECRETS, people=1, pace=SLOW, find_mind=lambda name: lambda game, seat, rng: Urging(seat, rng))
    await table.connect(PUBLIC)
    await table.add_minds()
    await table.start()
    rng = random.Random(1)
    while await table.step(rng):
        pass
    frames = [frame for frame in table.devices[PUBLIC].frames if b'"take-it"' in frame]
    assert frames
    for frame in frames:
        assert 0 < frame.index(b'"offered"') < frame.index(b'"take-it"')
    assert set(claims(table)) <= {1, 2, 3}

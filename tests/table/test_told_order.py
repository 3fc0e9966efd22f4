"""GE31: bots see what happens and hear what is claimed in the order in which their seats are told."""

import asyncio
import random
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import pytest

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.bots.open_race import OpenRace
from brushpass.games.espionaje.open.choices import Choice, Show, Suspect
from brushpass.games.espionaje.sealed.deal import Deal
from brushpass.games.espionaje.talk import Holds
from brushpass.minds import registry
from brushpass.minds.mind import Mind
from brushpass.minds.random import RandomMind
from brushpass.table import entries as e
from brushpass.table.bots import Bot
from brushpass.table.match import Match, OpenPrompt
from brushpass.table.state import TableState
from brushpass.wire import inbound as i
from brushpass.wire import notices as n
from brushpass.wire.tables import Settings, Stage
from tests.table.party import ESPIONAJE, Party, party, told_to
from tests.table.test_kept_talk import CLAIMS, claim
from tests.table.test_paced_answers import BOTH, ONE, PACED, X, Y
from tests.table.virtual import now

pytestmark = pytest.mark.anyio

GAMES = [Settings(game="secrets"), ESPIONAJE]
ANYTHING = OpenPrompt(1, Prompt(Seat(0), "turn", (None,)), 0.0, 0)
"""A prompt that every bot of these tests can answer; it follows the game before it does."""
MOMENTS = 150
"""How many entries of a log are looked at one by one."""


class Noting(RandomMind):
    """Notes what it sees and hears as the stream of its seat has it, and says something whenever it may."""

    def __init__(self, seat: Seat, rng: random.Random, says: Any, on_choice: Callable[[Prompt], None]) -> None:
        super().__init__(seat, rng)
        self.noted: list[Any] = []
        self._says, self._on_choice = says, on_choice

    def see(self, event: Any) -> None:
        self._note(event)

    def hear(self, by: Seat, claim: Any) -> None:
        self._note(n.Claimed(by, msgspec.Raw(msgspec.json.encode(claim))))

    def _note(self, message: Any) -> None:
        self.noted.append(msgspec.json.decode(msgspec.json.encode(message)))

    def speak(self) -> Any:
        return self._says

    def choose(self, prompt: Prompt) -> Any:
        self._on_choice(prompt)
        return super().choose(prompt)


class Moment(NamedTuple):
    """A bot chooses."""

    ask: str
    noted: list[Any]
    told: list[Any]
    untold: int
    """How many events are held back from everybody."""


async def played(settings: Settings) -> tuple[Party, list[Moment]]:
    """A game of two talkative people among talkative bots. Some claims fall into the time while an answer is held."""
    moments: list[Moment] = []

    def make(game: str, seat: Seat, rng: random.Random) -> Mind:
        def note(prompt: Prompt) -> None:
            state = table.state
            moments.append(Moment(prompt.ask, mind.noted.copy(), told_to(state, seat), len(state.match._held)))

        mind = Noting(seat, rng, CLAIMS[game], note)
        return mind

    table = await party(settings, people=2, pace=PACED, find_mind=lambda name: make)
    await table.add_minds()
    await table.start()
    rng = random.Random(1)
    while table.state.stage is Stage.PLAYING:
        for seat in table.asked[:1]:
            await table.choose(seat, rng.choice(table.devices[Seat(seat)].options))
        if rng.random() < 0.5:
            await claim(table, rng.randrange(2))
        await asyncio.sleep(rng.uniform(0.05, 0.5))
    return table, moments


@pytest.mark.parametrize("settings", GAMES, ids=lambda settings: settings.game)
async def test_whenever_a_bot_chooses_it_knows_what_its_seat_was_told_in_that_order(settings: Settings) -> None:
    _, moments = await played(settings)
    assert any("notice" in message for moment in moments for message in moment.told)
    for moment in moments:
        assert moment.noted == moment.told


async def test_that_holds_for_a_bot_that_is_asked_in_secret_and_hears_a_claim_meanwhile() -> None:
    _, moments = await played(ESPIONAJE)
    shows = [moment for moment in moments if moment.ask == "show"]
    assert any(moment.untold and "notice" in moment.noted[-1] for moment in shows)


@pytest.mark.parametrize("settings", GAMES, ids=lambda settings: settings.game)
async def test_a_bot_made_from_the_log_at_any_moment_knows_the_same_in_the_same_order(settings: Settings) -> None:
    """As in another process, or after a restart."""
    table, _ = await played(settings)
    state, lived, held = TableState(table.state.code), dict[Seat, tuple[Bot, Noting]](), 0
    for line in table.store.logs[state.code][:MOMENTS]:
        state.apply(e.decode(line.body), line.at)
        match = state.match
        if match is None or match.is_over:
            continue
        held += bool(match._held) and bool(match.heard) and match.heard[-1][0] == match.told_events
        for seat in map(Seat, range(settings.players)):
            told = told_to(state, seat)
            for bot, mind in (lived.setdefault(seat, follower(match, seat)), follower(match, seat)):
                bot.think(ANYTHING, lambda: 0.0, may_speak=False)
                assert mind.noted == told
    assert len(lived) == settings.players
    assert bool(held) is (settings is ESPIONAJE), "some claims were made while an answer was held back"


async def test_a_bot_in_a_thread_is_shown_nothing_before_it_is_told() -> None:
    table = await party(ESPIONAJE, people=3, pace=PACED)
    await table.start()
    match, moments = table.state.match, list[Moment]()
    bots = [follower(match, Seat(seat)) for seat in range(3)]

    class Watched(list[Any]):
        """In the middle of what the table does, at every event, all bots read on."""

        def append(self, event: Any) -> None:
            super().append(event)
            for seat, (bot, mind) in enumerate(bots):
                bot.think(ANYTHING, now, may_speak=False)
                moments.append(Moment("", mind.noted.copy(), told_to(table.state, Seat(seat)), len(match._held)))

    match.events = Watched(match.events)
    rng = random.Random(1)
    for _ in range(5):
        await table.step(rng)
    assert any(moment.untold for moment in moments)
    for moment in moments:
        assert moment.noted == moment.told


def follower(match: Match, seat: Seat) -> tuple[Bot, Noting]:
    """A bot that follows a game, and its mind."""
    mind = Noting(seat, random.Random(1), None, lambda prompt: None)
    return Bot(match, seat, "random", lambda name: lambda *_: mind), mind


class AsksForTwo(OpenRace):
    """Names X and Y at every turn."""

    def turn(self) -> Choice:
        return Suspect(X, Y)


async def test_a_bot_gives_credit_for_a_claim_that_the_answer_on_its_way_proves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nobody earns any by what the hearer knows (0036), and nobody knew yet."""
    monkeypatch.setattr(Deal, "from_seed", classmethod(lambda cls, seed, players: ONE))
    minds: list[AsksForTwo] = []

    def make(game: str, seat: Seat, rng: random.Random) -> Mind:
        minds.append(AsksForTwo(seat, rng))
        return minds[-1]

    table = await party(ESPIONAJE, people=0, pace=PACED, find_mind=lambda name: make)
    await table.sit("Ann", 1)
    await table.sit("Ben", 2)
    await table.do(1, i.AddMind, seat=Seat(0), mind="open-race")
    await table.start()
    while not table.state.match.is_held:
        await asyncio.sleep(0.1)
    await table.do(1, i.MakeClaim, claim=msgspec.Raw(msgspec.json.encode(Holds(Seat(1), X))))
    assert table.state.match.is_held
    while sum(choice.seat == 0 for choice in table.choices) < 2:
        for seat in table.asked:
            await table.choose(seat, table.devices[Seat(seat)].options[0])
        await asyncio.sleep(0.5)
    Bot(table.state.match, Seat(0), "open-race", lambda name: make).think(ANYTHING, now, may_speak=False)
    lived, rebuilt = minds
    for mind in (lived, rebuilt):
        assert mind.dossier.hearing.record.counts(Seat(1)) == (1, 0)


@pytest.mark.parametrize("name", [*registry.minds_of("espionaje", plugins=False), "mastermind"])
async def test_a_bot_that_is_asked_in_secret_needs_nothing_that_is_held_back(
    name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A player on the way has passed; that is told with the answer."""
    solution, (nobody, holder, other) = BOTH.solution, BOTH.hands
    monkeypatch.setattr(
        Deal, "from_seed", classmethod(lambda cls, seed, players: Deal(solution, (nobody, other, holder), Seat(0)))
    )
    table = await party(ESPIONAJE, people=2, pace=PACED)
    await table.do(0, i.AddMind, seat=Seat(2), mind=name)
    await table.start()
    await table.choose(0, Suspect(X, Y))
    match = table.state.match
    prompt = match.open_prompts[Seat(2)].prompt
    assert [type(event).__name__ for event in match.events[match.told_events :]] == ["Passed"]

    def shown(events: list[Any], luck: int) -> Show:
        mind = registry.find(name)("espionaje", Seat(2), random.Random(luck))
        for seen in match.game.seen_by(Seat(2), events):
            mind.see(seen)
        choice: Show = mind.choose(prompt)
        return choice

    for luck in range(5):
        assert shown(match.events[: match.told_events], luck) == shown(match.events, luck)
    await asyncio.sleep(5.5)
    assert [(choice.seat, choice.by) for choice in table.choices] == [(0, e.By.PERSON), (2, e.By.MIND)]
    assert "a mind failed" not in caplog.text

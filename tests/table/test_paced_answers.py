"""GE31: how long an answer took tells nobody whether there was a choice between two cards."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.games.espionaje.open import seen
from brushpass.games.espionaje.open.cards import Element
from brushpass.games.espionaje.open.choices import Show, Suspect
from brushpass.games.espionaje.sealed import events as true
from brushpass.games.espionaje.sealed.deal import Deal
from brushpass.table import commands, dealing
from brushpass.table import entries as e
from brushpass.table.decision import Decided
from brushpass.table.facts import ALONE_SECONDS
from brushpass.table.schedule import Pace, next_due, released_at
from brushpass.wire import inbound as i
from tests.table.party import ESPIONAJE, Party, party
from tests.table.virtual import now

pytestmark = pytest.mark.anyio

PACED = Pace(0.9, 2.4, 5.0, 45.0)
A = list(Element)
X, Y, Z = A[1], A[2], A[3]
SOLUTION = (A[0], A[5], A[10])
REST = [card for card in A if card not in (*SOLUTION, X, Y, Z)]
BOTH = Deal(SOLUTION, (tuple(REST[:4]), (X, Y, *REST[4:6]), (Z, *REST[6:9])), Seat(0))
"""Seat 1 holds both X and Y."""
ONE = Deal(SOLUTION, (tuple(REST[:4]), (X, Z, *REST[4:6]), (Y, *REST[6:9])), Seat(0))
"""Seat 1 holds X alone."""


@pytest.fixture(autouse=True)
def _the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables differ only in their deal."""
    monkeypatch.setattr(dealing, "new_secret", lambda: "1ce" * 21)


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> Callable[[Deal], None]:
    """Lets the next games have this deal, whatever their seed."""

    def deal(hand_made: Deal) -> None:
        hand_made.check(3)
        monkeypatch.setattr(Deal, "from_seed", classmethod(lambda cls, seed, players: hand_made))

    return deal


async def asked(*, people: int = 3) -> Party:
    """Seat 0 asks for X and Y."""
    table = await party(ESPIONAJE, people=people, pace=PACED)
    for seat in range(people, 3):
        await table.do(0, i.AddMind, seat=Seat(seat), mind="random")
    await table.start()
    table.begun = now()  # type: ignore[attr-defined]
    for device in table.devices.values():
        device.frames.clear()
        device.times.clear()
    await table.choose(0, Suspect(X, Y))
    return table


def reached(table: Party, viewer: Viewer) -> list[tuple[float, Any]]:
    """What reached a viewer since the question, and when; without the code and the commitment of the table."""
    device = table.devices[viewer]
    begun: float = table.begun  # type: ignore[attr-defined]
    heard = []
    for at, frame in zip(device.times, device.frames, strict=True):
        message = msgspec.json.decode(frame)
        message.pop("taken", None)
        heard.append((round(at - begun, 6), message))
    return heard


def assert_paced(times: list[float], pace: float) -> None:
    """A question, and its answer after the time that every answer takes, and up to a tenth of a second more."""
    asked, answered = times
    assert asked == 0.0
    assert pace < answered < pace + PACED.spread


async def answered_at(deal: Deal, dealt: Callable[[Deal], None], second: float | None) -> Party:
    dealt(deal)
    table = await asked()
    if second is not None:
        await asyncio.sleep(second)
        await table.choose(1, Show(X))
    await asyncio.sleep(20)
    return table


@pytest.mark.parametrize("second", [0.0, 1.0, 4.9])
@pytest.mark.parametrize("viewer", [PUBLIC, Seat(0)], ids=str)
async def test_the_others_cannot_tell_whether_there_was_a_choice(
    dealt: Callable[[Deal], None], second: float, viewer: Viewer
) -> None:
    chosen = reached(await answered_at(BOTH, dealt, second), viewer)
    automatic = reached(await answered_at(ONE, dealt, None), viewer)
    assert chosen == automatic
    assert_paced([at for at, _ in automatic], 5.0)


@pytest.mark.parametrize("viewer", [PUBLIC, Seat(0)], ids=str)
async def test_a_person_who_is_too_late_shows_a_random_card_and_nobody_can_tell(
    dealt: Callable[[Deal], None], viewer: Viewer
) -> None:
    table = await answered_at(BOTH, dealt, None)
    assert_paced([at for at, _ in reached(table, viewer)], 5.0)
    shown = [event for event in table.state.match.events if isinstance(event, true.Showed)]
    assert shown[0].card in (X, Y)
    chose = [e.decode(line.body) for line in table.store.logs[table.state.code]]
    assert [line.by for line in chose if isinstance(line, e.Chose)] == [e.By.PERSON, e.By.DEADLINE]
    if viewer is PUBLIC:
        assert reached(table, PUBLIC) == reached(await answered_at(ONE, dealt, None), PUBLIC)


@pytest.mark.parametrize("viewer", [PUBLIC, Seat(0), Seat(2)], ids=str)
async def test_a_person_who_was_played_for_answers_in_secret_and_nobody_can_tell(
    dealt: Callable[[Deal], None], viewer: Viewer
) -> None:
    """They get the seat back by what everybody sees: a hand-back, now or with the answer, would tell."""
    heard = []
    for deal in (BOTH, ONE):
        dealt(deal)
        table = await party(ESPIONAJE, people=3, pace=PACED)
        await table.start()
        await table.session.act(lambda state: Decided([e.TakenOver(id="late", seat=Seat(1))]))
        device = table.devices[viewer]
        known, begun = len(device.frames), now()
        await table.choose(0, Suspect(X, Y))
        if deal is BOTH:
            await table.choose(1, Show(X))
        await asyncio.sleep(5.1)
        assert table.state.seats[1].bot_controlled
        frames = [msgspec.json.decode(frame) for frame in device.frames[known:]]
        heard.append([(round(at - begun, 6), frame) for at, frame in zip(device.times[known:], frames, strict=True)])
        for frame in frames:
            frame.pop("taken", None)
        await table.do(1, i.Back)
        assert not table.state.seats[1].bot_controlled
    assert heard[0] == heard[1]
    assert_paced([at for at, _ in heard[0]], 5.0)


async def test_the_person_who_chooses_is_told_the_deadline(dealt: Callable[[Deal], None]) -> None:
    dealt(BOTH)
    table = await asked()
    device = table.devices[Seat(1)]
    assert device.asked is not None
    assert device.asked.prompt.ask == "show"
    assert device.asked.until == now() + 5.0
    back = await table.connect(Seat(1))
    assert back.asked == device.asked


async def test_nothing_is_told_and_nobody_is_asked_before_the_time_has_passed(dealt: Callable[[Deal], None]) -> None:
    for deal in (BOTH, ONE):
        dealt(deal)
        table = await asked()
        if deal is BOTH:
            await table.choose(1, Show(Y))
        for viewer in (*map(Seat, range(3)), PUBLIC):
            device = await table.connect(viewer)  # from another device too
            assert isinstance(device.events[-1], seen.Asked)
            assert device.asked is None
        await asyncio.sleep(4.9)
        assert all(isinstance(device.events[-1], seen.Asked) for device in table.devices.values())
        await asyncio.sleep(0.2)
        assert all(isinstance(device.events[-1], seen.TurnBegan) for device in table.devices.values())
        assert table.asked == [1]


async def test_talk_goes_on_while_an_answer_is_delayed(dealt: Callable[[Deal], None]) -> None:
    dealt(ONE)
    table = await asked()
    await asyncio.sleep(2)
    await table.do(2, i.Say, text="well?")
    await asyncio.sleep(10)
    told = [told.get("notice") or told["event"] for told in table.devices[PUBLIC].told[-4:]]
    assert told == ["asked", "said", "showed", "turn-began"]


async def test_a_bots_answer_takes_as_long_as_any_other(dealt: Callable[[Deal], None]) -> None:
    times = []
    for deal in (BOTH, ONE):
        dealt(deal)
        table = await party(ESPIONAJE, people=1, pace=PACED)
        await table.sit("C", 2)
        await table.do(0, i.AddMind, seat=Seat(1), mind="random")
        await table.start()
        begun = now()
        await table.choose(0, Suspect(X, Y))
        await asyncio.sleep(5.1)
        device = table.devices[PUBLIC]
        assert isinstance(device.events[-1], seen.TurnBegan)
        times.append([round(at - begun, 6) for at in device.times if at >= begun])
    assert times[0] == times[1]
    assert_paced([times[0][0], times[0][-1]], 5.0)


@pytest.mark.parametrize("viewer", [PUBLIC, Seat(0)], ids=str)
async def test_a_person_alone_with_bots_cannot_tell_either(dealt: Callable[[Deal], None], viewer: Viewer) -> None:
    heard = []
    for deal in (BOTH, ONE):
        dealt(deal)
        table = await asked(people=1)
        await asyncio.sleep(1.1)
        told = reached(table, viewer)
        assert_paced([at for at, _ in told], ALONE_SECONDS)
        heard.append([(at, *map(shape, message["told"])) for at, message in told])
    assert heard[0] == heard[1]


def shape(told: dict[str, Any]) -> tuple[str, ...]:
    """What an event tells, whichever card was shown."""
    return (told["event"], *(key for key in told if key != "event"))


async def test_a_person_alone_with_bots_has_no_time_limit(dealt: Callable[[Deal], None]) -> None:
    dealt(replace(BOTH, hands=(BOTH.hands[1], BOTH.hands[0], BOTH.hands[2]), first=Seat(1)))
    table = await party(ESPIONAJE, people=1, pace=PACED)
    for seat in (1, 2):
        await table.do(0, i.AddMind, seat=Seat(seat), mind="random")
    await table.start()
    await table.session.act(
        lambda state: commands.choose(state, Seat(1), Suspect(X, Y), key="asks", by=e.By.MIND, at_once=False)
    )
    device = table.devices[Seat(0)]
    assert device.asked is not None
    assert device.asked.prompt.ask == "show"
    assert device.asked.until is None
    await asyncio.sleep(60)
    assert table.asked == [0]
    await table.choose(0, Show(Y))
    await asyncio.sleep(0.1)
    assert isinstance(device.events[-1], seen.TurnBegan)


async def test_by_how_much_longer_an_answer_takes_follows_from_what_nobody_outside_knows(
    dealt: Callable[[Deal], None],
) -> None:
    """A timer is a fraction of a millisecond later if somebody set it anew by choosing: the spread covers that."""
    dealt(ONE)
    table = await asked()
    match = table.state.match
    assert match.held_since is not None
    luck, after, drawn = match.luck, match.held_after, []
    for match.luck, match.held_after in [(luck, after), (luck, after + 3), ("other", after)]:
        drawn.append(released_at(table.state, PACED) - match.held_since - PACED.answer)
    assert len(set(drawn)) == 3
    assert all(0.0 <= seconds < PACED.spread for seconds in drawn)
    match.luck, match.held_after = luck, after
    moment = released_at(table.state, PACED)
    await table.do(2, i.Say, text="well?")
    assert released_at(table.state, PACED) == moment, "what is said meanwhile moves nothing"


async def test_how_long_a_bot_thinks_follows_from_what_nobody_outside_knows() -> None:
    """Else whoever works it out learns how often the seat was asked, in secret too."""
    table = await party(ESPIONAJE, people=1, pace=PACED)
    for seat in (1, 2):
        await table.do(0, i.AddMind, seat=Seat(seat), mind="random")
    await table.start()
    match = table.state.match
    match.open_prompts = {Seat(1): next(iter(match.open_prompts.values()))}
    times = set()
    for luck in ("one", "other", "third"):
        match.luck = luck
        due = next_due(table.state, PACED, {Seat(1): 0.0})
        assert due is not None
        times.add(due.at)
    assert len(times) == 3

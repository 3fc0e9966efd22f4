"""A start: hashes, then shares, then the game; and everything that makes it void."""

import asyncio
import random
from typing import Any

import pytest

from brushpass.core import record, replay
from brushpass.core.errors import Refusal
from brushpass.core.fair import Pledge, share_hash
from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.registry import GAMES
from brushpass.table.start import LIMIT_SECONDS, MAX_STARTS
from brushpass.wire import inbound as i
from brushpass.wire import notices as n
from brushpass.wire.tables import Settings, Stage, TableView
from tests.table.party import Party, party, reloaded

pytestmark = pytest.mark.anyio

ZERO = "0" * 64


async def started(people: int = 4, minds: int = 0, *, but: frozenset[int] = frozenset()) -> Party:
    """A table that deals; all people but these have shown their hashes."""
    table = await party(Settings(game="secrets", players=people + minds), people=people)
    await table.add_minds()
    for seat in range(people):
        await table.do(seat, i.Ready, ready=True)
    await table.do(0, i.Start)
    await answer(table, but=but)
    return table


async def answer(table: Party, *, but: frozenset[int] = frozenset()) -> None:
    """Everybody's device but these sends what the table waits for."""
    for device in list(table.devices.values()):
        if device.viewer not in but:
            await table.take_part(device)


def view(table: Party) -> TableView:
    """What everybody was shown last; all were shown the same."""
    shown, *others = [device.table for device in table.devices.values()]
    assert shown is not None
    assert all(other == shown for other in others)
    return shown


def void(table: Party) -> n.StartVoid:
    """The last notice, which everybody got."""
    [told] = {device.notices[-1] for device in table.devices.values()}
    assert isinstance(told, n.StartVoid)
    return told


def pledge_of(table: Party) -> Pledge:
    pledge: Pledge = table.state.match.pledge
    pledge.check(len(table.state.seats))
    return pledge


async def test_a_start_freezes_seats_and_settings() -> None:
    table = await started()
    for kind, fields in (
        (i.Start, {}),
        (i.Ready, {"ready": False}),
        (i.Configure, {"settings": Settings(game="secrets")}),
        (i.AddMind, {"seat": Seat(1), "mind": "random"}),
        (i.Remove, {"seat": Seat(1)}),
        (i.Again, {}),
        (i.Back, {}),
    ):
        assert await table.refused(0, kind, **fields) == "wrong-stage", kind
    with pytest.raises(Refusal, match="dealing"):
        await table.sit("E")
    await table.do(1, i.Say, text="come on")
    await table.do(1, i.Rename, name="Bea")
    assert view(table).stage is Stage.DEALING


async def test_no_hash_is_shown_before_all_are_in_and_then_all_are_with_the_commitment_from_before() -> None:
    table = await party(people=4)
    before = view(table)
    for seat in range(4):
        await table.do(seat, i.Ready, ready=True)
    await table.do(0, i.Start)
    for seat in range(4):
        assert (view(table).hashes, view(table).until) == ((), table.state.last_at + LIMIT_SECONDS)
        await table.take_part(table.devices[Seat(seat)])
    assert (view(table).commitment, view(table).attempt) == (before.commitment, 1)
    assert len(set(view(table).hashes)) == 4
    assert all(len(shown) == 64 for shown in view(table).hashes)


async def test_nobody_is_told_of_single_hashes_and_shares() -> None:
    table = await started(but=frozenset({3}))
    quiet = {viewer: len(device.frames) for viewer, device in table.devices.items()}
    await table.take_part(table.devices[Seat(3)])  # all are in
    assert all(len(device.frames) == quiet[viewer] + 1 for viewer, device in table.devices.items())
    quiet = {viewer: len(device.frames) for viewer, device in table.devices.items()}
    await table.take_part(table.devices[Seat(1)])
    assert [v for v, device in table.devices.items() if len(device.frames) > quiet[v]] == [Seat(1)]


async def test_the_last_share_starts_the_game() -> None:
    table = await started()
    await answer(table, but=frozenset({2}))
    assert view(table).stage is Stage.DEALING
    await table.take_part(table.devices[Seat(2)])
    assert (view(table).stage, view(table).hashes, view(table).until) == (Stage.PLAYING, (), None)
    assert all(device.notices[-1] == n.Started(1) for device in table.devices.values())
    assert pledge_of(table).voids == ()


async def test_bots_add_nothing_and_are_shown_so() -> None:
    table = await started(people=2, minds=3)
    assert [bool(shown) for shown in view(table).hashes] == [True, True, False, False, False]
    await answer(table)
    pledge = pledge_of(table)
    assert [bool(share) for share in pledge.shares] == [True, True, False, False, False]


async def test_one_person_among_bots_waits_for_nobody() -> None:
    table = await started(people=1, minds=3)
    await answer(table)
    assert table.state.stage is Stage.PLAYING


async def test_shares_come_after_all_hashes() -> None:
    table = await started(but=frozenset({3}))
    assert await table.refused(0, i.RevealShare, attempt=1, share=ZERO) == "hashes-missing"


async def test_a_hash_is_final() -> None:
    table = await started(but=frozenset({3}))
    assert await table.refused(0, i.CommitShare, attempt=1, hash=ZERO) == "hash-given"
    number = table.state.number
    await table.take_part(table.devices[Seat(0)])  # a page that was reloaded sends the same one again
    assert table.state.number == number


@pytest.mark.parametrize("attempt", [0, 2])
async def test_what_belongs_to_another_start_is_refused(attempt: int) -> None:
    table = await started()
    assert await table.refused(0, i.CommitShare, attempt=attempt, hash=ZERO) == "stale-start"
    assert await table.refused(0, i.RevealShare, attempt=attempt, share=ZERO) == "stale-start"


@pytest.mark.parametrize("why", [n.WhyVoid.NO_HASH, n.WhyVoid.NO_SHARE])
async def test_a_start_that_takes_too_long_is_void_and_names_everybody_who_was_missing(why: n.WhyVoid) -> None:
    table = await started(but=frozenset() if why is n.WhyVoid.NO_SHARE else frozenset({1, 3}))
    if why is n.WhyVoid.NO_SHARE:
        await answer(table, but=frozenset({1, 3}))
    before = view(table)
    await asyncio.sleep(LIMIT_SECONDS - 0.1)
    assert view(table).stage is Stage.DEALING
    await asyncio.sleep(0.2)
    after = view(table)
    assert void(table) == n.StartVoid(1, why, (Seat(1), Seat(3)), ("B", "D"))
    assert (after.stage, after.attempt, after.hashes, after.until) == (Stage.LOBBY, 2, (), None)
    assert after.commitment != before.commitment
    assert [seat.ready for seat in after.seats] == [True, False, True, False]


async def test_each_step_of_a_start_has_the_whole_time() -> None:
    table = await started(but=frozenset({1}))
    await asyncio.sleep(LIMIT_SECONDS - 1)
    await table.take_part(table.devices[Seat(1)])
    await asyncio.sleep(LIMIT_SECONDS - 1)
    assert view(table).stage is Stage.DEALING
    await answer(table)
    assert view(table).stage is Stage.PLAYING


async def test_a_share_that_does_not_fit_voids_the_start_at_once() -> None:
    table = await started()
    await table.do(2, i.RevealShare, attempt=1, share=ZERO)
    assert void(table) == n.StartVoid(1, n.WhyVoid.WRONG_SHARE, (Seat(2),), ("C",))
    assert view(table).stage is Stage.LOBBY


async def test_whoever_reveals_another_share_afterwards_voids_the_start_too() -> None:
    table = await started()
    await answer(table, but=frozenset({3}))
    await table.do(0, i.RevealShare, attempt=1, share=ZERO)
    assert void(table) == n.StartVoid(1, n.WhyVoid.WRONG_SHARE, (Seat(0),), ("A",))


async def test_what_the_last_player_sends_too_late_is_refused_and_changes_nothing() -> None:
    table = await started()
    await answer(table, but=frozenset({3}))
    receipt = table.participants[Seat(3)].receipt(1)
    assert receipt is not None
    await asyncio.sleep(LIMIT_SECONDS + 0.1)
    number = table.state.number
    assert await table.refused(3, i.RevealShare, attempt=1, share=receipt.share) == "wrong-stage"
    assert await table.refused(3, i.CommitShare, attempt=1, hash=receipt.hash) == "wrong-stage"
    assert table.state.number == number


async def test_leaving_during_a_start_voids_it() -> None:
    table = await started()
    await table.do(3, i.Leave)
    table.devices.pop(Seat(3))
    told = table.devices[PUBLIC].notices[-2:]
    assert told == [n.StartVoid(1, n.WhyVoid.LEFT, (Seat(3),), ("D",)), n.Left(Seat(3), "D")]
    assert [seat.name for seat in view(table).seats] == ["A", "B", "C", ""]


async def test_a_start_waits_for_a_person_who_is_away_and_goes_on_when_they_are_back() -> None:
    table = await started(but=frozenset({2}))
    await table.disconnect(Seat(2))
    await asyncio.sleep(LIMIT_SECONDS / 2)
    assert table.devices[PUBLIC].table == table.state.view()
    await table.connect(Seat(2))
    await answer(table)
    await answer(table)
    assert table.state.stage is Stage.PLAYING


async def test_a_start_survives_the_end_of_a_process() -> None:
    table = await started(but=frozenset({2}))
    other = await reloaded(table)
    other.participants = table.participants
    for seat in range(4):
        await other.connect(Seat(seat))
    await other.deal()
    assert other.state.stage is Stage.PLAYING
    pledge_of(other)


async def test_after_void_starts_everything_is_new_and_the_pledge_has_them_all() -> None:
    table = await started(but=frozenset({3}))
    seen = [view(table)]
    await asyncio.sleep(LIMIT_SECONDS + 1)
    for _ in range(2):
        await table.do(3, i.Ready, ready=True)
        await table.do(0, i.Start)
        await answer(table)
        seen.append(view(table))
        if len(seen) == 2:
            await answer(table, but=frozenset({3}))
            await asyncio.sleep(LIMIT_SECONDS + 1)
    await answer(table)
    assert len({shown.commitment for shown in seen}) == 3
    pledge = pledge_of(table)
    assert pledge.attempt == 3
    assert [start.was_open for start in pledge.voids] == [False, True]
    assert [sum(map(bool, start.hashes)) for start in pledge.voids] == [3, 4]
    for seat, participant in table.participants.items():
        receipt = participant.receipt(1)
        assert receipt is not None
        assert receipt.attempt == 3
        took_part = seen[1:2] if seat == 3 else seen[:2]
        assert [one.commitment for one in receipt.voids] == [shown.commitment for shown in took_part]
    shares = {*pledge.shares, *pledge.voids[1].shares} - {""}
    assert len(shares) == 7, "nobody uses a share twice"
    await table.finish(random.Random(3))
    [saved] = table.store.saved.values()
    written = record.decode(saved.record)
    replay.check(written, GAMES["secrets"])
    assert written.pledge == pledge


async def test_the_secrets_of_void_starts_are_told_to_nobody_before_the_end() -> None:
    table = await started()
    secret: str = table.state.secret
    await table.do(2, i.RevealShare, attempt=1, share=ZERO)
    await table.start()
    await table.step(random.Random(1))
    hidden = (secret, table.state.secret, *pledge_of(table).shares)
    frames = [frame for device in table.devices.values() for frame in device.frames]
    assert not [frame for frame in frames for word in hidden if word.encode() in frame]


async def test_a_game_takes_only_so_many_starts() -> None:
    table = await started(1, 3)
    for attempt in range(1, MAX_STARTS):
        await table.do(0, i.RevealShare, attempt=attempt, share=ZERO)
        await table.do(0, i.Start)
        await answer(table)
    await table.do(0, i.RevealShare, attempt=MAX_STARTS, share=ZERO)
    assert await table.refused(0, i.Start) == "too-many-starts"


async def test_a_copied_hash_cannot_be_opened() -> None:
    """Bob shows what Ann has shown. Her share opens it at her seat, not at his."""
    table = await started(but=frozenset({1}))
    shown: str = table.state.start.hashes[Seat(0)]
    await table.do(1, i.CommitShare, attempt=1, hash=shown)
    await table.take_part(table.devices[Seat(0)])
    share: str = table.state.start.shares[Seat(0)]
    assert share_hash(bytes.fromhex(share), table.state.place(Seat(0))) == shown
    await table.do(1, i.RevealShare, attempt=1, share=share)
    assert void(table).names == ("B",)


async def test_a_person_who_is_ready_names_the_settings_that_they_saw() -> None:
    table = await party(people=2)
    seen = view(table).revision
    await table.do(1, i.Ready, ready=True, revision=seen)
    await table.do(0, i.Configure, settings=Settings(game="secrets", deadline=1))
    assert not view(table).seats[1].ready
    assert await table.refused(1, i.Ready, ready=True, revision=seen) == "stale-settings"
    await table.do(1, i.Ready, ready=True, revision=view(table).revision)
    await table.do(1, i.Ready, ready=False)
    fields: dict[str, Any] = {"ready": True}  # a client that names none is understood
    await table.do(1, i.Ready, **fields)
    assert view(table).seats[1].ready

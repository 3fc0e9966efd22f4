"""Before a game: who sits where, who may do what, and what everybody sees of it."""

import msgspec
import pytest

from brushpass.core.errors import Refusal
from brushpass.core.seats import PUBLIC, Seat
from brushpass.wire import inbound as i
from brushpass.wire import notices as n
from brushpass.wire.tables import Settings, Stage
from tests.table.party import ESPIONAJE, Party, party, reloaded

pytestmark = pytest.mark.anyio


def names(table: Party) -> list[str]:
    view = table.devices[PUBLIC].table
    assert view is not None
    assert view == table.state.view()
    return [seat.name for seat in view.seats]


async def test_people_take_the_first_free_seat_or_the_one_they_ask_for() -> None:
    table = await party(people=1)
    assert await table.sit("B", 3) == 3
    assert await table.sit("C") == 1
    assert names(table) == ["A", "C", "", "B"]
    notices = [n.Seated(Seat(0), "A"), n.Seated(Seat(3), "B"), n.Seated(Seat(1), "C")]
    assert all(device.notices == notices for device in table.devices.values())


@pytest.mark.parametrize(("seat", "code"), [(0, "seat-taken"), (4, "no-such-seat"), (7, "no-such-seat")])
async def test_a_seat_that_is_not_free_cannot_be_taken(seat: int, code: str) -> None:
    table = await party(people=1)
    with pytest.raises(Refusal) as refused:
        await table.sit("B", seat)
    assert refused.value.code == code


async def test_nobody_else_fits_at_a_full_table() -> None:
    table = await party(people=4)
    with pytest.raises(Refusal) as refused:
        await table.sit("E")
    assert refused.value.code == "seat-taken"


async def test_names_are_tidied_and_an_empty_one_is_refused() -> None:
    table = await party(people=1)
    await table.sit("  Ana\n\u202eMaría\u0000 ")
    assert names(table)[1] == "Ana María"
    with pytest.raises(Refusal) as refused:
        await table.sit(" \t\u200b")
    assert refused.value.code == "bad-name"
    await table.do(1, i.Rename, name="Eva")
    assert names(table)[1] == "Eva"
    assert table.devices[PUBLIC].notices[-1] == n.Renamed(Seat(1), "Eva", "Ana María")


async def test_the_host_is_the_first_person_and_passes_on() -> None:
    table = await party(people=3)
    assert table.state.host == 0
    await table.do(0, i.Leave)
    assert table.devices[Seat(0)].ended == "left"
    assert table.state.host == 1
    assert names(table) == ["", "B", "C", ""]
    await table.do(1, i.AddMind, seat=Seat(0), mind="random")
    assert table.state.host == 1, "a mind is no host"
    await table.do(1, i.Leave)
    await table.do(2, i.Leave)
    assert table.state.host is None


async def test_a_person_who_leaves_gets_a_confirmation_before_the_connection_ends() -> None:
    table = await party(people=2)
    device = table.devices[Seat(1)]
    await table.tell(device, i.Leave(id="bye"))
    assert device.messages[-1].taken == "bye"
    assert device.ended == "left"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (i.Configure, {"settings": Settings(game="secrets", players=5)}),
        (i.AddMind, {"seat": Seat(3), "mind": "random"}),
        (i.Remove, {"seat": Seat(0)}),
        (i.Start, {}),
    ],
)
async def test_only_the_host_can_do_these(kind: type[i.Command], fields: dict[str, object]) -> None:
    table = await party(people=2)
    assert await table.refused(1, kind, **fields) == "not-host"


@pytest.mark.parametrize(
    "settings",
    [
        Settings(game="secrets", players=3),
        Settings(game="secrets", players=9),
        Settings(game="secrets", players=-1),
        Settings(game="espionaje", players=5),
        Settings(game="secrets", rules={"no such switch": True}),
        Settings(game="secrets", players=4, rules={"begins": "seat-7"}),
        Settings(game="secrets", deadline=-1),
        Settings(game="secrets", deadline=3601),
        Settings(game="secrets", misses=0),
        Settings(game="secrets", misses=6),
    ],
)
async def test_settings_that_no_game_can_be_played_with_are_refused(settings: Settings) -> None:
    table = await party(people=1)
    assert await table.refused(0, i.Configure, settings=settings) == "bad-settings"
    with pytest.raises(Refusal) as refused:
        await table.tables.open_table(settings)
    assert refused.value.code == "bad-settings"


async def test_a_seat_that_begins_cannot_go() -> None:
    """V12: the host asks for fewer seats and leaves the switch as it is."""
    settings = Settings(game="secrets", players=8, rules={"begins": "seat-7"})
    table = await party(settings, people=1)
    fewer = msgspec.structs.replace(settings, players=7)
    assert await table.refused(0, i.Configure, settings=fewer) == "bad-settings"


async def test_new_seats_are_added_at_the_end_and_nobody_is_ready_any_more() -> None:
    table = await party(people=2)
    await table.do(1, i.Ready, ready=True)
    await table.do(0, i.Configure, settings=Settings(game="secrets", players=8, deadline=30))
    assert names(table) == ["A", "B", *[""] * 6]
    assert not any(seat.ready for seat in table.state.view().seats)


async def test_fewer_seats_leave_people_where_they_are_if_they_fit() -> None:
    table = await party(Settings(game="secrets", players=8), people=3)
    await table.do(0, i.Configure, settings=ESPIONAJE)
    assert names(table) == ["A", "B", "C"]
    assert [table.devices[Seat(seat)].viewer for seat in range(3)] == [0, 1, 2]


async def test_with_fewer_seats_people_move_up_with_their_devices() -> None:
    table = await party(Settings(game="secrets", players=8), people=1)
    await table.sit("B", 7)
    await table.sit("C", 5)
    second = table.devices[Seat(7)]
    await table.do(0, i.AddMind, seat=Seat(2), mind="random")
    await table.do(0, i.Configure, settings=Settings(game="secrets", players=4))
    assert names(table) == ["A", "Kestrel", "C", "B"]
    assert second.viewer == 3
    assert second.table == table.state.view()
    table.devices[Seat(2)], table.devices[Seat(3)] = table.devices.pop(Seat(5)), second
    await table.do(3, i.Say, text="here")
    assert all(device.notices[-1] == n.Said(Seat(3), "here") for device in table.devices.values())
    await table.do(2, i.Ready, ready=True)
    assert table.state.seats[2].ready
    assert table.state.seats_of({table.state.seats[3].token}) == [3]


async def test_a_person_who_moves_up_is_not_obeyed_twice() -> None:
    table = await party(Settings(game="secrets", players=8), people=1)
    await table.sit("B", 7)
    device = table.devices[Seat(7)]
    await table.tell(device, i.Say(id="once", text="hello"))
    host = table.devices[Seat(0)]
    await table.tell(host, i.Configure(id="fewer", settings=Settings(game="secrets", players=4)))
    assert device.viewer == 1
    await table.tell(device, i.Say(id="once", text="hello"))
    await table.tell(host, i.Configure(id="fewer", settings=Settings(game="secrets", players=5)))
    assert host.notices.count(n.Said(Seat(7), "hello")) + host.notices.count(n.Said(Seat(1), "hello")) == 1
    assert table.state.settings.players == 4
    fresh = await reloaded(table)
    assert fresh.state.done == table.state.done


async def test_a_host_who_moves_up_gets_a_confirmation() -> None:
    table = await party(Settings(game="secrets", players=8), people=2)
    await table.do(0, i.Leave)
    await table.sit("C", 7)
    host = table.devices[Seat(1)]
    await table.tell(host, i.Remove(id="one", seat=Seat(7)))
    await table.sit("D", 6)
    await table.do(1, i.Leave)
    host = table.devices[Seat(6)]
    await table.tell(host, i.Configure(id="fewer", settings=Settings(game="secrets", players=4)))
    assert host.viewer == 0
    assert host.messages[-1].taken == "fewer"


async def test_there_cannot_be_more_people_than_seats() -> None:
    table = await party(people=4)
    assert await table.refused(0, i.Configure, settings=ESPIONAJE) == "too-many-seated"


async def test_the_host_adds_and_removes_minds() -> None:
    table = await party(people=1)
    await table.do(0, i.AddMind, seat=Seat(2), mind="random")
    seat_state = table.state.view().seats[2]
    assert (seat_state.mind, seat_state.ready, seat_state.name != "") == ("random", True, True)
    assert await table.refused(0, i.AddMind, seat=Seat(0), mind="random") == "seat-taken"
    assert await table.refused(0, i.AddMind, seat=Seat(4), mind="random") == "no-such-seat"
    assert await table.refused(0, i.AddMind, seat=Seat(-1), mind="random") == "no-such-seat"
    assert await table.refused(0, i.AddMind, seat=Seat(1), mind="nobody") == "no-such-mind"
    assert await table.refused(0, i.Remove, seat=Seat(1)) == "no-such-seat"
    assert await table.refused(0, i.Remove, seat=Seat(-2)) == "no-such-seat"
    await table.do(0, i.Remove, seat=Seat(2))
    assert names(table) == ["A", "", "", ""]


async def test_the_host_gives_a_minds_seat_to_another_mind_which_keeps_its_name() -> None:
    table = await party(people=2)
    await table.do(0, i.AddMind, seat=Seat(3), mind="agent-3")
    name = table.state.seats[3].name
    number = table.state.number
    await table.do(0, i.AddMind, seat=Seat(3), mind="agent-3")
    assert table.state.number == number, "it sits there already"
    await table.do(0, i.AddMind, seat=Seat(3), mind="agent-4")
    seat_state = table.state.view().seats[3]
    assert (seat_state.mind, seat_state.ready, seat_state.name) == ("agent-4", True, name)
    assert table.devices[Seat(1)].notices[-1] == n.Seated(Seat(3), name, "agent-4")
    assert await table.refused(1, i.AddMind, seat=Seat(3), mind="agent-3") == "not-host"
    assert await table.refused(0, i.AddMind, seat=Seat(3), mind="nobody") == "no-such-mind"
    assert await table.refused(0, i.AddMind, seat=Seat(1), mind="agent-3") == "seat-taken"
    assert (await reloaded(table)).state.view() == table.state.view()


async def test_a_table_cannot_change_to_a_game_that_its_minds_do_not_play() -> None:
    table = await party(ESPIONAJE, people=1)
    await table.do(0, i.AddMind, seat=Seat(1), mind="entropy")
    assert await table.refused(0, i.Configure, settings=Settings(game="secrets")) == "no-such-mind"


async def test_a_person_whom_the_host_removes_is_told_nothing_more() -> None:
    table = await party(people=2)
    await table.do(0, i.Remove, seat=Seat(1))
    gone = table.devices.pop(Seat(1))
    assert gone.ended == "left"
    await table.do(0, i.Say, text="quiet")
    assert not table.state.seats_of({table.state.seats[0].token + "x"})


async def test_a_game_starts_when_all_seats_are_taken_and_everybody_else_is_ready() -> None:
    table = await party(people=3)
    assert await table.refused(0, i.Start) == "seats-open"
    await table.sit("D")
    for seat in (1, 2):
        await table.do(seat, i.Ready, ready=True)
    assert await table.refused(0, i.Start) == "seats-open"
    await table.do(3, i.Ready, ready=True)
    await table.do(2, i.Ready, ready=False)
    assert await table.refused(0, i.Start) == "seats-open"
    await table.do(2, i.Ready, ready=True)
    await table.do(0, i.Start)
    await table.deal()
    assert table.state.stage is Stage.PLAYING
    assert all(device.notices[-1] == n.Started(1) for device in table.devices.values())
    assert all(device.events for device in table.devices.values())


async def test_while_a_game_runs_nothing_about_the_seats_changes() -> None:
    table = await party(people=4)
    await table.start()
    for kind, fields in (
        (i.Start, {}),
        (i.Ready, {"ready": False}),
        (i.CommitShare, {"attempt": 1, "hash": "0" * 64}),
        (i.RevealShare, {"attempt": 1, "share": "0" * 64}),
        (i.Configure, {"settings": Settings(game="secrets")}),
        (i.AddMind, {"seat": Seat(1), "mind": "random"}),
        (i.Remove, {"seat": Seat(1)}),
        (i.Again, {}),
        (i.Back, {}),
    ):
        assert await table.refused(0, kind, **fields) == "wrong-stage", kind
    with pytest.raises(Refusal) as refused:
        await table.sit("E")
    assert refused.value.code == "wrong-stage"
    await table.do(1, i.Rename, name="Bea")
    assert names(table)[1] == "Bea"


async def test_in_the_lobby_nobody_can_choose_or_begin_again() -> None:
    table = await party(people=2)
    assert await table.refused(0, i.Again) == "wrong-stage"
    assert await table.refused(0, i.Choose, prompt=1, choice=b"{}") == "wrong-stage"


async def test_the_public_and_a_device_without_a_seat_are_refused() -> None:
    table = await party(people=2)
    for device in (table.devices[PUBLIC], table.devices[Seat(1)]):
        table.session.farewell(device)
        with pytest.raises(Refusal) as refused:
            await table.tell(device, i.Say(id="1", text="hello"))
        assert refused.value.code == "not-seated"
        with pytest.raises(Refusal) as refused:
            await table.link(device)
        assert refused.value.code == "not-seated"


async def test_the_ids_of_somebody_who_left_can_be_used_by_the_next_person() -> None:
    table = await party(people=2)
    await table.tell(table.devices[Seat(1)], i.Say(id="1", text="I was here"))
    await table.do(1, i.Leave)
    await table.sit("C", 1)
    await table.tell(table.devices[Seat(1)], i.Say(id="1", text="I am here"))
    assert table.devices[PUBLIC].notices[-1] == n.Said(Seat(1), "I am here")

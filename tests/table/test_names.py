"""Names at one table: none can be taken for another, none is invisible, and a change in mid-game is seen by all."""

import random

import pytest

from brushpass.core.errors import Refusal
from brushpass.core.seats import CODE_NAMES, PUBLIC, Seat
from brushpass.table.confusables import rows_of, skeleton
from brushpass.table.names import are_alike, tidy_name
from brushpass.wire import inbound as i
from brushpass.wire import notices as n
from brushpass.wire.tables import Settings
from tests.table.party import Party, party, reloaded

pytestmark = pytest.mark.anyio


async def sit_refused(table: Party, name: str) -> str:
    before = table.state.number
    with pytest.raises(Refusal) as refused:
        await table.sit(name)
    assert table.state.number == before
    return refused.value.code


@pytest.mark.parametrize(
    "twin",
    [
        "Ivan",
        "ivan",
        "IVAN",
        "I van",
        "lvan",  # a small L
        "Ӏvan",  # palochka
        "Іvаn",  # Cyrillic
        "Ｉｖａｎ",
        "𝐈𝐯𝐚𝐧",
        "I\u3164v\u2800a\u115fn",
        "I\u200bvan\ufe0f",
        "Iv\u034fan",
    ],
)
async def test_a_name_that_looks_like_another_is_refused(twin: str) -> None:
    table = await party(people=0)
    await table.sit("Ivan")
    assert await sit_refused(table, twin) == "name-taken"
    await table.sit("Ivana")
    assert await table.refused(1, i.Rename, name=twin) == "name-taken"


@pytest.mark.parametrize(
    ("one", "other"), [("José", "Jose"), ("Ana", "Ann"), ("Ann", "Ann 2"), ("Пётр", "Петра"), ("太郎", "次郎")]
)
def test_names_that_are_told_apart_at_a_glance_may_sit_together(one: str, other: str) -> None:
    assert not are_alike(one, other)


def test_no_two_code_names_of_bots_look_alike() -> None:
    pairs = [(one, other) for one in CODE_NAMES for other in CODE_NAMES if one < other]
    assert not any(are_alike(one, other) for one, other in pairs)


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f\u1160", "\ufe0f", "\u0301\u0301", "\U000e0041"])
async def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    table = await party(people=1)
    assert await sit_refused(table, name) == "bad-name"
    assert await table.refused(0, i.Rename, name=name) == "bad-name"


async def test_letters_carry_as_many_marks_as_languages_need_and_no_stacks() -> None:
    assert tidy_name("Nguye\u0302\u0303n") == "Nguyễn"
    assert tidy_name("שָׁלוֹם") != ""
    table = await party(people=1)
    assert await sit_refused(table, "Z" + "\u0300\u0316\u0301\u0317") == "bad-name"


def test_a_name_is_on_one_line_and_has_at_most_24_letters() -> None:
    assert tidy_name("  Ana\n\u202eMaría\u0000 ") == "Ana María"
    assert tidy_name("x" * 23 + " yz") == "x" * 23


async def test_nobody_is_called_like_a_bot_and_a_bot_not_like_anybody() -> None:
    table = await party(people=1)
    await table.do(0, i.AddMind, seat=Seat(1), mind="random")
    assert table.state.seats[1].name == "Magpie"
    assert await sit_refused(table, "Маgріе") == "name-taken"
    assert await table.refused(0, i.Rename, name="magpie") == "name-taken"
    await table.do(0, i.Rename, name="Kestrel")
    await table.do(0, i.AddMind, seat=Seat(2), mind="random")
    assert table.state.seats[2].name == "Wren"
    await table.do(0, i.AddMind, seat=Seat(3), mind="random")
    assert table.state.seats[3].name == "Raven"


async def test_a_table_of_people_with_names_of_bots_still_seats_a_bot() -> None:
    table = await party(Settings(game="secrets", players=8), people=0)
    for name in CODE_NAMES[1:]:
        await table.sit(name)
    await table.do(0, i.AddMind, seat=Seat(7), mind="random")
    assert table.state.seats[7].name == CODE_NAMES[0]


async def test_a_name_is_free_again_when_its_owner_has_left() -> None:
    table = await party(people=2)
    await table.do(1, i.Leave)
    await table.sit("b")


async def test_writing_your_own_name_in_another_way_is_no_conflict() -> None:
    table = await party(people=2)
    await table.do(1, i.Rename, name="b")
    assert table.state.seats[1].name == "b"


async def test_a_rename_in_mid_game_is_told_and_the_seat_shows_the_name_it_began_with() -> None:
    table = await party(people=4)
    await table.do(1, i.Rename, name="Bob")
    assert table.state.view().seats[1].formerly == "", "before the game nobody has to be told apart"
    await table.start()
    for name in ("Zoe", "Yan"):
        await table.do(1, i.Rename, name=name)
    screen = table.devices[PUBLIC]
    assert screen.notices[-2:] == [n.Renamed(Seat(1), "Zoe", "Bob"), n.Renamed(Seat(1), "Yan", "Zoe")]
    assert screen.table is not None
    assert (screen.table.seats[1].name, screen.table.seats[1].formerly) == ("Yan", "Bob")
    assert await table.refused(2, i.Rename, name="BOB") == "name-taken", "nobody slips into a name that is remembered"
    assert (await reloaded(table)).state.view().seats[1].formerly == "Bob"
    await table.do(1, i.Rename, name="Bob")
    assert table.state.view().seats[1].formerly == ""


async def test_after_the_game_a_former_name_is_forgotten() -> None:
    table = await party(people=4)
    await table.start()
    await table.do(1, i.Rename, name="Zoe")
    await table.finish(random.Random(1))
    assert table.state.view().seats[1].formerly == "B"
    await table.again()
    assert (table.state.view().seats[1].name, table.state.view().seats[1].formerly) == ("Zoe", "")


def test_the_data_is_made_from_the_file_of_unicode() -> None:
    source = (
        "\ufeff# confusables.txt\n\n"
        "0430 ;\t0061 ;\tMA\t# ( а → a ) CYRILLIC SMALL LETTER A\t# \n"
        "0251 ;\t0061 ;\tMA\t# ( ɑ → a )\t# \n"
        "FF41 ;\t0061 ;\tMA\t# ( ａ → a ), which NFKC replaces\t# \n"
        "006D ;\t0072 006E ;\tMA\t# ( m → rn )\t# \n"
    )
    assert rows_of(source) == ["0061: 0430 0251", "0072 006E: 006D"]


def test_a_skeleton_is_its_own_skeleton() -> None:
    for text in ("Ivan", "mαrn", "Ǻ", "ﬃ", "Ꙅ", "⍺0O1lI|"):
        assert skeleton(skeleton(text)) == skeleton(text)

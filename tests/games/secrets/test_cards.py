"""S2: what is in the box."""

from collections import Counter

import pytest

from brushpass.games.secrets.open.cards import BULLETS, CHARACTERS, COPIES, POOL, VALUE, Face, Kind
from tests.games.secrets.builders import Table, lay

PRINTED = {
    "double-agent": (3, 2, 6),
    "politician": (4, 3, 12),
    "psychiatrist": (2, -1, -2),
    "detective": (3, -2, -6),
    "journalist": (4, 3, 12),
    "scientist": (6, 5, 30),
    "diplomat": (3, 1, 3),
    "assassin": (4, 0, 0),
}


@pytest.mark.parametrize("name", PRINTED)
def test_a_kind_has_its_printed_copies_and_value(name: str) -> None:
    """S2.1: copies, value, and the sum of the kind."""
    kind = Kind(name)
    copies, value, total = PRINTED[name]
    assert (COPIES[kind], VALUE[kind], COPIES[kind] * VALUE[kind]) == (copies, value, total)
    assert CHARACTERS.count(kind) == copies


def test_there_are_29_characters_of_eight_kinds_worth_55() -> None:
    """S2.1: the totals of the table."""
    assert [kind.value for kind in Kind] == list(PRINTED)
    assert len(CHARACTERS) == 29
    assert sum(VALUE[kind] for kind in CHARACTERS) == 55


@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("double-agent", 0),
        ("politician", 4),
        ("psychiatrist", 6),
        ("detective", 6),
        ("journalist", 0),
        ("scientist", 0),
        ("diplomat", 2),
        ("assassin", 4),
    ],
)
def test_five_of_the_eight_effects_need_a_choice(card: str, choices: int) -> None:
    """S2.1, S5.9: the last column of the table, for five players; without a choice the next turn begins."""
    other = "journalist" if card == "scientist" else "scientist"
    table = Table(5, deck=f"{card} {other}").give(card, 2)
    assert (table.ask, table.asked) == ((card, 2) if choices else ("offer", 1))
    assert not choices or len(table.menu) == choices


def test_there_is_one_bullet_each_of_zero_to_minus_three() -> None:
    """S2.2: four bullets."""
    assert sorted(BULLETS) == [-3, -2, -1, 0]


def test_ten_tokens_suffice_for_every_table() -> None:
    """S2.3: 4 CIA, 4 KGB and 2 hippies are in the box; there is one UN token."""
    box = Counter({Face.CIA: 4, Face.KGB: 4, Face.HIPPIE: 2})
    assert [face.value for face in Face] == ["cia", "kgb", "hippie"]
    for pool in POOL.values():
        assert Counter(pool) <= box
    table = lay(4, {1: "diplomat", 2: "diplomat"}, deck="scientist journalist").give("scientist", 3)
    assert table.state.un == 0, "it comes to one seat, not to all that are low"


def test_whoever_counts_cards_knows_what_the_deck_still_holds() -> None:
    """S2.4: composition is public, so displays, shown cards and the known bottom give the unseen rest exactly."""
    table = Table(4, deck="diplomat diplomat detective").give("detective", 1).do(1, "look at 1")
    sight = table.sight(None)
    assert sight.shown is not None
    known = [*sight.bottom, *sight.shown]
    for display in sight.displays:
        known += display.up + display.down
    unseen = Counter(CHARACTERS)
    unseen.subtract(known)
    assert unseen == Counter(table.state.deck[: sight.fresh])
    assert unseen.total() == sight.fresh

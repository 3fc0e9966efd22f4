"""S6: the three effects that move tokens, and what each viewer learns from them."""

from itertools import combinations

import pytest

from brushpass.core.errors import NotLegal
from brushpass.core.seats import Seat
from brushpass.games.secrets.open.cards import PLAYERS, Face
from brushpass.games.secrets.open.sight import Sighting
from tests.games.secrets.builders import Table, after, faces, viewers

ALL = list(PLAYERS)


# --- S6.1 Psychiatrist


@pytest.mark.parametrize("players", ALL)
def test_the_psychiatrist_picks_any_two_other_players(players: int) -> None:
    """S6.1, GS36: unordered pairs without the actor and without the centre: C(n-1, 2)."""
    table = Table(players, deck="psychiatrist scientist").give("psychiatrist", 2)
    others = [seat for seat in range(players) if seat != 2]
    assert table.menu == [f"exchange {a} and {b}" for a, b in combinations(others, 2)]
    assert len(table.menu) == {4: 3, 5: 6, 6: 10, 7: 15, 8: 21}[players]


@pytest.mark.parametrize(
    "line", ["exchange 2 and 3", "exchange 0 and 2", "exchange 1 and 1", "exchange 3 and 1", "exchange 1 and 5"]
)
def test_the_psychiatrist_refuses_the_actor_the_same_player_twice_and_another_order(line: str) -> None:
    """S6.1, GS36: only what the menu says, spelled with the lower seat first."""
    table = Table(5, deck="psychiatrist scientist").give("psychiatrist", 2)
    with pytest.raises(NotLegal):
        table.do(2, line)


def test_the_psychiatrist_changes_two_tokens_and_nobody_looks() -> None:
    """S6.1, GS37: both seats are public, no face is; knowledge of a face goes with its token."""
    table = after("psychiatrist", 2, "exchange 1 and 4")
    assert table.state.tokens == faces("cia cia hippie kgb kgb hippie")
    for viewer in viewers(5):
        assert table.told(viewer) == ["2 swaps 1 and 4", "1 draws journalist,diplomat"]
    assert table.sight(1).sightings == (
        Sighting(0, Seat(1), Face.KGB, (Seat(4),)),
        Sighting(0, Seat(0), Face.CIA, (Seat(0),)),
    )
    assert table.sight(2).sightings[1] == Sighting(0, Seat(1), Face.KGB, (Seat(4),))


# --- S6.2 Double Agent


@pytest.mark.parametrize("players", ALL)
def test_the_double_agent_exchanges_with_the_centre_and_looks_at_their_new_token(players: int) -> None:
    """S6.2, GS38, D19: without being asked; all see that it happened, the actor alone sees the face."""
    table = after("double-agent", 2, players=players, tokens="cia kgb hippie")
    before = table.deal.tokens
    assert table.state.tokens == (*before[:2], before[-1], *before[3:-1], before[2])
    head, tail = ["2 accepts", "double-agent goes to 2", "2 swaps 2 and centre"], ["1 draws journalist,diplomat"]
    for viewer in viewers(players):
        look = f"2 looks at 2: {before[-1]}" if viewer == 2 else "2 looks at 2"
        assert table.told(viewer) == [*head, look, *tail], viewer


def test_the_double_agent_knows_what_lies_in_the_centre_if_the_old_token_was_known() -> None:
    """S6.2: the old sighting has moved there; so has the left neighbour's."""
    table = after("double-agent", 2, tokens="cia kgb hippie kgb hippie cia")
    assert table.sight(2).sightings == (
        Sighting(0, Seat(2), Face.HIPPIE, ("centre",)),
        Sighting(0, Seat(1), Face.KGB, (Seat(1),)),
        Sighting(1, Seat(2), Face.CIA, (Seat(2),)),
    )
    assert table.sight(3).sightings[-1] == Sighting(0, Seat(2), Face.HIPPIE, ("centre",))
    assert table.sight(None).sightings == ()


# --- S6.5 Diplomat


@pytest.mark.parametrize(("side", "neighbour"), [("left", 3), ("right", 1)])
def test_the_diplomat_exchanges_the_centre_with_a_neighbour(side: str, neighbour: int) -> None:
    """S6.5, GS33, D23: the actor's neighbour, not the active player's."""
    table = after("diplomat", 2, f"divert {side}", tokens="cia kgb hippie kgb cia hippie")
    tokens = list(faces("cia kgb hippie kgb cia hippie"))
    tokens[neighbour], tokens[5] = tokens[5], tokens[neighbour]
    assert table.state.tokens == tuple(tokens)


@pytest.mark.parametrize("players", ALL)
def test_the_centre_is_shown_to_everyone_before_the_diplomat_chooses(players: int) -> None:
    """S6.5, D22: the actor too; then exactly two choices, none of them to leave things as they are."""
    table = Table(players, deck="diplomat scientist", tokens="cia kgb").give("diplomat", 2)
    for viewer in viewers(players):
        shown = f"centre is shown: {table.deal.tokens[-1]}"
        assert table.told(viewer) == ["2 accepts", "diplomat goes to 2", shown]
    assert (table.asked, table.menu) == (2, ["divert left", "divert right"])


@pytest.mark.parametrize("side", ["left", "right"])
def test_only_the_diplomat_knows_the_side(side: str) -> None:
    """S6.5, S12.3: all others see that one of two exchanges took place, not even the two neighbours know which."""
    table = after("diplomat", 2, f"divert {side}")
    for viewer in viewers(5):
        line = f"2 diverts the centre {side}" if viewer == 2 else "2 diverts the centre"
        assert table.told(viewer)[0] == line


def test_the_diplomat_does_not_see_the_neighbours_token() -> None:
    """S6.5, GS34: the actor's ledger gains the old centre only, and knows exactly where it went."""
    table = after("diplomat", 2, "divert left")
    assert table.sight(2).sightings == (
        Sighting(0, Seat(2), Face.HIPPIE, (Seat(2),)),
        Sighting(0, Seat(1), Face.KGB, (Seat(1),)),
        Sighting(1, "centre", Face.HIPPIE, (Seat(3),)),
    )


def test_after_anothers_diplomat_centre_and_both_neighbours_may_have_moved() -> None:
    """S6.5, S12.2: the others' entries spread over the places the tokens can be in."""
    table = after("diplomat", 2, "divert left")
    assert table.sight(3).sightings == (
        Sighting(0, Seat(3), Face.KGB, (Seat(3), "centre")),
        Sighting(0, Seat(2), Face.HIPPIE, (Seat(2),)),
        Sighting(1, "centre", Face.HIPPIE, (Seat(1), Seat(3))),
    )
    assert table.sight(1).sightings[0] == Sighting(0, Seat(1), Face.KGB, (Seat(1), "centre"))
    assert table.sight(None).sightings == (Sighting(1, "centre", Face.HIPPIE, (Seat(1), Seat(3))),)

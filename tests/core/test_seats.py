"""Seats around a table."""

import pytest

from brushpass.core.seats import PUBLIC, Seat, left, others, right


@pytest.mark.parametrize("players", range(2, 9))
def test_left_plays_after_and_right_before(players: int) -> None:
    """S1: left(i) = i+1, right(i) = i-1, around the table."""
    for seat in map(Seat, range(players)):
        assert left(seat, players) == (seat + 1) % players
        assert right(seat, players) == (seat - 1) % players
        assert right(left(seat, players), players) == seat
    assert left(Seat(players - 1), players) == 0
    assert right(Seat(0), players) == players - 1


def test_the_others_sit_clockwise_from_the_left() -> None:
    assert others(Seat(2), 5) == (3, 4, 0, 1)
    assert others(Seat(0), 2) == (1,)


def test_the_public_holds_no_seat() -> None:
    assert PUBLIC is None

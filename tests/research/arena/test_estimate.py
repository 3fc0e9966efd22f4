"""Figures that were worked out by hand."""

import pytest

from brushpass.research.arena.duels import duels
from brushpass.research.arena.estimate import estimate, paired
from tests.research.arena.builders import written


def test_the_interval_of_four_values_is_that_worked_out_by_hand() -> None:
    # Mean 2.5; squares of 1.5, .5, .5, 1.5 sum to 5; variance 5/3; standard error sqrt(5/12) = 0.645497
    interval = estimate([1, 2, 3, 4])
    assert interval.mean == 2.5
    assert interval.high - interval.mean == pytest.approx(1.959964 * 0.645497, abs=1e-5)
    assert interval.mean - interval.low == pytest.approx(1.265151, abs=1e-5)


def test_pairing_takes_out_what_the_deals_do_to_everybody() -> None:
    base = [0.0, 1.0, 0.0, 1.0]
    assert paired([0.5, 1.5, 0.5, 1.5], base) == estimate([0.5] * 4)
    assert paired(base, base) == estimate([0, 0])
    with pytest.raises(ValueError, match="zip"):
        paired([1, 2], [1])


def test_a_duel_of_two_deals_is_that_worked_out_by_hand() -> None:
    # Deal 0: the candidate wins at both of two seats, the table's seat 1 won. Deal 1: it wins at seat 0 of nobody's.
    [duel] = duels(written([((1,), [True, True]), ((), [True, False])]))
    assert duel.win_rate.mean == 0.75  # 2/2 and 1/2
    assert duel.baseline.mean == 0.25  # 1/2 and 0
    assert duel.difference.mean == 0.5  # 1/2 and 1/2: the same in both deals
    assert duel.difference.low == duel.difference.high == 0.5
    assert duel.win_rate.high - 0.75 == pytest.approx(1.959964 * 0.25, abs=1e-5)  # sd sqrt(1/8), over sqrt(2)
    assert (duel.even, duel.decided, duel.deals, duel.games, duel.turns) == (0.5, 0.75, 2, 4, 3)


def test_places_are_counted_from_the_first_turn() -> None:
    [duel] = duels(written([((1,), [True, False, False]), ((1,), [True, False, True])], first=1))
    assert list(duel.by_seat) == [0, 0.5, 1]  # seats 1, 2, 0
    assert list(duel.baseline_by_seat) == [1, 0, 0]

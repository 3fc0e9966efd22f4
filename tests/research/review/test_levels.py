"""What a judge knows about the levels at its table."""

from brushpass.core.seats import Seat
from brushpass.games.kits import own_kits
from brushpass.research.review.levels import MIDDLE, NUMBERS, SPAN, Levels, levels_at


def test_levels_are_numbered_from_the_weakest() -> None:
    named: dict[str, int] = {}
    for kit in own_kits().values():
        named |= {name: number for number, level in enumerate(kit.levels.items(), start=1) for name in level}
        assert (1, len(kit.levels)) == (MIDDLE - SPAN, MIDDLE + SPAN)
    assert named == NUMBERS, "the levels of the kits, and the minds behind them"


def test_a_seat_sees_its_own_level_and_the_mean_of_the_others() -> None:
    minds = ("agent-3", "race", "rookie-1")
    assert [levels_at(minds, Seat(seat)) for seat in range(3)] == [Levels(3, 4.5), Levels(8, 2.0), Levels(1, 5.5)]


def test_people_and_other_minds_have_no_level() -> None:
    assert levels_at((), Seat(1)) == Levels()
    assert levels_at(("", "mastermind-8"), Seat(0)) == Levels(None, 8)
    assert levels_at(("", "mastermind-8"), Seat(1)) == Levels(8)
    assert levels_at(("", "entropy"), Seat(0)) == Levels()
    assert levels_at(("", "", "handler-5", "handler-6"), Seat(0)) == Levels(None, (4.5 + 5 + 6) / 3), (
        "one is a stranger"
    )

from math import log

import pytest

from brushpass.core.seats import Seat
from brushpass.minds.trust import BOUND, CREDIT, NO_CREDIT, Record

ANN, BEN = Seat(0), Seat(1)


def test_everybody_begins_with_some_credit_and_is_judged_by_their_own_claims() -> None:
    record = Record()
    assert record.odds(ANN) == record.odds(BEN) == pytest.approx(log(CREDIT))
    record.settle(ANN, is_true=True)
    record.settle(BEN, is_true=False)
    assert record.odds(ANN) > log(CREDIT) > 0 > record.odds(BEN)
    assert (record.counts(ANN), record.counts(BEN)) == ((1, 0), (0, 1))


def test_a_stranger_s_guess_weighs_nothing_and_a_record_makes_it_weigh() -> None:
    """Where a speaker can only guess, only the record speaks."""
    record = Record()
    assert record.odds(ANN, NO_CREDIT) == 0
    record.settle(ANN, is_true=True)
    record.settle(BEN, is_true=False)
    assert record.odds(ANN, NO_CREDIT) > 0 > record.odds(BEN, NO_CREDIT)


@pytest.mark.parametrize("is_true", [True, False])
def test_however_long_a_record_is_what_a_claim_weighs_is_bounded(*, is_true: bool) -> None:
    record = Record()
    for _ in range(1000):
        record.settle(ANN, is_true=is_true)
    assert record.odds(ANN) == (BOUND if is_true else -BOUND)


def test_credulity_is_as_if_everybody_had_told_the_truth_before() -> None:
    credulous, honest = Record(), Record()
    credulous.credulity = 1
    honest.settle(ANN, is_true=True)
    assert credulous.odds(ANN) == credulous.odds(BEN) == honest.odds(ANN) > honest.odds(BEN)
    assert credulous.counts(ANN) == (0, 0), "a record says only what was said"

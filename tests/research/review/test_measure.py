"""Some decisions of many games, judged as in a review."""

from random import Random

import pytest

from brushpass.core.seats import Seat
from brushpass.research.review.calibration import Case
from brushpass.research.review.measure import MIXED, code, judged, play, report
from brushpass.research.review.review import review
from brushpass.research.simulate import seed_of
from brushpass.wire.review import Decided


@pytest.mark.parametrize("table", [MIXED, "agent-3"])
def test_what_is_measured_is_what_a_review_says(table: str) -> None:
    record = play("espionaje", table, 2, seed_of("measure", 0))
    said = {(message.ask, message.value) for message in review(record, Seat(0)) if isinstance(message, Decided)} | {
        (message.ask, message.value) for message in review(record, Seat(1)) if isinstance(message, Decided)
    }
    found = list(judged(record, Random(1), 4, table=table, number=7))
    assert len(found) == 4
    assert {(case.kind, round(case.judged, 4)) for case in found} <= said
    assert {(case.table, case.game) for case in found} == {(table, 7)}
    assert len(list(judged(record, Random(1), 1000, table=table, number=7))) == len(
        [step for step in record.steps if "show" not in step.choice]
    )


def test_a_report_names_the_tables_and_the_code() -> None:
    found = [
        Case(table, "turn", number, 0.3, won=number % 3 == 0) for table in (MIXED, "agent-3") for number in range(9)
    ]
    lines = list(report(found, "espionaje", 2))
    assert "games: mixed 9, agent-3 9." in lines[0]
    assert any(line.startswith("| every decision | 9 | 30.0 → 33.3") for line in lines)
    assert len(code("espionaje")) == 16
    assert code("espionaje") != code("secrets")

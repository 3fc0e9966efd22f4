"""What a table may choose before a game, in a form that every client can offer."""

from typing import Any, Literal

import pytest

from brushpass.core.errors import BadSetup
from brushpass.core.messages import Rules as BaseRules
from brushpass.core.switches import changed, read_rules, seat_of, setting_words, switches


class Rules(BaseRules, frozen=True):
    quick: bool = False
    ties: bool | Literal["some", "most"] = False
    begins: Literal["chance", "seat-0", "seat-1", "seat-2"] = "chance"


def test_values_are_read_from_the_type_the_default_first() -> None:
    assert {switch.name: switch.values for switch in switches(Rules)} == {
        "quick": (False, True),
        "ties": (False, "some", "most", True),
        "begins": ("chance", "seat-0", "seat-1", "seat-2"),
    }


def test_only_seats_of_the_table_are_offered() -> None:
    *_, begins = switches(Rules)
    assert begins.offered(2) == ("chance", "seat-0", "seat-1")
    assert [seat_of(value) for value in (True, "chance", "seat-2", "seat-22")] == [None, None, 2, None]


def test_rules_are_read_from_what_a_host_has_chosen() -> None:
    assert read_rules(Rules, {}, 2) == Rules()
    assert read_rules(Rules, {"ties": "most", "begins": "seat-1"}, 2) == Rules(ties="most", begins="seat-1")
    assert changed(Rules(ties=True)) == {"ties": True}
    assert setting_words(Rules, {"quick": True, "ties": "some"}) == ["quick", "ties=some"]


@pytest.mark.parametrize(
    "chosen",
    [{"slow": True}, {"quick": 1}, {"quick": "true"}, {"ties": "all"}, {"begins": False}, {"begins": "seat-2"}],
    ids=str,
)
def test_unknown_switches_and_values_are_refused(chosen: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        read_rules(Rules, chosen, 2)

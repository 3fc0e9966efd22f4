"""The closed family of refusals."""

import inspect

import pytest

from brushpass.core import errors
from brushpass.core.errors import FAMILY, BadRecord, ChoiceRefused, GameOver, NotLegal, Refusal, WrongMoment, WrongSeat


def test_the_codes_are_these_and_stay_so() -> None:
    assert {kind.__name__: kind.code for kind in FAMILY} == {
        "Malformed": "malformed",
        "BadSetup": "bad-setup",
        "BadRecord": "bad-record",
        "GameOver": "game-over",
        "WrongSeat": "wrong-seat",
        "WrongMoment": "wrong-moment",
        "NotLegal": "not-legal",
    }


def test_every_refusal_has_its_own_code() -> None:
    defined = {kind for _, kind in inspect.getmembers(errors, inspect.isclass) if issubclass(kind, Refusal)}
    assert len({kind.code for kind in defined}) == len(defined)
    assert set(FAMILY) == defined - {Refusal, ChoiceRefused}


@pytest.mark.parametrize("kind", [GameOver, WrongSeat, WrongMoment, NotLegal])
def test_a_refused_choice_is_caught_as_one(kind: type[Refusal]) -> None:
    assert issubclass(kind, ChoiceRefused)
    assert not issubclass(kind, BadRecord)


def test_a_bad_record_names_its_step() -> None:
    assert BadRecord("text", 3).step == 3
    assert BadRecord("text").step is None
    assert str(BadRecord("text", 3)) == "text"

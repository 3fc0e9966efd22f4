from random import Random as Stream

import pytest

from brushpass.core.errors import Malformed
from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.minds.registry import MINDS, find


@pytest.mark.parametrize("name", MINDS)
def test_every_mind_answers_with_an_option(name: str) -> None:
    mind = find(name)(next(iter(MINDS[name])), Seat(0), Stream(0))
    assert mind.choose(Prompt(Seat(0), "answer", ("accept", "refuse"))) in ("accept", "refuse")


def test_an_unknown_name_is_refused_and_the_known_ones_are_listed() -> None:
    with pytest.raises(Malformed, match=r"no mind is called 'chess'; there are random"):
        find("chess")


def test_a_mind_refuses_a_game_that_it_does_not_play_and_names_those_that_do() -> None:
    with pytest.raises(Malformed, match=r"'entropy' does not play secrets; these do: random"):
        find("entropy")("secrets", Seat(0), Stream(0))

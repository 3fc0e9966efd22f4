from random import Random

import pytest

from brushpass.core.errors import Malformed
from brushpass.core.seats import Seat
from brushpass.games.registry import GAMES
from brushpass.minds.registry import find, minds_of
from brushpass.research.simulate import simulate


@pytest.mark.parametrize(("name", "game"), [(name, game) for game in GAMES for name in minds_of(game)])
def test_every_mind_plays_the_games_it_is_listed_with(name: str, game: str) -> None:
    rules = GAMES[game]
    [played] = simulate(rules, rules.players[0], rules.rules(), [name], seed="registry", games=1)
    assert played.decisions > 0


def test_an_unknown_name_is_refused_and_the_known_ones_are_listed() -> None:
    with pytest.raises(Malformed, match=r"no mind is called 'chess'; there are random"):
        find("chess")


def test_a_mind_refuses_a_game_that_it_does_not_play_and_names_those_that_do() -> None:
    with pytest.raises(Malformed, match=r"'entropy' does not play secrets; these do: random"):
        find("entropy")("secrets", Seat(0), Random(0))

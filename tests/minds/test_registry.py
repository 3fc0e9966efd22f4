from random import Random

import pytest

from brushpass.core.errors import Malformed
from brushpass.core.seats import Seat
from brushpass.games.registry import GAMES
from brushpass.minds.registry import can_play, find, level_of, levels_of, mind_of, minds_of, title_of
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


def test_levels_are_five_names_with_eight_numbers() -> None:
    for game in GAMES:
        levels = list(levels_of(game))
        assert [int(level.rpartition("-")[2]) for level in levels] == list(range(1, 9))
        assert len({title_of(level) for level in levels}) == 5


@pytest.mark.parametrize(
    ("name", "level"),
    [("rookie", "rookie-1"), ("agent", "agent-3"), ("handler", "handler-5"), ("mastermind", "mastermind-8")],
)
def test_a_name_of_0_1_0_is_the_first_level_that_has_it(name: str, level: str) -> None:
    for game in GAMES:
        assert level_of(name, game) == level
        assert mind_of(name, game) == mind_of(level, game) == levels_of(game)[level]
        assert can_play(name, game)
        find(name)(game, Seat(0), Random(0))


def test_what_has_no_number_is_its_own_title() -> None:
    assert [title_of(name) for name in ("unknown-pair", "agent-3", "-3", "rookie")] == [
        "unknown-pair",
        "agent",
        "-3",
        "rookie",
    ]
    assert level_of("chess", "secrets") is None

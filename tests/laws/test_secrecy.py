"""Secrecy over every game, and the proof that its test can fail: every leak that can be planted is found."""

import dataclasses
from operator import attrgetter
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UnsetType

from brushpass.core.game import AnyGame
from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.kits import own_kits
from brushpass.games.registry import GAMES
from brushpass.games.secrets.sealed import events as secrets_events
from tests.laws import leaks
from tests.laws.leaks import HIDDEN, Leak
from tests.laws.playing import CASES, Case, every_case, play, some
from tests.laws.secrecy import assert_secret

seeds = st.integers(0, 2**64)
OWN = [GAMES[name] for name in own_kits()]


@every_case
@some(30)
@given(seed=seeds, data=st.data())
def test_two_truths_that_a_viewer_cannot_tell_apart_give_it_the_same_bytes(
    case: Case, seed: int, data: st.DataObject
) -> None:
    assert_secret(case, seed, data.draw(st.sampled_from(case.viewers)))


@every_case
def test_the_twins_are_not_the_same_game_twice(case: Case) -> None:
    differ = [assert_secret(case, seed, case.viewers[seed % len(case.viewers)]) for seed in range(30)]
    assert sum(differ) > 12  # with two players of ESPIONAJE there is soon only one truth left


def test_an_event_that_nobody_has_thought_of_is_seen_by_nobody() -> None:
    class Rumour:
        pass

    for game in OWN:
        assert game.show(Rumour(), Seat(0)) is None
        assert game.show(Rumour(), PUBLIC) is None


@every_case
@some(5)
@given(seed=seeds)
def test_what_the_public_sees_as_it_is_every_seat_sees_as_it_is(case: Case, seed: int) -> None:
    show, whole = case.game.show, 0
    for event in play(case, seed).events:
        if show(event, PUBLIC) is event:
            whole += 1
            assert all(show(event, viewer) is event for viewer in case.viewers)
    assert whole


# --- Mutants: a game with one leak must be caught


TRIALS = 120
CONTROLS = 20
"""How often a game without a leak is tried: every case has games of its own above."""


def is_caught(mutant: AnyGame, trials: int = TRIALS) -> bool:
    """Whether the law of secrecy fails somewhere, with this many games of every case."""
    cases = [dataclasses.replace(case, game=mutant) for case in CASES if case.game.name == mutant.name]
    for seed in range(trials):
        for case in cases:
            try:
                assert_secret(case, seed, case.viewers[(seed + case.players) % len(case.viewers)])
            except AssertionError:
                return True
    return False


def veiled(game: AnyGame) -> list[Any]:
    """The kinds of true events that not everybody sees whole."""
    return [kind for kind in get_args(game.event) if kind not in get_args(game.seen)]


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.name)
def test_the_games_as_they_are_are_not_caught(game: AnyGame) -> None:
    assert not is_caught(game, CONTROLS)


KNOWN = {(secrets_events.Exposed, "to")}
"""Everybody knows who sees a Journalist's token: all but its owner (S6.4)."""


def hidden(game: AnyGame, kind: Any) -> list[str]:
    """The fields of a true event that not everybody gets, and that not everybody can work out."""
    [seen] = [other for other in get_args(game.seen) if other.__struct_config__.tag == kind.__struct_config__.tag]
    open_to_all = {field.name for field in msgspec.structs.fields(seen) if UnsetType not in get_args(field.type)}
    return [name for name in kind.__struct_fields__ if name not in open_to_all and (kind, name) not in KNOWN]


@pytest.mark.parametrize(
    ("game", "kind", "field"),
    [
        pytest.param(game, kind, field, id=f"{game.name}-{kind.__name__}-{field}")
        for game in OWN
        for kind in veiled(game)
        for field in hidden(game, kind)
    ],
)
@pytest.mark.parametrize("to", ["public", "seats"])
def test_a_sight_that_leaks_one_field_of_an_event_is_caught(game: AnyGame, kind: type, field: str, to: str) -> None:
    assert is_caught(leaks.in_show(game, kind, field, to))


LEAKS = [pytest.param(game, attrgetter(name), id=f"{game.name}-{name}") for game in OWN for name in HIDDEN[game.name]]


@pytest.mark.parametrize(("game", "leak"), LEAKS)
def test_a_sync_that_leaks_a_field_of_the_state_is_caught(game: AnyGame, leak: Leak) -> None:
    assert is_caught(leaks.in_view(game, leak))


@pytest.mark.parametrize(("game", "leak"), LEAKS)
def test_a_refusal_that_leaks_a_field_of_the_state_is_caught(game: AnyGame, leak: Leak) -> None:
    assert is_caught(leaks.in_refusals(game, leak))


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.name)
def test_a_prompt_whose_options_depend_on_a_secret_is_caught(game: AnyGame) -> None:
    assert is_caught(leaks.in_prompts(game, attrgetter(HIDDEN[game.name][0])))

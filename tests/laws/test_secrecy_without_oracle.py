"""The law of secrecy for games that bring no oracle, and the proof that it can fail: it finds the same leaks.

The oracles know what may be seen, so they judge `show` itself. Without one a leaking `show` is found by what it does to
the other laws: `view` disagrees with it, its messages are none of the game's, or what is declared hidden is hidden from
nobody.
"""

import dataclasses
from operator import attrgetter
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from brushpass.core.game import AnyGame
from brushpass.core.seats import Viewer
from brushpass.games.espionaje.open import seen
from brushpass.games.kits import own_kits
from brushpass.games.registry import GAMES
from brushpass.research.laws.broken import Broken
from brushpass.research.laws.folding import fold
from brushpass.research.laws.playing import cases_of
from brushpass.research.laws.secrecy import secrecy
from brushpass.research.laws.suite import Law
from brushpass.research.laws.veil import veil
from tests.laws import leaks
from tests.laws.leaks import HIDDEN, Leak
from tests.laws.playing import Case, every_case, some

OWN = [GAMES[name] for name in own_kits()]
ESPIONAJE = GAMES["espionaje"]
TRIALS = 12


def caught(game: AnyGame, law: Law = secrecy) -> Broken | None:
    """What a law says against a game, within a few dozen games."""
    for seed in range(TRIALS):
        for case in cases_of(game):
            try:
                law(case, seed)
            except Broken as broken:
                return broken
    return None


@every_case
@some(4)
@given(seed=st.integers(0, 2**64))
def test_truths_that_told_a_viewer_the_same_give_it_the_same_sight_prompt_refusals_and_pauses(
    case: Case, seed: int
) -> None:
    secrecy(case, seed)


@every_case
def test_there_are_different_truths_to_compare(case: Case) -> None:
    assert sum(secrecy(case, seed) for seed in range(4)) > 20


LEAKS = [pytest.param(game, attrgetter(name), id=f"{game.name}-{name}") for game in OWN for name in HIDDEN[game.name]]


@pytest.mark.parametrize(("game", "leak"), LEAKS)
def test_a_view_that_leaks_is_caught(game: AnyGame, leak: Leak) -> None:
    assert "by its sight" in str(caught(leaks.in_view(game, leak)))


@pytest.mark.parametrize(("game", "leak"), LEAKS)
def test_a_refusal_that_leaks_is_caught(game: AnyGame, leak: Leak) -> None:
    assert "by a refusal" in str(caught(leaks.in_refusals(game, leak)))


@pytest.mark.parametrize("game", OWN, ids=lambda game: game.name)
def test_a_prompt_that_leaks_is_caught(game: AnyGame) -> None:
    assert "by its prompt" in str(caught(leaks.in_prompts(game, attrgetter(HIDDEN[game.name][0]))))


def test_a_pause_that_leaks_is_caught() -> None:
    """GE31: whether somebody chooses between two cards is secret, so the game must say that the pause is."""
    assert "by a pause" in str(caught(dataclasses.replace(ESPIONAJE, asked_during_delay=frozenset())))


def shows_the_card(event: Any, viewer: Viewer) -> Any:
    """`show` as it would be without its condition: everybody sees the card that was shown to one."""
    told = ESPIONAJE.show(event, viewer)
    return replace(told, card=event.card) if isinstance(told, seen.Showed) else told


def test_a_show_that_says_more_than_view_is_caught_by_fold() -> None:
    assert "fold has ruled_out" in str(caught(dataclasses.replace(ESPIONAJE, show=shows_the_card), fold))


def test_a_show_that_hides_nothing_is_caught_by_the_veil_even_if_view_agrees() -> None:
    everything = dataclasses.replace(ESPIONAJE, show=shows_the_card, view=lambda state, viewer: None)
    assert "Showed.card is declared hidden, but everybody sees it" in str(caught(everything, veil))


def test_a_public_that_sees_more_than_a_seat_is_caught_by_the_veil() -> None:
    def show(event: Any, viewer: Viewer) -> Any:
        told = ESPIONAJE.show(event, viewer)
        return replace(told, card=event.card if viewer is None else UNSET) if isinstance(told, seen.Showed) else told

    assert "the public sees more" in str(caught(dataclasses.replace(ESPIONAJE, show=show), veil))


def test_a_show_that_passes_on_what_it_does_not_know_is_caught_by_the_veil() -> None:
    known = get_args(ESPIONAJE.event)

    def show(event: Any, viewer: Viewer) -> Any:
        return ESPIONAJE.show(event, viewer) if isinstance(event, known) else event

    assert "an event that no game has" in str(caught(dataclasses.replace(ESPIONAJE, show=show), veil))

"""All laws over one game: a sound one passes, every mutant is found out, and what is told shows it again."""

import dataclasses
from typing import Any

import pytest
from msgspec.structs import replace

from brushpass.games.registry import GAMES
from brushpass.research.laws.suite import LAWS, Verdict, check
from tests.research.laws.mutants import GAME, MUTANTS


def test_a_sound_game_keeps_every_law() -> None:
    verdicts = list(check(GAME, games=1, seed=3, players=[2]))
    assert [verdict.law for verdict in verdicts] == list(LAWS)
    assert [verdict for verdict in verdicts if not verdict.ok] == []
    assert all(verdict.text == LAWS[verdict.law][1] for verdict in verdicts)


def test_every_law_has_a_mutant() -> None:
    assert {law for law, _ in MUTANTS.values()} == set(LAWS)


def verdict_on(mutant: str, *, games: int, seed: int = 0, players: int = 2) -> Verdict:
    law, game = MUTANTS[mutant]
    [verdict] = check(game, games=games, seed=seed, players=[players], laws=[law])
    return verdict


@pytest.mark.parametrize("mutant", MUTANTS)
def test_a_game_that_breaks_a_law_is_found_out_and_the_shortest_game_shows_it_again(mutant: str) -> None:
    told = verdict_on(mutant, games=6)
    assert not told.ok
    assert told.seed is not None
    assert told.players == 2
    again = verdict_on(mutant, games=1, seed=told.seed)
    assert (again.ok, again.step) == (False, told.step)


def _talkative(state: Any) -> Any:
    """Lets nobody offer a card without a word."""
    return {
        seat: replace(prompt, options=tuple(one for one in prompt.options if getattr(one, "claim", "none") is not None))
        for seat, prompt in GAMES["secrets"].prompts(state).items()
    }


def test_whoever_may_say_something_with_a_choice_may_say_nothing() -> None:
    game = dataclasses.replace(GAMES["secrets"], prompts=_talkative)
    [verdict] = check(game, games=1, players=[4], laws=["legality"])
    assert not verdict.ok
    assert verdict.text == "an option for offer is offered with words, but not without"


def test_the_shortest_game_is_told() -> None:
    steps = [verdict_on("a refusal that leaks", games=1, seed=seed).step for seed in range(6)]
    shortest = min(step for step in steps if step is not None)
    assert verdict_on("a refusal that leaks", games=6).step == shortest


def test_where_nothing_can_be_compared_secrecy_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("brushpass.research.laws.truths.TWINS", 0)
    [verdict] = check(GAME, games=1, players=[2], laws=["secrecy"])
    assert (verdict.ok, verdict.seed) == (False, None)
    assert "nothing was compared" in verdict.text

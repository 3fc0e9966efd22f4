"""Every choice of every game in words, in every language: what a review tells of it."""

from random import Random
from typing import Any

import pytest

from brushpass.clients.terminal.faces import face_of
from brushpass.clients.terminal.names import around
from brushpass.core.seats import Seat
from brushpass.games.kits import find_kit, own_kits
from brushpass.games.registry import GAMES
from brushpass.locales import languages, texts

GAMES_PLAYED = 12


def offered(game: str) -> list[tuple[Seat, Any]]:
    """Choices of every kind that prompts offer in some games, the one of a passed deadline included."""
    rules, kinds = GAMES[game], dict[Any, tuple[Seat, Any]]()
    players = rules.players[1]
    for number in range(GAMES_PLAYED):
        rng = Random(number)
        _, state = rules.setup(players, rules.deal.from_seed(rng.randbytes(32), players), rules.rules())
        while prompts := rules.prompts(state):
            seat, prompt = next(iter(prompts.items()))
            for choice in (*prompt.options, *([] if prompt.default is None else [prompt.default])):
                kinds.setdefault((type(choice), getattr(choice, "claim", None) is None), (seat, choice))
            _, state = rules.play(state, seat, rng.choice(prompt.options))
    return list(kinds.values())


@pytest.mark.parametrize("game", own_kits())
@pytest.mark.parametrize("language", languages())
def test_every_kind_of_choice_is_told_in_words(game: str, language: str) -> None:
    names = around(Seat(0), GAMES[game].players[1], texts(language))
    told = [face_of(find_kit(game)).choice(choice, seat, names) for seat, choice in offered(game)]
    assert all(line and "{" not in line for line in told)
    assert len(set(told)) == len(told), "different choices are told differently"

from itertools import combinations

import numpy as np
import pytest

from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.espionaje.minds.dossier.dossier import Dossier
from brushpass.games.espionaje.minds.dossier.hands import allowed, bits, sets_of
from brushpass.games.espionaje.minds.dossier.worlds import Worlds
from brushpass.games.espionaje.open.cards import ELEMENTS, HAND, Rules
from brushpass.games.espionaje.open.seen import Began
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from tests.games.espionaje.minds.comparing import assert_equal, truth
from tests.games.espionaje.minds.logs import random_game, sight_of
from tests.laws.playing import Case


@pytest.mark.parametrize(("players", "worlds"), [(2, 115_500), (3, 4_331_250), (4, 46_200_000)])
def test_a_spectator_starts_with_all_worlds(players: int, worlds: int) -> None:
    dossier = Dossier(PUBLIC)
    dossier.see(Began(players, Rules(), Seat(0)))
    shot = dossier.snapshot()
    assert shot.worlds == worlds
    assert len(shot.solutions) == 125
    assert {row.worlds[-1] for row in shot.grid} == {worlds // 5}


def test_for_two_a_spectators_numbers_equal_a_plain_count() -> None:
    game = random_game(Case(ESPIONAJE, 2, Rules(clue_accusation=True)), 4)
    assert assert_equal(sight_of(game, PUBLIC), PUBLIC, truth(game)) > 1


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (3, 2), (4, 3)])
def test_for_more_they_are_the_sum_over_the_hands_of_one_seat(players: int, seed: int) -> None:
    game = random_game(Case(ESPIONAJE, players, Rules(clue_accusation=True)), seed)
    dossier = Dossier(PUBLIC)
    for event in sight_of(game, PUBLIC):
        dossier.see(event)
    facts = dossier.evidence.facts
    total, grid = 0, np.zeros((len(ELEMENTS), players + 1), np.int64)
    for hand in combinations(ELEMENTS, HAND[players]):
        sets = sets_of(HAND[players], len(ELEMENTS))
        mine = sets[sets == bits(hand)]
        if all(allowed(fact, mine)[0] for fact in facts if fact.holder == 0) and max(map(len, _kinds(hand))) < 5:
            worlds = Worlds(players, Seat(0), hand)
            for fact in facts:
                worlds.learn(fact)
            total += len(worlds)
            grid = grid + worlds.count_holders()
    assert total == len(dossier.worlds) > 1
    assert np.array_equal(grid, dossier.worlds.count_holders())


def _kinds(hand: tuple[str, ...]) -> list[set[str]]:
    return [set(hand) & set(ELEMENTS[start : start + 5]) for start in (0, 5, 10)]

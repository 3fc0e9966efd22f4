"""What the others can know, worked out again by giving each rival a dossier of its own."""

import random
from typing import Any

import numpy as np
import pytest
from msgspec import UNSET
from msgspec.structs import replace

from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.dossier.dossier import Dossier
from brushpass.games.espionaje.minds.dossier.hands import cards_of
from brushpass.games.espionaje.minds.dossier.lookup import initial_worlds, unseen_by, weigh_solutions
from brushpass.games.espionaje.minds.dossier.worlds import Worlds
from brushpass.games.espionaje.open.cards import Cards
from brushpass.games.espionaje.open.seen import Began, Checked, Showed
from tests.games.espionaje.minds.logs import CASES, random_game, sight_of


def as_seen_by(rival: Seat, seen: list[Any], hands: dict[int, Cards], solution: Cards) -> list[Any] | None:
    """The sight of the rival in a world with these cards; None if it hangs on a choice that we have not seen."""
    told: list[Any] = []
    pair: Any = None
    for event in seen:
        pair = event if hasattr(event, "a") else pair
        match event:
            case Began():
                told.append(replace(event, hand=hands[rival]))
            case Showed(by=by, to=to) if rival in (by, to):
                held = [card for card in (pair.a, pair.b) if card in hands[by]]
                initial = [event.card] if isinstance(event.card, str) else held
                if to == rival and len(initial) > 1:
                    return None
                told.append(Showed(by, to, initial[0]))
            case Showed(by=by, to=to):
                told.append(Showed(by, to))
            case Checked(by=by):
                told.append(replace(event, solution=solution if by == rival else UNSET))
            case _:
                told.append(event)
    return told


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_rivals_sureness_is_that_of_the_rivals_own_dossier(case: Any) -> None:
    """E4.3, GE25: whoever was wrong has seen the solution; the others know that it is not what was laid down."""
    compared, informed, warned = 0, 0, 0
    for seed in range(60):
        game = random_game(case, seed)
        if game.state.outcome is not None:
            continue
        me = Seat(seed % case.players)
        seen, mine = sight_of(game, me), Dossier(me)
        for event in seen:
            mine.see(event)
        worlds = mine.worlds
        assert isinstance(worlds, Worlds)
        for rival in worlds.others:
            insight = mine.rivals.insight(rival, samples=len(worlds) if len(worlds) <= 27 else 4)
            if len(insight.chance) != len(worlds):
                assert insight.chance.sum() == pytest.approx(1)
                continue
            for row in range(len(worlds)):
                hands = {
                    int(seat): cards_of(int(worlds.hands[held[row]]))
                    for seat, held in zip(worlds.others, worlds.held, strict=True)
                }
                hands[me] = cards_of(worlds.hand)
                solution = cards_of(int(worlds.triples[worlds.solution[row]]))
                told = as_seen_by(rival, seen, hands, solution)
                if told is None:
                    continue
                theirs = Dossier(rival)
                for event in told:
                    theirs.see(event)
                likeliest, *rest = theirs.solutions()
                assert insight.sureness[row] == pytest.approx(likeliest.chance)
                best = [likeliest, *(one for one in rest if one.chance == pytest.approx(likeliest.chance))]
                assert insight.right[row] == pytest.approx(sum(one.cards == solution for one in best) / len(best))
                compared += 1
                informed += rival in game.state.out
                warned += bool(game.state.checks) and rival not in game.state.out
    print(case, compared, informed, warned)
    assert compared > 20
    assert (informed > 5) is (warned > 5) is case.rules.clue_accusation


@pytest.mark.parametrize("players", [2, 3, 4])
def test_joining_hands_gives_the_same_as_going_through_all_worlds(players: int) -> None:
    rng = np.random.default_rng(players)
    for unseen in ((3, 3, 3), (2, 3, 4)) if players == 2 else ((3, 4, 4), (1, 5, 5)) if players == 3 else ((4, 4, 4),):
        initial = initial_worlds(players, unseen)
        weights = [rng.integers(0, 3, len(initial.hands)).astype(np.float64) for _ in initial.held]
        each = np.prod([weight[held] for weight, held in zip(weights, initial.held, strict=True)], axis=0)
        plain = np.bincount(initial.solution, each, len(initial.triples))
        assert np.array_equal(weigh_solutions(players, unseen, weights), plain)


def test_a_hand_hides_its_own_cards_of_each_kind() -> None:
    assert unseen_by(0b00011_00111_00001) == (4, 2, 3)


def test_the_second_order_is_settled_by_the_sight_alone() -> None:
    case = CASES[-2]
    seen = sight_of(random_game(case, random.Random(1).randrange(99)), Seat(2))
    shots = []
    for _ in range(2):
        dossier = Dossier(Seat(2))
        for event in seen:
            dossier.see(event)
        shots.append(dossier.snapshot(rivals=True))
    assert shots[0] == shots[1]
    assert [rival.seat for rival in shots[0].rivals] == [3, 0, 1]
    assert all(sum(rival.chance) == pytest.approx(1) for rival in shots[0].rivals)

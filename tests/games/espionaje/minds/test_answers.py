"""The table of answers beside a plain walk through all worlds: ask the question in each, and hear what comes back."""

from collections import defaultdict
from itertools import combinations
from math import log

import pytest

from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.dossier.answers import Answers
from brushpass.games.espionaje.minds.dossier.dossier import Dossier
from brushpass.games.espionaje.minds.dossier.worlds import Worlds
from brushpass.games.espionaje.open.cards import ELEMENTS, Cards, Element
from tests.games.espionaje.minds.brute import Brute, World
from tests.games.espionaje.minds.logs import CASES, random_game, sight_of
from tests.laws.playing import Case


def heard(world: World, me: Seat, players: int, pair: tuple[Element, Element]) -> list[tuple[object, float]]:
    """What may come back in this world, and how likely."""
    for step in range(1, players):
        seat = (me + step) % players
        held = [card for card in pair if world[card] == seat]
        if held:
            return [((seat, card), 1 / len(held)) for card in held]
    return [(None, 1.0)]


def plain(brute: Brute, me: Seat, pair: tuple[Element, Element]) -> tuple[float, float]:
    """Minus the expected entropy of the solution, and the expected chance of the best guess."""
    weights: dict[object, dict[Cards, float]] = defaultdict(lambda: defaultdict(float))
    whole = sum(weight for _, weight in brute.worlds)
    for world, weight in brute.worlds:
        for answer, chance in heard(world, me, brute.players, pair):
            weights[answer][brute.hidden(world)] += weight * chance / whole
    order = sum(
        part * log(part / sum(belief.values())) for belief in weights.values() for part in belief.values() if part
    )
    return order, sum(max(belief.values()) for belief in weights.values())


@pytest.mark.parametrize("case", CASES[:4], ids=str)
def test_every_question_is_worth_what_a_plain_walk_says(case: Case) -> None:
    compared = 0
    for seed in range(200, 212):
        me, game = Seat(seed % case.players), random_game(case, seed)
        dossier, brute = Dossier(me), Brute(me)
        for event in sight_of(game, me):
            dossier.see(event)
            brute.see(event)
        worlds = dossier.worlds
        assert isinstance(worlds, Worlds)
        if not 1 < len(worlds) <= 300:
            continue
        answers = Answers(worlds)
        (order, order_own), (peak, peak_own) = answers.information(), answers.foresight()
        for x, y in combinations(range(len(worlds.unseen)), 2):
            expected = plain(brute, me, (ELEMENTS[worlds.unseen[x]], ELEMENTS[worlds.unseen[y]]))
            assert (order[x, y], peak[x, y]) == pytest.approx(expected)
        for x, place in enumerate(worlds.unseen):
            expected = plain(brute, me, (ELEMENTS[place], game.deal.hands[me][0]))
            assert (order_own[x], peak_own[x]) == pytest.approx(expected)
        compared += 1
    assert compared > 2


def test_of_too_many_worlds_some_are_looked_at() -> None:
    dossier = Dossier(Seat(0))
    for event in sight_of(random_game(CASES[4], 0), Seat(0))[:2]:
        dossier.see(event)
    assert isinstance(dossier.worlds, Worlds)
    assert Answers(dossier.worlds, budget=500).belief.sum() == 500

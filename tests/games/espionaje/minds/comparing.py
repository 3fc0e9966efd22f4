"""A dossier beside a plain count over all worlds. As a command: `python -m tests.games.espionaje.minds.comparing`
plays 10,000 logs for 2 and for 3 players and 100 for 4, and says how long it took.
"""

import random
import sys
import time
from typing import Any

from brushpass.core.seats import Seat, Viewer
from brushpass.games.espionaje.minds.dossier.dossier import Dossier
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from tests.games.espionaje.minds.brute import Brute, World
from tests.games.espionaje.minds.logs import RULES, random_game, sight_of
from tests.laws.playing import Case, Play

FULL = {2: 10_000, 3: 10_000, 4: 100}


def truth(game: Play) -> World:
    """Who holds each card in fact."""
    holder = {card: seat for seat, hand in enumerate(game.deal.hands) for card in hand}
    return holder | dict.fromkeys(game.deal.solution, game.case.players)


def assert_equal(seen: list[Any], viewer: Viewer, true: World) -> int:
    """Compare every number of both layers, and find the truth among the worlds; the number of worlds left."""
    dossier, brute = Dossier(viewer), Brute(viewer)
    for event in seen:
        dossier.see(event)
        brute.see(event)
    shot = dossier.snapshot()
    assert any(world == true for world, _ in brute.worlds)
    assert shot.worlds == len(brute.worlds)
    assert {row.card: list(row.worlds) for row in shot.grid} == brute.grid()
    chances = brute.chances()
    for row in shot.grid:
        assert all(abs(p - q) < 1e-12 for p, q in zip(row.chance, chances[row.card], strict=True))
        assert row.worlds[true[row.card]] > 0
    solutions = brute.solutions()
    assert {solution.cards: solution.worlds for solution in shot.solutions} == {
        cards: count for cards, (count, _) in solutions.items()
    }
    assert all(abs(solution.chance - solutions[solution.cards][1]) < 1e-12 for solution in shot.solutions)
    return shot.worlds


def assert_log(players: int, seed: int) -> int:
    """One random log, seen from one seat."""
    case = Case(ESPIONAJE, players, RULES[seed % len(RULES)])
    game = random_game(case, seed)
    seat = Seat(random.Random(seed).randrange(players))
    return assert_equal(sight_of(game, seat), seat, truth(game))


def main() -> None:
    """All the logs of `FULL`; a number on the command line divides them."""
    part = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    for players, logs in FULL.items():
        began = time.perf_counter()
        left = [assert_log(players, seed) for seed in range(logs // part)]
        took = time.perf_counter() - began
        mean = sum(left) / len(left)
        print(f"{players} players: {len(left)} logs equal, {mean:.0f} worlds left on average, {took:.0f} s")


if __name__ == "__main__":
    main()

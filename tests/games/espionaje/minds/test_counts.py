import pytest

from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.dossier.dossier import Dossier
from brushpass.games.espionaje.open.cards import AGENTS, CITIES, DEVICES, ELEMENTS, HAND, Cards, Rules
from brushpass.games.espionaje.open.seen import Began
from tests.games.espionaje.minds.comparing import assert_log


@pytest.mark.parametrize(("players", "logs"), [(2, 300), (3, 100), (4, 2)])
def test_every_number_equals_a_plain_count_over_all_worlds(players: int, logs: int) -> None:
    left = [assert_log(players, seed) for seed in range(logs)]
    assert len(set(left)) > 1


@pytest.mark.parametrize(
    ("hand", "worlds", "solutions"),
    [
        ((*CITIES[:2], *DEVICES[:2], *AGENTS[:2]), 27, 27),
        ((*CITIES[:4], *DEVICES[:2]), 15, 15),
        ((*CITIES[:2], DEVICES[0], AGENTS[0]), 3360, 48),
        (CITIES[:4], 1750, 25),
        ((CITIES[0], DEVICES[0], AGENTS[0]), 107_520, 64),
        (CITIES[:3], 84_000, 50),
    ],
)
def test_a_hand_leaves_so_many_worlds(hand: Cards, worlds: int, solutions: int) -> None:
    players = 12 // len(hand)
    dossier = Dossier(Seat(1))
    dossier.see(Began(players, Rules(), Seat(0), hand))
    shot = dossier.snapshot()
    assert (shot.worlds, len(shot.solutions)) == (worlds, solutions)
    for row in shot.grid:
        assert sum(row.worlds) == worlds
        assert sum(row.chance) == pytest.approx(1)
        assert (row.worlds[1] == worlds) == (row.card in hand)
    assert [sum(row.worlds[seat] for row in shot.grid) for seat in range(players)] == [HAND[players] * worlds] * players
    assert sum(row.worlds[-1] for row in shot.grid) == 3 * worlds
    assert [row.card for row in shot.grid] == list(ELEMENTS)

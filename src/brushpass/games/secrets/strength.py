"""What the minds of SECRETS must be worth (docs/strength.md)."""

from collections.abc import Mapping
from typing import Final

from brushpass.games.secrets.open.cards import PLAYERS
from brushpass.research.arena.gates import Gate, Measure

GAME: Final = "secrets"


def _same(points: float) -> dict[int, float]:
    return dict.fromkeys(PLAYERS, points)


GATES: Final[Mapping[str, Gate]] = {
    "greedy-over-random": Gate(GAME, "greedy", "random", _same(4), 4000),
    "belief-over-greedy": Gate(GAME, "belief", "greedy", {4: 14, 5: 13, 6: 14, 7: 10, 8: 10}, 1000),
    "belief-over-random": Gate(GAME, "belief", "random", _same(15), 2000),
    "likelihood-over-belief": Gate(GAME, "likelihood", "belief", _same(1), 500),
    "policy-over-belief": Gate(GAME, "policy", "belief", _same(5), 1000),
    "policy-over-likelihood": Gate(GAME, "policy", "likelihood", _same(3), 2000),
    "policy-beside-belief-in-greedy": Gate(GAME, "policy", "greedy", _same(2), 1000, Measure.BESIDE, "belief"),
    "policy-beside-belief-in-random": Gate(GAME, "policy", "random", _same(-2), 1000, Measure.BESIDE, "belief"),
    "search-over-likelihood": Gate(GAME, "search", "likelihood", _same(8), 400),
    "search-over-believer-search": Gate(GAME, "search", "believer-search", _same(3), 400),
    "search-over-belief": Gate(GAME, "search", "belief", {4: 8, 5: 5, 6: 5, 7: 3, 8: 3}, 200),
    "search-beside-belief-in-random": Gate(GAME, "search", "random", _same(-2), 400, Measure.BESIDE, "belief"),
    "search-beside-belief-in-greedy": Gate(GAME, "search", "greedy", _same(-2), 200, Measure.BESIDE, "belief"),
}

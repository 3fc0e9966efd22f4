"""The levels that people see: where on the dial each lies.

The same fault costs more at one table than at another, so each number of players has places of its own. They are chosen
so that each level is worth 4 to 9 percentage points more than the one below (docs/strength.md; docs/minds.md says how).
"""

from collections.abc import Mapping
from functools import partial
from typing import Final

from brushpass.games.secrets.minds.bots.dial import Dial, prepare, setting_at

__all__ = ["PLACES", "agent_3", "agent_4", "handler_5", "handler_6", "prepare", "rookie_1", "rookie_2", "spymaster_7"]

PLACES: Final[Mapping[int, tuple[float, ...]]] = {
    4: (0, 1.8, 2.9, 3.85, 5, 6.1, 7.05),
    5: (0, 2.15, 3.05, 3.8, 4.5, 6.2, 7.1),
    6: (0, 1.95, 3, 3.8, 4.6, 6.3, 7.15),
    7: (0, 1.7, 2.75, 3.55, 4.3, 6.15, 7.1),
    8: (0, 1.35, 2.65, 3.5, 4.2, 6.15, 7.1),
}
"""By number of players, weakest first."""


def _level(number: int) -> partial[Dial]:
    return partial(Dial, {players: setting_at(places[number - 1]) for players, places in PLACES.items()})


rookie_1 = _level(1)
rookie_2 = _level(2)
agent_3 = _level(3)
agent_4 = _level(4)
handler_5 = _level(5)
handler_6 = _level(6)
spymaster_7 = _level(7)

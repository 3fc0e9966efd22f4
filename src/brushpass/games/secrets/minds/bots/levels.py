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
    4: (0, 1.8, 2.85, 3.9, 4.6, 6.3, 7.1),
    5: (0, 2.15, 3.05, 3.8, 4.5, 6.35, 7.1),
    6: (0.2, 1.9, 2.75, 3.4, 3.95, 4.6, 6.6),
    7: (0, 1.75, 2.8, 3.4, 4.05, 4.5, 6.5),
    8: (0, 1.3, 2.6, 3.3, 3.9, 4.4, 6.4),
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

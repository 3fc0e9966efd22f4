"""The levels that people see: where on the dial each lies.

The same fault costs more at one table than at another, so each number of players has places of its own. They are chosen
so that each level is worth 4 to 9 percentage points more than the one below (docs/strength.md; docs/minds.md says how).
"""

from collections.abc import Mapping
from functools import partial
from typing import Final

from brushpass.games.espionaje.minds.bots.dial import Dial, setting_at

PLACES: Final[Mapping[int, tuple[float, ...]]] = {
    2: (-0.6, 0.5, 1.5, 2.8, 6.1, 7.55, 8.5),
    3: (0.35, 1.8, 2.9, 4.1, 5.3, 6.7, 7.7),
    4: (-0.5, 0.4, 1.9, 3.7, 4.85, 6, 7.9),
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

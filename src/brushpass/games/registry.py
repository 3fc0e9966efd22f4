"""Every game there is. Laws, records and programs go through this list; docs/add-a-game.md says who has more to say."""

from typing import Final

from brushpass.core.errors import Malformed
from brushpass.core.game import AnyGame
from brushpass.games.espionaje.game import ESPIONAJE
from brushpass.games.secrets.game import SECRETS

GAMES: Final[dict[str, AnyGame]] = {game.name: game for game in (SECRETS, ESPIONAJE)}


def find(name: str) -> AnyGame:
    """The game of this name; refuses any other."""
    try:
        return GAMES[name]
    except KeyError:
        raise Malformed(f"no game is called {name!r}; there are {', '.join(GAMES)}") from None

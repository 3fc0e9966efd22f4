"""The rules of every game, for tables, stores, research and tests. Everything else makes do with kits."""

from collections.abc import Iterator, Mapping
from typing import Final, cast

from brushpass.core.game import AnyGame
from brushpass.games.kits import find_kit, kits, load


def find(name: str) -> AnyGame:
    """The game of this name; refuses any other."""
    return cast(AnyGame, load(find_kit(name).game))


class Games(Mapping[str, AnyGame]):
    """All games by name; each is loaded when it is first asked for."""

    def __getitem__(self, name: str) -> AnyGame:
        if name not in kits():
            raise KeyError(name)
        return find(name)

    def __iter__(self) -> Iterator[str]:
        return iter(kits())

    def __len__(self) -> int:
        return len(kits())


GAMES: Final = Games()

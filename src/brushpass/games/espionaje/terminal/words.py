"""What the things of ESPIONAJE CARTAS are called in English."""

from collections.abc import Sequence

from brushpass.clients.terminal.names import joined
from brushpass.games.espionaje.open.cards import Element


def title(element: Element) -> str:
    """`Agent Blue`."""
    return element.replace("-", " ").title()


def titles(elements: Sequence[Element]) -> str:
    """`London, Satellite and Agent Blue`; `nothing` where there is none."""
    return joined([title(element) for element in elements]) if elements else "nothing"

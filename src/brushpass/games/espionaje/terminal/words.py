"""The things of ESPIONAJE CARTAS in the reader's language."""

from collections.abc import Sequence

from brushpass.clients.terminal.names import Names
from brushpass.games.espionaje.open.cards import Element


def title(element: Element, names: Names) -> str:
    """`Agent Blue`."""
    return names.say(f"element-{element}")


def titles(elements: Sequence[Element], names: Names) -> str:
    """`London, Satellite and Agent Blue`."""
    return names.listed(title(element, names) for element in elements)

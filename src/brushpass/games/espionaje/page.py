"""What the page draws ESPIONAJE CARTAS with: everything in its box, written to `cards.gen.ts` by `make wire`."""

from typing import Any, Final

from brushpass.games.espionaje.open.cards import AGENTS, CITIES, DEVICES, ELEMENTS, HAND, OURS, in_order

PAGE: Final[dict[str, Any]] = {
    "CITIES": CITIES,
    "DEVICES": DEVICES,
    "AGENTS": AGENTS,
    "ELEMENTS": ELEMENTS,
    "HAND": HAND,
    "OURS": in_order(OURS),
}

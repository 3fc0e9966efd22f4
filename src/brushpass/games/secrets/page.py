"""What the page draws SECRETS with: everything printed on its pieces, written to `cards.gen.ts` by `make wire`."""

from typing import Any, Final

from brushpass.games.secrets.open.cards import BULLETS, CHARACTERS, COPIES, LIMIT, POOL, VALUE, Face, Kind

PAGE: Final[dict[str, Any]] = {
    "KINDS": tuple(Kind),
    "COPIES": COPIES,
    "VALUE": VALUE,
    "CHARACTERS": CHARACTERS,
    "BULLETS": BULLETS,
    "FACES": tuple(Face),
    "POOL": POOL,
    "LIMIT": LIMIT,
}

"""Every game that the terminal can show."""

from typing import Final

from brushpass.clients.terminal import espionaje, secrets
from brushpass.clients.terminal.face import Face

FACES: Final[dict[str, Face]] = {"secrets": secrets.FACE, "espionaje": espionaje.FACE}
"""By the game's name."""

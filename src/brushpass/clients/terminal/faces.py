"""The face of any game: its own, or the plain one."""

from typing import cast

from brushpass.clients.terminal.face import Face
from brushpass.clients.terminal.plain import plain_face
from brushpass.core.kit import Kit
from brushpass.games.kits import load


def face_of(kit: Kit) -> Face:
    """The face of a game in the terminal."""
    return plain_face(kit) if kit.face is None else cast(Face, load(kit.face))

"""What a reader of SECRETS can conclude, as text: how likely each token is what, and what talk adds."""

from collections.abc import Sequence
from typing import Any

from brushpass.clients.terminal.hearsay import CHANGES, hearsay, percent
from brushpass.clients.terminal.names import Names
from brushpass.clients.terminal.text import columns
from brushpass.games.secrets.open.cards import Face
from brushpass.games.secrets.talk import TokenAt
from brushpass.games.secrets.terminal.claims import claim
from brushpass.games.secrets.terminal.words import place, side


def dossier(known: Any, names: Names) -> Sequence[str]:
    """A row for every token; then, where talk changes something, the face that it speaks for most, and why."""
    pages = known.page().slots
    rows = [(place(page.slot, names), *(_odds(face, page, names) for face in Face)) for page in pages]
    lines = [names.say("dossier-title"), *columns(rows)]
    for page in pages:
        if page.heard is not None:
            added = {face: getattr(page.heard, face) - getattr(page.logical, face) for face in Face}
            face = max(Face, key=added.__getitem__)
            if added[face] >= CHANGES:
                why = known.why(TokenAt(page.slot, face))
                lines += ["", *columns([(place(page.slot, names), _odds(face, page, names))])]
                lines += hearsay(why, claim, names)
    return lines


def _odds(face: Face, page: Any, names: Names) -> str:
    return names.say("dossier-odds", face=side(face, names), percent=percent(getattr(page.logical, face)))

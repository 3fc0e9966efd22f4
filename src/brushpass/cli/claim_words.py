"""A claim from a record in words."""

from typing import Any

import msgspec

from brushpass.clients.terminal.faces import face_of
from brushpass.clients.terminal.names import Names
from brushpass.core.deal import is_seat
from brushpass.core.kit import Kit
from brushpass.core.seats import Seat
from brushpass.core.talk import Phrase


def claim_words(kit: Kit, claim: dict[str, Any], speaker: Seat, names: Names) -> str:
    """What was said; as JSON, if it is not a phrase of the game or the game has no words for it."""
    face, plain = face_of(kit), msgspec.json.encode(claim).decode()
    if face.claim is None or kit.phrases is None:
        return plain
    try:
        phrase: Phrase = msgspec.convert(claim, kit.phrases)
    except msgspec.ValidationError:
        return plain
    is_whole = all(is_seat(seat, len(names.labels)) for seat in phrase.seats())
    return face.claim(phrase, speaker, names) if is_whole else plain

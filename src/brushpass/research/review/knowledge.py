"""What one viewer could have known after every step of a finished game, from what this viewer saw and heard."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from brushpass.core.record import Record, RecordV2
from brushpass.core.record_talk import Talk, read_claims
from brushpass.core.seats import Viewer
from brushpass.core.talk import Phrase
from brushpass.games.kits import NoDossier, find_kit, load
from brushpass.minds.dossier import Dossier
from brushpass.research.review.rounding import rounded
from brushpass.research.review.steps import told_steps
from brushpass.wire.review import Known

SOLUTIONS: Final = 12
"""How many of the likeliest solutions a page of ESPIONAJE CARTAS names."""


def knowledge(record: Record, viewer: Viewer, *, sealed: bool = False) -> Iterator[Known]:
    """One page for each step that the viewer noticed; refuses at once if the game has no dossier.

    With `sealed`, the end is left out.
    """
    kit = find_kit(record.game)
    if kit.dossier is None:
        raise NoDossier(f"no dossiers are written for {kit.title}")
    # Loaded here because dossiers need NumPy, which not every program that imports this module needs.
    talk = record.talk if isinstance(record, RecordV2) else ()
    claims = {id(line): phrase for line, phrase in read_claims(talk, kit.phrases, record.players)}
    return _pages(told_steps(record, viewer, sealed=sealed), claims, load(kit.dossier)(viewer))


def _pages(
    steps: Sequence[tuple[int, Sequence[Any]]], claims: Mapping[int, Phrase], dossier: Dossier
) -> Iterator[Known]:
    """`claims`: what each line of the talk claims, by the line's identity."""
    before: dict[str, Any] = {}
    for number, told in steps:
        for one in told:
            if not isinstance(one, Talk):
                dossier.see(one)
            elif (claim := claims.get(id(one))) is not None:
                dossier.hear(one.seat, claim)
        page = _page(dossier.page())
        is_new = page | {"events": 0} != before | {"events": 0}  # a new number of events alone is not news
        yield Known(number, page if is_new else None)
        before = page


def _page(snapshot: Any) -> dict[str, Any]:
    """A snapshot as it is sent."""
    page: dict[str, Any] = rounded(msgspec.to_builtins(snapshot, str_keys=True))
    if "solutions" in page:
        page["solutions"] = page["solutions"][:SOLUTIONS]
    return page

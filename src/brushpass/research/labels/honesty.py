"""A finished game's claims together: who was honest, and which lie was the biggest."""

from collections import Counter

from brushpass.core.record import Record
from brushpass.core.seats import Seat
from brushpass.research.labels.labelling import labels
from brushpass.wire.labels import ClaimKind, Honesty, Label, SeatHonesty


def honesty(record: Record) -> Honesty:
    """What everybody claimed; refuses a game that does not say what its claims mean."""
    made = tuple(labels(record))
    lies = [label for label in made if label.kind is ClaimKind.LIE and size(label) > 0]
    biggest = max(lies, key=size, default=None)  # the first of several
    seats = sorted({label.seat for label in made})
    return Honesty(
        game=record.game,
        seats=record.seats,
        labels=made,
        sums=tuple(SeatHonesty(seat, _kinds(made, seat)) for seat in seats),
        biggest=None if biggest is None else biggest.number,
        size=0.0 if biggest is None else size(biggest),
    )


def size(lie: Label) -> float:
    """How far a lie moves those who hear it, if they believe it."""
    return sum(hearer.after - hearer.before for hearer in lie.hearers)


def _kinds(made: tuple[Label, ...], seat: Seat) -> dict[ClaimKind, int]:
    return dict(Counter(label.kind for label in made if label.seat == seat))

"""A dossier as a message: what a client shows to the viewer whose dossier it is."""

import msgspec

from brushpass.core.seats import Seat, Viewer
from brushpass.games.secrets.open.cards import Face, Kind, Slot


class Chances(msgspec.Struct, frozen=True):
    """The probabilities of the three faces."""

    cia: float
    kgb: float
    hippie: float


class SlotPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is known of the token in one slot."""

    slot: Slot
    logical: Chances
    """What follows from sight."""
    inferred: Chances
    """With what the others' acts suggest; a guess about people. Equal to `logical` where nothing was inferred."""
    seen_by: tuple[float, ...]
    """For each seat, the probability that it has seen the token that lies here now."""
    surely_seen_by: tuple[Seat, ...] = ()
    """Seats that certainly have."""
    surely_unseen_by: tuple[Seat, ...] = ()
    """Seats that certainly have not."""
    known: Face | None = None
    """The face, where no other is possible."""
    heard: Chances | None = None
    """With what was claimed, too, as far as each speaker is believed; absent: claims change nothing here."""


class Arrangement(msgspec.Struct, frozen=True):
    """One way the tokens can lie."""

    tokens: tuple[Face, ...]
    """The token at each seat, and last the centre's."""
    logical: float
    inferred: float


class BulletPage(msgspec.Struct, frozen=True):
    """What is known of one bullet in a display."""

    seat: Seat
    by: Seat
    chances: dict[int, float]
    """Its possible values."""


class DeckPage(msgspec.Struct, frozen=True):
    """What is known of the deck."""

    unseen: dict[Kind, int]
    """The cards on top that nobody has seen yet, by kind; their order is anybody's guess."""
    bottom: tuple[Kind, ...]
    """The cards below, in order (S5.11)."""
    shown_next: dict[Kind, float]
    """The probability that the next turn shows this character."""


class Snapshot(msgspec.Struct, frozen=True):
    """All that follows from one viewer's sight at one moment."""

    seat: Viewer
    players: int
    arrangements: int
    """How many ways the tokens can lie."""
    entropy: float
    """How much is unknown about them, in bits."""
    slots: tuple[SlotPage, ...]
    """Seats first, the centre last."""
    likeliest: tuple[Arrangement, ...]
    """The likeliest arrangements, by the inferred layer; at most a handful."""
    bullets: tuple[BulletPage, ...]
    """In the order they were given."""
    deck: DeckPage

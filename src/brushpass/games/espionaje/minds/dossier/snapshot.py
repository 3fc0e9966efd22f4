"""A dossier as data that clients draw: the notebook grid, the solutions left, and what the others may know."""

import msgspec

from brushpass.core.seats import Seat, Viewer
from brushpass.games.espionaje.minds.dossier.evidence import Holder
from brushpass.games.espionaje.open.cards import Element, Triple
from brushpass.games.espionaje.talk import Claim
from brushpass.minds.hearsay import Weighed


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where one card may lie. Seats come in order, the solution last."""

    card: Element
    worlds: tuple[int, ...]
    """In how many worlds it lies there. None of them, or all of them, is a proof."""
    chance: tuple[float, ...]
    """How likely it lies there, counting what a choice between two cards says."""
    heard: tuple[float, ...] = ()
    """The same with what was claimed, as far as each speaker is believed; empty: claims change nothing here."""


class Solution(msgspec.Struct, frozen=True):
    """A solution that is still possible."""

    cards: Triple
    worlds: int
    chance: float


class Rival(msgspec.Struct, frozen=True):
    """How sure another seat may be of its best guess, as far as the viewer can tell."""

    seat: Seat
    sureness: tuple[float, ...]
    """How likely the seat may think its best guess, in rising order."""
    chance: tuple[float, ...]
    """How likely each of these is."""


class Snapshot(msgspec.Struct, frozen=True):
    """All of a dossier at one moment."""

    viewer: Viewer
    events: int
    """How many events of the viewer's sight it rests on."""
    worlds: int
    """How many worlds are left. A world says where every card lies."""
    grid: tuple[Row, ...]
    """One row for each card, in printed order."""
    solutions: tuple[Solution, ...]
    """The likeliest first."""
    rivals: tuple[Rival, ...] = ()
    """The other seats clockwise; none for a spectator, or if not asked for."""


class Hearsay(Weighed, frozen=True, kw_only=True):
    """One claim that a suspicion rests on."""

    claim: Claim


class Explanation(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a holder has a card, may have it, or does not."""

    card: Element
    holder: Holder
    worlds: int
    """In how many of the viewer's worlds the holder has it."""
    of: int
    """How many worlds there are."""
    events: tuple[int, ...]
    """Numbers of events in the viewer's sight that together suffice for this, and would not without any one of them.
    The beginning of the game (the viewer's own hand, the rules of the deal) is number 0 and always among them."""
    heard: float | None = None
    """How likely it is with what was claimed, which is no proof; absent: claims change nothing here."""
    claims: tuple[Hearsay, ...] = ()
    """The claims that make a difference to that, in the order in which they were made."""

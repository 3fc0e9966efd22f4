"""What is said of claims when a game is over. docs/labels.md defines every word."""

from enum import StrEnum
from typing import Any

import msgspec

from brushpass.core.seats import Seat


class ClaimKind(StrEnum):
    """What a claim was, given the truth and what its speaker could know. Every claim is of exactly one kind."""

    TRUTH = "truth"
    """The speaker knew that it was true, and what it implies about the present is true as well."""
    STALE_TRUTH = "stale-truth"
    """The speaker knew that it was true as said, but it speaks of the past and is no longer so."""
    LIE = "lie"
    """The speaker knew that it was false. This is proved."""
    GUESS = "guess"
    """The speaker did not know, it was at least as likely as not, and it was true."""
    HONEST_MISTAKE = "honest-mistake"
    """The speaker did not know, it was at least as likely as not, and it was false."""
    BLUFF = "bluff"
    """The speaker did not know, it was less likely than not, and it was false."""
    LUCKY_BLUFF = "lucky-bluff"
    """The speaker did not know, it was less likely than not, and yet it was true."""
    NO_STATEMENT = "no-statement"
    """It says nothing that could be true or false at that moment: advice, or words about an offer that is not there."""


class Standing(StrEnum):
    """What follows about a claim from all that its speaker has seen."""

    CERTAIN = "certain"
    POSSIBLE = "possible"
    IMPOSSIBLE = "impossible"


class ClaimSource(StrEnum):
    """Where a claim stands in the record."""

    TALK = "talk"
    """In `talk`."""
    MOVE = "move"
    """In an event, such as an offer with a claim."""


class Hearer(msgspec.Struct, frozen=True):
    """What one of the others could make of a claim."""

    seat: Seat
    before: float
    """How likely it was true, by logic alone."""
    after: float
    """The same for somebody who takes the speaker's word for it (`trust` in docs/labels.md)."""
    refutes: bool
    """Whether this hearer knew that it was false."""


class Label(msgspec.Struct, frozen=True):
    """One claim, labelled."""

    number: int
    """Which claim of the record it is, from 1."""
    source: ClaimSource
    after: int
    """How many steps had been played."""
    told: int
    """How many events had been told; those that were held back (GE31) are not counted."""
    seat: Seat
    """Who made it."""
    claim: dict[str, Any]
    """The phrase, as it goes over the wire."""
    truth: bool | None
    """Whether it was true when it was made."""
    standing: Standing | None
    chance: float | None
    """How likely it was true, for its speaker."""
    implied_truth: bool | None
    """Whether what it implies about the present was true."""
    kind: ClaimKind
    certificate: tuple[int, ...] | None
    """For a lie: the numbers of the events that exclude it, from 0; what the speaker saw of these alone proves it."""
    hearers: tuple[Hearer, ...]
    """Everybody else at the table, in seat order; nobody for what is no statement."""


class SeatHonesty(msgspec.Struct, frozen=True):
    """All claims of one seat."""

    seat: Seat
    kinds: dict[ClaimKind, int]
    """How many claims were of each kind. Kinds that did not occur are absent."""


class Honesty(msgspec.Struct, frozen=True):
    """What everybody claimed in a finished game, and what of it was true."""

    game: str
    seats: tuple[str, ...]
    """The players' names; empty if the record has none."""
    labels: tuple[Label, ...]
    """Every claim, in the order in which they were made."""
    sums: tuple[SeatHonesty, ...]
    """Every seat that claimed something."""
    biggest: int | None
    """The number of the biggest lie: the one that moves its hearers furthest if they believe it; None: no lie did."""
    size: float
    """How far it moves them: the sum of `after` less `before` over all hearers."""

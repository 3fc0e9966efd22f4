"""A start in progress: whose hash and share have arrived, and how long the table waits (docs/deal.md)."""

from dataclasses import dataclass, field

from brushpass.core.fair import Place, VoidStart, share_hash, unhexed
from brushpass.core.seats import Seat

MAX_STARTS = 50
"""How many starts a game may have: void ones are kept until its end, and a device that joins gets their notices."""
LIMIT_SECONDS = 30.0
"""How long the table waits for all hashes, and then for all shares, before the start is void."""


@dataclass
class StartState:
    """A start that the host has asked for. Seats and settings stay as they are meanwhile."""

    players: int
    """How many seats there are."""
    people: frozenset[Seat]
    """The seats that people have; only these add to the deal."""
    since: float
    """When the table began to wait for what is still missing."""
    hashes: dict[Seat, str] = field(default_factory=dict)
    shares: dict[Seat, str] = field(default_factory=dict)
    readers: set[Seat] = field(default_factory=set)
    """Whose clients will show a briefing before the first turn."""

    @property
    def is_listed(self) -> bool:
        """Whether every hash is in, so that the list is shown and shares may be revealed."""
        return self.hashes.keys() == self.people

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The seats that the table waits for."""
        given = self.shares if self.is_listed else self.hashes
        return tuple(sorted(self.people - given.keys()))

    @property
    def until(self) -> float:
        """When the start is void if something is still missing."""
        return self.since + LIMIT_SECONDS

    def fits(self, seat: Seat, share: str, place: Place) -> bool:
        """Whether a share is the one whose hash was shown."""
        return self.hashes[seat] == share_hash(unhexed(share), place)

    def all_hashes(self) -> tuple[str, ...]:
        """The hash of every seat; empty if none has arrived, and for a seat without a person."""
        return tuple(self.hashes.get(Seat(seat), "") for seat in range(self.players))

    def all_shares(self) -> tuple[str, ...]:
        """The share of every seat; empty if none has arrived, and for a seat without a person."""
        return tuple(self.shares.get(Seat(seat), "") for seat in range(self.players))

    def void(self, secret: str) -> VoidStart:
        """What remains of the start if it is void."""
        return VoidStart(secret, self.all_hashes(), self.all_shares())

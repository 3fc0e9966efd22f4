"""The fair deal: a seed that nobody can choose, as long as one person's client is honest (docs/deal.md).

The table shows the SHA-256 of a secret: its commitment. Then each person's client shows a hash of its own share, and
reveals the share only when everybody's hash is known. The seed follows from the secret and all shares. When the game is
over, everything that it was made from is shown: the pledge.
"""

import hashlib
import struct
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from brushpass.core.errors import BadSetup

SHARE_LABEL = b"brushpass/2/share/"
SEED_LABEL = b"brushpass/2/seed/"
BYTES = 32
NO_SHARE = bytes(BYTES)
"""What stands for a seat without a person in a seed."""
NUMBERS = struct.Struct(">IIB")
"""Round, attempt and seat, big-endian."""


def commitment(secret: bytes) -> str:
    """The SHA-256 of a table's secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


class Place(NamedTuple):
    """Where a share belongs: to one seat in one start at one table."""

    commitment: str
    """The table's, for this start."""
    round: int
    """Which game at the table, from 1."""
    attempt: int
    """Which start of the round, from 1."""
    seat: int


def share_hash(share: bytes, place: Place) -> str:
    """What a client shows of its share before everybody has shown theirs, in hexadecimal.

    At another seat, in another start or at another table nobody can open it.
    """
    bound = unhexed(place.commitment) + NUMBERS.pack(place.round, place.attempt, place.seat)
    return hashlib.sha256(SHARE_LABEL + bound + share).hexdigest()


def seed(secret: bytes, shares: Sequence[bytes]) -> bytes:
    """The seed that follows from a table's secret and the share of each seat; a seat without one brings `NO_SHARE`."""
    return hashlib.sha256(b"".join((SEED_LABEL, secret, *shares))).digest()


class VoidStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A start that came to nothing, in hexadecimal. Its deal was never played."""

    secret: str
    """The table's secret for this start."""
    hashes: tuple[str, ...]
    """The hash of each seat, in seat order; empty if none arrived, or if nobody was asked for one."""
    shares: tuple[str, ...]
    """The share of each seat; empty if none arrived that fits the hash."""

    @property
    def was_open(self) -> bool:
        """Whether shares had been revealed. Only then could anyone have looked at the deal that was thrown away."""
        return any(self.shares)


class Pledge(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a seed was made from, in hexadecimal."""

    round: int
    """Which game at its table, from 1."""
    secret: str
    """The table's 32 bytes."""
    hashes: tuple[str, ...]
    """What each seat showed before anyone revealed a share, in seat order; empty for a seat without a person."""
    shares: tuple[str, ...]
    """The 32 bytes of each seat; empty for a seat without a person."""
    voids: tuple[VoidStart, ...] = ()
    """The starts that were void before this one, oldest first."""

    @property
    def attempt(self) -> int:
        """Which start it was, from 1."""
        return len(self.voids) + 1

    @property
    def commitment(self) -> str:
        """What the table showed before anyone showed a hash."""
        return commitment(unhexed(self.secret))

    @property
    def seed(self) -> bytes:
        """The seed that follows."""
        return seed(unhexed(self.secret), [unhexed(share) if share else NO_SHARE for share in self.shares])

    def check(self, players: int) -> None:
        """Refuse a pledge that no start of a table can have made."""
        if not 1 <= self.round < 1 << 32:
            raise BadSetup(f"a pledge is of round 1 or later, got {self.round}")
        for what, given in (("hashes", self.hashes), ("shares", self.shares)):
            if len(given) != players:
                raise BadSetup(f"the pledge has {what} of {len(given)} seats, not of {players}")
        if not any(self.shares):
            raise BadSetup("nobody has added a share to the pledge")
        for attempt, void in enumerate(self.voids, start=1):
            self._check_shares(void, attempt, f"void start {attempt}: ")
        for seat, (shown, share) in enumerate(zip(self.hashes, self.shares, strict=True)):
            if shown and not share:
                raise BadSetup(f"seat {seat} has shown a hash and revealed no share")
        self._check_shares(self, self.attempt, "")

    def _check_shares(self, start: "VoidStart | Pledge", attempt: int, where: str) -> None:
        """Every share that was revealed fits the hash that was shown."""
        sealed = commitment(unhexed(start.secret))
        if len(start.hashes) != len(start.shares):
            raise BadSetup(f"{where}hashes of {len(start.hashes)} seats, but shares of {len(start.shares)}")
        for seat, (shown, share) in enumerate(zip(start.hashes, start.shares, strict=True)):
            if shown:
                unhexed(shown)
            if share and shown != share_hash(unhexed(share), Place(sealed, self.round, attempt, seat)):
                raise BadSetup(f"{where}the share of seat {seat} does not fit its hash")


def unhexed(text: str) -> bytes:
    """32 bytes from hexadecimal; refuses anything else."""
    try:
        found = bytes.fromhex(text)
    except ValueError:
        found = b""
    if len(found) != BYTES or found.hex() != text:
        raise BadSetup(f"a seed, secret, share or hash has {BYTES} bytes, in lower-case hexadecimal")
    return found

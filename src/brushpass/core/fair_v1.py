"""The deal of 0.1.0, for the records and tables that still exist: players' entropy was sent in the clear.

It shows that a deal was fixed before the first move. It does not show that the server did not choose it (docs/deal.md).
"""

import hashlib

import msgspec

from brushpass.core.errors import BadSetup
from brushpass.core.fair import BYTES, commitment, unhexed

LABEL = b"brushpass/1/fair/"
NOTHING = bytes(BYTES)
"""What stands for a seat that added no entropy."""


class PledgeV1(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seed was made from, in hexadecimal."""

    secret: str
    """The table's 32 bytes."""
    entropy: tuple[str, ...]
    """Each seat's 32 bytes, in seat order; zeros where nothing was added."""

    @property
    def commitment(self) -> str:
        """What the table showed before the deal."""
        return commitment(unhexed(self.secret))

    @property
    def seed(self) -> bytes:
        """The seed that follows."""
        entropy = (unhexed(added) for added in self.entropy)
        return hashlib.sha256(b"".join((LABEL, unhexed(self.secret), *entropy))).digest()

    def check(self, players: int) -> None:
        """Refuse a pledge that no table can have made."""
        if len(self.entropy) != players:
            raise BadSetup(f"the pledge has entropy of {len(self.entropy)} seats, not of {players}")

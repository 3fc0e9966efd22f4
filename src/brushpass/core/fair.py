"""The fair deal: a seed that no player can choose, and that nobody can change once the game has begun (docs/deal.md).

Before the deal the table shows the SHA-256 of a secret. Players add entropy of their own. The seed follows from both,
and when the game is over the secret is shown, so that anyone can check it against the commitment.
"""

import hashlib

import msgspec

from brushpass.core.errors import BadSetup

LABEL = b"brushpass/1/fair/"
BYTES = 32
NOTHING = bytes(BYTES)
"""The entropy of a seat that adds none."""


class Pledge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seed was made from, in hexadecimal."""

    secret: str
    """The table's 32 bytes."""
    entropy: tuple[str, ...]
    """Each seat's 32 bytes, in seat order; zeros where nothing was added."""

    @property
    def commitment(self) -> str:
        """The hash that the table showed before the deal."""
        return commitment(unhexed(self.secret))

    @property
    def seed(self) -> bytes:
        """The seed that follows from them."""
        return seed(unhexed(self.secret), tuple(map(unhexed, self.entropy)))


def commitment(secret: bytes) -> str:
    """The SHA-256 of a table's secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def seed(secret: bytes, entropy: tuple[bytes, ...]) -> bytes:
    """SHA-256 of the label, the secret and every seat's entropy, in seat order."""
    return hashlib.sha256(b"".join((LABEL, secret, *entropy))).digest()


def unhexed(text: str) -> bytes:
    """32 bytes from hexadecimal; refuses anything else."""
    try:
        decoded = bytes.fromhex(text)
    except ValueError:
        decoded = b""
    if len(decoded) != BYTES or decoded.hex() != text:
        raise BadSetup(f"a seed, a secret and entropy each have {BYTES} bytes in lower-case hexadecimal")
    return decoded

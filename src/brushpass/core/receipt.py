"""What a client keeps of a start, and how it checks the deal with it when the game is over (docs/deal.md).

The page does the same in TypeScript (web/src/fair/check.ts); both are tested with the same vectors.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from brushpass.core.errors import BadRecord, BadSetup
from brushpass.core.fair import Place, commitment, share_hash, unhexed
from brushpass.core.game import AnyGame
from brushpass.core.record import RecordV2
from brushpass.core.replay import replay
from brushpass.core.seats import Seat


class Distrust(Exception):
    """The table has not kept to the procedure: an honest client reveals nothing."""


class SeenVoid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An earlier start that a client took part in without seeing the end of its game."""

    round: int
    attempt: int
    commitment: str
    """The table's, for that start."""
    revealed: bool = False
    """Whether the client had revealed its share. Only then can anybody have looked at the deal."""
    begun: bool = False
    """Whether the client saw the game begin. It may have left before the end, or the server has dropped the game."""


class Receipt(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="format",
    tag="brushpass-receipt/1",
):
    """What one seat's client has sent and seen of one start, in hexadecimal."""

    seat: Seat
    round: int
    attempt: int
    commitment: str
    """The table's, as it was shown before the client sent its hash."""
    share: str
    """The client's own 32 random bytes."""
    hashes: tuple[str, ...] = ()
    """The list that was shown before the client revealed its share; empty until then."""
    voids: tuple[SeenVoid, ...] = ()
    """The starts before this one that this client took part in without seeing a game to its end, oldest first."""
    told: tuple[dict[str, Any], ...] = ()
    """The events that the client was shown during the game; empty if it has not kept them."""

    @property
    def hash(self) -> str:
        """What the client sends first."""
        return share_hash(unhexed(self.share), Place(self.commitment, self.round, self.attempt, self.seat))

    @property
    def chances(self) -> int:
        """How many deals the server may have looked at and thrown away: each time it knew this client's share.

        Games that began are not among them, see `unseen_ends`.
        """
        return sum(void.revealed and not void.begun for void in self.voids)

    @property
    def unseen_ends(self) -> int:
        """How many games this client saw begin but not end.

        Only its person can tell why: they left, were offline at the end, or nobody played on. If not, the server may
        have dropped the game for the sake of another deal.
        """
        return sum(void.begun for void in self.voids)

    def listed(self, hashes: Sequence[str], commitment: str, attempt: int) -> "Receipt":
        """The receipt with the list of hashes, after which the share may be revealed.

        Refuses a list without the client's own hash, one that belongs to another start, and a second one that differs.
        """
        if (commitment, attempt) != (self.commitment, self.attempt):
            raise Distrust("this list belongs to another start")
        if self.seat >= len(hashes) or hashes[self.seat] != self.hash:
            raise Distrust("the list has another hash at this client's own seat")
        if self.hashes not in ((), tuple(hashes)):
            raise Distrust("the list is not the one that was shown before")
        return replace(self, hashes=tuple(hashes))


class Proof(StrEnum):
    """What a receipt proves of a record that follows the rules, in the order in which people read it.

    That the shares fit their hashes, the seed the shares, and the deal the seed is proved by replaying the record.
    """

    COMMITMENT = "commitment"
    """The secret fits the commitment that this client saw before it sent its hash."""
    SHARE = "share"
    """This client's own share is listed at its seat."""
    HASHES = "hashes"
    """The hashes are those that this client saw before it revealed its share."""
    VOIDS = "voids"
    """The void starts of this round that this client took part in are in the pledge."""
    SEEN = "seen"
    """What this client was shown during the game is what its seat sees of the record."""


class Checked(NamedTuple):
    """One proof, and its result."""

    proof: Proof
    holds: bool | None
    """None: the receipt does not say enough to tell."""


def check_own(record: RecordV2, game: AnyGame, receipt: Receipt) -> tuple[Checked, ...]:
    """What a client can prove of a record from its own receipt. Refuses a record that does not follow the rules."""
    pledge = record.pledge
    if pledge is None:
        raise BadRecord("header: the record has no pledge")
    told = [told for events, _ in replay(record, game) for told in game.seen_by(receipt.seat, events)]
    is_start = (pledge.round, pledge.attempt) == (receipt.round, receipt.attempt)
    listed = {(pledge.round, n): commitment(unhexed(void.secret)) for n, void in enumerate(pledge.voids, start=1)}
    seen = [void for void in receipt.voids if void.round == receipt.round]
    return (
        Checked(Proof.COMMITMENT, is_start and pledge.commitment == receipt.commitment),
        Checked(Proof.SHARE, _at(pledge.shares, receipt.seat) == receipt.share),
        Checked(Proof.HASHES, pledge.hashes == receipt.hashes and receipt.hash == _at(pledge.hashes, receipt.seat)),
        Checked(Proof.VOIDS, all(listed.get((void.round, void.attempt)) == void.commitment for void in seen)),
        Checked(Proof.SEEN, _plain(told) == list(receipt.told) if receipt.told else None),
    )


def _plain(events: Sequence[Any]) -> Any:
    """Events as they go over the wire."""
    return msgspec.json.decode(msgspec.json.encode(events))


def _at(given: Sequence[str], seat: Seat) -> str:
    return given[seat] if seat < len(given) else ""


def encode(receipt: Receipt) -> bytes:
    """The receipt as JSON."""
    return msgspec.json.encode(receipt)


def decode(text: bytes | str) -> Receipt:
    """The receipt in a JSON text; refuses anything else."""
    try:
        receipt = msgspec.json.decode(text, type=Receipt)
        voided = (void.commitment for void in receipt.voids)
        for one in (receipt.commitment, receipt.share, *filter(None, receipt.hashes), *voided):
            unhexed(one)
    except (ValueError, RecursionError, BadSetup) as error:
        raise BadSetup(f"not a receipt: {error}") from None
    return receipt

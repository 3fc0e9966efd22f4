"""What somebody knows about a deal besides its record, and whether a record agrees with it."""

from typing import Final, NamedTuple

from brushpass.cli.failure import Failure
from brushpass.core.errors import BadRecord, BadSetup
from brushpass.core.game import AnyGame
from brushpass.core.receipt import Proof, Receipt, check_own, decode
from brushpass.core.record import Record, RecordV1

AGAINST: Final = {
    Proof.COMMITMENT: "the table had shown another commitment, or this is another start",
    Proof.SHARE: "your share is not the one at your seat",
    Proof.HASHES: "the hashes are not those that you saw before you revealed your share",
    Proof.VOIDS: "a void start that you took part in is missing",
    Proof.SEEN: "you were shown something else during the game",
}
"""What it means when a proof fails."""


class Evidence(NamedTuple):
    """What somebody knows of a deal."""

    commitment: str | None
    """What the table showed before the deal."""
    receipt: Receipt | None
    """What a client has kept of the start."""

    def check(self, record: Record, game: AnyGame) -> None:
        """Refuse a record that the evidence contradicts."""
        pledge = record.pledge
        if pledge is None:
            if self.commitment or self.receipt:
                raise BadRecord("header: the record has no pledge, so it does not say how it was dealt")
            return
        if self.commitment and pledge.commitment != self.commitment:
            raise BadRecord("header: the secret does not match the commitment")
        if self.receipt is None:
            return
        if isinstance(record, RecordV1):
            raise BadRecord("receipt: 0.1.0 gave no receipts, so this is the record of another game")
        for proof, holds in check_own(record, game, self.receipt):
            if holds is False:
                raise BadRecord(f"receipt: {AGAINST[proof]}")


def read_receipt(name: str | None) -> Receipt | None:
    """The receipt in a file."""
    if name is None:
        return None
    with open(name, "rb") as file:
        text = file.read()
    try:
        return decode(text)
    except BadSetup as error:
        raise Failure("bad-receipt", f"{name}: {error}") from None

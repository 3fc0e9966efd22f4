"""What every client does while a table deals: commit to a share, reveal it, and keep a receipt (docs/deal.md)."""

import secrets
from collections.abc import Callable

from msgspec.structs import replace

from brushpass.core.fair import BYTES
from brushpass.core.receipt import Distrust, Receipt, SeenVoid
from brushpass.core.seats import Seat
from brushpass.wire.inbound import CommitShare, RevealShare
from brushpass.wire.tables import Stage, TableView


class Participant:
    """One seat's part in the deals of one table. Keep it as long as the client runs."""

    def __init__(
        self, seat: Seat, random_bytes: Callable[[int], bytes] = secrets.token_bytes, *, briefing: bool = False
    ) -> None:
        """With `briefing`, the table waits until this client has sent `briefed`, before anybody is asked anything."""
        self._seat, self._random_bytes, self._briefing = seat, random_bytes, briefing
        self._receipts: dict[tuple[int, int], Receipt] = {}
        """What was kept of each start, by round and attempt."""
        self._begun: set[tuple[int, int]] = set()
        """The starts whose games were seen to begin."""
        self._ended: set[tuple[int, int]] = set()
        """The starts whose games were seen to end. A server can show for a moment that a game begins, so only these
        count as games."""

    def answer(self, table: TableView) -> CommitShare | RevealShare | None:
        """What to send now that the table looks like this, if anything.

        Send it whenever the table's view changes, and again after a lost connection: the id stays the same, so the
        server carries it out once. Raises `Distrust` when the table does not keep to the procedure; then send nothing.
        """
        key = table.round, table.attempt
        if table.stage is Stage.PLAYING:
            self._begun.add(key)
        elif table.stage is Stage.OVER:
            self._ended.add(key)
        if table.stage is not Stage.DEALING:
            return None
        receipt = self._receipts.get(key)
        if receipt is None:
            receipt = Receipt(self._seat, *key, table.commitment, self._random_bytes(BYTES).hex())
            self._receipts[key] = receipt
        if table.commitment != receipt.commitment:
            raise Distrust("the table has changed its commitment during a start")
        if not table.hashes:
            return CommitShare(f"commit-{key[0]}-{key[1]}", table.attempt, receipt.hash, self._briefing)
        self._receipts[key] = receipt.listed(table.hashes, table.commitment, table.attempt)
        return RevealShare(f"reveal-{key[0]}-{key[1]}", table.attempt, receipt.share)

    def receipt(self, round_number: int) -> Receipt | None:
        """What was kept of the last start of a round that this client took part in; None if it took part in none.

        It lists all earlier starts whose game this client did not see to its end, whatever the table says: also those
        of an earlier round, in case the table says that a game was played which nobody saw.
        """
        starts = [self._receipts[key] for key in sorted(self._receipts) if key[0] <= round_number]
        if not starts or starts[-1].round != round_number:
            return None
        voids = (
            SeenVoid(*key, start.commitment, revealed=bool(start.hashes), begun=key in self._begun)
            for start in starts[:-1]
            if (key := (start.round, start.attempt)) not in self._ended
        )
        return replace(starts[-1], voids=tuple(voids))

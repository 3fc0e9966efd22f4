"""A server that deals as the procedure says, and can be told to cheat; and the clients at its table."""

from dataclasses import dataclass, field
from random import Random
from typing import Final

from msgspec.structs import replace

from brushpass.clients.participant import Participant
from brushpass.core import fair
from brushpass.core.fair import Place, Pledge, VoidStart, share_hash
from brushpass.core.receipt import Receipt
from brushpass.core.record import Recorder, RecordV2
from brushpass.core.seats import Seat
from brushpass.games.registry import GAMES
from brushpass.wire.inbound import CommitShare, RevealShare
from brushpass.wire.tables import Settings, Stage, TableView

SECRETS: Final = GAMES["secrets"]
SEATS: Final = 4
HONEST: Final = (Seat(0), Seat(1))
FRIEND: Final = Seat(2)


@dataclass
class Server:
    """A server that follows the procedure unless a method is told otherwise."""

    luck: Random = field(default_factory=lambda: Random("a server that cheats"))
    voids: list[VoidStart] = field(default_factory=list)
    clients: dict[Seat, Participant] = field(default_factory=dict)
    round: int = 1

    def __post_init__(self) -> None:
        self.clients = {seat: Participant(seat, Random(f"client {seat}").randbytes) for seat in HONEST}
        self.draw()

    def draw(self) -> None:
        """A new secret of the table, and a new share of the server's friend."""
        self.secret, self.share = self.luck.randbytes(32), self.luck.randbytes(32)

    @property
    def attempt(self) -> int:
        return len(self.voids) + 1

    def show(self, stage: Stage) -> None:
        """Say to everybody that the table is in this stage."""
        for client in self.clients.values():
            assert client.answer(replace(self.view(), stage=stage)) is None

    def view(self, hashes: tuple[str, ...] = (), secret: bytes | None = None) -> TableView:
        """What the server shows of the table while it deals."""
        return TableView(
            code="BAMI-ROTU",
            stage=Stage.DEALING,
            settings=Settings(game="secrets"),
            revision=1,
            seats=(),
            host=0,
            round=self.round,
            attempt=self.attempt,
            commitment=fair.commitment(self.secret if secret is None else secret),
            hashes=hashes,
        )

    def hash_of(self, seat: Seat, share: bytes, secret: bytes | None = None) -> str:
        commitment = fair.commitment(self.secret if secret is None else secret)
        return share_hash(share, Place(commitment, self.round, self.attempt, seat))

    def hashes(self) -> tuple[str, ...]:
        """The list, as an honest server makes it."""
        shown = []
        for client in self.clients.values():
            message = client.answer(self.view())
            assert isinstance(message, CommitShare)
            shown.append(message.hash)
        return (*shown, self.hash_of(FRIEND, self.share), "")

    def shares(self, hashes: tuple[str, ...]) -> list[bytes]:
        """What clients reveal when they are shown this list, and the friend's share."""
        revealed = []
        for client in self.clients.values():
            message = client.answer(self.view(hashes))
            assert isinstance(message, RevealShare)
            revealed.append(bytes.fromhex(message.share))
        return [*revealed, self.share]

    def pledge(self, hashes: tuple[str, ...], shares: list[bytes], secret: bytes | None = None) -> Pledge:
        told = secret or self.secret
        return Pledge(self.round, told.hex(), hashes, (*(share.hex() for share in shares), ""), tuple(self.voids))

    def void(self, hashes: tuple[str, ...], shares: list[bytes]) -> None:
        """Say that the friend has not revealed its share, and begin again."""
        revealed = (*(share.hex() for share in shares[:2]), "", "")
        self.voids.append(VoidStart(self.secret.hex(), hashes, revealed))
        self.draw()

    def receipts(self) -> list[Receipt]:
        return [kept for client in self.clients.values() if (kept := client.receipt(self.round)) is not None]


def likes(pledge: Pledge) -> bool:
    """Whether the server's friend begins."""
    deal = SECRETS.deal.from_seed(pledge.seed, SEATS)
    return bool(deal.first == FRIEND)


def recorded(pledge: Pledge) -> RecordV2:
    """A record with this pledge, of a game in which nobody has chosen yet."""
    deal = SECRETS.deal.from_seed(pledge.seed, SEATS)
    recorder = Recorder(SECRETS, SEATS, SECRETS.rules(), deal, pledge=pledge)
    recorder.laid(SECRETS.setup(SEATS, deal, SECRETS.rules())[0])
    record = recorder.record()
    assert isinstance(record, RecordV2)
    return record

"""What is known of a table, and what follows from it. Nothing here changes anything."""

from dataclasses import dataclass, field

from brushpass.core import fair
from brushpass.core.fair import Place, VoidStart
from brushpass.core.seats import Seat
from brushpass.table.clock import Clock
from brushpass.table.evening import Evening, Player
from brushpass.table.match import Match
from brushpass.table.quota import Quota
from brushpass.table.seat_state import SeatState
from brushpass.table.start import StartState
from brushpass.table.streams import SEATS, Streams
from brushpass.table.time_state import BRIEFING_SECONDS, TimeState
from brushpass.wire.tables import Presence, Settings, Stage

MANY = 2
"""With at least this many people, everybody waits for each other."""
ALONE_SECONDS = 1.0
"""How long a delayed answer takes if one person plays with bots: enough time for every bot to choose."""


@dataclass
class TableFacts:
    """A table, as seen by code that may know the truth."""

    code: str
    reference: str = ""
    """What logs call the table: the id of its first entry, which reveals its code only to those who have the store."""
    number: int = 0
    """How many entries of the log were applied."""
    settings: Settings = field(default_factory=Settings)
    settings_revision: int = 0
    """Rises with every change of the settings."""
    seats: list[SeatState] = field(default_factory=list)
    round_number: int = 1
    """1 for the table's first game, 2 for the rematch, and so on."""
    secret: str = ""
    """The table's part of the next deal, in hexadecimal."""
    start: StartState | None = None
    """The start that the host has asked for, until the game begins."""
    voids: list[VoidStart] = field(default_factory=list)
    """The starts of this round that came to nothing."""
    match: Match | None = None
    time: TimeState = field(default_factory=TimeState)
    streams: Streams = field(default_factory=Streams)
    done: dict[Seat, dict[str, int]] = field(default_factory=dict)
    """Ids of each seat's messages that were carried out, with their entries' numbers. None is carried out twice."""
    last_at: float = 0.0
    """When the last entry was written, by the wall clock of its writer."""
    answer: float = 0.0
    """How many seconds this server gives every delayed answer between people (GE31). It is not in the log."""
    plugin_minds: bool = False
    """Whether this server lets minds from other packages play. It is not in the log."""
    clock: Clock | None = None
    """The clock of this process, by which everything waits; None while a log is read, because it has its own times."""
    revision: int = 0
    """Rises with everything that changes the table's view."""
    evening: Evening = field(default_factory=Evening)
    """The scoreboard of the games before this round."""
    quota: Quota = field(default_factory=Quota)
    """How much was written in this round, besides choices."""
    _prompt_counts: dict[Seat, int] = field(default_factory=dict)
    """How many prompts each seat has had."""
    _cleared: int = 0
    """The number of the entry that began the running round."""

    def counts(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """How many messages each viewer was told, and how many prompts each seat has had."""
        return tuple(self.streams.numbers().values()), tuple(self._prompt_counts.get(seat, 0) for seat in SEATS)

    @property
    def stage(self) -> Stage:
        """Whether the table is in the lobby, dealing, playing, or done."""
        if self.match is None:
            return Stage.LOBBY if self.start is None else Stage.DEALING
        return Stage.OVER if self.match.is_over else Stage.PLAYING

    @property
    def attempt(self) -> int:
        """Which start of this round is the next or the running one, from 1."""
        return len(self.voids) + 1

    def place(self, seat: Seat) -> Place:
        """Where a seat's share belongs in the running start."""
        return Place(fair.commitment(bytes.fromhex(self.secret)), self.round_number, self.attempt, seat)

    @property
    def host(self) -> Seat | None:
        """The person who was given the role; before that, the one who has sat here longest and so opened the table."""
        seats = self.seats
        return min(self.people_seats, key=lambda seat: (not seats[seat].is_host, seats[seat].seated), default=None)

    @property
    def people_seats(self) -> list[Seat]:
        """The seats that people have."""
        return [Seat(number) for number, seat_state in enumerate(self.seats) if seat_state.is_person]

    def voters(self, but: Seat | None = None) -> list[Seat]:
        """The people whose votes count: all who are here, or may be back in a moment, except one."""
        return [seat for seat in self.people_seats if seat != but and not self.seats[seat].is_absent]

    @property
    def people(self) -> int:
        """How many seats people have."""
        return sum(seat_state.is_person for seat_state in self.seats)

    @property
    def answer_pace(self) -> float:
        """How long a delayed answer takes here, whether or not somebody chooses in secret (GE31)."""
        if self.match is not None and not self.match.game.delayed:
            return 0.0
        return self.answer if self.people > 1 else min(self.answer, ALONE_SECONDS)

    @property
    def answer_limit(self) -> float:
        """How long a person has to choose in secret; 0 is no limit, because bots do not read clocks."""
        return self.answer_pace if self.people > 1 else 0.0

    def shown(self, at: float) -> float:
        """A moment of this table as wall clocks show it, to the millisecond."""
        return round(at if self.clock is None else at + self.clock.ahead, 3)

    def seats_of(self, tokens: set[str]) -> list[Seat]:
        """The seats whose token has one of these hashes."""
        return [
            Seat(seat)
            for seat, seat_state in enumerate(self.seats)
            if seat_state.is_person and seat_state.token in tokens
        ]

    @property
    def briefing_until(self) -> float | None:
        """When the game begins without those who are still reading; None if one person plays alone, without limit."""
        since = self.time.reading_since
        return None if since is None or self.people < MANY else since + BRIEFING_SECONDS

    def evening_after(self, winners: tuple[Seat, ...]) -> Evening:
        """The scoreboard after this round. A game no longer counts for a person who has left it for good."""
        return self.evening.with_game(
            Player(seat_state.name, bool(seat_state.mind), seat in winners)
            for seat, seat_state in enumerate(self.seats)
            if seat_state.presence is not Presence.GONE
        )

"""A seat of a table, as the log describes it."""

from dataclasses import dataclass, field

from brushpass.core.seats import Seat
from brushpass.wire.tables import Presence, SeatView


@dataclass
class SeatState:
    """A seat, and who has it."""

    name: str = ""
    token: str = ""
    """Hash of the person's token; empty for a mind or a free seat."""
    mind: str = ""
    """The mind or level that has the seat; empty for a person or a free seat."""
    ready: bool = False
    entropy: str = ""
    """The person's part of a deal of 0.1.0, in hexadecimal."""
    presence: Presence = Presence.AWAY
    process: str = ""
    """The server process that a person's device is connected to."""
    since: float = 0.0
    """When the presence last changed."""
    bot_controlled: bool = False
    """A bot is playing for the person."""
    played_since: float = 0.0
    """When the bot began to play."""
    stood_in: bool = False
    """The person's time is up, and a bot makes this one decision."""
    misses: int = 0
    """How many decisions in a row the person was too late for. What they are asked in secret does not count."""
    link: str = ""
    """Hash of the one-time word that moves this seat."""
    link_made: float = 0.0
    """When that word was made."""
    formerly: str = ""
    """The name with which the person began the running game, if it is different."""
    seated: int = 0
    """The number of the entry by which the person sat down: the lowest number has sat here longest."""
    has_come: bool = False
    """Whether the person was ever connected."""
    is_absent: bool = False
    """Whether the person has been away for so long that the table goes on without them."""
    is_host: bool = False
    """Whether the host's role was given to this person."""
    votes: set[Seat] = field(default_factory=set)
    """The seats that have voted to remove this person from the running game."""
    again: bool = False
    """Whether the person wants another game, once one is over."""

    @property
    def is_person(self) -> bool:
        """Whether a person has this seat."""
        return bool(self.token)

    @property
    def is_played(self) -> bool:
        """Whether a bot plays this seat."""
        return bool(self.mind) or self.bot_controlled or self.stood_in

    @property
    def is_free(self) -> bool:
        """Whether nobody has this seat."""
        return not self.name

    def stand_in(self, at: float) -> None:
        """The person was too late: a bot decides, once."""
        self.stood_in, self.misses, self.played_since = True, self.misses + 1, at

    def take_over(self, at: float, asked_since: float) -> None:
        """A bot plays from now on.

        If it has played for this question before, its delay goes on: nobody stalls a game by taking the seat back
        again and again.
        """
        self.bot_controlled, self.misses = True, 0
        if self.played_since < asked_since or asked_since == at:
            self.played_since = at

    def answered(self, *, in_person: bool, in_secret: bool) -> None:
        """The seat has answered. A secret answer clears no misses: what follows would give it away."""
        self.stood_in = False
        if in_person and not in_secret:
            self.misses = 0

    def view(self) -> SeatView:
        """The seat as everybody sees it."""
        presence = Presence.HERE if self.mind else self.presence
        return SeatView(
            self.name,
            self.mind,
            presence,
            self.ready,
            self.bot_controlled,
            formerly=self.formerly,
            votes=tuple(sorted(self.votes)) if self.votes else (),
            again=self.again,
        )

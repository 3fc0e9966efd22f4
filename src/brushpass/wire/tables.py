"""What everybody may know about a table, apart from its game."""

from enum import StrEnum

import msgspec


class Stage(StrEnum):
    """What a table is doing."""

    LOBBY = "lobby"
    DEALING = "dealing"
    """The host has asked for a start; seats and settings are fixed (docs/deal.md)."""
    PLAYING = "playing"
    OVER = "over"


class Aids(StrEnum):
    """How much the page helps players (V8, GS51)."""

    OFF = "off"
    """No help: as at a real table, you see what you are shown once."""
    OWN = "own"
    """Each player sees what they have seen before, and their notes."""
    FULL = "full"
    """Each player also sees everything that follows from it."""


class Keeps(StrEnum):
    """What the records of a table's games keep besides choices."""

    CLAIMS = "claims"
    """Claims from the phrase book."""
    TALK = "talk"
    """Free talk, too: everything that people write during a game."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table, which its host picks."""

    game: str = ""
    """The name of an installed game; empty: the first of them."""
    players: int = 4
    rules: dict[str, bool | str] = {}
    """The game's switches: on, off or a word; absent ones have their default."""
    deadline: int = 0
    """Seconds for each prompt. Then its `default` is chosen, or a bot decides (GS54); 0 is no limit."""
    aids: Aids = Aids.OWN
    misses: int = 2
    """How many decisions in a row a person may be too late for: a bot takes the seat with the last of them."""
    keeps: Keeps = Keeps.CLAIMS
    bots_talk: bool = True
    """Whether bots may say anything, be it a claim or the word that comes with an offer. They hear people in any
    case."""


class Presence(StrEnum):
    """Whether a person is at the table."""

    HERE = "here"
    AWAY = "away"
    """Not connected."""
    GONE = "gone"
    """Left the table for good."""


class SeatView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it."""

    name: str
    """Empty if the seat is free."""
    mind: str = ""
    """The level of the mind that has the seat; empty for a person."""
    presence: Presence = Presence.HERE
    ready: bool = False
    bot_controlled: bool = msgspec.field(default=False, name="minded")
    """A bot plays for this person for the time being."""
    formerly: str = ""
    """The name with which this person began the running game, if it is another."""
    votes: tuple[int, ...] = ()
    """The seats of those who want this person removed from the running game."""
    again: bool = False
    """This person wants another game, once one is over."""


class Score(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a name has done at this table, over all its games."""

    name: str
    games: int
    wins: int = 0
    streak: int = 0
    """How many of its latest games in a row it has won."""
    mind: bool = False
    """Whether a mind played under this name."""


class BriefingView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whom the table waits for before anybody is asked anything."""

    waits: tuple[int, ...]
    """The seats of those who have not put their briefing away."""
    until: float | None = None
    """When the game begins without them, in seconds since the epoch; absent: it waits."""


class PauseView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pause, or the wish for one."""

    votes: tuple[int, ...] = ()
    """The seats of those who want a pause or, during one, to go on."""
    since: float | None = None
    """When the pause began, in seconds since the epoch; absent: the game is not paused."""
    until: float | None = None
    """When it ends by itself."""


class TableView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as everybody sees it."""

    code: str
    stage: Stage
    settings: Settings
    revision: int
    """Rises with every change of the settings; `ready` names the one that was seen."""
    seats: tuple[SeatView, ...]
    host: int | None
    """The seat of the host, who can change settings and start; None while no person has a seat."""
    round: int
    """1 for the table's first game, 2 for the rematch, and so on."""
    attempt: int
    """1 for the first start of this game, one more after every void start."""
    commitment: str
    """SHA-256 of the table's secret for this start (docs/deal.md)."""
    hashes: tuple[str, ...] = ()
    """While the table deals, once all are in: the hash of each seat's share, empty for a seat without a person."""
    until: float | None = None
    """While the table deals: when the start is void if an answer is missing, in seconds since the epoch."""
    scores: tuple[Score, ...] = ()
    """The evening's scoreboard, the most wins first; left out while a game is played."""
    briefing: BriefingView | None = None
    """Only while people read what they are told before the first turn."""
    pause: PauseView | None = None
    """Only while the game is paused, or somebody wants it to be."""

"""What is in the box of SECRETS (S2, S3), and its switches. All of this is printed: public knowledge."""

from enum import StrEnum
from typing import ClassVar, Final, Literal

from brushpass.core.messages import Rules as BaseRules
from brushpass.core.seats import Seat
from brushpass.core.switches import seat_of


class Kind(StrEnum):
    """The eight characters (S2.1)."""

    DOUBLE_AGENT = "double-agent"
    POLITICIAN = "politician"
    PSYCHIATRIST = "psychiatrist"
    DETECTIVE = "detective"
    JOURNALIST = "journalist"
    SCIENTIST = "scientist"
    DIPLOMAT = "diplomat"
    ASSASSIN = "assassin"


COPIES: Final = {
    Kind.DOUBLE_AGENT: 3,
    Kind.POLITICIAN: 4,
    Kind.PSYCHIATRIST: 2,
    Kind.DETECTIVE: 3,
    Kind.JOURNALIST: 4,
    Kind.SCIENTIST: 6,
    Kind.DIPLOMAT: 3,
    Kind.ASSASSIN: 4,
}
VALUE: Final = {
    Kind.DOUBLE_AGENT: 2,
    Kind.POLITICIAN: 3,
    Kind.PSYCHIATRIST: -1,
    Kind.DETECTIVE: -2,
    Kind.JOURNALIST: 3,
    Kind.SCIENTIST: 5,
    Kind.DIPLOMAT: 1,
    Kind.ASSASSIN: 0,
}
CHARACTERS: Final = tuple(kind for kind in Kind for _ in range(COPIES[kind]))
"""The 29 character cards in printed order, before any shuffle."""

BULLETS: Final = (0, -1, -2, -3)
"""The four bullets by value (S2.2)."""


class Face(StrEnum):
    """What an identity token shows (S2.3)."""

    CIA = "cia"
    KGB = "kgb"
    HIPPIE = "hippie"


VERSION: Final = 1
"""Rises when the same deal and choices would give other events; not for speed or tidying."""

PLAYERS: Final = range(4, 9)

POOL: Final = {
    players: (Face.CIA,) * agents + (Face.KGB,) * agents + (Face.HIPPIE,) * hippies
    for players, agents, hippies in ((4, 2, 1), (5, 2, 2), (6, 3, 1), (7, 3, 2), (8, 4, 1))
}
"""The n+1 tokens in play for n players (S3.3)."""

LIMIT: Final = {4: 5, 5: 5, 6: 5, 7: 4, 8: 4}
"""L: the game ends when a display holds this many cards (S9.1)."""

NEIGHBOUR_PEEK_FROM: Final = 5
"""With at least this many players, each also sees the right neighbour's token at the start (S4)."""
CENTRE_REVEAL_FROM: Final = 7
"""With at least this many players, the centre token is shown to all at the start (S4)."""

CENTRE: Final = "centre"
Slot = Seat | Literal["centre"]
"""A place that holds exactly one identity token: one at each seat, and the centre (S1)."""


class Rules(BaseRules, frozen=True):
    """The switches of SECRETS."""

    written: ClassVar[frozenset[str] | None] = frozenset({"tied_hippies_win"})

    tied_hippies_win: bool | Literal["among-hippies"] = False
    """V5: hippies who share the lowest score win too, with anybody or only with each other. Off: only a hippie who is
    lowest alone (S9.4)."""
    last_pairs_stay: bool = False
    """V4: a pair of the last turn stays face up and counts. Off: it turns down before the count (GS9)."""
    begins: Literal[
        "chance", "winner", "seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6", "seat-7"
    ] = "chance"
    """V12: who has the first turn. `winner` is for the table to replace; where it has not, chance decides (GS41)."""

    def first(self, dealt: Seat) -> Seat:
        """Who has the first turn, where chance names this seat."""
        named = seat_of(self.begins)
        return dealt if named is None else named

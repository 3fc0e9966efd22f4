"""A table of SECRETS as plain arrays: the truth of one sample, and what every seat knows in it.

A set of slots is a number: bit `s` is the slot of seat `s`, bit `players` is the centre. An arrangement is two such
sets, the slots with the CIA's tokens and those with the KGB's. What a seat knows is a list of arrangements with
weights: the worlds that it cannot rule out, in the order of its dossier.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from brushpass.games.secrets.open.cards import COPIES, VALUE, Kind

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

KINDS: Final = tuple(Kind)
NUMBER: Final = {kind: number for number, kind in enumerate(KINDS)}
DOUBLE_AGENT, POLITICIAN, PSYCHIATRIST, DETECTIVE, JOURNALIST, SCIENTIST, DIPLOMAT, ASSASSIN = range(8)
VALUES: Final = np.array([VALUE[kind] for kind in KINDS])

SEATS: Final = 8
"""The most seats that there is room for."""
WORLDS: Final = 512
"""The most worlds of one seat: at most 60 after the first looks, doubled by at most three Diplomats."""
RING: Final = 32
"""The size of the ring buffer that holds the deck."""
assert sum(COPIES.values()) <= RING

OFFER, UN, ANSWER, EFFECT, OVER = range(5)
"""Phases."""

(
    PLAYERS,
    LIMIT,
    TIED,  # which ties of hippies win: 0 none, 1 among themselves, 2 any (V5)
    PAIRS_STAY,  # whether a pair of the last turn stays face up (V4)
    PHASE,
    ACTIVE,
    HOLDER,  # of the UN token, or -1
    FIRST,  # the two shown characters
    SECOND,
    OFFERED,  # the offered character
    TARGET,
    ACTOR,
    HELD,  # the bullet in the actor's hand
    HEAD,  # of the deck
    SIZE,
    DRAWN,  # bullets
    CIA,  # where the tokens really are
    KGB,
    LUCK,  # of coin-tossers: the state of their random generator
    EFFORT,  # worlds that believers have considered so far
    FIELDS,
) = range(21)
"""Where each number stands in `Board.at`."""


TIES: Final[dict[bool | str, int]] = {False: 0, "among-hippies": 1, True: 2}
"""The number that stands for each value of the switch `tied_hippies_win`."""


class Board(NamedTuple):
    """One table."""

    at: Ints
    """Single numbers, by the names above."""
    deck: Ints
    bullets: Ints
    """All four, in the order in which they are drawn."""
    up: Ints
    """Seat × kind: face-up characters."""
    counts: Ints
    """Seat: all cards."""
    scores: Ints
    """Seat: what the face-up characters are worth."""
    shots: Ints
    """Seat: how many bullets."""
    damage: Ints
    """Seat: what the bullets are worth."""
    placed: Ints
    """Viewer × seat: how many bullets that seat has from the viewer, who knows them."""
    known: Ints
    """Viewer × seat: what those are worth."""
    unknown: Ints
    """Viewer × 2: how many bullets the viewer has not drawn, and what they are worth together."""
    cia: Ints
    """Viewer × world."""
    kgb: Ints
    weight: Floats
    worlds: Ints
    """Viewer: how many worlds there are."""
    numbers: Ints
    """Viewer × world: its number among those that the public cannot rule out, where the table was sampled."""
    seat_type: Ints
    """Seat: its opponent type, by the names in `opponent_policies`; 0 is a believer."""


def empty_board() -> Board:
    """A table with nothing on it."""
    seats = (SEATS,)
    return Board(
        at=np.zeros(FIELDS, dtype=np.int64),
        deck=np.zeros(RING, dtype=np.int64),
        bullets=np.zeros(4, dtype=np.int64),
        up=np.zeros((SEATS, len(KINDS)), dtype=np.int64),
        counts=np.zeros(seats, dtype=np.int64),
        scores=np.zeros(seats, dtype=np.int64),
        shots=np.zeros(seats, dtype=np.int64),
        damage=np.zeros(seats, dtype=np.int64),
        placed=np.zeros((SEATS, SEATS), dtype=np.int64),
        known=np.zeros((SEATS, SEATS), dtype=np.int64),
        unknown=np.zeros((SEATS, 2), dtype=np.int64),
        cia=np.zeros((SEATS, WORLDS), dtype=np.int64),
        kgb=np.zeros((SEATS, WORLDS), dtype=np.int64),
        weight=np.zeros((SEATS, WORLDS)),
        worlds=np.zeros(SEATS, dtype=np.int64),
        numbers=np.zeros((SEATS, WORLDS), dtype=np.int64),
        seat_type=np.zeros(SEATS, dtype=np.int64),
    )

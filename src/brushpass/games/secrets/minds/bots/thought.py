"""Why a bot chose as it did, as data that a client can put into words."""

from typing import NamedTuple

import msgspec
import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.forecast import Worlds
from brushpass.games.secrets.minds.dossier.arrangements import Floats
from brushpass.games.secrets.minds.dossier.snapshot import Chances
from brushpass.games.secrets.open.choices import Ask


class Thought(NamedTuple):
    """A decision while it is still numbers."""

    ask: Ask
    worlds: Worlds
    """What the bot thought possible, in its one information set."""
    value: Floats
    """How good each option looked."""
    about: Seat | None
    """The other seat that it was mainly about."""


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """The figures that a decision rests on."""

    ask: Ask
    edge: float
    """How much better the choice looked than the next best: in win chance, for the Detective in bits."""
    own_token: Chances
    """What the bot held its own token to be."""
    about: Seat | None = None
    """Whom it was about: the target of an offer, the player who offered, or whoever gets a card or a bullet."""
    their_token: Chances | None = None
    """What the bot held that seat's token to be."""


def reason(thought: Thought, seat: Seat) -> Reason:
    """The thought of this seat as data."""
    ask, worlds, value, about = thought
    second, best = np.partition(value, -2)[-2:].tolist()
    their_token = None if about is None else _faces(worlds, about)
    return Reason(ask, best - second, _faces(worlds, seat), about, their_token)


def _faces(worlds: Worlds, seat: Seat) -> Chances:
    sides, probability = worlds.sides[seat], worlds.belief[:, 0]
    return Chances(*(float(probability[sides == side].sum()) for side in (1, -1, 0)))

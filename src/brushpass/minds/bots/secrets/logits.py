"""How people choose: conditional logits for three temperaments, and which of them a seat seems to have.

*Believers* follow their own best chance to win as far as they can know it. `logits.json` says how keenly: for each
question and number of players, the log-odds of one unit of win chance (for the Detective: of one bit), fitted on games
of believing minds by `python -m brushpass.research.likelihoods`. *Collectors* look at their own score alone. The
*blind* toss coins. Which one a seat is, is itself inferred, so nobody is forced into a mould, and as the blind can do
anything, nothing that was possible ever becomes impossible.
"""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.secrets.choices import Ask
from brushpass.minds.bots.secrets.witness import Act
from brushpass.minds.dossier.secrets.arrangements import Floats

TEMPER: Final = 0.7
"""An act counts for less than the fit says: nobody is exactly of one temperament."""
PRIOR: Final = np.array((0.7, 0.15, 0.15))
"""How common believers, collectors and the blind are."""
LEAST: Final = 0.02
"""No seat is ever thought less likely than this to be of a temperament."""
COLLECT: Final = 2.0
"""How keenly collectors collect: log-odds of one point."""


class Logits(msgspec.Struct, frozen=True):
    """The fitted numbers, and where they came from."""

    games: int
    """Games for each number of players."""
    seed: str
    keenness: dict[int, dict[Ask, float]]
    """By number of players, then by question."""


@cache
def fitted() -> Logits:
    """The numbers that come with the package."""
    return msgspec.json.decode(files(__package__).joinpath("logits.json").read_bytes(), type=Logits)


def choice_probabilities(value: Floats, keenness: float) -> Floats:
    """Option × mind: how likely each option is taken."""
    odds = np.exp(keenness * (value - value.max(axis=0)))
    probability: Floats = odds / odds.sum(axis=0)
    return probability


class Temperaments:
    """What each seat seems to be like."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._shares: dict[Seat, Floats] = {}

    def shares(self) -> Floats:
        """Seat × temperament: how likely each seat is so, by what it has done."""
        return np.stack([self._shares.get(Seat(seat), PRIOR) for seat in range(self._players)])

    def likelihoods(self, act: Act, options: list[int]) -> Floats:
        """Option × world: how well the world explains each of these options, tempered."""
        return self._mixed(act.seat, self._kinds(act, options))

    def learn(self, act: Act, probability: Floats) -> Floats:
        """World: how well it explains the act. What the act says about its seat's temperament is kept in mind.

        `probability`: how likely the worlds were before it.
        """
        assert act.chosen is not None
        kinds = self._kinds(act, [act.chosen])
        likelihood: Floats = self._mixed(act.seat, kinds)[0]
        shares = self._shares.get(act.seat, PRIOR) * (kinds[0] @ probability)
        shares = np.maximum(shares / shares.sum(), LEAST)
        self._shares[act.seat] = shares / shares.sum()
        return likelihood

    def _mixed(self, seat: Seat, kinds: Floats) -> Floats:
        mixed: Floats = (self._shares.get(seat, PRIOR) @ kinds) ** TEMPER
        return mixed

    def _kinds(self, act: Act, options: list[int]) -> Floats:
        """Option × temperament × world: how likely each temperament takes the option."""
        keenness = fitted().keenness[self._players][act.ask]
        possible = np.isfinite(act.value[:, :1])
        points = np.where(possible, act.points[:, None] * np.array((1.0, -1.0)), -np.inf)
        believing = choice_probabilities(act.value, keenness)[options][:, act.mind]
        collecting = choice_probabilities(points, COLLECT)[options][:, (act.side == 0).astype(np.intp)]
        blind = np.full(believing.shape, 1 / possible.sum())
        return np.stack((believing, collecting, blind), axis=1)

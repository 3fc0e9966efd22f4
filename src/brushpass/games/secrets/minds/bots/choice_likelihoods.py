"""How people choose: conditional logits for three temperaments.

*Believers* follow their own best chance to win as far as they can know it. `choice_likelihoods.json` says how
keenly: for each question and number of players, the log-odds of one unit of win chance (for the Detective: of one bit),
fitted on games of believing minds by `python -m brushpass.games.secrets.fit_choice_model`. *Collectors* look at their
own score alone. The *blind* toss coins; as they can do anything, nothing that was possible ever becomes impossible.
"""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
import numpy as np

from brushpass.games.secrets.minds.bots.observed_choices import Act
from brushpass.games.secrets.minds.dossier.arrangements import Floats
from brushpass.games.secrets.open.choices import Ask

TEMPER: Final = 0.7
"""An act counts for less than the fit says: nobody is exactly of one temperament."""
LAPSE: Final = 0.05
"""How often anybody tosses a coin; the numbers were fitted with as many."""
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
    return msgspec.json.decode(files(__package__).joinpath("choice_likelihoods.json").read_bytes(), type=Logits)


def choice_probabilities(value: Floats, keenness: float) -> Floats:
    """Option × mind: how likely each option is taken."""
    odds = np.exp(keenness * (value - value.max(axis=0)))
    probability: Floats = odds / odds.sum(axis=0)
    return probability


def kinds(act: Act, options: list[int], players: int) -> Floats:
    """Option × temperament × world: how likely each temperament takes the option, tempered."""
    keenness = fitted().keenness[players][act.ask]
    possible = np.isfinite(act.value[:, :1])
    points = np.where(possible, act.points[:, None] * np.array((1.0, -1.0)), -np.inf)
    believing = choice_probabilities(act.value, keenness)[options][:, act.mind]
    collecting = choice_probabilities(points, COLLECT)[options][:, (act.side == 0).astype(np.intp)]
    blind = np.full(believing.shape, 1 / possible.sum())
    sure = np.stack((believing, collecting, blind), axis=1)
    tempered: Floats = ((1 - LAPSE) * sure + LAPSE * blind[:, None]) ** TEMPER
    return tempered

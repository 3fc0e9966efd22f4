"""How likely an opponent of each type makes a choice: conditional logits.

*Believers* follow their own best chance to win, as far as they can know it. `choice_likelihoods.json` says how keenly:
for each question and number of players, the log-odds of one unit of win chance (for the Detective: of one bit), fitted
on games of believing minds by `python -m brushpass.games.secrets.fit_choice_model`. *Collectors* look at their own
score alone. *Coin-tossers* choose at random; as they may choose anything, nothing possible ever becomes impossible.
"""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
import numpy as np

from brushpass.games.secrets.minds.bots.observed_choices import ObservedChoice
from brushpass.games.secrets.minds.dossier.arrangements import Floats
from brushpass.games.secrets.open.choices import Ask

TEMPERING: Final = 0.7
"""The power that likelihoods are raised to: a choice counts for less than the fit says, as nobody is exactly of one
type."""
LAPSE: Final = 0.05
"""How often anybody chooses at random; the numbers were fitted with the same share."""
COLLECTOR_KEENNESS: Final = 2.0
"""How keenly collectors collect: log-odds of one point."""


class ChoiceModel(msgspec.Struct, frozen=True):
    """The fitted numbers, and where they came from."""

    games: int
    """Games for each number of players."""
    seed: str
    keenness: dict[int, dict[Ask, float]]
    """By number of players, then by question."""


@cache
def fitted() -> ChoiceModel:
    """The numbers that come with the package."""
    return msgspec.json.decode(files(__package__).joinpath("choice_likelihoods.json").read_bytes(), type=ChoiceModel)


def choice_probabilities(value: Floats, keenness: float) -> Floats:
    """Option × information set: how likely each option is chosen."""
    odds = np.exp(keenness * (value - value.max(axis=0)))
    probability: Floats = odds / odds.sum(axis=0)
    return probability


def choice_likelihoods(choice: ObservedChoice, options: list[int], players: int) -> Floats:
    """Option × type × world: how likely an opponent of each type chooses the option, tempered."""
    keenness = fitted().keenness[players][choice.ask]
    possible = np.isfinite(choice.value[:, :1])
    points = np.where(possible, choice.points[:, None] * np.array((1.0, -1.0)), -np.inf)
    is_hippie = (choice.side == 0).astype(np.intp)
    believer = choice_probabilities(choice.value, keenness)[options][:, choice.infoset]
    collector = choice_probabilities(points, COLLECTOR_KEENNESS)[options][:, is_hippie]
    coin_tosser = np.full(believer.shape, 1 / possible.sum())
    pure = np.stack((believer, collector, coin_tosser), axis=1)
    tempered: Floats = ((1 - LAPSE) * pure + LAPSE * coin_tosser[:, None]) ** TEMPERING
    return tempered

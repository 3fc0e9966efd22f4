"""Fit how keenly believing minds follow their own values, for `minds.bots.choice_likelihoods`.

    python -m brushpass.games.secrets.fit_choice_model > choice_likelihoods.json

Plays games of `belief` minds. An observer at the first seat values every option that the others had, by what each of
them knew; the keenness of a question is the number that makes the choices they really made likeliest.
"""

import argparse
import sys
from collections import defaultdict
from random import Random
from typing import Any, Final

import msgspec
import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.registry import GAMES
from brushpass.games.secrets.minds.bots.belief import Belief
from brushpass.games.secrets.minds.bots.choice_likelihoods import LAPSE, ChoiceModel, choice_probabilities
from brushpass.games.secrets.minds.bots.observed_choices import ChoiceObserver
from brushpass.games.secrets.minds.dossier.arrangements import Floats
from brushpass.games.secrets.open.cards import PLAYERS, Rules
from brushpass.games.secrets.open.choices import Ask
from brushpass.minds.play import run
from brushpass.research.simulate import rng_of, seed_of

GAME: Final = GAMES["secrets"]
GRID: Final = np.geomspace(1, 100, 93)
"""Every keenness that is tried. These minds are very keen; a number above a hundred would only be overconfident."""

Sample = tuple[Floats, int]
"""How the options looked to the player who chose, and which one was chosen."""


class ReadableBelief(Belief):
    """A believing mind whose knowledge can be read."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        super().__init__(seat, rng)
        self.observer = ChoiceObserver(seat, self._board, self._trust)

    def see(self, event: Any) -> None:
        """Update the observer, and then the mind itself."""
        self.observer.see(event)
        super().see(event)


class Observer(ReadableBelief):
    """Sits at the first seat, so it sees every event first: the others still know just what they chose by."""

    def __init__(self, seat: Seat, rng: Random, rest: list[ReadableBelief]) -> None:
        super().__init__(seat, rng)
        self._rest = rest
        self.samples: list[tuple[Ask, Sample]] = []

    def see(self, event: Any) -> None:
        """Note the choices of the others that an event shows, as they looked to whoever made them."""
        for choice in self.observer.choices_shown_by(event):
            if choice.chosen is not None:
                common, memory = self.observer.common, self._rest[choice.seat - 1].observer.common.mine
                world = int((common.memory[choice.seat, common.possible()] == memory).argmax())
                self.samples.append((choice.ask, (choice.value[:, choice.infoset[world]], choice.chosen)))
        super().see(event)


def observe(players: int, games: int, seed: str) -> dict[Ask, list[Sample]]:
    """What was chosen in this many games, by question."""
    samples: dict[Ask, list[Sample]] = defaultdict(list)
    for number in range(games):
        game_seed = seed_of(seed, number)
        rest = [ReadableBelief(Seat(seat), rng_of(game_seed, Seat(seat))) for seat in range(1, players)]
        observer = Observer(Seat(0), rng_of(game_seed, Seat(0)), rest)
        run(GAME, players, Rules(), GAME.deal.from_seed(game_seed, players), [observer, *rest])
        for ask, sample in observer.samples:
            samples[ask].append(sample)
    return samples


def fit(samples: list[Sample]) -> float:
    """The keenness that makes the choices likeliest, if one in twenty is random (`choice_likelihoods.LAPSE`)."""
    best, most = 0.0, -np.inf
    for keenness in GRID.tolist():
        total = 0.0
        for value, chosen in samples:
            probability = choice_probabilities(value[:, None], keenness)[chosen, 0]
            total += np.log((1 - LAPSE) * probability + LAPSE / np.isfinite(value).sum())
        if total > most:
            best, most = keenness, total
    return round(best, 2)


def main() -> None:
    """Write the fitted numbers to stdout."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="games for each number of players")
    parser.add_argument("--seed", default="likelihoods")
    options = parser.parse_args()
    keenness: dict[int, dict[Ask, float]] = {}
    for players in PLAYERS:
        samples = observe(players, options.games, options.seed)
        keenness[players] = {ask: fit(samples[ask]) for ask in Ask if samples[ask]}
        keenness[players][Ask.DIPLOMAT] = keenness[players][Ask.PSYCHIATRIST]  # hidden: assume the same
        print(players, {ask: len(rows) for ask, rows in samples.items()}, file=sys.stderr)
    text = msgspec.json.format(msgspec.json.encode(ChoiceModel(options.games, options.seed, keenness)), indent=2)
    sys.stdout.write(text.decode() + "\n")


if __name__ == "__main__":
    main()

"""Fit how keenly believing minds follow their own values, for `minds.bots.choice_likelihoods`.

    python -m brushpass.games.secrets.fit_choice_model > choice_likelihoods.json

Plays games of `belief` minds. A watcher at the first seat values every option of the others' acts, in the mind of the
one who acted; the keenness of a question is what makes the choices that were really taken likeliest.
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
from brushpass.games.secrets.minds.bots.choice_likelihoods import Logits, choice_probabilities
from brushpass.games.secrets.minds.bots.observed_choices import Witness
from brushpass.games.secrets.minds.dossier.arrangements import Floats
from brushpass.games.secrets.open.cards import PLAYERS, Rules
from brushpass.games.secrets.open.choices import Ask
from brushpass.minds.play import run
from brushpass.research.simulate import rng_of, seed_of

GAME: Final = GAMES["secrets"]
GRID: Final = np.geomspace(1, 100, 93)
"""Every keenness that is tried. These minds are very keen; beyond a hundred there is only overconfidence."""

Sample = tuple[Floats, int]
"""How the options looked to the one who chose, and which was chosen."""


class Watched(Belief):
    """A believing mind whose memory can be read."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        super().__init__(seat, rng)
        self.witness = Witness(seat, self._board, self._trust)

    def see(self, event: Any) -> None:
        """Take in one event."""
        self.witness.follow(event)
        super().see(event)


class Watcher(Watched):
    """Sits at the first seat, so it is told first: the others' memories are still those they acted on."""

    def __init__(self, seat: Seat, rng: Random, rest: list[Watched]) -> None:
        super().__init__(seat, rng)
        self._rest = rest
        self.samples: list[tuple[Ask, Sample]] = []

    def see(self, event: Any) -> None:
        """Take in one event, and what it shows of the others."""
        for act in self.witness.acts(event):
            if act.chosen is not None:
                common, mine = self.witness.common, self._rest[act.seat - 1].witness.common.mine
                world = int((common.memory[act.seat, common.possible()] == mine).argmax())
                self.samples.append((act.ask, (act.value[:, act.mind[world]], act.chosen)))
        super().see(event)


def watch(players: int, games: int, seed: str) -> dict[Ask, list[Sample]]:
    """What was chosen in so many games, by question."""
    samples: dict[Ask, list[Sample]] = defaultdict(list)
    for number in range(games):
        own = seed_of(seed, number)
        rest = [Watched(Seat(seat), rng_of(own, Seat(seat))) for seat in range(1, players)]
        watcher = Watcher(Seat(0), rng_of(own, Seat(0)), rest)
        run(GAME, players, Rules(), GAME.deal.from_seed(own, players), [watcher, *rest])
        for ask, sample in watcher.samples:
            samples[ask].append(sample)
    return samples


def fit(samples: list[Sample]) -> float:
    """The keenness that makes what was chosen likeliest, if one choice in twenty is blind."""
    best, most = 0.0, -np.inf
    for keenness in GRID.tolist():
        total = 0.0
        for value, chosen in samples:
            probability = choice_probabilities(value[:, None], keenness)[chosen, 0]
            total += np.log(0.95 * probability + 0.05 / np.isfinite(value).sum())
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
        samples = watch(players, options.games, options.seed)
        keenness[players] = {ask: fit(samples[ask]) for ask in Ask if samples[ask]}
        keenness[players][Ask.DIPLOMAT] = keenness[players][Ask.PSYCHIATRIST]  # hidden: taken to be as keen as that
        print(players, {ask: len(rows) for ask, rows in samples.items()}, file=sys.stderr)
    text = msgspec.json.format(msgspec.json.encode(Logits(options.games, options.seed, keenness)), indent=2)
    sys.stdout.write(text.decode() + "\n")


if __name__ == "__main__":
    main()

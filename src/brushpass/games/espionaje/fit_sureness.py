"""Measure how sureness grows in ESPIONAJE CARTAS, for `minds.bots.sureness`.

    python -m brushpass.games.espionaje.fit_sureness

All seats ask like `Entropy`, and nobody accuses before all are certain. After every question each seat is on one of the
steps of sureness; the tables say in percent how often it came there from each step, with its own question or with
somebody else's. From a step that was never met, a seat is taken to stay where it is.
"""

import argparse
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.bots.entropy import Entropy
from brushpass.games.espionaje.minds.bots.sureness import EDGES
from brushpass.games.espionaje.minds.dossier.hands import Weights
from brushpass.games.espionaje.open.choices import Ask, Choice
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from brushpass.research.simulate import rng_of, seed_of

GAMES: Final = {2: 1500, 3: 800, 4: 500}
"""How many games are played, by number of players."""
MOST: Final = 60
"""The number of questions after which a game is abandoned; some seats may never be certain."""


class NeverAccuses(Entropy):
    """Asks even when it is certain."""

    def turn(self) -> Choice:
        """The most informative question."""
        return self.question()

    def sureness(self) -> float:
        """How likely the best guess is."""
        return self.dossier.solutions()[0].chance


class Transition(NamedTuple):
    """How sure a seat was before and after a question."""

    is_own: bool
    """Whether the seat itself asked."""
    before: float
    after: float


def transitions(players: int, seed: bytes) -> Iterator[Transition]:
    """Every seat at every question of one game, until all are certain."""
    seats = list(map(Seat, range(players)))
    minds = [NeverAccuses(seat, rng_of(seed, seat)) for seat in seats]
    events, state = ESPIONAJE.setup(players, ESPIONAJE.deal.from_seed(seed, players), ESPIONAJE.rules())
    before: list[float] = []
    asker: Seat | None = None
    questions = 0
    while True:
        for seat, mind in zip(seats, minds, strict=True):
            for shown in ESPIONAJE.seen_by(seat, events):
                mind.see(shown)
        prompts = ESPIONAJE.prompts(state)
        seat = min(prompts)
        if prompts[seat].ask == Ask.TURN:
            now = [mind.sureness() for mind in minds]
            if asker is not None:
                yield from (Transition(each == asker, before[each], now[each]) for each in seats)
            if min(now) >= EDGES[-1] or questions == MOST:
                return
            asker, before, questions = seat, now, questions + 1
        events, state = ESPIONAJE.play(state, seat, minds[seat].choose(prompts[seat]))


def matrix(moves: Sequence[Transition]) -> Weights:
    """From each step (row) to each step (column), in percent."""
    count = np.zeros((len(EDGES), len(EDGES)))
    for move in moves:
        before, after = np.searchsorted(EDGES, np.array((move.before, move.after)) + 1e-9, side="right") - 1
        count[before, after] += 1
    empty = count.sum(axis=1) == 0
    count[empty, empty] = 1
    percent: Weights = 100 * count / count.sum(axis=1, keepdims=True)
    return percent


def main() -> None:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, help=f"for each number of players (default: {GAMES})")
    parser.add_argument("--seed", default="clocks")
    options = parser.parse_args()
    for players, games in GAMES.items():
        seeds = [seed_of(options.seed, number) for number in range(options.games or games)]
        moves = [move for seed in seeds for move in transitions(players, seed)]
        for title, is_own in (("own question", True), ("others' question", False)):
            print(f"{title}, {players} players")
            for row in matrix([move for move in moves if move.is_own is is_own]):
                print("  " + "".join(f"{value:4.0f}" for value in row))


if __name__ == "__main__":
    main()

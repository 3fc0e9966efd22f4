"""Print how often `race` is right when it accuses, by how sure it is; and how often it asks again what it has asked.

    python -m brushpass.games.espionaje.measure_calibration --players 3

`race` sits in its own table, or (`--table`) at one seat among another mind. Only what `race` does is counted.
"""

import argparse
from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.espionaje.kit import KIT
from brushpass.games.espionaje.minds.bots.race import Race
from brushpass.games.espionaje.open.cards import Rules
from brushpass.games.espionaje.open.choices import Accuse, Choice, Commit, Suspect
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from brushpass.games.kits import load
from brushpass.minds.play import run
from brushpass.research.arena.chunk_games import deal_seed
from brushpass.research.arena.estimate import estimate
from brushpass.research.simulate import rng_of

DEALS: Final = {2: 1000, 3: 300, 4: 100}
"""How many deals are played, by number of players."""
STEPS: Final = 10
"""Sureness in tenths."""


class Watched(Race):
    """`Race`, with a record of what it did."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        super().__init__(seat, rng)
        self.sureness: float | None = None
        """How sure it was when it accused; None if it did not."""
        self.guessed: Commit | None = None
        self.asked: list[Suspect] = []

    def turn(self) -> Choice:
        """The same, with a note."""
        choice = super().turn()
        if isinstance(choice, Accuse):
            self.sureness = float(self.worlds.weigh_solutions().max())
        elif isinstance(choice, Suspect):
            self.asked.append(choice)
        return choice

    def guess(self) -> Commit:
        """The same, with a note."""
        self.guessed = super().guess()
        return self.guessed


class Counted(NamedTuple):
    """What `race` did in some games."""

    sureness: list[float]
    """Of each accusation."""
    right: list[float]
    """1 for each accusation that was right, 0 for each that was wrong."""
    questions: int
    repeated: int
    """How many of these the same seat had asked before."""


def count(players: int, deals: int, table: str, *, clue: bool, seed: str) -> Counted:
    """Play these deals, with `race` at every seat in turn where the table has another mind."""
    counted = Counted([], [], 0, 0)
    other: Any = load(KIT.minds[table])
    for number in range(deals):
        luck = deal_seed(seed, players, number)
        mine = range(players) if table == "race" else (number % players,)
        minds = [(Watched if seat in mine else other)(Seat(seat), rng_of(luck, Seat(seat))) for seat in range(players)]
        deal = ESPIONAJE.deal.from_seed(luck, players)
        run(ESPIONAJE, players, Rules(clue_accusation=clue), deal, minds)
        for mind in (minds[seat] for seat in mine):
            if mind.sureness is not None:
                counted.sureness.append(mind.sureness)
                guess = mind.guessed
                assert guess is not None, "whoever accuses commits"
                counted.right.append(float((guess.city, guess.device, guess.agent) == deal.solution))
            again = len(mind.asked) - len(set(mind.asked))
            counted = counted._replace(questions=counted.questions + len(mind.asked), repeated=counted.repeated + again)
    return counted


def report(counted: Counted) -> Iterator[str]:
    """A row for each tenth of sureness, and one for all."""
    sureness, right = np.array(counted.sureness), np.array(counted.right)
    step = np.minimum((sureness * STEPS).astype(np.int64), STEPS - 1)
    yield "| sureness | accusations | mean sureness, % | right, % |"
    yield "|---|---|---|---|"
    for number in range(STEPS):
        if (step == number).sum() > 1:
            yield _row(
                f"{number / STEPS:.1f} to {(number + 1) / STEPS:.1f}", sureness[step == number], right[step == number]
            )
    yield _row("all", sureness, right)
    yield f"\n{counted.questions:,} questions, {counted.repeated:,} of them asked again by the same seat."


def _row(name: str, sureness: Any, right: Any) -> str:
    found = estimate(right.tolist())
    share = f"{100 * found.mean:.1f} ±{50 * (found.high - found.low):.1f}"
    return f"| {name} | {len(right):,} | {100 * sureness.mean():.1f} | {share} |"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2, choices=DEALS)
    parser.add_argument("--deals", type=int, help=f"how many (default: {DEALS})")
    parser.add_argument("--table", default="race", help="the mind at the other seats (default: race)")
    parser.add_argument("--clue", action="store_true", help="only the accuser commits (GE25)")
    parser.add_argument("--seed", default="calibration")
    options = parser.parse_args()
    deals = options.deals or DEALS[options.players]
    for line in report(count(options.players, deals, options.table, clue=options.clue, seed=options.seed)):
        print(line)


if __name__ == "__main__":
    main()

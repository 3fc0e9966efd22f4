"""Who wins against `race`, and who is told that they blundered (docs/review.md).

    python -m brushpass.games.espionaje.measure_blame --players 2 --games 40 --seed blame

Some players of `pool` and some levels sit in a table of `race`, in turn at every seat. All decisions are judged as in a
review.
"""

import argparse
from collections.abc import Callable, Iterator
from typing import Any, Final

import numpy as np

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.espionaje.kit import KIT
from brushpass.games.espionaje.minds.bots.race import Race
from brushpass.games.espionaje.minds.dossier.hands import Weights
from brushpass.games.espionaje.open.choices import Choice
from brushpass.games.espionaje.pool import POOL
from brushpass.games.espionaje.review import Judge
from brushpass.games.espionaje.review_cases import code, play_judged
from brushpass.games.kits import load
from brushpass.research.review.verdicts import is_beyond_doubt, verdict
from brushpass.research.simulate import rng_of, seed_of
from brushpass.wire.review import Verdict

LEVELS: Final = ("rookie-1", "handler-5")
DEVIANTS: Final = ("child", "accuses from 0.2", "accuses from 0.5", "1 poison question", "reads with 0.02", "hastier")
Z_95: Final = 1.96


def game(make: Callable[..., Any], players: int, number: int, seed: str) -> Weights:
    """One game in which this player sits at a seat among `race`: for it, and for a rival in the mean: games won,
    chances lost beyond doubt, and blunders.
    """
    luck, mine = seed_of(f"{seed} {players}", number), Seat(number % players)
    minds = [(make if seat == mine else Race)(Seat(seat), rng_of(luck, Seat(seat))) for seat in range(players)]
    found = np.zeros((players, 3))

    def decided(judge: Judge, prompt: Prompt, choice: Choice) -> None:
        judgement = judge.judge(prompt, choice)
        if is_beyond_doubt(judgement.loss, judgement.error):
            found[judge.seat, 1] += judgement.loss
        found[judge.seat, 2] += verdict(judgement.loss, judgement.error) is Verdict.BLUNDER

    for winner in play_judged(minds, luck, decided):
        found[winner, 0] = 1
    return np.stack([found[mine], np.delete(found, mine, axis=0).mean(axis=0)])


def makers() -> dict[str, Callable[..., Any]]:
    """Who sits among `race`."""
    return {"race": Race} | {name: load(KIT.minds[name]) for name in LEVELS} | {name: POOL[name] for name in DEVIANTS}


def report(players: int, games: int, seed: str) -> Iterator[str]:
    """A line for each player."""
    yield f"{players} players, {games} games each. Per game:\n"
    yield "| player | wins, % | chances lost | blunders | a rival (`race`): wins, % | chances lost | blunders |"
    yield "|---|---|---|---|---|---|---|"
    for name, make in makers().items():
        found = np.array([game(make, players, number, seed) for number in range(games)])
        means, margins = found.mean(axis=0), Z_95 * found.std(axis=0, ddof=1) / games**0.5
        cells = []
        for (wins, lost, blunders), (of_wins, of_lost, of_blunders) in zip(means, margins, strict=True):
            cells += [f"{100 * wins:.0f} ±{100 * of_wins:.0f}", f"{lost:.2f} ±{of_lost:.2f}"]
            cells += [f"{blunders:.2f} ±{of_blunders:.2f}"]
        yield f"| {name} | {' | '.join(cells)} |"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40, help="of each player")
    parser.add_argument("--seed", required=True)
    options = parser.parse_args()
    for line in (*report(options.players, options.games, options.seed), f"\nCode {code()}."):
        print(line, flush=True)


if __name__ == "__main__":
    main()

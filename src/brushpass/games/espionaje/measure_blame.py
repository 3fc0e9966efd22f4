"""Who wins against `race`, and who is told that they blundered (docs/review.md).

    python -m brushpass.games.espionaje.measure_blame --players 2 --games 40 --seed blame

Every player of `pool` and some levels sit in a table of `race`, in turn at every seat. All decisions are judged as in a
review of a table where the rivals are Masterminds and this player is a person.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import numpy as np

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.espionaje.kit import KIT
from brushpass.games.espionaje.minds.bots.race import Race
from brushpass.games.espionaje.minds.dossier.hands import Weights
from brushpass.games.espionaje.open.choices import Accuse, Choice
from brushpass.games.espionaje.pool import POOL
from brushpass.games.espionaje.review import Judge
from brushpass.games.espionaje.review_cases import code, play_judged
from brushpass.games.kits import load
from brushpass.research.review.verdicts import is_beyond_doubt, verdict
from brushpass.research.simulate import rng_of, seed_of
from brushpass.wire.review import Verdict

LEVELS: Final = ("rookie-1", "handler-5")
RIVAL: Final = "mastermind-8"
Z_95: Final = 1.96


WON, LOST, BLUNDERS, ACCUSATIONS, BLAMED = range(5)
"""What is counted of a seat: games won, chances lost beyond doubt, blunders, accusations, and those called blunders."""


def game(make: Callable[..., Any], players: int, number: int, seed: str) -> Weights:
    """One game in which this player sits at a seat among `race`: what is counted of it, and of a rival in the mean."""
    luck, mine = seed_of(f"{seed} {players}", number), Seat(number % players)
    minds = [(make if seat == mine else Race)(Seat(seat), rng_of(luck, Seat(seat))) for seat in range(players)]
    named = ["" if seat == mine else RIVAL for seat in range(players)]
    found = np.zeros((players, 5))

    def decided(judge: Judge, prompt: Prompt, choice: Choice) -> None:
        judgement, accuses = judge.judge(prompt, choice), isinstance(choice, Accuse)
        is_blunder = verdict(judgement.loss, judgement.error) is Verdict.BLUNDER
        lost = judgement.loss if is_beyond_doubt(judgement.loss, judgement.error) else 0.0
        found[judge.seat] += (0, lost, is_blunder, accuses, accuses and is_blunder)

    for winner in play_judged(minds, named, luck, decided):
        found[winner, WON] = 1
    return np.stack([found[mine], np.delete(found, mine, axis=0).mean(axis=0)])


def makers() -> dict[str, Callable[..., Any]]:
    """Who sits among `race`."""
    return {"race": Race} | {name: load(KIT.minds[name]) for name in LEVELS} | dict(POOL)


def report(players: int, games: int, seed: str, only: Sequence[str] = ()) -> Iterator[str]:
    """A line for each player, the one who wins most first."""
    yield f"{players} players, {games} games each:\n"
    rival = "a rival (`race`): wins, % | blunders a game"
    yield f"| player | wins, % | chances lost a game | blunders a game | accusations | called blunders, % | {rival} |"
    yield "|---|---|---|---|---|---|---|---|"
    found = {
        name: np.array([game(make, players, number, seed) for number in range(games)])
        for name, make in makers().items()
        if not only or name in only
    }
    for name, parts in sorted(found.items(), key=lambda each: -each[1][:, 0, WON].mean()):
        won, of_rival = (_cell(100 * parts[:, who, WON], 0) for who in (0, 1))
        lost, blunders, rivals = _cell(parts[:, 0, LOST]), _cell(parts[:, 0, BLUNDERS]), _cell(parts[:, 1, BLUNDERS])
        accusations, blamed = parts[:, 0, [ACCUSATIONS, BLAMED]].sum(axis=0)
        share = f"{100 * blamed / max(accusations, 1):.0f}"
        cells = (won, lost, blunders, f"{accusations:.0f}", share, of_rival, rivals)
        yield f"| {name} | {' | '.join(cells)} |"


def _cell(values: Weights, places: int = 2) -> str:
    """A mean and half its 95 % interval."""
    margin = Z_95 * values.std(ddof=1) / len(values) ** 0.5
    return f"{values.mean():.{places}f} ±{margin:.{places}f}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40, help="of each player")
    parser.add_argument("--player", action="append", choices=makers(), help="who (default: all)")
    parser.add_argument("--seed", required=True)
    options = parser.parse_args()
    for line in (*report(options.players, options.games, options.seed, options.player or ()), f"\nCode {code()}."):
        print(line, flush=True)


if __name__ == "__main__":
    main()

"""Print how much more often a mind wins than `belief` where it is dealt a hippie's token, at tables of `belief`.

    python -m brushpass.games.secrets.measure_hippies --candidate policy --players 4

A hippie wins only when nobody has fewer points, so this is the hardest token to be dealt. The candidate sits at every
seat that is dealt one, in turn, and `belief` plays the same deals there: all wins count, whatever token wins them.
"""

import argparse
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.secrets.open.cards import PLAYERS, Face
from brushpass.games.secrets.sealed.game import SECRETS
from brushpass.minds.play import run
from brushpass.minds.registry import find, prepare
from brushpass.research.arena.chunk_games import deal_seed
from brushpass.research.simulate import rng_of

TABLE: Final = "belief"
DEALS: Final = 500
"""How many deals are played."""
NEEDED: Final = 1.3
"""How many times as often it must win."""


class Wins(NamedTuple):
    """One deal: from how many seats with a hippie's token each mind wins."""

    seats: int
    candidate: int
    belief: int


class Ratio(NamedTuple):
    """How many times as often the candidate wins, with the ends of the 95 % interval over deals."""

    mean: float
    low: float
    high: float


def wins(players: int, number: int, candidate: str, seed: str) -> Wins:
    """Play one deal: once at a table of `belief`, and once for each seat with a hippie's token."""
    luck = deal_seed(seed, players, number)
    deal = SECRETS.deal.from_seed(luck, players)
    hippies = [Seat(seat) for seat in range(players) if deal.tokens[seat] is Face.HIPPIE]

    def winners(own: Seat | None) -> Sequence[int]:
        names = [candidate if seat == own else TABLE for seat in range(players)]
        minds = [find(name)("secrets", Seat(seat), rng_of(luck, Seat(seat))) for seat, name in enumerate(names)]
        return run(SECRETS, players, SECRETS.rules(), deal, minds).outcome.winners

    alone = winners(None) if hippies else ()
    own = sum(seat in winners(seat) for seat in hippies)
    return Wins(len(hippies), own, sum(seat in alone for seat in hippies))


def ratio(found: Sequence[Wins]) -> Ratio:
    """How many times as often the candidate wins: the ratio of two sums, with its interval by the delta method."""
    own, theirs = np.array([(deal.candidate, deal.belief) for deal in found], float).T
    mean = own.sum() / theirs.sum()
    half = 1.96 * (own - mean * theirs).std(ddof=1) / theirs.mean() / len(found) ** 0.5
    return Ratio(mean, mean - half, mean + half)


def row(players: int, candidate: str, found: Sequence[Wins]) -> str:
    """One row of a table."""
    seats, own, theirs = (sum(column) for column in zip(*found, strict=True))
    times = ratio(found)
    interval = f"{times.mean:.2f} [{times.low:.2f}, {times.high:.2f}]"
    holds = "yes" if times.low >= NEEDED else "no"
    shares = f"{100 * own / seats:.1f} | {100 * theirs / seats:.1f}"
    return f"| {players} | `{candidate}` | {seats:,} | {shares} | {interval} | {holds} |"


def main() -> None:
    """Print a row for each number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--candidate", default="policy", help="the mind that is measured (default: policy)")
    parser.add_argument("--players", type=int, nargs="*", default=list(PLAYERS), choices=PLAYERS)
    parser.add_argument("--deals", type=int, default=DEALS, help=f"how many (default: {DEALS})")
    parser.add_argument("--seed", default="hippies")
    options = parser.parse_args()
    for name in (options.candidate, TABLE):
        prepare(name, "secrets")
    print(f"| players | mind | seats | it wins, % | `{TABLE}` wins, % | times as often | at least {NEEDED} |")
    print("|---|---|---|---|---|---|---|", flush=True)
    for players in options.players:
        found = [wins(players, number, options.candidate, options.seed) for number in range(options.deals)]
        print(row(players, options.candidate, found), flush=True)


if __name__ == "__main__":
    main()

"""Totals over many games: lengths, endings, winners."""

from collections import Counter
from typing import Any

import msgspec

from brushpass.games.kits import find_kit
from brushpass.research.simulate import SimulatedGame


class Spread(msgspec.Struct, frozen=True):
    """How a number was spread over the games."""

    mean: float
    least: int
    most: int
    total: int


class Summary(msgspec.Struct, frozen=True):
    """The results of a simulation. All of them follow from the first six fields."""

    game: str
    players: int
    rules: dict[str, Any]
    minds: tuple[str, ...]
    """The mind at each seat."""
    seed: str
    games: int
    decisions: Spread
    """Choices in each game."""
    turns: Spread
    """Turns in each game."""
    endings: dict[str, int]
    """Games by the reason for their ending."""
    sides: dict[str, float]
    """Share of the games that each side won; `nobody` is the share without a winner."""
    wins_by_seat: tuple[int, ...]
    """Games won at each seat; several seats can win a game together."""


class Tally:
    """Counts games as they end."""

    def __init__(self) -> None:
        self._decisions: list[int] = []
        self._turns: list[int] = []
        self._endings: Counter[str] = Counter()
        self._wins: Counter[int] = Counter()

    @property
    def decisions(self) -> int:
        """All choices so far."""
        return sum(self._decisions)

    def add(self, game: SimulatedGame) -> None:
        """Count one game."""
        outcome: Any = game.outcome  # every game's outcome has a reason
        self._decisions.append(game.decisions)
        self._turns.append(game.turns)
        self._endings[str(outcome.reason)] += 1
        self._wins.update(outcome.winners)

    def summary(self, game: str, rules: Any, minds: tuple[str, ...], seed: str) -> Summary:
        """The totals; at least one game must have been counted."""
        games = len(self._decisions)
        side_of = find_kit(game).sides or dict.fromkeys(self._endings, "nobody")
        sides = dict.fromkeys(side_of.values(), 0)
        for reason, side in side_of.items():
            sides[side] += self._endings[reason]
        return Summary(
            game=game,
            players=len(minds),
            rules=msgspec.to_builtins(rules),
            minds=minds,
            seed=seed,
            games=games,
            decisions=_spread(self._decisions),
            turns=_spread(self._turns),
            endings={str(reason): self._endings[reason] for reason in side_of},
            sides={side: round(count / games, 4) for side, count in sides.items()},
            wins_by_seat=tuple(self._wins[seat] for seat in range(len(minds))),
        )


def _spread(numbers: list[int]) -> Spread:
    return Spread(round(sum(numbers) / len(numbers), 4), min(numbers), max(numbers), sum(numbers))

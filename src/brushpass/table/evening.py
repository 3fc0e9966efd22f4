"""The evening's scoreboard of a table: how many games each name has played here, and won.

It follows from the log: `Cleared` names the winners of the game before it. It knows people only by name, so a player
who leaves and comes back under the same name keeps their score.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from brushpass.wire.tables import Score

MAX_NAMES: Final = 32
"""How many names are kept. Beyond that, those who have not played for longest are forgotten."""


class Player(NamedTuple):
    """Somebody who played a game to its end."""

    name: str
    mind: bool
    """Whether a mind has the seat."""
    won: bool


class Evening:
    """The scores of everybody who has played at a table."""

    def __init__(self, scores: Iterable[Score] = (), winners: frozenset[str] = frozenset()) -> None:
        self._scores = {score.name: score for score in scores}
        """By name; the player who has not played for longest comes first."""
        self.winners = winners
        """The names of those who won the last game."""

    def with_game(self, players: Iterable[Player]) -> "Evening":
        """The scoreboard after one more game."""
        scores, seated = dict(self._scores), list(players)
        for name, mind, won in seated:
            old = scores.pop(name, None) or Score(name, 0)
            streak = old.streak + 1 if won else 0
            scores[name] = Score(name, old.games + 1, wins=old.wins + won, streak=streak, mind=mind)
        winners = frozenset(player.name for player in seated if player.won)
        return Evening(list(scores.values())[-MAX_NAMES:], winners)

    def renamed(self, old: str, new: str) -> "Evening":
        """The scoreboard after a player has changed their name."""
        if old == new or old not in self._scores:
            return self
        score = self._scores[old]
        winners = frozenset(new if name == old else name for name in self.winners if name != new)
        kept = (one for one in self._scores.values() if one.name not in (old, new))
        return Evening((*kept, Score(new, score.games, wins=score.wins, streak=score.streak, mind=score.mind)), winners)

    def scores(self) -> tuple[Score, ...]:
        """Everybody's score: most wins first; among equals, those who needed fewer games."""
        return tuple(sorted(self._scores.values(), key=lambda score: (-score.wins, score.games, score.name)))

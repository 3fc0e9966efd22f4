"""The public side of the table as numbers: what a bot needs of its sight, for the price of a few additions.

`open.sight` says the same and more, as frozen values; folding an event into one takes eight times as long. A test holds
the two together.
"""

from collections.abc import Callable
from typing import Any, Final

from brushpass.core.seats import Seat
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import LIMIT, VALUE, Kind, Rules

POLITICIAN, SCIENTIST = Kind.POLITICIAN, Kind.SCIENTIST


class Board:
    """Displays, their worth and their sizes, and the running offer."""

    __slots__ = ("bullets", "counts", "limit", "offer", "players", "rules", "scores", "shown", "un", "ups")

    def __init__(self) -> None:
        self.players = 0
        """Nobody has sat down yet."""

    rules: Rules
    """The table's switches."""
    limit: int
    """L: the game ends when a display holds this many cards."""
    ups: list[list[Kind]]
    """Face-up characters of each seat."""
    scores: list[int]
    """What they are worth."""
    counts: list[int]
    """All cards of each seat, bullets too."""
    bullets: list[int]
    """How many bullets are among them."""
    shown: tuple[Kind, Kind]
    """The two characters of this turn."""
    offer: seen.Offered | None
    un: Seat | None

    def see(self, event: seen.Seen) -> None:
        """Update displays, scores, the running offer and the UN token; other events change none of these."""
        update = _UPDATES.get(type(event))
        if update is not None:
            update(self, event)

    def gain(self, seat: Seat, kind: Kind) -> int:
        """How much a display's worth grows with one more card, pairs and Scientists considered (S6.7, S8, V4)."""
        if kind not in self.ups[seat] or (kind is not SCIENTIST and self._pairs_stay(self.counts[seat] + 1)):
            return VALUE[kind]
        return -self.scores[seat] if kind is SCIENTIST else -VALUE[kind]

    @property
    def any_tie_wins(self) -> bool:
        """Whether a hippie who shares the lowest score with anybody wins (V5)."""
        return self.rules.tied_hippies_win is True

    def settled(self) -> list[int]:
        """The scores after the pairs that the end of this turn will turn down."""
        scores = list(self.scores)
        if self._pairs_stay(max(self.counts)):
            return scores
        for seat, up in enumerate(self.ups):
            if len(set(up)) < len(up):
                scores[seat] -= 2 * VALUE[up[-1]]
        return scores

    def _pairs_stay(self, most: int) -> bool:
        """Whether a pair of this turn stays face up if the longest display has so many cards at its end (V4)."""
        return self.rules.last_pairs_stay and most >= self.limit

    def _began(self, event: seen.Began) -> None:
        players, self.rules = event.players, event.rules
        self.players, self.limit = players, LIMIT[players]
        self.ups = [[] for _ in range(players)]
        self.scores, self.counts, self.bullets = [0] * players, [0] * players, [0] * players
        self.offer = self.un = None

    def _drawn(self, event: seen.Drawn) -> None:
        self.shown = event.cards[0], event.cards[-1]
        self.offer = None

    def _offered(self, event: seen.Offered) -> None:
        self.offer = event

    def _revealed(self, event: seen.Revealed) -> None:
        if event.card is not POLITICIAN:
            self._add(event.to, event.card)

    def _handed(self, event: seen.Handed) -> None:
        self._add(event.to, POLITICIAN)

    def _add(self, seat: Seat, card: Kind) -> None:
        self.ups[seat].append(card)
        self.scores[seat] += VALUE[card]
        self.counts[seat] += 1

    def _shot(self, event: seen.Shot) -> None:
        self.counts[event.to] += 1
        self.bullets[event.to] += 1

    def _flipped(self, event: seen.Flipped) -> None:
        up = self.ups[event.seat]
        for card in event.cards:
            up.remove(card)
            self.scores[event.seat] -= VALUE[card]

    def _un_moved(self, event: seen.UnMoved) -> None:
        self.un = event.to


_UPDATES: Final[dict[type[Any], Callable[[Board, Any], None]]] = {
    seen.Began: Board._began,
    seen.Drawn: Board._drawn,
    seen.Offered: Board._offered,
    seen.Revealed: Board._revealed,
    seen.Handed: Board._handed,
    seen.Shot: Board._shot,
    seen.Flipped: Board._flipped,
    seen.UnMoved: Board._un_moved,
}

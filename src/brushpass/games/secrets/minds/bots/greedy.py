"""A mind that looks at nothing but its own points: more is better, or less for a hippie."""

from random import Random
from typing import Any

from msgspec import UNSET

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.board import Board
from brushpass.games.secrets.minds.bots.claims import claim
from brushpass.games.secrets.open import choices as c
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import Face, Kind


class Greedy:
    """Believes that the token it last saw in front of itself is still there."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self._seat = seat
        self._rng = rng
        self._board = Board()
        self._sign = 1

    def see(self, event: Any) -> None:
        """Update the board, and remember its own token when it sees it."""
        self._board.see(event)
        if isinstance(event, seen.Looked) and event.slot == event.by == self._seat and event.face is not UNSET:
            self._sign = -1 if event.face is Face.HIPPIE else 1

    def choose(self, prompt: Prompt) -> Any:
        """The option that is best for its own score; where that says nothing, any option."""
        match prompt.ask:
            case c.Ask.OFFER:
                return self._offer(prompt)
            case c.Ask.ANSWER:
                return c.Accept() if self._outlook() > 0 else c.Refuse()
            case c.Ask.UN:
                return c.Intervene() if self._outlook() > 0 else c.StandBy()
            case c.Ask.DETECTIVE:
                return c.Look(self._seat)
            case _:
                return self._rng.choice(prompt.options)

    def _offer(self, prompt: Prompt) -> c.Offer:
        """The card that is better to get back, to anybody."""
        first, second = self._board.shown
        if self._gain(second) > self._gain(first):
            first, second = second, first
        to = self._rng.choice([option.to for option in prompt.options])
        return c.Offer(first, to, claim(first, second, self._rng))

    def _gain(self, card: Kind) -> int:
        """What having the card does for me; a Politician only passes through my hands."""
        return 0 if card is Kind.POLITICIAN else self._sign * self._board.gain(self._seat, card)

    def _outlook(self) -> float:
        """What taking one of the two cards gains on average."""
        return sum(map(self._gain, self._board.shown)) / 2

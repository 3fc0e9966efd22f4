"""Observing others' choices with compiled sums: the same numbers as `bots.observed_choices`, many times faster."""

from collections.abc import Iterator

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.board import Board
from brushpass.games.secrets.minds.bots.claims import Trust
from brushpass.games.secrets.minds.bots.observed_choices import ChoiceObserver, ObservedChoice, effect_choice
from brushpass.games.secrets.minds.playouts.board import Ints
from brushpass.games.secrets.minds.trained.sums import Sums
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import Kind
from brushpass.games.secrets.open.choices import Ask, effect_numbers


class FastObserver(ChoiceObserver):
    """Follows a game from one seat, and reconstructs what everybody else chose from."""

    def __init__(self, seat: Seat, board: Board, trust: Trust, sums: Sums) -> None:
        super().__init__(seat, board, trust)
        self._sums = sums
        self._running: ObservedChoice | None = None

    def choices_shown_by(self, event: seen.Seen) -> Iterator[ObservedChoice]:
        """The choices of others that an event shows. Ask before `see` is told of the event."""
        if isinstance(event, seen.Revealed):
            yield from self._offer_and_answers(event)
        elif self._revealed is not None and self._is_observed(self._revealed.to):
            card, seat = self._revealed.card, self._revealed.to
            choice = effect_choice(card, event)
            if isinstance(event, seen.Diverted) or choice is not None:
                chosen = None if choice is None else effect_numbers(self._board.players, seat, card)[choice]
                yield self._fast(seat, Ask(card), chosen, card)

    def weigh_offer(self) -> None:
        """Ask what the offer that was just made says. It is worth the same until its card is known, so this is all.

        The mind asks when it sees the offer, and not when it must choose.
        """
        offer = self._offer()
        self._running = self._fast(offer.by, Ask.OFFER, None) if self._is_observed(offer.by) else None

    def running_offer(self) -> ObservedChoice:
        """The running offer as its offerer saw it, while nobody else knows the card."""
        assert self._running is not None
        return self._running

    def _offer_and_answers(self, event: seen.Revealed) -> Iterator[ObservedChoice]:
        """The offer and the answers to it, once the card is known."""
        board, offer = self._board, self._offer()
        if self._running is not None:
            yield self._running._replace(chosen=board.shown.index(event.card) * board.players + offer.to)
        for answer in self._answers:
            if self._is_observed(answer.by):
                is_un = isinstance(answer, seen.StoodBy | seen.Intervened)
                declined = isinstance(answer, seen.StoodBy | seen.Refused)
                yield self._fast(answer.by, Ask.UN if is_un else Ask.ANSWER, int(declined))

    def _is_observed(self, seat: Seat) -> bool:
        """Whether this seat's choices are evidence."""
        return seat != self._seat

    def _considered(self) -> Ints:
        """The numbers of the public worlds that a choice is evidence for: those that I cannot rule out."""
        return np.flatnonzero(self.common.possible())

    def _fast(self, seat: Seat, ask: Ask, chosen: int | None, card: Kind | None = None) -> ObservedChoice:
        board, common, players = self._board, self.common, self._board.players
        self._sums.set_table(board, ask, card)
        odds = 0.0
        if ask in (Ask.UN, Ask.ANSWER) and (offer := self._offer()).claim is not None:
            odds = self._trust.odds(offer.by) * (1 if offer.claim is board.shown[0] else -1)
        worlds = self._considered()
        value, infoset = self._sums.of_infosets(seat, odds, common, worlds)
        points = np.zeros(len(value))
        if ask is Ask.OFFER:
            value[[seat, players + seat]] = -np.inf
            points = np.repeat([float(board.gain(seat, kind)) for kind in board.shown], players)
        elif card is None:
            points[0] = sum(board.gain(seat, kind) for kind in board.shown) / 2
        return ObservedChoice(seat, ask, value, points, chosen, infoset, common.sides[seat, worlds].astype(np.float64))

"""Watching others act: what each act was chosen from, and how it looked to the one who chose, whatever they knew."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from brushpass.core.seats import Seat, others
from brushpass.games.secrets.minds.bots import policy
from brushpass.games.secrets.minds.bots.board import Board
from brushpass.games.secrets.minds.bots.claims import Trust
from brushpass.games.secrets.minds.bots.forecast import Forecast, Worlds
from brushpass.games.secrets.minds.bots.outcomes import Indices
from brushpass.games.secrets.minds.dossier.arrangements import Floats
from brushpass.games.secrets.minds.dossier.common import Common
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import BULLETS, CENTRE, Kind
from brushpass.games.secrets.open.choices import Ask

MEAN_BULLET: Final = sum(BULLETS) / len(BULLETS)

Answer = seen.StoodBy | seen.Intervened | seen.Accepted | seen.Refused


class Act(NamedTuple):
    """One choice of somebody, as a question about that seat's mind."""

    seat: Seat
    ask: Ask
    value: Floats
    """Option × state of mind: how good the options looked; what was not an option is -inf."""
    points: Floats
    """Option: what it does for the seat's own score, for those who look at nothing else."""
    chosen: int | None
    """The option taken; absent where only the chooser knows."""
    mind: Indices
    """World that the witness thinks possible: the state of mind of the seat in it."""
    side: Floats
    """The same worlds: the seat's own token."""


class Witness:
    """Follows the public side of a game, and what it tells of everybody's mind."""

    def __init__(self, seat: Seat, board: Board, trust: Trust) -> None:
        """The board and the record of claims are kept by somebody else, who tells them of an event after this one."""
        self._seat = seat
        self._board = board
        self._trust = trust
        self._answers: list[Answer] = []
        self._taken: seen.Revealed | None = None

    common: Common

    def follow(self, event: seen.Seen) -> None:
        """Take in one event."""
        match event:
            case seen.Began():
                self.common = Common(event.players, self._seat)
            case seen.Offered():
                self._answers = []
            case seen.StoodBy() | seen.Intervened() | seen.Accepted() | seen.Refused():
                self._answers.append(event)
            case seen.Revealed():
                self._taken = event
            case seen.Drawn():
                self._taken = None
            case seen.Looked() | seen.Exposed() | seen.CentreShown() | seen.Swapped() | seen.Diverted():
                self.common.take(event)
            case _:
                pass

    def acts(self, event: seen.Seen) -> Iterator[Act]:
        """The acts of others that an event shows; to be asked before it is followed."""
        if isinstance(event, seen.Revealed):
            yield from self._turn(event)
            return
        chosen = self._used(event)
        if chosen is not None and self._taken is not None:
            card, seat = self._taken.card, self._taken.to
            if seat != self._seat:
                kept = self._kept(seat)
                worlds = self._worlds(seat, kept)
                value = self._effect(card, seat, worlds)
                points = np.zeros(len(value))
                hidden = isinstance(event, seen.Diverted)
                yield self._act(seat, Ask(card), value, points, None if hidden else chosen, worlds, kept)

    def offer_act(self) -> Act:
        """The running offer, as its offerer saw it, before anybody else knows the card."""
        offer, kept = self._running(), self._kept(self._running().by)
        return self._offer_act(offer.by, self._forecast(kept), kept, None)

    def _turn(self, event: seen.Revealed) -> Iterator[Act]:
        """The offer and the answers to it, once the card is known."""
        board, offer = self._board, self._running()
        others_acts = [answer for answer in self._answers if answer.by != self._seat]
        kept = self._kept(offer.by, *(answer.by for answer in others_acts))
        forecast = self._forecast(kept)
        if offer.by != self._seat:
            chosen = board.shown.index(event.card) * board.players + offer.to
            yield self._offer_act(offer.by, forecast, kept, chosen)
        cards = policy.cards_offered(forecast, offer, board, self._trust.odds(offer.by))
        for answer in others_acts:
            worlds = self._worlds(answer.by, kept)
            by, declined = answer.by, isinstance(answer, seen.StoodBy | seen.Refused)
            if isinstance(answer, seen.StoodBy | seen.Intervened):
                ask, ahead = Ask.UN, policy.intervention(forecast, by, offer, cards, worlds)
            else:
                ask, ahead = Ask.ANSWER, policy.answer(forecast, offer, cards, worlds)
            gain = sum(board.gain(by, kind) for kind in board.shown) / 2
            value, points = np.stack((ahead, np.zeros(len(ahead)))), np.array((gain, 0.0))
            yield self._act(by, ask, value, points, int(declined), worlds, kept)

    def _offer_act(self, seat: Seat, forecast: Forecast, kept: Indices, chosen: int | None) -> Act:
        board, worlds = self._board, self._worlds(seat, kept)
        value = policy.offers(forecast, seat, worlds)
        value[:, seat] = -np.inf
        points = np.repeat([float(board.gain(seat, kind)) for kind in board.shown], board.players)
        return self._act(seat, Ask.OFFER, value.reshape(len(points), -1), points, chosen, worlds, kept)

    def _act(
        self, seat: Seat, ask: Ask, value: Floats, points: Floats, chosen: int | None, worlds: Worlds, kept: Indices
    ) -> Act:
        mine = self.common.possible()[kept]
        return Act(seat, ask, value, points, chosen, worlds.mind[mine], worlds.sides[seat, mine])

    def _running(self) -> seen.Offered:
        offer = self._board.offer
        assert offer is not None
        return offer

    def _used(self, event: seen.Seen) -> int | None:
        """Which option of an effect's menu this event shows; 0 for the Diplomat's, which is hidden."""
        taken, players = self._taken, self._board.players
        match event:
            case seen.Swapped(a=a, b=b) if taken is not None and taken.card is Kind.PSYCHIATRIST:
                return list(combinations(sorted(others(taken.to, players)), 2)).index((a, b))  # type: ignore[arg-type]
            case seen.Handed(by=by, to=to) | seen.Shot(by=by, to=to):
                return (to - by - 1) % players
            case seen.Looked(by=by, slot=slot) if taken is not None and taken.card is Kind.DETECTIVE:
                return players if slot == CENTRE else (slot - by) % players
            case seen.Diverted():
                return 0
            case _:
                return None

    def _effect(self, card: Kind, seat: Seat, worlds: Worlds) -> Floats:
        if card is Kind.DETECTIVE:
            return policy.looks(seat, worlds)
        worth = self._worth(self._board.settled())
        return policy.effect(self._board, worth, card, seat, MEAN_BULLET, worlds)

    def _kept(self, *seats: Seat) -> Indices:
        """The worlds that one of these seats may think possible, as far as I can tell."""
        memory = self.common.memory
        mine = self.common.possible()
        known = [np.isin(memory[seat], memory[seat, mine]) for seat in seats]
        return np.flatnonzero(np.logical_or.reduce(known))

    def _worlds(self, seat: Seat, kept: Indices) -> Worlds:
        """Those worlds, divided into that seat's states of mind."""
        states, mind = np.unique(self.common.memory[seat, kept], return_inverse=True)
        weight = self.common.weight[kept]
        belief = np.zeros((len(mind), len(states)))
        belief[np.arange(len(mind)), mind] = weight / np.bincount(mind, weight)[mind]
        return Worlds(self.common.sides[:, kept].astype(np.float64), mind, belief)

    def _forecast(self, kept: Indices) -> Forecast:
        sides = self.common.sides[:, kept].astype(np.float64)
        everybody = tuple(map(Seat, range(self._board.players)))
        return Forecast(self._board, self._worth(self._board.scores), MEAN_BULLET, sides, everybody)

    def _worth(self, scores: list[int]) -> Floats:
        """What the displays are worth to somebody who knows none of the bullets."""
        board = self._board
        worth = [score + MEAN_BULLET * count for score, count in zip(scores, board.bullets, strict=True)]
        return np.array([*worth, 0.0])

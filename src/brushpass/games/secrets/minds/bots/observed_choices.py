"""Observing what others choose: which options each had, and how good they looked, whatever the chooser knew."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots import policy
from brushpass.games.secrets.minds.bots.board import Board
from brushpass.games.secrets.minds.bots.claims import Trust
from brushpass.games.secrets.minds.bots.forecast import Forecast, Worlds
from brushpass.games.secrets.minds.bots.outcomes import Indices
from brushpass.games.secrets.minds.dossier.arrangements import Floats
from brushpass.games.secrets.minds.dossier.common import Common
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import BULLETS, Kind
from brushpass.games.secrets.open.choices import Ask, Choice, Exchange, Hand, Look, Shoot, effect_numbers

MEAN_BULLET: Final = sum(BULLETS) / len(BULLETS)

Answer = seen.StoodBy | seen.Intervened | seen.Accepted | seen.Refused


class ObservedChoice(NamedTuple):
    """A choice of another seat, and how its options looked to that seat in each of its information sets."""

    seat: Seat
    ask: Ask
    value: Floats
    """Option × information set: how good the options looked; -inf for what was not an option."""
    points: Floats
    """Option: what it does for the seat's own score, which is all that collectors look at."""
    chosen: int | None
    """The number of the option chosen; absent where only the chooser knows."""
    infoset: Indices
    """For each world that the observer thinks possible: the information set that the seat would be in."""
    side: Floats
    """For the same worlds: the seat's own token."""


class ChoiceObserver:
    """Follows a game from one seat, and reconstructs what everybody else chose from."""

    def __init__(self, seat: Seat, board: Board, trust: Trust) -> None:
        """The board and the record of claims belong to the mind, which updates them after this observer."""
        self._seat = seat
        self._board = board
        self._trust = trust
        self._answers: list[Answer] = []
        self._revealed: seen.Revealed | None = None

    common: Common

    def see(self, event: seen.Seen) -> None:
        """Note the answers to the running offer, who has this turn's card, and what everybody has seen of tokens."""
        match event:
            case seen.Began():
                self.common = Common(event.players, self._seat)
            case seen.Offered():
                self._answers = []
            case seen.StoodBy() | seen.Intervened() | seen.Accepted() | seen.Refused():
                self._answers.append(event)
            case seen.Revealed():
                self._revealed = event
            case seen.Drawn():
                self._revealed = None
            case seen.Looked() | seen.Exposed() | seen.CentreShown() | seen.Swapped() | seen.Diverted():
                self.common.see(event)
            case _:
                pass

    def choices_shown_by(self, event: seen.Seen) -> Iterator[ObservedChoice]:
        """The choices of others that an event shows. Ask before `see` is told of the event."""
        if isinstance(event, seen.Revealed):
            yield from self._offer_and_answers(event)
        elif self._revealed is not None and self._revealed.to != self._seat:
            card, seat = self._revealed.card, self._revealed.to
            is_hidden = isinstance(event, seen.Diverted)  # only the Diplomat's player knows the side
            choice = effect_choice(card, event)
            if is_hidden or choice is not None:
                chosen = None if choice is None else effect_numbers(self._board.players, seat, card)[choice]
                relevant = self._relevant_worlds(seat)
                worlds = self._worlds(seat, relevant)
                value = self._effect_values(card, seat, worlds)
                yield self._observed(seat, Ask(card), value, np.zeros(len(value)), chosen, worlds, relevant)

    def running_offer(self) -> ObservedChoice:
        """The running offer as its offerer saw it, while nobody else knows the card."""
        offer = self._offer()
        relevant = self._relevant_worlds(offer.by)
        return self._observed_offer(offer.by, self._forecast(relevant), relevant, None)

    def _offer_and_answers(self, event: seen.Revealed) -> Iterator[ObservedChoice]:
        """The offer and the answers to it, once the card is known."""
        board, offer = self._board, self._offer()
        answers = [answer for answer in self._answers if answer.by != self._seat]
        relevant = self._relevant_worlds(offer.by, *(answer.by for answer in answers))
        forecast = self._forecast(relevant)
        if offer.by != self._seat:
            chosen = board.shown.index(event.card) * board.players + offer.to
            yield self._observed_offer(offer.by, forecast, relevant, chosen)
        cards = policy.cards_offered(forecast, offer, board, self._trust.odds(offer.by))
        for answer in answers:
            worlds = self._worlds(answer.by, relevant)
            by, declined = answer.by, isinstance(answer, seen.StoodBy | seen.Refused)
            if isinstance(answer, seen.StoodBy | seen.Intervened):
                ask, gain = Ask.UN, policy.intervention(forecast, by, offer, cards, worlds)
            else:
                ask, gain = Ask.ANSWER, policy.answer(forecast, offer, cards, worlds)
            score = sum(board.gain(by, kind) for kind in board.shown) / 2
            value, points = np.stack((gain, np.zeros(len(gain)))), np.array((score, 0.0))
            yield self._observed(by, ask, value, points, int(declined), worlds, relevant)

    def _observed_offer(self, seat: Seat, forecast: Forecast, relevant: Indices, chosen: int | None) -> ObservedChoice:
        board, worlds = self._board, self._worlds(seat, relevant)
        value = policy.offers(forecast, seat, worlds)
        value[:, seat] = -np.inf
        points = np.repeat([float(board.gain(seat, kind)) for kind in board.shown], board.players)
        return self._observed(seat, Ask.OFFER, value.reshape(len(points), -1), points, chosen, worlds, relevant)

    def _observed(
        self, seat: Seat, ask: Ask, value: Floats, points: Floats, chosen: int | None, worlds: Worlds, relevant: Indices
    ) -> ObservedChoice:
        mine = self.common.possible()[relevant]
        return ObservedChoice(seat, ask, value, points, chosen, worlds.infoset[mine], worlds.sides[seat, mine])

    def _offer(self) -> seen.Offered:
        offer = self._board.offer
        assert offer is not None
        return offer

    def _effect_values(self, card: Kind, seat: Seat, worlds: Worlds) -> Floats:
        if card is Kind.DETECTIVE:
            return policy.looks(seat, worlds)
        worth = self._worth(self._board.settled())
        return policy.effect(self._board, worth, card, seat, MEAN_BULLET, worlds)

    def _relevant_worlds(self, *seats: Seat) -> Indices:
        """The worlds that one of these seats may think possible, as far as I can tell."""
        memory = self.common.memory
        mine = self.common.possible()
        known = [np.isin(memory[seat], memory[seat, mine]) for seat in seats]
        return np.flatnonzero(np.logical_or.reduce(known))

    def _worlds(self, seat: Seat, relevant: Indices) -> Worlds:
        """Those worlds, divided into that seat's information sets."""
        memories, infoset = np.unique(self.common.memory[seat, relevant], return_inverse=True)
        weight = self.common.weight[relevant]
        belief = np.zeros((len(infoset), len(memories)))
        belief[np.arange(len(infoset)), infoset] = weight / np.bincount(infoset, weight)[infoset]
        return Worlds(self.common.sides[:, relevant].astype(np.float64), infoset, belief)

    def _forecast(self, relevant: Indices) -> Forecast:
        sides = self.common.sides[:, relevant].astype(np.float64)
        everybody = tuple(map(Seat, range(self._board.players)))
        return Forecast(self._board, self._worth(self._board.scores), MEAN_BULLET, sides, everybody)

    def _worth(self, scores: list[int]) -> Floats:
        """What the displays are worth to somebody who knows none of the bullets."""
        board = self._board
        worth = [score + MEAN_BULLET * count for score, count in zip(scores, board.bullets, strict=True)]
        return np.array([*worth, 0.0])


def effect_choice(card: Kind, event: seen.Seen) -> Choice | None:
    """The choice of this card's player that an event shows, if it does."""
    match card, event:
        case Kind.PSYCHIATRIST, seen.Swapped(a=int() as a, b=int() as b):
            return Exchange(a, b)
        case Kind.POLITICIAN, seen.Handed(to=to):
            return Hand(to)
        case Kind.ASSASSIN, seen.Shot(to=to):
            return Shoot(to)
        case Kind.DETECTIVE, seen.Looked(slot=slot):
            return Look(slot)
        case _:
            return None

"""A mind that knows exactly what follows from its sight, and chooses what has the best chance to win on average."""

from random import Random
from typing import Any

import msgspec
import numpy as np
from msgspec import UNSET

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat, others
from brushpass.games.secrets.minds.bots import policy
from brushpass.games.secrets.minds.bots.advice import advice, urging
from brushpass.games.secrets.minds.bots.board import Board
from brushpass.games.secrets.minds.bots.claims import Trust, claim
from brushpass.games.secrets.minds.bots.forecast import Forecast, Worlds
from brushpass.games.secrets.minds.bots.marked import Marked
from brushpass.games.secrets.minds.bots.speech import statement, wish
from brushpass.games.secrets.minds.bots.thought import Reason, Thought, reason
from brushpass.games.secrets.minds.dossier.arrangements import Floats
from brushpass.games.secrets.minds.dossier.dossier import Dossier
from brushpass.games.secrets.open import choices as c
from brushpass.games.secrets.open.cards import Kind
from brushpass.games.secrets.open.seen import Began, Offered, Revealed
from brushpass.games.secrets.talk import Claim, OfferIs, SawToken, TokenIs


class Belief:
    """Weighs every option over all worlds of its dossier."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self._seat = seat
        self._rng = rng
        self._board = Board()
        self._thought: Thought | None = None
        self._is_pending = False
        """Whether a card is on offer that nobody has yet."""
        self.said: list[Claim] = []
        """What it has claimed so far."""
        self.dossier = Dossier(seat)
        self._trust = Trust(self.dossier.hearing.record)

    spoken_of: Marked
    """The tokens that it has made a claim about, or may have."""

    @property
    def reason(self) -> Reason | None:
        """Why it chose as it last did. Nothing in it goes beyond what its seat could know."""
        return None if self._thought is None else reason(self._thought, self._seat)

    def see(self, event: Any) -> None:
        """Update the dossier and the board."""
        self.dossier.see(event)
        self._board.see(event)
        if isinstance(event, Began):
            self.spoken_of = Marked(event.players, when_in_doubt=True)
        self.spoken_of.see(event)
        if isinstance(event, Offered | Revealed):
            self._is_pending = isinstance(event, Offered)

    def hear(self, by: Seat, claim: Claim) -> None:
        """Take in what somebody else says, of the running offer too."""
        self.dossier.hear(by, claim)
        offer = self._board.offer
        if isinstance(claim, OfferIs) and offer is not None and offer.by == by and claim.card in self._board.shown:
            self._board.offer = msgspec.structs.replace(offer, claim=claim.card)

    def speak(self) -> Claim | None:
        """What another player should do with the running offer; or something about a token, or a wish, that is new."""
        if (advised := self._advice()) is not None:
            return advised
        tokens = self.dossier.tokens
        said: Claim | None = statement(tokens, tokens.inferred(), self._seat, self.spoken_of, self._rng)
        if isinstance(said, TokenIs | SawToken):
            self.spoken_of.mark(said.slot)
        elif self._board.offer is not None:  # else it offers a card itself now
            said = wish(self._board, self.dossier.deck, tokens, self._seat, self.said)
        self.said += [] if said is None else [said]
        return said

    def urge(self, choice: c.Choice) -> Claim | None:
        """That my offer should be taken, if I want that."""
        if not isinstance(choice, c.Offer):
            return None
        worlds = self._worlds()
        card = np.array([[kind is choice.card] for kind in self._board.shown], dtype=np.float64)
        forecast = self._forecast(worlds, self._seat, choice.to)
        return urging(forecast, Offered(self._seat, choice.to), card, worlds)

    def _advice(self) -> Claim | None:
        """What I tell whoever is asked about a card, unless I would rather step in and take it myself."""
        offer = self._board.offer
        if not self._is_pending or offer is None or self._seat in (offer.by, offer.to):
            return None
        worlds, forecast, offer, cards = self._offered()
        if policy.intervention(forecast, self._seat, offer, cards, worlds)[0] > 0:
            return None
        return advice(forecast, self._seat, offer, cards, worlds)

    def choose(self, prompt: Prompt) -> Any:
        """The option with the best chance to win."""
        match prompt.ask:
            case c.Ask.OFFER:
                return self._offer()
            case c.Ask.UN:
                return self._un()
            case c.Ask.ANSWER:
                return self._answer()
            case ask:
                return self._effect(Kind(ask), prompt)

    def _worlds(self) -> Worlds:
        """What I think possible, by logic and by what the others say."""
        tokens = self.dossier.tokens
        return Worlds.of_one_infoset(tokens.sides.astype(np.float64), tokens.inferred())

    def _worth(self, scores: list[int]) -> Floats:
        """What each display is worth on average, with its bullets; the centre is worth nothing."""
        bullets = self.dossier.bullets
        worth = np.array([*scores, 0], dtype=np.float64)
        for given in bullets.given:
            worth[given.to] += bullets.mean if given.value is UNSET else given.value
        return worth

    def _forecast(self, worlds: Worlds, *takers: Seat) -> Forecast:
        return Forecast(self._board, self._worth(self._board.scores), self.dossier.bullets.mean, worlds.sides, takers)

    def _offer(self) -> c.Offer:
        worlds, shown = self._worlds(), self._board.shown
        forecast = self._forecast(worlds, self._seat, *others(self._seat, self._board.players))
        value = policy.offers(forecast, self._seat, worlds)
        number, to = divmod(int(value.argmax()), self._board.players)
        self._thought = Thought(c.Ask.OFFER, worlds, value.ravel(), Seat(to))
        said = claim(shown[number], shown[1 - number], self._rng, worlds.friendship(self._seat, Seat(to)))
        return c.Offer(shown[number], Seat(to), said)

    def _offered(self) -> tuple[Worlds, Forecast, Offered, Floats]:
        """The running offer, and which card it may be in each world."""
        worlds, offer = self._worlds(), self._board.offer
        assert offer is not None
        forecast = self._forecast(worlds, *dict.fromkeys((self._seat, offer.to, offer.by)))
        return worlds, forecast, offer, policy.cards_offered(forecast, offer, self._board, self._trust.odds(offer.by))

    def _un(self) -> c.Choice:
        worlds, forecast, offer, cards = self._offered()
        gain = policy.intervention(forecast, self._seat, offer, cards, worlds)[0]
        self._thought = Thought(c.Ask.UN, worlds, np.array((gain, 0.0)), offer.to)
        return c.Intervene() if gain > 0 else c.StandBy()

    def _answer(self) -> c.Choice:
        worlds, forecast, offer, cards = self._offered()
        gain = policy.answer(forecast, offer, cards, worlds)[0]
        self._thought = Thought(c.Ask.ANSWER, worlds, np.array((gain, 0.0)), offer.by)
        return c.Accept() if gain > 0 else c.Refuse()

    def _effect(self, kind: Kind, prompt: Prompt) -> c.Choice:
        """The best option of the effect of the card that I have."""
        board, worlds, held = self._board, self._worlds(), self.dossier.bullets.held
        if kind is Kind.DETECTIVE:
            value = policy.looks(self._seat, worlds)
        else:
            bullet = 0.0 if held is UNSET else float(held)
            value = policy.effect(board, self._worth(board.settled()), kind, self._seat, bullet, worlds)
        choice: c.Choice = prompt.options[int(value.argmax())]
        self._thought = Thought(c.Ask(kind), worlds, value.ravel(), getattr(choice, "to", None))
        return choice

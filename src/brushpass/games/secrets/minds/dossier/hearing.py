"""What a viewer makes of claims: evidence that is bounded, and weighs as much as the speaker's record in this game.

One record serves for everything that a seat claims, in an offer or from the phrase book. A claim is settled once the
viewer's own logic says whether it was true; until then it weighs worlds, in the second layer only.
"""

from typing import NamedTuple

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.dossier.arrangements import SIDE, row_of
from brushpass.games.secrets.minds.dossier.tokens import Tokens
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import Kind
from brushpass.games.secrets.talk import Claim, OfferIs, SawToken, TokenIs
from brushpass.minds.trust import Record


class Heard(NamedTuple):
    """A claim about a token."""

    by: Seat
    claim: TokenIs | SawToken
    event: int
    """How many events the viewer had seen when it was made."""


class Hearing:
    """The claims that one viewer has heard, and every speaker's record."""

    def __init__(self) -> None:
        self.record = Record()
        self.heard: list[Heard] = []
        """One for each row of `Tokens.said`."""
        self._settled: set[int] = set()
        self._offered: tuple[Seat, Kind] | None = None

    def see(self, event: seen.Seen) -> None:
        """Remember what an offerer says of the card, and settle it when the card is revealed."""
        if isinstance(event, seen.Offered):
            self._offered = None if event.claim is None else (event.by, event.claim)
        elif isinstance(event, seen.Revealed) and self._offered is not None:
            seat, card = self._offered
            self.record.settle(seat, is_true=card is event.card)
            self._offered = None

    def hear(self, tokens: Tokens, by: Seat, claim: Claim, events: int) -> None:
        """Note a claim. What the same seat says twice counts once."""
        match claim:
            case OfferIs(card=card):
                self._offered = by, card
            case TokenIs(slot=slot, face=face) | SawToken(slot=slot, face=face):
                says = tokens.sides[row_of(slot, tokens.players)] == SIDE[face]
                rows = [row for row, heard in enumerate(self.heard) if heard.by == by]
                if not any((tokens.said[row] == says).all() for row in rows):
                    tokens.said = np.concatenate((tokens.said, says[None]))
                    self.heard.append(Heard(by, claim, events))
                    self.settle(tokens)
            case _:
                pass

    def settle(self, tokens: Tokens) -> None:
        """Settle what the viewer knows by now, and weigh the rest by what that makes of the speakers."""
        for row, heard in enumerate(self.heard):
            if row not in self._settled:
                says = tokens.said[row]
                if says.all() or not says.any():
                    self._settled.add(row)
                    self.record.settle(heard.by, is_true=bool(says.all()))
        tokens.trusted = np.array([self.record.odds(heard.by) for heard in self.heard])

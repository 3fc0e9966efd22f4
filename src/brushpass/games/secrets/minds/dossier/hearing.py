"""Claims in SECRETS. One record serves for everything that a seat claims, in an offer or from the phrase book."""

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.dossier.arrangements import SIDE, row_of
from brushpass.games.secrets.minds.dossier.remembering import Remembering
from brushpass.games.secrets.minds.dossier.tokens import Tokens
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import Kind
from brushpass.games.secrets.talk import Claim, OfferIs, SawToken, TokenIs
from brushpass.minds import hearing
from brushpass.minds.hearing import Flags, Heard


class Hearing(hearing.Hearing):
    """The claims about tokens that one viewer has heard, one for each row of `Tokens.said`."""

    def __init__(self) -> None:
        super().__init__()
        self._offered: tuple[Seat, Kind] | None = None

    def see(self, event: seen.Seen) -> bool:
        """Remember what an offerer says of the card, and settle it when the card is revealed: is it settled now?"""
        if isinstance(event, seen.Offered):
            self._offered = None if event.claim is None else (event.by, event.claim)
        elif isinstance(event, seen.Revealed) and self._offered is not None:
            seat, card = self._offered
            self.record.settle(seat, is_true=card is event.card)
            self._offered = None
            return True
        return False

    def hear(self, tokens: Remembering, by: Seat, claim: Claim, events: int) -> None:
        """Note a claim."""
        if isinstance(claim, OfferIs):
            self._offered = by, claim.card
        elif isinstance(claim, TokenIs | SawToken):
            says = _says(tokens, by, claim)
            if self.is_new(by, claim, says, tokens.said):
                tokens.said = np.concatenate((tokens.said, says[None]))
                self.heard.append(Heard(by, claim, events))
                self.settle(tokens)

    def settle(self, tokens: Tokens) -> None:
        """Settle what the viewer knows by now, and weigh the rest by what that makes of the speakers."""
        tokens.trusted = np.array(self.weigh(tokens.said))


def _says(tokens: Remembering, by: Seat, claim: TokenIs | SawToken) -> Flags:
    """In which worlds a claim is true. Who looks where is public: nobody has seen a token where they never looked."""
    row = row_of(claim.slot, tokens.players)
    there = tokens.sides[row] if isinstance(claim, TokenIs) else tokens.last_look(by, row)
    if there is None:
        return np.zeros(len(tokens.weight), dtype=np.bool_)
    says: Flags = there == SIDE[claim.face]
    return says

"""Claims in SECRETS. One record serves for everything that a seat claims, in an offer or from the phrase book.

What earns a record must have been a risk. Nobody earns credit with a token that everybody has seen, and what others
say of a card on offer is a guess, which counts neither for them nor against them. A lie about a token always counts.
"""

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
        self._offerer: Seat | None = None
        self._offered: set[Kind] = set()
        """What the offerer says the card is; whoever says two things lies once."""

    def see(self, event: seen.Seen) -> bool:
        """Remember what an offerer says of the card, and settle it when the card is revealed: is it settled now?"""
        if isinstance(event, seen.Offered):
            self._offerer, self._offered = event.by, set() if event.claim is None else {event.claim}
        elif isinstance(event, seen.Revealed) and self._offerer is not None:
            is_settled = bool(self._offered)
            for card in self._offered:
                self.record.settle(self._offerer, is_true=card is event.card)
            self._offerer, self._offered = None, set()
            return is_settled
        return False

    def hear(self, tokens: Remembering, by: Seat, claim: Claim, events: int) -> None:
        """Note a claim."""
        if isinstance(claim, OfferIs):
            if by == self._offerer:
                self._offered.add(claim.card)
        elif isinstance(claim, TokenIs | SawToken):
            says = _says(tokens, by, claim)
            is_cheap = bool(says.all()) and bool(tokens.seen[:, :, row_of(claim.slot, tokens.players)].all())
            if not is_cheap and self.is_new(by, claim, says, tokens.said):
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

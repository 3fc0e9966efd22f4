"""How likely one viewer of SECRETS must think a claim: by logic alone, from what that viewer has seen."""

from collections.abc import Collection
from typing import Final

from msgspec import UNSET

from brushpass.core.seats import Seat, Viewer
from brushpass.core.talk import Phrase
from brushpass.games.secrets.minds.dossier.arrangements import row_of
from brushpass.games.secrets.minds.dossier.remembering import Remembering
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import Kind
from brushpass.games.secrets.open.sight import TokenEvent
from brushpass.games.secrets.talk import OfferIs, SawToken, TokenIs

TOKEN_EVENTS: Final = (seen.Looked, seen.Exposed, seen.CentreShown, seen.Swapped, seen.Diverted)
EITHER: Final = 0.5
"""Who did not make the offer cannot tell which of the two shown cards it is."""


class Witness:
    """One seat, or the public, that hears claims. Tell it every event that it sees, in order."""

    def __init__(self, viewer: Viewer) -> None:
        self._events: list[seen.Seen] = []
        self._tokens: Remembering
        self._drawn = self._offered = -1
        """The numbers of the last draw, and of the offer that is open."""

    def see(self, event: seen.Seen) -> None:
        """Learn from one event."""
        match event:
            case seen.Began(players=players):
                self._tokens = Remembering(players)
            case seen.Drawn():
                self._drawn = len(self._events)
            case seen.Offered():
                self._offered = len(self._events)
            case seen.Revealed():
                self._offered = -1
            case _ if isinstance(event, TOKEN_EVENTS):
                self._tokens.see(event)
            case _:
                pass
        self._events.append(event)

    def chance(self, speaker: Seat, claim: Phrase) -> float | None:
        """How likely the claim is true; None if it says nothing that could be true or false now."""
        if isinstance(claim, OfferIs):
            return self._chance_of_card(claim.card, {self._drawn, self._offered})
        return _chance_of_token(self._tokens, speaker, claim)

    def evidence(self) -> list[int]:
        """The numbers of the events that showed the viewer what not everybody could see anyway, and of draws."""
        return [number for number, event in enumerate(self._events) if _tells(event)]

    def is_excluded(self, speaker: Seat, claim: Phrase, known: Collection[int]) -> bool:
        """Whether the claim is impossible for a viewer to whom only these events have told something.

        Whatever everybody sees of the others is known, too: who looked where, and which tokens changed places.
        """
        if isinstance(claim, OfferIs):
            return self._chance_of_card(claim.card, known) == 0
        tokens = Remembering(self._tokens.players)
        for number, event in enumerate(self._events):
            if isinstance(event, TOKEN_EVENTS):
                _see(tokens, event, is_known=number in known)
        return _chance_of_token(tokens, speaker, claim) == 0

    def _chance_of_card(self, card: Kind, known: Collection[int]) -> float | None:
        if self._offered < 0:
            return None
        drawn, offered = self._events[self._drawn], self._events[self._offered]
        assert isinstance(drawn, seen.Drawn)
        assert isinstance(offered, seen.Offered)
        if offered.card is not UNSET and self._offered in known:
            return float(offered.card is card)
        if self._drawn not in known:
            return 1 / len(Kind)
        return EITHER if card in (drawn.cards[0], drawn.cards[-1]) else 0.0


def _tells(event: seen.Seen) -> bool:
    match event:
        case seen.Looked(face=face) | seen.Exposed(face=face):
            return face is not UNSET
        case seen.Diverted(side=side):
            return side is not UNSET
        case seen.Offered(card=card):
            return card is not UNSET
        case _:
            return isinstance(event, seen.CentreShown | seen.Drawn)


def _see(tokens: Remembering, event: TokenEvent, *, is_known: bool) -> None:
    """Let worlds follow an event; what it showed is left out unless it is known."""
    match event:
        case _ if is_known:
            tokens.see(event)
        case seen.Looked(by=by, slot=slot):
            tokens.see(seen.Looked(by, slot))
        case seen.Exposed(seat=seat):
            tokens.see(seen.Exposed(seat))
        case seen.Diverted(by=by):
            tokens.see(seen.Diverted(by))
        case seen.CentreShown():
            tokens.look(event)
        case seen.Swapped():
            tokens.see(event)


def _chance_of_token(tokens: Remembering, speaker: Seat, claim: Phrase) -> float | None:
    match claim:
        case TokenIs(slot=slot, face=face):
            return tokens.chance(tokens.sides[row_of(slot, tokens.players)], face)
        case SawToken(slot=slot, face=face):
            look = tokens.last_look(speaker, row_of(slot, tokens.players))
            return 0.0 if look is None else tokens.chance(look, face)
        case _:
            return None

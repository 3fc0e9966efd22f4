"""What a person can say in ESPIONAJE CARTAS, as the page offers it: the same at any time."""

from brushpass.clients.terminal.names import Names
from brushpass.clients.terminal.phrases import Blank, PhraseBook, phrase_book
from brushpass.core.seats import Seat
from brushpass.games.espionaje.open.cards import Element
from brushpass.games.espionaje.open.sight import Sight
from brushpass.games.espionaje.talk import Claim, Holds, IsHidden, NotHidden, ShowMe
from brushpass.games.espionaje.terminal.words import title


def phrases(sight: Sight, names: Names) -> PhraseBook:
    """What a player can say: who holds a card, whether a card is hidden, and which card they want to be shown."""
    seats = [Seat(seat) for seat in range(sight.players)]
    claims: list[Claim] = [Holds(seat, element) for seat in seats for element in Element]
    for phrase in (IsHidden, NotHidden, ShowMe):
        claims += [phrase(element) for element in Element]

    def player(seat: Seat) -> str:
        return names.say("place-own") if seat == names.you else names.labels[seat]

    whom = Blank(lambda claim: getattr(claim, "seat", seats[0]), player)
    return phrase_book(claims, whom, Blank(lambda claim: claim.element, lambda card: title(card, names)), names)

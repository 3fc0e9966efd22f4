"""Claims in the terminal: every phrase has words."""

from brushpass.clients.terminal.names import Names
from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.secrets.open.cards import Face, Kind
from brushpass.games.secrets.talk import Claim, OfferIs, OfferMe, RefuseIt, SawToken, TakeIt, TokenIs
from brushpass.games.secrets.terminal.claims import claim
from brushpass.locales import texts

NAMES = Names(["Ann", "Bob", "Cat", "Dan"], PUBLIC, texts("en"))


def test_every_phrase_has_words_of_its_own() -> None:
    phrases: list[Claim] = [OfferIs(Kind.DETECTIVE), TokenIs(Seat(2), Face.KGB), SawToken(Seat(2), Face.KGB)]
    said = [claim(phrase, Seat(0), NAMES) for phrase in [*phrases, TakeIt(), RefuseIt(), OfferMe(Kind.DETECTIVE)]]
    assert len(set(said)) == 6
    assert "Detective" in said[0]
    assert "Detective" in said[5]
    assert all("Cat" in text and "KGB" in text for text in said[1:3])

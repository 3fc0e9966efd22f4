"""Claims in the terminal: every phrase has words."""

from brushpass.clients.terminal.names import Names
from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.espionaje.open.cards import Element
from brushpass.games.espionaje.talk import Claim, Holds, IsHidden, NotHidden, ShowMe
from brushpass.games.espionaje.terminal.claims import claim
from brushpass.locales import texts

NAMES = Names(["Ann", "Bob", "Cat"], PUBLIC, texts("en"))


def test_every_phrase_has_words_of_its_own() -> None:
    [paris] = [element for element in Element if element.value == "paris"]
    phrases: list[Claim] = [Holds(Seat(0), paris), Holds(Seat(2), paris), IsHidden(paris), NotHidden(paris)]
    phrases.append(ShowMe(paris))
    said = [claim(phrase, Seat(0), NAMES) for phrase in phrases]
    assert len(set(said)) == 5
    assert all("Paris" in text for text in said)
    assert "Cat" in said[1]

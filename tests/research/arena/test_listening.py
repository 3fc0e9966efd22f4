"""Who is deaf hears no word, the one with an offer included; who is silent says none."""

from typing import Any

import pytest

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.secrets.open.cards import Kind
from brushpass.games.secrets.open.choices import Ask, Offer, Refuse
from brushpass.games.secrets.open.seen import Accepted, Offered
from brushpass.games.secrets.talk import Claim, OfferIs
from brushpass.research.arena.listening import Deaf, Silent

PROMPT = Prompt(Seat(0), Ask.OFFER, ())
SPOKEN = Offered(Seat(1), Seat(0), claim=Kind.SCIENTIST)
MUTE = Offered(Seat(1), Seat(0))
OFFER = Offer(Kind.SCIENTIST, Seat(1), Kind.SCIENTIST)


class Chatterbox:
    """Remembers what reaches it, and says something with every offer."""

    def __init__(self, choice: Any = OFFER) -> None:
        self.reached: list[Any] = []
        self._choice = choice

    def see(self, event: Any) -> None:
        self.reached.append(event)

    def hear(self, by: Seat, claim: Claim) -> None:
        self.reached.append((by, claim))

    def speak(self) -> Claim:
        return OfferIs(Kind.SCIENTIST)

    def choose(self, prompt: Prompt) -> Any:
        return self._choice


def test_the_deaf_see_offers_but_not_the_words_that_come_with_them() -> None:
    mind = Chatterbox()
    for event in (SPOKEN, Accepted(Seat(0))):
        Deaf(mind).see(event)
    assert mind.reached == [MUTE, Accepted(Seat(0))]
    assert not hasattr(Deaf(mind), "hear")


def test_the_silent_hear_everything() -> None:
    mind = Chatterbox()
    Silent(mind).see(SPOKEN)
    Silent(mind).hear(Seat(1), OfferIs(Kind.SCIENTIST))
    assert mind.reached == [SPOKEN, (Seat(1), OfferIs(Kind.SCIENTIST))]


@pytest.mark.parametrize("ears", [Deaf, Silent])
def test_neither_says_a_word(ears: type[Deaf]) -> None:
    assert ears(Chatterbox()).choose(PROMPT) == Offer(Kind.SCIENTIST, Seat(1))
    assert ears(Chatterbox(Refuse())).choose(PROMPT) == Refuse()
    said: list[Any] = [getattr(ears(Chatterbox()), "speak", lambda: None)()]
    assert said == [None]

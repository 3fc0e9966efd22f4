"""A quiet mind plays and listens as ever, and nobody hears a word of it."""

from random import Random
from typing import Any

import pytest

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.espionaje.open.choices import turn_menu
from brushpass.games.registry import GAMES
from brushpass.games.secrets.open.cards import Face, Kind
from brushpass.games.secrets.open.choices import Accept, Offer, answer_menu, offer_menu
from brushpass.games.secrets.talk import TakeIt, TokenIs
from brushpass.minds.mind import Mind
from brushpass.minds.play import run
from brushpass.minds.quiet import Quiet
from brushpass.minds.random import RandomMind
from brushpass.minds.registry import find
from brushpass.minds.talker import Talker, urged
from tests.minds.recording import RecordingMind

CLAIM = TokenIs(Seat(1), Face.KGB)
OFFER = Offer(Kind.SCIENTIST, Seat(1), Kind.ASSASSIN)
OFFERS = offer_menu(4, Seat(0), (Kind.SCIENTIST, Kind.ASSASSIN)).prompt


class Chatterbox:
    """Takes the first option that comes with words, or else the first, and always has more to say."""

    def __init__(self) -> None:
        self.noted: list[Any] = []

    def see(self, event: Any) -> None:
        self.noted.append(event)

    def choose(self, prompt: Prompt) -> Any:
        return next((option for option in prompt.options if getattr(option, "claim", None)), prompt.options[0])

    def hear(self, by: Seat, claim: Any) -> None:
        self.noted.append((by, claim))

    def speak(self) -> Any:
        return CLAIM

    def urge(self, choice: Any) -> Any:
        return TakeIt()


def test_it_says_nothing_before_a_choice_with_it_or_after_it() -> None:
    loud = Chatterbox()
    quiet = Quiet(loud, "secrets")
    assert (loud.choose(OFFERS).claim, loud.speak(), urged(loud, OFFER)) == (Kind.SCIENTIST, CLAIM, TakeIt())
    assert quiet.choose(OFFERS) == Offer(Kind.SCIENTIST, Seat(1))
    assert quiet.choose(OFFERS) in OFFERS.options
    talker: Talker = quiet
    assert talker.speak() is None
    assert urged(quiet, OFFER) is None


def test_its_other_choices_are_the_mind_s_own() -> None:
    answer = answer_menu(Seat(2)).prompt
    assert Quiet(Chatterbox(), "secrets").choose(answer) == Accept()
    turn = turn_menu(Seat(0)).prompt
    assert Quiet(Chatterbox(), "espionaje").choose(turn) is turn.options[0], "no choice of this game carries words"


def test_it_sees_and_hears_all_that_the_mind_would() -> None:
    loud = Chatterbox()
    quiet = Quiet(loud, "secrets")
    quiet.see("an event")
    quiet.hear(Seat(3), CLAIM)
    assert loud.noted == ["an event", (3, CLAIM)]
    Quiet(RandomMind(Seat(0), Random(1)), "secrets").hear(Seat(3), CLAIM)  # which does not listen


@pytest.mark.parametrize("level", ["random", "greedy", "belief", "agent"])
def test_whole_games_of_quiet_minds_are_without_a_word(level: str) -> None:
    secrets = GAMES["secrets"]
    deal = secrets.deal.from_seed(bytes([3]) * 32, 4)
    loud = [RecordingMind(find(level)("secrets", Seat(seat), Random(seat))) for seat in range(4)]
    minds: list[Mind] = [Quiet(mind, "secrets") for mind in loud]
    heard = RecordingMind(minds[0])
    run(secrets, 4, secrets.rules(), deal, [heard, *minds[1:]], talk=Random(1))
    wanted = [
        decision.choice.claim for mind in loud for decision in mind.decisions if hasattr(decision.choice, "claim")
    ]
    assert any(wanted), "they wanted to say something"
    offers = [event for event in heard.seen if type(event).__name__ == "Offered"]
    assert len(offers) == len(wanted)
    assert all(offer.claim is None for offer in offers)

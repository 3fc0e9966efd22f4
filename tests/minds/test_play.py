"""What is claimed in a game is heard by everybody else, and recorded once, at its place between the steps."""

from random import Random
from typing import Any

import msgspec
import pytest

from brushpass.core.record import Recorder, RecordV2
from brushpass.core.record_talk import Kept, RecordedClaim
from brushpass.core.replay import check
from brushpass.core.seats import Seat
from brushpass.games.registry import GAMES
from brushpass.games.secrets.open.cards import Face
from brushpass.games.secrets.talk import TokenIs
from brushpass.minds.play import run
from brushpass.minds.random import RandomMind
from tests.minds.recording import RecordingMind

SECRETS = GAMES["secrets"]
SEED = bytes([7]) * 32
Line = tuple[int, Seat, Any]
"""How many steps had been played, who spoke, and what they said."""


class Floor(Random):
    """Luck that always gives the floor."""

    def random(self) -> float:
        return 0.0


class Chatterbox(RecordingMind):
    """Says something before each choice, or after it, and notes what the others say."""

    def __init__(self, seat: Seat, *, waits: bool) -> None:
        super().__init__(RandomMind(seat, Random(seat)))
        self.claim, self.waits = TokenIs(seat, Face.KGB), waits
        self.heard: list[tuple[Seat, Any]] = []

    def hear(self, by: Seat, claim: Any) -> None:
        self.heard.append((by, claim))

    def speak(self) -> Any:
        return None if self.waits else self.claim

    def urge(self, choice: Any) -> Any:
        return self.claim


def played(*, waits: bool, talk: Random | None) -> tuple[list[Chatterbox], RecordV2]:
    """A game of four who talk whenever they can."""
    deal = SECRETS.deal.from_seed(SEED, 4)
    minds = [Chatterbox(Seat(seat), waits=waits) for seat in range(4)]
    recorder = Recorder(SECRETS, 4, SECRETS.rules(), deal, seed=SEED, kept=Kept.CLAIMS)
    run(SECRETS, 4, SECRETS.rules(), deal, minds, recorder, talk)
    record = recorder.record()
    assert isinstance(record, RecordV2)
    return minds, record


def lines(record: RecordV2) -> list[Line]:
    """The claims of a record."""
    claims = [line for line in record.talk if isinstance(line, RecordedClaim)]
    return [(line.after, line.seat, msgspec.convert(line.claim, TokenIs)) for line in claims]


@pytest.mark.parametrize("when", ["before", "after"])
def test_each_claim_is_recorded_once_at_its_place(when: str) -> None:
    minds, record = played(waits=when == "after", talk=Floor())
    speakers = [step.seat for step in record.steps]
    first = 1 if when == "after" else 0
    wanted = [(number, seat, minds[seat].claim) for number, seat in enumerate(speakers, first)]
    if when == "after":
        wanted.pop()  # nobody adds a word to the choice that ends the game
    assert lines(record) == wanted
    check(record, SECRETS)


@pytest.mark.parametrize("when", ["before", "after"])
def test_everybody_else_hears_what_is_recorded_and_nothing_more(when: str) -> None:
    minds, record = played(waits=when == "after", talk=Floor())
    for seat, mind in enumerate(minds):
        assert mind.heard == [(by, claim) for _, by, claim in lines(record) if by != seat]


def test_without_talk_nobody_is_asked_to_speak() -> None:
    minds, record = played(waits=False, talk=None)
    assert (record.talk, [mind.heard for mind in minds]) == ((), [[]] * 4)

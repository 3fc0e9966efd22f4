"""Talk in records: what was said, and where between the steps."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from brushpass.core.errors import BadRecord
from brushpass.core.record import RecordV2, decode, encode
from brushpass.core.record_talk import Kept, RecordedClaim, RecordedText, Talk, read_claims
from brushpass.core.replay import check
from brushpass.core.seats import Seat
from brushpass.games.kits import find_kit
from brushpass.games.secrets.open.cards import Face
from brushpass.games.secrets.sealed.game import SECRETS
from brushpass.games.secrets.talk import TokenIs
from tests.core.recorded import LAST, WHOLE, bad


def talking(kept: Kept, *talk: Talk) -> RecordV2:
    """The whole record, with this said at its table."""
    assert isinstance(WHOLE, RecordV2)
    return replace(WHOLE, kept=kept, talk=talk)


HIPPIE = {"claim": "token-is", "slot": 2, "face": "hippie"}


def test_talk_has_its_place_between_the_steps_and_survives() -> None:
    whole = talking(
        Kept.TALK,
        RecordedClaim(after=0, seat=Seat(1), claim=HIPPIE),
        RecordedText(after=3, seat=Seat(0), text="hm"),
        RecordedClaim(after=3, seat=Seat(2), claim=HIPPIE, untold=1),
        RecordedText(after=len(WHOLE.steps), seat=Seat(3), text="well played"),
    )
    check(whole, SECRETS)
    text = encode(whole)
    assert decode(text) == whole
    assert msgspec.json.decode(text)["talk"][2] == {
        "talk": "claim",
        "after": 3,
        "untold": 1,
        "seat": 2,
        "claim": HIPPIE,
    }
    claims = list(read_claims(whole.talk, find_kit("secrets").phrases, 4))
    assert [phrase for _, phrase in claims] == [TokenIs(Seat(2), Face.HIPPIE)] * 2


def test_a_record_that_keeps_no_talk_says_nothing_of_it() -> None:
    assert b"talk" not in encode(WHOLE)
    assert b'"kept":"claims"' in encode(talking(Kept.CLAIMS))


@pytest.mark.parametrize(
    ("kept", "talk", "text"),
    [
        (
            Kept.CHOICES,
            (RecordedText(after=0, seat=Seat(0), text="hm"),),
            "talk 1: the record says that it keeps choices",
        ),
        (
            Kept.CLAIMS,
            (RecordedText(after=0, seat=Seat(0), text="hm"),),
            "talk 1: the record says that it keeps claims",
        ),
        (
            Kept.TALK,
            (RecordedText(after=LAST + 1, seat=Seat(0), text="hm"),),
            f"talk 1: its place is after step 0 to {LAST}",
        ),
        (Kept.TALK, (RecordedText(after=-1, seat=Seat(0), text="hm"),), "talk 1: its place is after step 0"),
        (
            Kept.TALK,
            (RecordedText(after=2, seat=Seat(0), text="hm"), RecordedText(after=1, seat=Seat(0), text="hm")),
            "talk 2: its place is after step 2",
        ),
        (Kept.TALK, (RecordedText(after=0, seat=Seat(0), text="hm", untold=1),), "talk 1: 1 events are untold, of 0"),
        (Kept.TALK, (RecordedText(after=0, seat=Seat(4), text="hm"),), "talk 1: there is no seat 4"),
    ],
)
def test_talk_without_a_place_is_refused(kept: Kept, talk: tuple[Talk, ...], text: str) -> None:
    assert str(bad(talking(kept, *talk))).startswith(text)


@pytest.mark.parametrize(
    ("claim", "text"),
    [
        ({"claim": "nonsense"}, "talk 1: not a phrase of the game"),
        (HIPPIE | {"loudly": True}, "talk 1: not a phrase of the game"),
        (HIPPIE | {"slot": 4}, "talk 1: it speaks of a seat that is not there"),
    ],
)
def test_a_claim_that_is_not_in_the_phrase_book_is_refused(claim: dict[str, Any], text: str) -> None:
    whole = talking(Kept.CLAIMS, RecordedClaim(after=0, seat=Seat(1), claim=claim))
    with pytest.raises(BadRecord, match=text):
        list(read_claims(whole.talk, find_kit("secrets").phrases, 4))
    with pytest.raises(BadRecord, match="talk 1: the game has no phrase book"):
        list(read_claims(whole.talk, None, 4))


@pytest.mark.parametrize("line", [{"talk": "song", "after": 0, "seat": 0}, {"talk": "text", "after": 0, "seat": 0}])
def test_a_line_of_talk_that_is_none_is_refused(line: dict[str, Any]) -> None:
    text = encode(talking(Kept.TALK))[:-1] + b',"talk":[' + msgspec.json.encode(line) + b"]}"
    with pytest.raises(BadRecord, match="not a record"):
        decode(text)

"""Base types of messages."""

import msgspec
import pytest

from brushpass.core.messages import Choice, Event, Prompt, kebab
from brushpass.core.seats import Seat


class Shake(Choice, frozen=True):
    hand: int = 0


class RainBegan(Event, frozen=True):
    where: int | None = None


class Nod(Choice, frozen=True):
    head: int = 0


@pytest.mark.parametrize(
    ("name", "tag"), [("Drawn", "drawn"), ("BulletDrawn", "bullet-drawn"), ("UnMoved", "un-moved"), ("ABC", "a-b-c")]
)
def test_a_tag_is_the_name_of_its_class(name: str, tag: str) -> None:
    assert kebab(name) == tag


def test_messages_carry_their_tag_and_leave_out_what_is_not_there() -> None:
    assert msgspec.json.encode(Shake()) == b'{"choice":"shake"}'
    assert msgspec.json.encode(RainBegan(3)) == b'{"event":"rain-began","where":3}'
    assert msgspec.json.encode(RainBegan()) == b'{"event":"rain-began"}'
    assert msgspec.json.encode(Prompt(Seat(1), "hand", (Shake(1),))) == (
        b'{"seat":1,"ask":"hand","options":[{"choice":"shake","hand":1}]}'
    )


def test_a_message_with_an_unknown_field_or_tag_is_not_decoded() -> None:
    for text in (b'{"choice":"shake","foot":1}', b'{"choice":"kick"}', b'{"hand":1}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(text, type=Shake | Nod)

"""Text for messages and sights, and back."""

from typing import Any

import pytest
from msgspec import UNSET, Struct, UnsetType
from msgspec import inspect as types

from brushpass.core.errors import Malformed
from brushpass.core.messages import Event
from brushpass.core.notation import Notation, read_sight, read_value, write_sight, write_value
from brushpass.core.seats import Seat
from brushpass.games.secrets.open.sight import Sight
from brushpass.games.secrets.sealed.game import SECRETS
from tests.games.secrets.builders import Table, lay, viewers


class Pin(Struct, frozen=True):
    at: int
    sure: bool = False


class Marked(Event, frozen=True):
    """A message with every sort of field."""

    by: Seat
    pins: Pin
    places: tuple[int, ...] = ()
    rows: tuple[tuple[int, ...], ...] = ()
    both: tuple[int, int] | None = None
    note: str | UnsetType = UNSET


class Left(Event, frozen=True):
    by: Seat


LINES = Notation[Marked | Left](
    Marked | Left,
    {"marked": "{by} marks {pins} (at {places}; {rows})[ both {both}][: {note}]", "left": "{by} leaves"},
)


# --- values


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "true"),
        (False, "false"),
        (0, "0"),
        (-3, "-3"),
        ("word", "word"),
        ((), "-"),
        ((1, 2), "1,2"),
        (((1, 2), (3,)), "1,2;3"),
        (((), (3,)), "-;3"),
        (Pin(2), "at=2 sure=false"),
        ((Pin(2), Pin(3, True)), "at=2 sure=false | at=3 sure=true"),
    ],
)
def test_a_value_is_written_like_this_and_read_back(value: object, text: str) -> None:
    assert write_value(value) == text
    kind = {
        bool: types.type_info(bool),
        int: types.type_info(int),
        str: types.type_info(str),
        Pin: types.type_info(Pin),
    }.get(type(value))
    if isinstance(value, tuple):
        inner = tuple[tuple[int, ...], ...] if ";" in text else tuple[Pin, ...] if "=" in text else tuple[int, ...]
        kind = types.type_info(inner)
    assert kind is not None
    plain = read_value(text, kind)
    assert plain == {
        "-": [],
        "1,2": ["1", "2"],
        "1,2;3": [["1", "2"], ["3"]],
        "-;3": [[], ["3"]],
        "at=2 sure=false": {"at": "2", "sure": "false"},
        "at=2 sure=false | at=3 sure=true": [{"at": "2", "sure": "false"}, {"at": "3", "sure": "true"}],
    }.get(text, text)


# --- lines


@pytest.mark.parametrize(
    ("message", "line"),
    [
        (Left(Seat(3)), "3 leaves"),
        (Marked(Seat(1), Pin(2)), "1 marks at=2 sure=false (at -; -)"),
        (Marked(Seat(1), Pin(2, True), (4, 5), ((6,), ())), "1 marks at=2 sure=true (at 4,5; 6;-)"),
        (Marked(Seat(1), Pin(2), both=(7, 8)), "1 marks at=2 sure=false (at -; -) both 7,8"),
        (Marked(Seat(1), Pin(2), note="x"), "1 marks at=2 sure=false (at -; -): x"),
    ],
)
def test_a_message_is_one_line_and_a_line_is_one_message(message: Marked | Left, line: str) -> None:
    assert LINES.write(message) == line
    assert LINES.read(line) == message


@pytest.mark.parametrize(
    "line",
    [
        "",
        " ",
        "3",
        "leaves",
        "3 left",
        "3 Leaves",
        "3  leaves",
        " 3 leaves",
        "3 leaves ",
        "3 leaves\n",
        "3 leaves now",
        "3 leaves\n3 leaves",
        "03 leaves",
        "+3 leaves",
        "-0 leaves",
        "3.0 leaves",
        "3e0 leaves",
        "three leaves",
        "true leaves",
        "٣ leaves",
        "1 marks at=2 (at -; -)",
        "1 marks sure=false at=2 (at -; -)",
        "1 marks at=2 at=2 sure=false (at -; -)",
        "1 marks at=2 sure=false up=1 (at -; -)",
        "1 marks at=2 sure=no (at -; -)",
        "1 marks at=2 sure (at -; -)",
        "1 marks at=2 sure=false (at ; -)",
        "1 marks at=2 sure=false (at 1,; -)",
        "1 marks at=2 sure=false (at -; -) both 7",
        "1 marks at=2 sure=false (at -; -) both 7,8,9",
        "1 marks at=2 sure=false (at -; -): ",
    ],
)
def test_anything_else_is_refused(line: str) -> None:
    """Unknown words, wrong spelling, trailing text: one message, one spelling."""
    with pytest.raises(Malformed):
        LINES.read(line)


def test_a_refusal_repeats_only_the_line() -> None:
    with pytest.raises(Malformed, match="not in the notation: 'hum'"):
        LINES.read("hum")
    with pytest.raises(Malformed, match="'x leaves': "):
        LINES.read("x leaves")


def test_every_choice_of_a_game_survives_its_notation() -> None:
    """All options of all prompts of a game with every effect, and the words are the rule book's."""
    table = Table(4, deck="detective psychiatrist politician diplomat assassin scientist")
    lines: set[str] = set()
    for card in ("detective", "diplomat", "assassin"):
        for line in table.menu:
            assert SECRETS.choice_notation.write(SECRETS.choice_notation.read(line)) == line
        table.give(card, 1)
        lines.update(table.menu)
        table.play(Seat(1), table.prompt.options[0])
    assert {"look at centre", "look at 0", "divert left", "shoot 3"} <= lines


@pytest.mark.parametrize(
    "line",
    [
        "offer scientist",
        "offer scientist to",
        "offer scientist to two",
        "offer spy to 2",
        "offer Scientist to 2",
        "offer scientist to 2 as",
        "offer scientist to 2 as spy",
        "offer scientist as detective to 2",
        "look at center",
        "look at",
        "divert up",
        "standby",
        "stand  by",
        "accepts",
        "exchange 1 2",
        "shoot 01",
        "shoot 1 2",
        "pass",
        "shoot " + "9" * 5000,
    ],
)
def test_lines_that_are_not_choices_are_refused(line: str) -> None:
    with pytest.raises(Malformed):
        SECRETS.choice_notation.read(line)


def test_every_event_survives_its_notation_as_truth_and_as_seen() -> None:
    """A whole game with all effects, as the record keeps it and as each viewer sees it."""
    deck = (
        "detective detective psychiatrist double-agent scientist diplomat journalist assassin diplomat scientist "
        "politician scientist journalist psychiatrist scientist politician assassin journalist"
    )
    table = Table(7, deck=deck, bullets="-2 -3")
    while table.state.outcome is None:
        for event in table.last:
            assert SECRETS.event_notation.read(SECRETS.event_notation.write(event)) == event
        for viewer in viewers(7):
            for seen in table.shown(viewer):
                assert SECRETS.seen_notation.read(SECRETS.seen_notation.write(seen)) == seen
            sight = table.sight(viewer)
            assert read_sight(write_sight(sight), Sight) == sight
        table.play(Seat(table.asked), table.prompt.options[(7 * table.state.turn) % len(table.prompt.options)])
    sight = table.sight(None)
    assert read_sight(write_sight(sight), Sight) == sight
    for event in table.last:
        assert SECRETS.event_notation.read(SECRETS.event_notation.write(event)) == event


# --- sights


def test_a_sight_is_lines_of_fields_and_what_is_hidden_leaves_no_trace() -> None:
    table = lay(4, {0: "scientist ~detective -1"}, deck="assassin journalist", bullets="-3").give("assassin", 2)
    public, own = write_sight(table.sight(None)), write_sight(table.sight(2))
    assert public.splitlines()[0] == "players: 4"
    assert own.splitlines()[:2] == ["seat: 2", "players: 4"]
    assert "displays: up=scientist down=detective bullets=1 | up=- down=- bullets=0 | " in public
    assert "bullet: -3" in own
    assert "bullet:" not in public


@pytest.mark.parametrize(
    "edit",
    [
        lambda text: "",
        lambda text: text + "\n",
        lambda text: text + "\nhonour: 3",
        lambda text: text.replace("players: 4", "players: four"),
        lambda text: text.replace("players: 4\n", ""),
        lambda text: text.replace("phase: offer", "phase: tea"),
        lambda text: text.replace("players: 4", "players 4"),
        lambda text: text.replace("players: 4", "players:4"),
    ],
    ids=[
        "empty",
        "an empty line",
        "unknown field",
        "wrong value",
        "field missing",
        "unknown word",
        "no colon",
        "no space",
    ],
)
def test_what_is_not_a_sight_is_refused(edit: Any) -> None:
    text = write_sight(Table(4, deck="scientist journalist").sight(1))
    with pytest.raises(Malformed, match="not a sight"):
        read_sight(edit(text), Sight)


@pytest.mark.parametrize(
    "edit",
    [
        lambda text: text + "\nplayers: 5",
        lambda text: "\n".join(reversed(text.split("\n"))),
        lambda text: text + "\nun: 1",
        lambda text: text.replace("aimed: -\n", "").replace("\naimed: -", ""),
    ],
    ids=["a field twice", "another order", "a field in another place", "an empty field left out"],
)
def test_a_sight_has_one_spelling(edit: Any) -> None:
    text = write_sight(Table(4, deck="scientist journalist").sight(1))
    with pytest.raises(Malformed):
        read_sight(edit(text), Sight)

"""Records are refused when anything in them was changed."""

from typing import Any

import pytest
from msgspec.structs import replace

from brushpass.core.errors import BadRecord
from brushpass.core.fair import unhexed
from brushpass.core.record import Step, decode, encode
from brushpass.core.replay import check, replay
from brushpass.core.seats import Seat
from brushpass.games.registry import GAMES
from brushpass.games.secrets.sealed.game import SECRETS
from tests.core.recorded import LAST, SEED, WHOLE, bad, changed_step


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"game": "espionaje"}, "a record of espionaje 1, but these are the rules of secrets 1"),
        ({"version": 2}, "a record of secrets 2"),
        ({"players": 5}, "header: "),
        ({"players": 9}, "header: SECRETS takes 4 to 8 players, got 9"),
        ({"rules": {"tied_hippies_win": 1}}, "header: "),
        ({"rules": {"shuffle_bottom": True}}, "header: "),
        ({"deal": {}}, "header: "),
        ({"deal": WHOLE.deal | {"first": 4}}, "header: the first seat"),
        ({"deal": WHOLE.deal | {"luck": 1}}, "header: "),
        ({"deal": WHOLE.deal | {"deck": WHOLE.deal["deck"][1:]}}, "header: the deal's deck"),
        ({"deal": WHOLE.deal | {"bullets": [0, -1, -2, "-3"]}}, "header: "),
        (
            {"deal": WHOLE.deal | {"first": (WHOLE.deal["first"] + 1) % 4}},
            "header: the deal does not follow from the seed",
        ),
        ({"seed": SEED.hex()[:-2]}, "header: a seed, secret, share or hash has 32 bytes"),
        ({"seed": SEED.hex().upper()}, "header: a seed, secret, share or hash has 32 bytes"),
        ({"seed": SEED.hex(" ")}, "header: a seed, secret, share or hash has 32 bytes"),
        ({"seats": ("Ada", "Bo", "Cy")}, "header: 3 seats have names, not 4"),
        ({"minds": ("agent-3", "", "race")}, "header: minds are named for 3 seats, not 4"),
        ({"seed": "xyz"}, "header: "),
        ({"seed": bytes(32).hex()}, "header: the deal does not follow from the seed"),
    ],
)
def test_a_wrong_header_is_refused_before_anything_is_played(changes: dict[str, Any], text: str) -> None:
    refusal = bad(replace(WHOLE, **changes))
    assert str(refusal).startswith(text)
    assert refusal.step is None
    with pytest.raises(BadRecord):
        next(replay(replace(WHOLE, **changes), SECRETS))


def test_other_rules_give_another_game() -> None:
    refusal = bad(replace(WHOLE, rules={"tied_hippies_win": True}))
    assert str(refusal).startswith("setup: the rules give 'table for 4 rules tied_hippies_win=true")


@pytest.mark.parametrize(
    ("setup", "text"),
    [
        (WHOLE.setup[1:], "setup: the rules give"),
        (WHOLE.setup[:-1], "has 'nothing'"),
        ((*WHOLE.setup, "0 leaves"), "setup: the record goes on with '0 leaves'"),
        (("table", *WHOLE.setup[1:]), "the record has 'table'"),
    ],
)
def test_a_wrong_setup_is_refused(setup: tuple[str, ...], text: str) -> None:
    refusal = bad(replace(WHOLE, setup=setup))
    assert text in str(refusal)
    assert refusal.step is None


@pytest.mark.parametrize("number", [1, 2, LAST // 2, LAST])
def test_a_changed_step_is_named(number: int) -> None:
    """The first bad step, by its number from 1: choice, seat, events, each in its own way."""
    step = WHOLE.steps[number - 1]
    for changes, text in (
        ({"choice": "sing"}, f"step {number}: malformed: not in the notation: 'sing'"),
        ({"choice": "shoot 77"}, f"step {number}: "),
        ({"seat": Seat((step.seat + 1) % 4)}, f"step {number}: wrong-seat: "),
        ({"seat": Seat(7)}, f"step {number}: wrong-seat: "),
        ({"events": ()}, f"step {number}: the rules give {step.events[0]!r}, the record has 'nothing'"),
        ({"events": ("x", *step.events[1:])}, f"step {number}: the rules give {step.events[0]!r}, the record has 'x'"),
        ({"events": step.events[:-1]}, f"step {number}: the rules give {step.events[-1]!r}, the record has 'nothing'"),
        ({"events": (*step.events, "x")}, f"step {number}: the record goes on with 'x'"),
    ):
        refusal = bad(changed_step(number, **changes))
        assert str(refusal).startswith(text)
        assert refusal.step == number


def test_a_legal_but_different_choice_is_found_by_its_events() -> None:
    card = WHOLE.steps[0].choice.split()[1]
    other = next(kind for kind in WHOLE.setup[-1].split()[-1].split(",") if kind != card)
    refusal = bad(changed_step(1, choice=WHOLE.steps[0].choice.replace(card, other, 1)))
    assert refusal.step == 1


def test_steps_left_out_or_put_in_or_after_the_end_are_found() -> None:
    assert bad(replace(WHOLE, steps=WHOLE.steps[1:])).step == 1
    assert bad(replace(WHOLE, steps=(*WHOLE.steps[:3], WHOLE.steps[2], *WHOLE.steps[3:]))).step == 4
    refusal = bad(replace(WHOLE, steps=(*WHOLE.steps, Step(Seat(0), "accept", ()))))
    assert (refusal.step, str(refusal)) == (LAST + 1, f"step {LAST + 1}: game-over: the game is over")


def test_a_text_that_is_nested_too_deeply_is_refused() -> None:
    deep = encode(WHOLE).replace(b'"rules":{', b'"rules":{"x":' + b"[" * 100_000 + b"]" * 100_000 + b",")
    with pytest.raises(BadRecord, match="not a record"):
        decode(deep)


def test_who_begins_is_checked_against_the_switch_and_the_deal() -> None:
    """V12: the deal follows from the seed whoever begins; the record says who, and the first turn must be theirs."""
    rules = {**WHOLE.rules, "begins": "seat-2"}
    named = replace(WHOLE, rules=rules, setup=(), steps=())
    refusal = bad(named)
    assert " begins=seat-2 deal tokens=" in str(refusal)
    game = GAMES["secrets"]
    events, _ = game.setup(4, game.deal.from_seed(unhexed(WHOLE.seed), 4), game.rules(begins="seat-2"))
    setup = tuple(map(game.event_notation.write, events))
    assert setup[-1].startswith("2 draws ")
    check(replace(named, setup=setup), game)
    other = "3 draws " + setup[-1].removeprefix("2 draws ")
    assert "the rules give '2 draws" in str(bad(replace(named, setup=(*setup[:-1], other))))
    assert str(bad(replace(named, rules={**rules, "begins": "seat-4"}))).startswith("header: seat 4 cannot begin")

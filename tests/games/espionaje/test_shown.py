"""What each viewer gets of each event (E5): exactly these fields, no more and no less."""

from typing import Any, get_args

import msgspec
import pytest

from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.espionaje.open import seen
from brushpass.games.espionaje.open.cards import Rules
from brushpass.games.espionaje.open.scoring import Outcome, Reason
from brushpass.games.espionaje.sealed import events
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from tests.games.espionaje.builders import cards, deal, triple

ACTOR, TARGET, THIRD = Seat(0), Seat(1), Seat(2)
DEAL = deal(players=3, first=1)
SOLUTION, WRONG = triple("london aeroplane agent-blue"), triple("paris aeroplane agent-blue")
PARIS, RED = cards("paris agent-red")


def plain(message: object) -> Any:
    """A message as its reader gets it."""
    return msgspec.json.decode(msgspec.json.encode(message))


OUTCOME = Outcome((), Reason.NOBODY_RIGHT, SOLUTION, DEAL.hands, (WRONG, (), ()))

ROWS: list[tuple[str, events.Event, dict[str, Any], dict[str, Any], set[int]]] = [
    # rules, the event, what everybody gets, what some get besides, and who they are
    ("E3.1", seen.TurnBegan(ACTOR), {"by": 0}, {}, set()),
    ("E3.2", seen.Asked(ACTOR, PARIS, RED), {"by": 0, "a": "paris", "b": "agent-red"}, {}, set()),
    ("E3.4", seen.Passed(TARGET), {"by": 1}, {}, set()),
    ("E3.3", events.Showed(TARGET, ACTOR, RED), {"by": 1, "to": 0}, {"card": "agent-red"}, {ACTOR, TARGET}),
    ("E4.1", seen.Accused(ACTOR), {"by": 0}, {}, set()),
    ("E4.2", events.Committed(ACTOR, WRONG), {"by": 0}, {"cards": [*WRONG]}, {ACTOR}),
    ("E4.2, GE19", events.Committed(ACTOR, ()), {"by": 0}, {"cards": []}, {ACTOR}),
    (
        "E4.3, GE23, GE24",
        events.Checked(ACTOR, WRONG, False, SOLUTION),
        {"by": 0, "cards": [*WRONG], "right": False},
        {"solution": [*SOLUTION]},
        {ACTOR},
    ),
    ("E5", seen.Ended(OUTCOME), {"outcome": plain(OUTCOME)}, {}, set()),
]


@pytest.mark.parametrize("row", ROWS, ids=[f"{number} {type(row[1]).__name__}" for number, row in enumerate(ROWS)])
@pytest.mark.parametrize("viewer", [ACTOR, TARGET, THIRD, PUBLIC])
def test_a_viewer_gets_exactly_these_fields(viewer: Seat | None, row: tuple[Any, ...]) -> None:
    """E5, GE12, GE32: what is hidden is absent from the message, not merely unshown."""
    _, event, everybody, more, who = row
    tag = type(event).__struct_config__.tag
    assert plain(ESPIONAJE.show(event, viewer)) == {"event": tag, **everybody, **(more if viewer in who else {})}


@pytest.mark.parametrize("viewer", [ACTOR, TARGET, THIRD, PUBLIC])
def test_a_seat_gets_its_own_hand_and_nobody_else_any(viewer: Seat | None) -> None:
    """E2.4, E5."""
    everybody = {"event": "began", "players": 3, "rules": msgspec.to_builtins(Rules()), "first": 1}
    own = {} if viewer is PUBLIC else {"hand": [*DEAL.hands[viewer]]}
    assert plain(ESPIONAJE.show(events.Began(3, Rules(), DEAL), viewer)) == everybody | own


def test_the_rows_name_every_event_there_is() -> None:
    """E5: a new kind of event must say who sees it."""
    assert {type(row[1]) for row in ROWS} | {events.Began} == set(get_args(events.Event))

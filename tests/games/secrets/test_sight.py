"""S12 and the information tables of S4 to S7: for each event kind, who gets exactly which fields."""

from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import fields

from brushpass.core.messages import Event as BaseEvent
from brushpass.core.seats import Seat
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import Face, Kind, Rules
from brushpass.games.secrets.open.choices import Side
from brushpass.games.secrets.open.scoring import Outcome, Reason
from brushpass.games.secrets.open.seen import Seen
from brushpass.games.secrets.open.sight import Display, Phase, Sight
from brushpass.games.secrets.sealed import events
from brushpass.games.secrets.sealed.events import Event
from brushpass.games.secrets.sealed.game import SECRETS
from brushpass.games.secrets.sealed.state import State
from tests.games.secrets.builders import Table, kinds, make_deal, plain, viewers

# --- events: seat 1 acts, seat 3 is its target, seats 0 and 2 its neighbours, seats 4 and 5 look on

ACTOR, TARGET = Seat(1), Seat(3)
NEIGHBOURS, OTHERS = {Seat(0), Seat(2)}, {Seat(4), Seat(5)}
SEATS = {ACTOR, TARGET} | NEIGHBOURS | OTHERS
OUTCOME = Outcome((Seat(0),), Reason.CIA_AHEAD, (1,), 1, 0, (Face.CIA,), ((),))
DEAL = make_deal(6, first=2)

TABLE: list[tuple[str, Event, dict[str, Any], dict[str, Any], set[int]]] = [
    # rules, the event, what everybody gets, what some get besides, and who they are
    (
        "S3.2, S12.4",
        events.Began(6, Rules(), DEAL),
        {"players": 6, "rules": msgspec.to_builtins(Rules()), "first": 2},
        {},
        set(),
    ),
    (
        "S5.1",
        seen.Drawn(ACTOR, kinds("diplomat diplomat assassin")),
        {"by": 1, "cards": ["diplomat", "diplomat", "assassin"]},
        {},
        set(),
    ),
    ("S5.3, S5.4", events.Offered(ACTOR, TARGET, Kind.DIPLOMAT), {"by": 1, "to": 3}, {"card": "diplomat"}, {ACTOR}),
    (
        "S5.4",
        events.Offered(ACTOR, TARGET, Kind.DIPLOMAT, Kind.ASSASSIN),
        {"by": 1, "to": 3, "claim": "assassin"},
        {"card": "diplomat"},
        {ACTOR},
    ),
    ("S5.5", seen.StoodBy(ACTOR), {"by": 1}, {}, set()),
    ("S7.4", seen.Intervened(ACTOR), {"by": 1}, {}, set()),
    ("S5.6", seen.Accepted(ACTOR), {"by": 1}, {}, set()),
    ("S5.6", seen.Refused(ACTOR), {"by": 1}, {}, set()),
    ("S5.7", seen.Revealed(Kind.SCIENTIST, ACTOR), {"card": "scientist", "to": 1}, {}, set()),
    ("S6.1", seen.Swapped(ACTOR, Seat(0), TARGET), {"by": 1, "a": 0, "b": 3}, {}, set()),
    ("S6.2", seen.Swapped(ACTOR, ACTOR, "centre"), {"by": 1, "a": 1, "b": "centre"}, {}, set()),
    ("S4, S6.2", events.Looked(ACTOR, ACTOR, Face.KGB), {"by": 1, "slot": 1}, {"face": "kgb"}, {ACTOR}),
    ("S4, S6.3, S6.6", events.Looked(ACTOR, TARGET, Face.KGB), {"by": 1, "slot": 3}, {"face": "kgb"}, {ACTOR}),
    ("S6.6", events.Looked(ACTOR, "centre", Face.CIA), {"by": 1, "slot": "centre"}, {"face": "cia"}, {ACTOR}),
    ("S6.3", seen.Handed(ACTOR, TARGET), {"by": 1, "to": 3}, {}, set()),
    (
        "S6.4, GS35",
        events.Exposed(ACTOR, tuple(sorted(SEATS - {ACTOR})), Face.HIPPIE),
        {"seat": 1},
        {"face": "hippie"},
        {0, 2, 3, 4, 5},
    ),
    ("S4, S6.5", seen.CentreShown(Face.HIPPIE), {"face": "hippie"}, {}, set()),
    ("S6.5", events.Diverted(ACTOR, Side.LEFT), {"by": 1}, {"side": "left"}, {ACTOR}),
    ("S6.5", events.Diverted(ACTOR, Side.RIGHT), {"by": 1}, {"side": "right"}, {ACTOR}),
    ("S6.8", events.BulletDrawn(ACTOR, -2), {"by": 1}, {"value": -2}, {ACTOR}),
    ("S6.8", events.BulletDrawn(ACTOR, 0), {"by": 1}, {"value": 0}, {ACTOR}),
    ("S6.8", seen.Shot(ACTOR, TARGET), {"by": 1, "to": 3}, {}, set()),
    (
        "S6.7",
        seen.Flipped(ACTOR, kinds("scientist scientist"), seen.Why.SCIENTISTS),
        {"seat": 1, "cards": ["scientist", "scientist"], "why": "scientists"},
        {},
        set(),
    ),
    (
        "S8.1",
        seen.Flipped(ACTOR, kinds("diplomat diplomat"), seen.Why.PAIR),
        {"seat": 1, "cards": ["diplomat", "diplomat"], "why": "pair"},
        {},
        set(),
    ),
    ("S7.2", seen.UnMoved(ACTOR), {"to": 1}, {}, set()),
    ("S7.2", seen.UnMoved(), {}, {}, set()),
    ("S9.2", seen.Ended(OUTCOME), {"outcome": plain(OUTCOME)}, {}, set()),
]


@pytest.mark.parametrize("row", TABLE, ids=[f"{number} {type(row[1]).__name__}" for number, row in enumerate(TABLE)])
@pytest.mark.parametrize("viewer", [ACTOR, TARGET, *NEIGHBOURS, *OTHERS, None])
def test_a_viewer_gets_exactly_these_fields(viewer: Seat | None, row: tuple[Any, ...]) -> None:
    """S12.3, S12.6, S4, S5, S6, S7: what is hidden is absent from the message, not merely unshown."""
    _, event, everybody, more, who = row
    shown = SECRETS.show(event, viewer)
    tag = type(event).__struct_config__.tag
    assert plain(shown) == {"event": tag, **everybody, **(more if viewer in who else {})}


def test_the_table_names_every_event_there_is() -> None:
    """S12.6: a new kind of event must say who sees it; each has the same name for the truth and for a viewer."""
    assert {type(row[1]) for row in TABLE} == set(get_args(Event))
    truth = {kind.__struct_config__.tag for kind in get_args(Event)}
    assert truth == {kind.__struct_config__.tag for kind in get_args(Seen)}


def test_an_event_that_nobody_has_thought_of_is_seen_by_nobody() -> None:
    """S12.3: redaction names what goes in."""

    class Whispered(BaseEvent, frozen=True):
        text: str

    for viewer in viewers(6):
        assert SECRETS.show(Whispered("hippie"), viewer) is None  # type: ignore[arg-type]


@pytest.mark.parametrize("viewer", [Seat(6), Seat(99), Seat(-1)])
def test_a_seat_that_is_not_at_the_table_sees_what_the_public_sees(viewer: Seat) -> None:
    """S12.3, GS35: unknown viewers get nothing of their own, of any event or state."""
    for row in TABLE:
        assert plain(SECRETS.show(row[1], viewer)) == plain(SECRETS.show(row[1], None))
    table = Table(6, deck="journalist scientist").give("journalist", 2)
    assert msgspec.structs.replace(SECRETS.view(table.state, viewer), seat=None) == table.sight(None)


def test_no_message_names_a_token_or_card_by_an_id() -> None:
    """S12.1: only seats, slots, kinds and counts; a field with another name must be thought about here."""
    names = {field.name for kind in get_args(Seen) for field in fields(kind)}
    assert names == {
        *("a", "b", "by", "card", "cards", "claim", "face", "first", "outcome", "players", "rules", "seat", "side"),
        *("slot", "to", "value", "why"),
    }


def test_no_seed_or_deal_or_hidden_deck_is_in_a_sight_or_the_state() -> None:
    """S12.4: the fields of a sight, named one by one; all luck is in the deal and no seed lives in state."""
    assert [field.name for field in fields(Sight)] == [
        *("seat", "players", "rules", "active", "turn", "phase", "displays", "un", "fresh", "bottom", "bullets_left"),
        *("shown", "offer", "taken", "bullet", "sightings", "aimed", "outcome"),
    ]
    assert [field.name for field in fields(Display)] == ["up", "down", "bullets"]
    assert not {"seed", "deal"} & {field.name for field in fields(State)}


def test_the_order_of_unseen_cards_is_in_nobodys_sight() -> None:
    """S12.4, S8: two tables that differ in the rest of the deck, and in the bullets, look the same to all."""
    top = "scientist journalist"
    tables = [
        Table(5, deck=f"{top} {rest}", bullets=b)
        for rest, b in (("detective politician", "0"), ("diplomat assassin", "-3"))
    ]
    for viewer in viewers(5):
        assert tables[0].sight(viewer) == tables[1].sight(viewer)


# --- whose turn it is to decide


def test_exactly_one_player_is_asked_at_each_point_of_a_turn() -> None:
    """S12.5: active player, UN player, target, actor; everybody knows for whom the table waits."""
    deck = "scientist journalist scientist diplomat journalist detective politician assassin detective psychiatrist"
    table = Table(4, deck=deck).give("scientist", 1).give("scientist", 2).give("journalist", 3)
    assert (table.state.un, table.asked, table.sight(None).phase) == (0, 3, Phase.OFFER)
    table.do(3, "offer politician to 1")
    assert (table.asked, table.ask, table.sight(None).phase) == (0, "un", Phase.UN)
    table.do(0, "stand by")
    assert (table.asked, table.ask, table.sight(None).phase) == (1, "answer", Phase.ANSWER)
    table.do(1, "accept")
    assert (table.asked, table.ask, table.sight(None).phase) == (1, "politician", Phase.EFFECT)
    assert plain(table.sight(None).taken) == {"event": "revealed", "card": "politician", "to": 1}
    table.do(1, "hand to 0")
    assert (table.asked, table.ask, table.sight(None).phase) == (0, "offer", Phase.OFFER)


# --- sight


def test_a_running_offer_is_in_everybodys_sight_and_its_card_in_the_offerers() -> None:
    """S5.3, S12.3: exactly these fields, until the reveal."""
    table = Table(5, deck="scientist detective").do(0, "offer detective to 2 as scientist")
    for viewer in viewers(5):
        expected = {"event": "offered", "by": 0, "to": 2, "claim": "scientist"}
        assert plain(table.sight(viewer).offer) == expected | ({"card": "detective"} if viewer == 0 else {}), viewer
    table.do(2, "accept")
    assert all(table.sight(viewer).offer is None for viewer in viewers(5))
    assert all(table.sight(viewer).shown is None for viewer in viewers(5))


def test_a_drawn_bullet_is_in_the_assassins_sight_alone() -> None:
    """S6.8, S12.3: for as long as it is in hand."""
    table = Table(5, deck="assassin scientist", bullets="-3").give("assassin", 2)
    for viewer in viewers(5):
        sight = plain(table.sight(viewer))
        assert isinstance(sight, dict)
        assert sight.get("bullet") == (-3 if viewer == 2 else None)
        assert ("bullet" in sight) is (viewer == 2)


def test_the_ledger_keeps_when_where_and_what_was_seen() -> None:
    """S12.2, GS51: per viewer; open swaps carry it along, one's own Diplomat too, another's spreads it."""
    deck = "detective scientist psychiatrist journalist diplomat scientist diplomat assassin"
    table = Table(4, deck=deck, tokens="cia kgb hippie kgb cia")
    table.give("detective", 1).do(1, "look at 3")
    table.give("psychiatrist", 0).do(0, "exchange 2 and 3")
    assert plain(table.sight(1).sightings) == [
        {"turn": 0, "slot": 1, "face": "kgb", "now": [1]},
        {"turn": 1, "slot": 3, "face": "kgb", "now": [2]},
    ]
    table.give("diplomat", 1).do(1, "divert left")
    assert plain(table.sight(1).sightings) == [
        {"turn": 0, "slot": 1, "face": "kgb", "now": [1]},
        {"turn": 1, "slot": 3, "face": "kgb", "now": ["centre"]},
        {"turn": 3, "slot": "centre", "face": "cia", "now": [2]},
    ]
    table.give("diplomat", 3).do(3, "divert right")
    assert plain(table.sight(1).sightings) == [
        {"turn": 0, "slot": 1, "face": "kgb", "now": [1]},
        {"turn": 1, "slot": 3, "face": "kgb", "now": [0, 2]},
        {"turn": 3, "slot": "centre", "face": "cia", "now": [2, "centre"]},
        {"turn": 4, "slot": "centre", "face": "kgb", "now": [0, 2]},
    ]


def test_the_true_place_of_a_token_is_always_among_those_of_its_sighting() -> None:
    """S12.2: each sighting lists the slot where a token of that face lies now."""
    deck = "diplomat scientist psychiatrist journalist double-agent scientist diplomat assassin"
    table = Table(7, deck=deck)
    table.give("diplomat", 2).do(2, "divert left").give("psychiatrist", 5).do(5, "exchange 3 and 4")
    table.give("double-agent", 4).give("diplomat", 3).do(3, "divert right")
    for viewer in viewers(7):
        for sighting in table.sight(viewer).sightings:
            tokens = {table.state.tokens[-1 if slot == "centre" else slot] for slot in sighting.now}
            assert sighting.face in tokens


def test_counts_are_public() -> None:
    """GS53, S7.1: deck, bullets and displays can be counted by anybody."""
    table = Table(5, deck="assassin assassin scientist", bullets="-1").give("assassin", 2).do(2, "shoot 3")
    for viewer in viewers(5):
        sight = table.sight(viewer)
        assert sight.fresh + len(sight.bottom) == len(table.state.deck) == 29 - 1 - 2
        assert sight.bullets_left == 3
        assert [len(d.up) + len(d.down) + d.bullets for d in sight.displays] == [0, 0, 1, 1, 0]


# --- folding


@pytest.mark.parametrize("players", list(SECRETS.players))
def test_a_sight_folded_from_a_viewers_events_is_the_sight_of_the_state(players: int) -> None:
    """S12.6: what was told is all that is known, after every move of a game with every effect."""
    deck = (
        "detective detective psychiatrist double-agent scientist diplomat journalist assassin diplomat scientist "
        "politician scientist journalist psychiatrist scientist politician assassin journalist"
    )
    table = Table(players, deck=deck, bullets="-2 -3")
    sights: dict[Seat | None, Sight] = {}
    while True:
        for viewer in viewers(players):
            for event in table.shown(viewer):
                begun = isinstance(event, seen.Began)
                sights[viewer] = SECRETS.begin(viewer, event) if begun else SECRETS.fold(sights[viewer], event)
            assert sights[viewer] == table.sight(viewer), viewer
        if table.state.outcome is not None:
            break
        seat = Seat(table.asked)
        options = table.prompt.options
        table.play(seat, options[(7 * table.state.turn) % len(options)])
    assert all(SECRETS.fold(sights[viewer], seen.Began(players, Rules(), Seat(0))).turn == 0 for viewer in sights)


def test_a_viewers_first_event_lays_the_table() -> None:
    """S12.6: nothing can be folded onto no table, and a state begins with its deal."""
    with pytest.raises(AssertionError):
        SECRETS.begin(None, seen.StoodBy(Seat(0)))
    with pytest.raises(AssertionError):
        SECRETS.evolve(None, seen.StoodBy(Seat(0)))


def test_the_events_of_a_game_rebuild_its_state() -> None:
    """S12.6: evolve over the log, from nothing, or from an older game."""
    table = Table(5, deck="detective scientist").give("detective", 2).do(2, "look at 2").do(1, "offer scientist to 3")
    for start in (None, table.state):
        state = start
        for event in table.log:
            state = SECRETS.evolve(state, event)
        assert state == table.state

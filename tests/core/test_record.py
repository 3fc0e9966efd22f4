"""Records: written, read, replayed, and refused when anything in them was changed."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from brushpass.core.errors import BadRecord
from brushpass.core.fair import unhexed
from brushpass.core.record import Record, Recorder, RecordV2, Step, decode, encode
from brushpass.core.record_talk import Kept, RecordedClaim, RecordedText, Talk, read_claims
from brushpass.core.replay import check, replay
from brushpass.core.seats import Seat
from brushpass.games.kits import find_kit
from brushpass.games.registry import GAMES
from brushpass.games.secrets.open.cards import Face, Rules
from brushpass.games.secrets.sealed.deal import Deal
from brushpass.games.secrets.sealed.game import SECRETS
from brushpass.games.secrets.sealed.state import State
from brushpass.games.secrets.talk import TokenIs
from tests.games.secrets.builders import make_deal

SEED = bytes(range(32))


def played(deal: Deal, *, seed: bytes = b"", steps: int = 1000) -> tuple[Record, State]:
    """A game in which every prompt is answered by its first or last option, as a record."""
    recorder = Recorder(SECRETS, 4, Rules(), deal, seed=seed, seats=("Ada", "Bo", "Cy", "Di"))
    events, state = SECRETS.setup(4, deal, Rules())
    recorder.laid(events)
    for number in range(steps):
        if state.outcome is not None:
            break
        ((seat, prompt),) = SECRETS.prompts(state).items()
        choice = prompt.options[-(number % 2)]
        events, state = SECRETS.play(state, seat, choice)
        recorder.played(seat, choice, events)
    return recorder.record(), state


DEAL = Deal.from_seed(SEED, 4)
WHOLE, END = played(DEAL, seed=SEED)


def bad(changed: Record) -> BadRecord:
    """The refusal of a record."""
    with pytest.raises(BadRecord) as caught:
        check(changed, SECRETS)
    return caught.value


def changed_step(number: int, **changes: Any) -> Record:
    """The whole record with one step changed; steps count from 1."""
    steps = list(WHOLE.steps)
    steps[number - 1] = replace(steps[number - 1], **changes)
    return replace(WHOLE, steps=tuple(steps))


# --- writing and reading


def test_a_record_holds_header_deal_choices_and_events() -> None:
    assert (WHOLE.format, WHOLE.game, WHOLE.version, WHOLE.players) == ("brushpass/2", "secrets", 1, 4)
    assert WHOLE.rules == {"tied_hippies_win": False, "last_pairs_stay": False, "begins": "chance"}
    assert WHOLE.seed == SEED.hex()
    assert WHOLE.seats == ("Ada", "Bo", "Cy", "Di")
    assert WHOLE.deal["first"] == DEAL.first
    assert WHOLE.setup[0].startswith("table for 4 rules tied_hippies_win=false deal tokens=")
    assert WHOLE.steps[0].seat == DEAL.first
    assert WHOLE.steps[0].choice.startswith("offer ")
    assert WHOLE.steps[-1].events[-1].startswith("ended ")


def test_a_record_is_one_line_of_json_and_survives_it() -> None:
    text = encode(WHOLE)
    assert b"\n" not in text
    assert decode(text) == WHOLE
    assert decode(text.decode()) == WHOLE
    assert encode(decode(text)) == text


def test_seed_and_names_are_absent_when_they_are_not_told() -> None:
    recorder = Recorder(SECRETS, 4, Rules(), DEAL)
    events, _ = SECRETS.setup(4, DEAL, Rules())
    recorder.laid(events)
    plain = msgspec.json.decode(encode(recorder.record()))
    assert list(plain) == ["format", "game", "version", "players", "rules", "deal", "setup", "steps"]


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{}",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"not json",
        encode(WHOLE)[:-1],
        encode(WHOLE) + b"x",
        encode(WHOLE).replace(b"brushpass/2", b"brushpass/3", 1),
        encode(WHOLE).replace(b'"players":4', b'"players":"4"'),
        encode(WHOLE).replace(b'"players":4', b'"players":true'),
        encode(WHOLE).replace(b'"players":4', b'"players":4,"host":"x"'),
        encode(WHOLE).replace(b'"players":4,', b""),
        encode(WHOLE).replace(b'"players":4', b'"players":4,"players":4'),
        encode(WHOLE)[:-1] + b',"steps":[]}',
        '{"\x00": 1}',
    ],
    ids=range(16),
)
def test_what_is_not_a_record_is_refused(text: bytes | str) -> None:
    with pytest.raises(BadRecord, match="not a record") as caught:
        decode(text)
    assert caught.value.step is None


@pytest.mark.parametrize(
    ("was", "now"),
    [(b'"seat":', b'"chair":'), (b'"seat":', b'"seat":1.5,"x":'), (b'"events":', b'"events":1,"more":')],
)
def test_a_malformed_step_is_named(was: bytes, now: bytes) -> None:
    parts = encode(WHOLE).split(was)
    with pytest.raises(BadRecord, match=r"^step 4: .*`\$") as caught:
        decode(was.join(parts[:4]) + now + was.join(parts[4:]))
    assert caught.value.step == 4


def test_a_text_that_is_not_unicode_is_refused() -> None:
    with pytest.raises(BadRecord):
        decode('{"format": "\ud800"}')


# --- replaying and checking


def test_a_record_replays_to_the_same_end() -> None:
    assert check(WHOLE, SECRETS) == END
    assert END.outcome is not None
    *_, (events, state) = replay(WHOLE, SECRETS)
    assert state == END
    assert tuple(SECRETS.event_notation.write(event) for event in events) == WHOLE.steps[-1].events


def test_replay_gives_the_table_first_and_then_each_step() -> None:
    moments = list(replay(WHOLE, SECRETS))
    assert len(moments) == 1 + len(WHOLE.steps)
    assert [state.turn for _, state in moments][:1] == [1]
    assert moments[0][1] == SECRETS.setup(4, DEAL, Rules())[1]


@pytest.mark.parametrize("steps", [0, 1, 5])
def test_the_beginning_of_a_game_is_a_record_too(steps: int) -> None:
    part, state = played(DEAL, seed=SEED, steps=steps)
    assert len(part.steps) == steps
    assert check(part, SECRETS) == state


def test_a_deal_written_by_hand_needs_no_seed() -> None:
    part, state = played(make_deal(4, deck="assassin scientist"))
    assert part.seed == ""
    assert check(part, SECRETS) == state


# --- tampering


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


LAST = len(WHOLE.steps)


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


# --- talk


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

"""Records: written, read and replayed."""

import msgspec
import pytest

from brushpass.core.errors import BadRecord
from brushpass.core.record import Recorder, RecordV2, decode, encode
from brushpass.core.replay import check, replay
from brushpass.games.secrets.open.cards import Rules
from brushpass.games.secrets.sealed.game import SECRETS
from tests.core.recorded import DEAL, END, SEED, WHOLE, played
from tests.games.secrets.builders import make_deal

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


def test_a_record_names_the_minds_of_seats_unless_there_were_none() -> None:
    for minds, kept in ((("", "agent-3", "", "race"), ("", "agent-3", "", "race")), (("",) * 4, ())):
        recorder = Recorder(SECRETS, 4, Rules(), DEAL, minds=minds)
        recorder.laid(SECRETS.setup(4, DEAL, Rules())[0])
        text = encode(recorder.record())
        found = decode(text)
        assert isinstance(found, RecordV2)
        assert found.minds == kept
        assert (b'"minds"' in text) == bool(kept)
        check(found, SECRETS)


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

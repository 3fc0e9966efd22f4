"""Every choice, event and sight as text, and back."""

import msgspec
import pytest

from brushpass.core.errors import Malformed
from brushpass.core.notation import read_sight, write_sight
from brushpass.core.record import Recorder, decode, encode
from brushpass.core.replay import check
from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.espionaje.open.cards import PLAYERS, Rules
from brushpass.games.espionaje.open.choices import CHOICES, Abstain, Show
from brushpass.games.espionaje.open.sight import Phase, Sight
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from tests.games.espionaje.builders import CLASSIC, CLUE, Table, cards, deal, playthrough, seeded


def test_notes_and_talk_are_no_choices() -> None:
    """GE13, GE30: notes are private and talk is free; neither is bound by the rules. Formal answers alone are."""
    tags = {choice.__struct_config__.tag for choice in CHOICES}
    assert tags == {"suspect", "accuse", "end-turn", "show", "commit", "abstain"}


def test_every_choice_survives() -> None:
    table = Table(deal(players=2))
    turn = ESPIONAJE.prompts(table.state)[Seat(0)].options
    table.play(0, "accuse")
    commit = ESPIONAJE.prompts(table.state)[Seat(1)].options
    for choice in (*turn, *commit, Abstain(), Show(cards("paris")[0])):
        line = ESPIONAJE.choice_notation.write(choice)
        assert ESPIONAJE.choice_notation.read(line) == choice
        assert msgspec.json.decode(msgspec.json.encode(choice), type=ESPIONAJE.choice) == choice


@pytest.mark.parametrize(
    "line", ["", "suspect paris", "suspect paris and rome", "suspect paris, london", "accuse 1", "commit paris", "pass"]
)
def test_other_lines_are_refused(line: str) -> None:
    with pytest.raises(Malformed):
        ESPIONAJE.choice_notation.read(line)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("rules", [CLASSIC, CLUE])
def test_every_event_and_sight_of_a_game_survives(players: int, rules: Rules) -> None:
    def sights_survive(table: Table) -> None:
        if table.state.phase is Phase.TURN and table.state.turn % 10:
            return  # the lines grow with the history: every tenth turn will do
        for viewer in table.viewers:
            sight = table.sight(viewer)
            assert read_sight(write_sight(sight), Sight) == sight
            assert msgspec.json.decode(msgspec.json.encode(sight), type=Sight) == sight

    for seed in range(2):
        table = playthrough(seeded(seed, players), rules, seed, sights_survive)
        for event in table.events:
            line = ESPIONAJE.event_notation.write(event)
            assert ESPIONAJE.event_notation.read(line) == event
            assert msgspec.json.decode(msgspec.json.encode(event), type=ESPIONAJE.event) == event
            for viewer in table.viewers:
                seen = ESPIONAJE.show(event, viewer)
                assert seen is not None
                assert ESPIONAJE.seen_notation.read(ESPIONAJE.seen_notation.write(seen)) == seen
                assert msgspec.json.decode(msgspec.json.encode(seen), type=ESPIONAJE.seen) == seen


def test_hidden_fields_leave_no_trace() -> None:
    table = Table(deal("panama", "paris", players=2))
    table.play(0, "suspect london and paris")
    assert table.seen(None, 2) == ["1 shows to 0", "turn of 1"]
    public = write_sight(table.sight(None))
    assert "hand:" not in public
    assert "card" not in public
    assert b"card" not in msgspec.json.encode(table.sight(PUBLIC))
    assert b'"hand"' not in msgspec.json.encode(table.sight(PUBLIC))


def test_a_game_can_be_recorded_and_checked() -> None:
    dealt = deal(players=2)
    recorder = Recorder(ESPIONAJE, 2, CLUE, dealt)
    events, state = ESPIONAJE.setup(2, dealt, CLUE)
    recorder.laid(events)
    for seat, line in ((0, "suspect london and aeroplane"), (1, "accuse"), (1, "abstain"), (0, "accuse")):
        choice = ESPIONAJE.choice_notation.read(line)
        events, state = ESPIONAJE.play(state, Seat(seat), choice)
        recorder.played(Seat(seat), choice, events)
    assert check(decode(encode(recorder.record())), ESPIONAJE) == state

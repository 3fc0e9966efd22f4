"""Replay, fold, ending, round trip and purity over every game. Secrecy and legality have files of their own."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from brushpass.core.errors import Malformed
from brushpass.core.game import AnyGame
from brushpass.core.notation import read_sight, write_sight
from brushpass.core.record import Recorder, decode, encode
from brushpass.core.replay import check
from brushpass.games.registry import GAMES
from tests.laws.playing import Case, encoded, every_case, play, some

seeds = st.integers(0, 2**64)
few = some(12)


@every_case
@few
@given(seed=seeds)
def test_replay_the_log_rebuilds_the_state(case: Case, seed: int) -> None:
    game = play(case, seed)  # asserts it after every choice
    state = None
    for event in game.events:
        state = case.game.evolve(state, event)
    assert state == game.state


@every_case
@few
@given(seed=seeds)
def test_fold_sight_and_one_more_seen_event_is_the_next_sight(case: Case, seed: int) -> None:
    game = play(case, seed)
    for viewer in case.viewers:
        first = case.game.show(game.events[0], viewer)
        sight = case.game.begin(viewer, first)
        assert sight == case.game.view(game.states[0], viewer)
        assert sight == case.game.fold(sight, first), "a table that is laid anew starts anew"
        for event, state in zip(game.events[1:], game.states[1:], strict=True):
            seen = case.game.show(event, viewer)
            if seen is not None:
                sight = case.game.fold(sight, seen)
            assert sight == case.game.view(state, viewer)


@every_case
@some(3)
@given(seed=seeds)
def test_round_trip_everything_said_survives_text_and_json(case: Case, seed: int) -> None:
    game = play(case, seed)
    rules = case.game
    for number, (event, state) in enumerate(zip(game.events, game.states, strict=True)):
        assert rules.event_notation.read(rules.event_notation.write(event)) == event
        assert msgspec.json.decode(encoded(event), type=rules.event) == event
        for viewer in case.viewers:
            seen = rules.show(event, viewer)
            assert rules.seen_notation.read(rules.seen_notation.write(seen)) == seen
            assert msgspec.json.decode(encoded(seen), type=rules.seen) == seen
            if number % 10 and number < len(game.events) - 1:
                continue  # sights change slowly and take long
            sight = rules.view(state, viewer)
            assert read_sight(write_sight(sight), rules.sight) == sight
            assert msgspec.json.decode(encoded(sight), type=rules.sight) == sight
    for _, prompt, choice, _ in game.choices:
        assert rules.choice_notation.read(rules.choice_notation.write(choice)) == choice
        for option in prompt.options:
            assert msgspec.json.decode(encoded(option), type=rules.choice) == option


@every_case
def test_round_trip_every_option_of_a_prompt_has_its_own_line(case: Case) -> None:
    for _, prompt, _, _ in play(case, 7).choices:
        lines = [case.game.choice_notation.write(option) for option in prompt.options]
        assert len(set(lines)) == len(lines)
        assert [case.game.choice_notation.read(line) for line in lines] == list(prompt.options)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
@given(line=st.text(max_size=40))
def test_round_trip_unknown_lines_are_refused(game: AnyGame, line: str) -> None:
    for notation in (game.choice_notation, game.event_notation, game.seen_notation):
        try:
            message = notation.read(line)
        except Malformed:
            continue
        assert notation.write(message) == line


@every_case
@few
@given(seed=seeds)
def test_records_replay_to_the_same_end(case: Case, seed: int) -> None:
    game = play(case, seed)
    recorder = Recorder(case.game, case.players, case.rules, game.deal)
    events, state = case.game.setup(case.players, game.deal, case.rules)
    recorder.laid(events)
    for seat, _, choice, _ in game.choices:
        events, state = case.game.play(state, seat, choice)
        recorder.played(seat, choice, events)
    record = recorder.record()
    assert decode(encode(record)) == record
    assert check(record, case.game) == game.state


BOUNDS = {
    # S10.8: at most n(L-1)+1 turns; a turn asks for at most an offer, the UN, an answer and an effect.
    "secrets": lambda players: 4 * (players * ((5 if players < 7 else 4) - 1) + 1),
    # GE26: 30 rounds of a suspicion and perhaps an answer, then accusations, each committed to by all at most.
    "espionaje": lambda players: 2 * 30 * players + players * (players + 1),
}


@every_case
@some(40)
@given(seed=seeds)
def test_ending_play_ends_within_the_bound_with_a_complete_outcome(case: Case, seed: int) -> None:
    game = play(case, seed)
    assert len(game.choices) <= BOUNDS[case.game.name](case.players)
    outcome = case.game.outcome(game.state)
    assert outcome is not None
    assert set(outcome.winners) <= set(range(case.players))
    assert list(outcome.winners) == sorted(set(outcome.winners))
    assert case.game.prompts(game.state) == {}
    for state in game.states[:-1]:
        assert case.game.outcome(state) is None


@every_case
def test_purity_the_same_deal_and_choices_give_the_same_game(case: Case) -> None:
    first, second = play(case, 11), play(case, 11)
    assert first.events == second.events
    assert list(map(encoded, first.states)) == list(map(encoded, second.states))


@every_case
def test_purity_a_state_is_a_frozen_value(case: Case) -> None:
    game = play(case, 5, most=3)
    hash(game.state)
    for name in game.state.__struct_fields__:
        with pytest.raises(AttributeError):
            setattr(game.state, name, None)

"""Replay, fold, ending, round trip, purity and talk over every game. Secrecy and legality have files of their own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brushpass.core.game import AnyGame
from brushpass.games.kits import own_kits
from brushpass.games.registry import GAMES
from brushpass.research.laws import round_trip
from brushpass.research.laws.contract import contract
from brushpass.research.laws.ending import ending, ends
from brushpass.research.laws.folding import fold
from brushpass.research.laws.replaying import frozen, replay
from brushpass.research.laws.talking import talk
from brushpass.research.laws.veil import veil
from tests.laws.playing import Case, every_case, play, some

seeds = st.integers(0, 2**64)
few = some(12)


@every_case
@few
@given(seed=seeds)
def test_replay_the_log_rebuilds_the_state(case: Case, seed: int) -> None:
    replay(case, seed)


@every_case
@few
@given(seed=seeds)
def test_fold_sight_and_one_more_seen_event_is_the_next_sight(case: Case, seed: int) -> None:
    fold(case, seed)


@every_case
@some(3)
@given(seed=seeds)
def test_round_trip_everything_said_survives_text_and_json(case: Case, seed: int) -> None:
    round_trip.round_trip(case, seed)


@pytest.mark.parametrize("name", own_kits())
@given(line=st.text(max_size=40))
def test_round_trip_unknown_lines_are_refused(name: str, line: str) -> None:
    game: AnyGame = GAMES[name]
    round_trip.unknown_line(game, line)


@every_case
@few
@given(seed=seeds)
def test_records_replay_to_the_same_end(case: Case, seed: int) -> None:
    round_trip.record(play(case, seed))


BOUNDS = {
    # S10.8: at most n(L-1)+1 turns; a turn asks for at most an offer, the UN, an answer and an effect.
    "secrets": lambda players: 4 * (players * ((5 if players < 7 else 4) - 1) + 1),
    # GE26, V10: 30 rounds of a suspicion, perhaps an answer and perhaps the end of the turn, then accusations, each
    # committed to by all at most.
    "espionaje": lambda players: 3 * 30 * players + players * (players + 1),
}


@every_case
@some(40)
@given(seed=seeds)
def test_ending_play_ends_within_the_bound_with_a_complete_outcome(case: Case, seed: int) -> None:
    ends(case, seed, BOUNDS[case.game.name](case.players))


@every_case
def test_ending_stubborn_players_end_too(case: Case) -> None:
    ending(case, 2)


@every_case
def test_purity_a_state_is_a_frozen_value(case: Case) -> None:
    frozen(case, 5)


@every_case
@some(2)
@given(seed=seeds)
def test_veil_the_public_sees_no_more_than_a_seat_and_what_is_declared_hidden_is_hidden(case: Case, seed: int) -> None:
    veil(case, seed)


@every_case
@some(2)
@given(seed=seeds)
def test_talk_every_claim_is_told_where_it_was_made(case: Case, seed: int) -> None:
    talk(case, seed)


@every_case
def test_contract_the_kit_and_the_game_say_the_same(case: Case) -> None:
    contract(case, 0)

"""A bot's board says the same as its sight, after every event."""

import pytest

from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.secrets.minds.bots.board import Board
from brushpass.games.secrets.open.cards import Kind, Rules
from brushpass.games.secrets.open.scoring import face_up_score
from brushpass.games.secrets.open.seen import Began, Drawn, Ended, Handed, Revealed
from brushpass.games.secrets.open.sight import begin, fold
from tests.games.secrets.minds.exactness import CASES, GAME, told
from tests.laws.playing import Case, play


@pytest.mark.parametrize("rules", [Rules(), Rules(last_pairs_stay=True)], ids=["turn down", "stay"])
@pytest.mark.parametrize("players", GAME.players)
def test_what_a_card_adds_is_what_the_turn_makes_of_it(players: int, rules: Rules) -> None:
    """S6.7, S8, V4: a display's worth after the turn, pairs and Scientists included."""
    pairs = 0
    for seed in range(40):
        board, expected = Board(), (Seat(0), 0)
        for event in told(play(Case(GAME, players, rules), seed), PUBLIC):
            match event:
                case Revealed(card=card, to=to) if card is not Kind.POLITICIAN:
                    expected = to, board.scores[to] + board.gain(to, card)
                case Handed(to=to):
                    expected = to, board.scores[to] + board.gain(to, Kind.POLITICIAN)
                case Drawn() | Ended() if board.players:
                    seat, score = expected
                    assert board.scores[seat] == score
            board.see(event)
            pairs += isinstance(event, Ended) and any(len({*up}) < len(up) for up in board.ups)
    assert (pairs > 0) is rules.last_pairs_stay


@pytest.mark.parametrize("players", GAME.players)
def test_the_board_agrees_with_the_sight(players: int) -> None:
    for seed in range(10):
        seat = Seat(seed % players)
        events = told(play(CASES[players], seed), seat)
        board, sight = Board(), begin(seat, events[0])
        for event in events:
            board.see(event)
            sight = fold(sight, event)
            assert board.players == sight.players
            assert board.ups == [list(display.up) for display in sight.displays]
            assert board.scores == [face_up_score(display.up) for display in sight.displays]
            assert board.bullets == [display.bullets for display in sight.displays]
            assert board.counts == [len(each.up) + len(each.down) + each.bullets for each in sight.displays]
            assert board.un == sight.un
            if isinstance(event, Began | Drawn):
                assert board.offer is None
            if sight.shown is not None:
                assert (board.shown, board.offer) == (sight.shown, sight.offer)

"""A bot's board says the same as its sight, after every event."""

import pytest

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.board import Board
from brushpass.games.secrets.open.scoring import face_up_score
from brushpass.games.secrets.open.seen import Began, Drawn
from brushpass.games.secrets.open.sight import begin, fold
from tests.games.secrets.minds.exactness import CASES, GAME, told
from tests.laws.playing import play


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

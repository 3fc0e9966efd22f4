"""Opponents in playouts who are not believers: collectors choose like the greedy mind, coin-tossers at random."""

from collections import Counter

import pytest

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.greedy import Greedy
from brushpass.games.secrets.minds.playouts.board import LUCK, PLAYERS, empty_board
from brushpass.games.secrets.minds.playouts.opponent_policies import (
    COIN_TOSSER,
    COLLECTOR,
    choose,
    collector_choice,
    is_probably_hippie,
    random_below,
    random_choice,
    random_other,
)
from brushpass.games.secrets.minds.playouts.playout import copy_board
from brushpass.games.secrets.minds.playouts.policy import decide
from brushpass.games.secrets.minds.playouts.rules import play, who_acts
from brushpass.games.secrets.minds.playouts.scratch import new_scratch
from brushpass.games.secrets.open.cards import Rules
from brushpass.games.secrets.open.choices import Ask
from brushpass.research.simulate import rng_of, seed_of
from tests.games.secrets.minds.exactness import GAME
from tests.games.secrets.minds.playouts_check import laid, option_of

every_table = pytest.mark.parametrize("players", GAME.players)
BY_RULE = {Ask.UN, Ask.ANSWER, Ask.DETECTIVE}
"""What the greedy mind never leaves to chance, besides the card of its offers."""


@every_table
def test_collectors_choose_like_the_greedy_mind_and_coin_tossers_anything_legal(players: int) -> None:
    compared = 0
    ways: Counter[str] = Counter()
    for number in range(12):
        seed = seed_of("tempers", number)
        minds = [Greedy(Seat(seat), rng_of(seed, Seat(seat))) for seat in range(players)]
        deal = GAME.deal.from_seed(seed, players)
        board = laid(players, deal, Rules())
        events, state = GAME.setup(players, deal, Rules())
        while True:
            for event in events:
                for seat, mind in enumerate(minds):
                    mind.see(GAME.show(event, Seat(seat)))
            prompts = GAME.prompts(state)
            if not prompts:
                break
            [(seat, prompt)] = prompts.items()
            legal = {option_of(state, option, prompt.options) for option in prompt.options}
            for _ in range(20):
                choice = random_choice(board, seat)
                assert choice in legal
                ways[prompt.ask] |= 1 << choice
            assert collector_choice(board, seat) in legal
            chosen = minds[seat].choose(prompt)
            option = option_of(state, chosen, prompt.options)
            if is_probably_hippie(board, seat) == (minds[seat]._sign < 0):  # it may not know that its token has moved
                if prompt.ask is Ask.OFFER:
                    assert collector_choice(board, seat) // players == option // players
                elif prompt.ask in BY_RULE:
                    assert collector_choice(board, seat) == option
                compared += prompt.ask is Ask.OFFER or prompt.ask in BY_RULE
            events, state = GAME.play(state, seat, chosen)
            play(board, option)
    assert compared > 150
    offers = sum(1 << card * players + to for card in (0, 1) for to in range(players))
    assert ways[Ask.OFFER] == offers
    assert ways[Ask.ANSWER] == 0b11


def test_random_numbers_are_even_and_follow_from_the_luck() -> None:
    board = empty_board()
    board.at[PLAYERS] = 8
    for many in (2, 7, 21):
        board.at[LUCK] = 5
        drawn = [random_below(board, many) for _ in range(7000)]
        counts = Counter(drawn)
        assert set(counts) == set(range(many))
        assert max(abs(count - 7000 / many) for count in counts.values()) < 5 * (7000 / many) ** 0.5
        board.at[LUCK] = 5
        assert [random_below(board, many) for _ in range(100)] == drawn[:100]
    assert {random_other(board, 3) for _ in range(200)} == set(range(8)) - {3}


def test_a_seat_chooses_according_to_its_type() -> None:
    scratch, other = new_scratch(), empty_board()
    seen = set()
    for number in range(30):
        board = laid(5, GAME.deal.from_seed(seed_of("tempers", number), 5), Rules())
        me = who_acts(board)
        board.at[LUCK] = number
        believing = choose(board, scratch)
        assert believing == decide(board, scratch)
        choices = []
        for seat_type, policy in ((COLLECTOR, collector_choice), (COIN_TOSSER, random_choice)):
            board.seat_type[me] = seat_type
            copy_board(other, board)
            choices.append(choose(other, scratch))
            copy_board(other, board)
            assert choices[-1] == policy(other, me)
        seen.add((believing == choices[0], choices[0] == choices[1]))
    assert len(seen) > 1, "types differ"

"""S10: what holds in every game, checked at every step of many random games and proved at its extremes."""

import random
from collections.abc import Callable, Iterator
from itertools import combinations, pairwise

import pytest

from brushpass.core.seats import Seat, left
from brushpass.games.secrets.open.cards import BULLETS, LIMIT, PLAYERS, POOL, Kind, Rules
from brushpass.games.secrets.open.choices import Hand
from brushpass.games.secrets.open.scoring import face_up_score
from brushpass.games.secrets.open.seen import Drawn, Ended, Flipped, UnMoved
from brushpass.games.secrets.sealed.deal import Deal
from brushpass.games.secrets.sealed.events import Event
from brushpass.games.secrets.sealed.game import SECRETS
from brushpass.games.secrets.sealed.state import State
from tests.games.secrets.builders import BOX, Table, characters

ALL = list(PLAYERS)
GAMES = 25
"""Random games a player count."""


def sizes(state: State) -> list[int]:
    """How many cards each display holds."""
    return [len(display.up + display.down) + len(display.bullets) for display in state.displays]


def walk(players: int, number: int) -> Iterator[tuple[tuple[Event, ...], State]]:
    """A random game, step by step."""
    chance = random.Random(f"{players}/{number}")
    deal = Deal.from_seed(chance.randbytes(32), players)
    events, state = SECRETS.setup(players, deal, Rules())
    yield events, state
    while (prompts := SECRETS.prompts(state)) and state.outcome is None:
        ((seat, prompt),) = prompts.items()
        events, state = SECRETS.play(state, seat, chance.choice(prompt.options))
        yield events, state


@pytest.fixture(scope="module", params=ALL)
def games(request: pytest.FixtureRequest) -> list[list[tuple[tuple[Event, ...], State]]]:
    """Many whole games of one player count."""
    return [list(walk(request.param, number)) for number in range(GAMES)]


Games = list[list[tuple[tuple[Event, ...], State]]]


def turns(game: list[tuple[tuple[Event, ...], State]]) -> list[State]:
    """The states in which a turn begins, and the last one: all effects and ends of turn are done."""
    return [state for events, state in game if any(isinstance(event, Drawn | Ended) for event in events)]


# --- random games


def test_no_card_is_ever_lost_or_made(games: Games) -> None:
    """S10.1: 29 characters in deck, hand and displays; 4 bullets in deck, hand and displays."""
    for game in games:
        for _, state in game:
            assert characters(state) == BOX
            hand = () if state.bullet is None else (state.bullet,)
            lying = tuple(value for display in state.displays for value in display.bullets)
            assert sorted(state.bullets + lying + hand) == sorted(BULLETS)


def test_there_are_as_many_bullets_as_assassins_in_displays(games: Games) -> None:
    """S10.1, GS20: so the bullets never run out."""
    for game in games:
        for state in turns(game):
            assassins = sum((display.up + display.down).count(Kind.ASSASSIN) for display in state.displays)
            assert assassins == sum(len(display.bullets) for display in state.displays)


def test_nothing_leaves_a_display_and_what_is_down_stays_down(games: Games) -> None:
    """S10.2, S8.3: displays only grow, face-down characters are never turned up."""
    for game in games:
        before = game[0][1]
        for _, state in game[1:]:
            for old, new in zip(before.displays, state.displays, strict=True):
                assert new.down[: len(old.down)] == old.down
                assert new.bullets[: len(old.bullets)] == old.bullets
                cards = list(new.up + new.down)
                for card in old.up + old.down:
                    cards.remove(card)
                assert len(cards) <= 1
            before = state


def test_a_turn_adds_one_character_and_at_most_one_bullet_elsewhere(games: Games) -> None:
    """S10.3: no display grows by more than one card a turn or beyond its limit."""
    for game in games:
        states = turns(game)
        for before, after in pairwise(states):
            grown = [now - was for was, now in zip(sizes(before), sizes(after), strict=True)]
            shots = len(after.shots) - len(before.shots)
            assert sorted(grown)[-1] == 1
            assert min(grown) == 0
            assert sum(grown) == 1 + shots
            assert max(sizes(after)) <= LIMIT[after.players]
            assert sizes(after).count(LIMIT[after.players]) <= 2


def test_at_most_one_pair_arises_a_turn_and_none_is_left_lying(games: Games) -> None:
    """S10.4, GS3: and never are there three face-up copies."""
    for game in games:
        for events, state in game:
            for display in state.displays:
                assert all(display.up.count(kind) <= 2 for kind in display.up)
            assert sum(isinstance(event, Flipped) for event in events) <= 1
        for state in turns(game):
            assert all(len(set(display.up)) == len(display.up) for display in state.displays)


def test_the_deck_always_supplies_two_kinds(games: Games) -> None:
    """S10.5, GS8: each draw ends with two different cards, from a deck of at least five."""
    for game in games:
        for events, state in game:
            for event in events:
                if isinstance(event, Drawn):
                    assert len(set(event.cards)) == 2
                    assert set(event.cards[:-1]) == {event.cards[0]}
                    assert 2 <= len(event.cards) <= 7
                    assert len(state.deck) + 2 >= 5


def test_the_un_token_never_passes_from_player_to_player(games: Games) -> None:
    """S10.6: it always goes back to the centre first."""
    for game in games:
        moves = [event.to for events, _ in game for event in events if isinstance(event, UnMoved)]
        holders = [None, *moves]
        assert all((was is None) is not (now is None) for was, now in zip(holders, moves, strict=False))


def test_the_un_token_is_with_the_only_player_who_has_fewest_cards(games: Games) -> None:
    """S7.2, S10.6: after every turn of every game."""
    for game in games:
        for state in turns(game):
            fewest = [seat for seat, size in enumerate(sizes(state)) if size == min(sizes(state))]
            assert state.un == (fewest[0] if len(fewest) == 1 else None)


def test_nobody_holds_the_un_token_too_early(games: Games) -> None:
    """S10.7: not before the end of turn ceil((n-1)/2)."""
    for game in games:
        for state in turns(game):
            done = state.turn if state.outcome else state.turn - 1
            assert state.un is None or done >= state.players // 2


def test_a_game_takes_at_least_l_and_at_most_n_times_l_minus_one_plus_one_turns(games: Games) -> None:
    """S10.8: the bound within which every game ends."""
    for game in games:
        state = game[-1][1]
        limit = LIMIT[state.players]
        assert state.outcome is not None
        assert limit <= state.turn <= state.players * (limit - 1) + 1
        assert sum(isinstance(event, Drawn) for events, _ in game for event in events) == state.turn


def test_scores_stay_within_their_range(games: Games) -> None:
    """S10.9, S9.3: and the team totals are the sums of their players' scores."""
    for game in games:
        state = game[-1][1]
        outcome = state.outcome
        assert outcome is not None
        low, high = (-9, 14) if LIMIT[state.players] == 5 else (-8, 13)
        assert low <= min(outcome.scores)
        assert max(outcome.scores) <= high
        hippies = sum(s for s, t in zip(outcome.scores, state.tokens, strict=False) if t == "hippie")
        assert outcome.cia + outcome.kgb + hippies == sum(outcome.scores)


def test_tokens_only_change_places_and_no_effect_is_impossible(games: Games) -> None:
    """S10.10, S12.5: the pool is constant, and while the game runs exactly one seat is asked and can answer."""
    for game in games:
        for _, state in game:
            assert sorted(state.tokens) == sorted(POOL[state.players])
            prompts = SECRETS.prompts(state)
            assert len(prompts) == (0 if state.outcome else 1)
            assert all(prompt.options for prompt in prompts.values())


# --- extremes

Plan = Callable[[Table], int]
"""Who is to get the card of this turn."""


def steer(table: Table, plan: Plan) -> None:
    """Play a whole game in which each turn one character, never an Assassin, goes where the plan wants it."""
    while table.state.outcome is None:
        wanted = plan(table)
        active = table.state.active
        assert table.state.shown is not None
        card = next(card for card in table.state.shown if card is not Kind.ASSASSIN)
        actor = wanted if card is not Kind.POLITICIAN else left(Seat(wanted), table.players)
        table.give(card, actor)
        if table.state.taken is not None and table.state.outcome is None:
            seat = Seat(table.asked)
            choice = Hand(Seat(wanted)) if card is Kind.POLITICIAN else table.prompt.options[0]
            table.play(seat, choice)
        assert table.state.active != active or table.state.outcome


@pytest.mark.parametrize("players", ALL)
def test_the_longest_game_fills_every_display_but_for_one_card(players: int) -> None:
    """S10.8, S10.5: n(L-1)+1 turns; with 6 and 8 players the last draw is from five cards."""
    table = Table(players)
    steer(table, lambda table: sizes(table.state).index(min(sizes(table.state))))
    assert table.state.turn == players * (LIMIT[players] - 1) + 1 == {4: 17, 5: 21, 6: 25, 7: 22, 8: 25}[players]
    assert len(table.state.deck) == 29 - table.state.turn
    assert players not in (6, 8) or len(table.state.deck) == 5 - 1


@pytest.mark.parametrize("players", ALL)
def test_the_shortest_game_gives_everything_to_one_player(players: int) -> None:
    """S10.8, S10.3: L turns, one card each."""
    table = Table(players)
    steer(table, lambda _: 2)
    assert table.state.turn == LIMIT[players]
    assert sizes(table.state)[2] == LIMIT[players]


@pytest.mark.parametrize(("players", "turn"), [(4, 2), (5, 2), (6, 3), (7, 3), (8, 4)])
def test_with_assassins_the_un_token_finds_its_earliest_holder(players: int, turn: int) -> None:
    """S10.7: everybody but seat 0 has a card after ceil((n-1)/2) turns, and the token moves then."""
    cards = ["assassin"] * turn if players % 2 else [*["assassin"] * (turn - 1), "scientist"]
    fill = ["journalist", "journalist", "journalist", "detective"]
    table = Table(players, deck=" ".join(word for pair in zip(cards, fill, strict=False) for word in pair))
    waiting = list(range(1, players))
    for card in cards:
        assert table.state.un is None
        table.give(card, waiting.pop())
        if card == "assassin":
            table.do(table.asked, f"shoot {waiting.pop()}")
    assert (table.state.un, table.state.turn) == (0, turn + 1)


@pytest.mark.parametrize(("limit", "low", "high"), [(5, -9, 14), (4, -8, 13)])
def test_the_range_of_scores_is_that_of_all_displays_there_can_be(limit: int, low: int, high: int) -> None:
    """S10.9: face-up characters of a finished turn all differ, so all displays can be counted."""
    scores = {
        face_up_score(up) + sum(bullets)
        for ups in range(limit + 1)
        for up in combinations(Kind, ups)
        for shots in range(min(limit - ups, len(BULLETS)) + 1)
        for bullets in combinations(BULLETS, shots)
    }
    assert (min(scores), max(scores)) == (low, high)

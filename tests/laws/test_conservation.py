"""Conservation: what is in the box stays in the game, after every event (S10, ET7)."""

from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from brushpass.games.espionaje.open.cards import KIND, Element
from brushpass.games.secrets.open import seen as secrets_seen
from brushpass.games.secrets.open.cards import BULLETS, CHARACTERS, LIMIT, POOL, Kind
from brushpass.games.secrets.sealed import events as secrets_events
from tests.laws.playing import Case, every_case, play, some


def conserved_secrets(case: Case, event: Any, before: Any, state: Any) -> None:
    in_hand: list[Kind] = []
    if state.offer is not None:
        in_hand = [state.offer.card]
    elif state.shown is not None:
        in_hand = list(state.shown)
    elif state.taken is not None and state.taken.card is Kind.POLITICIAN and not _handed(event, before):
        in_hand = [Kind.POLITICIAN]
    lying = [card for display in state.displays for card in display.up + display.down]
    assert Counter([*state.deck, *lying, *in_hand]) == Counter(CHARACTERS)  # S10.1

    shots = [value for display in state.displays for value in display.bullets]
    held = [] if state.bullet is None else [state.bullet]
    assert Counter([*state.bullets, *shots, *held]) == Counter(BULLETS)  # S10.1
    assert Counter(state.tokens) == Counter(POOL[case.players])  # S10.10

    counts = [len(d.up) + len(d.down) + len(d.bullets) for d in state.displays]
    assert max(counts) <= LIMIT[case.players]  # S10.3
    if before is not None:
        was = [len(d.up) + len(d.down) + len(d.bullets) for d in before.displays]
        assert all(now in (then, then + 1) for now, then in zip(counts, was, strict=True))  # S10.2
        if before.un is not None and state.un is not None:
            assert state.un == before.un  # S10.6
    if state.un is not None:
        assert state.turn >= case.players // 2  # S10.7: ceil((n-1)/2) turns
    if state.outcome is not None:
        lowest, highest = (-9, 14) if LIMIT[case.players] == 5 else (-8, 13)
        assert all(lowest <= score <= highest for score in state.outcome.scores)  # S10.9
    if isinstance(event, secrets_seen.Drawn):  # a turn has ended
        assert lying.count(Kind.ASSASSIN) == len(shots)  # S10.1
        assert all(len(set(d.up)) == len(d.up) for d in state.displays)  # S10.4
        assert state.turn <= case.players * (LIMIT[case.players] - 1) + 1  # S10.8
        assert len(set(event.cards)) == 2  # S10.5


def _handed(event: Any, before: Any) -> bool:
    """Whether the Politician of this turn has left the actor's hand."""
    after_it = secrets_seen.Handed | secrets_seen.Flipped | secrets_seen.UnMoved
    return isinstance(event, after_it) or (
        isinstance(event, secrets_events.Looked) and before is not None and before.taken is not None
    )


def conserved_espionaje(case: Case, event: Any, before: Any, state: Any) -> None:
    cards = [*state.solution, *(card for hand in state.hands for card in hand)]
    assert sorted(cards) == sorted(Element)  # ET7
    assert {len(hand) for hand in state.hands} == {12 // case.players}  # ET7
    held = Counter(KIND[card] for hand in state.hands for card in hand)
    assert set(held.values()) == {4}  # ET7
    if before is not None:
        assert (state.hands, state.solution) == (before.hands, before.solution)


CONSERVED = {"secrets": conserved_secrets, "espionaje": conserved_espionaje}


@every_case
@some(20)
@given(seed=st.integers(0, 2**64))
def test_what_is_in_the_box_stays_in_the_game(case: Case, seed: int) -> None:
    game = play(case, seed)
    for number, (event, state) in enumerate(zip(game.events, game.states, strict=True)):
        before = game.states[number - 1] if number else None
        CONSERVED[case.game.name](case, event, before, state)

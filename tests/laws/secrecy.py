"""Secrecy as non-interference: two truths that a viewer cannot tell apart give that viewer the same bytes.

`assert_secret` plays a game up to some moment, lets the game's oracle build another truth that agrees on everything
the viewer may know by the rule book, plays that too, and compares all that reaches the viewer: events, sights, prompts
and refusals. It takes the game as a value, so that a game with a leak can be put in its place.
"""

import random
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from brushpass.core.errors import Refusal
from brushpass.core.game import AnyGame
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.games.kits import own_kits
from tests.laws.playing import Case, encoded, play

ORACLES: Any = {name: import_module(f"tests.games.{name}.oracle") for name in own_kits()}
"""For each game: `twin` builds another truth, `universe` is what to try, `ASKED_IN_SECRET` what may hold one up."""

PROBES = 40


@dataclass
class Transcript:
    """Everything that reaches one viewer."""

    messages: list[bytes] = field(default_factory=list)
    """Events as this viewer sees them, in order."""
    syncs: dict[int, tuple[bytes, bytes]] = field(default_factory=dict)
    """Sight and prompt as they would be sent to a viewer who comes back after so many messages."""
    refusals: list[bytes] = field(default_factory=list)
    """What the viewer hears who tries all sorts of things in the end."""
    is_held_up: bool = False
    """In the end somebody is asked in secret: in a truth where nobody is, more has been told."""


def assert_secret(case: Case, seed: int, viewer: Viewer) -> bool:
    """Compare one game with one twin; True if the two truths really differed."""
    rng = random.Random(seed)
    oracle = ORACLES[case.game.name]
    length = len(play(case, seed).choices)
    cut = rng.randrange(length)  # the last choice ends the game and reveals everything
    game = play(case, seed, most=cut)
    deal, choices = oracle.twin(game, viewer, rng)
    truth = [(seat, choice) for seat, _, choice, _ in game.choices]
    one = transcript(case, game.deal, truth, viewer, seed)
    other = transcript(case, deal, choices, viewer, seed)
    common = min(len(one.messages), len(other.messages))
    assert one.messages[:common] == other.messages[:common]
    for late, early in ((one, other), (other, one)):
        assert late.is_held_up or len(late.messages) >= len(early.messages)
    both = one.syncs.keys() & other.syncs.keys()
    assert all(one.syncs[number] == other.syncs[number] for number in both)
    if len(one.messages) == len(other.messages):
        assert common in both
        assert one.refusals == other.refusals
    return (deal, choices) != (game.deal, truth)


def is_held_up(game: AnyGame, state: Any, viewer: Viewer) -> bool:
    """Whether somebody else is asked something, and that is a secret: only time could tell."""
    asked = [prompt.ask for seat, prompt in game.prompts(state).items() if seat != viewer]
    return not ORACLES[game.name].ASKED_IN_SECRET.isdisjoint(asked)


def transcript(case: Case, deal: Any, choices: list[tuple[Seat, Any]], viewer: Viewer, seed: int) -> Transcript:
    """Everything that reaches a viewer of this game."""
    game, told = case.game, Transcript()

    def tell(events: tuple[Any, ...], state: Any) -> None:
        seen = [game.show(event, viewer) for event in events]
        told.messages.extend(encoded(event) for event in seen if event is not None)
        prompts = game.prompts(state)
        prompt = None if viewer is PUBLIC else prompts.get(viewer)
        told.syncs[len(told.messages)] = encoded(game.view(state, viewer)), encoded(prompt)

    events, state = game.setup(case.players, deal, case.rules)
    tell(events, state)
    for seat, choice in choices:
        events, state = game.play(state, seat, choice)
        tell(events, state)
    told.is_held_up = is_held_up(game, state, viewer)
    if viewer is not PUBLIC:  # a spectator has no seat to try from
        rng = random.Random(seed)
        tries = rng.sample(ORACLES[game.name].universe(case.players), PROBES)
        told.refusals = [_heard(game, state, viewer, choice) for choice in tries]
    return told


def _heard(game: AnyGame, state: Any, seat: Seat, choice: Any) -> bytes:
    try:
        game.play(state, seat, choice)
    except Refusal as refusal:
        return f"{refusal.code} {refusal}".encode()
    return b"taken"

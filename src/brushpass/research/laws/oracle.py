"""Secrecy as non-interference, for games with an oracle: two truths that a viewer cannot tell apart give it the same
bytes.

`compare` plays a game up to some moment, lets the game's oracle build another truth that agrees on everything the
viewer may know by the rule book, plays that too, and compares all that reaches the viewer: events, sights, prompts and
refusals. It takes the game as a value, so that a game with a leak can be put in its place. An oracle is the strictest
judge there is: it is written from the rule book, and never asks the game what may be seen.
"""

import random
from collections.abc import Sequence, Set
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from brushpass.core.game import AnyGame
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.research.laws.broken import hold
from brushpass.research.laws.legality import refusal
from brushpass.research.laws.playing import Case, Play, encoded, play

PROBES: Final = 40


class Oracle(Protocol):
    """What the rule book says about knowledge, for one game. A module can be one."""

    ASKED_IN_SECRET: Set[str]
    """What may be asked without anybody else noticing."""

    def twin(self, game: Play, viewer: Viewer, rng: random.Random) -> tuple[Any, list[tuple[Seat, Any]]]:
        """Another deal and other choices that this viewer cannot tell from the game as it went so far."""

    def universe(self, players: int) -> Sequence[Any]:
        """Every kind of choice to try, legal or not."""


@dataclass
class Transcript:
    """Everything that reaches one viewer."""

    messages: list[bytes] = field(default_factory=list)
    """Events as this viewer sees them, in order."""
    syncs: dict[int, tuple[bytes, bytes]] = field(default_factory=dict)
    """Sight and prompt as they would be sent to a viewer who comes back after this many messages."""
    refusals: list[bytes] = field(default_factory=list)
    """What the viewer is told when trying all sorts of choices at the end."""
    is_held_up: bool = False
    """At the end somebody is asked in secret: in a truth where nobody is, more has been told."""


def compare(case: Case, seed: int, viewer: Viewer, oracle: Oracle) -> bool:
    """Compare one game with one twin; True if the two truths really differed."""
    rng = random.Random(seed)
    length = len(play(case, seed).choices)
    cut = rng.randrange(length)  # the last choice ends the game and reveals everything
    game = play(case, seed, most=cut)
    deal, choices = oracle.twin(game, viewer, rng)
    truth = [(seat, choice) for seat, _, choice, _ in game.choices]
    one = transcript(case, game.deal, truth, viewer, seed, oracle)
    other = transcript(case, deal, choices, viewer, seed, oracle)
    common = min(len(one.messages), len(other.messages))
    hold(one.messages[:common] == other.messages[:common], f"viewer {viewer} is told a secret", cut)
    for late, early in ((one, other), (other, one)):
        waits = late.is_held_up or len(late.messages) >= len(early.messages)
        hold(waits, f"viewer {viewer} can tell by the time it takes", cut)
    both = one.syncs.keys() & other.syncs.keys()
    same = all(one.syncs[number] == other.syncs[number] for number in both)
    hold(same, f"the sight or the prompt of viewer {viewer} depends on a secret", cut)
    if len(one.messages) == len(other.messages):
        hold(common in both, f"viewer {viewer} was told a different number of things at once", cut)
        hold(one.refusals == other.refusals, f"a refusal tells viewer {viewer} a secret", cut)
    return (deal, choices) != (game.deal, truth)


def is_held_up(game: AnyGame, state: Any, viewer: Viewer, oracle: Oracle) -> bool:
    """Whether somebody else is asked something in secret: only timing could reveal it."""
    asked = [prompt.ask for seat, prompt in game.prompts(state).items() if seat != viewer]
    return not oracle.ASKED_IN_SECRET.isdisjoint(asked)


def transcript(
    case: Case, deal: Any, choices: list[tuple[Seat, Any]], viewer: Viewer, seed: int, oracle: Oracle
) -> Transcript:
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
    told.is_held_up = is_held_up(game, state, viewer, oracle)
    if viewer is not PUBLIC:  # a spectator has no seat to try from
        tries = random.Random(seed).sample(oracle.universe(case.players), PROBES)
        told.refusals = [heard(case, state, viewer, choice) for choice in tries]
    return told


def heard(case: Case, state: Any, seat: Seat, choice: Any) -> bytes:
    """What a seat is told when it tries a choice."""
    got = refusal(case, state, seat, choice, None)
    return b"taken" if got is None else f"{got.code} {got}".encode()

"""One game from the deal to its end: the loop that asks minds and tells them what their seats see.

Simulations and the terminal both use it. A mind gets the prompts of its seat and what its seat sees, and nothing else.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from brushpass.core.game import AnyGame
from brushpass.core.outcome import Outcome
from brushpass.core.record import Recorder
from brushpass.core.seats import Seat
from brushpass.minds.mind import Mind


class Finished(NamedTuple):
    """A game that was played to its end."""

    outcome: Outcome
    state: Any
    """The final truth."""
    decisions: int
    """How many choices were made."""


def run(
    game: AnyGame, players: int, rules: Any, deal: Any, minds: Sequence[Mind], recorder: Recorder | None = None
) -> Finished:
    """Play a game to its end. What happens is recorded before any mind is told.

    Where several seats are asked at once, the lowest is asked first; the game itself hides its answer from the others.
    """
    events, state = game.setup(players, deal, rules)
    if recorder is not None:
        recorder.laid(events)
    _tell(game, minds, events)
    decisions = 0
    while prompts := game.prompts(state):
        seat = min(prompts)
        choice = minds[seat].choose(prompts[seat])
        events, state = game.play(state, seat, choice)
        decisions += 1
        if recorder is not None:
            recorder.played(seat, choice, events)
        _tell(game, minds, events)
    outcome = game.outcome(state)
    assert outcome is not None, "a game that asks nobody has ended"
    return Finished(outcome, state, decisions)


def _tell(game: AnyGame, minds: Sequence[Mind], events: tuple[Any, ...]) -> None:
    """Give each mind what its seat sees of the events."""
    for seat, mind in enumerate(minds):
        for seen in game.seen_by(Seat(seat), events):
            mind.see(seen)

"""One game from the deal to its end: the loop that asks minds and tells them what their seats see.

Simulations and the terminal both use it. A mind gets the prompts of its seat and what its seat sees, and nothing else.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from brushpass.core.game import AnyGame
from brushpass.core.outcome import Outcome
from brushpass.core.record import Recorder
from brushpass.core.seats import Seat
from brushpass.minds.mind import Mind
from brushpass.minds.talker import Talker, urged


class Finished(NamedTuple):
    """A game that was played to its end."""

    outcome: Outcome
    state: Any
    """The final truth."""
    decisions: int
    """How many choices were made."""


FLOOR: Final = 0.3
"""How often a bot may say something before it makes a choice that everybody sees. It need not."""


def run(
    game: AnyGame,
    players: int,
    rules: Any,
    deal: Any,
    minds: Sequence[Mind],
    recorder: Recorder | None = None,
    talk: Random | None = None,
    pause: Callable[[Seat], None] | None = None,
) -> Finished:
    """Play a game to its end. What happens, and what minds claim, is recorded before any mind is told.

    With `talk`, minds that can may make a claim before a choice, or right after it; this luck says when they are asked.
    The recorder must then keep claims. Nobody says anything after the end. `pause` is called before a seat is asked,
    when all that has happened is recorded and told: a person may then speak.

    Where several seats are asked at once, the lowest is asked first; the game itself hides its answer from the others.
    """
    events, state = game.setup(players, deal, rules)
    if recorder is not None:
        recorder.laid(events)
    _tell(game, minds, events)
    decisions = 0
    while prompts := game.prompts(state):
        seat = min(prompts)
        if pause is not None:
            pause(seat)
        has_floor = talk is not None and prompts[seat].ask not in game.asked_during_delay and talk.random() < FLOOR
        claim = _spoken(minds[seat]) if has_floor else None
        say(minds, seat, claim, recorder)
        choice = minds[seat].choose(prompts[seat])
        events, state = game.play(state, seat, choice)
        decisions += 1
        if recorder is not None:
            recorder.played(seat, choice, events)
        _tell(game, minds, events)
        if has_floor and claim is None and game.outcome(state) is None:
            say(minds, seat, urged(minds[seat], choice), recorder)
    outcome = game.outcome(state)
    assert outcome is not None, "a game that asks nobody has ended"
    return Finished(outcome, state, decisions)


def _spoken(mind: Mind) -> Any:
    """What a mind says, if it speaks at all."""
    return mind.speak() if isinstance(mind, Talker) else None


def say(minds: Sequence[Mind], seat: Seat, claim: Any, recorder: Recorder | None = None) -> None:
    """Record what a seat says, if it says anything, and let all others hear it.

    A mind that is a person may also call it while it chooses: by then, all that has happened is recorded and told.
    """
    if claim is None:
        return
    if recorder is not None:
        recorder.claimed(seat, claim)
    for other, listener in enumerate(minds):
        if other != seat and isinstance(listener, Talker):
            listener.hear(seat, claim)


def _tell(game: AnyGame, minds: Sequence[Mind], events: tuple[Any, ...]) -> None:
    """Give each mind what its seat sees of the events."""
    for seat, mind in enumerate(minds):
        for seen in game.seen_by(Seat(seat), events):
            mind.see(seen)

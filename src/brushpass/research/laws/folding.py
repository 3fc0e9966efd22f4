"""Fold: a viewer's sight and one more seen event give the next sight, after every event and for every viewer."""

from typing import Any

from brushpass.core.seats import Viewer
from brushpass.research.laws.broken import At, hold
from brushpass.research.laws.playing import Case, Play, play


def fold(case: Case, seed: int) -> None:
    """What `view` says of a state is what `begin` and `fold` make of the events that the viewer was shown."""
    game = play(case, seed)
    for viewer in case.viewers:
        _fold(game, viewer)


def _fold(game: Play, viewer: Viewer) -> None:
    rules, sight = game.case.game, None
    for event, state, step in zip(game.events, game.states, game.steps, strict=True):
        with At(step, f"fold for viewer {viewer}"):
            seen = rules.show(event, viewer)
            if sight is None:
                hold(seen is not None, f"viewer {viewer} is not told that the table was laid", step)
                sight = rules.begin(viewer, seen)
                hold(sight == rules.fold(sight, seen), "a table that is laid anew does not start anew", step)
            elif seen is not None:
                sight = rules.fold(sight, seen)
            view = rules.view(state, viewer)
        hold(sight == view, f"viewer {viewer}: {_difference(sight, view)}", step)


def _difference(folded: Any, view: Any) -> str:
    """What two sights disagree about."""
    for name in getattr(folded, "__struct_fields__", ()):
        one, other = getattr(folded, name), getattr(view, name, "nothing")
        if one != other:
            return f"fold has {name} = {one}, view has {other}"
    return f"fold gives {folded}, view gives {view}"

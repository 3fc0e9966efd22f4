"""Replay: the log rebuilds the state. Purity: the same deal and choices give the same game, and states are frozen."""

from brushpass.research.laws.broken import hold
from brushpass.research.laws.playing import Case, encoded, play


def replay(case: Case, seed: int) -> None:
    """Every event, applied from the first, leads to the state that the rules returned, and always to the same one."""
    game = play(case, seed)  # compares them after every choice
    state = None
    for event in game.events:
        state = case.game.evolve(state, event)
    hold(state == game.state, "the events do not rebuild the state", len(game.choices))
    again = play(case, seed)
    for number, (event, other) in enumerate(zip(game.events, again.events, strict=False)):
        step = game.steps[number]
        hold(event == other, f"the same deal and choices gave {event} and then {other}", step)
        same = encoded(game.states[number]) == encoded(again.states[number])
        hold(same, "the same deal and choices gave two different states", step)
    hold(len(game.events) == len(again.events), "the same deal and choices gave games of different lengths")


def frozen(case: Case, seed: int) -> None:
    """A state can be hashed, and none of its fields can be set."""
    game = play(case, seed, most=3)
    try:
        hash(game.state)
    except TypeError as error:
        hold(False, f"a state cannot be hashed: {error}", len(game.choices))
    for name in game.state.__struct_fields__:
        try:
            setattr(game.state, name, None)
        except AttributeError:
            continue
        hold(False, f"the field {name} of a state can be set", len(game.choices))

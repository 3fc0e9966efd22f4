"""Games with switches set, as texts that people read: every value of every switch changes what happens in one of them.

The header of each says at which step, and what would have happened there with the same deal and the same choices if
the switch had another value.
"""

import random
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.core.switches import WINNER, Value, seat_of, spelled, switches
from brushpass.games.registry import GAMES
from brushpass.table.beginning import resolved
from tests.goldens.playthrough import PLAIN, SEED, asked, lines
from tests.laws.playing import Case, Play, in_time, play

BOLD = 0.25
"""How often somebody accuses who may: a game that ends soon is one that people read."""
Step = tuple[str, list[str]]
"""What was asked, and what happened."""


class Switched(NamedTuple):
    """A game with switches set, and what they change in it."""

    name: str
    """The name of its file."""
    players: int
    rules: Mapping[str, Value]
    """The switches that are set, as people set them in a lobby."""
    seed: int
    says: str

    def __str__(self) -> str:
        return self.name

    @property
    def game(self) -> Any:
        """The game that is played."""
        return GAMES[self.name.partition("-")[0]]


class Difference(NamedTuple):
    """Where another value of one switch would have led elsewhere."""

    switch: str
    value: Value
    """The other value."""
    step: int
    """0 is the setup."""
    here: list[str]
    """What happens; empty if the value makes no difference."""
    there: list[str]
    """What would have happened instead."""


SWITCHED = [
    Switched(
        "secrets-last-pairs-stay",
        4,
        {"last_pairs_stay": True},
        47,
        "V4: the pair of the last turn stays face up and counts.",
    ),
    Switched(
        "secrets-tied-hippies-win",
        4,
        {"tied_hippies_win": True},
        215,
        "V5: a hippie who shares the lowest score with a spy wins.",
    ),
    Switched(
        "secrets-tied-hippies-win-among-hippies",
        5,
        {"tied_hippies_win": "among-hippies"},
        783,
        "V5: hippies who share the lowest score with nobody but each other win.",
    ),
    Switched(
        "secrets-tied-hippies-win-among-hippies-only",
        4,
        {"tied_hippies_win": "among-hippies"},
        215,
        "V5: a hippie who shares the lowest score with a spy loses all the same.",
    ),
    Switched("secrets-begins-seat-2", 4, {"begins": "seat-2"}, 13, "V12: the host has named the seat that begins."),
    Switched("secrets-begins-winner", 4, {"begins": "winner"}, 110, "V12: a winner of the last game begins."),
    Switched(
        "secrets-all-together",
        4,
        {"tied_hippies_win": True, "last_pairs_stay": True, "begins": "seat-1"},
        570,
        "V4, V5 and V12 together.",
    ),
    Switched(
        "espionaje-clue-accusation",
        3,
        {"clue_accusation": True},
        14,
        "GE25: only the accuser commits, and the others play on if the accuser was wrong.",
    ),
    Switched(
        "espionaje-accuse-after-asking",
        2,
        {"accuse_after_asking": True},
        1221,
        "V10: whoever has asked may accuse in the same turn, once the answers are in.",
    ),
    Switched(
        "espionaje-no-early-accusation", 3, {"no_early_accusation": True}, 28, "V11: nobody accuses in the first round."
    ),
    Switched(
        "espionaje-all-together",
        3,
        {"clue_accusation": True, "accuse_after_asking": True, "no_early_accusation": True},
        913,
        "GE25, V10 and V11 together.",
    ),
]


def boldly(seat: Seat, prompt: Prompt, rng: random.Random) -> Any:
    """Accuses now and then where that is open; otherwise any choice that a seat may make."""
    accusations = [option for option in prompt.options if type(option).__name__ == "Accuse"]
    return accusations[0] if accusations and rng.random() < BOLD else in_time(seat, prompt, rng)


def text(switched: Switched) -> str:
    """The playthrough of a game with switches set."""
    return "\n".join(lines(played(switched), *_head(switched))) + "\n"


def played(switched: Switched) -> Play:
    """The game as it went."""
    return play(_case(switched, _dealt(switched)), switched.seed, choose=boldly)


def differences(switched: Switched) -> Iterator[Difference]:
    """What the same choices lead to with every other value of each switch that is set, but for other seats."""
    game, dealt = played(switched), _dealt(switched)
    here = list(_steps(game, dealt))
    for switch in switches(switched.game.rules):
        for value in switch.values:
            is_other = value not in (dealt.get(switch.name), WINNER) and seat_of(value) is None
            if switch.name in switched.rules and is_other:
                there = list(_steps(game, {**dealt, switch.name: value}))
                yield Difference(switch.name, value, *_first_difference(here, there))


def _head(switched: Switched) -> Iterator[str]:
    setting = ", ".join(f"{name}={spelled(value)}" for name, value in switched.rules.items())
    yield f"{switched.game.name}, {switched.players} players, {setting}"
    yield switched.says
    if WINNER in switched.rules.values():
        winners = ", ".join(map(str, _last_winners(switched)))
        begins = seat_of(_dealt(switched)["begins"])
        yield f"The last game, {_last(switched)}.txt, was won by {winners}. Here that means seat {begins}."
    for switch, value, step, here, there in differences(switched):
        if here:
            yield f"{f'Step {step}' if step else 'The setup'} shows it: {' | '.join(here)}"
            yield f"    with {switch}={spelled(value)}: {' | '.join(there)}"
        else:
            yield f"With {switch}={spelled(value)} the same would happen."


def _case(switched: Switched, rules: Mapping[str, Value]) -> Case:
    return Case(switched.game, switched.players, switched.game.rules(**rules))


def _last(switched: Switched) -> Case:
    """The game that was played before at this table: the one in the golden playthrough."""
    return next(case for case in PLAIN if (case.game, case.players) == (switched.game, switched.players))


def _last_winners(switched: Switched) -> tuple[Seat, ...]:
    outcome = switched.game.outcome(play(_last(switched), SEED).state)
    winners: tuple[Seat, ...] = outcome.winners
    return winners


def _dealt(switched: Switched) -> dict[str, Value]:
    """The switches as the table puts them into the game: the second game of an evening, after the golden one."""
    names = [str(seat) for seat in range(switched.players)]
    return resolved(switched.rules, names, [names[seat] for seat in _last_winners(switched)], 2)


def _steps(game: Play, rules: Mapping[str, Value]) -> Iterator[Step]:
    """The same deal and choices with these switches, as far as the choices are open. The first step is the setup."""
    case = Case(game.case.game, game.case.players, game.case.game.rules(**rules))
    write = case.game.event_notation.write
    (_, *events), state = case.game.setup(case.players, game.deal, case.rules)  # the first names the switches
    yield "setup", list(map(write, events))
    for seat, _, choice, _ in game.choices:
        prompts = case.game.prompts(state)
        prompt = prompts.get(seat) or next(iter(prompts.values()), None)
        question = "the game is over" if prompt is None else asked(case.game, prompt)
        if prompt is None or prompt.seat != seat or choice not in (*prompt.options, prompt.default):
            yield question, []
            return
        happened, state = case.game.play(state, seat, choice)
        yield question, list(map(write, happened))


def _first_difference(one: list[Step], other: list[Step]) -> tuple[int, list[str], list[str]]:
    """The number of the step, and the lines in which it differs: what is asked, or what happens and is asked next."""
    for step, ((question, here), (instead, there)) in enumerate(zip(one, other, strict=False)):
        if question != instead:
            return step, [question], [instead]
        if here != there:
            after = slice(step + 1, step + 2)
            ours, theirs = [*here, *(ask for ask, _ in one[after])], [*there, *(ask for ask, _ in other[after])]
            return step, [line for line in ours if line not in theirs], [line for line in theirs if line not in ours]
    return 0, [], []

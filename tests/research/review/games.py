"""Records to review, and truths that a seat cannot tell apart."""

import random
from typing import Any, NamedTuple

from brushpass.core.messages import Prompt
from brushpass.core.record import Record, Recorder
from brushpass.core.seats import Seat
from brushpass.games.registry import GAMES
from brushpass.research.simulate import simulate
from tests.laws.playing import Case, Play, play
from tests.laws.secrecy import ORACLES


def record_of(name: str, players: int, seed: str = "review", mind: str = "random") -> Record:
    """A whole game of minds."""
    game = GAMES[name]
    [played] = simulate(game, players, game.rules(), [mind], seed=seed, games=1, keep_records=True)
    assert played.record is not None
    return played.record


def written(case: Case, deal: Any, choices: list[tuple[Seat, Any]]) -> Record:
    """The record of these choices."""
    game = case.game
    recorder = Recorder(game, case.players, case.rules, deal)
    events, state = game.setup(case.players, deal, case.rules)
    recorder.laid(events)
    for seat, choice in choices:
        events, state = game.play(state, seat, choice)
        recorder.played(seat, choice, events)
    return recorder.record()


class Twins(NamedTuple):
    """Two games that somebody who is asked cannot tell apart."""

    one: Play
    other: Play
    seat: Seat
    prompt: Prompt
    records: tuple[Record, Record]


def twins(case: Case, seed: int) -> Twins:
    """A game that is cut somewhere, and another truth for a seat that is asked then."""
    rng = random.Random(seed)
    length = len(play(case, seed).choices)
    one = play(case, seed, most=rng.randrange(length))
    seat, prompt = rng.choice(sorted(case.game.prompts(one.state).items()))
    deal, choices = ORACLES[case.game.name].twin(one, seat, rng)
    other = Play(case, deal)
    other.take(*case.game.setup(case.players, deal, case.rules))
    for by, choice in choices:
        other.take(*case.game.play(other.state, by, choice))
    truth = [(by, choice) for by, _, choice, _ in one.choices]
    return Twins(one, other, seat, prompt, (written(case, one.deal, truth), written(case, deal, choices)))


def seen(game: Play, seat: Seat) -> list[Any]:
    """What a seat saw."""
    told = (game.case.game.show(event, seat) for event in game.events)
    return [event for event in told if event is not None]

"""The judge of SECRETS where a count can check it: at choices that end the game, whatever is chosen."""

from collections.abc import Iterator

import numpy as np
from msgspec.structs import replace

from brushpass.core.messages import Rules
from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.dossier.arrangements import FACE
from brushpass.games.secrets.open.choices import Ask
from brushpass.games.secrets.review import Judge
from tests.laws.playing import Case, Play, play
from tests.research.review.games import seen

EFFECTS = (Ask.PSYCHIATRIST, Ask.POLITICIAN, Ask.DIPLOMAT, Ask.ASSASSIN)


def judge_of(game: Play, seat: Seat) -> Judge:
    """The judge of a seat that has seen a game so far."""
    judge = Judge(seat)
    for event in seen(game, seat):
        judge.see(event)
    return judge


def last_effects(case: Case, seed: int) -> Iterator[Play]:
    """Moments of a random game at which every choice ends it, and no bullet hides anything."""
    rules = case.game
    length = len(play(case, seed).choices)
    for cut in range(max(0, length - 2), length):
        game = play(case, seed, most=cut)
        [(seat, prompt)] = rules.prompts(game.state).items()
        if prompt.ask in EFFECTS and not game.state.shots:
            ends = [rules.outcome(rules.play(game.state, seat, option)[1]) is not None for option in prompt.options]
            if all(ends):
                yield game


def counted(game: Play, seat: Seat, judge: Judge, rules: Rules | None = None) -> list[float]:
    """The chance to win with each option, over all worlds of the seat; under other rules, if these are named."""
    played, worlds = game.case.game, judge._worlds()
    now = game.state if rules is None else replace(game.state, rules=rules)
    options = played.prompts(now)[seat].options
    chances = np.zeros(len(options))
    for column, chance in zip(worlds.sides.T, worlds.belief[:, 0], strict=True):
        state = replace(now, tokens=tuple(FACE[int(side)] for side in column))
        for number, option in enumerate(options):
            outcome = played.outcome(played.play(state, seat, option)[1])
            assert outcome is not None
            chances[number] += chance * (seat in outcome.winners)
    return [float(chance) for chance in chances]

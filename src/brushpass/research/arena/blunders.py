"""How often a level errs at a table of its own kind: blunders as the review judges them, and dominated moves.

A dominated move is one that another option beats whatever the others do, provably and visibly to everybody; each game
says which those are (`Kit.dominated`). The share of dominated moves is out of the decisions that offered one.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from brushpass.core.game import AnyGame
from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.kits import find_kit, load
from brushpass.minds.mind import Mind
from brushpass.minds.play import run
from brushpass.research.arena.chunk_games import deal_seed
from brushpass.research.arena.contestants import make, prepare
from brushpass.research.arena.estimate import Z_95
from brushpass.research.review.review import check_judge
from brushpass.research.review.verdicts import verdict
from brushpass.research.simulate import rng_of
from brushpass.wire.review import Verdict


class Errors(NamedTuple):
    """How many errors one game, or many, had."""

    judged: int = 0
    blunders: int = 0
    open: int = 0
    """Decisions that offered a dominated move."""
    dominated: int = 0


class Watched:
    """A mind whose choices are judged, where they can be, and watched for dominated moves."""

    def __init__(self, mind: Mind, game: str, seat: Seat, minds: Sequence[str], *, is_judged: bool) -> None:
        """`minds`: who sits at each seat."""
        kit = find_kit(game)
        self._mind = mind
        self._judges: Any = None
        self._judge: Any = None
        if is_judged:
            self._judges = load(check_judge(game))
            self._judge = self._judges.Judge(seat, minds)
        self._watch = None if kit.dominated is None else load(kit.dominated)(seat)
        self.errors = Errors()

    def see(self, event: Any) -> None:
        """Pass it on."""
        for watcher in (self._mind, self._judge, self._watch):
            if watcher is not None:
                watcher.see(event)

    def choose(self, prompt: Prompt) -> Any:
        """Whatever the mind chooses."""
        choice = self._mind.choose(prompt)
        is_dominated = None if self._watch is None else self._watch.is_dominated(prompt, choice)
        found = Errors(open=is_dominated is not None, dominated=bool(is_dominated))
        if self._judge is not None and self._judges.is_judged(prompt):
            judgement = self._judge.judge(prompt, choice)
            is_blunder = verdict(judgement.loss, judgement.error) is Verdict.BLUNDER
            found = found._replace(judged=1, blunders=int(is_blunder))
        self.errors = total((self.errors, found))
        return choice


def total(parts: Sequence[Errors]) -> Errors:
    """The sum."""
    return Errors(*map(sum, zip(*parts, strict=True)))


def errors_of(
    game: AnyGame,
    players: int,
    contestant: str,
    *,
    deals: Sequence[int],
    seed: str,
    level: str = "",
    is_judged: bool = True,
) -> list[Errors]:
    """The errors of a whole table of one contestant, deal by deal. `level`: the name that the judge knows it by."""
    prepare(contestant, game.name)
    found, named = [], [level or contestant] * players
    for number in deals:
        luck = deal_seed(seed, players, number)
        minds = [
            Watched(make(contestant, game.name, seat, rng_of(luck, seat)), game.name, seat, named, is_judged=is_judged)
            for seat in map(Seat, range(players))
        ]
        run(game, players, game.rules(), game.deal.from_seed(luck, players), minds)
        found.append(total([mind.errors for mind in minds]))
    return found


def errors_at(game: str, players: int, contestant: str, level: str, deal: int, *, seed: str, is_judged: bool) -> Errors:
    """The errors of one deal."""
    rules = load(find_kit(game).game)
    return errors_of(rules, players, contestant, deals=[deal], seed=seed, level=level, is_judged=is_judged)[0]


def share(parts: Sequence[tuple[int, int]]) -> tuple[float, float]:
    """A share in percent, from the errors and the opportunities in each deal, and half its 95 % interval."""
    hits, cases = (sum(column) for column in zip(*parts, strict=True))
    if not cases:
        return 0.0, 0.0
    mean = hits / cases
    spread = sum((hit - mean * case) ** 2 for hit, case in parts)
    return 100 * mean, 100 * Z_95 * spread**0.5 / cases

"""How often a level errs: blunders as the review judges them, and dominated moves.

At a table of its own kind, or one of it among others: at different tables different things are at stake.

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
    among: str = "",
    is_judged: bool = True,
) -> list[Errors]:
    """The errors of a whole table of one contestant, deal by deal, or of one at each seat in turn `among` others.

    `level`: the name that the judge knows it by.
    """
    for name in filter(None, (contestant, among)):
        prepare(name, game.name)
    found = []
    for number in deals:
        luck = deal_seed(seed, players, number)
        judged = range(number % players, number % players + 1) if among else range(players)
        sitting = [contestant if seat in judged else among for seat in range(players)]
        named = [level or contestant if seat in judged else among for seat in range(players)]
        minds = {Seat(at): make(name, game.name, Seat(at), rng_of(luck, Seat(at))) for at, name in enumerate(sitting)}
        watched = {Seat(at): Watched(minds[Seat(at)], game.name, Seat(at), named, is_judged=is_judged) for at in judged}
        seated: list[Mind] = list((minds | watched).values())
        run(game, players, game.rules(), game.deal.from_seed(luck, players), seated)
        found.append(total([mind.errors for mind in watched.values()]))
    return found


def errors_at(
    game: str, players: int, contestant: str, level: str, deal: int, *, seed: str, among: str = "", is_judged: bool
) -> Errors:
    """The errors of one deal."""
    rules = load(find_kit(game).game)
    [found] = errors_of(
        rules, players, contestant, deals=[deal], seed=seed, level=level, among=among, is_judged=is_judged
    )
    return found


def share(parts: Sequence[tuple[int, int]]) -> tuple[float, float]:
    """A share in percent, from the errors and the opportunities in each deal, and half its 95 % interval."""
    hits, cases = (sum(column) for column in zip(*parts, strict=True))
    if not cases:
        return 0.0, 0.0
    mean = hits / cases
    spread = sum((hit - mean * case) ** 2 for hit, case in parts)
    return 100 * mean, 100 * Z_95 * spread**0.5 / cases

"""How often a level errs: blunders as the review judges them, and dominated moves.

At tables of its own kind, or in the same positions as every other level: at different tables different things are at
stake, and a level that plays badly has less left to lose. In the same positions, each level may be asked several times,
with luck of its own each time: how often it errs there is then known better, and hardly costs more, because each
different choice is judged once.

A dominated move is one that another option beats whatever the others do, provably and visibly to everybody; each game
says which those are (`Kit.dominated`). The share of dominated moves is out of the decisions that offered one.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.kits import find_kit, load
from brushpass.minds.mind import Mind
from brushpass.minds.play import run
from brushpass.research.arena.chunk_games import deal_seed
from brushpass.research.arena.contestants import make, prepare
from brushpass.research.arena.estimate import DIGITS, Z_95, Estimate
from brushpass.research.review.review import check_judge
from brushpass.research.review.verdicts import verdict
from brushpass.research.simulate import derive, rng_of
from brushpass.wire.review import Verdict


class Errors(NamedTuple):
    """How many errors one game, or many, had."""

    judged: int = 0
    blunders: int = 0
    open: int = 0
    """Decisions that offered a dominated move."""
    dominated: int = 0


class Examiner:
    """Sees what a seat sees, and says whether a choice would be a blunder or dominated."""

    def __init__(self, game: str, seat: Seat, minds: Sequence[str], *, is_judged: bool) -> None:
        """`minds`: who sits at each seat, as the judge is told."""
        kit = find_kit(game)
        self._judges: Any = None
        self._judge: Any = None
        if is_judged:
            self._judges = load(check_judge(game))
            self._judge = self._judges.Judge(seat, minds)
        self._watch = None if kit.dominated is None else load(kit.dominated)(seat)

    def see(self, event: Any) -> None:
        """Follow the game."""
        for watcher in (self._judge, self._watch):
            if watcher is not None:
                watcher.see(event)

    def errors(self, prompt: Prompt, choice: Any) -> Errors:
        """What is wrong with this choice."""
        is_dominated = None if self._watch is None else self._watch.is_dominated(prompt, choice)
        found = Errors(open=is_dominated is not None, dominated=bool(is_dominated))
        if self._judge is None or not self._judges.is_judged(prompt):
            return found
        judgement = self._judge.judge(prompt, choice)
        is_blunder = verdict(judgement.loss, judgement.error) is Verdict.BLUNDER
        return found._replace(judged=1, blunders=int(is_blunder))


class Watched:
    """A mind that plays, and others that are asked what they would do in its place. They see what it sees."""

    def __init__(self, plays: Mind, asked: Mapping[str, Sequence[Mind]], examiner: Examiner) -> None:
        """`asked`: under each name minds of one kind, whose errors are counted together."""
        self._plays, self._asked, self._examiner = plays, asked, examiner
        self._watching = {id(mind): mind for mind in (plays, *chain.from_iterable(asked.values()))}
        self.errors = dict.fromkeys(asked, Errors())

    def see(self, event: Any) -> None:
        """Pass it on."""
        self._examiner.see(event)
        for mind in self._watching.values():
            mind.see(event)

    def choose(self, prompt: Prompt) -> Any:
        """Whatever the mind that plays chooses. Each different choice is examined once."""
        played = self._plays.choose(prompt)
        chosen = {
            name: [played if mind is self._plays else mind.choose(prompt) for mind in minds]
            for name, minds in self._asked.items()
        }
        found = {c: self._examiner.errors(prompt, c) for c in dict.fromkeys(chain.from_iterable(chosen.values()))}
        self.errors = {
            name: total((self.errors[name], *(found[choice] for choice in choices))) for name, choices in chosen.items()
        }
        return played


def total(parts: Iterable[Errors]) -> Errors:
    """The sum."""
    return Errors(*map(sum, zip(*parts, strict=True)))


def errors_alone(
    game: str, players: int, contestant: str, deal: int, *, seed: str, level: str = "", is_judged: bool = True
) -> Errors:
    """The errors of a whole table of one contestant in one deal. `level`: the name that the judge knows it by."""
    name, named = level or contestant, [level or contestant] * players
    minds = _seated(game, players, contestant, deal, seed)
    examined = [
        Watched(mind, {name: [mind]}, Examiner(game, Seat(at), named, is_judged=is_judged))
        for at, mind in enumerate(minds)
    ]
    _play(game, players, deal, seed, examined)
    return total(watched.errors[name] for watched in examined)


def errors_in_same_positions(
    game: str,
    players: int,
    contestants: Mapping[str, str],
    among: tuple[str, str],
    deal: int,
    *,
    seed: str,
    is_judged: bool = True,
    copies: int = 1,
) -> dict[str, Errors]:
    """The errors that each contestant would make at every seat of a table of somebody else, in one deal.

    `among`: the level of that table, and who plays it. The judge takes whoever chooses for a person, and so judges
    everybody alike. Every mind is told what that seat sees, what was chosen in its place included. `copies`: how many
    minds of each contestant are asked.
    """
    level, plays = among
    asked = {
        name: [_seated(game, players, mind, deal, seed, copy) for copy in range(copies)]
        for name, mind in contestants.items()
    }
    examined = []
    for at, mind in enumerate(_seated(game, players, plays, deal, seed)):
        named = [level if seat != at else "" for seat in range(players)]
        examiner = Examiner(game, Seat(at), named, is_judged=is_judged)
        examined.append(
            Watched(mind, {name: [minds[at] for minds in tables] for name, tables in asked.items()}, examiner)
        )
    _play(game, players, deal, seed, examined)
    return {name: total(watched.errors[name] for watched in examined) for name in contestants}


def _seated(game: str, players: int, contestant: str, deal: int, seed: str, copy: int = 0) -> list[Mind]:
    """This contestant at every seat; copies differ in their luck."""
    prepare(contestant, game)
    luck = deal_seed(seed, players, deal)
    if copy:
        luck = derive("brushpass/copy", luck.hex(), copy)
    return [make(contestant, game, Seat(at), rng_of(luck, Seat(at))) for at in range(players)]


def _play(game: str, players: int, deal: int, seed: str, minds: Sequence[Mind]) -> None:
    rules = load(find_kit(game).game)
    run(rules, players, rules.rules(), rules.deal.from_seed(deal_seed(seed, players, deal), players), minds)


def share(parts: Sequence[tuple[int, int]]) -> tuple[float, float]:
    """A share in percent, from the errors and the opportunities in each deal, and half its 95 % interval."""
    hits, cases = (sum(column) for column in zip(*parts, strict=True))
    if not cases:
        return 0.0, 0.0
    mean = hits / cases
    spread = sum((hit - mean * case) ** 2 for hit, case in parts)
    return 100 * mean, 100 * Z_95 * spread**0.5 / cases


def share_estimate(parts: Sequence[tuple[int, int]]) -> Estimate:
    """The same as the ledger has it."""
    mean, margin = share(parts)
    return Estimate(round(mean, DIGITS), round(mean - margin, DIGITS), round(mean + margin, DIGITS))

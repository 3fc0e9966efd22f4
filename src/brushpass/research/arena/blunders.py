"""How often a level errs: blunders as the review judges them, and dominated moves.

At tables of its own kind, or in the same positions as every other level: at different tables different things are at
stake, and a level that plays badly has less left to lose.

A dominated move is one that another option beats whatever the others do, provably and visibly to everybody; each game
says which those are (`Kit.dominated`). The share of dominated moves is out of the decisions that offered one.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

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

    def __init__(self, plays: Mind, asked: Mapping[str, Mind], examiner: Examiner) -> None:
        self._plays, self._asked, self._examiner = plays, asked, examiner
        self.errors = dict.fromkeys(asked, Errors())

    def see(self, event: Any) -> None:
        """Pass it on."""
        self._examiner.see(event)
        for mind in {id(mind): mind for mind in (self._plays, *self._asked.values())}.values():
            mind.see(event)

    def choose(self, prompt: Prompt) -> Any:
        """Whatever the mind that plays chooses. Each different choice is examined once."""
        played = self._plays.choose(prompt)
        chosen = {name: played if mind is self._plays else mind.choose(prompt) for name, mind in self._asked.items()}
        found = {choice: self._examiner.errors(prompt, choice) for choice in dict.fromkeys(chosen.values())}
        self.errors = {name: total((self.errors[name], found[choice])) for name, choice in chosen.items()}
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
        Watched(mind, {name: mind}, Examiner(game, Seat(at), named, is_judged=is_judged))
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
) -> dict[str, Errors]:
    """The errors that each contestant would make at every seat of a table of somebody else, in one deal.

    `among`: the level of that table, and who plays it. The judge takes whoever chooses for a person, and so judges
    everybody alike. Every mind is told what that seat sees, what was chosen in its place included.
    """
    level, plays = among
    asked = {name: _seated(game, players, mind, deal, seed) for name, mind in contestants.items()}
    examined = []
    for at, mind in enumerate(_seated(game, players, plays, deal, seed)):
        named = [level if seat != at else "" for seat in range(players)]
        examiner = Examiner(game, Seat(at), named, is_judged=is_judged)
        examined.append(Watched(mind, {name: minds[at] for name, minds in asked.items()}, examiner))
    _play(game, players, deal, seed, examined)
    return {name: total(watched.errors[name] for watched in examined) for name in contestants}


def _seated(game: str, players: int, contestant: str, deal: int, seed: str) -> list[Mind]:
    """This contestant at every seat."""
    prepare(contestant, game)
    luck = deal_seed(seed, players, deal)
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

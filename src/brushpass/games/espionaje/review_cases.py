"""Games whose players are judged as in a review: what the judge reckoned of each decision, and who won."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final

import msgspec

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.espionaje.kit import KIT
from brushpass.games.espionaje.open.cards import Rules
from brushpass.games.espionaje.open.choices import Ask, Choice
from brushpass.games.espionaje.review import Judge, is_judged
from brushpass.games.espionaje.review_scale import Kind, Signs
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from brushpass.games.kits import load
from brushpass.research.arena.code import print_of
from brushpass.research.simulate import rng_of, seed_of

LEVELS: Final = KIT.levels
MIXED: Final = "mixed"
TABLES: Final = (MIXED, *LEVELS)
PRINTED: Final = Rules()
POOL: Final = (*LEVELS.values(), "race", "open-race", "entropy")
"""Who plays at mixed tables; the strongest twice as often."""


class Case(msgspec.Struct, frozen=True, array_like=True):
    """One decision of one game."""

    table: str
    game: int
    kind: Kind
    commits: bool
    """Whether cards were laid down."""
    reckoned: float
    signs: Signs
    won: bool


def minds_at(table: str, players: int, seed: bytes) -> list[str]:
    """Who sits at a table."""
    luck = Random(seed)
    return [luck.choice(POOL) if table == MIXED else LEVELS[table] for _ in range(players)]


def seat_all(named: Sequence[str], luck: bytes) -> list[Any]:
    """Minds by their names, one at each seat."""
    return [load(KIT.minds[name])(Seat(seat), rng_of(luck, Seat(seat))) for seat, name in enumerate(named)]


def play_judged(
    minds: Sequence[Any],
    named: Sequence[str],
    luck: bytes,
    decided: Callable[[Judge, Prompt, Choice], None],
    rules: Rules = PRINTED,
) -> tuple[Seat, ...]:
    """Play one game, tell of every decision that is judged, and return who won.

    `named`: the mind at each seat, as far as the judges are told.
    """
    seats = list(map(Seat, range(len(minds))))
    judges = [Judge(seat, named) for seat in seats]
    events, state = ESPIONAJE.setup(len(minds), ESPIONAJE.deal.from_seed(luck, len(minds)), rules)
    while True:
        for seat in seats:
            for shown in ESPIONAJE.seen_by(seat, events):
                minds[seat].see(shown)
                judges[seat].see(shown)
        if (outcome := ESPIONAJE.outcome(state)) is not None:
            return outcome.winners
        prompts = ESPIONAJE.prompts(state)
        seat = min(prompts)
        choice = minds[seat].choose(prompts[seat])
        if is_judged(prompts[seat]):
            decided(judges[seat], prompts[seat], choice)
        events, state = ESPIONAJE.play(state, seat, choice)


def cases(table: str, players: int, number: int, seed: str, rules: Rules = PRINTED) -> Iterator[Case]:
    """Every decision of one game."""
    found: list[tuple[Seat, Case]] = []

    def decided(judge: Judge, prompt: Prompt, choice: Choice) -> None:
        reckoned = judge.reckoned(prompt)
        signs, commits = judge.signs(reckoned), prompt.ask == Ask.COMMIT
        if signs.out == players - 1:  # nobody else can win any more, so nothing is brought to scale
            return
        case = Case(table, number, judge.kind(choice), commits, reckoned.get(choice, 0.0), signs, won=False)
        found.append((judge.seat, case))

    luck = seed_of(f"{seed} {table} {players}", number)
    named = minds_at(table, players, luck)
    winners = play_judged(seat_all(named, luck), named, luck, decided, rules)
    yield from (msgspec.structs.replace(case, won=seat in winners) for seat, case in found)


def moments(found: Iterable[Case]) -> Iterator[list[Case]]:
    """The cases, those who lay cards down upon the same accusation together."""
    laid: dict[tuple[str, int, int, str, int], list[Case]] = defaultdict(list)
    for case in found:
        if case.commits:
            signs = case.signs
            laid[case.table, case.game, signs.players, signs.rule, signs.turn].append(case)
        else:
            yield [case]
    yield from laid.values()


def code() -> str:
    """The fingerprint of the rules, of all who played, and of the judge with its scales."""
    minds = sorted({KIT.minds[name] for name in POOL})
    assert isinstance(KIT.judge, str)
    return print_of([part.partition(":")[0] for part in (KIT.game, *minds, KIT.judge)])

"""The judged review of one record, message by message."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from math import floor
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec.structs import replace

from brushpass.core.game import AnyGame
from brushpass.core.kit import Part
from brushpass.core.messages import Prompt
from brushpass.core.outcome import Outcome
from brushpass.core.record import Record, RecordV2
from brushpass.core.replay import replay
from brushpass.core.seats import Seat
from brushpass.games.kits import NoJudge, find_kit, load
from brushpass.games.registry import find
from brushpass.minds.registry import level_of
from brushpass.research.extras import need
from brushpass.research.review.failure import Unfinished
from brushpass.research.review.rounding import PLACES
from brushpass.research.review.summary import summary
from brushpass.research.review.verdicts import Judgement, verdict
from brushpass.wire.review import Began, Decided, Review


class Judge(Protocol):
    """Follows one seat's sight, and says how good its choices were.

    It is made from its seat and from the minds of all seats: the names that everybody saw at the table, an empty text
    for a person. Where nothing is known of them, there are none.
    """

    def see(self, event: Any) -> None:
        """Learn from one event as the seat sees it. Called in order, from the first event."""

    def start(self) -> float:
        """The chance to win, asked at the beginning of the game."""

    def judge(self, prompt: Prompt, choice: Any) -> Judgement:
        """What an answer was worth, asked before the judge sees what follows from it."""


Share = Callable[[Sequence[tuple[Judge, Any, float]]], list[float]]
"""What the chances come to, given what all seats that decided at one moment know together."""


class Step(NamedTuple):
    """One step of a game that is reviewed."""

    number: int
    seat: Seat
    prompt: Prompt | None
    """What was asked, if the answer is to be judged."""
    choice: Any
    events: tuple[Any, ...]
    """What truly followed."""
    moment: int
    """The same number for steps that were asked together, before anybody saw what the others chose."""


def check_judge(game: str) -> Part:
    """The judge of a game; refuses if there is none, or if an extra that it needs is missing."""
    kit = find_kit(game)
    if kit.judge is None:
        raise NoJudge(f"nothing judges the decisions of {kit.title}")
    if kit.judge_needs:
        need(kit.judge_needs)
    return kit.judge


def minds_of(record: Record) -> tuple[str, ...]:
    """The mind or level of each seat, as everybody saw it at the table; nothing if the record names none."""
    named = record.minds if isinstance(record, RecordV2) else ()
    return tuple(level_of(name, record.game) or name for name in named)


def review(record: Record, seat: Seat | None = None) -> Iterator[Review]:
    """All messages of the review of one seat or of all; refuses at once what cannot be reviewed."""
    game = find(record.game)
    judges = load(check_judge(game.name))  # judges need NumPy, and some of them Numba
    reviewed = [each for each in map(Seat, range(record.players)) if seat is None or each == seat]
    seated: dict[Seat, Judge] = {each: judges.Judge(each, minds_of(record)) for each in reviewed}
    (setup, before), *replayed = replay(record, game)
    steps = []
    moment = 0
    pending: dict[Seat, Prompt] = {}
    for number, (step, (events, after)) in enumerate(zip(record.steps, replayed, strict=True), start=1):
        prompts = game.prompts(before)
        prompt = prompts[step.seat]
        if pending.pop(step.seat, None) != prompt:
            moment, pending = number, {by: each for by, each in prompts.items() if by != step.seat}
        asked = prompt if step.seat in seated and judges.is_judged(prompt) else None
        steps.append(Step(number, step.seat, asked, game.choice_notation.read(step.choice), events, moment))
        before = after
    outcome = game.outcome(before)
    if outcome is None:
        raise Unfinished("the game was broken off; only games that have ended are reviewed")
    return _messages(game, record.players, seated, setup, steps, outcome, judges.share)


def _messages(
    game: AnyGame,
    players: int,
    judges: dict[Seat, Judge],
    setup: tuple[Any, ...],
    steps: list[Step],
    outcome: Outcome,
    share: Share,
) -> Iterator[Review]:
    yield Began(game.name, players, sum(step.prompt is not None for step in steps))
    _tell(game, judges, setup)
    starts = {seat: round(judge.start(), PLACES) for seat, judge in judges.items()}
    decided: list[Decided] = []
    for _, at_once in groupby(steps, key=lambda step: step.moment):
        judged = []
        for step in at_once:
            if step.prompt is not None:
                judged.append((step, judges[step.seat].judge(step.prompt, step.choice)))
            _tell(game, judges, step.events)
        found = [_decided(game, step, judgement) for step, judgement in judged]
        if len(found) > 1:
            chances = share([(judges[step.seat], step.choice, judgement.value) for step, judgement in judged])
            found = [_with_share(each, chance) for each, chance in zip(found, chances, strict=True)]
        decided += found
        yield from found
    yield summary(starts, decided, outcome)


def _with_share(decided: Decided, chance: float) -> Decided:
    """The decision with a chance that several share. Its loss and its verdict stay the same."""
    value = min(floor(chance * 10**PLACES) / 10**PLACES, round(1 - decided.loss, PLACES))  # sums must not be rounded up
    if value == decided.value:
        return decided
    return replace(decided, value=value, best_value=round(value + decided.loss, PLACES), own=decided.value)


def _decided(game: AnyGame, step: Step, judgement: Judgement) -> Decided:
    assert step.prompt is not None
    write, value, best = game.choice_notation.write, round(judgement.value, PLACES), round(judgement.best_value, PLACES)
    loss, error = round(best - value, PLACES), round(judgement.error, PLACES)
    return Decided(
        step=step.number,
        seat=step.seat,
        ask=str(step.prompt.ask),
        chosen=write(step.choice),
        best=write(judgement.best),
        better=None if judgement.best == step.choice else msgspec.to_builtins(judgement.best),
        value=value,
        best_value=best,
        loss=loss,
        error=error,
        verdict=verdict(loss, error),
    )


def _tell(game: AnyGame, judges: dict[Seat, Judge], events: tuple[Any, ...]) -> None:
    """Give each judge what its seat sees of the events."""
    for seat, judge in judges.items():
        for seen in game.seen_by(seat, events):
            judge.see(seen)

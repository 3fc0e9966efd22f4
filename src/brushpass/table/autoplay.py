"""Tables play on by themselves: one timer per table for what is due next there, bots, and takeovers."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from random import Random, SystemRandom
from typing import Any

from brushpass.core.errors import NotLegal, Refusal
from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.minds import registry
from brushpass.minds.mind import Mind
from brushpass.store.contract import LogRewritten, StoreError
from brushpass.table import commands, dealing
from brushpass.table import entries as e
from brushpass.table.codes import new_id
from brushpass.table.decision import NOTHING, Decided
from brushpass.table.match import Match
from brushpass.table.schedule import Action, Due, Pace, next_due
from brushpass.table.session import TableSession
from brushpass.table.state import TableState
from brushpass.wire.tables import Stage

log = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
"""How long a table waits before it tries again what failed."""

STAND_IN = "handler"
"""The level that plays for an absent person."""

FindMind = Callable[[str], registry.Factory]
"""Gives the factory of the minds of a name."""


class Bot:
    """A mind that plays one seat of one match. It gets what its seat sees, in order, and nothing else."""

    def __init__(self, match: Match, seat: Seat, name: str, find_mind: FindMind = registry.find) -> None:
        self.match = match
        self.is_thinking = False
        self._seat, self._name, self._find_mind = seat, name, find_mind
        self._mind: Mind | None = None
        self._followed = 0
        """How many events of the match the mind has been shown, or hidden from it."""

    async def answer(self, prompt: Prompt) -> Any:
        """What the bot chooses; None if its mind failed. A slow mind thinks in a thread, so nobody waits for it."""
        self.is_thinking = True
        try:
            if registry.is_slow(self._name, self.match.game.name):
                return await asyncio.to_thread(self._choose, prompt)
            return self._choose(prompt)
        finally:
            self.is_thinking = False

    def _choose(self, prompt: Prompt) -> Any:
        """The mind's choice; None if it fails, in whatever way. Not even one that calls `sys.exit` ends the server."""
        try:
            return self.choose(prompt)
        except (Exception, SystemExit):
            log.exception("a mind failed")
            return None

    def choose(self, prompt: Prompt) -> Any:
        """The mind's choice, after it has seen everything that its seat has seen."""
        if self._mind is None:
            # Its luck is independent of the deal: nothing a bot does may reveal what its seat cannot know.
            rng = Random(f"{self.match.luck}/{self._seat}/{self._name}")
            self._mind = self._find_mind(self._name)(self.match.game.name, self._seat, rng)
        new = self.match.events[self._followed :]
        self._followed += len(new)  # while a slow mind looks at these, more may arrive
        for seen in self.match.game.seen_by(self._seat, new):
            self._mind.see(seen)
        return self._mind.choose(prompt)


class Autoplay:
    """The timers and bots of one process, and the tasks that run beside its players."""

    def __init__(
        self,
        pace: Pace,
        now: Callable[[], float],
        find_mind: FindMind = registry.find,
    ) -> None:
        self.pace, self.now = pace, now
        self._find_mind = find_mind
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._bots: dict[str, dict[Seat, Bot]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def stop(self) -> None:
        """Cancel every timer and task."""
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def forget(self, code: str) -> None:
        """Drop the timer and the bots of a table that this process no longer serves."""
        self._bots.pop(code, None)
        timer = self._timers.pop(code, None)
        if timer is not None:
            timer.cancel()

    def reschedule(self, session: TableSession) -> None:
        """Set the timer for what the table does next by itself. Without listeners it does nothing."""
        timer = self._timers.pop(session.state.code, None)
        if timer is not None:
            timer.cancel()
        if session.state.stage is Stage.OVER:
            self._bots.pop(session.state.code, None)
            self.spawn(session.save_record())
        due = next_due(session.state, self.pace) if session.connections else None
        if due is not None:
            self._fire_after(max(0.0, due.at - self.now()), session)

    def _fire_after(self, seconds: float, session: TableSession) -> None:
        self._timers[session.state.code] = asyncio.get_running_loop().call_later(seconds, self._fire, session)

    def _fire(self, session: TableSession) -> None:
        self._timers.pop(session.state.code, None)
        self.spawn(self._act(session))

    async def _act(self, session: TableSession) -> None:
        """Do what is due now, unless somebody else has already done it."""
        due = next_due(session.state, self.pace)
        if due is None or due.at > self.now() + 0.001:
            self.reschedule(session)
            return
        answer = None
        if due.action is Action.THINK and due.seat is not None:
            bot = self._bot(session.state, due.seat)
            if bot.is_thinking:
                return  # the task that waits for it will reschedule
            answer = await bot.answer(bot.match.open_prompts[due.seat].prompt)

        def decide(state: TableState) -> Decided:
            return carry_out(state, due, answer) if next_due(state, self.pace) == due else NOTHING

        try:
            await session.act(decide)
        except (Refusal, LogRewritten) as why:  # it was given up
            log.debug("a table plays no further here", extra={"code": why.code})
        except StoreError as error:
            log.warning("a table waits for the store", extra={"code": error.code})
            self._fire_after(RETRY_SECONDS, session)
        except Exception:
            log.exception("a table's own work failed")
            self._fire_after(RETRY_SECONDS, session)
        else:
            self.reschedule(session)

    def _bot(self, state: TableState, seat: Seat) -> Bot:
        """The bot that plays a seat in the running match."""
        assert state.match is not None
        bots = self._bots.setdefault(state.code, {})
        if seat not in bots or bots[seat].match is not state.match:
            bots[seat] = Bot(state.match, seat, mind_at(state, seat), self._find_mind)
        return bots[seat]

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Run something as a task. A failure is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a table's own work failed", exc_info=task.exception())


def mind_at(state: TableState, seat: Seat) -> str:
    """The mind or level that plays a seat: its own, or the stand-in for an absent person.

    The stand-in also plays for a mind that this server does not have, or does not let play. Where a game has no level
    of the stand-in's name, its strongest level stands in.
    """
    game, mind = state.settings.game, state.seats[seat].mind
    if mind and registry.can_play(mind, game, plugins=state.plugin_minds):
        return mind
    levels = registry.levels_of(game)
    return STAND_IN if STAND_IN in levels else list(levels)[-1]


def carry_out(state: TableState, due: Due, answer: object) -> Decided:
    """What is due is done; `answer` is the choice of a bot, if one was asked."""
    if due.action is Action.VOID:
        return Decided([dealing.void(state)])
    assert state.match is not None
    if due.action is Action.RELEASE:
        return Decided([e.Released(id=new_id())])
    seat = due.seat
    assert seat is not None
    prompt = state.match.open_prompts[seat].prompt
    if due.action is Action.TAKE_OVER:
        default = prompt.default  # GS54
        if default is not None and default not in prompt.options:
            return _choose(state, seat, default, e.By.DEADLINE)  # GE19: until the check nobody can tell
        taken = e.TakenOver(id=new_id(), seat=seat)
        if default is None:
            return Decided([taken])
        decided = _choose(state, seat, default, e.By.DEADLINE)
        return Decided([taken, *decided.entries], decided.played)
    drawn = SystemRandom().choice(prompt.options)
    by = e.By.DEADLINE if due.action is Action.CHOOSE else e.By.MIND
    try:
        return _choose(state, seat, drawn if answer is None else _own_copy(prompt, answer), by)
    except Exception:  # a mind that answers nonsense must not stop the table; some nonsense cannot even be compared
        log.exception("a mind failed")
        return _choose(state, seat, drawn, by)


def _own_copy(prompt: Prompt, answer: object) -> object:
    """The prompt's own copy of a mind's answer: `True` equals seat 1, but a log that says so could not be read."""
    for option in prompt.options:
        if option == answer:
            return option
    raise NotLegal(f"a mind's answer to {prompt.ask} is not among the legal choices")


def _choose(state: TableState, seat: Seat, choice: object, by: e.By) -> Decided:
    """A choice that the table makes for a seat. If the time was up, the held answers are released with it (GE31)."""
    at_once = by is e.By.DEADLINE or not state.answer_pace
    return commands.choose(state, seat, choice, key=new_id(), by=by, at_once=at_once)

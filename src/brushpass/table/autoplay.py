"""Tables play on by themselves: one timer per table for what is due next there, bots, and takeovers."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from math import inf
from random import SystemRandom

import msgspec

from brushpass.core.errors import NotLegal, Refusal
from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.minds import registry
from brushpass.store.contract import LogRewritten, StoreError
from brushpass.table import commands, dealing, people, time_commands
from brushpass.table import entries as e
from brushpass.table.bots import Bot, FindMind, harmless, mind_at
from brushpass.table.codes import new_id
from brushpass.table.decision import NOTHING, Decided
from brushpass.table.match import OpenPrompt
from brushpass.table.schedule import (
    Action,
    Due,
    Pace,
    has_floor,
    is_still,
    must_be_quiet,
    next_due,
    next_freed,
    released_at,
)
from brushpass.table.session import TableSession
from brushpass.table.state import TableState
from brushpass.wire.tables import Stage

log = logging.getLogger(__name__)

RETRY_SECONDS = 1.0
"""How long a table waits before it retries what failed."""


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
        self._still: dict[str, int] = {}
        """The tables with nothing to wait for, each with the revision of its view for which that is true."""
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
        self._still.pop(code, None)
        timer = self._timers.pop(code, None)
        if timer is not None:
            timer.cancel()

    def reschedule(self, session: TableSession) -> None:
        """Set the timer for what the table does next by itself. Without listeners it only frees seats."""
        state = session.state
        if self._still.get(state.code) == state.revision:
            return
        timer = self._timers.pop(state.code, None)
        if timer is not None:
            timer.cancel()
        if is_still(state):
            self._still[state.code] = state.revision
            return
        if state.stage is Stage.OVER:
            self._bots.pop(state.code, None)
            self.spawn(session.save_record())
        due = self._next_due(state) if session.connections else next_freed(state, self.pace)
        if due is not None:
            self._fire_after(max(0.0, due.at - self.now()), session)

    def _fire_after(self, seconds: float, session: TableSession) -> None:
        self._timers[session.state.code] = asyncio.get_running_loop().call_later(seconds, self._fire, session)

    def _fire(self, session: TableSession) -> None:
        self._timers.pop(session.state.code, None)
        self.spawn(self._act(session))

    async def _act(self, session: TableSession) -> None:
        """Do what is due now, unless somebody else has already done it."""
        due = self._next_due(session.state)
        if due is not None and due.action is Action.THINK and self._is_time(due):
            self._think(session, due)
            due = self._next_due(session.state)
        if due is None or due.action is Action.THINK or not self._is_time(due):
            self.reschedule(session)
            return
        answer, claim, urging = None, None, None
        if due.action is Action.ANSWER and due.seat is not None:
            bot = self._bot(session.state, due.seat)
            answer, claim, urging = bot.answer, bot.claim, bot.urging

        def decide(state: TableState) -> Decided:
            is_due = self._next_due(state) == due
            return carry_out(state, due, self.now(), answer, claim, urging) if is_due else NOTHING

        try:
            await session.act(decide)
        except (Refusal, LogRewritten) as why:  # it was given up
            log.debug("a table plays no further here", extra={"code": why.code})
        except StoreError as error:
            log.warning("a table waits for the store", extra={"code": error.code, "table": session.state.reference})
            self._fire_after(self._retry_after(session.state), session)
        except Exception:
            log.exception("a table's own work failed", extra={"table": session.state.reference})
            self._fire_after(RETRY_SECONDS, session)
        else:
            self.reschedule(session)

    def _retry_after(self, state: TableState) -> float:
        """How many seconds to wait. A bot whose secret choice was not stored must not delay what is released (GE31)."""
        is_held = state.match is not None and state.match.is_held
        until_release = released_at(state, self.pace) - self.now() if is_held else inf
        return min(RETRY_SECONDS, until_release) if until_release > 0 else RETRY_SECONDS

    def _is_time(self, due: Due) -> bool:
        return due.at <= self.now() + 0.001

    def _next_due(self, state: TableState) -> Due | None:
        """What the table does next, given what its bots have thought so far."""
        ready: dict[Seat, float] = {}
        if state.match is not None:
            for seat, bot in self._bots.get(state.code, {}).items():
                open_prompt = state.match.open_prompts.get(seat)
                if bot.match is state.match and open_prompt is not None:
                    ready_at = bot.ready_at(open_prompt)
                    if ready_at is not None:
                        ready[seat] = ready_at
        return next_due(state, self.pace, ready)

    def _think(self, session: TableSession, due: Due) -> None:
        """Let a bot think. A slow one thinks in a thread; afterwards the table is rescheduled."""
        assert due.seat is not None
        bot = self._bot(session.state, due.seat)
        open_prompt = bot.match.open_prompts[due.seat]
        may_speak = has_floor(session.state, due.seat, open_prompt)
        if bot.is_slow:
            self.spawn(self._think_apart(session, bot, open_prompt, may_speak=may_speak))
        else:
            bot.think(open_prompt, self.now, may_speak=may_speak)

    async def _think_apart(self, session: TableSession, bot: Bot, open_prompt: OpenPrompt, *, may_speak: bool) -> None:
        await bot.think_apart(open_prompt, self.now, may_speak=may_speak)
        self.reschedule(session)

    def _bot(self, state: TableState, seat: Seat) -> Bot:
        """The bot that plays a seat in the running match."""
        assert state.match is not None
        bots = self._bots.setdefault(state.code, {})
        if seat not in bots or bots[seat].match is not state.match:
            mind = mind_at(state, seat)
            stands_in = mind != state.seats[seat].mind
            is_quiet = must_be_quiet(state, seat)
            bots[seat] = Bot(state.match, seat, mind, self._find_mind, stands_in=stands_in, is_quiet=is_quiet)
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


def carry_out(
    state: TableState, due: Due, now: float, answer: object, claim: object = None, urging: object = None
) -> Decided:
    """Do what is due. `answer`: a bot's choice, if one was asked; it says `claim` before and `urging` after."""
    if due.action is Action.VOID:
        return Decided([dealing.void(state)])
    if due.action in people.ABSENCES and due.seat is not None:
        return Decided(people.ABSENCES[due.action](state, due.seat))
    if due.action is Action.BEGIN:
        return Decided([time_commands.begin()])
    if due.action is Action.RESUME:
        return Decided([time_commands.resume(state, now)])
    assert state.match is not None
    if due.action is Action.RELEASE:
        return Decided([e.Released(id=new_id())])
    if due.action is Action.ABSTAIN:
        return _abstain(state)
    seat = due.seat
    assert seat is not None
    prompt = state.match.open_prompts[seat].prompt
    if due.action is Action.TAKE_OVER:
        taken = time_commands.too_late(state, seat)
        if prompt.default is None:
            return Decided([taken])
        decided = _choose(state, seat, prompt.default, e.By.DEADLINE)  # GS54
        return Decided([taken, *decided.entries], decided.played)
    drawn = SystemRandom().choice(harmless(state.settings.game, prompt))
    by = e.By.DEADLINE if due.action is Action.CHOOSE else e.By.MIND
    try:
        decided = _choose(state, seat, drawn if answer is None else _own_copy(prompt, answer), by)
        before, after = _claimed(state, seat, claim), _claimed(state, seat, urging)
        return Decided([*before, *decided.entries, *after], decided.played)
    except Exception:  # a mind that returns nonsense must not stop the table; some nonsense cannot even be compared
        log.exception("a mind failed")
        return _choose(state, seat, drawn, by)


def _claimed(state: TableState, seat: Seat, claim: object) -> list[e.Entry]:
    """A bot's claim; none if it says nothing, or something that is not in the phrase book."""
    if claim is None or not state.quota.has_room(seat):
        return []
    try:
        return commands.claim(state, seat, msgspec.Raw(msgspec.json.encode(claim)), new_id())
    except (Refusal, TypeError):
        log.exception("a mind made a claim that nobody can make")
        return []


def _own_copy(prompt: Prompt, answer: object) -> object:
    """The prompt's own copy of a mind's answer: `True` equals seat 1, but a log that says so could not be read."""
    for option in prompt.options:
        if option == answer:
            return option
    raise NotLegal(f"a mind's answer to {prompt.ask} is not among the legal choices")


def _abstain(state: TableState) -> Decided:
    """Everybody who is still being asked abstains, in one step: before the check nobody learns who was late (GE19)."""
    match = state.match
    assert match is not None
    entries: list[e.Entry] = []
    truth = match.state
    for seat, open_prompt in match.open_prompts.items():
        default = open_prompt.prompt.default
        try:
            _, truth = match.game.play(truth, seat, default)
        except Refusal:  # because of the others' abstentions, this seat is no longer asked
            break
        entries += _choose(state, seat, default, e.By.DEADLINE).entries
    return Decided(entries)


def _choose(state: TableState, seat: Seat, choice: object, by: e.By) -> Decided:
    """A choice that the table makes for a seat. If the time was up, the held answers are released with it (GE31)."""
    at_once = by is e.By.DEADLINE or not state.answer_pace
    return commands.choose(state, seat, choice, key=new_id(), by=by, at_once=at_once)

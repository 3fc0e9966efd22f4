"""A best response: a net that learns to win among nets that stay as they are, and so says how much somebody gains who
knows them.

It begins as their equal. At first believers play on in playouts, as in training, because such labels are cheap. Then
nets do: after every option of the response's own decisions, it and the nets it responds to play the game to its end.
"""

from collections.abc import Callable
from time import monotonic
from typing import Any, Final, NamedTuple

import numpy as np

from brushpass.games.secrets.training.device import Device
from brushpass.games.secrets.training.match import MOST, Gain, chosen, compared
from brushpass.games.secrets.training.net import Net
from brushpass.games.secrets.training.selfplay import Replay, Tables, every_option
from brushpass.games.secrets.training.train import NOISE, Plan, Run

BELIEVERS: Final = 0.15
"""The share of the time in which believers play on."""
FASTEST: Final = 4e-4
"""How fast it learns at first."""
MEASURED: Final = 2048
"""Deals for each point of the curve."""
AT_ONCE: Final = 49_152
"""How many tables play on at a time on an accelerator."""


class Answered(NamedTuple):
    """A point of the curve."""

    players: int
    seconds: float
    decisions: int
    """Choices of nets, at the tables and in playouts; those of believers are not counted."""
    labels: int
    error: float
    gain: Gain


class Forks:
    """Copies of tables in which nets play on to the end."""

    def __init__(self, device: Device) -> None:
        self.device, self.decisions = device, 0

    def values(self, tables: Tables, rows: Any, response: Net, others: Net, seed: int) -> Any:
        """Row × option: whether the seat that is asked wins after it, with the same luck for all options of a row."""
        xp, options = self.device.arrays, self.device.sizes.options
        row, option, _ = every_option(xp, tables.asked[rows][:, 2], 1)
        values = xp.zeros((len(rows), options), dtype=np.float32)
        for start in range(0, len(row), AT_ONCE):
            part = slice(start, start + AT_ONCE)
            table = rows[row[part]].astype(np.int32)
            values[row[part], option[part]] = self._play(tables, table, option[part], response, others, seed)
        return values

    def _play(self, tables: Tables, table: Any, option: Any, response: Net, others: Net, seed: int) -> Any:
        device, xp, sizes = self.device, self.device.arrays, self.device.sizes
        count = len(table)
        rooms = (xp.empty(count * size, dtype=np.uint8) for size in (sizes.table, sizes.lists, sizes.group))
        copies, lists, groups = rooms
        inputs, nothing = xp.zeros((count, sizes.inputs), dtype=np.float32), xp.zeros(count, dtype=np.uint8)
        asked, results = tables.asked[table], xp.zeros((count, 5), dtype=np.int32)
        won, seats = xp.zeros(count, dtype=np.int32), asked[:, 0].copy()
        device.call("copy_tables", count, tables.tables, copies, table, np.uint32(seed))
        choice, alive = option.astype(np.int32), xp.zeros(1, dtype=np.int64)
        for number in range(MOST):
            device.call("act_once", count, nothing, copies, groups, asked, choice, results)
            device.call("results", count, copies, won)
            alive += (won < 0).sum()
            if number % 4 == 3 and bool((won >= 0).all()):
                break
            device.call("ask", count, nothing, copies, groups, lists, inputs, asked)
            choice = chosen(xp, response, others, asked, seats, inputs)
        self.decisions += count + int(alive[0])
        return (won >> seats) & 1


class Lesson:
    """Tables of the nets that it responds to, where the response has one seat of each."""

    def __init__(self, device: Device, others: Net, response: Net, plan: Plan, seed: int) -> None:
        xp = device.arrays
        self.device, self.others, self.response, self.plan, self.seed = device, others, response, plan, seed
        self.tables = Tables(device, plan.tables, 0, seed, {"nets": 1.0})
        self.replay = Replay(device, plan.room)
        self.draws = xp.random.default_rng(seed)
        self._own = xp.arange(plan.tables) % device.players
        self._forks = Forks(device)
        self._acted = 0
        self.labels, self.error = 0, 0.0
        for _ in range(plan.warmup):
            self.tables.ask()
            self.act()

    @property
    def decisions(self) -> int:
        """Choices of nets until now."""
        return self._acted + self._forks.decisions

    def act(self) -> None:
        """Everybody chooses; the response sometimes at random, so that it sees what it would not do."""
        xp, tables = self.device.arrays, self.tables
        choice = chosen(xp, self.response, self.others, tables.asked, self._own, tables.inputs)
        any_option = (self.draws.random(len(choice)) * tables.asked[:, 2]).astype(np.int32)
        strays = (tables.asked[:, 0] == self._own) & (self.draws.random(len(choice)) < NOISE)
        tables.carry_out(xp.where(strays, any_option, choice))
        self._acted += len(choice)

    def round(self, *, believers: bool, rate: float) -> None:
        """Labels for one choice at every table, and some steps of learning."""
        xp, tables, plan = self.device.arrays, self.tables, self.plan
        asks, counts = tables.ask()
        seed = (self.seed * 7919 + self.labels) % 2**31
        if believers:
            rows = xp.arange(plan.tables)
            values, _ = tables.try_options(1, seed)
        else:
            rows = xp.nonzero(tables.asked[:, 0] == self._own)[0]
            values = self._forks.values(tables, rows, self.response, self.others, seed)
        some = tables.inputs[rows], asks[rows], counts[rows]
        wins = values[xp.arange(len(rows)), self.response.best(*some)]
        self.replay.add(*some, values, wins)
        self.labels += len(rows)
        for _ in range(plan.steps if self.replay.added >= plan.fill * plan.batch else 0):
            self.error = self.response.learn(*self.replay.batch(self.draws, plan.batch), rate, plan.average)
        self.act()

    def forget(self) -> None:
        """From here on labels are of another kind."""
        self.replay = Replay(self.device, self.plan.room)


def respond(
    device: Device,
    others: Net,
    response: Net,
    plan: Plan,
    seconds: float,
    seed: int,
    begun: Run | None,
    report: Callable[[Answered, Run], None],
    every: float,
) -> None:
    """Train the response until `seconds` are spent in all, and report what it gains; measuring takes no time of it."""
    spent, labels, decisions = 0.0, 0, 0
    if begun is not None:
        response.restore(begun.net)
        spent, labels, decisions = begun.seconds, begun.labels, int(begun.net["decisions"])
    lesson = Lesson(device, others, response, plan, (seed * 1_000_003 + labels) % 2**31)
    reported, believers = spent, True
    while spent < seconds:
        began, part = monotonic(), spent / seconds
        if believers and part >= BELIEVERS:
            believers = False
            lesson.forget()
        rate = plan.slowest + (FASTEST - plan.slowest) * (1 + np.cos(np.pi * part)) / 2
        lesson.round(believers=believers, rate=float(rate))
        spent += monotonic() - began
        if spent - reported >= every or spent >= seconds:
            reported, made = spent, decisions + lesson.decisions
            run = Run(spent, labels + lesson.labels, response.state() | {"decisions": np.array(made)})
            gain = compared(device, response, others, others, min(MEASURED, plan.tables), seed + 1_000_003)
            report(Answered(device.players, round(spent, 1), made, run.labels, round(lesson.error, 5), gain), run)

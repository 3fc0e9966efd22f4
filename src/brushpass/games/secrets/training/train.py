"""Train the net of one number of players for a time, and report how strong it has become."""

from collections.abc import Callable
from time import monotonic
from typing import Any, Final, NamedTuple

import numpy as np

from brushpass.games.secrets.minds.trained.weights import Shape
from brushpass.games.secrets.training.device import Device
from brushpass.games.secrets.training.net import Net
from brushpass.games.secrets.training.selfplay import Replay, Tables

NOISE: Final = 0.08
"""How often anybody at a table chooses at random, so that the net sees what it would not do."""


class Plan(NamedTuple):
    """The size of a run."""

    tables: int = 32_768
    measured: int = 4_096
    """Tables where the strength is measured meanwhile."""
    samples: int = 1
    """Playouts of each option. Two from the same table share its tokens; two tables tell more in the same time."""
    room: int = 40_000_000
    """Labels that are kept. They do not age, because the net does not play in playouts."""
    batch: int = 16_384
    steps: int = 4
    """Batches for each round of labels."""
    fastest: float = 1e-3
    """How fast it learns at first, and at the end."""
    slowest: float = 2e-5
    average: float = 0.005
    """The share of the newest weights in the running average that plays."""
    fill: int = 64
    """Batches that the labels must be enough for before the first step, also after a stop: labels are not saved."""
    labels: int | None = None
    """Stop at this many labels, whatever the time: a run that is the same every time."""
    warmup: int = 40
    """Choices at every table before the first label, so that tables stand at different points of a game."""


SMALL: Final = Plan(tables=64, measured=64, samples=2, room=20_000, batch=512, steps=2, fill=4, warmup=4)
"""The size of a run on one core."""


class Progress(NamedTuple):
    """A point of the curve."""

    players: int
    seconds: float
    labels: int
    error: float
    gains: dict[str, tuple[float, int]]
    """By opponent: percentage points more than they win among themselves, since the last point; games."""


class Run(NamedTuple):
    """What a run goes on from."""

    seconds: float
    labels: int
    net: dict[str, Any]


def train(
    device: Device,
    plan: Plan,
    seconds: float,
    seed: int,
    begun: Run | None,
    report: Callable[[Progress, Run], None],
    every: float = 20.0,
) -> Run:
    """Train until `seconds` are spent in all, or the plan's labels made, with those of the run that it goes on from."""
    xp = device.arrays
    net = Net(Shape(device.players), xp, seed)
    spent, labels = 0.0, 0
    if begun is not None:
        net.restore(begun.net)
        spent, labels = begun.seconds, begun.labels
    tables = Tables(device, plan.tables, plan.measured, (seed * 1_000_003 + labels) % 2**31)
    replay = Replay(device, plan.room)
    draws = xp.random.default_rng(seed + labels)
    for _ in range(plan.warmup):
        tables.ask()
        tables.act(net, NOISE)
    tables.tally[:] = 0
    began = reported = monotonic()
    error = 0.0
    while True:
        now = spent + monotonic() - began
        part = now / seconds if plan.labels is None else labels / plan.labels
        if part >= 1:
            break
        rate = plan.slowest + (plan.fastest - plan.slowest) * (1 + np.cos(np.pi * part)) / 2
        asks, counts = tables.ask()
        values, wins = tables.try_options(plan.samples, (seed * 7919 + labels) % 2**31)
        some = slice(0, plan.tables)
        replay.add(tables.inputs[some], asks[some], counts[some], values, wins)
        labels += plan.tables
        for _ in range(plan.steps if replay.added >= plan.fill * plan.batch else 0):
            error = net.learn(*replay.batch(draws, plan.batch), rate=float(rate), average=plan.average)
        tables.act(net, NOISE)
        if monotonic() - reported >= every:
            reported = monotonic()
            now = spent + reported - began
            run = Run(now, labels, net.state())
            report(Progress(device.players, round(now, 1), labels, round(error, 5), tables.gains()), run)
            tables.tally[:] = 0
    return Run(spent + monotonic() - began, labels, net.state())

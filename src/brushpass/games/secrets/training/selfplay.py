"""Tables in lock-step: at every decision all options are tried, and the net learns what they were worth."""

from collections.abc import Mapping
from types import ModuleType
from typing import Any, Final

import numpy as np

from brushpass.games.secrets.training.device import Device
from brushpass.games.secrets.training.net import Net

KINDS: Final = (
    "believers",
    "net among believers",
    "nets",
    "net among coin-tossers",
    "net among collectors",
    "mixed",
    "net among reasoners",
    "reasoners",
    "collectors",
    "coin-tossers",
)
"""Who sits at a table, in the order of `engine/tables.h`."""
LEARNING: Final = {
    "believers": 0.04,
    "net among believers": 0.12,
    "nets": 0.08,
    "net among coin-tossers": 0.12,
    "net among collectors": 0.14,
    "mixed": 0.14,
    "net among reasoners": 0.30,
    "reasoners": 0.06,
}
"""How common each kind of table is while the net learns."""
MEASURING: Final = {kind: 1 / 8 for kind in KINDS if kind not in ("nets", "mixed")}
"""The same where its strength is measured: every table with one net has a table without one to compare with."""
OPPONENTS: Final = {"belief": "believers", "likelihood": "reasoners", "greedy": "collectors", "random": "coin-tossers"}
"""Whom the net is measured against, by the names of minds."""


def every_option(xp: ModuleType, counts: Any, samples: int) -> tuple[Any, Any, Any]:
    """Row, option and number of each of `samples` trials of all options, row by row."""
    ends = xp.cumsum(counts * samples)
    trial = xp.arange(int(ends[-1]))
    row = xp.searchsorted(ends, trial, side="right")
    within = trial - (ends - counts * samples)[row]
    return row, within % counts[row], within // counts[row]


class Tables:
    """Tables that all wait for one choice each: some where the net learns, the others to measure its strength."""

    def __init__(
        self, device: Device, learning: int, measuring: int, seed: int, mixture: Mapping[str, float] = LEARNING
    ) -> None:
        xp, sizes = device.arrays, device.sizes
        self.device, self.learning, self.count = device, learning, learning + measuring
        shares = np.array([[shares.get(kind, 0.0) for kind in KINDS] for shares in (mixture, MEASURING)])
        self._mixtures = xp.asarray(shares.cumsum(axis=1) / shares.sum(axis=1, keepdims=True), dtype=np.float32)
        self.tables = xp.zeros(self.count * sizes.table, dtype=np.uint8)
        self._lists = xp.zeros(self.count * sizes.lists, dtype=np.uint8)
        self._groups = xp.zeros(self.count * sizes.group, dtype=np.uint8)
        self.asked = xp.zeros((self.count, 5), dtype=np.int32)
        self._results = xp.zeros((self.count, 5), dtype=np.int32)
        self.inputs = xp.zeros((self.count, sizes.inputs), dtype=np.float32)
        self._nothing = xp.zeros(self.count, dtype=np.uint8)
        self.tally = xp.zeros((len(KINDS), 4))
        """Kind of table: seats of nets and their wins, other seats and their wins, where strength is measured."""
        device.call("begin", self.count, self.tables, self._mixtures, np.int32(learning), np.uint32(seed))

    def ask(self) -> tuple[Any, Any]:
        """What is asked at every table, and how many options there are; fills `inputs`."""
        arguments = self.tables, self._groups, self._lists, self.inputs, self.asked
        self.device.call("ask", self.count, self._nothing, *arguments)
        return self.asked[:, 1], self.asked[:, 2]

    def try_options(self, samples: int, seed: int) -> tuple[Any, Any]:
        """Table × option: how often each option won; table: how often what `likelihood` chooses did."""
        device, xp = self.device, self.device.arrays
        asked, options = self.asked[: self.learning], device.sizes.options
        table, option, sample = every_option(xp, asked[:, 2], samples)
        total = len(table)
        won, nothing = xp.zeros(total, dtype=np.uint8), xp.zeros(total, dtype=np.uint8)
        rooms = xp.empty(total * device.sizes.lists, dtype=np.uint8)
        arguments = (array.astype(np.int32) for array in (table, option, sample))
        device.call("play_outs", total, nothing, self.tables, self._lists, rooms, *arguments, np.uint32(seed), won)
        sums = xp.bincount(table * options + option, weights=won, minlength=self.learning * options)
        values = (sums / samples).reshape(self.learning, options).astype(np.float32)
        return values, values[xp.arange(self.learning), asked[:, 4]]

    def act(self, net: Net, noise: float) -> None:
        """Let everybody choose: nets by the net, the others by their own habits, and some at random."""
        self.carry_out(net.best(self.inputs, self.asked[:, 1], self.asked[:, 2]), noise)

    def carry_out(self, choice: Any, noise: float = 0.0) -> None:
        """Let nets choose these options, the others by their own habits, and some at random."""
        xp = self.device.arrays
        arguments = self.asked, choice, np.float32(noise), self._mixtures, np.int32(self.learning), self._results
        self.device.call("act", self.count, self._nothing, self.tables, self._groups, *arguments)
        results = self._results[self.learning :]
        for column in range(4):
            self.tally[:, column] += xp.bincount(results[:, 0], weights=results[:, column + 1], minlength=len(KINDS))

    def gains(self) -> dict[str, tuple[float, int]]:
        """By opponent: by how many percentage points the net wins more often than they among themselves; games."""
        tally = np.asarray(self.tally.get() if hasattr(self.tally, "get") else self.tally)
        gains: dict[str, tuple[float, int]] = {}
        for mind, table in OPPONENTS.items():
            seats, wins = tally[KINDS.index(f"net among {table}"), :2]
            others, other_wins = tally[KINDS.index(table), 2:]
            if seats and others:
                gains[mind] = round(100 * float(wins / seats - other_wins / others), 2), int(seats)
        return gains


class Replay:
    """The latest labels, from which batches are drawn."""

    def __init__(self, device: Device, room: int) -> None:
        xp, sizes = device.arrays, device.sizes
        self._xp, self.room, self.added = xp, room, 0
        self._inputs = xp.zeros((room, sizes.inputs), dtype=np.float16)
        self._targets = xp.zeros((room, sizes.options), dtype=np.float16)
        self._asks = xp.zeros(room, dtype=np.int32)
        self._counts = xp.zeros(room, dtype=np.int32)
        self._wins = xp.zeros(room, dtype=np.float32)

    def add(self, inputs: Any, asks: Any, counts: Any, values: Any, wins: Any) -> None:
        """Keep labels: the values of options, less their mean."""
        xp = self._xp
        places = (self.added + xp.arange(len(inputs))) % self.room
        legal = xp.arange(values.shape[1])[None] < counts[:, None]
        mean = xp.where(legal, values, 0).sum(axis=1, keepdims=True) / counts[:, None]
        self._inputs[places] = inputs
        self._targets[places] = xp.where(legal, values - mean, 0)
        self._asks[places], self._counts[places], self._wins[places] = asks, counts, wins
        self.added += len(inputs)

    def batch(self, rng: Any, size: int) -> tuple[Any, Any, Any, Any, Any]:
        """Labels at random, in the order that `Net.learn` takes."""
        rows = rng.integers(0, min(self.added, self.room), size)
        return (
            self._inputs[rows].astype(np.float32),
            self._asks[rows],
            self._counts[rows],
            self._targets[rows].astype(np.float32),
            self._wins[rows],
        )

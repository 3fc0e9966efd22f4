"""How strong a net is: whole games of the engine, with one mind and then another at every seat of every deal.

Nobody claims anything in the engine's games. The arena measures the same with claims, on far fewer deals.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from brushpass.games.secrets.training.device import Device
from brushpass.games.secrets.training.net import Net

MINDS: Final = {"belief": 0, "greedy": 1, "random": 2, "likelihood": 3, "policy": 4}
"""The numbers of minds in `engine/board.h`. Every net is a `policy`."""
BESIDE: Final = {"belief": "belief", "likelihood": "likelihood", "greedy": "belief", "random": "belief"}
"""By the minds at the other seats: beside whom the net is measured."""
NEEDED: Final = {"belief": 5.0, "likelihood": 3.0, "greedy": 2.0, "random": -2.0}
"""By the minds at the other seats: how many points the net must gain."""
MOST: Final = 96
"""The most choices of a game (`equality.MOST`)."""
TABLES: Final = 32_768
"""How many tables are played at a time on an accelerator."""

Mind = str | Net
"""A mind of the engine by its name, or a net."""


class Gain(NamedTuple):
    """What one mind gains over another at the same seats of the same deals, in percentage points."""

    deals: int
    wins: float
    """How often the first of them wins, in percent."""
    gain: float
    low: float
    high: float
    """The ends of the 95 % interval of the gain."""


class Measured(NamedTuple):
    """What the net gains over the mind beside it, in percentage points."""

    players: int
    among: str
    beside: str
    deals: int
    wins: float
    gain: float
    low: float
    high: float
    needed: float


def wins(device: Device, mind: Mind, among: Mind, deals: int, seed: int) -> Any:
    """Deal × seat: whether a mind that sits there wins among others of one kind."""
    xp, sizes, players = device.arrays, device.sizes, device.players
    count = deals * players
    tables, lists, groups = (xp.zeros(count * size, dtype=np.uint8) for size in (sizes.table, sizes.lists, sizes.group))
    asked, results = (xp.zeros((count, 5), dtype=np.int32) for _ in range(2))
    inputs, nothing = xp.zeros((count, sizes.inputs), dtype=np.float32), xp.zeros(count, dtype=np.uint8)
    won, choice = (xp.zeros(count, dtype=np.int32) for _ in range(2))
    seats = xp.arange(count) % players
    numbers = (np.int32(MINDS["policy" if isinstance(one, Net) else one]) for one in (mind, among))
    device.call("begin_match", count, tables, *numbers, np.uint32(seed))
    for number in range(MOST):
        device.call("ask", count, nothing, tables, groups, lists, inputs, asked)
        choice = chosen(xp, mind, among, asked, seats, inputs)
        device.call("act_once", count, nothing, tables, groups, asked, choice, results)
        if number % 8 == 7:
            device.call("results", count, tables, won)
            if bool((won >= 0).all()):
                break
    assert bool((won >= 0).all()), "every game ends"
    has_won = ((won >> seats) & 1).reshape(deals, players)
    return has_won.get() if hasattr(has_won, "get") else has_won


def chosen(xp: Any, mind: Mind, among: Mind, asked: Any, seats: Any, inputs: Any) -> Any:
    """Table: the option that the net at its seat likes best; minds that are no nets choose by themselves."""
    asks, counts = asked[:, 1], asked[:, 2]
    own, theirs = (one.best(inputs, asks, counts) if isinstance(one, Net) else None for one in (mind, among))
    if own is None or theirs is None or mind is among:
        some = own if theirs is None else theirs
        return xp.zeros(len(asked), dtype=np.int32) if some is None else some
    return xp.where(asked[:, 0] == seats, own, theirs)


def compared(device: Device, one: Mind, other: Mind, among: Mind, deals: int, seed: int) -> Gain:
    """What one mind gains over another among others of one kind, on the same deals and seats."""
    at_once = max(1, TABLES // device.players)
    gains, own = [], []
    for number, start in enumerate(range(0, deals, at_once)):
        some = min(at_once, deals - start)
        mine, theirs = (wins(device, mind, among, some, seed + number) for mind in (one, other))
        own.append(mine.mean(axis=1))
        gains.append((mine - theirs).mean(axis=1))
    gain, all_own = 100 * np.concatenate(gains), 100 * np.concatenate(own)
    half = 1.96 * gain.std(ddof=1) / len(gain) ** 0.5
    numbers = (all_own.mean(), gain.mean(), gain.mean() - half, gain.mean() + half)
    return Gain(deals, *(round(float(number), 2) for number in numbers))


def measure(device: Device, net: Net, among: str, deals: int, seed: int) -> Measured:
    """What the net gains among these minds over the mind that it is measured beside."""
    beside = BESIDE[among]
    found = compared(device, net, beside, among, deals, seed)
    return Measured(device.players, among, beside, *found, NEEDED[among])

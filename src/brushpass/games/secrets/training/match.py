"""How strong a net is: whole games of the engine, with one mind and then another at every seat of every deal.

Nobody claims anything in the engine's games. The arena measures the same with claims, on far fewer deals.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from brushpass.games.secrets.training.device import Device
from brushpass.games.secrets.training.net import Net

MINDS: Final = {"belief": 0, "greedy": 1, "random": 2, "likelihood": 3, "net": 4}
"""The numbers of minds in `engine/board.h`."""
BESIDE: Final = {"belief": "belief", "likelihood": "likelihood", "greedy": "belief", "random": "belief"}
"""By the minds at the other seats: beside whom the net is measured."""
NEEDED: Final = {"belief": 5.0, "likelihood": 3.0, "greedy": 2.0, "random": -2.0}
"""By the minds at the other seats: how many points the net must gain."""
MOST: Final = 96
"""The most choices of a game (`equality.MOST`)."""
TABLES: Final = 32_768
"""How many tables are played at a time on an accelerator."""


class Measured(NamedTuple):
    """What the net gains over the mind beside it, in percentage points."""

    players: int
    among: str
    beside: str
    deals: int
    wins: float
    """How often the net wins, in percent."""
    gain: float
    low: float
    high: float
    """The ends of the 95 % interval of the gain."""
    needed: float


def wins(device: Device, net: Net, mind: str, among: str, deals: int, seed: int) -> Any:
    """Deal × seat: whether a mind that sits there wins among others of one kind."""
    xp, sizes, players = device.arrays, device.sizes, device.players
    count = deals * players
    tables, lists, groups = (xp.zeros(count * size, dtype=np.uint8) for size in (sizes.table, sizes.lists, sizes.group))
    asked, results = (xp.zeros((count, 5), dtype=np.int32) for _ in range(2))
    inputs, nothing = xp.zeros((count, sizes.inputs), dtype=np.float32), xp.zeros(count, dtype=np.uint8)
    won, choice = (xp.zeros(count, dtype=np.int32) for _ in range(2))
    device.call("begin_match", count, tables, np.int32(MINDS[mind]), np.int32(MINDS[among]), np.uint32(seed))
    for number in range(MOST):
        device.call("ask", count, nothing, tables, groups, lists, inputs, asked)
        if mind == "net":
            legal = xp.arange(sizes.options)[None] < asked[:, 2, None]
            choice = xp.where(legal, net.values(inputs, asked[:, 1]), -9).argmax(axis=1).astype(np.int32)
        device.call("act_once", count, nothing, tables, groups, asked, choice, results)
        if number % 8 == 7:
            device.call("results", count, tables, won)
            if bool((won >= 0).all()):
                break
    assert bool((won >= 0).all()), "every game ends"
    seats = xp.arange(count) % players
    has_won = ((won >> seats) & 1).reshape(deals, players)
    return has_won.get() if hasattr(has_won, "get") else has_won


def measure(device: Device, net: Net, among: str, deals: int, seed: int) -> Measured:
    """What the net gains among these minds over the mind that it is measured beside, on the same deals and seats."""
    beside, players = BESIDE[among], device.players
    at_once = max(1, TABLES // players)
    gains, own = [], []
    for number, start in enumerate(range(0, deals, at_once)):
        some = min(at_once, deals - start)
        one, other = (wins(device, net, mind, among, some, seed + number) for mind in ("net", beside))
        own.append(one.mean(axis=1))
        gains.append((one - other).mean(axis=1))
    gain, all_own = 100 * np.concatenate(gains), 100 * np.concatenate(own)
    half = 1.96 * gain.std(ddof=1) / len(gain) ** 0.5
    numbers = (all_own.mean(), gain.mean(), gain.mean() - half, gain.mean() + half)
    own_wins, mean, low, high = (round(float(number), 2) for number in numbers)
    return Measured(players, among, beside, deals, own_wins, mean, low, high, NEEDED[among])

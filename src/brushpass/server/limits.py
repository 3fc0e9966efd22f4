"""Rate limits by token buckets, and limits on what is open or done at once."""

from asyncio import Semaphore
from collections import Counter, OrderedDict
from collections.abc import Callable
from time import monotonic
from weakref import WeakValueDictionary

MAX_ADDRESSES = 50_000
"""How many addresses are remembered. The least recently seen is forgotten first."""


class Bucket:
    """A token bucket: it fills with time and empties with use."""

    __slots__ = ("_burst", "_left", "_per_second", "_since")

    def __init__(self, per_second: float, burst: float, now: float) -> None:
        self._per_second, self._burst = per_second, burst
        self._left, self._since = float(burst), now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether one more is allowed now, or as much as it costs."""
        left = self._left + (now - self._since) * self._per_second
        if left > self._burst:
            left = self._burst
        self._since = now
        is_allowed = left >= cost
        self._left = left - cost if is_allowed else left
        return is_allowed

    def is_empty(self, now: float) -> bool:
        """Whether nothing more is allowed now; nothing is taken."""
        return min(self._burst, self._left + (now - self._since) * self._per_second) < 1


class RatePerAddress:
    """A token bucket for each address."""

    def __init__(
        self,
        per_second: float,
        burst: float,
        now: Callable[[], float] = monotonic,
        max_addresses: int = MAX_ADDRESSES,
    ) -> None:
        self._per_second, self._burst, self._now, self._max_addresses = per_second, burst, now, max_addresses
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address is allowed one more now."""
        return self._bucket(address).take(self._now())

    def is_empty(self, address: str) -> bool:
        """Whether this address is allowed nothing more now."""
        return address in self._buckets and self._buckets[address].is_empty(self._now())

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.pop(address, None) or Bucket(self._per_second, self._burst, self._now())
        self._buckets[address] = bucket
        if len(self._buckets) > self._max_addresses:
            self._buckets.popitem(last=False)
        return bucket


class OpenPerAddress:
    """How many connections each address has open, up to a maximum."""

    def __init__(self, maximum: int) -> None:
        self._maximum = maximum
        self._open: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Whether this address may open one more, which is then counted."""
        if self._open.get(address, 0) >= self._maximum:
            return False
        self._open[address] += 1
        return True

    def give_back(self, address: str) -> None:
        """Count one less for this address."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class TurnsPerAddress:
    """How many requests from each address are processed at once. Any more wait, so that other addresses get a turn."""

    def __init__(self, maximum: int) -> None:
        self._maximum = maximum
        self._turns: WeakValueDictionary[str, Semaphore] = WeakValueDictionary()
        """An address is known for as long as one of its requests is here."""

    def of(self, address: str) -> Semaphore:
        """What each request of this address acquires before it begins, and releases when its answer begins."""
        turns = self._turns.get(address)
        if turns is None:
            turns = self._turns[address] = Semaphore(self._maximum)
        return turns

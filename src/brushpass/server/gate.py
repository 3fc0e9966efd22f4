"""How many connections this process accepts, in all and from one address. Others are refused before they are read."""

import logging
from ipaddress import IPv6Address, ip_network

from brushpass.server.config import Config
from brushpass.server.files import open_files
from brushpass.server.limits import OpenPerAddress
from brushpass.server.metrics import Metrics

log = logging.getLogger(__name__)

STATE = "brushpass.gate"
"""Where uvicorn's protocols find the gate, in the state that the application hands them at the start."""

RESERVED_FILES = 100
"""Open files that are kept for the store, reviews and whatever else is not a connection."""

CROWDED = 0.8
"""Above this share of all connections a line in the log warns."""


class Gate:
    """Counts the connections of a process, and holds what its protocols need to know."""

    def __init__(self, config: Config, metrics: Metrics, files: int | None = None) -> None:
        self.limits, self.metrics = config.limits, metrics
        self.maximum = metrics.max_connections = max(1, (files or open_files()) - RESERVED_FILES)
        # Even if few files can be open, one address never takes all of them.
        self._addresses = OpenPerAddress(min(config.limits.connections, max(1, self.maximum // 2)))
        self._proxied = config.proxied
        self._is_crowded = False

    def take(self, address: str) -> bool:
        """Whether one more connection from this address is accepted; if so, it is counted."""
        if self.metrics.connections >= self.maximum:
            self.metrics.count("connections_refused", "all")
            return False
        if not self._proxied and not self._addresses.take(network_of(address)):
            self.metrics.count("connections_refused", "address")
            return False
        self.metrics.connections += 1
        is_crowded = self.metrics.connections >= CROWDED * self.maximum
        if is_crowded and not self._is_crowded:
            log.warning("most connections that this process can have are open", extra={"code": "crowded"})
        self._is_crowded = is_crowded
        return True

    def give_back(self, address: str) -> None:
        """Count one connection less."""
        self.metrics.connections -= 1
        if not self._proxied:
            self._addresses.give_back(network_of(address))


def network_of(address: str) -> str:
    """What an address is counted under: somebody with one IPv6 address has all 2^64 of its network."""
    try:
        six = IPv6Address(address.strip("[]"))
    except ValueError:
        return address
    return str(six.ipv4_mapped or ip_network((int(six), 64), strict=False))

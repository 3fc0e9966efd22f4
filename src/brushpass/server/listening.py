"""The sockets that a server listens on. They are opened before anything else is started."""

import errno
import os
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from brushpass.server.errors import CannotListen, NoSuchHost, PortForbidden, PortTaken, StartError

BACKLOG = 2048
NOT_OF_THIS_MACHINE = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


LookUp = Callable[..., Sequence[tuple[Any, ...]]]
"""Returns the addresses of a host, as `socket.getaddrinfo` does."""


def listen(host: str, port: int, look_up: LookUp = socket.getaddrinfo) -> list[socket.socket]:
    """A socket on every address of a host; an empty host means all addresses of this machine, port 0 any free port."""
    sockets: list[socket.socket] = []
    missing: OSError | None = None
    for family, address in _addresses(host, port, look_up):
        if sockets:
            port = sockets[0].getsockname()[1]
        try:
            sockets.append(_listen_on(family, (address[0], port, *address[2:])))
        except OSError as error:
            if error.errno in NOT_OF_THIS_MACHINE:  # such as ::1 if the system has no IPv6
                missing = error
                continue
            close(sockets)
            raise _reason(error, host, port) from None
    if not sockets and missing is not None:
        raise _reason(missing, host, port)
    return sockets


def close(sockets: list[socket.socket]) -> None:
    """Stop listening."""
    for listening in sockets:
        with suppress(OSError):
            listening.close()


def url(listening: socket.socket) -> str:
    """The address of a listening socket."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _addresses(host: str, port: int, look_up: LookUp) -> list[tuple[int, Any]]:
    """The family and address of everything that a host stands for, each once."""
    try:
        answers = look_up(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise NoSuchHost(f"no address is known for the host {host!r}") from None
    return list(dict.fromkeys((int(family), address) for family, _, _, _, address in answers))


def _listen_on(family: int, address: tuple[Any, ...]) -> socket.socket:
    # From the protocol asyncio knows that this is TCP, and sends small frames without delay.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":  # on other systems it would take the port away from its owner
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except BaseException:
        listening.close()
        raise
    return listening


def _reason(error: OSError, host: str, port: int) -> StartError:
    """Why a server cannot listen on a host and port."""
    if error.errno == errno.EADDRINUSE:
        return PortTaken(f"another program listens on port {port}")
    if error.errno in (errno.EACCES, errno.EPERM):
        return PortForbidden(f"this user may not listen on port {port}; most systems reserve ports below 1024 for root")
    if error.errno == errno.EADDRNOTAVAIL:
        return NoSuchHost(f"this machine has no address {host!r}")
    return CannotListen(f"host {host!r}, port {port}: {error.strerror or type(error).__name__}")

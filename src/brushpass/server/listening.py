"""The sockets that a server listens on, taken before anything else is started."""

import errno
import os
import socket
from contextlib import suppress
from typing import Any

from brushpass.server.errors import CannotListen, NoSuchHost, PortForbidden, PortTaken, StartError

BACKLOG = 2048
NOT_HERE = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


def listen(host: str, port: int) -> list[socket.socket]:
    """A socket on every address that a host has here; no host is all of this machine, port 0 a free one."""
    listening: list[socket.socket] = []
    missing: OSError | None = None
    for family, address in _addresses(host, port):
        if listening:
            port = listening[0].getsockname()[1]
        try:
            listening.append(_listening(family, (address[0], port, *address[2:])))
        except OSError as error:
            if error.errno in NOT_HERE:  # such as ::1, where the system has no IPv6
                missing = error
                continue
            close(listening)
            raise _reason(error, host, port) from None
    if not listening and missing is not None:
        raise _reason(missing, host, port)
    return listening


def close(listening: list[socket.socket]) -> None:
    """Listen no more."""
    for one in listening:
        with suppress(OSError):
            one.close()


def url(listening: socket.socket) -> str:
    """Where a socket can be reached."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _addresses(host: str, port: int) -> list[tuple[int, Any]]:
    """Family and address of everything that a host stands for, each once."""
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise NoSuchHost(f"no address is known for the host {host!r}") from None
    return list(dict.fromkeys((int(family), address) for family, _, _, _, address in found))


def _listening(family: int, address: tuple[Any, ...]) -> socket.socket:
    # By its protocol asyncio knows that it is TCP, and sends small frames at once.
    one = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":  # elsewhere it would take a port away from who has it
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        one.bind(address)
        one.listen(BACKLOG)
    except BaseException:
        one.close()
        raise
    return one


def _reason(error: OSError, host: str, port: int) -> StartError:
    """Why a host and port cannot be listened on."""
    if error.errno == errno.EADDRINUSE:
        return PortTaken(f"something else listens on port {port}")
    if error.errno in (errno.EACCES, errno.EPERM):
        return PortForbidden(f"this user may not listen on port {port}; most systems keep ports below 1024 to root")
    if error.errno == errno.EADDRNOTAVAIL:
        return NoSuchHost(f"this machine has no address {host!r}")
    return CannotListen(f"host {host!r}, port {port}: {error.strerror or type(error).__name__}")

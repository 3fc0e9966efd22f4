"""The names under which this server may be asked for something, and the pages that may ask.

This prevents DNS rebinding: a stranger's page can make its own name point to this machine, and the browser would then
take it for one of our pages. But it makes requests under its own name, which is not one of this server's.
"""

import socket
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from brushpass.server.config import Config


def header(scope: Any, name: bytes) -> str:
    """A header of a request, empty if it is missing. A header that is sent twice counts as one with both values."""
    return ", ".join([value.decode("latin-1") for key, value in scope["headers"] if key == name])


def knows_host(scope: Any, config: Config) -> bool:
    """Whether a request is for this server.

    A numeric address cannot be rebound, so it is always accepted. Behind a proxy the server knows its names only if it
    was told (`--name`); if not, the proxy has to check them. Programs may send no name at all.
    """
    if (config.proxied or config.secure) and not config.names:
        return True
    host = _without_port(header(scope, b"host")).lower().removesuffix(".")
    if not host or host == "localhost" or host.endswith(".localhost") or _is_address(host):
        return True
    here = socket.gethostname().lower()
    return host in (here, f"{here}.local", *config.names)


def same_origin(scope: Any, config: Config) -> bool:
    """Whether the page that sends this may do so. Programs send no Origin, and may.

    Behind TLS a page that did not come over TLS is not ours: anybody on the way could have changed it.
    """
    origin, host = header(scope, b"origin"), header(scope, b"host")
    if not origin or origin in config.origins:
        return True
    try:
        page = urlsplit(origin)
    except ValueError:  # not an address at all
        return False
    schemes = ("https",) if config.secure else ("http", "https")
    return page.scheme in schemes and host != "" and page.netloc.lower() == host.lower()


def _without_port(host: str) -> str:
    """The name or address in a header Host, without brackets and port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0] if ":" in host else host


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True

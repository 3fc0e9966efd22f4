"""Who calls: from where, from which page, and with which tokens."""

from http.cookies import CookieError, SimpleCookie
from ipaddress import IPv6Address, ip_network
from typing import Any
from urllib.parse import urlsplit

from brushpass.server.config import Config
from brushpass.table.codes import tidy


def header(scope: Any, name: bytes) -> str:
    """A header of a request, empty if it is not there."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def address_of(scope: Any, config: Config) -> str:
    """Where a request comes from: the proxy's word if there is one, else the peer."""
    if config.proxied and (forwarded := header(scope, b"x-forwarded-for")):
        return _household(forwarded.split(",")[-1].strip())
    client = scope.get("client")
    return _household(str(client[0])) if client else ""


def _household(address: str) -> str:
    """The network of an IPv6 address: whoever has one has all 2^64 in it. Anything else as it is."""
    try:
        six = IPv6Address(address.strip("[]"))
    except ValueError:
        return address
    return str(six.ipv4_mapped or ip_network((int(six), 64), strict=False))


def same_origin(scope: Any, others: tuple[str, ...]) -> bool:
    """Whether a browser's page may connect; programs send no Origin."""
    origin, host = header(scope, b"origin"), header(scope, b"host")
    try:
        return not origin or origin in others or (host != "" and urlsplit(origin).netloc.lower() == host.lower())
    except ValueError:  # not an address at all
        return False


def tokens_of(scope: Any, code: str) -> set[str]:
    """The seat tokens that a request brought for a table: by cookie, or as a bearer."""
    tokens: set[str] = set()
    bearer = header(scope, b"authorization")
    if bearer.startswith("Bearer "):
        tokens |= set(bearer.removeprefix("Bearer ").split("."))
    try:
        cookies = SimpleCookie(header(scope, b"cookie"))
    except CookieError:
        return tokens
    if f"seat-{tidy(code)}" in cookies:
        tokens |= set(cookies[f"seat-{tidy(code)}"].value.split("."))
    return tokens - {""}

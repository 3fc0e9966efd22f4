"""Who calls: from where, from which page, and with which tokens."""

from ipaddress import IPv6Address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar import Request

from brushpass.core.errors import Refusal
from brushpass.server.config import Config
from brushpass.server.services import Services
from brushpass.table.codes import tidy_code
from brushpass.table.errors import NoSuchTable
from brushpass.table.session import TableSession

HttpRequest = Request[Any, Any, Any]


class RateLimited(Refusal):
    """Too much from one address."""

    code = "rate-limited"


def services_of(request: HttpRequest) -> Services:
    """The services of the process that answers."""
    services: Services = request.app.state.services
    return services


async def table_of(request: HttpRequest, code: str) -> TableSession:
    """The table with a code. Whoever guesses too often is kept waiting."""
    services = services_of(request)
    address = address_of(request.scope, services.config)
    if services.guesses.is_empty(address):
        raise RateLimited("too many wrong codes from this address; wait a minute")
    try:
        return await services.tables.find(code)
    except NoSuchTable:
        services.guesses.take(address)
        raise


def header(scope: Any, name: bytes, joint: str = ", ") -> str:
    """A header of a request, empty if it is not there. Whoever sends it twice has sent one with both values."""
    return joint.join([value.decode("latin-1") for key, value in scope["headers"] if key == name])


def peer_of(scope: Any, config: Config) -> str:
    """Where a request comes from: the proxy's word if there is one, which is the last; else the peer."""
    if config.proxied and (forwarded := header(scope, b"x-forwarded-for")):
        return forwarded.split(",")[-1].strip()
    client = scope.get("client")
    return str(client[0]) if client else ""


def address_of(scope: Any, config: Config) -> str:
    """What a request is counted under. Whoever has an address of IPv6 has all 2^64 of its network."""
    peer = peer_of(scope, config)
    try:
        six = IPv6Address(peer.strip("[]"))
    except ValueError:
        return peer
    return str(six.ipv4_mapped or ip_network((int(six), 64), strict=False))


def cookies_of(scope: Any) -> dict[str, str]:
    """The cookies of a request. Other programs of the same host may have left some that follow no rule."""
    found: dict[str, str] = {}
    for pair in header(scope, b"cookie", "; ").split(";"):
        name, equals, value = pair.partition("=")
        if equals:
            found.setdefault(name.strip(), value.strip().strip('"'))
    return found


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
    tokens |= set(cookies_of(scope).get(f"seat-{tidy_code(code)}", "").split("."))
    return tokens - {""}

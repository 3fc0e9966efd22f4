"""What a request brings: who sends it, from which page, with which tokens, and for which table."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request

from brushpass.core.errors import Refusal
from brushpass.server import seat_cookie
from brushpass.server.config import Config
from brushpass.server.gate import network_of
from brushpass.server.services import Services
from brushpass.table.codes import is_token, tidy_code

HttpRequest = Request[Any, Any, Any]


class RateLimited(Refusal):
    """One address asks for too much."""

    code = "rate-limited"


def services_of(request: HttpRequest) -> Services:
    """The services of the process that answers."""
    services: Services = request.app.state.services
    return services


def header(scope: Any, name: bytes) -> str:
    """A header of a request, empty if it is missing. A header that is sent twice counts as one with both values."""
    return ", ".join([value.decode("latin-1") for key, value in scope["headers"] if key == name])


def peer_of(scope: Any, config: Config) -> str:
    """Where a request comes from: the last address that the proxy names, or the peer if there is no proxy."""
    if config.proxied and (forwarded := header(scope, b"x-forwarded-for")):
        return forwarded.split(",")[-1].strip()
    client = scope.get("client")
    return str(client[0]) if client else ""


def address_of(scope: Any, config: Config) -> str:
    """The address that a request is counted under."""
    return network_of(peer_of(scope, config))


def same_origin(scope: Any, others: tuple[str, ...]) -> bool:
    """Whether the page that sends this may do so. Programs send no Origin, and may."""
    origin, host = header(scope, b"origin"), header(scope, b"host")
    try:
        return not origin or origin in others or (host != "" and urlsplit(origin).netloc.lower() == host.lower())
    except ValueError:  # not an address at all
        return False


def tokens_of(scope: Any, code: str) -> set[str]:
    """The seat tokens for a table that a request brings, in a cookie or as a bearer token."""
    tokens: set[str] = set(seat_cookie.read(scope).get(tidy_code(code), ()))
    bearer = header(scope, b"authorization")
    if bearer.startswith("Bearer "):
        tokens |= {token for token in bearer.removeprefix("Bearer ").split(".") if is_token(token)}
    return tokens

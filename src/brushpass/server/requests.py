"""What a request carries: who sends it, and with which tokens."""

from typing import Any

import msgspec
from litestar import Request

from brushpass.core.errors import Malformed, Refusal
from brushpass.server import seat_cookie
from brushpass.server.config import Config
from brushpass.server.gate import network_of
from brushpass.server.hosts import header
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


async def check_body(request: HttpRequest, kind: type[msgspec.Struct]) -> None:
    """Refuse a body that the document does not allow. The framework alone is not strict: it accepts 0 as false."""
    try:
        msgspec.json.decode(await request.body(), type=kind)
    except msgspec.ValidationError as error:
        raise Malformed(str(error)) from error


def peer_of(scope: Any, config: Config) -> str:
    """Where a request comes from: the last address that the proxy names, or the peer if there is no proxy."""
    if config.proxied and (forwarded := header(scope, b"x-forwarded-for")):
        return forwarded.split(",")[-1].strip()
    client = scope.get("client")
    return str(client[0]) if client else ""


def address_of(scope: Any, config: Config) -> str:
    """The address that a request is counted under."""
    return network_of(peer_of(scope, config))


def tokens_of(scope: Any, code: str) -> set[str]:
    """The seat tokens for a table that a request brings, in a cookie or as a bearer token."""
    tokens: set[str] = set(seat_cookie.read(scope).get(tidy_code(code), ()))
    bearer = header(scope, b"authorization")
    if bearer.startswith("Bearer "):
        tokens |= {token for token in bearer.removeprefix("Bearer ").split(".") if is_token(token)}
    return tokens

"""ASGI middleware: security headers, caching, limits; refuses requests under other names or from others' pages."""

from asyncio import Semaphore
from typing import Any, Final

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from brushpass.server.health import PATHS as HEALTH
from brushpass.server.hosts import knows_host, same_origin
from brushpass.server.requests import address_of
from brushpass.server.services import Services
from brushpass.wire.http import Problem

HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self'; object-src 'none'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
)
SAFE: Final = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing. Pages of other sites may use them, but cannot read the response."""
SECURE: Final = (b"strict-transport-security", b"max-age=31536000")


class Middleware:
    """Wraps the application with headers and limits."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, but refuse what exceeds the limits; responses get their headers."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        services, path = self.services, scope["path"]
        headers = [*HEADERS, (b"cache-control", _caching(path))]
        if services.config.secure:
            headers.append(SECURE)

        turn: Semaphore | None = None

        async def send_with_headers(message: Any) -> None:
            nonlocal turn
            if message["type"] == "http.response.start":
                if turn is not None:  # the work is done; the client may read as slowly as it likes
                    turn.release()
                    turn = None
                services.metrics.count("requests", str(message["status"]))
                names = {name for name, _ in headers}
                others = [pair for pair in message.get("headers", []) if pair[0].lower() not in names]
                message = {**message, "headers": [*others, *headers]}
            await send(message)

        is_limited = path.startswith("/api/") and path not in HEALTH
        if not knows_host(scope, services.config):
            await _refuse(send_with_headers, 421, "wrong-host", "this server has no such name; start it with --name")
        elif is_limited and not services.requests.take(address_of(scope, services.config)):
            await _refuse(send_with_headers, 429, "rate-limited", "too many requests from this address; wait a moment")
        elif scope["method"] not in SAFE and not same_origin(scope, services.config):
            await _refuse(send_with_headers, 403, "wrong-origin", "pages of other sites can't do this")
        elif not is_limited:
            await self._app(scope, receive, send_with_headers)
        else:
            turn = await self._turn(address_of(scope, services.config))
            try:
                await self._app(scope, receive, send_with_headers)
            finally:
                if turn is not None:
                    turn.release()

    async def _turn(self, address: str) -> Semaphore:
        """Wait until it is a request's turn among those of its address."""
        turn = self.services.turns.of(address)
        if turn.locked():
            self.services.metrics.count("requests_delayed")
        await turn.acquire()
        return turn


def _caching(path: str) -> bytes:
    if path.startswith("/assets/"):  # their names change with their content
        return b"public, max-age=31536000, immutable"
    return b"no-store" if path.startswith("/api/") else b"no-cache"


async def _refuse(send: Any, status: int, code: str, text: str) -> None:
    body = msgspec.json.encode(Problem(code, text))
    head = [(b"content-type", b"application/json"), *([(b"retry-after", b"5")] if status == 429 else [])]
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": body})

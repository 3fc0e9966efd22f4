"""The whole server as one ASGI application."""

import gc
import logging
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

from brushpass import __version__
from brushpass.core.errors import Refusal
from brushpass.server.config import Config, handed_on
from brushpass.server.logs import log_lines
from brushpass.server.middleware import Middleware
from brushpass.server.openapi import complete
from brushpass.server.routes import HANDLERS
from brushpass.server.services import Services
from brushpass.server.socket import Socket
from brushpass.server.static import FOLDER, static_files
from brushpass.store.contract import StoreError
from brushpass.wire.http import Problem

log = logging.getLogger(__name__)

STATUS = {
    "no-such-table": 404,
    "no-such-record": 404,
    "no-such-seat": 404,
    "not-seated": 403,
    "not-host": 403,
    "bad-link": 403,
    "rate-limited": 429,
    "seat-taken": 409,
    "wrong-stage": 409,
    "missing-extra": 501,
    "busy": 503,
}
"""HTTP statuses of refusals; any other is 400."""

NAMES = {
    401: "not-seated",
    404: "not-found",
    405: "not-allowed",
    413: "too-large",
    415: "malformed",
    429: "rate-limited",
}
"""Codes of what the framework refuses; any other is malformed."""


def build(config: Config) -> ASGIApp:
    """The application for these settings."""
    services = Services(config)
    files = static_files(FOLDER)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.services = services
        with _noted():
            await services.tables.open()
        try:
            yield
        finally:
            with _noted():
                await services.reviews.close()
                await services.tables.close()

    app = Litestar(
        route_handlers=HANDLERS,
        lifespan=[lifespan],
        exception_handlers={
            Refusal: _refused,
            StoreError: _store_failed,
            HTTPException: _http,
            UnicodeDecodeError: _unreadable,
            RecursionError: _unreadable,
            Exception: _unexpected,
        },
        openapi_config=OpenAPIConfig(
            title="Brushpass", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
        request_max_body_size=16_384,
    )
    complete(app.openapi_schema)

    def whole(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] == ScopeType.WEBSOCKET:
            if scope["path"] == "/ws":
                return Socket(services, scope, receive, send).run()
            return send({"type": "websocket.close", "code": 1008, "reason": ""})
        if files is not None and str(scope["type"]) == ScopeType.HTTP and not _is_ours(scope["path"]):
            return files(scope, receive, send)
        if str(scope["type"]) == "lifespan":
            return app(scope, receive, _wordless(send))
        return app(scope, receive, send)

    return Middleware(whole, services)


def _wordless(send: Send) -> Send:
    """Tell that the application has started or stopped, or failed to; the text of a failure goes nowhere."""

    async def told(message: Any) -> None:
        await send({"type": message["type"]})

    return told


@contextmanager
def _noted() -> Iterator[None]:
    """Log a failure to start or stop by its code, kind and places."""
    try:
        yield
    except Exception as error:
        code = error.code if isinstance(error, StoreError) else "internal"
        log.error("the server could not start or stop", extra={"code": code}, exc_info=error)
        raise


def from_environment() -> ASGIApp:
    """The application of a worker process."""
    log_lines()
    app = build(handed_on())
    collect_rarely()
    return app


def collect_rarely() -> None:
    """Make the search for garbage in cycles rare and short: tables session long and hold no cycles.

    The first number is above what a hundred choices hold while they wait for their commit: less, and every batch is
    searched, for a tenth of all time. More, and the pauses grow: with 3,000 tables 5,000 means 50 ms.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(1_500, 1, 100_000)


def _is_ours(path: str) -> bool:
    """Whether a path belongs to the API rather than to the page."""
    return path.startswith("/api/") or path in ("/api", "/metrics")


def _problem(code: str, text: str, status: int) -> Response[Problem]:
    return Response(Problem(code, text), status_code=status, media_type="application/json")


def _refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    return _problem(refusal.code, str(refusal), STATUS.get(refusal.code, 400))


def _store_failed(_: Request[Any, Any, Any], error: StoreError) -> Response[Problem]:
    log.warning("the store failed a request", extra={"code": error.code})
    return _problem(error.code, "the store cannot be reached now; try again", 503)


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    text = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        found = [item for item in error.extra if isinstance(item, dict)]
        text = "; ".join(f"{item.get('key', 'body')}: {item.get('message', '')}" for item in found)
    status = 400 if error.status_code == 500 else error.status_code  # it says so of clients that leave in mid-sentence
    answer = _problem(NAMES.get(status, "malformed"), text, status)
    answer.headers.update(error.headers or {})
    return answer


def _unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The framework lets these pass where a body is no text, or nested without end."""
    return _problem("malformed", "the body is not UTF-8, or nested too deeply", 400)


def _unexpected(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    return _problem("internal", "something went wrong here; it has been noted", 500)

"""The whole server as one ASGI application."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

from brushpass import __version__
from brushpass.core.errors import Refusal
from brushpass.server.config import Config
from brushpass.server.config import from_environment as config_from_environment
from brushpass.server.gate import STATE as GATE
from brushpass.server.logs import log_as_json
from brushpass.server.memory import collect_rarely, keep_in_large_pages
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
    "name-taken": 409,
    "device-seated": 409,
    "too-many-waiting": 429,
    "wrong-stage": 409,
    "log-full": 409,
    "missing-extra": 501,
    "no-dossier": 501,
    "no-judge": 501,
    "no-labels": 501,
    "busy": 503,
}
"""The HTTP status of each refusal; 400 for all others."""

NAMES = {
    401: "not-seated",
    404: "not-found",
    405: "not-allowed",
    413: "too-large",
    415: "malformed",
    429: "rate-limited",
}
"""The code of each status with which the framework refuses; `malformed` for all others."""


def build(config: Config, folder: Path = FOLDER) -> ASGIApp:
    """The application for these settings, with the page in a folder."""
    services = Services(config)
    files = static_files(folder)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.services = services
        with _logged():
            await services.tables.open()
        pages = asyncio.create_task(keep_in_large_pages())
        try:
            yield
        finally:
            pages.cancel()
            with _logged():
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

    def route(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] == ScopeType.WEBSOCKET:
            if scope["path"] == "/ws":
                return Socket(services, scope, receive, send).run()
            return send({"type": "websocket.close", "code": 1008, "reason": ""})
        if files is not None and str(scope["type"]) == ScopeType.HTTP and not _is_api(scope["path"]):
            return files(scope, receive, send)
        if str(scope["type"]) == "lifespan":
            scope["state"][GATE] = services.gate  # for the protocols, which uvicorn makes
            return app(scope, receive, _without_texts(send))
        return app(scope, receive, send)

    return Middleware(route, services)


def _without_texts(send: Send) -> Send:
    """Say whether the application has started or stopped. The text of a failure is left out: it may hold a secret."""

    async def send_type(message: Any) -> None:
        await send({"type": message["type"]})

    return send_type


@contextmanager
def _logged() -> Iterator[None]:
    """Log why the server could not start or stop."""
    try:
        yield
    except Exception as error:
        code = error.code if isinstance(error, StoreError) else "internal"
        log.error("the server could not start or stop", extra={"code": code}, exc_info=error)
        raise


def from_environment() -> ASGIApp:
    """The application of a worker process."""
    log_as_json()
    app = build(config_from_environment())
    collect_rarely()
    return app


def _is_api(path: str) -> bool:
    """Whether a path belongs to the API rather than to the page."""
    return path.startswith("/api/") or path in ("/api", "/metrics")


def _problem(code: str, text: str, status: int) -> Response[Problem]:
    return Response(Problem(code, text), status_code=status, media_type="application/json")


def _refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    return _problem(refusal.code, str(refusal), STATUS.get(refusal.code, 400))


def _store_failed(_: Request[Any, Any, Any], error: StoreError) -> Response[Problem]:
    log.warning("the store failed a request", extra={"code": error.code})
    return _problem(error.code, "the store can't be reached now; try again", 503)


def _http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    text = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        faults = [fault for fault in error.extra if isinstance(fault, dict)]
        text = "; ".join(f"{fault.get('key', 'body')}: {fault.get('message', '')}" for fault in faults)
    status = (
        400 if error.status_code == 500 else error.status_code
    )  # the framework's status for clients that disconnect early
    response = _problem(NAMES.get(status, "malformed"), text, status)
    response.headers.update(error.headers or {})
    return response


def _unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The framework raises these when a body is not text, or is nested too deeply."""
    return _problem("malformed", "the body is not UTF-8, or nested too deeply", 400)


def _unexpected(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    return _problem("internal", "something went wrong on the server; it has been logged", 500)

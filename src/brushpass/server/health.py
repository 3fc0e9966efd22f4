"""HTTP: whether this process runs, and whether it can serve."""

from litestar import Response, get

from brushpass.server.requests import HttpRequest, services_of
from brushpass.wire import http as h

PATHS = ("/api/live", "/api/ready", "/api/health")
"""Programs ask these often, so they are not rate-limited; the store is written to at most once a second."""


@get("/api/live")
async def live() -> h.Health:
    """Whether this process is running. If it does not answer, restart it."""
    return h.Health(ok=True)


@get(["/api/ready", "/api/health"])
async def ready(request: HttpRequest) -> Response[h.Health]:
    """Whether this process can serve: it has just written to its store. If it can't, send people elsewhere.

    `/api/health` is the older name.
    """
    ok = await services_of(request).tables.heartbeat.is_ready()
    return Response(h.Health(ok), status_code=200 if ok else 503)


HANDLERS = [live, ready]

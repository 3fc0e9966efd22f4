"""What every route needs to know of a request."""

from typing import Any

from litestar import Request

from brushpass.core.errors import Refusal
from brushpass.server.callers import address_of
from brushpass.server.services import Services
from brushpass.table.errors import NoSuchTable
from brushpass.table.session import TableSession

Asked = Request[Any, Any, Any]


class RateLimited(Refusal):
    """Too much from one address."""

    code = "rate-limited"


def services_of(request: Asked) -> Services:
    """The services of the process that answers."""
    services: Services = request.app.state.services
    return services


async def table_of(request: Asked, code: str) -> TableSession:
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

"""HTTP: erase what a person wrote at a table, or a whole table."""

from litestar import Response, delete
from litestar.datastructures import Cookie
from litestar.params import FromPath

from brushpass.server import seat_cookie
from brushpass.server.guesses import count_guess, find_table
from brushpass.server.requests import HttpRequest, RateLimited, address_of, services_of, tokens_of
from brushpass.table.codes import hash_token
from brushpass.table.errors import NotSeated
from brushpass.table.session import TableSession
from brushpass.wire import http as h


@delete("/api/tables/{code:str}/own", status_code=200)
async def erase_own(request: HttpRequest, code: FromPath[str]) -> Response[h.Erased]:
    """Leave a table for good, and erase your names and everything you said and claimed there.

    A token of a seat that you have left is enough. In records of finished games your choices stay, under a code name.
    """
    services = services_of(request)
    session = await find_table(services, request.scope, code)
    tokens = {hash_token(token) for token in tokens_of(request.scope, session.state.code)}
    if not services.openings.take(address_of(request.scope, services.config)):  # each reads the whole log
        raise RateLimited("too much was erased from this address; wait a minute")
    try:
        erased = await services.tables.erase_person(session, tokens)
    except NotSeated:
        count_guess(services, request.scope, "seat")
        raise
    return Response(h.Erased(erased.entries, erased.records), cookies=_cookies_without(request, session))


@delete("/api/tables/{code:str}")
async def erase_table(request: HttpRequest, code: FromPath[str]) -> Response[None]:
    """Drop a table with all its records. Only its host can, while no game is running."""
    services = services_of(request)
    session = await find_table(services, request.scope, code)
    tokens = {hash_token(token) for token in tokens_of(request.scope, session.state.code)}
    await services.tables.erase_table(session, tokens)
    return Response(None, cookies=_cookies_without(request, session))


def _cookies_without(request: HttpRequest, session: TableSession) -> list[Cookie]:
    """The cookies by which a device forgets its seats at a table."""
    seats = {code: own for code, own in seat_cookie.read(request.scope).items() if code != session.state.code}
    return seat_cookie.write(request.scope, services_of(request).config, seats)


HANDLERS = [erase_own, erase_table]

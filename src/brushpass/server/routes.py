"""HTTP: open a table, take a seat, see tables and games."""

from ipaddress import ip_address

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from brushpass import __version__
from brushpass.core.errors import Malformed, Refusal
from brushpass.core.kit import Kit
from brushpass.core.seats import Seat
from brushpass.core.switches import switches
from brushpass.games.kits import kits
from brushpass.minds.registry import offered
from brushpass.server import erasing, guesses, health, records, seat_cookie
from brushpass.server.guesses import find_table
from brushpass.server.qr import svg
from brushpass.server.requests import (
    HttpRequest,
    RateLimited,
    address_of,
    check_body,
    peer_of,
    services_of,
    tokens_of,
)
from brushpass.table.codes import hash_token
from brushpass.table.errors import DeviceSeated
from brushpass.table.names import tidy_name
from brushpass.table.session import TableSession
from brushpass.wire import http as h
from brushpass.wire.tables import TableView


@post("/api/tables", status_code=201)
async def open_table(request: HttpRequest, data: JSONBody[h.OpenTable]) -> Response[h.Seated]:
    """Open a table and take its first seat, as its host."""
    await check_body(request, h.OpenTable)
    services = services_of(request)
    if not services.openings.take(address_of(request.scope, services.config)):
        raise RateLimited("too many tables from this address; wait a minute")
    tidy_name(data.name)  # refuses a bad name before a table is opened
    session = await services.tables.open_table(data.settings)
    services.metrics.count("tables_opened")
    seat, token = await services.tables.sit(session, data.name)
    return _seated(request, session, seat, token)


@get("/api/tables")
async def own_tables(request: HttpRequest) -> Response[list[h.OwnTable]]:
    """The tables where this device has seats. Seats that it has no more are taken out of its cookie."""
    services, scope = services_of(request), request.scope
    sessions, seats = await guesses.own_tables(services, scope)
    tables = [h.OwnTable(session.state.view(), tuple(_own_seats(request, session))) for session in sessions]
    is_changed = seats != seat_cookie.read(scope) or seat_cookie.has_old(scope)
    return Response(tables, cookies=seat_cookie.write(scope, services.config, seats) if is_changed else [])


@get("/api/tables/{code:str}")
async def see_table(request: HttpRequest, code: FromPath[str]) -> TableView:
    """A table as everybody sees it."""
    return (await find_table(services_of(request), request.scope, code)).state.view()


@get("/api/tables/{code:str}/own")
async def own_seats(request: HttpRequest, code: FromPath[str]) -> list[int]:
    """The seats that this device has at a table."""
    session = await find_table(services_of(request), request.scope, code)
    seats = _own_seats(request, session)
    if not seats and tokens_of(request.scope, session.state.code):
        guesses.count_guess(services_of(request), request.scope, "seat")
    return [int(seat) for seat in seats]


@post("/api/tables/{code:str}/seats", status_code=201)
async def take_seat(request: HttpRequest, code: FromPath[str], data: JSONBody[h.TakeSeat]) -> Response[h.Seated]:
    """Take a seat at a table that has not started."""
    await check_body(request, h.TakeSeat)
    services = services_of(request)
    session = await find_table(services, request.scope, code)
    if _own_seats(request, session) and not data.another:
        raise DeviceSeated("this device has a seat here; another one is for somebody who shares the device")
    address = address_of(request.scope, services.config)
    with services.waiting.one_more(session.state, address) as taken:
        seat, token = await services.tables.sit(session, data.name, None if data.seat is None else Seat(data.seat))
        taken.add(hash_token(token))
    return _seated(request, session, seat, token)


@post("/api/tables/{code:str}/move", status_code=201)
async def move_seat(request: HttpRequest, code: FromPath[str], data: JSONBody[h.MoveSeat]) -> Response[h.Seated]:
    """Move a seat to this device, with a one-time word. The old device's token is void."""
    services = services_of(request)
    session = await find_table(services_of(request), request.scope, code)
    try:
        token = await services.tables.move(session, Seat(data.seat), data.link)
    except Refusal:
        guesses.count_guess(services, request.scope, "link")
        raise
    return _seated(request, session, Seat(data.seat), token)


@get("/api/tables/{code:str}/qr.svg")
async def qr_code(request: HttpRequest, code: FromPath[str]) -> Response[bytes]:
    """A QR code of the address where people join."""
    session = await find_table(services_of(request), request.scope, code)
    try:
        code_image = svg(f"{str(request.base_url).rstrip('/')}/t/{session.state.code}")
    except ValueError:
        raise Malformed("the header Host is not an address") from None
    return Response(code_image, media_type="image/svg+xml")


@get("/api/minds")
async def list_minds(request: HttpRequest) -> dict[str, tuple[str, ...]]:
    """The minds that a host can add, by game: levels, then bots of other packages if the operator allows them."""
    plugins = services_of(request).config.plugin_minds
    return {name: offered(name, plugins=plugins) for name in kits()}


@get("/api/games")
async def list_games(request: HttpRequest) -> list[h.GameInfo]:
    """Every installed game."""
    plugins = services_of(request).config.plugin_minds
    return [info_of(kit, plugin_minds=plugins) for kit in kits().values()]


@get("/api/version")
async def version() -> h.Version:
    """The versions of the program and of its games."""
    return h.Version(__version__, {name: kit.version for name, kit in kits().items()})


@get("/metrics", media_type="text/plain")
async def metrics(request: HttpRequest) -> str:
    """Figures of this process as Prometheus text, for this machine only: they could reveal a secret choice (GE31)."""
    services = services_of(request)
    if not _is_local(peer_of(request.scope, services.config)):
        raise NotFoundException("Not Found")
    return services.metrics.text(services.tables)


HANDLERS = [
    open_table,
    own_tables,
    see_table,
    own_seats,
    take_seat,
    move_seat,
    *erasing.HANDLERS,
    *records.HANDLERS,
    qr_code,
    list_games,
    list_minds,
    *health.HANDLERS,
    version,
    metrics,
]


def info_of(kit: Kit, *, plugin_minds: bool) -> h.GameInfo:
    """What a lobby must know of a game."""
    return h.GameInfo(
        name=kit.name,
        title=kit.title,
        players=(kit.players[0], kit.players[-1]),
        switches=switches(kit.rules),
        levels=offered(kit.name, plugins=plugin_minds),
        has_phrases=kit.phrases is not None,
        has_dossier=kit.dossier is not None,
        has_judge=kit.judge is not None,
        asked_in_secret=tuple(sorted(kit.asked_in_secret)),
    )


def _is_local(address: str) -> bool:
    """Whether an address belongs to this machine."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def _own_seats(request: HttpRequest, session: TableSession) -> list[Seat]:
    return session.state.seats_of({hash_token(token) for token in tokens_of(request.scope, session.state.code)})


def _seated(request: HttpRequest, session: TableSession, seat: Seat, token: str) -> Response[h.Seated]:
    """The response to somebody who took a seat, with a cookie for all seats of this device."""
    code, scope = session.state.code, request.scope
    valid = {seat_state.token for seat_state in session.state.seats}
    others = [other for other in sorted(tokens_of(scope, code)) if hash_token(other) in valid]
    seats = {code: (*others, token)}
    seats |= {other: tokens for other, tokens in seat_cookie.read(scope).items() if other != code}
    cookies = seat_cookie.write(scope, services_of(request).config, seats)
    return Response(h.Seated(code, seat, token), status_code=201, cookies=cookies)

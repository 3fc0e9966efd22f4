"""HTTP: open a table, take a seat, see what is open, fetch records, health."""

from ipaddress import ip_address
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from brushpass import __version__
from brushpass.core.errors import Malformed, Refusal
from brushpass.core.record import Record, decode
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.games.registry import GAMES
from brushpass.minds.registry import LEVELS, can_play
from brushpass.server.callers import address_of, tokens_of
from brushpass.server.qr import svg
from brushpass.server.services import Services
from brushpass.server.steps import seen_steps
from brushpass.store.contract import KeptRecord
from brushpass.table.codes import hashed, tidy
from brushpass.table.commands import tidy_name
from brushpass.table.live import Live
from brushpass.wire import http as h
from brushpass.wire.review import Known
from brushpass.wire.tables import TableView

Asked = Request[Any, Any, Any]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
MOST_TABLES = 50
"""How many of its tables a device is told at once."""
COOKIE_SECONDS = 30 * 24 * 3600


class RateLimited(Refusal):
    """Too much from one address."""

    code = "rate-limited"


class NoSuchRecord(Refusal):
    """This table has finished no such game."""

    code = "no-such-record"


def services_of(request: Asked) -> Services:
    """The services of the process that answers."""
    services: Services = request.app.state.services
    return services


@post("/api/tables", status_code=201)
async def open_table(request: Asked, data: JSONBody[h.OpenTable]) -> Response[h.Seated]:
    """Open a table and sit down as its host."""
    services = services_of(request)
    if not services.openings.take(address_of(request.scope, services.config)):
        raise RateLimited("too many tables from this address; wait a minute")
    tidy_name(data.name)  # refuses a name before there is a table
    live = await services.keeper.found(data.settings)
    services.metrics.count("tables_opened")
    seat, token = await services.keeper.sit(live, data.name)
    return _seated(request, live, seat, token)


@get("/api/tables")
async def own_tables(request: Asked) -> list[h.OwnTable]:
    """The tables that this device has seats at."""
    services = services_of(request)
    own = []
    for name in sorted(name for name in request.cookies if name.startswith("seat-"))[:MOST_TABLES]:
        try:
            live = await services.keeper.table(name.removeprefix("seat-"))
        except Refusal:
            continue
        seats = _own_seats(request, live)
        if seats:
            own.append(h.OwnTable(live.room.view(), tuple(seats)))
    return own


@get("/api/tables/{code:str}")
async def see_table(request: Asked, code: FromPath[str]) -> TableView:
    """A table as everybody sees it."""
    return (await _table(request, code)).room.view()


@get("/api/tables/{code:str}/own")
async def own_seats(request: Asked, code: FromPath[str]) -> list[int]:
    """The seats that this device has at a table."""
    live = await _table(request, code)
    seats = _own_seats(request, live)
    if not seats and tokens_of(request.scope, live.room.code):
        services = services_of(request)
        services.guesses.take(address_of(request.scope, services.config))
    return [int(seat) for seat in seats]


@post("/api/tables/{code:str}/seats", status_code=201)
async def take_seat(request: Asked, code: FromPath[str], data: JSONBody[h.TakeSeat]) -> Response[h.Seated]:
    """Take a seat at a table that has not started."""
    live = await _table(request, code)
    seat, token = await services_of(request).keeper.sit(live, data.name, None if data.seat is None else Seat(data.seat))
    return _seated(request, live, seat, token)


@post("/api/tables/{code:str}/move", status_code=201)
async def move_seat(request: Asked, code: FromPath[str], data: JSONBody[h.MoveSeat]) -> Response[h.Seated]:
    """Move a seat to this device by a one-time word; the old device's token is void."""
    services = services_of(request)
    live = await _table(request, code)
    try:
        token = await services.keeper.move(live, Seat(data.seat), data.link)
    except Refusal:
        services.guesses.take(address_of(request.scope, services.config))
        raise
    return _seated(request, live, Seat(data.seat), token)


@get("/api/tables/{code:str}/records")
async def list_records(request: Asked, code: FromPath[str]) -> list[h.RecordLine]:
    """The finished games of a table."""
    kept = await _records(request, code)
    return [h.RecordLine(line.game_number, line.finished_at, line.game, line.players) for line in kept]


@get("/api/tables/{code:str}/records/{number:int}")
async def fetch_record(request: Asked, code: FromPath[str], number: FromPath[Number]) -> Record:
    """The record of a finished game: everything, for everybody."""
    return await _record(request, code, number)


@get("/api/tables/{code:str}/records/{number:int}/seen")
async def see_record(
    request: Asked,
    code: FromPath[str],
    number: FromPath[Number],
    viewer: Annotated[str, QueryParameter(name="as", pattern="^(truth|public|[0-7])$")] = "truth",
) -> list[h.SeenStep]:
    """A finished game step by step, as it truly was, as the public saw it, or as one seat did."""
    record = await _record(request, code, number)
    return seen_steps(record, _viewer(viewer, record.players), truth=viewer == "truth")


@get("/api/tables/{code:str}/records/{number:int}/knowledge")
async def know_record(
    request: Asked,
    code: FromPath[str],
    number: FromPath[Number],
    viewer: Annotated[str, QueryParameter(name="as", pattern="^(public|[0-7])$")] = "public",
) -> Response[list[Known]]:
    """What one seat, or the public, could have known after each step that it saw of a finished game."""
    record = await _record(request, code, number)
    services = services_of(request)
    by = address_of(request.scope, services.config)
    pages: Any = await services.reviews.known(record, _viewer(viewer, record.players), by)
    return Response(pages, media_type="application/json")


@get("/api/tables/{code:str}/records/{number:int}/review", media_type="application/x-ndjson")
async def review_record(request: Asked, code: FromPath[str], number: FromPath[Number]) -> Stream:
    """Every decision of a finished game, judged: messages of a review, one a line, as soon as they are made."""
    record = await _record(request, code, number)
    services = services_of(request)
    return Stream(
        services.reviews.open(record, address_of(request.scope, services.config)),
        media_type="application/x-ndjson",
        headers={"x-accel-buffering": "no"},  # proxies shall pass lines on at once
    )


@get("/api/tables/{code:str}/qr.svg")
async def qr_code(request: Asked, code: FromPath[str]) -> Response[bytes]:
    """A QR code of the address where people join."""
    live = await _table(request, code)
    try:
        drawn = svg(f"{str(request.base_url).rstrip('/')}/t/{live.room.code}")
    except ValueError:
        raise Malformed("the header Host holds no address") from None
    return Response(drawn, media_type="image/svg+xml")


@get("/api/minds")
async def list_minds() -> h.Minds:
    """Which minds can be asked to the table."""
    able = {game: tuple(name for name in LEVELS if can_play(name, game)) for game in GAMES}
    return h.Minds(able["secrets"], able["espionaje"])


@get("/api/health")
async def health(request: Asked) -> Response[h.Health]:
    """Whether this process can serve."""
    ok = await services_of(request).keeper.store.healthy()
    return Response(h.Health(ok), status_code=200 if ok else 503)


@get("/api/version")
async def version() -> h.Version:
    """What runs here."""
    return h.Version(__version__, {name: game.version for name, game in GAMES.items()})


@get("/metrics", media_type="text/plain")
async def metrics(request: Asked) -> str:
    """Figures of this process in Prometheus text. To others they would tell when somebody chooses in secret (GE31)."""
    services = services_of(request)
    if not _is_local(address_of(request.scope, services.config)):
        raise NotFoundException("Not Found")
    return services.metrics.text(len(services.keeper.tables))


HANDLERS = [
    open_table,
    own_tables,
    see_table,
    own_seats,
    take_seat,
    move_seat,
    list_records,
    fetch_record,
    see_record,
    know_record,
    review_record,
    qr_code,
    list_minds,
    health,
    version,
    metrics,
]


def _is_local(address: str) -> bool:
    """Whether an address is of this machine."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


async def _table(request: Asked, code: str) -> Live:
    """The table with a code. Whoever guesses too often is kept waiting."""
    services = services_of(request)
    address = address_of(request.scope, services.config)
    if services.guesses.is_empty(address):
        raise RateLimited("too many wrong codes from this address; wait a minute")
    try:
        return await services.keeper.table(code)
    except Refusal:
        services.guesses.take(address)
        raise


async def _records(request: Asked, code: str) -> list[KeptRecord]:
    """The records of a table, that of a game included which has ended this very moment."""
    live, keeper = await _table(request, code), services_of(request).keeper
    await keeper.clockwork.keep(live)
    return await keeper.store.records(table=live.room.code, limit=1000)


async def _record(request: Asked, code: str, number: int) -> Record:
    for kept in await _records(request, code):
        if kept.game_number == number:
            return decode(kept.record)
    raise NoSuchRecord(f"this table has finished no game {number}")


def _viewer(text: str, players: int) -> Viewer:
    if text in ("truth", "public"):
        return PUBLIC
    if text.isdecimal() and text.isascii() and int(text) in range(players):
        return Seat(int(text))
    raise Malformed(f"as is truth, public or a seat from 0 to {players - 1}")


def _own_seats(request: Asked, live: Live) -> list[Seat]:
    return live.room.seats_of({hashed(token) for token in tokens_of(request.scope, live.room.code)})


def _seated(request: Asked, live: Live, seat: Seat, token: str) -> Response[h.Seated]:
    """The answer to who sat down, with the cookie that keeps all seats of this device at this table."""
    code = live.room.code
    valid = {chair.token for chair in live.room.chairs}
    kept = [other for other in sorted(tokens_of(request.scope, code)) if hashed(other) in valid]
    cookie = Cookie(
        key=f"seat-{tidy(code)}",
        value=".".join([*kept, token]),
        path="/",
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=services_of(request).config.secure,
    )
    return Response(h.Seated(code, seat, token), status_code=201, cookies=[cookie])

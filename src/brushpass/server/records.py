"""HTTP: finished games, as records, as somebody saw them, and looked back at."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath, QueryParameter
from litestar.response import Stream

from brushpass.core.errors import Malformed, Refusal
from brushpass.core.record import Record, decode
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.server.requests import HttpRequest, address_of, services_of, table_of
from brushpass.server.steps import seen_steps
from brushpass.store.contract import KeptRecord
from brushpass.wire import http as h
from brushpass.wire.review import Known

Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class NoSuchRecord(Refusal):
    """This table has finished no such game."""

    code = "no-such-record"


@get("/api/tables/{code:str}/records")
async def list_records(request: HttpRequest, code: FromPath[str]) -> list[h.RecordLine]:
    """The finished games of a table."""
    kept = await _records(request, code)
    return [h.RecordLine(line.game_number, line.finished_at, line.game, line.players) for line in kept]


@get("/api/tables/{code:str}/records/{number:int}")
async def fetch_record(request: HttpRequest, code: FromPath[str], number: FromPath[Number]) -> Record:
    """The record of a finished game: everything, for everybody."""
    return await _record(request, code, number)


@get("/api/tables/{code:str}/records/{number:int}/seen")
async def see_record(
    request: HttpRequest,
    code: FromPath[str],
    number: FromPath[Number],
    viewer: Annotated[str, QueryParameter(name="as", pattern="^(truth|public|[0-7])$")] = "truth",
) -> list[h.SeenStep]:
    """A finished game step by step, as it truly was, as the public saw it, or as one seat did."""
    record = await _record(request, code, number)
    return seen_steps(record, _viewer(viewer, record.players), truth=viewer == "truth")


@get("/api/tables/{code:str}/records/{number:int}/knowledge")
async def know_record(
    request: HttpRequest,
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
async def review_record(request: HttpRequest, code: FromPath[str], number: FromPath[Number]) -> Stream:
    """Every decision of a finished game, judged: messages of a review, one a line, as soon as they are made."""
    record = await _record(request, code, number)
    services = services_of(request)
    return Stream(
        services.reviews.open(record, address_of(request.scope, services.config)),
        media_type="application/x-ndjson",
        headers={"x-accel-buffering": "no"},  # proxies shall pass lines on at once
    )


HANDLERS = [list_records, fetch_record, see_record, know_record, review_record]


async def _records(request: HttpRequest, code: str) -> list[KeptRecord]:
    """The records of a table, that of a game included which has ended this very moment."""
    session, tables = await table_of(request, code), services_of(request).tables
    await session.save_record()
    return await tables.store.records(table=session.state.code, limit=1000)


async def _record(request: HttpRequest, code: str, number: int) -> Record:
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

"""HTTP: finished games, as records, as somebody saw them, and with a review."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath, QueryParameter
from litestar.response import Stream

from brushpass.core.errors import Malformed, Refusal
from brushpass.core.record import Record, decode
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.research.review.steps import seen_steps
from brushpass.server.guesses import find_table
from brushpass.server.requests import HttpRequest, address_of, services_of
from brushpass.server.sealed_review import only_of
from brushpass.table.session import TableSession
from brushpass.wire import http as h
from brushpass.wire.labels import Honesty
from brushpass.wire.review import Known

RoundNumber = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]

MAX_LISTED = 1000
"""How many finished games of a table are listed."""


class NoSuchRecord(Refusal):
    """This table has no such finished game."""

    code = "no-such-record"


@get("/api/tables/{code:str}/records")
async def list_records(request: HttpRequest, code: FromPath[str]) -> list[h.RecordLine]:
    """The finished games of a table."""
    session = await _session(request, code)
    records = await services_of(request).tables.store.records(table=session.state.code, limit=MAX_LISTED)
    return [h.RecordLine(saved.round_number, saved.finished_at, saved.game, saved.players) for saved in records]


@get("/api/tables/{code:str}/records/{round_number:int}")
async def fetch_record(request: HttpRequest, code: FromPath[str], round_number: FromPath[RoundNumber]) -> Record:
    """The whole record of a finished game. Anybody may have it."""
    return await _record(request, code, round_number)


@get("/api/tables/{code:str}/records/{round_number:int}/head")
async def fetch_head(request: HttpRequest, code: FromPath[str], round_number: FromPath[RoundNumber]) -> h.RecordHead:
    """Which game was played by whom, and nothing else: for a reader who doesn't want to know more yet."""
    record = await _record(request, code, round_number)
    rules = {name: value for name, value in record.rules.items() if isinstance(value, bool | str)}
    return h.RecordHead(record.game, record.players, rules, record.seats)


@get("/api/tables/{code:str}/records/{round_number:int}/seen")
async def see_record(
    request: HttpRequest,
    code: FromPath[str],
    round_number: FromPath[RoundNumber],
    viewer: Annotated[str, QueryParameter(name="as", pattern="^(truth|public|[0-7])$")] = "truth",
    *,
    sealed: Annotated[bool, QueryParameter()] = False,
) -> list[h.SeenStep]:
    """A finished game step by step, as it really was, as the public saw it, or as one seat did.

    With `sealed=true` the end is left out, which reveals everything.
    """
    record = await _record(request, code, round_number)
    return seen_steps(record, _viewer(viewer, record.players), truth=viewer == "truth", sealed=sealed)


@get("/api/tables/{code:str}/records/{round_number:int}/knowledge")
async def know_record(
    request: HttpRequest,
    code: FromPath[str],
    round_number: FromPath[RoundNumber],
    viewer: Annotated[str, QueryParameter(name="as", pattern="^(public|[0-7])$")] = "public",
    *,
    sealed: Annotated[bool, QueryParameter()] = False,
) -> Response[list[Known]]:
    """What one seat, or the public, could have known after each step that it saw of a finished game."""
    record = await _record(request, code, round_number)
    services = services_of(request)
    by = address_of(request.scope, services.config)
    pages: Any = await services.reviews.known(record, _viewer(viewer, record.players), by, sealed=sealed)
    return Response(pages, media_type="application/json")


@get("/api/tables/{code:str}/records/{round_number:int}/review", media_type="application/x-ndjson")
async def review_record(
    request: HttpRequest,
    code: FromPath[str],
    round_number: FromPath[RoundNumber],
    viewer: Annotated[str | None, QueryParameter(name="as", pattern="^[0-7]$")] = None,
) -> Stream:
    """Every decision of a finished game, judged: the messages of a review, one per line, as soon as they are made.

    With `as`, only what this seat may know before the end is opened: its own decisions, and no sums.
    """
    record = await _record(request, code, round_number)
    services = services_of(request)
    seat = None if viewer is None else _viewer(viewer, record.players)
    lines = services.reviews.open(record, address_of(request.scope, services.config))
    return Stream(
        lines if seat is None else only_of(seat, record, lines),
        media_type="application/x-ndjson",
        headers={"x-accel-buffering": "no"},  # proxies must pass lines on at once
    )


@get("/api/tables/{code:str}/records/{round_number:int}/honesty")
async def label_record(
    request: HttpRequest, code: FromPath[str], round_number: FromPath[RoundNumber]
) -> Response[Honesty]:
    """What everybody claimed in a finished game, and which of it were lies. It reveals everything."""
    record = await _record(request, code, round_number)
    services = services_of(request)
    page: Any = await services.reviews.labelled(record, address_of(request.scope, services.config))
    return Response(page, media_type="application/json")


HANDLERS = [list_records, fetch_record, fetch_head, see_record, know_record, review_record, label_record]


async def _session(request: HttpRequest, code: str) -> TableSession:
    """A table whose records are all in the store, including that of a game that has just ended."""
    session = await find_table(services_of(request), request.scope, code)
    await session.save_record()
    return session


async def _record(request: HttpRequest, code: str, round_number: int) -> Record:
    """The record of one round; refuses a round that has none."""
    session = await _session(request, code)
    saved = await services_of(request).tables.store.record(session.state.code, round_number)
    if saved is None:
        raise NoSuchRecord(f"this table has no record of game {round_number}")
    return decode(saved.record)


def _viewer(text: str, players: int) -> Viewer:
    if text in ("truth", "public"):
        return PUBLIC
    if text.isdecimal() and text.isascii() and int(text) in range(players):
        return Seat(int(text))
    raise Malformed(f"as is truth, public or a seat from 0 to {players - 1}")

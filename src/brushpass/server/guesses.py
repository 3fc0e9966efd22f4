"""Tables that a visitor names by code. Wrong codes, tokens and one-time words are counted by address.

An address that has guessed too often can still reach every table where it has a seat: many people may share it, and
only one of them may be guessing. Any other answer is then the same, and takes the same time, for every code: further
guesses reveal nothing.
"""

import asyncio
from time import monotonic
from typing import Any, Final

from brushpass.core.errors import Refusal
from brushpass.server import seat_cookie
from brushpass.server.requests import RateLimited, address_of, tokens_of
from brushpass.server.services import Services
from brushpass.table.codes import hash_token
from brushpass.table.errors import NoSuchTable
from brushpass.table.session import TableSession

ANSWER_SECONDS: Final = 0.3
"""How long it takes to refuse an address that has guessed too often: longer than it takes to find a table."""


async def find_table(services: Services, scope: Any, code: str) -> TableSession:
    """The table with a code; refuses an address that has guessed too often and has no seat there."""
    address = address_of(scope, services.config)
    if not services.guesses.is_empty(address):
        try:
            return await services.tables.find(code)
        except NoSuchTable:
            count_guess(services, scope, "table")
            raise
    tokens = tokens_of(scope, code)
    if tokens:
        answer_at = monotonic() + ANSWER_SECONDS
        if session := await _fitting(services, code, tokens):
            return session
        await asyncio.sleep(answer_at - monotonic())
    raise RateLimited("too many wrong guesses from this address; wait a minute")


async def own_tables(services: Services, scope: Any) -> tuple[list[TableSession], seat_cookie.Seats]:
    """The tables where a device has seats, and the seats that its cookie should hold.

    A seat at a table that is gone, or that the device has lost, counts as a wrong guess, and does not stay in the
    cookie. If the address has guessed too often, we look at as many tables as time allows, and the answer takes all of
    that time.
    """
    address = address_of(scope, services.config)
    is_limited = services.guesses.is_empty(address)
    answer_at = monotonic() + ANSWER_SECONDS
    sessions: list[TableSession] = []
    seats = seat_cookie.read(scope)
    for code, tokens in list(seats.items()):
        if is_limited and monotonic() > answer_at:
            break
        session = await _fitting(services, code, tokens)
        if session is None:
            count_guess(services, scope, "seat")
            if not is_limited:  # otherwise the cookie would tell how far we got in the time
                del seats[code]
            is_limited = is_limited or services.guesses.is_empty(address)
        else:
            sessions.append(session)
            valid = {seat_state.token for seat_state in session.state.seats}
            seats[code] = tuple(token for token in tokens if hash_token(token) in valid)
    if is_limited:
        await asyncio.sleep(answer_at - monotonic())
    return sessions, seats


def count_guess(services: Services, scope: Any, kind: str) -> None:
    """Count a wrong guess by an address."""
    services.guesses.take(address_of(scope, services.config))
    services.metrics.count("guesses", kind)


async def _fitting(services: Services, code: str, tokens: Any) -> TableSession | None:
    """The table with a code, if one of the tokens fits a seat there."""
    try:
        session = await services.tables.find(code)
    except Refusal:
        return None
    return session if session.state.seats_of({hash_token(token) for token in tokens}) else None

"""The cookie that holds all seats of a device: for each table its code and the tokens, the newest table first.

One cookie for all tables stays small enough for every proxy. Behind TLS its name begins with `__Host-`: browsers then
accept it from this host only, and over TLS only. Version 0.1.0 had one cookie for each table (`seat-BAMI-ROTU`). They
still count, and are merged into the new one whenever it is written.
"""

from typing import Any, Final

from litestar.datastructures import Cookie

from brushpass.server.config import Config
from brushpass.table.codes import is_token, tidy_code

NAME: Final = "seats"
SECURE_NAME: Final = "__Host-seats"
OLD: Final = "seat-"
MAX_TABLES: Final = 50
"""How many tables a device remembers."""
MAX_BYTES: Final = 3_800
"""Browsers keep at most 4,096 bytes of a cookie."""
MAX_FOLDED: Final = 10
"""How many old cookies are replaced at once: each takes a line in the head of the response."""
SECONDS: Final = 30 * 24 * 3600

Seats = dict[str, tuple[str, ...]]
"""The tokens of a device, by the code of their table, the newest table first."""


def cookies_of(scope: Any) -> dict[str, str]:
    """The cookies of a request. Other programs on the same host may have left malformed ones."""
    cookies: dict[str, str] = {}
    lines = [value.decode("latin-1") for key, value in scope["headers"] if key == b"cookie"]
    for pair in "; ".join(lines).split(";"):
        name, equals, value = pair.partition("=")
        if equals:
            cookies.setdefault(name.strip(), value.strip().strip('"'))
    return cookies


def read(scope: Any) -> Seats:
    """The seats of the device that sends a request. What cannot be a token is left out."""
    cookies = cookies_of(scope)
    old = [f"{name.removeprefix(OLD)}.{cookies[name]}" for name in _old_names(cookies)]
    found: dict[str, dict[str, None]] = {}
    for value in (cookies.get(SECURE_NAME, ""), cookies.get(NAME, ""), *old):
        for table in value.split("~"):
            code, *tokens = table.split(".")
            fit = dict.fromkeys(token for token in tokens if is_token(token))
            if fit and (code := tidy_code(code)):
                found.setdefault(code, {}).update(fit)
    return {code: tuple(tokens) for code, tokens in list(found.items())[:MAX_TABLES]}


def write(scope: Any, config: Config, seats: Seats) -> list[Cookie]:
    """The cookies by which a device remembers exactly these seats; if there are many, the oldest tables go."""
    value = ""
    for code, tokens in list(seats.items())[:MAX_TABLES]:
        table = ".".join((code, *tokens))
        if len(value) + len(table) < MAX_BYTES:
            value = f"{value}~{table}" if value else table
    name = SECURE_NAME if config.secure else NAME
    cookies = cookies_of(scope)
    stale = _old_names(cookies)[:MAX_FOLDED]
    if config.secure and NAME in cookies:
        stale.append(NAME)
    return [_cookie(name, value, config), *(_cookie(old, "", config) for old in stale)]


def has_old(scope: Any) -> bool:
    """Whether a device still has a cookie of version 0.1.0."""
    return bool(_old_names(cookies_of(scope)))


def _old_names(cookies: dict[str, str]) -> list[str]:
    codes = sorted(name.removeprefix(OLD) for name in cookies if name.startswith(OLD))
    return [OLD + code for code in codes if code and code == tidy_code(code)]


def _cookie(name: str, value: str, config: Config) -> Cookie:
    """A cookie; one without a value is deleted."""
    return Cookie(
        key=name,
        value=value,
        path="/",
        max_age=SECONDS if value else 0,
        httponly=True,
        samesite="lax",
        secure=config.secure,
    )

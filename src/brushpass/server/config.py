"""How a server is set up: from the command line, handed on to worker processes through the environment."""

import os
from typing import Literal

import msgspec

from brushpass.table.schedule import Pace

VARIABLE = "BRUSHPASS_CONFIG"


class Limits(msgspec.Struct, frozen=True):
    """How much one client may ask for."""

    message_bytes: int = 16_384
    """The longest message a client may send."""
    messages_per_second: float = 20.0
    message_burst: int = 60
    queued_bytes: int = 1_000_000
    """A client that leaves more than this unread is dropped; it may come back and resume."""
    requests_per_second: float = 20.0
    request_burst: int = 100
    guesses_per_minute: float = 12.0
    """Wrong codes, seats, tokens and links from one address."""
    guess_burst: int = 20
    sockets: int = 300
    """Connections that one address may hold open."""
    tables_per_minute: float = 20.0
    table_burst: int = 30


class Config(msgspec.Struct, frozen=True):
    """A server's settings."""

    store: str = ""
    """postgresql://..., a folder or file for SQLite; empty: the user's data folder."""
    durable: Literal["FULL", "NORMAL"] = "FULL"
    origins: tuple[str, ...] = ()
    """Further origins, such as https://play.example, whose pages may connect; the server's own always may."""
    secure: bool = False
    """Served through TLS: cookies are sent over it only."""
    proxied: bool = False
    """Behind a reverse proxy that sets X-Forwarded-For: limits go by that address."""
    retention_days: int = 0
    """Finished games and tables older than this are dropped; 0 keeps everything."""
    pace: Pace = Pace()
    limits: Limits = Limits()

    def hand_on(self) -> None:
        """Leave the settings where `handed_on` finds them, in this process and its children."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()


def handed_on() -> Config:
    """The settings that a parent process left."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Config)

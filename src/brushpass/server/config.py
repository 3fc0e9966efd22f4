"""The settings of a server: set on the command line, passed to worker processes through the environment."""

import os
from typing import Literal

import msgspec

from brushpass.table.schedule import Pace

VARIABLE = "BRUSHPASS_CONFIG"


class Limits(msgspec.Struct, frozen=True):
    """How much one client may ask for, and how long it may take."""

    message_bytes: int = 16_384
    """The longest message that a client may send."""
    messages_per_second: float = 20.0
    message_burst: int = 60
    frames_per_second: float = 100.0
    """Frames of any kind on a WebSocket: pings, parts of messages, empty ones. Every kB also counts as a frame."""
    frame_burst: int = 400
    fragments: int = 64
    """How many frames one message may take."""
    queued_bytes: int = 1_000_000
    """A client that leaves more than this unread is dropped. It can connect again and resume."""
    requests_per_second: float = 40.0
    request_burst: int = 600
    """If a class of forty opens the page at once, each of them makes about ten requests."""
    requests_at_once: int = 32
    """Requests from one address that are processed at once. The others wait their turn."""
    guesses_per_minute: float = 12.0
    """Wrong codes, seats, tokens and one-time words from one address. A token that fits is never refused."""
    guess_burst: int = 40
    sockets: int = 300
    """Open WebSockets from one address."""
    connections: int = 1_000
    """Open connections of any kind from one address; half of what this process can have, if that is less."""
    request_seconds: float = 10.0
    """How long a request may take to arrive, and a new connection to send one."""
    stalled_seconds: float = 30.0
    """A client that reads none of its response for this long is dropped."""
    tables_per_minute: float = 20.0
    """New tables, and people whose data is erased, from one address."""
    table_burst: int = 60
    waiting_seats: int = 3
    """Seats at one table that one address has taken but not connected to yet. It never takes the last free seat in this
    way; 0: no limit."""
    hello_seconds: float = 10.0
    """How long a connection may stay open without a `hello`."""
    close_seconds: float = 5.0
    """How long a client may take to receive the reason why it is dropped."""


class Config(msgspec.Struct, frozen=True):
    """A server's settings."""

    store: str = ""
    """postgresql://..., a folder or file for SQLite; empty: the user's data folder."""
    durable: Literal["FULL", "NORMAL"] = "FULL"
    origins: tuple[str, ...] = ()
    """More origins, such as https://play.example, whose pages may connect. The server's own pages always may."""
    names: tuple[str, ...] = ()
    """Names under which people reach the server, besides its addresses, localhost and the name of the machine."""
    secure: bool = False
    """Served through TLS: cookies are sent over TLS only."""
    proxied: bool = False
    """Behind a reverse proxy that sets X-Forwarded-For: limits apply to that address."""
    retention_days: int = 0
    """Finished games and tables older than this are dropped; 0 keeps everything."""
    plugin_minds: bool = False
    """Minds from other packages can play at tables."""
    pace: Pace = Pace()
    limits: Limits = Limits()

    def export(self) -> None:
        """Put the settings into the environment, for `from_environment` in this process and its children."""
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()


def from_environment() -> Config:
    """The settings that a parent process exported."""
    return msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=Config)

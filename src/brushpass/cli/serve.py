"""Serve tables to browsers, terminals and programs, until stopped."""

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from brushpass.cli.failure import Failure
from brushpass.cli.options import days, port_number, positive, word
from brushpass.server.config import Config
from brushpass.server.errors import StartError
from brushpass.store.contract import StoreError
from brushpass.table.schedule import Pace

NAME: Final = "serve"
HELP: Final = "serve tables over HTTP and WebSocket"
EXAMPLES: Final = """\
examples:
  brushpass serve
  brushpass serve --host 0.0.0.0 --port 8000 --data /var/lib/brushpass
  DATABASE_URL=postgresql://brushpass@db/brushpass brushpass serve --workers 4 --behind-tls --proxied

docs/operate.md says how to run it for others: reverse proxy, TLS, backup, upgrade, several hosts.
"""
RETENTION_DAYS: Final = 365
"""How long a server keeps other people's games, unless the operator says otherwise."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `serve`."""
    parser.add_argument(
        "--host", type=word, default="127.0.0.1", help="address to listen on (default: 127.0.0.1, only this machine)"
    )
    parser.add_argument(
        "--port", type=port_number, default=8000, help="port to listen on; 0 takes a free one (default: 8000)"
    )
    parser.add_argument("--workers", type=positive, default=1, metavar="N", help="server processes (default: 1)")
    add_server_arguments(parser, retention_days=RETENTION_DAYS)


def add_server_arguments(parser: argparse.ArgumentParser, *, retention_days: int) -> None:
    """Add the arguments that `serve` and `play` share; they differ in how long they keep games by default."""
    parser.add_argument(
        "--data",
        type=word,
        metavar="PATH",
        help="folder of the SQLite store, or postgresql://... (default: DATABASE_URL, or the user's data folder)",
    )
    parser.add_argument(
        "--durable",
        choices=("full", "normal"),
        default="full",
        help="full: an acknowledged choice survives a power cut; normal: only a crash of the program (default: full)",
    )
    parser.add_argument(
        "--origin", type=word, action="append", default=[], help="another origin whose pages may connect"
    )
    parser.add_argument(
        "--name",
        type=word,
        action="append",
        default=[],
        help="a name under which people reach the server, such as play.example; requests for other names are refused",
    )
    parser.add_argument("--behind-tls", action="store_true", help="served through TLS: send cookies over TLS only")
    parser.add_argument(
        "--proxied", action="store_true", help="a reverse proxy sets X-Forwarded-For: limit by that address"
    )
    parser.add_argument(
        "--retention",
        type=days,
        default=retention_days,
        metavar="DAYS",
        help=f"drop finished games and idle tables that are older; 0 keeps everything (default: {retention_days})",
    )
    parser.add_argument(
        "--plugin-minds",
        action="store_true",
        help="let bots of other installed packages play at tables; their code runs inside the server",
    )
    parser.add_argument(
        "--pace",
        metavar="SECONDS",
        help="how long bots think: one number, or a range (default: 0.9-2.4; 0 for tests)",
    )


def run(arguments: argparse.Namespace) -> int:
    """The exit code, once the server is stopped."""
    from brushpass.server import listening, serve  # loads the whole server, which only this and `play` need

    config = config_of(arguments)
    with starting():
        serve.check_store(config)
        sockets = listening.listen(arguments.host, arguments.port)
        try:
            serve.announce(sockets)
            serve.serve(config, sockets, arguments.workers)
        finally:
            listening.close(sockets)
    return 0


@contextmanager
def starting() -> Iterator[None]:
    """Turn a failure to start into the failure of a command."""
    try:
        yield
    except (StartError, StoreError) as error:
        raise Failure(error.code, str(error)) from None


def config_of(arguments: argparse.Namespace) -> Config:
    """The server's settings, from the command line."""
    store = arguments.data or os.environ.get("DATABASE_URL", "")
    return Config(
        store=store,
        durable="FULL" if arguments.durable == "full" else "NORMAL",
        origins=tuple(arguments.origin),
        names=_names(arguments),
        secure=arguments.behind_tls,
        proxied=arguments.proxied,
        retention_days=arguments.retention,
        plugin_minds=arguments.plugin_minds,
        pace=_pace(arguments.pace),
    )


def _names(arguments: argparse.Namespace) -> tuple[str, ...]:
    """The names that people were told; without a proxy, also the host that the server listens on."""
    host: str = getattr(arguments, "host", "")
    is_known = bool(host) and not (arguments.proxied or arguments.behind_tls)
    return tuple(name.lower() for name in (*arguments.name, *([host] if is_known else [])))


def _pace(text: str | None) -> Pace:
    usual = Pace()
    if text is None:
        return usual
    try:
        fastest, _, slowest = text.partition("-")
        times = float(fastest), float(slowest or fastest)
    except ValueError:
        raise Failure("usage", f"--pace takes seconds, such as 1.5 or 1-3, got {text!r}") from None
    if not 0 <= times[0] <= times[1] <= 60:
        raise Failure("usage", f"--pace takes 0 to 60 seconds, got {text!r}")
    return Pace(*times, usual.answer if times[1] else 0.0)

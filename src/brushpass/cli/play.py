"""Play on this machine and on phones nearby: one server, the embedded store, and the page in the browser."""

import argparse
import socket
import threading
import urllib.request
import webbrowser
from contextlib import suppress
from time import monotonic, sleep
from typing import Final

from brushpass.cli.options import port_number
from brushpass.cli.serve import add_server_arguments, config_of, starting
from brushpass.games.kits import kits
from brushpass.minds.jit import IS_FAST, compile_ahead
from brushpass.server.errors import StartError
from brushpass.server.listening import close, listen
from brushpass.server.qr import terminal

NAME: Final = "play"
HELP: Final = "play in the browser, on this machine and on phones in the same network"
EXAMPLES: Final = """\
examples:
  brushpass play
  brushpass play --here          only on this machine
  brushpass play --port 9000 --no-browser

In the plain terminal, without a browser: brushpass solo
"""
PORT: Final = 8000
START_SECONDS: Final = 30.0
"""How long the server may take to start before nothing is announced."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `play`."""
    parser.add_argument("--port", type=port_number, default=0, help="port to listen on (default: 8000, or a free one)")
    parser.add_argument("--here", action="store_true", help="let only this machine connect, no phones")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    add_server_arguments(parser, retention_days=0)  # these are your own games


def run(arguments: argparse.Namespace) -> int:
    """The exit code, once the server is stopped."""
    from brushpass.server.serve import check_store, serve  # loads the whole server, which only this and `serve` need

    config = config_of(arguments)
    with starting():
        check_store(config)
        sockets = _listen("127.0.0.1" if arguments.here else "0.0.0.0", arguments.port)
        port = sockets[0].getsockname()[1]
        here = f"http://127.0.0.1:{port}"
        threading.Thread(target=_announce, args=(here, port, arguments), daemon=True).start()
        try:
            serve(config, sockets)
        finally:
            close(sockets)
    return 0


def _listen(host: str, port: int) -> list[socket.socket]:
    """Sockets on the given port; without one, on the usual port or any free one."""
    if port:
        return listen(host, port)
    try:
        return listen(host, PORT)
    except StartError:
        return listen(host, 0)


def _announce(here: str, port: int, arguments: argparse.Namespace) -> None:
    """Once the server answers, say where it is and open the browser."""
    give_up = monotonic() + START_SECONDS
    while monotonic() < give_up:
        with suppress(OSError), urllib.request.urlopen(f"{here}/api/ready", timeout=1):
            break
        sleep(0.05)
    else:
        return
    print(f"\nBrushpass is at {here}", flush=True)
    phones = None if arguments.here else _network_address()
    if phones:
        print(f"Phones in this network: http://{phones}:{port}\n\n{terminal(f'http://{phones}:{port}')}", flush=True)
    print("Ctrl-C stops it. Games are saved, and go on where they stopped.", flush=True)
    if not arguments.no_browser:
        with suppress(webbrowser.Error):
            webbrowser.open(here)
    if IS_FAST:  # so that the first game can be reviewed as soon as it is over
        for module in (kit.warmup for kit in kits().values() if kit.warmup is not None):
            with suppress(OSError):
                compile_ahead(module)


def _network_address() -> str | None:
    """The address of this machine in its network, if there is one. Nothing is sent."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # a documentation address: only the route is looked up
        address = str(probe.getsockname()[0])
        return None if address.startswith("127.") else address
    return None

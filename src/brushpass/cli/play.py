"""Play at this machine and on phones around it: one server, the embedded store, the page in the browser."""

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
HELP: Final = "play in the browser, here and on phones in the same network"
EXAMPLES: Final = """\
examples:
  brushpass play
  brushpass play --here          for this machine only
  brushpass play --port 9000 --no-browser

In the plain terminal, without a browser: brushpass solo
"""
PORT: Final = 8000
UP_SECONDS: Final = 30.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The words of `play`."""
    parser.add_argument("--port", type=port_number, default=0, help="port to listen on (default: 8000, or a free one)")
    parser.add_argument("--here", action="store_true", help="let only this machine connect, no phones")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    add_server_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Serve until stopped."""
    from brushpass.server.serve import check_store, serve  # load the whole server; only this and `serve` need it

    config = config_of(arguments)
    with starting():
        check_store(config)
        listening = _listen("127.0.0.1" if arguments.here else "0.0.0.0", arguments.port)
        port = listening[0].getsockname()[1]
        here = f"http://127.0.0.1:{port}"
        threading.Thread(target=_announce, args=(here, port, arguments), daemon=True).start()
        try:
            serve(config, listening)
        finally:
            close(listening)
    return 0


def _listen(host: str, port: int) -> list[socket.socket]:
    """Sockets on the port that was asked for; if none was, on the usual one or any."""
    if port:
        return listen(host, port)
    try:
        return listen(host, PORT)
    except StartError:
        return listen(host, 0)


def _announce(here: str, port: int, arguments: argparse.Namespace) -> None:
    """Once the server answers: say where, and open the browser."""
    give_up = monotonic() + UP_SECONDS
    while monotonic() < give_up:
        with suppress(OSError), urllib.request.urlopen(f"{here}/api/health", timeout=1):
            break
        sleep(0.05)
    else:
        return
    print(f"\nBrushpass is at {here}", flush=True)
    phones = None if arguments.here else _network_address()
    if phones:
        print(f"Phones in this network: http://{phones}:{port}\n\n{terminal(f'http://{phones}:{port}')}", flush=True)
    print("Ctrl-C stops it. Games are kept and go on where they were.", flush=True)
    if not arguments.no_browser:
        with suppress(webbrowser.Error):
            webbrowser.open(here)
    if IS_FAST:  # before the first game is over, it can be reviewed
        for module in (kit.warmup for kit in kits().values() if kit.warmup is not None):
            with suppress(OSError):
                compile_ahead(module)


def _network_address() -> str | None:
    """The address of this machine in its network, if it has one. Nothing is sent."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address that belongs to nobody: only the route is looked up
        address = str(probe.getsockname()[0])
        return None if address.startswith("127.") else address
    return None

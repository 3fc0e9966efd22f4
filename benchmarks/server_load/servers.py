"""Server processes on a core of their own, measured through /proc."""

import contextlib
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import msgspec

from brushpass.server.config import VARIABLE, Config, Limits

SERVER_CORE, LOAD_CORE = 0, 1
PRIORITY = -15
PLENTY = 10**9
HERE = Path(__file__).parent
PEERS = HERE.parent.parent / ".bench-peers"
TICK = os.sysconf("SC_CLK_TCK")
OURS = "import sys; from brushpass.server import config, listening, serve; "
OURS += "serve.serve(config.from_environment(), listening.listen('127.0.0.1', int(sys.argv[1])))"


class ServerProcess:
    """A server process."""

    def __init__(self, command: list[str], environment: dict[str, str] | None = None) -> None:
        self.port = _free_port()
        self._process = subprocess.Popen(
            [*command, str(self.port)],
            env={**os.environ, **(environment or {})},
            preexec_fn=partial(pin, SERVER_CORE),
            start_new_session=True,
            stdout=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + 30
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                if self._process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError(f"{command[0]} does not answer") from None
                time.sleep(0.05)

    def cpu_seconds(self) -> float:
        """CPU time of the process so far, all its threads together, in user and kernel."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def waited_seconds(self) -> float:
        """How long its threads were ready to run but waited, because other programs had the core."""
        waited = 0
        for task in Path(f"/proc/{self._process.pid}/task").iterdir():
            waited += int((task / "schedstat").read_text().split()[1])
        return waited / 1e9

    def memory(self) -> int:
        """Resident memory in bytes, without mapped files."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        [line] = [line for line in status.splitlines() if line.startswith("RssAnon:")]
        return int(line.split()[1]) * 1024

    def stop(self) -> None:
        """Ask it to stop, and kill it if it does not."""
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def pin(core: int) -> None:
    """Keep this process and its children on one core, with priority over other programs if that is allowed."""
    if core < (os.cpu_count() or 1):
        os.sched_setaffinity(0, {core})
    with contextlib.suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, 0, PRIORITY)
        Path("/proc/self/autogroup").write_text(str(PRIORITY))  # where Linux shares time between sessions


def raise_limits() -> None:
    """As many open sockets as the system allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def ours(folder: Path) -> ServerProcess:
    """Brushpass with SQLite at its safest, but without limits on how fast one address may play."""
    limits = Limits(
        messages_per_second=PLENTY,
        message_burst=PLENTY,
        frames_per_second=PLENTY,
        frame_burst=PLENTY,
        requests_per_second=PLENTY,
        request_burst=PLENTY,
        sockets=PLENTY,
        connections=PLENTY,
        tables_per_minute=PLENTY,
        table_burst=PLENTY,
        waiting_seats=0,
    )
    # All clients have one address, as behind a proxy: otherwise they could have at most half of all connections.
    config = Config(store=str(folder), durable="FULL", limits=limits, proxied=True)
    return ServerProcess([sys.executable, "-c", OURS], {VARIABLE: msgspec.json.encode(config).decode()})


def boardgame() -> ServerProcess:
    """boardgame.io."""
    return _node("boardgame.cjs")


def colyseus() -> ServerProcess:
    """Colyseus."""
    return _node("colyseus.cjs")


def _node(script: str) -> ServerProcess:
    environment = {"NODE_PATH": str(PEERS / "node_modules"), "NODE_ENV": "production"}
    return ServerProcess([_program("node"), str(HERE / "peers" / script)], environment)


def set_up_peers() -> None:
    """Install the peers beside the repository's other environments, unless they are there already."""
    wanted = (HERE / "peers" / "package.json").read_text()
    stamp = PEERS / ".installed"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    print("installing boardgame.io and Colyseus into .bench-peers", file=sys.stderr, flush=True)
    PEERS.mkdir(exist_ok=True)
    (PEERS / "package.json").write_text(wanted)
    quiet = ("--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")
    subprocess.run([_program("npm"), "install", *quiet], cwd=PEERS, check=True, stdout=sys.stderr)
    stamp.write_text(wanted)


def _program(name: str) -> str:
    program = shutil.which(name)
    if program is None:
        raise SystemExit(f"this benchmark needs {name} (Node 18 or newer) for its peers")
    return program


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port

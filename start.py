#!/usr/bin/env python3
"""Set Brushpass up beside this file, then play, test or measure it.

python3 start.py                    play in the browser
python3 start.py COMMAND ...        any command of brushpass: play, solo, serve, simulate, replay, verify, review, ...
python3 start.py setup              install into .venv and stop
python3 start.py test               every gate, then all tests and their coverage
python3 start.py test ARGUMENT ...  pytest alone, with these arguments
python3 start.py check              the gates without the tests
python3 start.py dev MODULE ...     a Python module with the development tools at hand, such as ruff or mutmut
python3 start.py bench [NAME ...]   one benchmark, or all, with the peers they are measured against

Needs Python 3.11 with pip, and nothing else. The first run installs (about half a minute); later runs start at once.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent

RUNTIME = (".venv", "requirements.lock", "requirements-fast.lock")
DEVELOPMENT = (".venv", "requirements.lock", "requirements-dev.lock")
BENCHMARKS = (".venv-bench", "requirements-bench.lock", "requirements-fast.lock")

OPTIONAL = {
    "requirements-fast.lock": "no Numba for this system: some games are reviewed without verdicts, and the strongest "
    "minds play a simpler game"
}
"""What is done without where there is no wheel of it, and what that means."""

PAGE = (
    "hatch_build.py",
    "web/*",
    "web/scripts/*.mjs",
    "web/public/*",
    "web/src/**/*",
    "src/brushpass/locales/**/*.ftl",
)
PROGRAMS = {
    "initdb": (("postgresql",), "postgresql/*/bin/initdb"),
    "chromium": (("chromium", "fonts-noto-core"), "chromium/chromium"),
    "chromium-headless-shell": (("chromium-headless-shell",), "chromium/chromium-headless-shell"),
}
"""Programs that tests start: the Debian packages that hold them, and where those put them."""

HAS_PROJECT = """import importlib.metadata as m, sys
sys.exit(not list(m.distributions(name='brushpass')) or sys.base_prefix != sys.argv[1])"""
"""Fails in an environment that is half made, or was made by another Python than the wanted one."""
SPEED = """import sys, time
text = open(sys.argv[1], encoding="utf-8").read()
def once():
    start = time.process_time()
    compile(text, "start.py", "exec")
    return time.process_time() - start
print(min(once() for _ in range(20)), *sys.version_info[:2], sys.base_prefix)"""
"""Prints how many seconds a Python needs to compile a file, its version, and where it is installed."""
LINT_IMPORTS = "from importlinter.cli import lint_imports_command; lint_imports_command()"  # it has no module to run
NPM = ("web/scripts/npm.py", "run", "--silent")

GATES = {
    "format": ("-m", "ruff", "format", "--check", "."),
    "lint": ("-m", "ruff", "check", "."),
    "types": ("-m", "mypy"),
    "layers": ("-c", LINT_IMPORTS, "--no-logo"),
    "page format": (*NPM, "formatted"),
    "page lint": (*NPM, "lint"),
    "page types": (*NPM, "types"),
    "page units": (*NPM, "test"),
}
TESTS = {
    # Coverage is a gate of its own, so that a failing test and a missing test look different.
    "tests": ("-m", "pytest", "-n", "logical", "--ignore=tests/web", "--cov", "--cov-report="),
    "coverage": ("-m", "tests.coverage_floors"),
    # The browser's driver keeps an event loop running, in which no other test can start its own.
    "browser": ("-m", "pytest", "-n", "logical", "tests/web"),
}


def say(line: str) -> None:
    """Print a line of progress, apart from the output of the program that is started."""
    print(f"start.py: {line}", file=sys.stderr, flush=True)


@contextlib.contextmanager
def alone(name: str) -> Iterator[None]:
    """Hold off every other start.py that is installing into the same environment."""
    with open(ROOT / f"{name}.lock", "w") as file:
        with contextlib.suppress(ImportError):  # Windows has no fcntl
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def run(python: Path | str, *arguments: str) -> int:
    """The exit code of a Python run at the root of the repository."""
    return subprocess.run([python, *arguments], cwd=ROOT).returncode


def pip(python: Path, *what: str) -> bool:
    """Whether the pip of the Python that runs this file could install this: the environment needs none of its own."""
    if importlib.util.find_spec("pip") is None:
        sys.exit(f"start.py: {sys.executable} has no pip; install it first (Debian, Ubuntu: apt install python3-pip)")
    words = ("-m", "pip", "--python", str(python), "--disable-pip-version-check", "install", "-qq")
    return run(sys.executable, *words, *what) == 0


def install(python: Path, *what: str) -> None:
    """Install, or stop."""
    if not pip(python, *what):
        sys.exit("start.py: the installation failed, pip says why above; start again to go on from here")


def quickest() -> tuple[str, str]:
    """The quickest Python on this machine, and where it is installed.

    Distributions build Python with optimisation, and so are the peers' runtimes built; whoever compiles it with the
    defaults of pyenv gets one that needs a sixth more time.
    """
    own, found = sys.base_prefix, {sys.base_prefix: (0.9 * seconds_of(sys.executable)[0], sys.executable)}
    for other in {shutil.which("python3"), shutil.which("python3", path=os.defpath)} - {None}:
        seconds, version, prefix = seconds_of(str(other))
        if version == sys.version_info[:2] and prefix != own:
            found[prefix] = (seconds, str(other))
    prefix = min(found, key=found.__getitem__)
    return found[prefix][1], prefix


def seconds_of(python: str) -> tuple[float, tuple[int, int], str]:
    """How long a Python takes to compile this file, its version, and where it is installed."""
    printed = subprocess.run([python, "-c", SPEED, __file__], capture_output=True, text=True, check=True).stdout
    seconds, major, minor, prefix = printed.strip().split(" ", 3)
    return float(seconds), (int(major), int(minor)), prefix


def prepare(name: str, *locks: str, base: tuple[str, str] = (sys.executable, sys.base_prefix)) -> Path:
    """The Python of the named environment, once it holds the locked packages and this project.

    `base`: the Python that the environment is made from, and where that is installed.
    """
    home = ROOT / name
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    with alone(name):
        if not python.exists() or run(python, "-c", HAS_PROJECT, base[1]):  # absent, broken or half made
            say(f"setting up {name} (about half a minute, once)")
            run(base[0], "-m", "venv", "--without-pip", "--clear", str(home))
        for lock in locks:
            stamp = home / f".installed-{lock}"
            inputs = [str(ROOT).encode(), (ROOT / "pyproject.toml").read_bytes(), (ROOT / lock).read_bytes()]
            inputs += [page()] if lock == locks[0] else []
            digest = hashlib.sha256(b"\0".join(inputs)).hexdigest()
            if stamp.exists() and stamp.read_text() == digest:
                continue
            say(f"installing {lock}")
            if lock in OPTIONAL:
                if not pip(python, "-q", "--only-binary", ":all:", "--require-hashes", "-r", lock):
                    say(f"{OPTIONAL[lock]} (to try again, remove {stamp.relative_to(ROOT)})")
            else:
                install(python, "--require-hashes", "-r", lock)
            if lock == locks[0]:
                install(python, "--no-deps", "-e", ".")
            stamp.write_text(digest)
    return python


def page() -> bytes:
    """Everything that the web page is made from: the installation builds it."""
    inputs = (path for pattern in PAGE for path in ROOT.glob(pattern))
    return b"\0".join(path.read_bytes() for path in sorted(inputs) if path.is_file() and ".test." not in path.name)


def provide() -> None:
    """See to it that the tests find what pip cannot install. Without it they fail: none is skipped."""
    missing = [program for program, (_, pattern) in PROGRAMS.items() if not is_there(program, pattern)]
    if not missing:
        return
    packages = [package for program in missing for package in PROGRAMS[program][0]]
    if not shutil.which("apt-get") or os.geteuid() != 0:
        sys.exit(f"start.py: the tests need {', '.join(missing)} (Debian, Ubuntu: apt install {' '.join(packages)})")
    say(f"installing {' '.join(packages)} for the tests (apt-get, about a minute, once)")
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for words in (("update",), ("install", "-y", "--no-install-recommends", *packages)):
        done = subprocess.run(
            ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300", *words], env=quiet, capture_output=True, text=True
        )
        if done.returncode:
            sys.exit(f"start.py: apt-get {words[0]} failed:\n{done.stdout}{done.stderr}")


def is_there(program: str, pattern: str) -> bool:
    """Whether a program is on the path, or where Debian keeps it."""
    return shutil.which(program) is not None or any(Path("/usr/lib").glob(pattern))


def check(gates: dict[str, tuple[str, ...]]) -> None:
    """Run the gates in order and stop at the first that fails."""
    say("gate: locks")  # they hold no address: packages come from wherever the reader's pip gets them
    addressed = [lock.name for lock in ROOT.glob("requirements*.lock") if "://" in lock.read_text(encoding="utf-8")]
    if addressed:
        sys.exit(f"start.py: the gate 'locks' failed: an address stands in {', '.join(addressed)}")
    if "tests" in gates:
        provide()
    python = prepare(*DEVELOPMENT)
    for name, command in gates.items():
        say(f"gate: {name}")
        if run(python, *command):
            sys.exit(f"start.py: the gate '{name}' failed")
    say("all gates passed")


def bench(names: tuple[str, ...]) -> int:
    """1 if one of the named benchmarks, or of all, falls short; each prints its own figures."""
    every = sorted(path.stem for path in (ROOT / "benchmarks").glob("[!_]*.py"))
    fell_short = False
    for name in names or every:
        needs_browser = name == "web"  # its driver is among the tools for tests
        python = prepare(*DEVELOPMENT) if needs_browser else prepare(*BENCHMARKS, base=quickest())
        fell_short |= run(python, "-m", f"benchmarks.{name.replace('-', '_')}") != 0
    return int(fell_short)


def main(command: str = "play", *arguments: str) -> int:
    """Do what the first word asks; any word that is not ours is a command of brushpass."""
    if sys.version_info < (3, 11):  # noqa: UP036  the reader's Python may be older than the project allows
        sys.exit(f"start.py: Python 3.11 or newer is needed, this is {sys.version.split()[0]}")
    if command in ("-h", "--help"):
        print(__doc__)
    elif command == "setup":
        prepare(*RUNTIME)
        say("ready")
    elif command == "dev" and arguments:
        return run(prepare(*DEVELOPMENT), "-m", *arguments)
    elif command == "test" and arguments:
        provide()
        return run(prepare(*DEVELOPMENT), "-m", "pytest", *arguments)
    elif command in ("check", "test"):
        check(GATES if command == "check" else GATES | TESTS)
    elif command == "bench":
        return bench(arguments)
    else:
        python = str(prepare(*RUNTIME))
        os.execv(python, [python, "-m", "brushpass", command, *arguments])
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)

"""The browser tests while other programs keep every core busy (`make busy`): nothing may depend on how fast they run.

A plugin of pytest.
"""

import os
import subprocess
import sys
from functools import partial
from typing import Final

import pytest

LOAD: Final = """
import os, sys
while os.getppid() == int(sys.argv[1]):  # it ends with the tests, also when they are killed
    sum(range(100_000))
"""


def pytest_configure(config: pytest.Config) -> None:
    """Keep the cores busy until the tests have ended."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        return  # one load for all workers
    for _ in range(os.cpu_count() or 1):
        # A session of its own, as other people's programs have: Linux shares the cores out by session.
        load = subprocess.Popen([sys.executable, "-c", LOAD, str(os.getpid())], start_new_session=True)
        config.add_cleanup(partial(end, load))


def end(load: subprocess.Popen[bytes]) -> None:
    """End one of these programs."""
    load.kill()
    load.wait()

"""How many files this process may have open. Each connection is one."""

import sys
from contextlib import suppress

if sys.platform != "win32":
    import resource

PLENTY = 65_536
"""The limit to ask for if the system names none."""


def open_files() -> int:
    """How many files this process may have open."""
    if sys.platform == "win32":
        return PLENTY
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return PLENTY if soft == resource.RLIM_INFINITY else soft


def allow_open_files() -> None:
    """Raise the limit of open files to the highest that the system allows this process."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    highest = PLENTY if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < highest:
        with suppress(ValueError, OSError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (highest, hard))

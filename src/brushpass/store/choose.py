"""The store at an address."""

import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from brushpass.store.contract import BadAddress, Store
from brushpass.store.sqlite import SqliteStore

FILE = "brushpass.db"
POSTGRES = ("postgresql://", "postgres://")
SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+:/")
"""How an address begins if it is not a path. A single letter would be a drive."""


def data_folder(platform: str, environment: Mapping[str, str], home: Path) -> Path:
    """Where a system keeps a user's data."""
    if platform == "win32":
        base = environment.get("LOCALAPPDATA") or home / "AppData" / "Local"
    elif platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = environment.get("XDG_DATA_HOME") or home / ".local" / "share"
    return Path(base) / "brushpass"


def from_url(
    address: str | Path | None = None, *, durable: Literal["FULL", "NORMAL"] = "FULL", create: bool = True
) -> Store:
    """The store at an address, not yet open: postgresql://..., a folder, a .db file, or the user's data folder.

    Without `create`, opening a store that does not exist is refused.
    """
    if isinstance(address, str) and address.startswith(POSTGRES):
        from brushpass.store.postgres import PostgresStore  # loaded only if it is used

        return PostgresStore(address, create=create)
    if isinstance(address, str) and SCHEME.match(address):  # the rest may contain a password
        scheme = address.partition(":")[0]
        raise BadAddress(f"a store is a folder, a .db file or postgresql://..., not {scheme}:...")
    path = Path(address) if address else data_folder(sys.platform, os.environ, Path.home())
    return SqliteStore(path if path.suffix == ".db" else path / FILE, durable=durable, create=create)

"""Packages that only some commands need. They are loaded on demand; if one is missing, a refusal says how to get it."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from brushpass.research.failure import MissingExtra

EXTRAS: Final = {"polars": "research", "openskill": "research", "ray": "cluster", "numba": "fast", "cupy": "train"}
"""The extra in pyproject.toml that installs each package."""


def need(*packages: str) -> None:
    """Refuse at once if one of these packages is missing, before any work is done."""
    for package in packages:
        if find_spec(package) is None:
            raise MissingExtra(package, EXTRAS[package])


def load(module: str) -> Any:
    """A module of one of these packages."""
    need(module.partition(".")[0])
    return import_module(module)

"""Spy table games with hidden information: one log, many eyes."""

__version__ = "0.1.0"

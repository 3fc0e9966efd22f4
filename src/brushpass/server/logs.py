"""Structured logs: one JSON object a line, of named fields only; never a message, a choice, a token or a body."""

import json
import logging
import sys
import traceback
from types import TracebackType

FIELDS = ("code", "address")
"""What a line may carry besides time, level, place and words."""


class Lines(logging.Formatter):
    """Formats a record as a line of JSON. Of an exception it gives kind and places, never its text or values."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.msg if record.args else record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            line["exception"] = record.exc_info[0].__name__
            line["at"] = _places(record.exc_info[2])
        return json.dumps(line)


def _places(trace: TracebackType | None) -> list[str]:
    return [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(trace)]


def log_lines(level: str = "INFO") -> None:
    """Write all logs of this process as lines on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("uvicorn").setLevel("WARNING")  # it would log the address of every connection

"""Structured logs: one JSON object per line, with named fields only; never a message, a choice, a token or a body."""

import json
import logging
import sys
import traceback
from types import TracebackType

FIELDS = ("code", "address", "table")
"""Fields that a line may have besides time, level, logger and message."""


class JsonFormatter(logging.Formatter):
    """Formats a log record as JSON. An exception shows its class and where it was raised, never its text or values."""

    def format(self, record: logging.LogRecord) -> str:
        """A log record as one line of JSON."""
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.msg if record.args else record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            line["exception"] = record.exc_info[0].__name__
            line["at"] = _locations(record.exc_info[2])
        return json.dumps(line)


def _locations(trace: TracebackType | None) -> list[str]:
    return [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(trace)]


def log_as_json(level: str = "INFO") -> None:
    """Write all logs of this process to standard error, as lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("uvicorn").setLevel("WARNING")  # it would log the address of every connection

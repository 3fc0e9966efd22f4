"""`python -m brushpass.server.protocol_page` writes docs/protocol.md and docs/protocol.schema.json from the types.

It belongs to the server because the page covers everything a client meets: messages, refusals, close codes, routes.
"""

import ast
import inspect
import json
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import NoneType
from typing import Any, Final, get_args

import msgspec
from litestar.handlers import HTTPRouteHandler

from brushpass.core.errors import FAMILY as GAME_REFUSALS
from brushpass.core.errors import Refusal
from brushpass.core.fair import Pledge
from brushpass.core.messages import Prompt
from brushpass.games.kits import FAMILY as ABSENCES
from brushpass.games.kits import own_kits
from brushpass.research.failure import MissingExtra
from brushpass.server.app import STATUS
from brushpass.server.close_codes import CLOSE_CODES
from brushpass.server.protocol_page_words import BOUNDS, CLOSED, HTTP_CODES, INTRODUCTION, REVIEWS, STANDARD
from brushpass.server.records import NoSuchRecord
from brushpass.server.requests import RateLimited
from brushpass.server.routes import HANDLERS
from brushpass.server.schema import schema
from brushpass.store.contract import StoreError, StoreUnavailable
from brushpass.table.errors import FAMILY as TABLE_REFUSALS
from brushpass.wire import http, inbound, labels, notices, outbound, review, tables

DOCS: Final = Path(__file__).parents[3] / "docs"

PARTS: Final[tuple[type[msgspec.Struct], ...]] = (
    outbound.Asked,
    Prompt,
    tables.TableView,
    tables.SeatView,
    tables.Settings,
    Pledge,
)
"""Types that are part of messages."""


def page() -> str:
    """The text of docs/protocol.md."""
    parts = [
        INTRODUCTION,
        "## What a client sends\n",
        *map(_section, get_args(inbound.Inbound)),
        "## What a client receives\n",
        *map(_section, get_args(outbound.Outbound)),
        "### Parts of these messages\n",
        *map(_section, PARTS),
        "### Notices\n\nIn `told`, among the game's events. Everybody gets the same.\n",
        *map(_section, get_args(notices.Notice)),
        "### Claims\n",
        *(_section(phrase) for kit in own_kits().values() for phrase in get_args(kit.phrases)),
        "## HTTP\n\nA refusal is a `Problem`, with a status of 400 or more. `/api/schema/openapi.json` says more.\n",
        _table(("Route", "Takes", "Returns", ""), _routes()),
        *map(_section, _bodies()),
        REVIEWS,
        *map(_section, (review.Known, *get_args(review.Review), review.SeatSum)),
        *(_section(kind) for kind in (labels.Honesty, labels.SeatHonesty, labels.Label, labels.Hearer)),
        "## Refusals\n\nThe codes are stable. Over HTTP a code without a status in this table comes with 400.\n",
        _table(("Code", "HTTP", ""), _refusals()),
        "## Close codes\n",
        _table(("Code", "Reason", ""), _closings()),
    ]
    return "\n".join(part.rstrip("\n") + "\n" for part in parts)


def _section(kind: type[msgspec.Struct]) -> str:
    """A message: its tag, what it means, and its fields."""
    config = kind.__struct_config__
    name = f'`"{config.tag_field}": "{config.tag}"`' if config.tag_field else ""
    head = f"#### {kind.__name__}\n\n{_words(kind)}" + (f" {name}" if name else "")
    fields = _table(("Field", "Type", ""), _fields(kind))
    return f"{head}\n\n{fields}" if kind.__struct_fields__ else f"{head}\n"


def _fields(kind: type[msgspec.Struct]) -> Iterator[tuple[str, ...]]:
    words = {name: text for base in reversed(kind.__mro__) for name, text in _field_docs(base).items()}
    _, parts = msgspec.json.schema_components([kind], ref_template="{name}")
    shapes = parts[kind.__name__]["properties"]
    for field in msgspec.structs.fields(kind):
        name = f"`{field.encode_name}`" + ("" if field.required else "?")
        yield name, _shape(shapes[field.encode_name]).replace("|", "\\|"), words[field.name]


def _shape(part: dict[str, Any]) -> str:
    """A part of a JSON Schema in words."""
    for several in ("anyOf", "oneOf"):
        if several in part:
            return " or ".join(_shape(member) for member in part[several])
    if "$ref" in part:
        return str(part["$ref"])
    if "enum" in part:
        return " or ".join(f"`{json.dumps(value)}`" for value in part["enum"])
    kind = str(part.get("type", "anything"))
    if kind == "array":
        return f"list of {_shape(part['items'])}" if part.get("items") else "list"
    if kind == "object" and isinstance(part.get("additionalProperties"), dict):
        return f"object of {_shape(part['additionalProperties'])}"
    bounds = [f"{name} {part[key]}" for key, name in BOUNDS.items() if key in part]
    return ", ".join([kind, *bounds])


def _field_docs(kind: type) -> dict[str, str]:
    """The docstring under each field in the source."""
    if kind.__module__.split(".")[0] != "brushpass":
        return {}
    [body] = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(body, ast.ClassDef)
    fields: dict[str, str] = {}
    last = ""
    for statement in body.body:
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            last = statement.target.id
            fields[last] = ""
        elif isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant) and last:
            fields[last] = " ".join(str(statement.value.value).split())
    return fields


def _routes() -> Iterator[tuple[str, ...]]:
    for handler in HANDLERS:
        assert isinstance(handler, HTTPRouteHandler)
        [method] = handler.http_methods
        hints = inspect.get_annotations(handler.fn)
        body = next((name for name in (_name(hints.get("data")),) if name), "")
        for path in sorted(handler.paths):
            yield f"`{method} {path}`", body, _name(hints["return"]).replace("|", "\\|"), _words(handler.fn)


def _name(hint: Any) -> str:
    """A type as readers know it: the type inside a response, a body or a list."""
    if hint in (None, NoneType):
        return ""
    inner = [argument for argument in get_args(hint) if isinstance(argument, type) or get_args(argument)]
    if getattr(hint, "__origin__", None) is list:
        return f"list of {_name(inner[0])}"
    return _name(inner[0]) if inner else str(getattr(hint, "__name__", hint))


def _bodies() -> Iterable[type[msgspec.Struct]]:
    return (
        http.OpenTable,
        http.TakeSeat,
        http.MoveSeat,
        http.Seated,
        http.OwnTable,
        http.RecordLine,
        http.SeenStep,
        http.GameInfo,
        http.Health,
        http.Version,
        http.Problem,
    )


def _refusals() -> Iterator[tuple[str, ...]]:
    known: tuple[type[Refusal | StoreError], ...] = (
        *GAME_REFUSALS,
        *TABLE_REFUSALS,
        RateLimited,
        NoSuchRecord,
        MissingExtra,
        *ABSENCES,
    )
    for kind in known:
        yield f"`{kind.code}`", str(STATUS.get(kind.code, "")), _words(kind)
    yield f"`{StoreUnavailable.code}`", "503", "The store can't be reached now; try again."
    for code, (status, words) in HTTP_CODES.items():
        yield f"`{code}`", str(status), words


def _closings() -> Iterator[tuple[str, ...]]:
    for number, words in STANDARD.items():
        yield f"{number}", "", words
    for reason, number in sorted(CLOSE_CODES.items(), key=lambda pair: pair[1]):
        yield f"{number}", f"`{reason}`", CLOSED[reason]


def _words(thing: Any) -> str:
    return " ".join((thing.__doc__ or "").split())


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, tuple("---" for _ in head), *rows]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)


def files() -> dict[Path, str]:
    """The texts of the files, by path."""
    return {
        DOCS / "protocol.md": page(),
        DOCS / "protocol.schema.json": json.dumps(schema(), indent=1) + "\n",
    }


def main() -> None:
    """Write the files."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

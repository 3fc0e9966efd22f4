"""`python -m brushpass.server.schema`: everything the web client receives and sends, as one JSON Schema.

The page's types are made from it (`make wire`), so that the page cannot disagree with the server. Names that both games
use get the game's name in front: `SecretsKind`, `EspionajeKind`.
"""

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final, get_args

import msgspec

from brushpass.core.kit import Kit
from brushpass.core.record import Record
from brushpass.games.kits import load, own_kits
from brushpass.wire import inbound, notices, outbound, review

HOUSE: Final[dict[str, Any]] = {
    "Inbound": inbound.Inbound,
    "Outbound": outbound.Outbound,
    "Notice": notices.Notice,
    "GameRecord": Record,
    "Review": review.Review,
    "Known": review.Known,
}
"""What is the same for every game."""


def unions() -> dict[str, dict[str, Any]]:
    """The named unions, in groups; the group's name stands in front of every name in it."""
    return {"": HOUSE} | {kit.name.capitalize(): _of(kit) for kit in own_kits().values()}


def _of(kit: Kit) -> dict[str, Any]:
    """The unions of one game, as far as it has them."""
    named = {"Seen": kit.seen, "Choice": kit.choice, "View": kit.sight, "Ask": kit.ask, "Claim": kit.phrases}
    named |= {"Snapshot": kit.snapshot and load(kit.snapshot), "Explanation": kit.explanation and load(kit.explanation)}
    return {name: union for name, union in named.items() if union is not None}


def schema() -> dict[str, Any]:
    """All messages as one schema."""
    defs: dict[str, Any] = {}
    roots: dict[str, Any] = {}
    for group, named in unions().items():
        types = [member for union in named.values() for member in get_args(union) or (union,)]
        shapes, parts = msgspec.json.schema_components(types, ref_template=f"#/$defs/{group}{{name}}")
        defs |= {f"{group}{name}": _named(f"{group}{name}", part) for name, part in parts.items()}
        rest = iter(shapes)
        for name, union in named.items():
            members = [next(rest) for _ in get_args(union) or (union,)]
            if len(members) > 1:
                defs[group + name] = {"title": group + name, "anyOf": members}
                members = [{"$ref": f"#/$defs/{group}{name}"}]
            roots[group + name] = members[0]
    return {"title": "Wire", "type": "object", "properties": roots, "required": list(roots), "$defs": defs}


def _named(name: str, part: Mapping[str, Any]) -> dict[str, Any]:
    """A part of the schema whose title is the name it goes by."""
    return {**_bare(part), "title": name}


def _bare(part: Any) -> Any:
    """A part without defaults: they are absent from messages, and would double the types that have one."""
    if isinstance(part, Mapping):
        kept = {key: _bare(value) for key, value in part.items() if key != "default"}
        if "prefixItems" in kept:  # the spelling of fixed lists that the maker of types knows
            kept["items"] = kept.pop("prefixItems")
        return kept
    return [_bare(value) for value in part] if isinstance(part, list) else part


def stamp(text: str) -> str:
    """What the generated types say they were made from."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def main() -> None:
    """Print the schema; its stamp goes with it as a comment of the schema's own."""
    text = json.dumps(schema(), indent=1)
    print(json.dumps({"$comment": stamp(text), **schema()}, indent=1))


if __name__ == "__main__":
    main()

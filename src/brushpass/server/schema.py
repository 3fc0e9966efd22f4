"""`python -m brushpass.server.schema`: all that the page takes from Python, as one JSON document (`make wire`).

The document holds JSON Schemas, from which `web/scripts/wire.mjs` makes TypeScript types, and texts, which it writes as
they are. Messages that the page receives and messages that it sends are different schemas: a field with a default is
always there in what the server sends, unless its struct omits defaults, and never has to be there in what it accepts.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import Any, Final, get_args

import msgspec
from msgspec import NODEFAULT

from brushpass.core.kit import Kit
from brushpass.core.record import Record
from brushpass.games.kits import kits, load
from brushpass.wire import http, inbound, notices, outbound, review

Schema = dict[str, Any]

HOUSE: Final = "wire.gen.ts"
TYPES: Final = "games/{}/wire.gen.ts"
FACTS: Final = "games/{}/facts.gen.ts"
CARDS: Final = "games/{}/cards.gen.ts"
"""Where the page keeps what is made for it, in `web/src`."""

NOTE: Final = "// Made by `make wire` from src/brushpass/server/schema.py; do not edit.\n"


def document() -> dict[str, dict[str, Any]]:
    """The schemas and the texts of all generated files, by path."""
    games = [kit for kit in kits().values() if kit.page is not None]
    schemas = {HOUSE: house(), **{TYPES.format(kit.name): game(kit) for kit in games}}
    texts = {FACTS.format(kit.name): _facts(kit) for kit in games}
    texts |= {CARDS.format(kit.name): _cards(load(kit.page or "")) for kit in games}
    return {"schemas": {path: {"$comment": stamp(one), **one} for path, one in schemas.items()}, "texts": texts}


def house() -> Schema:
    """The messages that all games share."""
    told = {"Outbound": outbound.Outbound, "Review": review.Review, "Known": review.Known, "Record": Record}
    answers = (http.Seated, http.OwnTable, http.RecordLine, http.SeenStep, http.GameInfo, http.Problem)
    requests = (http.OpenTable, http.TakeSeat, http.MoveSeat)
    received = _received({**told, **{answer.__name__: answer for answer in answers}})
    received |= _renamed(_received({"Notice": notices.Notice}), "{}Notice", but=("Notice",))
    sent = _sent({"Inbound": inbound.Inbound, **{request.__name__: request for request in requests}})
    return _together(received, sent)


def game(kit: Kit) -> Schema:
    """The messages of one game, and what a viewer folds from them."""
    told = {"Seen": kit.seen, "Choice": kit.choice, "Claim": kit.phrases, "Ask": kit.ask, "Sight": kit.sight}
    told |= {"Snapshot": kit.snapshot and load(kit.snapshot), "Explanation": kit.explanation and load(kit.explanation)}
    received = _received({name: one for name, one in told.items() if one is not None}, whole=kit.sight)
    sent = {"Claim": kit.phrases, "About": kit.statements}  # a choice goes back as it came
    return _together(received, _sent({name: one for name, one in sent.items() if one is not None}))


def _sent(named: Mapping[str, Any]) -> Schema:
    """Definitions of what the page sends."""
    members = [member for one in named.values() for member in get_args(one) or (one,)]
    _, parts = msgspec.json.schema_components(members, ref_template="#/$defs/{name}")
    defs = {name: {**_bare(part), "title": name} for name, part in parts.items()}
    for name, one in named.items():
        if name not in defs:
            union = [{"$ref": f"#/$defs/{member.__name__}"} for member in get_args(one) or (one,)]
            defs[name] = {"title": name, "anyOf": union}
    return defs


def _received(named: Mapping[str, Any], whole: type | None = None) -> Schema:
    """Definitions of what the page receives; of `whole`, every field that is not hidden is there."""
    defs = _sent(named)
    for struct in _structs(msgspec.inspect.multi_type_info(named.values())):
        omits = struct.cls.__struct_config__.omit_defaults and struct.cls is not whole
        fields = {field.encode_name: field for field in struct.fields}
        part = defs[struct.cls.__name__]
        for name, field in fields.items():
            if omits and field.default is None:  # what is None is left out
                part["properties"][name] = _without_null(part["properties"][name])
        there = [name for name, field in fields.items() if field.required or not (omits or _may_be_hidden(field))]
        tags = [name for name in part["properties"] if name not in fields]
        part["required"] = [*tags, *there]
    return defs


def _may_be_hidden(field: msgspec.inspect.Field) -> bool:
    """Whether it is absent for those who may not have it (`| UnsetType`)."""
    return not field.required and field.default is NODEFAULT and field.default_factory is NODEFAULT


def _structs(nodes: Any, found: set[type] | None = None) -> Iterator[msgspec.inspect.StructType]:
    """Every struct that these types are made of, once."""
    found = set() if found is None else found
    for node in nodes if isinstance(nodes, Sequence) else (nodes,):
        if isinstance(node, msgspec.inspect.StructType):
            if node.cls in found:
                continue
            found.add(node.cls)
            yield node
        if isinstance(node, msgspec.inspect.Type | msgspec.inspect.Field):
            for name in node.__struct_fields__:
                part = getattr(node, name)
                if isinstance(part, tuple | msgspec.inspect.Type):
                    yield from _structs(part, found)


def _together(received: Schema, sent: Schema) -> Schema:
    """One schema of both: what is accepted otherwise than it is told is called `...Input`."""
    differ = {name for name, part in sent.items() if received.get(name, part) != part}
    while more := {name for name, part in sent.items() if name in received and _uses(part, differ)} - differ:
        differ |= more
    defs = received | _renamed(sent, "{}Input", but=sent.keys() - differ)
    return {"title": "Wire", "type": "object", "properties": {}, "$defs": dict(sorted(defs.items()))}


def _uses(part: Schema, names: set[str]) -> bool:
    return any(f'"#/$defs/{name}"' in json.dumps(part) for name in names)


def _renamed(defs: Schema, pattern: str, *, but: Sequence[str] | set[str]) -> Schema:
    """The definitions by other names, and all that refers to them."""
    names = {name: name if name in but else pattern.format(name) for name in defs}
    text = json.dumps(defs)
    for old, new in names.items():
        text = text.replace(f'"#/$defs/{old}"', f'"#/$defs/{new}"')
    return {names[name]: {**part, "title": names[name]} for name, part in json.loads(text).items()}


def _bare(part: Any) -> Any:
    """A part without defaults, and with fixed lists in the spelling that the maker of types knows."""
    if isinstance(part, Mapping):
        rest = {key: _bare(value) for key, value in part.items() if key not in ("default", "properties")}
        if rest == {"type": "object"}:
            return {**rest, "additionalProperties": {}}
        if "properties" in part:  # a field may be called `default`
            rest["properties"] = {name: _bare(field) for name, field in part["properties"].items()}
        if "prefixItems" in rest:
            rest["items"] = rest.pop("prefixItems")
        return rest
    return [_bare(value) for value in part] if isinstance(part, list) else part


def _without_null(part: Schema) -> Schema:
    options = [one for one in part.get("anyOf", ()) if one != {"type": "null"}]
    return options[0] if len(options) == 1 else {**part, "anyOf": options} if options else part


def _facts(kit: Kit) -> str:
    """What a lobby must know of a game before it has asked the server."""
    facts = {
        "name": kit.name,
        "title": kit.title,
        "order": kit.order,
        "players": (kit.players[0], kit.players[-1]),
        "switches": kit.rules.__struct_fields__,
        "levels": tuple(kit.levels),
        "has_phrases": kit.phrases is not None,
        "has_dossier": kit.dossier is not None,
        "has_judge": kit.judge is not None,
        "asked_in_secret": sorted(kit.asked_in_secret),
    }
    return f"{NOTE}import type {{ Facts }} from '../contract';\n\nexport const FACTS: Facts = {json.dumps(facts)};\n"


def _cards(values: Mapping[str, Any]) -> str:
    """Constants by name, with their types."""
    named: set[str] = set()
    lines = [f"export const {name}: {_type(value, named)} = {json.dumps(value)};\n" for name, value in values.items()]
    imports = f"import type {{ {', '.join(sorted(named))} }} from './wire.gen';\n\n" if named else "\n"
    return f"{NOTE}{imports}{''.join(lines)}"


def _type(value: Any, named: set[str]) -> str:
    """The type of a constant in TypeScript. Enumerations go by their names, which are noted in `named`."""
    match value:
        case Enum():
            named.add(type(value).__name__)
            return type(value).__name__
        case bool() | int() | float() | str():
            return {bool: "boolean", str: "string"}.get(type(value), "number")
        case Mapping():
            keys, values = _union(value.keys(), named), _union(value.values(), named)
            return f"Readonly<Record<{keys}, {values}>>"
    member = _union(value, named)
    return f"readonly ({member})[]" if "|" in member else f"readonly {member}[]"


def _union(values: Any, named: set[str]) -> str:
    return " | ".join(sorted({_type(value, named) for value in values}))


def stamp(value: Any) -> str:
    """What generated types say they were made from."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]


if __name__ == "__main__":
    print(json.dumps(document(), indent=1))

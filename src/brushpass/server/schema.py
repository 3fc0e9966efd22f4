"""`python -m brushpass.server.schema`: everything the page needs from Python, as one JSON document (`make wire`).

The document holds JSON Schemas, from which `web/scripts/wire.mjs` makes TypeScript types, and texts, which it writes to
files unchanged. What a client receives and what it sends have different schemas: a field with a default is always
present in what the server sends, unless its struct omits defaults, and never required in what the server accepts.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence, Set
from typing import Any, get_args

import msgspec
from msgspec import NODEFAULT

from brushpass.core.kit import Kit
from brushpass.core.record import Record
from brushpass.games.kits import load, own_kits
from brushpass.server import constants
from brushpass.wire import http, inbound, labels, notices, outbound, review

Schema = dict[str, Any]


def document() -> dict[str, dict[str, Any]]:
    """The schemas and texts of all generated files, by path in `web/src`."""
    games = own_kits().values()
    schemas = {"wire.gen.ts": house(), **{f"games/{kit.name}/wire.gen.ts": game(kit) for kit in games}}
    texts = {f"games/{kit.name}/facts.gen.ts": constants.facts(kit) for kit in games}
    texts |= {f"games/{kit.name}/cards.gen.ts": constants.cards(load(kit.page)) for kit in games if kit.page}
    return {
        "schemas": {path: {"$comment": stamp(schema), **schema} for path, schema in schemas.items()},
        "texts": texts,
    }


def schema() -> Schema:
    """All messages as one schema; the names of a game's messages begin with the name of the game."""
    defs = house()["$defs"]
    for kit in own_kits().values():
        defs |= _renamed(game(kit)["$defs"], kit.name.capitalize() + "{}")
    return _schema(defs)


def house() -> Schema:
    """The messages that all games share."""
    messages = {"Outbound": outbound.Outbound, "Review": review.Review, "Known": review.Known, "Record": Record}
    messages |= {"Honesty": labels.Honesty}
    answers = (http.Seated, http.OwnTable, http.RecordLine, http.RecordHead, http.SeenStep, http.GameInfo, http.Problem)
    requests = (http.OpenTable, http.TakeSeat, http.MoveSeat)
    received = _received({**messages, **{answer.__name__: answer for answer in answers}})
    received |= _renamed(_received({"Notice": notices.Notice}), "{}Notice", but={"Notice"})
    sent = _sent({"Inbound": inbound.Inbound, **{request.__name__: request for request in requests}})
    return _together(received, sent)


def game(kit: Kit) -> Schema:
    """The messages of one game, and the sight that a viewer folds from them."""
    types = {"Seen": kit.seen, "Choice": kit.choice, "Claim": kit.phrases, "Ask": kit.ask, "Sight": kit.sight}
    types |= {"Snapshot": kit.snapshot and load(kit.snapshot), "Explanation": kit.explanation and load(kit.explanation)}
    received = _received({name: kind for name, kind in types.items() if kind is not None}, whole=kit.sight)
    sent = {"Claim": kit.phrases, "About": kit.statements}  # a choice is sent back as it was received
    return _together(received, _sent({name: kind for name, kind in sent.items() if kind is not None}))


def _sent(named: Mapping[str, Any]) -> Schema:
    """Definitions of what the page sends."""
    members = [member for kind in named.values() for member in get_args(kind) or (kind,)]
    _, parts = msgspec.json.schema_components(members, ref_template="#/$defs/{name}")
    defs = {name: {**_bare(part), "title": name} for name, part in parts.items()}
    for name, kind in named.items():
        if name not in defs:
            union = [{"$ref": f"#/$defs/{member.__name__}"} for member in get_args(kind) or (kind,)]
            defs[name] = {"title": name, "anyOf": union}
    return defs


def _received(named: Mapping[str, Any], whole: type | None = None) -> Schema:
    """Definitions of what the page receives. A message of type `whole` has every field that is not hidden."""
    defs = _sent(named)
    for struct in _structs(msgspec.inspect.multi_type_info(named.values())):
        omits = struct.cls.__struct_config__.omit_defaults and struct.cls is not whole
        fields = {field.encode_name: field for field in struct.fields}
        part = defs[struct.cls.__name__]
        for name, field in fields.items():
            if omits and field.default is None:  # None is left out
                part["properties"][name] = _without_null(part["properties"][name])
        present = [name for name, field in fields.items() if field.required or not (omits or _may_be_hidden(field))]
        tags = [name for name in part["properties"] if name not in fields]
        part["required"] = [*tags, *present]
    return defs


def _may_be_hidden(field: msgspec.inspect.Field) -> bool:
    """Whether a field is absent for viewers who may not know it (`| UnsetType`)."""
    return not field.required and field.default is NODEFAULT and field.default_factory is NODEFAULT


def _structs(nodes: Any, known: set[type] | None = None) -> Iterator[msgspec.inspect.StructType]:
    """Every struct that these types consist of, once."""
    known = set() if known is None else known
    for node in nodes if isinstance(nodes, Sequence) else (nodes,):
        if isinstance(node, msgspec.inspect.StructType):
            if node.cls in known:
                continue
            known.add(node.cls)
            yield node
        if isinstance(node, msgspec.inspect.Type | msgspec.inspect.Field):
            for name in node.__struct_fields__:
                part = getattr(node, name)
                if isinstance(part, tuple | msgspec.inspect.Type):
                    yield from _structs(part, known)


def _together(received: Schema, sent: Schema) -> Schema:
    """One schema of both. A type that is sent in another form than it is received is called `...Input` there."""
    differ = {name for name, part in sent.items() if received.get(name, part) != part}
    while more := {name for name, part in sent.items() if name in received and _uses(part, differ)} - differ:
        differ |= more
    return _schema(received | _renamed(sent, "{}Input", but=sent.keys() - differ))


def _schema(defs: Schema) -> Schema:
    return {"title": "Wire", "type": "object", "properties": {}, "$defs": dict(sorted(defs.items()))}


def _uses(part: Schema, names: set[str]) -> bool:
    return any(f'"#/$defs/{name}"' in json.dumps(part) for name in names)


def _renamed(defs: Schema, pattern: str, *, but: Set[str] = frozenset()) -> Schema:
    """The definitions under other names, with every reference to them."""
    names = {name: name if name in but else pattern.format(name) for name in defs}
    text = json.dumps(defs)
    for old, new in names.items():
        text = text.replace(f'"#/$defs/{old}"', f'"#/$defs/{new}"')
    return {names[name]: {**part, "title": names[name]} for name, part in json.loads(text).items()}


def _bare(part: Any) -> Any:
    """A part without defaults, and with fixed lists in the form that the type generator understands."""
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
    options = [option for option in part.get("anyOf", ()) if option != {"type": "null"}]
    return options[0] if len(options) == 1 else {**part, "anyOf": options} if options else part


def stamp(value: Any) -> str:
    """A digest that generated types carry, so that a test can tell whether they are current."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]


if __name__ == "__main__":
    print(json.dumps(document(), indent=1))

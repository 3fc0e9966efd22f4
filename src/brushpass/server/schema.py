"""`python -m brushpass.server.schema`: everything the web client receives and sends, as one JSON Schema.

The page's types are made from it (`make wire`), so that the page cannot disagree with the server. Names that both games
use get the game's name in front: `SecretsKind`, `EspionajeKind`.
"""

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final, get_args

import msgspec

from brushpass.core.record import Record
from brushpass.games.espionaje import choices as espionaje_choices
from brushpass.games.espionaje import seen as espionaje_seen
from brushpass.games.espionaje import sight as espionaje_sight
from brushpass.games.secrets import choices as secrets_choices
from brushpass.games.secrets import seen as secrets_seen
from brushpass.games.secrets import sight as secrets_sight
from brushpass.minds.dossier.espionaje import snapshot as espionaje_dossier
from brushpass.minds.dossier.secrets import reasons as secrets_reasons
from brushpass.minds.dossier.secrets import snapshot as secrets_dossier
from brushpass.wire import inbound, notices, outbound, review, talk

UNIONS: Final[dict[str, dict[str, Any]]] = {
    "": {
        "Inbound": inbound.Inbound,
        "Outbound": outbound.Outbound,
        "Notice": notices.Notice,
        "Claim": talk.Claim,
        "GameRecord": Record,
        "Review": review.Review,
        "Known": review.Known,
    },
    "Secrets": {
        "Seen": secrets_seen.Seen,
        "Choice": secrets_choices.Choice,
        "View": secrets_sight.Sight,
        "Ask": secrets_choices.Ask,
        "Snapshot": secrets_dossier.Snapshot,
        "Explanation": secrets_reasons.Explanation,
    },
    "Espionaje": {
        "Seen": espionaje_seen.Seen,
        "Choice": espionaje_choices.Choice,
        "View": espionaje_sight.Sight,
        "Ask": espionaje_choices.Ask,
        "Snapshot": espionaje_dossier.Snapshot,
        "Explanation": espionaje_dossier.Explanation,
    },
}
"""The named unions, in groups; the group's name stands in front of every name in it."""


def schema() -> dict[str, Any]:
    """All messages as one schema."""
    defs: dict[str, Any] = {}
    roots: dict[str, Any] = {}
    for group, unions in UNIONS.items():
        types = [member for union in unions.values() for member in get_args(union) or (union,)]
        shapes, parts = msgspec.json.schema_components(types, ref_template=f"#/$defs/{group}{{name}}")
        defs |= {f"{group}{name}": _named(f"{group}{name}", part) for name, part in parts.items()}
        rest = iter(shapes)
        for name, union in unions.items():
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

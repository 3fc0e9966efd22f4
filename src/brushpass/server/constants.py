"""Constants of a game in TypeScript, so that nothing is written twice: what a lobby needs, and the cards."""

import json
from collections.abc import Collection, Mapping
from enum import Enum
from typing import Any, Final

import msgspec

from brushpass.core.kit import Kit
from brushpass.core.switches import switches

NOTE: Final = "// Made by `make wire` from src/brushpass/server/constants.py; do not edit.\n"


def facts(kit: Kit) -> str:
    """What a lobby must know about a game before the server has answered (`GET /api/games`)."""
    values = {
        "name": kit.name,
        "title": kit.title,
        "order": kit.order,
        "players": (kit.players[0], kit.players[-1]),
        "switches": msgspec.to_builtins(switches(kit.rules)),
        "levels": tuple(kit.levels),
        "has_phrases": kit.phrases is not None,
        "has_dossier": kit.dossier is not None,
        "has_judge": kit.judge is not None,
        "asked_in_secret": sorted(kit.asked_in_secret),
    }
    return f"{NOTE}import type {{ Facts }} from '../contract';\n\nexport const FACTS: Facts = {_text(values)};\n"


def cards(values: Mapping[str, Any]) -> str:
    """A kit's constants for the page (`Kit.page`), each with its type."""
    named: set[str] = set()
    lines = [f"export const {name}: {_type(value, named)} = {_text(value)};\n" for name, value in values.items()]
    imports = f"import type {{ {', '.join(sorted(named))} }} from './wire.gen';\n\n" if named else "\n"
    return f"{NOTE}{imports}{''.join(lines)}"


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _type(value: Any, named: set[str]) -> str:
    """The TypeScript type of a constant. The names of enumerations are added to `named`."""
    if isinstance(value, Enum):
        named.add(type(value).__name__)
        return type(value).__name__
    if isinstance(value, Mapping):
        return f"Readonly<Record<{_union(value.keys(), named)}, {_union(value.values(), named)}>>"
    if isinstance(value, bool | int | float | str):
        return {bool: "boolean", str: "string"}.get(type(value), "number")
    member = _union(value, named)
    return f"readonly ({member})[]" if "|" in member else f"readonly {member}[]"


def _union(values: Collection[Any], named: set[str]) -> str:
    return " | ".join(sorted({_type(value, named) for value in values}))

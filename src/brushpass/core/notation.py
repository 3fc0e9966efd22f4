"""Choices, events and sights as text, and back. People read it in records, goldens and the terminal.

A message is one line that follows the pattern of its kind, such as `{by} offers[ {card}] to {to}[ as {claim}]`. A part
in brackets appears only if its field is present: what a viewer may not see leaves no trace. Inside a line a value is
one word; `,` joins a row of values, `;` joins rows, and `-` is an empty row. A structure is a list of `field=value`
words; ` | ` joins structures.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Generic, TypeVar, cast, get_args

import msgspec
from msgspec import UNSET, Struct
from msgspec import inspect as types

from brushpass.core.errors import Malformed
from brushpass.core.messages import Rules

T = TypeVar("T")
_FIELD = re.compile(r"\{(\w+)\}")
_OPTIONAL = re.compile(r"\[([^\]]*)\]")


def write_value(value: Any) -> str:
    """A field's value as text."""
    if type(value) is int:  # by far the most common
        return str(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Struct):
        fields = _named(value) if isinstance(value, Rules) else _present(value)
        return " ".join(f"{name}={write_value(part)}" for name, part in fields.items())
    if isinstance(value, tuple):
        joint = (
            " | " if value and isinstance(value[0], Struct) else ";" if value and isinstance(value[0], tuple) else ","
        )
        return joint.join(map(write_value, value)) if value else "-"
    return str(value)


def read_value(text: str, kind: types.Type) -> Any:
    """The value that `write_value` wrote, as plain data that msgspec can convert to its type."""
    match kind:
        case types.UnionType(types=members):
            real = [member for member in members if not isinstance(member, types.NoneType)]
            return read_value(text, real[0]) if len(real) == 1 else text
        case types.VarTupleType(item_type=item):
            joint = (
                " | " if isinstance(item, types.StructType) else ";" if isinstance(item, types.VarTupleType) else ","
            )
            return [] if text == "-" else [read_value(part, item) for part in text.split(joint)]
        case types.TupleType():
            return text.split(",")
        case types.StructType():
            kinds = {field.name: field.type for field in kind.fields}
            words = dict(word.split("=", 1) for word in text.split(" "))
            return {name: read_value(word, kinds[name]) for name, word in words.items()}
        case _:
            return text


def _present(message: Struct) -> dict[str, Any]:
    """The fields of a message that are present."""
    present = {}
    for name in message.__struct_fields__:
        value = getattr(message, name)
        if value is not None and value is not UNSET:
            present[name] = value
    return present


def _named(rules: Rules) -> dict[str, Any]:
    """The switches that a line names: those that are always named, and those that are not at their default."""
    written, named = rules.written, {}
    for name, default in _switches(type(rules)):
        value = getattr(rules, name)
        if written is None or name in written or value != default:
            named[name] = value
    return named


@cache
def _switches(kind: type[Rules]) -> tuple[tuple[str, Any], ...]:
    """The switches of a game, each with its default. Looking them up takes longer than everything else in a line."""
    return tuple((field.name, field.default) for field in msgspec.structs.fields(kind))


Part = tuple[frozenset[str], tuple[tuple[str, str], ...], str]
"""A part of a pattern: the fields that it needs, words that are each followed by a field, and a last word."""


def _parts(pattern: str) -> tuple[Part, ...]:
    """A pattern split into parts once, so that writing a line only joins words."""
    parts = []
    for index, text in enumerate(_OPTIONAL.split(pattern)):  # every second part was in brackets
        *pieces, last = _FIELD.split(text)
        names = pieces[1::2]
        parts.append((frozenset(names if index % 2 else ()), tuple(zip(pieces[::2], names, strict=True)), last))
    return tuple(parts)


class Notation(Generic[T]):
    """The notation of one family of messages, a tagged union of structs."""

    def __init__(self, family: Any, patterns: Mapping[str, str]) -> None:
        self._parts = {tag: _parts(pattern) for tag, pattern in patterns.items()}
        self._kinds: list[tuple[re.Pattern[str], types.StructType]] = []
        for member in get_args(family):
            kind = types.type_info(member)
            assert isinstance(kind, types.StructType)
            assert isinstance(kind.tag, str)
            self._kinds.append((_regex(patterns[kind.tag], kind), kind))

    def write(self, message: T) -> str:
        """The message as one line."""
        assert isinstance(message, Struct)
        values = _present(message)
        tag = message.__struct_config__.tag
        assert isinstance(tag, str)
        line: list[str] = []
        for needed, words, last in self._parts[tag]:
            if not needed or values.keys() >= needed:
                for word, name in words:
                    line += (word, write_value(values[name]))
                line.append(last)
        return "".join(line)

    def read(self, line: str) -> T:
        """The message that a line spells; refuses anything else."""
        for regex, kind in self._kinds:
            spelled = regex.fullmatch(line)
            if spelled is None:
                continue
            kinds = {field.name: field.type for field in kind.fields}
            words = {name: word for name, word in spelled.groupdict().items() if word is not None}
            try:
                values = {name: read_value(word, kinds[name]) for name, word in words.items()}
                message = cast(T, msgspec.convert(values | {kind.tag_field: kind.tag}, kind.cls, strict=False))
            except (ValueError, KeyError) as error:  # msgspec's ValidationError is a ValueError
                raise Malformed(f"{line!r}: {error}") from None
            if self.write(message) == line:  # one message, one spelling
                return message
        raise Malformed(f"not in the notation: {line!r}")


def _regex(pattern: str, kind: types.StructType) -> re.Pattern[str]:
    """A pattern as a regular expression, with one named group per field that this kind has."""
    known = {field.name: r".+?" if isinstance(field.type, types.StructType) else r"[^ ]+" for field in kind.fields}

    def part(match: re.Match[str]) -> str:
        return f"(?:{match[1]})?" if known.keys() >= set(_FIELD.findall(match[1])) else ""

    text = re.sub(r"[.+*?()^$|]", lambda match: "\\" + match[0], pattern)
    text = _OPTIONAL.sub(part, text)
    return re.compile(_FIELD.sub(lambda match: f"(?P<{match[1]}>{known[match[1]]})", text))


def write_sight(sight: Struct) -> str:
    """A sight as lines of `field: value`."""
    return "\n".join(f"{name}: {write_value(value)}" for name, value in _present(sight).items())


def read_sight(text: str, kind: type[T]) -> T:
    """The sight that `write_sight` wrote; refuses anything else."""
    known = types.type_info(kind)
    assert isinstance(known, types.StructType)
    kinds = {field.name: field.type for field in known.fields}
    try:
        words = dict(line.split(": ", 1) for line in text.split("\n"))
        values = {name: read_value(word, kinds[name]) for name, word in words.items()}
        sight = msgspec.convert(_defaults(known) | values, kind, strict=False)
    except (ValueError, KeyError) as error:
        raise Malformed(f"not a sight: {error}") from None
    assert isinstance(sight, Struct)
    if write_sight(sight) != text:  # one sight, one spelling
        raise Malformed("not a sight in its only spelling")
    return sight


def _defaults(kind: types.StructType) -> dict[str, Any]:
    """None for required fields that may be None, such as the seat of the public."""
    return {field.name: None for field in kind.fields if field.required and isinstance(field.type, types.UnionType)}

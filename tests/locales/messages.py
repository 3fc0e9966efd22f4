"""What is in the Fluent files: every message with its variables, and what is wrong with it by itself."""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from brushpass.locales.languages import FOLDER

PLURALS = {"zero", "one", "two", "few", "many"}


@dataclass
class Found:
    """The messages of one language or one file."""

    variables: dict[str, frozenset[str]] = field(default_factory=dict)
    """By the message's id: the variables it uses."""
    cases: dict[str, dict[str, frozenset[str]]] = field(default_factory=dict)
    """By the message's id and variable: the words that it chooses between; plurals are the language's own."""
    faults: list[str] = field(default_factory=list)


@cache
def needed(language: str) -> frozenset[str]:
    """The plural categories that counts up to a thousand can fall into; `other` is always there."""
    rule = Locale.parse(language, sep="-").plural_form
    return frozenset(rule(count) for count in range(1001)) - {"other"}


class _Message(Visitor):
    def __init__(self, language: str) -> None:
        self.language = language
        self.variables: set[str] = set()
        self.cases: dict[str, frozenset[str]] = {}
        self.faults: list[str] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 # named after the node
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 # named after the node
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & PLURALS:
            if lacking := needed(self.language) - keys:
                self.faults.append(f"lacks the plural {sorted(lacking)}")
            if idle := (keys & PLURALS) - set(Locale.parse(self.language, sep="-").plural_form.tags):
                self.faults.append(f"has the plural {sorted(idle)}, which {self.language} does not know")
        elif "yes" in keys and keys != {"yes", "no"}:
            self.faults.append(f"chooses between {sorted(keys)}; it must be yes and no")
        elif isinstance(node.selector, ast.VariableReference) and keys != {"other"}:
            name = node.selector.id.name
            self.cases[name] = self.cases.get(name, frozenset()) | keys
        self.generic_visit(node)


def read(text: str, language: str) -> Found:
    """The messages of a Fluent file."""
    found = Found()
    for entry in parse(text).body:
        if isinstance(entry, ast.Junk):
            junk = (entry.content or "").strip()
            found.faults.append(f"cannot be read: {junk[:60]!r}")
        if not isinstance(entry, ast.Message):
            continue
        name = entry.id.name
        if name in found.variables:
            found.faults.append(f"{name} is there twice")
        if entry.value is None or entry.attributes:
            found.faults.append(f"{name} must have a text and no attributes")
            continue
        visitor = _Message(language)
        visitor.visit(entry.value)
        found.variables[name] = frozenset(visitor.variables)
        found.cases[name] = visitor.cases
        found.faults.extend(f"{name} {fault}" for fault in visitor.faults)
    return found


def files(language: str) -> dict[str, Path]:
    """The Fluent files of a language by name."""
    return {path.name: path for path in sorted((FOLDER / language).glob("*.ftl"))}


def faults(english: Found, other: Found) -> list[str]:
    """What a language lacks, has too much, or says with other variables than English."""
    ours, theirs = english.variables, other.variables
    return [
        *(f"lacks {name}" for name in sorted(ours.keys() - theirs.keys())),
        *(f"has {name}, which English has not" for name in sorted(theirs.keys() - ours.keys())),
        *(
            f"{name} uses {sorted(theirs[name])}, English {sorted(ours[name])}"
            for name in sorted(ours.keys() & theirs.keys())
            if ours[name] != theirs[name]
        ),
        *(
            f"{name} knows the case {case} of ${variable}, which English does not"
            for name in sorted(ours.keys() & theirs.keys())
            for variable, cases in sorted(other.cases[name].items())
            for case in sorted(cases - english.cases[name].get(variable, cases))
        ),
    ]

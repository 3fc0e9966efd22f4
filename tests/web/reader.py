"""Somebody who has nothing but the browser's accessibility tree: roles, names and states, and a key to press."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from tests.web.players import until


@dataclass(frozen=True)
class Node:
    """Something that a screen reader can tell of."""

    role: str
    name: str
    within: tuple[str, ...]
    """The ids of what it is in, from the page down; its own is the last."""
    backend: int
    pressed: bool | None
    """Whether a button that stays down is down; of others, nothing."""
    disabled: bool


class Reader:
    """Reads the tree, and presses what it finds there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._devtools = page.context.new_cdp_session(page)
        self._devtools.send("Accessibility.enable")

    def nodes(self) -> list[Node]:
        """Everything that is told, in the order of reading."""
        tree = self._devtools.send("Accessibility.getFullAXTree")["nodes"]
        return list(self._below(tree[0]["nodeId"], {one["nodeId"]: one for one in tree}, ()))

    def _below(self, name: str, tree: dict[str, Any], within: tuple[str, ...]) -> Iterator[Node]:
        raw, within = tree[name], (*within, name)
        if not raw.get("ignored") and "backendDOMNodeId" in raw:
            states = {one["name"]: one["value"].get("value") for one in raw.get("properties", [])}
            yield Node(
                raw["role"]["value"],
                raw.get("name", {}).get("value", ""),
                within,
                raw["backendDOMNodeId"],
                states["pressed"] == "true" if "pressed" in states else None,
                bool(states.get("disabled")),
            )
        for child in raw.get("childIds", []):
            if child in tree:
                yield from self._below(child, tree, within)

    def find(self, role: str, name: str = "") -> Node | None:
        """The first of a role, with this name."""
        return next((one for one in self.nodes() if one.role == role and name in one.name), None)

    def wait_for(self, role: str, name: str = "") -> Node:
        """The same, as soon as it is there."""
        until(self.page, lambda: self.find(role, name) is not None)
        found = self.find(role, name)
        assert found is not None
        return found

    def press(self, node: Node) -> None:
        """Go there and press Enter."""
        self._devtools.send("DOM.focus", {"backendNodeId": node.backend})
        self.page.keyboard.press("Enter")

    def answer(self, turn: int) -> None:
        """Answer what is asked in some legal way: press a button, or choose until there is one to press."""
        until(self.page, lambda: asked(self.nodes()) is not None)
        for _ in range(8):
            nodes = self.nodes()
            region = asked(nodes)
            assert region is not None
            inside = [one for one in buttons(nodes) if one.within[: len(region.within)] == region.within]
            deeds = [one for one in inside if one.pressed is None and is_deed(one, nodes, turn)]
            chosen = deeds or to_choose(inside, nodes)
            self.press(chosen[turn % len(chosen)])
            if deeds:
                return
        raise AssertionError("choosing leads to nothing")


def asked(nodes: list[Node]) -> Node | None:
    """The region of the question that was announced."""
    told = next((place for place, one in enumerate(nodes) if "Your move" in one.name), None)
    if told is None:
        return None
    said = {one.name for one in nodes[told : told + 6]}
    return next((one for one in nodes if one.role == "region" and one.name in said), None)


def buttons(nodes: list[Node]) -> list[Node]:
    """What can be pressed."""
    return [one for one in nodes if one.role == "button" and not one.disabled]


def is_deed(button: Node, nodes: list[Node], turn: int) -> bool:
    """Whether a button answers the question: it neither explains nor says something; an accusation can wait."""
    if button.name.startswith("What does") or group_of(button, nodes).name.startswith("Say "):
        return False
    return turn > 3 or not button.name.startswith("Accuse")


def to_choose(inside: list[Node], nodes: list[Node]) -> list[Node]:
    """The first group of which nothing is chosen; then the places on the table."""
    kept = [one for one in inside if one.pressed is not None]
    for group in dict.fromkeys(group_of(one, nodes) for one in kept):
        of_group = [one for one in kept if group_of(one, nodes) == group]
        if not any(one.pressed for one in of_group):
            return of_group
    return [one for one in buttons(nodes) if one.pressed is False and one.name.startswith("Choose ")]


def group_of(node: Node, nodes: list[Node]) -> Node:
    """The group that something is in; the page, if in none."""
    around = [one for one in nodes if one.role == "group" and one.within == node.within[: len(one.within)]]
    return around[-1] if around else nodes[0]

"""What the page must leave to the texts: joining, punctuation, and sentences made of other messages."""

import re
from pathlib import Path

from tests.locales.pages import NOTE, WEB, markup_texts

JOIN = re.compile(r"""\.join\(\s*(['"`])[^'"`]*[\s,;:·/+&-][^'"`]*\1\s*\)""")
"""A list put together by hand."""
GLUED = re.compile(r"""`[^`\n]*\$\{(?:t|find)\([^`\n]*`""")
"""A message inside a template literal."""
MARKS = re.compile(r"[.,:;!“”«»„…()·–—]")

OWN = frozenset({"kind-", "face-", "element-", "game-"})
"""Messages that are names, and so may be variables of others."""
NAMED = re.compile(r"""\bt\(\s*['"`]([a-z-]+)""")

MACHINES = {"plain/words.ts", "plain/Tree.svelte"}
"""What shows a game from elsewhere as it stands in the messages: there are no sentences."""


def joined(source: str) -> list[str]:
    """Lists and texts that this source joins by itself."""
    source = NOTE.sub("", source)
    return [found[0] for pattern in (JOIN, GLUED) for found in pattern.finditer(source)]


def punctuated(component: str) -> list[str]:
    """Punctuation in the markup that belongs to some text."""
    return [text.strip() for text in markup_texts(component) if MARKS.search(text)]


def spliced(source: str) -> list[str]:
    """Messages that are put into other messages without being names."""
    source, found = NOTE.sub("", source), []
    for call in re.finditer(r"\bt\(\s*(?:'[^'\n]+'|`[^`\n]+`)\s*,\s*", source):
        inside = _argument(source[call.end() :])
        found += [name for name in NAMED.findall(inside) if not any(name.startswith(own) for own in OWN)]
    return found


def _argument(rest: str) -> str:
    """The text up to the end of the call that it is in."""
    depth = 1
    for place, letter in enumerate(rest):
        depth += {"(": 1, "{": 1, "[": 1, ")": -1, "}": -1, "]": -1}.get(letter, 0)
        if depth == 0:
            return rest[:place]
    return rest


def is_machine(path: Path) -> bool:
    """Whether a source shows messages as they come, without sentences."""
    return path.relative_to(WEB).as_posix() in MACHINES

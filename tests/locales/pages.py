"""What the page asks of the texts: ids that its source names, and words that were written into a component."""

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web" / "src"

CALL = re.compile(r"""\bt\(\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`)""")
CHOICE = re.compile(r"""\bt\(\s*[^'"`()\n]+\?\s*'([^'\n]+)'\s*:\s*'([^'\n]+)'""")

SCRIPT = re.compile(r"<(script|style)\b.*?</\1>", re.S)
COMMENT = re.compile(r"<!--.*?-->", re.S)
WORD = re.compile(r"[^\W\d_]{2,}")
SPOKEN = re.compile(r"""\b(?:aria-label|aria-description|alt|title|placeholder|label)=(?:"([^"{}]*)"|'([^'{}]*)')""")

NOTE = re.compile(r"/\*.*?\*/", re.S)

SILENT = {"Gallery.svelte"}
"""Components that are not part of the built page."""


def used(source: str) -> set[str]:
    """The ids that this source asks for; `${...}` inside one becomes `*`."""
    source = NOTE.sub("", source)
    ids = {next(filter(None, groups)) for groups in CALL.findall(source)}
    ids |= {name for groups in CHOICE.findall(source) for name in groups}
    return {re.sub(r"\$\{[^}]*\}", "*", name) for name in ids}


QUOTED = re.compile(r"""['"]([a-z][a-z0-9-]*)['"]""")


def quoted(source: str) -> set[str]:
    """Every word in the source that could be an id."""
    return set(QUOTED.findall(NOTE.sub("", source)))


PLAIN = re.compile(r"""\bt\(\s*'([^'\n]+)'\s*([,)])""")
BY = frozenset({"by", "you"})
"""What `...names.by(seat)` brings."""


def given(source: str) -> list[tuple[str, frozenset[str]]]:
    """Each call with a plain id, and the variables that it gives; calls that give computed ones are left out."""
    source, found = NOTE.sub("", source), []
    for call in PLAIN.finditer(source):
        names = frozenset() if call[2] == ")" else _keys(source[call.end() :].lstrip())
        if names is not None:
            found.append((call[1], names))
    return found


def _keys(rest: str) -> frozenset[str] | None:
    """The keys of the object literal that the text starts with; None if it does not, or has parts we cannot read."""
    if rest.startswith("names.by("):
        return BY
    if not rest.startswith("{"):
        return None
    parts, depth = [""], 0
    for letter in rest:
        depth += {"{": 1, "(": 1, "[": 1, "}": -1, ")": -1, "]": -1}.get(letter, 0)
        if depth == 0:
            break
        if letter == "," and depth == 1:
            parts.append("")
        else:
            parts[-1] += letter
    keys: set[str] = set()
    for part in filter(None, (part.strip(" {\n") for part in parts)):
        if part.startswith("...names.by("):
            keys |= BY
        elif named := re.match(r"(\w+)\s*(:|$)", part):
            keys.add(named[1])
        else:
            return None
    return frozenset(keys)


def is_known(wanted: str, names: set[str]) -> bool:
    """Whether a message has this id, or fits where part of the id is computed."""
    if "*" not in wanted:
        return wanted in names
    pattern = re.compile(re.escape(wanted).replace(r"\*", "[a-z0-9-]+"))
    return any(pattern.fullmatch(name) for name in names)


def written(component: str) -> list[str]:
    """Words in the markup of a component that come from no Fluent file."""
    markup = COMMENT.sub("", SCRIPT.sub("", component))
    spoken = [text for groups in SPOKEN.findall(markup) for text in groups if WORD.search(text)]
    return [*spoken, *(text.strip() for text in markup_texts(component) if WORD.search(text))]


def markup_texts(component: str) -> list[str]:
    """The text between the tags of a component, without expressions."""
    return _texts(COMMENT.sub("", SCRIPT.sub("", component)))


def _texts(markup: str) -> list[str]:
    """The text between the tags, without expressions."""
    found, text, depth, inside, quote = [], "", 0, False, ""
    for place, letter in enumerate(markup):
        if depth:
            depth += {"{": 1, "}": -1}.get(letter, 0)
        elif letter == "{":
            depth = 1
        elif inside:
            if quote:
                quote = "" if letter == quote else quote
            elif letter in "\"'":
                quote = letter
            elif letter == ">":
                inside = False
        elif letter == "<" and re.match(r"[a-zA-Z/!]", markup[place + 1 : place + 2]):
            found.append(text)
            text, inside = "", True
        else:
            text += letter
    return [*found, text]


def components() -> list[Path]:
    """Every component of the page."""
    return [path for path in sorted(WEB.rglob("*.svelte")) if path.name not in SILENT]


def sources() -> list[Path]:
    """Every source that may ask for a text; tests apart."""
    return [*components(), *(path for path in sorted(WEB.rglob("*.ts")) if ".test." not in path.name)]

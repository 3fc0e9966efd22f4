"""The texts that stand on buttons: found in the components by the class of the button."""

import re
from typing import Final

from tests.locales.families import FAMILIES
from tests.locales.pages import COMMENT, SCRIPT, components
from tests.locales.sentences import spoken, texts

ELEMENT: Final = re.compile(r"<(button|a)\b(.*?)(?<!=)>(.*?)</\1\s*>", re.DOTALL)
SMALL: Final = re.compile(r"<small\b.*?</small\s*>", re.DOTALL)
"""What a button explains in small print may be long."""
LABEL: Final = re.compile(r"""<Share\s+label=\{t\('([a-z-]+)'\)\}""")
"""A component that is a button and gets its text."""
CLASS: Final = re.compile(r"""\bclass="([^"]*\bbutton\b[^"]*)\"""")
CALL: Final = re.compile(r"""\bt\(\s*(?:'([a-z-]+)'|`([a-z-]+)-\$\{)""")


def buttons() -> dict[str, bool]:
    """The messages that stand on buttons, and whether the button is a big one."""
    found: dict[str, bool] = dict.fromkeys(_passed(), False)
    for path in components():
        markup = COMMENT.sub("", SCRIPT.sub("", path.read_text("utf-8")))
        found |= dict.fromkeys(LABEL.findall(markup), False)
        for _, attributes, content in ELEMENT.findall(markup):
            if kind := CLASS.search(attributes):
                found |= dict.fromkeys(_named(SMALL.sub("", content)), "big" in kind[1].split())
    return found


def _named(content: str) -> list[str]:
    """The messages that an element's content asks for."""
    names = []
    for name, family in CALL.findall(content):
        names += [name] if name else [f"{family}-{one}" for one in FAMILIES[family]]
    return names


def _passed() -> list[str]:
    """What stands on buttons without being named there: phrases, and the answers to questions."""
    phrases = [f"phrase-{one}" for one in FAMILIES["phrase"]]
    answers = [name for name in spoken("en") if re.fullmatch(r"quiz-.*-[abc]", name)]
    return [*phrases, "claim-take-it", "claim-refuse-it", *answers]


def longest(language: str, family: str) -> str:
    """The longest name of a family in a language."""
    found = spoken(language)
    return max((texts(found[f"{family}-{one}"].value, {})[0] for one in FAMILIES[family]), key=len)


def sample(language: str, name: str) -> dict[str, str]:
    """What the variables of a message may hold: long names, and the longest names of cards."""
    kind, element = longest(language, "kind"), longest(language, "element")
    players = dict.fromkeys(("by", "to", "name", "whose", "a", "b"), "Maximilian")
    two = {"a": element, "b": element} if name.startswith("suspect-") else {}
    card = element if name.startswith("show-") else kind
    game = longest(language, "game")
    return players | two | {"card": card, "claim": kind, "element": element, "count": "8", "game": game}


def shown(language: str) -> dict[str, list[str]]:
    """Every text of every button in a language. What is quoted on a button may be of any length: it is left out."""
    found = spoken(language)
    return {name: texts(found[name].value, sample(language, name)) for name in buttons() if name != "talk-claim-send"}

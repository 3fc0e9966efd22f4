"""What the variables of messages stand for, so that every message can be read as a sentence."""

from collections.abc import Mapping
from typing import Final

from brushpass.locales import Texts
from brushpass.locales.speech import isolated

NAMES: Final = {"by": "Ann", "name": "Ann", "to": "Bob", "whose": "Bob", "a": "Bob", "b": "Cat", "old": "Dan"}
"""Variables that are players."""
LONG: Final = "Maximiliane-Charlotte"
RIGHT_TO_LEFT: Final = isolated("שרה")

PLAIN: Final[Mapping[str, str | int]] = {
    "after": "+8",
    "all": 12,
    "ask": "offer",
    "at": 7,
    "before": "+3",
    "choice": "accept",
    "cia": 3,
    "code": "K7QX",
    "command": "brushpass verify game.jsonl",
    "count": 3,
    "done": 4,
    "error": 2,
    "example": "offer scientist to 2",
    "first": 4,
    "fresh": 5,
    "games": 5,
    "hippie": 1,
    "kgb": 3,
    "last": 8,
    "limit": 5,
    "number": 2,
    "percent": 40,
    "players": 5,
    "points": "+8",
    "reason": "film",
    "right": 4,
    "round": 2,
    "score": "+6",
    "seat": 0,
    "seats": "0 Ann, 1 Bob",
    "seconds": 30,
    "shown": 2,
    "step": 7,
    "steps": 42,
    "text": "Abc",
    "turn": 3,
    "typed": "99",
    "value": "−2",
    "values": "0, −1",
}
"""Variables that are figures and words, the same in every language."""

THINGS: Final = {
    "card": "kind-double-agent",
    "claim": "kind-assassin",
    "element": "element-cipher-radio",
    "face": "face-hippie",
    "game": "game-secrets",
    "level": "mind-spymaster",
    "title": "mind-spymaster",
}
"""Variables that are said by another message."""

ROWS: Final = {
    "cards": ("kind-double-agent", "kind-assassin"),
    "faces": ("face-cia", "face-hippie"),
}
CHOSEN_FROM: Final = ("faces",)
"""Lists of which one thing is true."""

ELEMENTS: Final = {"a": "element-london", "b": "element-cipher-radio", "card": "element-agent-blue"}
FILES: Final = {"cards": ("element-london", "element-cipher-radio", "element-agent-blue")}
ABOUT_ELEMENTS: Final = (
    "choice-suspect",
    "choice-show",
    "choice-commit",
    "follows-",
    "why-",
    "terminal-solution",
    "terminal-hand",
)
"""Messages about files that stand outside espionaje.ftl."""


def sample(texts: Texts, file: str, message: str, variable: str, names: Mapping[str, str] = NAMES) -> str | int:
    """What a variable of a message stands for; refuses one that nobody has thought of."""
    is_about_files = file == "espionaje.ftl" or message.startswith(ABOUT_ELEMENTS)
    if is_about_files and variable in ELEMENTS:
        return texts.say(ELEMENTS[variable])
    if (row := (FILES if is_about_files else ROWS).get(variable)) is not None:
        return texts.listed([texts.say(one) for one in row], "or" if variable in CHOSEN_FROM else "and")
    if variable == "names":
        return texts.listed([names["by"], names["b"]])
    if variable in names:
        return names[variable]
    if variable in THINGS:
        return texts.say(THINGS[variable])
    assert variable in PLAIN, f"{message} has ${variable}: say in {__name__} what it stands for"
    return PLAIN[variable]

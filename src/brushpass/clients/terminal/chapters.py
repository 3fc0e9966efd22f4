"""The rules of a game as the page teaches them, in chapters of plain text."""

from collections.abc import Sequence
from typing import NamedTuple

from brushpass.clients.terminal.text import wrapped
from brushpass.core.messages import Rules
from brushpass.core.switches import seat_of, spelled
from brushpass.core.switches import switches as core_switches
from brushpass.locales import Texts

TITLE = "-title"


class Chapter(NamedTuple):
    """A title, and the sentences under it."""

    name: str
    title: str
    sentences: tuple[str, ...]

    def lines(self) -> list[str]:
        """The chapter as a paragraph, after an empty line."""
        return ["", self.title, *wrapped("  " + " ".join(self.sentences), hang=0)]


def chapters(prefix: str, texts: Texts) -> list[Chapter]:
    """Every chapter whose messages begin like this: `PREFIX-NAME-title`, and `PREFIX-NAME-...` for its sentences."""
    ids = [message for message in texts.ids if message.startswith(f"{prefix}-")]
    names = [message.removeprefix(f"{prefix}-").removesuffix(TITLE) for message in ids if message.endswith(TITLE)]
    return [_chapter(prefix, name, ids, texts) for name in names]


def _chapter(prefix: str, name: str, ids: Sequence[str], texts: Texts) -> Chapter:
    start, title = f"{prefix}-{name}-", f"{prefix}-{name}{TITLE}"
    return Chapter(
        name, texts.say(title), tuple(texts.say(each) for each in ids if each.startswith(start) and each != title)
    )


def points(prefix: str, texts: Texts) -> list[str]:
    """Every message that begins like this, each as a point of a list."""
    told = (f"- {texts.say(message)}" for message in texts.ids if message.startswith(f"{prefix}-"))
    return [part for line in told for part in wrapped(line, hang=2)]


def house_rules(rules: Rules, names: Sequence[str], texts: Texts) -> list[str]:
    """How a table's choices differ from the printed rules; nothing if it plays as printed."""
    lines = []
    for switch in core_switches(type(rules)):
        value = getattr(rules, switch.name)
        if value != switch.values[0]:
            seat, message = seat_of(value), f"rule-{switch.name.replace('_', '-')}"
            if switch.values != (False, True):
                message += "-seat" if seat is not None else f"-{spelled(value)}"
            is_known = message in texts.ids  # a plug-in game may have no words for its switches
            told = (
                texts.say(message, name="" if seat is None else names[seat]) if is_known else f"{switch.name}={value}"
            )
            lines += wrapped(f"- {told}", hang=2)
    return [texts.say("house-rules"), *lines] if lines else []


def switches(rules: type[Rules], texts: Texts) -> list[str]:
    """The switches of a game, as the lobby explains them: each value but the default."""
    lines = []
    for switch in core_switches(rules):
        name = switch.name.replace("_", "-")
        is_plain = switch.values == (False, True)
        told = {}
        for value in switch.values[1:]:
            if seat_of(value) is None:
                message = f"rule-{name}" if is_plain else f"rule-{name}-{spelled(value)}"
                told[name if value is True else f"{name}={value}"] = texts.say(message)
        if any(seat_of(value) is not None for value in switch.values):  # one line for all seats
            told[f"{name}=seat-N"] = texts.say(f"rule-{name}-seat", name="N")
        for setting, text in told.items():
            lines += wrapped(texts.say("terminal-switch", name=f"--rule {setting}", text=text), hang=2)
    return lines

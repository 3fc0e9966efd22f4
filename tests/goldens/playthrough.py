"""A game as a text that people read: one per game and number of players."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from brushpass.core.game import AnyGame
from brushpass.core.messages import Prompt
from brushpass.core.notation import write_sight, write_value
from brushpass.core.seats import PUBLIC, Viewer
from tests.laws.playing import CASES, Case, Play, play

SEED = 20260131

PLAIN = [case for case in CASES if case.rules == case.game.rules()]
"""One case a game and number of players, with all switches as they are by default."""


def text(case: Case) -> str:
    """The playthrough of a case."""
    return "\n".join(lines(play(case, SEED), f"{case.game.name}, {case.players} players")) + "\n"


def lines(game: Play, *head: str) -> Iterator[str]:
    """A game line by line, under these lines of a header."""
    case = game.case
    rules = case.game
    yield from (f"# {line}" for line in head)
    yield "# Each event as it truly is, below it who sees it otherwise; then in whose sights something has changed."
    events, state = rules.setup(case.players, game.deal, case.rules)
    yield from _told(case, events)
    yield from _sights(case, None, state)
    for number, (seat, prompt, choice, before) in enumerate(game.choices, start=1):
        yield ""
        yield f"{number}. {asked(rules, prompt)}"
        yield f"> {rules.choice_notation.write(choice)}"
        events, state = rules.play(before, seat, choice)
        yield from _told(case, events)
        yield from _sights(case, before, state)


def asked(rules: AnyGame, prompt: Prompt) -> str:
    """What a seat is asked."""
    default = "" if prompt.default is None else f", in time or {rules.choice_notation.write(prompt.default)}"
    return f"{prompt.seat} is asked for {prompt.ask}, {len(prompt.options)} choices{default}"


def _told(case: Case, events: tuple[Any, ...]) -> Iterator[str]:
    for event in events:
        truth = case.game.event_notation.write(event)
        yield f"  {truth}"
        seen: dict[str, list[Viewer]] = {}
        for viewer in case.viewers:
            told = case.game.show(event, viewer)
            line = "(nothing)" if told is None else case.game.seen_notation.write(told)
            seen.setdefault(line, []).append(viewer)
        if list(seen) != [truth]:
            for line, viewers in seen.items():
                yield f"    {_names(case, viewers)}: {line}"


def _sights(case: Case, before: Any, after: Any) -> Iterator[str]:
    """What is new in the sights, line by line; all of them where nothing was before."""
    found: dict[str, list[Viewer]] = {}
    for viewer in case.viewers:
        old = {} if before is None else _facts(case.game.view(before, viewer))
        new = _facts(case.game.view(after, viewer))
        for name in old | new:
            if old.get(name) != new.get(name):
                found.setdefault(f"{name}: {new.get(name, '(gone)')}", []).append(viewer)
    for line, viewers in found.items():
        yield f"  [{_names(case, viewers)}] {line}"


def _facts(sight: Any) -> dict[str, str]:
    """A sight line by line; the parts of a long row have lines of their own."""
    facts: dict[str, str] = {}
    for name, text in (line.split(": ", 1) for line in write_sight(sight).split("\n")):
        value = getattr(sight, name)
        if isinstance(value, tuple) and value and isinstance(value[0], Struct):
            facts |= {f"{name} {place}": write_value(part) for place, part in enumerate(value)}
        elif text != "-":  # an empty row says nothing
            facts[name] = text
    return facts


def _names(case: Case, viewers: list[Viewer]) -> str:
    if viewers == case.viewers:
        return "all"
    return " ".join("public" if viewer is PUBLIC else str(viewer) for viewer in viewers)

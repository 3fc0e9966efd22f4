"""A game as a text that people read: one per game and number of players."""

from collections.abc import Iterator
from typing import Any

from brushpass.core.notation import write_sight
from brushpass.core.seats import PUBLIC, Viewer
from tests.laws.playing import CASES, Case, Play, play

SIGHTS_EVERY = 6
"""Sights are long: they are written after every sixth choice, and in the end."""

SEED = 20260131

PLAIN = [case for case in CASES if case.rules == case.game.rules()]
"""One case a game and number of players, with all switches as they are by default."""


def text(case: Case) -> str:
    """The playthrough of a case."""
    return "\n".join(_lines(play(case, SEED))) + "\n"


def _lines(game: Play) -> Iterator[str]:
    case = game.case
    rules = case.game
    yield f"# {rules.name}, {case.players} players. Each event as it truly is; below it, who sees it otherwise."
    events, state = rules.setup(case.players, game.deal, case.rules)
    yield from _told(case, events)
    for number, (seat, prompt, choice, _) in enumerate(game.choices, start=1):
        yield ""
        default = "" if prompt.default is None else f", in time or {rules.choice_notation.write(prompt.default)}"
        yield f"{number}. {seat} is asked for {prompt.ask}, {len(prompt.options)} choices{default}"
        yield f"> {rules.choice_notation.write(choice)}"
        events, state = rules.play(state, seat, choice)
        yield from _told(case, events)
        if number % SIGHTS_EVERY == 0 or number == len(game.choices):
            yield from _sights(case, state)


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
                yield f"    {_names(viewers)}: {line}"


def _sights(case: Case, state: Any) -> Iterator[str]:
    public = write_sight(case.game.view(state, PUBLIC)).split("\n")
    yield "  -- sight of the public"
    yield from (f"  {line}" for line in public)
    for viewer in case.viewers[:-1]:
        own = [line for line in write_sight(case.game.view(state, viewer)).split("\n") if line not in public]
        yield f"  -- sight of {viewer}, where it differs"
        yield from (f"  {line}" for line in own)


def _names(viewers: list[Viewer]) -> str:
    return " ".join("public" if viewer is PUBLIC else str(viewer) for viewer in viewers)

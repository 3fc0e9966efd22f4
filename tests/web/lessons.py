"""The played lessons: each is a stacked deal with everybody's choices, and the true rules say what the learner sees.

`web/src/games/<name>/lesson/script.json` is written by hand, `played.gen.json` beside it by `make transcripts`. A
lesson is played in the browser alone: no table ever has a stacked deal.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from brushpass.core.game import AnyGame
from brushpass.core.seats import Seat
from brushpass.games.registry import GAMES

FOLDER: Final = Path(__file__).parents[2] / "web" / "src" / "games"
LEARNER: Final = Seat(0)
MANY: Final = 40
"""A prompt with more options than this is answered on the page without its list."""


def scripts() -> dict[str, Path]:
    """The script of every game that has a lesson."""
    return {path.parents[1].name: path for path in sorted(FOLDER.glob("*/lesson/script.json"))}


def played(game: AnyGame, script: dict[str, Any], truth: list[Any]) -> Iterator[dict[str, Any]]:
    """What the learner is told and asked, in order; with each question, the answer that the lesson wants.

    All events as they truly were are added to `truth`.
    """
    players = len(script["seats"])
    deal = msgspec.convert(script["deal"], game.deal)
    deal.check(players)
    events, state = game.setup(players, deal, game.rules())
    truth.extend(events)
    yield from _told(game, events)
    for seat, answer in script["choices"]:
        choice = msgspec.convert(answer, game.choice)
        prompt = game.prompts(state)[Seat(seat)]
        if seat == LEARNER:
            options = prompt.options if len(prompt.options) <= MANY else (choice,)
            plain = msgspec.to_builtins({"ask": prompt.ask, "options": options})
            yield {"asked": plain, "takes": msgspec.to_builtins(choice)}
        events, state = game.play(state, Seat(seat), choice)
        truth.extend(events)
        yield from _told(game, events)
    assert game.outcome(state) is not None, "a lesson is played to its end"


def _told(game: AnyGame, events: tuple[Any, ...]) -> Iterator[dict[str, Any]]:
    for seen in game.seen_by(LEARNER, events):
        yield {"told": msgspec.to_builtins(seen)}


def files() -> Iterator[tuple[Path, str]]:
    """Every generated file and what is in it."""
    for name, path in scripts().items():
        script = json.loads(path.read_text("utf-8"))
        truth: list[Any] = []
        rows = ",\n".join(_json(row) for row in played(GAMES[name], script, truth))
        events = ",\n".join(_json(msgspec.to_builtins(event)) for event in truth)
        text = f'{{"seats":{_json(script["seats"])},"rows":[\n{rows}\n],"truth":[\n{events}\n]}}\n'
        yield path.with_name("played.gen.json"), text


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))

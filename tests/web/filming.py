"""A table one choice before something happens, and the choice that brings it about: so that it can be watched."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any

from brushpass.core.seats import Seat
from brushpass.table import commands
from brushpass.table import entries as e
from brushpass.table.codes import hash_token, new_code, new_id, new_token
from brushpass.table.state import TableState
from tests.web.players import PATIENCE, Player, Tables
from tests.web.staging import ME, Moment, opening

Wanted = Callable[[Any, Any], bool]
"""Whether this event, and the game's state after the choice, is what one wants to see."""


@dataclass(frozen=True)
class Scene:
    """Something to watch."""

    name: str
    game: str
    event: str
    wanted: Wanted = lambda _event, _state: True
    """What must be true of it besides."""
    own: bool = False
    """Whether seat 0 does it; otherwise somebody else."""
    players: int = 6


@dataclass(frozen=True)
class Take:
    """One choice before a scene."""

    secret: str
    entries: tuple[e.Entry, ...]
    seat: Seat
    choice: Any


@cache
def take_of(scene: Scene) -> Take:
    """The first game, played at random, in which the scene occurs."""
    moment = Moment(scene.game, players=scene.players)
    for number in count():
        secret = sha256(f"{scene.name} {number}".encode()).hexdigest()
        state, rng, made = TableState(""), Random(number), list[e.Entry]()
        for entry in opening(moment, "", secret, ()):
            state.apply(entry, 0.0)
        match = state.match
        assert match is not None
        while match.open_prompts:
            seat = rng.choice(sorted(match.open_prompts))
            choice = rng.choice(match.open_prompts[seat].prompt.options)
            decided = commands.choose(state, seat, choice, key=new_id(), by=e.By.PERSON, at_once=True)
            assert decided.played is not None
            events, after = decided.played.events, decided.played.state
            mine = seat == ME
            if len(made) >= 12 and mine == scene.own and any(_is(one, scene, after) for one in events):
                return Take(secret, tuple(made), seat, choice)
            for entry in decided.entries:
                state.apply(entry, 0.0, decided.played)
            made += decided.entries
    raise AssertionError("unreachable")


def _is(event: Any, scene: Scene, after: Any) -> bool:
    return bool(event.__struct_config__.tag == scene.event and scene.wanted(event, after))


def sit_before(tables: Tables, scene: Scene, player: Player, *, path: str = "/t/") -> str:
    """Go to a table one choice before a scene, as seat 0: its code."""
    take, token, code = take_of(scene), new_token(), new_code()
    moment = replace(Moment(scene.game), players=scene.players)
    entries = [*opening(moment, code, take.secret, [hash_token(token)]), *take.entries]
    _in_server(tables, tables.served.services.tables.store.append(code, 0, [e.encode(one) for one in entries]))
    player.page.context.add_cookies([{"name": f"seat-{code}", "value": token, "url": tables.base}])
    player.page.goto(f"{tables.base}{path}{code}")
    return code


def action(tables: Tables, scene: Scene, code: str) -> None:
    """Make the choice that brings the scene about."""
    take = take_of(scene)

    def choose(state: TableState) -> Any:
        return commands.choose(state, take.seat, take.choice, key=new_id(), by=e.By.PERSON, at_once=True)

    _in_server(tables, tables.served.table(code).act(choose))


def _in_server(tables: Tables, doing: Any) -> None:
    asyncio.run_coroutine_threadsafe(doing, tables.served.task.get_loop()).result(timeout=PATIENCE / 1000)

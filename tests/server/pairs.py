"""Which truths are compared, for whom, and how."""

import random
from typing import Any

import pytest

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat, Viewer
from brushpass.games.espionaje.open.choices import Abstain, Accuse
from brushpass.minds import registry
from tests.laws.playing import Case, Chooser, in_time, play
from tests.laws.secrecy import ORACLES, is_held_up
from tests.server.memory import MemoryClient, in_memory
from tests.server.scripted import Scripted, as_told
from tests.server.twins import Choices, ToldApart, fixed
from tests.server.worlds import PACE, World, people_among


def pairings(cases: list[Case], turn: int = 0) -> list[tuple[Case, Viewer]]:
    """Cases with viewers, so that each case occurs, and each viewer with each number of players.

    Another turn has the same cases with other viewers.
    """
    chosen: list[tuple[Case, Viewer]] = []
    for players in sorted({case.players for case in cases}):
        alike = [case for case in cases if case.players == players]
        viewers = alike[0].viewers
        chosen += [
            (alike[place % len(alike)], viewers[(place + turn) % len(viewers)])
            for place in range(max(len(alike), len(viewers)))
        ]
    return chosen


def pairing(cases: list[Case], seed: int) -> tuple[Case, Viewer]:
    """What this seed plays, and for whom: as many seeds in a row as there are `pairings` cover all of them."""
    turn, place = divmod(seed, len(pairings(cases)))
    return pairings(cases, turn)[place]


def hesitating(case: Case, seed: int, viewer: Viewer) -> Chooser:
    """Accusations come early, and people often let the time pass in which they should name the solution."""
    people = people_among(case, viewer, random.Random(f"{seed}/seats"))

    def choose(seat: Seat, prompt: Prompt, rng: random.Random) -> Any:
        if Accuse() in prompt.options and rng.random() < 0.3:
            return Accuse()
        if isinstance(prompt.default, Abstain) and seat in people and rng.random() < 0.8:
            return prompt.default
        return in_time(seat, prompt, rng)

    return choose


async def assert_same(
    case: Case, seed: int, viewer: Viewer, choose: Chooser = in_time, levels: set[tuple[str, bool]] | None = None
) -> bool:
    """Play one game and one twin of it; True if the two truths really differed.

    With `levels`, real minds think behind the bots; the level of each is added, and whether it played for the viewer.
    """
    rng = random.Random(seed)
    length = len(play(case, seed, choose=choose).choices)
    game = play(case, seed, choose=choose, most=rng.randrange(min(length, 30)))
    while is_held_up(case.game, game.state, viewer):
        game = play(case, seed, choose=choose, most=len(game.choices) + 1)
    if case.game.outcome(game.state) is not None:
        return False
    other_deal, other = ORACLES[case.game.name].twin(game, viewer, rng)
    truth: Choices = [(seat, choice) for seat, _, choice, _ in game.choices]
    reached, played = [], []
    for number, (luck, choices) in enumerate(((game.deal, truth), (other_deal, other))):
        worlds: list[World] = []

        def find_mind(name: str, worlds: list[World] = worlds) -> Any:
            def make(game: str, seat: Seat, rng: random.Random) -> Scripted:
                if levels is None:
                    return Scripted(worlds[0], seat)
                levels.add((name, seat == viewer))
                return Scripted(worlds[0], seat, registry.find(name)(game, seat, rng))

            return make

        with pytest.MonkeyPatch.context() as patch:
            fixed(patch, case, luck)
            async with in_memory(PACE, find_mind) as server:
                worlds.append(World(server, case, viewer, seed, client=MemoryClient, begun=server.begun, truth=number))
                with as_told(worlds[0]):
                    reached.append(await worlds[0].play_through(choices))
                played.append((worlds[0], list(worlds[0].match._choices)))
    for place, (one, another) in enumerate(zip(*reached, strict=False)):
        if one != another:
            raise ToldApart(f"{case}, seed {seed}, viewer {viewer}, message {place}: {one!r} and {another!r}")
    if len(reached[0]) != len(reached[1]):
        raise ToldApart(f"{case}, seed {seed}, viewer {viewer}: {len(reached[0])} and {len(reached[1])} messages")
    for world, made in played:
        world.assert_true(made)
    one, another = (world.thoughts for world, _ in played)
    if one != another:
        raise ToldApart(f"{case}, seed {seed}: what plays for {viewer} thought {one} and {another}")
    return (other_deal, other) != (game.deal, truth)

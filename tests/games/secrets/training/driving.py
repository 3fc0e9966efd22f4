"""Driving one table of the engine beside the game itself, with the same deal and the same choices."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import numpy as np

from brushpass.core.seats import Seat
from brushpass.games.registry import GAMES
from brushpass.games.secrets.minds.trained.policy import Policy
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import Rules
from brushpass.games.secrets.open.choices import Ask, Offer
from brushpass.games.secrets.training.device import Device
from brushpass.games.secrets.training.equality import deal_of
from tests.games.secrets.training.plain_inputs import Thinker, relative_option

GAME = GAMES["secrets"]
ONLY_NETS = np.array([0, 0, *[1] * 8] * 2, dtype=np.float32)
"""Every seat chooses what the caller says."""


class Watcher(Thinker):
    """A thinker that knows whose turn it is."""

    active: Seat

    def see(self, event: Any) -> None:
        super().see(event)
        if isinstance(event, seen.Drawn):
            self.active = event.by


class Question(NamedTuple):
    """What one seat is asked, and the inputs that the engine has for it."""

    seat: Seat
    prompt: Any
    inputs: Any
    watcher: Watcher
    mind: Policy
    weights: list[Any]
    """By seat: how likely it thinks each world with which a playout from here begins, in ascending order."""
    watchers: list[Watcher]


def questions(players: int, seed: int) -> Iterator[Question]:
    """Every question of one game in which seats choose what `belief` or `likelihood` would, and sometimes at random."""
    device, rng = Device(players, accelerator=False), Random(seed)
    sizes = device.sizes
    table, lists, group = (np.zeros(size, dtype=np.uint8) for size in (sizes.table, sizes.lists, sizes.group))
    nothing, inputs = np.zeros(1, dtype=np.uint8), np.zeros(sizes.inputs, dtype=np.float32)
    asked, result = np.zeros(5, dtype=np.int32), np.zeros(5, dtype=np.int32)
    device.call("begin", 1, table, ONLY_NETS, np.int32(1), np.uint32(seed))
    watchers = [Watcher(Seat(seat), Random(seat)) for seat in range(players)]
    events, state = GAME.setup(players, deal_of(_dealt(table, players), players), Rules())
    minds = [Policy(Seat(seat), Random(seat)) for seat in range(players)]
    _tell([*watchers, *minds], events)
    while prompts := GAME.prompts(state):
        ((seat, prompt),) = prompts.items()
        device.call("ask", 1, nothing, table, group, lists, inputs, asked)
        assert asked[0] == seat
        yield Question(seat, prompt, inputs.copy(), watchers[seat], minds[seat], _weights(lists, players), watchers)
        options = range(len(prompt.options))
        if prompt.ask is Ask.OFFER:
            options = [number for number in range(2 * players) if number % players != seat]  # type: ignore[assignment]
        relative = [relative_option(players, seat, prompt, number) for number in options]
        chosen = rng.choice([int(asked[3]), int(asked[4]), rng.choice(relative)])
        number = options[relative.index(chosen)]
        choice = prompt.options[number] if prompt.ask is not Ask.OFFER else None
        if choice is None:
            choice = Offer(state.shown[number // players], Seat(number % players))
        chosen_array = np.array([chosen], dtype=np.int32)
        arguments = asked, chosen_array, np.float32(0), ONLY_NETS, np.int32(1), result
        device.call("act", 1, nothing, table, group, *arguments)
        events, state = GAME.play(state, seat, choice)
        _tell([*watchers, *minds], events)
    assert (result[1], result[2]) == (players, len(state.outcome.winners))


def _weights(lists: Any, players: int) -> list[Any]:
    """The weights in `Lists` (`engine/knowledge.h`): a count for each seat, then worlds and weights in equal rows."""
    counts = lists[: 4 * players].view(np.int32)
    rows = lists[4 * players :].view(np.float32).reshape(2, players, -1)[1]
    return [np.sort(row[:count]) for row, count in zip(rows, counts, strict=True)]


def _tell(minds: list[Any], events: Any) -> None:
    for mind in minds:
        for event in GAME.seen_by(mind._seat, events):
            mind.see(event)


def _dealt(table: Any, players: int) -> Any:
    """The deal of a table on which nothing has happened yet but the first draw (`engine/board.h`)."""
    dealt = np.zeros(64, dtype=np.uint8)
    truth = int(table[:4].view(np.uint32)[0])
    dealt[: players + 1] = [((truth >> slot) & 1) - ((truth >> (16 + slot)) & 1) + 1 for slot in range(players + 1)]
    dealt[9:38], dealt[38:42], dealt[42] = table[22:51], -table[54:58].view(np.int8), table[9]
    return dealt

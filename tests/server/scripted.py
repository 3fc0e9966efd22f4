"""Minds that choose what a truth says. Real minds may think behind them, though nobody at the table learns what."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.bots.stand_in import StandIn
from brushpass.minds.mind import Mind
from brushpass.minds.quiet import Quiet
from brushpass.minds.talker import Talker
from brushpass.table import autoplay
from brushpass.table.bots import harmless
from tests.table.virtual import ThinkingLoop

if TYPE_CHECKING:
    from tests.server.worlds import World


class Scripted:
    """A mind that chooses what the truth says, after a time that depends on it."""

    def __init__(self, world: "World", seat: Seat, mind: Mind | None = None) -> None:
        """`mind` thinks about every prompt too. At the viewer's seat its thoughts may not depend on the truth."""
        self._world, self._seat, self._mind = world, seat, mind

    def see(self, seen: Any) -> None:
        """It knows everything already; the mind behind it doesn't."""
        if self._mind is not None:
            self._mind.see(seen)

    def choose(self, prompt: Prompt) -> Any:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, ThinkingLoop)
        world = self._world
        if self._mind is not None:
            claim = self._mind.speak() if isinstance(self._mind, Talker) else None
            choice = self._mind.choose(prompt)
            if self._seat == world.viewer:
                world.thoughts.append(f"{claim}, {choice}")
        secret = random.Random(f"{world.match.deal}/{len(world.match._choices)}/{self._seat}").uniform(0.0, 0.8)
        loop.seconds = lambda: secret
        return world.next_of(self._seat) or prompt.options[0]


@contextmanager
def as_told(world: "World") -> Iterator[None]:
    """Lots fall as the truth says, and whoever stands in accuses and speaks when it says so (GS55)."""

    class Drawn:
        def choice(self, options: Any) -> Any:
            for seat, open_prompt in world.match.open_prompts.items():
                offered = open_prompt.prompt.options
                is_drawn = offered is options or options == harmless(world.case.game.name, open_prompt.prompt)
                if is_drawn and world.next_of(seat) in offered:
                    return world.next_of(seat)
            return options[0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(autoplay, "SystemRandom", Drawn)
        for careful in (StandIn, Quiet):
            patch.setattr(careful, "choose", lambda self, prompt: self._mind.choose(prompt))
        yield

"""A mind that plays a seat of a match: it thinks as soon as its seat is asked, and the table answers when it is due."""

import asyncio
import logging
from collections.abc import Callable
from math import inf
from random import Random
from typing import Any

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.core.talk import Phrase
from brushpass.games.kits import find_kit, load
from brushpass.minds import registry
from brushpass.minds.mind import Mind
from brushpass.minds.quiet import Quiet
from brushpass.minds.talker import Talker, urged
from brushpass.table.match import Match, OpenPrompt, decoder_of
from brushpass.table.state import TableState

log = logging.getLogger(__name__)

STAND_IN = "agent"
"""The level that plays for an absent person if the table has no bots of its own."""

FindMind = Callable[[str], registry.Factory]
"""Returns the factory for the minds with a given name."""


class Bot:
    """A mind that plays one seat of one match. It gets what its seat is told, in that order, and nothing else.

    What is held back (GE31) it is not shown either, not even when it is asked in secret: a person who is asked then has
    been told no more. So the order follows from the log alone, whenever the bot was made and whenever it thinks.
    """

    def __init__(
        self,
        match: Match,
        seat: Seat,
        name: str,
        find_mind: FindMind = registry.find,
        *,
        stands_in: bool = False,
        is_quiet: bool = False,
    ) -> None:
        """`stands_in`: it plays for somebody who is away, and must not risk their game (GS55).

        `is_quiet`: it says nothing, not even with a choice.
        """
        self.match = match
        self._stands_in, self._is_quiet = stands_in, is_quiet
        self.is_slow = registry.is_slow(name, match.game.name)
        """Whether it thinks in its own thread, so that nobody waits for it."""
        self.answer: Any = None
        """What it chose; None while it thinks, and if its mind failed."""
        self._seat, self._name, self._find_mind = seat, name, find_mind
        self._mind: Mind | None = None
        self.claim: Phrase | None = None
        """What it says before it answers."""
        self.urging: Phrase | None = None
        """What it says right after its answer, if it said nothing before."""
        self._followed = 0
        """How many events of the match the mind has been shown, or were hidden from its seat."""
        self._listened = 0
        """How many claims of the match it has heard."""
        self._number = 0
        """The number of the prompt that it is thinking about, or has thought about."""
        self._ready_at = inf
        """When it had its answer; infinity while it thinks."""

    def ready_at(self, open_prompt: OpenPrompt) -> float | None:
        """When it had its answer to a prompt: infinity if it is busy, None if it has not begun to think about it."""
        if self._ready_at == inf and self._number:
            return inf  # perhaps with the previous prompt: a mind thinks about one at a time
        return self._ready_at if self._number == open_prompt.number else None

    def think(self, open_prompt: OpenPrompt, now: Callable[[], float], *, may_speak: bool) -> None:
        """Find the answer to a prompt here and now."""
        self._begin(open_prompt)
        self.claim, self.answer, self.urging = self._choose(open_prompt.prompt, may_speak=may_speak)
        self._ready_at = now()

    async def think_apart(self, open_prompt: OpenPrompt, now: Callable[[], float], *, may_speak: bool) -> None:
        """Find the answer in a thread."""
        self._begin(open_prompt)
        chosen = await asyncio.to_thread(self._choose, open_prompt.prompt, may_speak=may_speak)
        self.claim, self.answer, self.urging = chosen
        self._ready_at = now()

    def _begin(self, open_prompt: OpenPrompt) -> None:
        self._number, self._ready_at = open_prompt.number, inf
        self.claim, self.answer, self.urging = None, None, None

    def _choose(self, prompt: Prompt, *, may_speak: bool) -> tuple[Phrase | None, Any, Phrase | None]:
        """What it says, its choice, and what it adds; all None if it fails. Not even `sys.exit` ends the server."""
        try:
            mind = self._follow()
            claim = mind.speak() if may_speak and isinstance(mind, Talker) else None
            choice = mind.choose(prompt)
            return claim, choice, urged(mind, choice) if may_speak and claim is None else None
        except (Exception, SystemExit):
            log.exception("a mind failed")
            return None, None, None

    def _follow(self) -> Mind:
        """The mind, after it has seen everything that its seat was told, and heard what was claimed, in order."""
        if self._mind is None:
            # Its luck is independent of the deal: nothing a bot does may reveal what its seat cannot know.
            rng = Random(f"{self.match.luck}/{self._seat}/{self._name}")
            self._mind = self._find_mind(self._name)(self.match.game.name, self._seat, rng)
            careful = find_kit(self.match.game.name).stand_in
            if self._stands_in and careful is not None:
                self._mind = load(careful)(self._mind, self._seat)
            if self._is_quiet:
                self._mind = Quiet(self._mind, self.match.game.name)
        until, heard = self.match.told_events, self.match.heard[self._listened :]
        self._listened += len(heard)  # while a slow mind thinks about these, more may arrive
        for events, by, claim in heard:
            self._see(self._mind, events)
            if by != self._seat and isinstance(self._mind, Talker):
                phrases = find_kit(self.match.game.name).phrases
                self._mind.hear(by, decoder_of(phrases).decode(claim))
        self._see(self._mind, until)
        return self._mind

    def _see(self, mind: Mind, until: int) -> None:
        """Show the mind what was told up to this event."""
        new = self.match.events[self._followed : until]
        self._followed += len(new)
        for seen in self.match.game.seen_by(self._seat, new):
            mind.see(seen)


def harmless(game: str, prompt: Prompt) -> tuple[Any, ...]:
    """What may be drawn where a mind has no answer: the mildest choice (GS54), or all that risk nothing (GS55).

    None of them comes with words, because nobody has said any.
    """
    if prompt.default in prompt.options:
        return (prompt.default,)
    kit = find_kit(game)
    silent = tuple(one for one in prompt.options if kit.wordless is None or kit.wordless(one) == one)
    mild = tuple(one for one in silent if not isinstance(one, kit.risky)) or silent
    return mild if len(mild) < len(prompt.options) else prompt.options


def mind_at(state: TableState, seat: Seat) -> str:
    """The mind or level that plays a seat: its own, or the stand-in for an absent person.

    The stand-in also plays for a mind that this server does not have, or does not let play.
    """
    game, mind = state.settings.game, state.seats[seat].mind
    if mind and registry.can_play(mind, game, plugins=state.plugin_minds):
        return mind
    return stand_in_at(state)


def stand_in_at(state: TableState) -> str:
    """The level of a stand-in: as strong as the people here, as far as anybody can tell.

    People pick bots of their own strength, so it is the weakest level among the table's bots. Without bots it is a
    level for people who know the game, or the game's strongest if it lacks that level.
    """
    game = state.settings.game
    levels = list(registry.levels_of(game))
    found = [level for one in state.seats if one.mind and (level := registry.level_of(one.mind, game)) is not None]
    return min(found, key=levels.index, default=registry.level_of(STAND_IN, game) or levels[-1])

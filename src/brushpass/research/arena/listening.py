"""What listening is worth: a mind that hears what one seat claims, against the same mind when deaf, on the same deals.

The candidate sits at every seat in turn, the speaker at its left. All other seats play like the candidate, say nothing
and hear nothing, so that only the candidate's hearing makes a difference. A claim that comes with a move, as with an
offer in SECRETS, is talk like any other: the deaf do not hear it, and the silent leave it out.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from brushpass.core.game import AnyGame
from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat, left
from brushpass.minds.mind import Mind
from brushpass.minds.play import run
from brushpass.minds.registry import find as find_mind
from brushpass.minds.registry import prepare
from brushpass.minds.talker import Talker
from brushpass.research.arena.chunk_games import deal_seed
from brushpass.research.arena.estimate import Estimate, paired
from brushpass.research.simulate import rng_of, talk_of


class Deaf:
    """A mind that neither hears nor speaks."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind

    def see(self, event: Any) -> None:
        """Pass on what happens, but not what is said with it."""
        self._mind.see(wordless(event))

    def choose(self, prompt: Prompt) -> Any:
        """Whatever the mind chooses, without any claim."""
        return wordless(self._mind.choose(prompt))


class Silent(Deaf):
    """A mind that hears, and says nothing."""

    def see(self, event: Any) -> None:
        """Pass it on."""
        self._mind.see(event)

    def hear(self, by: Seat, claim: Any) -> None:
        """Pass it on."""
        assert isinstance(self._mind, Talker), "this mind cannot hear"
        self._mind.hear(by, claim)

    def speak(self) -> None:
        """Say nothing."""


def wordless(said: Any) -> Any:
    """An event or a choice without the claim that comes with it, if one does."""
    return said if getattr(said, "claim", None) is None else msgspec.structs.replace(said, claim=None)


def listening(game: AnyGame, players: int, mind: str, speaker: str, *, deals: int, seed: str) -> Estimate:
    """By how much more of all games the mind wins if it hears the speaker."""
    for name in (mind, speaker):
        prepare(name, game.name)
    wins = {
        ears: [_wins(game, players, mind, speaker, deal_seed(seed, players, number), ears) for number in range(deals)]
        for ears in (Silent, Deaf)
    }
    return paired(wins[Silent], wins[Deaf])


def _wins(game: AnyGame, players: int, mind: str, speaker: str, seed: bytes, ears: Callable[[Mind], Mind]) -> float:
    """From what share of the seats the candidate wins a deal."""
    deal, won = game.deal.from_seed(seed, players), 0
    for candidate in map(Seat, range(players)):
        minds: list[Mind] = []
        for seat in map(Seat, range(players)):
            is_speaker = seat == left(candidate, players)
            made = find_mind(speaker if is_speaker else mind)(game.name, seat, rng_of(seed, seat))
            minds.append(made if is_speaker else (ears if seat == candidate else Deaf)(made))
        won += candidate in run(game, players, game.rules(), deal, minds, talk=talk_of(seed)).outcome.winners
    return won / players

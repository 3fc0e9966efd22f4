"""The contract of what claims mean. Each game brings its own, as the part `labels` of its kit."""

from collections.abc import Collection
from typing import Any, Protocol

from brushpass.core.seats import Seat, Viewer
from brushpass.core.talk import Phrase
from brushpass.games.kits import NoLabels, find_kit, load


class Witness(Protocol):
    """One viewer who hears claims, and what it must think of them by logic alone."""

    def see(self, event: Any) -> None:
        """Learn from one event as the viewer sees it. Called in order, from the first event."""

    def chance(self, speaker: Seat, claim: Phrase) -> float | None:
        """How likely the claim is true: 1 if it follows, 0 if it cannot be; None if it says nothing true or false."""

    def evidence(self) -> list[int]:
        """The numbers, among the events it has seen, of those that told it something it did not know anyway."""

    def is_excluded(self, speaker: Seat, claim: Phrase, known: Collection[int]) -> bool:
        """Whether the claim would be impossible if only this part of the evidence had been seen."""


class Meaning(Protocol):
    """What the claims of one game mean: a module with these names."""

    def Witness(self, viewer: Viewer) -> Witness:  # noqa: N802 (a class)
        """A viewer who has seen nothing yet."""

    def is_true(self, state: Any, speaker: Seat, claim: Phrase) -> bool | None:
        """Whether a claim is true in this state of the game; None if it says nothing that could be true or false."""

    def claim_in(self, event: Any) -> tuple[Seat, Phrase] | None:
        """Who claims what with this true event, if anybody does."""

    def statements(self, players: int) -> tuple[Phrase, ...]:
        """Everything in the phrase book that can be true or false."""


def meaning_of(game: str) -> Meaning:
    """What the claims of a game mean; refuses a game that does not say."""
    kit = find_kit(game)
    if kit.labels is None:
        raise NoLabels(f"nothing says when the claims of {kit.title} are true")
    meaning: Meaning = load(kit.labels)
    return meaning

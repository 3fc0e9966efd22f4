"""A mind whose game can be looked at afterwards."""

from typing import Any, NamedTuple

from brushpass.core.messages import Prompt
from brushpass.minds.mind import Mind


class Decision(NamedTuple):
    """One answer of a mind."""

    after: int
    """How many events the mind had seen by then."""
    prompt: Prompt
    choice: Any


class RecordingMind:
    """Passes everything on to a mind, and notes what it saw and what it chose."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.seen: list[Any] = []
        self.decisions: list[Decision] = []

    def see(self, event: Any) -> None:
        self.seen.append(event)
        self.mind.see(event)

    def choose(self, prompt: Prompt) -> Any:
        choice = self.mind.choose(prompt)
        self.decisions.append(Decision(len(self.seen), prompt, choice))
        return choice

    def is_legal(self) -> bool:
        """Whether every choice was one of the prompt's options."""
        return all(choice in prompt.options for _, prompt, choice in self.decisions)


def replayed(mind: Mind, seen: list[Any], decisions: list[Decision]) -> list[Any]:
    """What another mind chooses that sees the same and is asked the same."""
    choices, told = [], 0
    for after, prompt, _ in decisions:
        for event in seen[told:after]:
            mind.see(event)
        told = after
        choices.append(mind.choose(prompt))
    return choices

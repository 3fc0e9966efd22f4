"""A mind that plays for somebody who is away: it accuses only when it is certain (GS55)."""

from typing import Any

from msgspec.structs import replace

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.dossier.dossier import Dossier
from brushpass.games.espionaje.open.choices import Accuse, Ask, Commit, EndTurn
from brushpass.games.espionaje.open.seen import Seen
from brushpass.minds.mind import Mind
from brushpass.minds.talker import Talker


class StandIn:
    """Lets a mind choose, and asks it again where it would accuse on a guess."""

    def __init__(self, mind: Mind, seat: Seat) -> None:
        self._mind = mind
        self._dossier = Dossier(seat)
        """Of its own: the mind may forget."""

    def see(self, event: Seen) -> None:
        """Follow the game, as the mind does."""
        self._dossier.see(event)
        self._mind.see(event)

    def choose(self, prompt: Prompt) -> Any:
        """What the mind chooses, but for an accusation that may be wrong and need not be made (GE26).

        The mind may have forgotten what makes its seat certain, so the cards that are laid down then are not its own.
        """
        if prompt.ask == Ask.COMMIT and len(solutions := self._dossier.solutions()) == 1:
            return Commit(*solutions[0].cards)
        choice = self._mind.choose(prompt)
        is_guess = isinstance(choice, Accuse) and len(self._dossier.solutions()) > 1
        if not is_guess or len(prompt.options) == 1:
            return choice
        if prompt.ask == Ask.AFTER:
            return EndTurn()
        questions = tuple(option for option in prompt.options if not isinstance(option, Accuse))
        return self._mind.choose(replace(prompt, options=questions))

    def hear(self, by: Seat, claim: Any) -> None:
        """Let the mind hear what is claimed, if it listens."""
        if isinstance(self._mind, Talker):
            self._mind.hear(by, claim)

    def speak(self) -> Any:
        """What the mind claims, if it speaks at all."""
        return self._mind.speak() if isinstance(self._mind, Talker) else None

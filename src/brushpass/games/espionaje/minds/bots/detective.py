"""What all minds of ESPIONAJE CARTAS share: a dossier, a way to show cards, and the best guess."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.dossier.dossier import Dossier
from brushpass.games.espionaje.minds.dossier.worlds import Worlds
from brushpass.games.espionaje.open.cards import PLACE, Element
from brushpass.games.espionaje.open.choices import Ask, Choice, Commit, Show, Suspect
from brushpass.games.espionaje.open.seen import Seen


class Detective(ABC):
    """Keeps a dossier; a mind differs by what it does with its turn."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.seat, self.rng = seat, rng
        self.dossier = Dossier(seat)

    def see(self, event: Seen) -> None:
        """Take in one event."""
        self.dossier.see(event)

    def choose(self, prompt: Prompt) -> Any:
        """One of the prompt's options."""
        match prompt.ask:
            case Ask.TURN:
                return self.turn()
            case Ask.SHOW:
                return self.show([option.card for option in prompt.options])
            case Ask.COMMIT:
                return self.guess()
            case _:
                return prompt.options[0]  # GE26: the accusation alone

    @abstractmethod
    def turn(self) -> Choice:
        """A suspicion or the accusation (E3.1)."""

    @property
    def worlds(self) -> Worlds:
        """The worlds that this seat holds possible."""
        assert isinstance(self.dossier.worlds, Worlds), "a mind has a seat, and was told its hand"
        return self.dossier.worlds

    def is_certain(self) -> bool:
        """Whether only one solution is left."""
        solution = self.worlds.solution
        return bool((solution == solution[0]).all())

    def guess(self) -> Commit:
        """The likeliest solution; any of those that are equally likely."""
        left = self.dossier.solutions()
        best = [solution.cards for solution in left if solution.chance > left[0].chance - 1e-12]
        return Commit(*self.rng.choice(best))

    def show(self, held: list[Element]) -> Show:
        """Which of two held cards to show: one that tells the asker nothing new, else one that most others know."""
        question = self.dossier.evidence.question
        assert question is not None
        given = [showing for showing in self.dossier.evidence.showings if showing.by == self.seat]

        def known(card: Element) -> tuple[bool, int]:
            eyes = {showing.to for showing in given if showing.card is card}
            return question.by in eyes, len(eyes)

        most = max(map(known, held))
        return Show(self.rng.choice([card for card in held if known(card) == most]))

    def ask(self, one: Element, other: Element) -> Suspect:
        """The suspicion of these two cards."""
        return Suspect(one, other) if PLACE[one] < PLACE[other] else Suspect(other, one)

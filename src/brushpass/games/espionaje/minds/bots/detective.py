"""What all minds of ESPIONAJE CARTAS share: a dossier, a way to show cards, and the best guess."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.dossier.dossier import Dossier
from brushpass.games.espionaje.minds.dossier.worlds import Worlds
from brushpass.games.espionaje.open.cards import PLACE, Element
from brushpass.games.espionaje.open.choices import Accuse, Ask, Choice, Commit, EndTurn, Show, Suspect
from brushpass.games.espionaje.open.seen import Seen
from brushpass.games.espionaje.talk import Claim, Holds, NotHidden


class Detective(ABC):
    """Keeps a dossier. Each mind adds what it does with its turn."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.seat, self.rng = seat, rng
        self.dossier = Dossier(seat)
        self._said: list[Claim] = []

    def see(self, event: Seen) -> None:
        """Update the dossier."""
        self.dossier.see(event)

    def hear(self, by: Seat, claim: Claim) -> None:
        """Take in what somebody else says."""
        self.dossier.hear(by, claim)

    def speak(self) -> Claim | None:
        """Something that I have not said yet: a truth that costs nothing, or a word about a card that may be hidden.

        Everybody plays for themselves, so nobody is told what only I know. The truth is a card that I have shown. The
        other names a card of my guess or one of my own that nobody has seen, and says that it is not hidden: if it
        were always a lie, it would tell a good listener what I guess. If I have seen the solution (E4.3), I have no
        guess to hide, and say nothing of it: others would believe me.
        """
        evidence = self.dossier.evidence
        shown = {showing.card for showing in evidence.showings if showing.by == self.seat}
        truths: list[Claim] = [Holds(self.seat, card) for card in evidence.hand if card in shown]
        unseen = [card for card in evidence.hand if card not in shown]
        denials: list[Claim] = [NotHidden(card) for card in (*self.dossier.solutions()[0].cards, *unseen)]
        if self.seat in evidence.informed:
            denials = []
        claims = [claim for claim in self.rng.choice((truths, denials)) if claim not in self._said]
        if not claims:
            return None
        self._said.append(self.rng.choice(claims))
        return self._said[-1]

    def choose(self, prompt: Prompt) -> Any:
        """One of the prompt's options."""
        match prompt.ask:
            case Ask.TURN:
                return self.turn() if Accuse() in prompt.options else self.question()
            case Ask.AFTER:
                return self.after()
            case Ask.SHOW:
                return self.show([option.card for option in prompt.options])
            case Ask.COMMIT:
                return self.guess()
            case _:
                return prompt.options[0]  # GE26: the accusation alone

    @abstractmethod
    def turn(self) -> Choice:
        """A suspicion or the accusation (E3.1)."""

    @abstractmethod
    def question(self) -> Suspect:
        """A suspicion, where an accusation is not open (V11)."""

    def after(self) -> Choice:
        """The accusation or the end of the turn, once its own question is answered (V10)."""
        return Accuse() if self.is_certain() else EndTurn()

    @property
    def worlds(self) -> Worlds:
        """The worlds that this seat cannot rule out."""
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
        """Which of two cards to show: one that the asker has seen already, else the one that most others have seen."""
        question = self.dossier.evidence.question
        assert question is not None
        my_showings = [showing for showing in self.dossier.evidence.showings if showing.by == self.seat]

        def known(card: Element) -> tuple[bool, int]:
            seen_by = {showing.to for showing in my_showings if showing.card is card}
            return question.by in seen_by, len(seen_by)

        most = max(map(known, held))
        return Show(self.rng.choice([card for card in held if known(card) == most]))

    def ask(self, a: Element, b: Element) -> Suspect:
        """The suspicion that names these two cards, in printed order."""
        return Suspect(a, b) if PLACE[a] < PLACE[b] else Suspect(b, a)

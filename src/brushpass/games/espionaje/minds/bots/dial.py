"""Bots of human size: a mind that forgets, wavers, believes what it hears, misses what questions give away, and dares
too little.

A weaker setting is the same mind with these human faults, not another mind and not chance. However weak, it never asks
for two cards that it holds or was shown, never commits to one of these, and accuses when it is certain. What it was
shown and has forgotten it takes for possible all the same, and asks about together with another card.
"""

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from msgspec import UNSET

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.bots.forecast import worth
from brushpass.games.espionaje.minds.bots.open_race import CURIOSITY, OpenRace
from brushpass.games.espionaje.minds.bots.question_habits import QuestionHabits
from brushpass.games.espionaje.minds.bots.race import Race
from brushpass.games.espionaje.minds.dossier.answers import Answers
from brushpass.games.espionaje.minds.dossier.dossier import Dossier
from brushpass.games.espionaje.minds.dossier.hands import Flags, Weights
from brushpass.games.espionaje.open.cards import ELEMENTS, PLAYERS, Element
from brushpass.games.espionaje.open.choices import Accuse, Choice, Commit, EndTurn, Suspect
from brushpass.games.espionaje.open.seen import Asked, Began, Passed, Showed, TurnBegan
from brushpass.games.espionaje.talk import Claim


class Setting(NamedTuple):
    """The faults of one setting of the dial."""

    temperature: float
    """How far it wavers between questions: those whose scores differ by less are nearly the same to it."""
    memory: float = 1.0
    """How likely it still knows, a turn of its own later, who passed and what it was shown."""
    caution: float = 1.0
    """How sure it wants to be before it accuses, even where waiting is worth less."""
    insight: float = 1.0
    """How much of what questions give away it notices, from 0 to 1."""
    guard: float = 0.0
    """In how many of its games it minds what its own questions tell, as `race` does. Only a setting without other
    faults does. It minds that for a whole game or not at all: misleading now and then misleads nobody."""
    credulity: float = 0.0
    """How many true claims it credits everybody with before they have said a word."""


SCALE: Final[Mapping[float, Setting]] = {
    -1: Setting(0.15, 0.6, 0.58, credulity=1.0),
    0: Setting(0.1, 0.65, 0.55, credulity=0.85),
    1: Setting(0.06, 0.69, 0.52, credulity=0.7),
    2: Setting(0.03, 0.73, 0.5, credulity=0.6),
    3: Setting(0.0, 0.77, 0.47, credulity=0.5),
    4: Setting(0.0, 0.81, 0.43, credulity=0.4),
    5: Setting(0.0, 0.86, 0.37, credulity=0.25),
    6: Setting(0.0, 0.93, 0.22, credulity=0.1),
    7: Setting(0.0, 1.0, 0.0),
    9: Setting(0.0, 1.0, 0.0, guard=1.0),
}
"""The settings at some places of the dial; those between them follow. First the faults go, then it learns to guard its
questions."""


def setting_at(place: float) -> Setting:
    """The setting at a place of the dial."""
    return Setting(*(float(np.interp(place, list(SCALE), fault)) for fault in zip(*SCALE.values(), strict=True)))


class Overheard(NamedTuple):
    """A claim, among the events that are remembered."""

    by: Seat
    claim: Claim


class Striking(NamedTuple):
    """An event that nobody forgets: a pass on a question of one's own on which everybody passed."""

    event: Passed


class HalfRead(QuestionHabits):
    """Reads the others' questions, but not to the bottom."""

    def __init__(self, insight: float) -> None:
        super().__init__()
        self._insight = insight

    def _chance(self, seat: Seat, certain: Flags) -> float:
        return 1 - self._insight * (1 - super()._chance(seat, certain))


class Dial(OpenRace):
    """Races as far as its setting lets it."""

    def __init__(self, settings: Mapping[int, Setting], seat: Seat, rng: Random) -> None:
        """Take a seat. `settings`: by number of players, because the same fault costs more at a small table."""
        super().__init__(seat, rng)
        self._settings = settings
        self._seen: list[Any] = []
        """What it still remembers."""
        self._shown: set[Element] = set()
        """What it was ever shown: no question asks for two of these, and no commitment names one."""

    _setting: Setting
    _guarded: Race | None = None
    """The mind that chooses for it in a game in which it guards its questions; else None."""

    def see(self, event: Any) -> None:
        """Remember it for now. When its turn begins, something older may be forgotten."""
        if isinstance(event, Began):
            self._setting = self._settings[event.players]
            guards = self._setting.guard > 0 and self.rng.random() < self._setting.guard
            self._guarded = Race(self.seat, self.rng) if guards else None
            self._habits = HalfRead(self._setting.insight)
            self._believe()
        elif isinstance(event, TurnBegan) and event.by == self.seat and self._forget():
            self.dossier = Dossier(self.seat)
            self._believe()
            for remembered in self._seen:
                if isinstance(remembered, Overheard):
                    self.dossier.hear(*remembered)
                else:
                    self.dossier.see(remembered.event if isinstance(remembered, Striking) else remembered)
        self._seen.append(event)
        if isinstance(event, Showed) and event.to == self.seat and event.card is not UNSET:
            self._shown.add(event.card)
        if isinstance(event, Passed):
            self._mark_striking()
        if self._guarded is not None:
            self._guarded.see(event)
        super().see(event)

    def hear(self, by: Seat, claim: Claim) -> None:
        """Take in what somebody says."""
        self._seen.append(Overheard(by, claim))
        if self._guarded is not None:
            self._guarded.hear(by, claim)
        super().hear(by, claim)

    def _believe(self) -> None:
        """Give everybody the credit that this setting gives."""
        self.dossier.hearing.record.credulity = self._setting.credulity

    def choose(self, prompt: Prompt) -> Any:
        """One of the prompt's options, guarded or not."""
        return super().choose(prompt) if self._guarded is None else self._guarded.choose(prompt)

    def turn(self) -> Choice:
        """The accusation, if it is sure enough to dare it; else one of the better questions."""
        if self.is_certain():
            return Accuse()
        return self._ask_or(Accuse())

    def question(self) -> Suspect:
        """One of the better questions, where an accusation is not open (V11)."""
        question = self._ask_or(None)
        assert isinstance(question, Suspect)
        return question

    def after(self) -> Choice:
        """The accusation after its own question, if it is sure enough to dare it (V10)."""
        if self.is_certain():
            return Accuse()
        self._habits.weigh(self.worlds)
        sureness = float(self.worlds.weigh_solutions().max())
        dares = self._setting.caution < 1 and sureness >= self._setting.caution
        return Accuse() if dares and sureness >= self.waiting_is_worth(sureness) else EndTurn()

    def _ask_or(self, accusation: Accuse | None) -> Choice:
        """One of the better questions; the accusation, if there is one to make and it is sure enough to dare it."""
        self._habits.weigh(self.worlds)
        answers = Answers(self.worlds)
        unseen, with_own = answers.information()
        if self._setting.caution < 1:
            information = CURIOSITY * unseen, CURIOSITY * with_own
            unseen, with_own = answers.score(worth(self._forecast().after_asking()))
            sureness = answers.belief.max() / answers.belief.sum()
            if accusation is not None and sureness >= max(unseen.max(), with_own.max(), self._setting.caution):
                return accusation
            unseen, with_own = unseen + information[0], with_own + information[1]
        return self._waver(unseen, with_own)

    def _waver(self, both_unseen: Weights, with_own: Weights) -> Suspect:
        """Usually the best question, and the better the others look the more often one of them."""
        known = np.array([ELEMENTS[card] in self._shown for card in self.worlds.unseen])
        both_unseen = np.where(known[:, None] & known, -np.inf, both_unseen)
        with_own = np.where(known, -np.inf, with_own)
        if not self._setting.temperature:
            return self.best(both_unseen, with_own)
        scores = np.concatenate([both_unseen, with_own[:, None]], axis=1)
        likely = np.exp((scores - scores.max()) / self._setting.temperature).ravel().tolist()
        x, y = divmod(self.rng.choices(range(len(likely)), likely)[0], scores.shape[1])
        unseen = self.worlds.unseen
        other = ELEMENTS[unseen[y]] if y < len(unseen) else self.rng.choice(self.dossier.evidence.hand)
        return self.ask(ELEMENTS[unseen[x]], other)

    def guess(self) -> Commit:
        """The likeliest solution without a card that it was shown; any of those that are equally likely."""
        left = [solution for solution in self.dossier.solutions() if self._shown.isdisjoint(solution.cards)]
        best = [solution.cards for solution in left if solution.chance > left[0].chance - 1e-12]
        return Commit(*self.rng.choice(best))

    def _saw_no_accusation(self, rival: Seat) -> None:
        if self._setting.caution < 1:
            super()._saw_no_accusation(rival)

    def _mark_striking(self) -> None:
        """Mark the passes on a question of one's own, once everybody has passed on it."""
        passes = []
        for number in reversed(range(len(self._seen))):
            if isinstance(self._seen[number], Passed):
                passes.append(number)
            elif isinstance(question := self._seen[number], Asked):
                if question.by == self.seat and len(passes) == len(self.worlds.others):
                    for pass_number in passes:
                        self._seen[pass_number] = Striking(self._seen[pass_number])
                return

    def _forget(self) -> bool:
        """Forget who passed and what it was shown; whether it has forgotten anything."""
        if self._setting.memory >= 1:
            return False
        kept = []
        for event in self._seen:
            if self._is_memory(event) and self.rng.random() >= self._setting.memory:
                if isinstance(event, Showed):
                    kept.append(msgspec.structs.replace(event, card=UNSET))
            else:
                kept.append(event)
        forgotten = len(kept) < len(self._seen) or kept != self._seen
        self._seen = kept
        return forgotten

    def _is_memory(self, event: Any) -> bool:
        match event:
            case Passed(by=by):
                return by != self.seat
            case Showed(to=self.seat, card=card):
                return card is not UNSET
            case _:
                return False


def at(place: float) -> partial[Dial]:
    """A place of the dial, the same for every number of players."""
    return partial(Dial, dict.fromkeys(PLAYERS, setting_at(place)))

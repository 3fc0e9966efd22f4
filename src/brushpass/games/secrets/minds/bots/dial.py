"""Bots of human size: a mind that forgets, wavers, believes what it hears, and is wary of what it cannot see.

A weaker setting is the same mind with these human faults, not another mind and not chance. It still never takes what
looks much worse to it than something else (`WINDOW`).
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
from brushpass.games.secrets.minds.bots.belief import Belief
from brushpass.games.secrets.minds.bots.likelihood import Likelihood
from brushpass.games.secrets.minds.bots.marked import LookedAt
from brushpass.games.secrets.minds.bots.observed_choices import ObservedChoice
from brushpass.games.secrets.minds.dossier.arrangements import Floats
from brushpass.games.secrets.open import choices as c
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import PLAYERS
from brushpass.games.secrets.talk import Claim

WINDOW: Final = 0.3
"""No setting takes an option that looks worse than the best by more than this much win chance."""
BITS: Final = 8.0
"""How many bits of a look count like a whole game, where win chances say nothing."""


class Setting(NamedTuple):
    """The faults of one setting of the dial."""

    temperature: float
    """How far it wavers between options: those whose win chances differ by less than this are nearly the same to it."""
    memory: float = 1.0
    """How likely it still knows, a turn later, a token that it was shown."""
    caution: float = 0.0
    """How much win chance a card that it cannot see must promise before it takes it."""
    insight: float = 0.0
    """How much of what the others' choices give away it notices, from 0 to 1."""
    foresight: float = 0.0
    """How likely it looks ahead in a decision. Only a setting without other faults does."""
    credulity: float = 0.0
    """How many true claims it credits everybody with before they have said a word."""


SCALE: Final[Mapping[float, Setting]] = {
    0: Setting(0.3, 0.4, 0.7, credulity=1.0),
    1: Setting(0.25, 0.6, 0.25, credulity=0.75),
    2: Setting(0.15, 0.8, 0.05, credulity=0.5),
    3: Setting(0.06, 0.9, credulity=0.25),
    4: Setting(0.0),
    6: Setting(0.0, insight=1.0),
    8: Setting(0.0, insight=1.0, foresight=1.0),
}
"""The settings at some places of the dial; those between them follow. First the faults go, then insight comes, and last
foresight."""


def setting_at(place: float) -> Setting:
    """The setting at a place of the dial."""
    return Setting(*(float(np.interp(place, list(SCALE), fault)) for fault in zip(*SCALE.values(), strict=True)))


class Overheard(NamedTuple):
    """A claim, among the events that are remembered."""

    by: Seat
    claim: Claim


class HalfRead(Likelihood):
    """Asks why the others chose what they chose, but not to the bottom."""

    def __init__(self, seat: Seat, rng: Random, insight: float) -> None:
        super().__init__(seat, rng)
        self._insight = insight

    def _chances(self, choice: ObservedChoice, options: list[int]) -> Floats:
        chances: Floats = super()._chances(choice, options) ** self._insight
        return chances


class Dial:
    """Asks its mind what the options are worth, and then errs as people do."""

    def __init__(self, settings: Mapping[int, Setting], seat: Seat, rng: Random) -> None:
        """Take a seat. `settings`: by number of players, because the same fault costs more at a small table."""
        self._settings, self._seat, self._rng = settings, seat, rng
        self._luck = Random(rng.getrandbits(64))
        """That of its mind, which goes on when the mind is made anew: it must not lie alike each time."""
        self._seen: list[Any] = []
        """What it still remembers."""

    _setting: Setting
    _players: int
    _mind: Belief
    _looked_at: LookedAt

    def see(self, event: Any) -> None:
        """Remember it for now. When a turn begins, something older may be forgotten."""
        if isinstance(event, seen.Began):
            self._players, self._setting = event.players, self._settings[event.players]
            self._mind = self._fresh_mind()
            self._looked_at = LookedAt(self._seat, event.players)
        elif isinstance(event, seen.Drawn) and self._forget():
            self._make_mind_anew()
        self._seen.append(event)
        self._looked_at.see(event)
        self._mind.see(event)

    def _make_mind_anew(self) -> None:
        """It is told what is still remembered. What it has said itself, it knows."""
        before, self._mind = self._mind, self._fresh_mind()
        for remembered in self._seen:
            if isinstance(remembered, Overheard):
                self._mind.hear(*remembered)
            else:
                self._mind.see(remembered)
        self._mind.said, self._mind.spoken_of = before.said, before.spoken_of

    def hear(self, by: Seat, claim: Claim) -> None:
        """Take in what somebody says."""
        self._seen.append(Overheard(by, claim))
        self._mind.hear(by, claim)

    def speak(self) -> Claim | None:
        """Say what its mind would."""
        return self._mind.speak()

    def urge(self, choice: c.Choice) -> Claim | None:
        """Add to its choice what its mind would."""
        return self._mind.urge(choice)

    def choose(self, prompt: Prompt) -> Any:
        """Usually the best option, and the better the others look the more often one of them."""
        favourite = self._mind.choose(prompt)
        if not (self._setting.temperature or self._setting.caution or self._setting.memory < 1):
            return favourite
        assert self._mind._thought is not None
        value = self._mind._thought.value.astype(np.float64)
        if prompt.ask is c.Ask.DETECTIVE:
            value = self._without_known(prompt, value / BITS)
        elif isinstance(favourite, c.Offer):
            value = np.where(np.arange(len(value)) % self._players == self._seat, -np.inf, value)
        is_unseen = prompt.ask in (c.Ask.UN, c.Ask.ANSWER)
        wary = np.array((self._setting.caution, 0.0)) if is_unseen else np.zeros(len(value))
        return self._option(prompt, favourite, self._waver(value, wary))

    def _without_known(self, prompt: Prompt, value: Floats) -> Floats:
        """Nobody looks twice at the same token, or at their own, while others may hide something."""
        is_known = np.array([option.slot in self._looked_at for option in prompt.options])
        return np.where(is_known, -np.inf, value) if value[~is_known].any() else value

    def _waver(self, value: Floats, wary: Floats) -> int:
        """The number of the option that it takes; `wary`: how much less each seems to be worth to somebody cautious."""
        seems = value - wary
        if not self._setting.temperature:
            return int(seems.argmax())
        likely = np.where(value >= value.max() - WINDOW, np.exp((seems - seems.max()) / self._setting.temperature), 0.0)
        return self._rng.choices(range(len(value)), likely.tolist())[0]

    def _option(self, prompt: Prompt, favourite: c.Choice, number: int) -> c.Choice:
        if not isinstance(favourite, c.Offer):
            option: c.Choice = prompt.options[number]
            return option
        card, to = divmod(number, self._players)
        shown = self._mind._board.shown
        claim = None if favourite.claim is None else shown[card if favourite.claim is favourite.card else 1 - card]
        return c.Offer(shown[card], Seat(to), claim)

    def _forget(self) -> bool:
        """Forget tokens of others that it was shown; whether it has forgotten any."""
        forgotten = False
        for number, event in enumerate(self._seen):
            if self._is_memory(event) and self._rng.random() >= self._setting.memory:
                self._seen[number] = msgspec.structs.replace(event, face=UNSET)
                forgotten = True
        return forgotten

    def _is_memory(self, event: Any) -> bool:
        match event:
            case seen.Looked(by=self._seat, slot=slot, face=face):
                return slot != self._seat and face is not UNSET
            case seen.Exposed(face=face):
                return face is not UNSET
            case _:
                return False

    def _fresh_mind(self) -> Belief:
        mind = self._mind_of_setting()
        mind.dossier.hearing.record.credulity = self._setting.credulity
        return mind

    def _mind_of_setting(self) -> Belief:
        luck, setting = self._luck, self._setting
        if setting.foresight:
            from brushpass.games.secrets.minds.trained.foresight import Foresight  # it loads Numba

            return Foresight(self._seat, luck, setting.foresight)
        return HalfRead(self._seat, luck, setting.insight) if setting.insight else Belief(self._seat, luck)


def at(place: float) -> partial[Dial]:
    """A place of the dial, the same for every number of players."""
    return partial(Dial, dict.fromkeys(PLAYERS, setting_at(place)))


def prepare() -> None:
    """Wait until what looks ahead is compiled."""
    from brushpass.games.secrets.minds.trained.search import prepare as prepare_search

    prepare_search()

"""One game at a table: its true state, the open prompts, and the events that are held back for a while."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from brushpass.core.fair import Pledge
from brushpass.core.fair_v1 import PledgeV1
from brushpass.core.game import AnyGame
from brushpass.core.messages import Prompt
from brushpass.core.record import Record, Recorder
from brushpass.core.record_talk import Kept, RecordedClaim, RecordedText, Talk
from brushpass.core.seats import PUBLIC, Seat
from brushpass.core.switches import Value
from brushpass.table.decision import Played
from brushpass.table.streams import Streams, Telling, telling

decoder_of = cache(msgspec.json.Decoder)


class OpenPrompt(msgspec.Struct, frozen=True):
    """A prompt that waits for its answer."""

    number: int
    """Counted for each seat."""
    prompt: Prompt
    since: float
    told: int
    """The number of the last message that everybody had been told when it was asked."""
    extra: float = 0.0
    """How many seconds others have added to the time for it."""

    def extended(self, seconds: float) -> "OpenPrompt":
        """The prompt with more time."""
        return replace(self, extra=self.extra + seconds)


class PastMatch:
    """Stands in for an old game that is not played again."""

    is_over = True

    def claimed(self, seat: Seat, claim: msgspec.Raw) -> None:
        """Note nothing: the record was saved long ago."""

    def said(self, seat: Seat, text: str) -> None:
        """Note nothing: the record was saved long ago."""


class Match:
    """A game that was started at a table."""

    def __init__(
        self,
        game: AnyGame,
        players: int,
        rules: Mapping[str, Value],
        pledge: Pledge | PledgeV1,
        luck: str,
        streams: Streams,
        prompt_counts: dict[Seat, int],
    ) -> None:
        self.game = game
        self.players = players
        self.pledge = pledge
        self.luck = luck
        self.rules = msgspec.convert(rules, game.rules)
        self.deal = game.deal.from_seed(pledge.seed, players)
        self.events: list[Any] = []
        """Everything that really happened, oldest first."""
        self.told_events = 0
        """How many of these have been told, the first ones; the others are held back. It is counted and not computed: a
        bot in another thread must never take an event for told that is about to be held back."""
        self.open_prompts: dict[Seat, OpenPrompt] = {}
        """What each seat is asked now."""
        self.held_since: float | None = None
        """When the oldest event that is still held back happened."""
        self.held_after = 0
        """The number of the last message that everybody had been told by then."""
        self._held: list[Telling] = []
        self._choices: list[tuple[Seat, Any, int]] = []
        """Each choice, with the number of events that it caused."""
        self.heard: list[tuple[int, Seat, msgspec.Raw]] = []
        """Every claim: how many events had been told by then, who made it, and what it says."""
        self._talk: list[Talk] = []
        """What was said, each line with its place between the choices."""
        self._streams = streams
        self._prompt_counts = prompt_counts
        """How many prompts each seat has had at this table."""
        self._decode = decoder_of(game.choice).decode
        events, self.state = game.setup(players, self.deal, self.rules)
        self.is_over = False
        """Whether the game has ended."""
        self._setup_events = len(events)
        self._happened(events)

    def begin(self, at: float) -> None:
        """Ask the first prompts."""
        self._ask(at)

    def decode(self, choice: msgspec.Raw) -> Any:
        """A choice of this game from its JSON."""
        return self._decode(choice)

    def attempt(self, seat: Seat, choice: Any) -> Played:
        """What would follow from a choice, without carrying it out. An illegal one is refused."""
        events, state = self.game.play(self.state, seat, choice)
        return Played(choice, events, state)

    def holds_back(self, played: Played) -> bool:
        """Whether a choice would leave events held back that wait for nobody's choice."""
        game = self.game
        if not game.delayed:
            return False
        is_held = self.is_held or any(type(event) in game.delayed for event in played.events)
        return is_held and not any(p.ask in game.asked_during_delay for p in game.prompts(played.state).values())

    def play(self, seat: Seat, played: Played, at: float) -> None:
        """Carry out a choice that was attempted in this state of the game."""
        self.state, events = played.state, played.events
        self.is_over = self.game.outcome(self.state) is not None
        del self.open_prompts[seat]
        self._choices.append((seat, played.choice, len(events)))
        self._happened(events)
        self._ask(at)

    def release(self, at: float) -> None:
        """Tell what was held back."""
        held, self._held, self.held_since = self._held, [], None
        for told in held:
            self._tell(told)
        self._ask(at)

    def shift(self, seconds: float, at: float) -> None:
        """The game stood still for this long: what was waiting has waited for that much less."""
        if self.held_since is not None:
            self.held_since = min(self.held_since + seconds, at)
        for seat, open_prompt in self.open_prompts.items():
            self.open_prompts[seat] = replace(open_prompt, since=min(open_prompt.since + seconds, at))

    def is_secret(self, open_prompt: OpenPrompt) -> bool:
        """Whether nobody else may notice that this is asked."""
        return open_prompt.prompt.ask in self.game.asked_during_delay

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that have won; empty until the game is over."""
        outcome = self.game.outcome(self.state)
        return () if outcome is None else outcome.winners

    @property
    def is_held(self) -> bool:
        """Whether something has happened that is not told yet, or is being decided in secret."""
        return self.held_since is not None

    @property
    def is_resolved(self) -> bool:
        """Whether the held events wait for nobody's choice."""
        return not self.open_prompts

    def claimed(self, seat: Seat, claim: msgspec.Raw) -> None:
        """Note a claim for the record; what is said after the end is not part of the game."""
        if not self.is_over:
            after, untold, phrase = len(self._choices), len(self._held), msgspec.json.decode(claim)
            self._talk.append(RecordedClaim(after=after, untold=untold, seat=seat, claim=phrase))
            self.heard.append((self.told_events, seat, claim))

    def said(self, seat: Seat, text: str) -> None:
        """Note free talk for the record, in case it keeps that."""
        if not self.is_over:
            after, untold = len(self._choices), len(self._held)
            self._talk.append(RecordedText(after=after, untold=untold, seat=seat, text=text))

    def record(self, names: tuple[str, ...], minds: tuple[str, ...], *, keeps_talk: bool) -> Record:
        """The record so far: every choice and claim, and free talk only if the table's setting allows it."""
        kept = Kept.TALK if keeps_talk else Kept.CLAIMS
        talk = [line for line in self._talk if keeps_talk or isinstance(line, RecordedClaim)]
        recorder = Recorder(
            self.game,
            self.players,
            self.rules,
            self.deal,
            pledge=self.pledge,
            seats=names,
            minds=minds,
            kept=kept,
            talk=talk,
        )
        done = self._setup_events
        recorder.laid(tuple(self.events[:done]))
        for seat, choice, count in self._choices:
            recorder.played(seat, choice, tuple(self.events[done : done + count]))
            done += count
        return recorder.record()

    def _happened(self, events: tuple[Any, ...]) -> None:
        """Tell the events, or hold them back from the first delayed one on."""
        game = self.game
        for event in events:
            told = telling(game, self.players, event)
            self.events.append(told.event)
            if self._held or type(event) in game.delayed:
                self._held.append(told)
            else:
                self._tell(told)

    def _tell(self, told: Telling) -> None:
        """Tell everybody the next event, as each sees it."""
        self._streams.add(told)
        self.told_events += 1

    def _ask(self, at: float) -> None:
        """Open and number the new prompts. While events are held back, only those that may be asked during a delay."""
        prompts, during_delay = self.game.prompts(self.state), self.game.asked_during_delay
        told = self._streams.number(PUBLIC)
        if self.held_since is None and (
            self._held or (during_delay and any(prompt.ask in during_delay for prompt in prompts.values()))
        ):
            self.held_since, self.held_after = at, told
        for seat, prompt in prompts.items():
            if seat not in self.open_prompts and (self.held_since is None or prompt.ask in during_delay):
                self._prompt_counts[seat] = number = self._prompt_counts.get(seat, 0) + 1
                self.open_prompts[seat] = OpenPrompt(number, prompt, at, told)

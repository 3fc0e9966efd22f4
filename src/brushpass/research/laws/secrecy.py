"""Secrecy as non-interference, for games without an oracle.

A viewer's transcript is what it knows first-hand: the events it was shown and its own choices, in order. Many truths
are played; those that gave a viewer the same transcript so far must have given it the same sight, the same prompt, the
same refusals, and the same pauses. So a sight depends on nothing but the transcript, and neither does anything else.

No such law can see what `show` itself gives away: to the law, whatever is shown is public by the rules. `fold` catches
a `show` that says more than `view`, and `veil` one that hides nothing. Only an oracle, written from the rule book,
knows better (`oracle`).
"""

import hashlib
import random
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from brushpass.core.seats import PUBLIC, Viewer
from brushpass.research.laws.broken import At, Broken, hold
from brushpass.research.laws.oracle import heard
from brushpass.research.laws.playing import Case, encoded, play
from brushpass.research.laws.truths import Truth, truth_of, twins
from brushpass.research.laws.universe import universe

VIEWERS: Final = 2
"""How many viewers of one game are looked at."""
PROBES: Final = 4
"""How many choices a viewer tries,"""
EVERY: Final = 4
"""at one moment in this many."""
AROUND: Final = 60
"""How much of differing bytes is quoted."""


def secrecy(case: Case, seed: int) -> int:
    """Compare one game with other truths, through the eyes of a few viewers; at how many moments they differed."""
    game = truth_of(play(case, seed))
    tries = universe(case, seed)
    rng = random.Random(seed)
    compared = 0
    for viewer in rng.sample(case.viewers, VIEWERS):
        group = Group(case, viewer, tries)
        group.add(game)
        for twin in twins(case, game, viewer, rng):
            group.add(twin)
        compared += group.compared
    return compared


class Moment(NamedTuple):
    """What reaches a viewer while the game waits for somebody."""

    state: Any
    """The truth, which does not reach the viewer."""
    step: int
    sight: bytes
    prompt: bytes
    heard: bytes
    """What the viewer is told when trying a few choices."""
    is_secret: bool
    """Whether the viewer may not even know that the game waits."""


@dataclass
class Group:
    """The truths of one game, and for each transcript of one viewer what reached that viewer."""

    case: Case
    viewer: Viewer
    tries: list[Any]
    compared: int = 0
    """How often two different truths were compared."""
    moments: dict[bytes, Moment] = field(default_factory=dict)
    """By transcript: the first truth in which the game waited there."""
    passed: set[bytes] = field(default_factory=set)
    """Transcripts after which more was told at once."""

    def add(self, truth: Truth) -> None:
        """Play a truth, and compare it with all others wherever the viewer knows the same."""
        game = self.case.game
        events, state = game.setup(self.case.players, truth.deal, self.case.rules)
        transcript = self._tell(b"", events, 0)
        self._wait(transcript, state, 0)
        for step, (seat, choice) in enumerate(truth.moves, start=1):
            if seat == self.viewer:
                transcript = _after(transcript, b"chose" + encoded(choice))
            with At(step, f"{choice} was offered"):
                events, state = game.play(state, seat, choice)
            transcript = self._tell(transcript, events, step)
            self._wait(transcript, state, step)

    def _tell(self, transcript: bytes, events: tuple[Any, ...], step: int) -> bytes:
        """The transcript after events; all but the last of its lines were passed without a pause."""
        seen = [encoded(one) for one in self.case.game.seen_by(self.viewer, events)]
        for number, message in enumerate(seen):
            transcript = _after(transcript, message)
            if number < len(seen) - 1:
                self.passed.add(transcript)
                paused = self.moments.get(transcript)
                hold(paused is None or paused.is_secret, self._told("a pause"), step)
        return transcript

    def _wait(self, transcript: bytes, state: Any, step: int) -> None:
        """The game waits: compare what reaches the viewer with what did in another truth."""
        moment = self._moment(transcript, state, step)
        hold(moment.is_secret or transcript not in self.passed, self._told("a pause"), step)
        other = self.moments.setdefault(transcript, moment)
        if other.state == state:
            return
        self.compared += 1
        for name in ("sight", "prompt", "heard"):
            one, two = getattr(other, name), getattr(moment, name)
            if one != two:
                what = "a refusal" if name == "heard" else f"its {name}"
                raise Broken(f"{self._told(what)}: {_apart(one, two)}", min(step, other.step))

    def _moment(self, transcript: bytes, state: Any, step: int) -> Moment:
        game, viewer = self.case.game, self.viewer
        with At(step, f"the sight of viewer {viewer}"):
            prompts = game.prompts(state)
            sight = encoded(game.view(state, viewer))
        prompt = None if viewer is PUBLIC else prompts.get(viewer)
        asked = {str(other.ask) for other in prompts.values()}
        is_secret = bool(asked) and prompt is None and asked <= game.asked_during_delay
        sounds = b""
        if viewer is not PUBLIC and transcript[0] % EVERY == 0:
            tries = random.Random(transcript).sample(self.tries, min(PROBES, len(self.tries)))
            sounds = b"\n".join(heard(self.case, state, viewer, choice) for choice in tries)
        return Moment(state, step, sight, encoded(prompt), sounds, is_secret)

    def _told(self, by: str) -> str:
        return f"viewer {self.viewer} can tell two truths apart by {by}"


def _after(transcript: bytes, item: bytes) -> bytes:
    """One word for a transcript with one more line."""
    return hashlib.blake2b(transcript + item, digest_size=16).digest()


def _apart(one: bytes, two: bytes) -> str:
    """Two texts around the place where they first differ."""
    place = next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    start = max(0, place - AROUND // 2)
    return " or ".join(f"...{text[start : start + AROUND].decode(errors='replace')}..." for text in (one, two))

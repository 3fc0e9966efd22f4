"""Paired worlds: another truth in which a claim is false instead of true, or the reverse, and which told everybody at
the table the same but for one seat.

Nothing here knows the rules. Two values of the deal change places, or the speaker makes another choice; then the same
game is told again up to the claim. If no such change works, the claim has no pair.
"""

from collections.abc import Iterator, Sequence
from itertools import accumulate, combinations, islice
from typing import Any, Final, NamedTuple

import msgspec

from brushpass.core.errors import Refusal
from brushpass.core.game import AnyGame
from brushpass.core.record import Record, Recorder, RecordV2
from brushpass.core.record_talk import Kept, RecordedClaim, Talk
from brushpass.core.replay import replay
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.games.registry import find
from brushpass.research.labels.meaning import Meaning, meaning_of
from brushpass.research.labels.places import PlacedClaim, placed_claims
from brushpass.wire.labels import ClaimSource

Move = tuple[Seat, Any]
OWN_CHOICES: Final = 3
"""How many of the speaker's last choices may be changed."""
MOST_DEALS: Final = 400
"""How many other deals are tried for one claim."""

encode = msgspec.json.Encoder().encode


class Pair(msgspec.Struct, frozen=True):
    """A claim, and a world in which it is the opposite."""

    number: int
    """Which claim of the record it is, from 1."""
    seat: Seat
    """Who made it."""
    claim: dict[str, Any]
    truth: bool
    """Whether it was true in the record; in the other world it is the opposite."""
    alone: Seat
    """The one seat that was told something different."""
    other: RecordV2
    """The other world up to the claim, which is its last."""


class Truth(NamedTuple):
    """A deal, and what was chosen."""

    deal: Any
    moves: list[Move]


def pairs(record: Record) -> Iterator[Pair]:
    """A pair for each claim of the record that has one."""
    meaning = meaning_of(record.game)
    search = Search(record, meaning)
    _, claims = placed_claims(record, meaning)
    talk = record.talk if isinstance(record, RecordV2) else ()
    places = [place for place, line in enumerate(talk, start=1) if isinstance(line, RecordedClaim)]
    said = 0
    for number, placed in enumerate(claims, start=1):
        if placed.source is ClaimSource.TALK:
            spoken = talk[: places[said]]
            said += 1
        else:
            spoken = tuple(line for line in talk if line.after < placed.after)
        pair = search.pair(number, placed, spoken)
        if pair is not None:
            yield pair


class Search:
    """Looks for other truths of one record."""

    def __init__(self, record: Record, meaning: Meaning) -> None:
        self._record, self._meaning = record, meaning
        self._game: AnyGame = find(record.game)
        self._rules = msgspec.convert(record.rules, self._game.rules)
        self._deal = msgspec.convert(record.deal, self._game.deal)
        read = self._game.choice_notation.read
        self._moves: list[Move] = [(step.seat, read(step.choice)) for step in record.steps]
        told = list(replay(record, self._game))
        self._states = [state for _, state in told]
        self._happened = list(accumulate((len(events) for events, _ in told[1:]), initial=0))
        """How many events all steps up to each have had."""
        self._viewers: tuple[Viewer, ...] = (*map(Seat, range(record.players)), PUBLIC)
        self._seen = [self._shown(event) for events, _ in told for event in events]
        """What each viewer was told of every event."""

    def pair(self, number: int, placed: PlacedClaim, talk: tuple[Talk, ...]) -> Pair | None:
        """The pair of a claim; one that only its speaker can tell from the truth, if there is one.

        `talk`: all that was said up to the claim.
        """
        truth = self._meaning.is_true(placed.state, placed.seat, placed.claim)
        if truth is None:
            return None
        found: tuple[Seat, Truth] | None = None
        for other in self._others(placed):
            alone = self._alone(other, placed, wanted=not truth)
            if alone is not None and (found is None or alone == placed.seat):
                found = alone, other
            if alone == placed.seat:
                break
        if found is None:
            return None
        other_record = self._record_of(found[1], talk)
        if any(
            line.untold < 0 for line in other_record.talk
        ):  # what was said then would have come before what was told
            return None
        return Pair(number, placed.seat, msgspec.to_builtins(placed.claim), truth, found[0], other_record)

    def _others(self, placed: PlacedClaim) -> Iterator[Truth]:
        """Truths that differ from the record in one choice of the speaker, or in two values of the deal."""
        moves = self._moves[: placed.after]
        own = [step for step, (seat, _) in enumerate(moves) if seat == placed.seat]
        for step in reversed(own[-OWN_CHOICES:]):
            for option in self._game.prompts(self._states[step])[placed.seat].options:
                if option != moves[step][1]:
                    yield Truth(self._deal, [*moves[:step], (placed.seat, option), *moves[step + 1 :]])
        for deal in islice(_deals(self._deal, self._record.players), MOST_DEALS):
            yield Truth(deal, moves)

    def _alone(self, other: Truth, placed: PlacedClaim, *, wanted: bool) -> Seat | None:
        """The only viewer who is told something different, if the claim is as wanted; None if there is no such seat."""
        game, told = self._game, 0
        differs: set[Viewer] = set()
        state: Any = None
        try:
            events, after = game.setup(self._record.players, other.deal, self._rules)
            for step in range(len(other.moves) + 1):
                for event in events:
                    if told == placed.told:
                        break
                    state = game.evolve(state, event)
                    shown = self._shown(event)
                    differs |= {viewer for viewer in self._viewers if shown[viewer] != self._seen[told][viewer]}
                    told += 1
                if len(differs) > 1 or PUBLIC in differs:
                    return None
                if step < len(other.moves):
                    events, after = game.play(after, *other.moves[step])
        except Refusal:
            return None
        if told < placed.told or not differs:
            return None
        is_true = self._meaning.is_true(state, placed.seat, placed.claim)
        [alone] = differs
        return alone if is_true is wanted and alone is not PUBLIC else None

    def _shown(self, event: Any) -> dict[Viewer, bytes]:
        return {viewer: encode(self._game.show(event, viewer)) for viewer in self._viewers}

    def _record_of(self, truth: Truth, talk: tuple[Talk, ...]) -> RecordV2:
        """The other world as a record. All that everybody knew besides the game is as it was: names, minds and talk.

        It has neither seed nor pledge, from which only the true deal follows.
        """
        record, game = self._record, self._game
        minds, kept = (record.minds, record.kept) if isinstance(record, RecordV2) else ((), Kept.CHOICES)
        recorder = Recorder(game, record.players, self._rules, truth.deal, seats=record.seats, minds=minds, kept=kept)
        events, state = game.setup(record.players, truth.deal, self._rules)
        recorder.laid(events)
        happened = [0]
        for seat, choice in truth.moves:
            events, state = game.play(state, seat, choice)
            recorder.played(seat, choice, events)
            happened.append(happened[-1] + len(events))
        other = recorder.record()
        assert isinstance(other, RecordV2)
        return msgspec.structs.replace(other, talk=tuple(self._placed(line, happened) for line in talk))

    def _placed(self, line: Talk, happened: Sequence[int]) -> Talk:
        """A line where the other world has told as much: events that are held back may be more there, or fewer."""
        hidden = happened[line.after] - (self._happened[line.after] - line.untold)
        return msgspec.structs.replace(line, untold=hidden)


def _deals(deal: Any, players: int) -> Iterator[Any]:
    """Deals in which two values have changed places; short lists first, because they lie face down."""
    plain = msgspec.json.decode(encode(deal))
    rows = sorted(_rows(plain), key=len)
    places = [place for row in rows for place in row]
    for (here, one), (there, other) in combinations(places, 2):
        if here[one] != there[other]:
            here[one], there[other] = there[other], here[one]
            try:
                changed = msgspec.convert(plain, type(deal))
                changed.check(players)
            except (Refusal, ValueError):
                changed = None
            here[one], there[other] = there[other], here[one]
            if changed is not None:
                yield changed


def _rows(plain: Any) -> Iterator[list[tuple[Any, int]]]:
    """The places of the values of every list: the list, and where in it."""
    if isinstance(plain, dict):
        for value in plain.values():
            yield from _rows(value)
    elif isinstance(plain, list):
        if any(isinstance(value, list | dict) for value in plain):
            for value in plain:
                yield from _rows(value)
        else:
            yield [(plain, place) for place in range(len(plain))]

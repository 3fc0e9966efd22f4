"""Records: header, deal, choices and events of a game; enough to replay, check and share it (docs/record.md)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Literal

import msgspec

from brushpass.core.errors import BadRecord, BadSetup, Refusal
from brushpass.core.fair import Pledge
from brushpass.core.game import AnyGame
from brushpass.core.notation import Notation
from brushpass.core.seats import Seat

FORMAT = "brushpass/1"


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice and what followed from it, in the notation of the game."""

    seat: Seat
    choice: str
    events: tuple[str, ...]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole game, or its beginning."""

    format: Literal["brushpass/1"]
    game: str
    version: int
    """The game's version: which rules it was played by."""
    players: int
    rules: dict[str, Any]
    deal: dict[str, Any]
    setup: tuple[str, ...]
    """The events that laid the table."""
    steps: tuple[Step, ...]
    seed: str = ""
    """32 bytes in hexadecimal from which the deal follows; absent for a deal that was written by hand."""
    pledge: Pledge | None = None
    """What the seed was made from, if a table and its players made it together (core/fair.py)."""
    seats: tuple[str, ...] = ()
    """Who sat where, if it is told."""


class Recorder:
    """Writes down a game as it is played."""

    def __init__(
        self,
        game: AnyGame,
        players: int,
        rules: Any,
        deal: Any,
        *,
        seed: bytes = b"",
        pledge: Pledge | None = None,
        seats: tuple[str, ...] = (),
    ) -> None:
        self._game, self._players, self._rules, self._deal = game, players, rules, deal
        self._seed = seed if pledge is None else pledge.seed
        self._pledge, self._seats = pledge, seats
        self._setup: tuple[str, ...] = ()
        self._steps: list[Step] = []

    def laid(self, events: tuple[Any, ...]) -> None:
        """The table was laid."""
        self._setup = self._lines(events)

    def played(self, seat: Seat, choice: Any, events: tuple[Any, ...]) -> None:
        """A choice was taken."""
        self._steps.append(Step(seat, _line(self._game.choice_notation, choice), self._lines(events)))

    def record(self) -> Record:
        """The record so far."""
        return Record(
            format="brushpass/1",
            game=self._game.name,
            version=self._game.version,
            players=self._players,
            rules=_plain(self._rules),
            deal=_plain(self._deal),
            setup=self._setup,
            steps=tuple(self._steps),
            seed=self._seed.hex(),
            pledge=self._pledge,
            seats=self._seats,
        )

    def _lines(self, events: tuple[Any, ...]) -> tuple[str, ...]:
        return tuple([_line(self._game.event_notation, event) for event in events])


@lru_cache(maxsize=8192)
def _line(notation: Notation[Any], said: Any) -> str:
    """The line of a choice or an event. Rules make the same few thousand again and again."""
    return notation.write(said)


def _plain(value: Any) -> Any:
    """A value as JSON holds it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def encode(record: Record) -> bytes:
    """The record as one line of JSON."""
    return msgspec.json.encode(record)


def decode(text: bytes | str) -> Record:
    """The record that a text holds; refuses everything else."""
    try:
        return msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord(f"not a {FORMAT} record: {error}") from None


def replay(record: Record, game: AnyGame) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Play the record again: the events and the state after the table was laid, and after each step.

    Refuses at the first step that does not follow from the rules, the header being checked before anything is given.
    """
    players, rules, deal = _header(record, game)
    events, state = game.setup(players, deal, rules)
    _compare(events, record.setup, game, None)
    yield events, state
    for number, step in enumerate(record.steps, start=1):
        try:
            choice = game.choice_notation.read(step.choice)
            events, state = game.play(state, step.seat, choice)
        except Refusal as refusal:
            raise BadRecord(f"step {number}: {refusal.code}: {refusal}", number) from None
        _compare(events, step.events, game, number)
        yield events, state


def check(record: Record, game: AnyGame) -> Any:
    """The final state of a record that follows the rules; refuses any other, naming the first bad step."""
    *_, (_, state) = replay(record, game)
    return state


def _header(record: Record, game: AnyGame) -> tuple[int, Any, Any]:
    if (record.game, record.version) != (game.name, game.version):
        raise BadRecord(
            f"a record of {record.game} {record.version}, but these are the rules of {game.name} {game.version}"
        )
    try:
        rules = msgspec.convert(record.rules, game.rules)
        deal = msgspec.convert(record.deal, game.deal)
        deal.check(record.players)
        pledged = record.seed if record.pledge is None else record.pledge.seed.hex()
        if record.pledge is not None and len(record.pledge.entropy) != record.players:
            raise BadSetup(f"the pledge has entropy of {len(record.pledge.entropy)} seats, not of {record.players}")
        seeded = game.deal.from_seed(bytes.fromhex(record.seed), record.players) if record.seed else deal
    except (BadSetup, ValueError) as error:
        raise BadRecord(f"header: {error}") from None
    if pledged != record.seed:
        raise BadRecord("header: the seed does not follow from the pledge")
    if seeded != deal:
        raise BadRecord("header: the deal does not follow from the seed")
    return record.players, rules, deal


def _compare(events: tuple[Any, ...], lines: tuple[str, ...], game: AnyGame, step: int | None) -> None:
    """The recorded events must be those that the rules give, spelled the same."""
    for place, event in enumerate(events):
        line = game.event_notation.write(event)
        if place >= len(lines) or lines[place] != line:
            got = lines[place] if place < len(lines) else "nothing"
            raise BadRecord(f"{_where(step)}: the rules give {line!r}, the record has {got!r}", step)
    if len(lines) > len(events):
        raise BadRecord(f"{_where(step)}: the record goes on with {lines[len(events)]!r}", step)


def _where(step: int | None) -> str:
    return "setup" if step is None else f"step {step}"

"""Playing a record again: what it tells must follow from its seed, its choices and the rules, step by step."""

from collections.abc import Iterator
from typing import Any

import msgspec

from brushpass.core.errors import BadRecord, BadSetup, Refusal
from brushpass.core.fair import unhexed
from brushpass.core.game import AnyGame
from brushpass.core.record import Record


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
        if record.seats and len(record.seats) != record.players:
            raise BadSetup(f"{len(record.seats)} seats have names, not {record.players}")
        if record.pledge is not None and len(record.pledge.entropy) != record.players:
            raise BadSetup(f"the pledge has entropy of {len(record.pledge.entropy)} seats, not of {record.players}")
        seeded = game.deal.from_seed(unhexed(record.seed), record.players) if record.seed else deal
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

"""Plays a record again: every step must follow from the seed, the choices and the rules."""

from collections.abc import Iterator
from typing import Any

import msgspec

from brushpass.core.errors import BadRecord, BadSetup, Refusal
from brushpass.core.fair import unhexed
from brushpass.core.game import AnyGame
from brushpass.core.record import Record, RecordV2
from brushpass.core.record_talk import check_talk


def replay(record: Record, game: AnyGame) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """The events and the state after the setup, then after each step.

    The header is checked first. The first step that does not follow from the rules is refused.
    """
    players, rules, deal = _header(record, game)
    try:
        events, state = game.setup(players, deal, rules)
    except BadSetup as error:
        raise BadRecord(f"header: {error}") from None
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
    """The final state of a record; refuses one that does not follow the rules, and names the first bad step."""
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
        if isinstance(record, RecordV2) and record.minds and len(record.minds) != record.players:
            raise BadSetup(f"minds are named for {len(record.minds)} seats, not {record.players}")
        if record.pledge is not None:
            record.pledge.check(record.players)
        seeded = game.deal.from_seed(unhexed(record.seed), record.players) if record.seed else deal
    except (BadSetup, ValueError) as error:
        raise BadRecord(f"header: {error}") from None
    if pledged != record.seed:
        raise BadRecord("header: the seed does not follow from the pledge")
    if seeded != deal:
        raise BadRecord("header: the deal does not follow from the seed")
    if isinstance(record, RecordV2):
        check_talk(record.talk, record.kept, record.players, [len(step.events) for step in record.steps])
    return record.players, rules, deal


def _compare(events: tuple[Any, ...], lines: tuple[str, ...], game: AnyGame, step: int | None) -> None:
    """Refuse recorded events that differ from those of the rules, in content or in spelling."""
    for index, event in enumerate(events):
        line = game.event_notation.write(event)
        if index >= len(lines) or lines[index] != line:
            got = lines[index] if index < len(lines) else "nothing"
            raise BadRecord(f"{_where(step)}: the rules give {line!r}, the record has {got!r}", step)
    if len(lines) > len(events):
        raise BadRecord(f"{_where(step)}: the record goes on with {lines[len(events)]!r}", step)


def _where(step: int | None) -> str:
    return "setup" if step is None else f"step {step}"

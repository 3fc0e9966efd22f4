"""How a game looks that brings no face of its own: its notation, and its sight field by field."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from msgspec.structs import fields

from brushpass.clients.terminal.face import Face
from brushpass.clients.terminal.names import Names, joined
from brushpass.clients.terminal.questions import Answer, Question
from brushpass.core.kit import Kit
from brushpass.core.notation import Notation, write_value


def plain_face(kit: Kit) -> Face:
    """A face that shows any game, from its kit alone."""
    return Face(
        begin=kit.begin,
        fold=kit.fold,
        sentence=partial(_sentence, kit.seen_notation),
        table=_table,
        result=_result,
        questions=partial(_questions, kit.choice_notation),
        choices=kit.choice_notation,
        reference=partial(_reference, kit),
    )


def _sentence(notation: Notation[Any], event: Any, sight: Any, names: Names) -> str:
    return notation.write(event)


def _table(sight: Any, names: Names) -> list[str]:
    """Who has which seat, and every field of the sight that is not empty."""
    seats = ", ".join(f"{seat} {label}" for seat, label in enumerate(names.labels))
    values = {field.name: getattr(sight, field.name) for field in fields(sight)}
    return [f"seats: {seats}"] + [
        f"{name.replace('_', ' ')}: {write_value(value).replace(',', ', ')}"
        for name, value in values.items()
        if value is not None
    ]


def _result(sight: Any, names: Names) -> list[str]:
    """Who won, if the sight says so."""
    outcome = getattr(sight, "outcome", None)
    if outcome is None:
        return ["The game is over."]
    winners = [names.who(seat) for seat in outcome.winners]
    return [f"The game is over ({outcome.reason}). Winners: {joined(winners) if winners else 'nobody'}."]


def _questions(notation: Notation[Any], ask: str, sight: Any, names: Names) -> Sequence[Question]:
    """One question: which option."""
    return [
        Question(
            f"You are asked: {ask}",
            lambda options: [Answer(notation.write(option), (option,)) for option in options],
        )
    ]


def _reference(kit: Kit) -> list[str]:
    return [
        f"{kit.title}, {kit.players[0]} to {kit.players[-1]} players.",
        "This game has no short rules for the terminal; choices and events are shown in its notation.",
    ]

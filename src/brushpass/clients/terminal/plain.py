"""How a game without a face of its own looks: its notation, and its sight field by field."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from msgspec import UNSET
from msgspec.structs import fields

from brushpass.clients.terminal.face import Face
from brushpass.clients.terminal.names import Names
from brushpass.clients.terminal.questions import Answer, Question
from brushpass.clients.terminal.results import winners
from brushpass.core.kit import Kit
from brushpass.core.notation import Notation, write_value
from brushpass.core.seats import Seat
from brushpass.locales import Texts


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
        choice=partial(_choice, kit.choice_notation),
        reference=partial(_reference, kit),
    )


def _sentence(notation: Notation[Any], event: Any, sight: Any, names: Names) -> str:
    return notation.write(event)


def _choice(notation: Notation[Any], choice: Any, seat: Seat, names: Names) -> str:
    return notation.write(choice)


def _table(sight: Any, names: Names) -> list[str]:
    """Who has which seat, and every field of the sight that is not empty."""
    seats = ", ".join(f"{seat} {names.row(Seat(seat))}" for seat in range(len(names.labels)))
    values = {field.name: getattr(sight, field.name) for field in fields(sight)}
    return [names.say("terminal-seats", seats=seats)] + [
        f"{name.replace('_', ' ')}: {write_value(value).replace(',', ', ')}"
        for name, value in values.items()
        if value is not None and value is not UNSET
    ]


def _result(sight: Any, names: Names) -> list[str]:
    """Who won, if the sight says so."""
    outcome = getattr(sight, "outcome", None)
    if outcome is None:
        return [names.say("terminal-over")]
    return [names.say("terminal-over-reason", reason=outcome.reason), *winners(outcome.winners, names)]


def _questions(notation: Notation[Any], ask: str, sight: Any, names: Names) -> Sequence[Question]:
    """One question: which option."""
    return [
        Question(
            names.say("terminal-asked", ask=ask),
            lambda options: [Answer(notation.write(option), (option,)) for option in options],
        )
    ]


def _reference(kit: Kit, texts: Texts) -> list[str]:
    head = texts.say("terminal-game", game=kit.title, first=kit.players[0], last=kit.players[-1])
    return [head, texts.say("terminal-no-rules")]

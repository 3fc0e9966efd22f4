"""The table of ESPIONAJE CARTAS as text."""

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET

from brushpass.clients.terminal.names import Names
from brushpass.clients.terminal.results import winners
from brushpass.clients.terminal.text import columns, ruled
from brushpass.core.seats import Seat
from brushpass.games.espionaje.open.cards import OF_KIND, Element
from brushpass.games.espionaje.open.sight import Phase, Question, Sight
from brushpass.games.espionaje.terminal.words import title, titles

RECENT: Final = 8
"""How many questions the table shows; the log has all."""


def table(sight: Sight, names: Names) -> Sequence[str]:
    """The hand, the notebook, the last questions, and how far an accusation has come."""
    return _laid(sight, names)


def bare(sight: Sight, names: Names) -> Sequence[str]:
    """The same with the last question only, and a notebook that does not say who showed which card (V8)."""
    return _laid(sight, names, is_bare=True)


def _laid(sight: Sight, names: Names, *, is_bare: bool = False) -> list[str]:
    say = names.say
    lines = [ruled(say("terminal-turn", game=say("game-espionaje"), turn=sight.turn, **names.by(sight.active)))]
    seats = ", ".join(f"{seat} {names.row(Seat(seat))}" for seat in range(sight.players))
    lines.append(say("terminal-clockwise", seats=seats, count=sight.hand_size))
    if sight.hand is not UNSET:
        notebook = say("terminal-notebook-bare") if is_bare else say("terminal-notebook")
        lines += [say("terminal-hand", cards=titles(sight.hand, names)), notebook]
        lines += _notebook(sight, names, is_bare=is_bare)
    if sight.solution is not UNSET:
        lines.append(say("terminal-solution-seen", cards=titles(sight.solution, names)))
    if sight.out:
        lines.append(say("terminal-out", names=names.listed(map(names.row, sight.out))))
    asked = [*sight.history, *([] if sight.question is None else [sight.question])]
    if asked:
        recent = list(enumerate(asked, start=1))[-1 if is_bare else -RECENT :]
        shown, count = len(recent), len(asked)
        every, last = say("terminal-questions", count=count), say("terminal-recent", shown=shown, count=count)
        lines.append(say("terminal-question-last") if is_bare else every if shown == count else last)
        lines += columns([_question(number, each, names) for number, each in recent], right=(0,))
    if sight.phase is Phase.COMMIT and sight.accuser is not None:
        lines.append(say("log-esp-accused", **names.by(sight.accuser)))
        lines += [say("log-esp-committed", **names.by(seat)) for seat in sight.committed]
    return lines


def _notebook(sight: Sight, names: Names, *, is_bare: bool) -> list[str]:
    """The fifteen elements by kind, those that are ruled out marked with the reason, unless it must be remembered."""
    if is_bare:
        reasons = dict.fromkeys(sight.ruled_out, "")
    else:
        reasons = dict.fromkeys(sight.hand, names.say("place-own")) if sight.hand is not UNSET else {}
    for question in sight.history:
        if question.by == sight.seat and question.card is not UNSET and question.shower is not None:
            reasons.setdefault(question.card, names.labels[question.shower])
    head = [tuple(f"   {names.say(f'kinds-{kind}')}" for kind in OF_KIND)]
    rows = [tuple(_mark(element, reasons, names) for element in row) for row in zip(*OF_KIND.values(), strict=True)]
    return columns(head + rows)


def _mark(element: Element, reasons: dict[Element, str], names: Names) -> str:
    name, reason = title(element, names), reasons.get(element)
    if reason is None:
        return f"   {name}"
    return f" x {name} ({reason})" if reason else f" x {name}"


def _question(number: int, asked: Question, names: Names) -> tuple[str, ...]:
    answers = [f"{names.row(seat)}: {names.say('history-passed')}" for seat in asked.passed]
    if asked.shower is not None:
        is_known = asked.card is not UNSET
        card = "" if asked.card is UNSET else title(asked.card, names)
        showed = names.say("history-showed-card", card=card) if is_known else names.say("history-showed")
        answers.append(f"{names.row(asked.shower)}: {showed}")
    pair = f"{title(asked.a, names)} + {title(asked.b, names)}"
    return str(number), names.row(asked.by), pair, "; ".join(answers)


def result(sight: Sight, names: Names) -> Sequence[str]:
    """The solution, the hands, what everybody laid down, and who won."""
    outcome, say = sight.outcome, names.say
    assert outcome is not None
    rows = [("", "", say("terminal-chosen"), say("terminal-held"))]
    for seat in map(Seat, range(sight.players)):
        laid, held = (
            ", ".join(title(card, names) for card in cards) or "-"
            for cards in (outcome.commitments[seat], outcome.hands[seat])
        )
        rows.append((str(seat), names.row(seat), laid, held))
    return [
        ruled(say("terminal-end", game=say("game-espionaje"))),
        say("terminal-solution", cards=titles(outcome.solution, names)),
        *columns(rows, right=(0,)),
        "",
        *winners(outcome.winners, names),
        say(f"reason-{outcome.reason}"),
    ]

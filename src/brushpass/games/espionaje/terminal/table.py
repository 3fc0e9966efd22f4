"""The table of ESPIONAJE CARTAS as text."""

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET

from brushpass.clients.terminal.names import Names, joined
from brushpass.clients.terminal.text import columns, ruled
from brushpass.games.espionaje.open.cards import OF_KIND, Element
from brushpass.games.espionaje.open.scoring import Outcome, Reason
from brushpass.games.espionaje.open.sight import Phase, Question, Sight
from brushpass.games.espionaje.terminal.words import title, titles

RECENT: Final = 8
"""How many questions the table shows; the log has all."""


def table(sight: Sight, names: Names) -> Sequence[str]:
    """The hand, the notebook, the last questions, and how far an accusation has come."""
    lines = [ruled(f"ESPIONAJE, turn {sight.turn}, {names.whose(sight.active)} turn")]
    seats = ", ".join(f"{seat} {label}" for seat, label in enumerate(names.labels[: sight.players]))
    lines.append(f"Clockwise: {seats}; {sight.hand_size} cards each.")
    if sight.hand is not UNSET:
        lines += [f"Your hand: {titles(sight.hand)}.", "Your notebook (x: not the solution, because of whom):"]
        lines += _notebook(sight, names)
    if sight.solution is not UNSET:
        lines.append(f"You have seen the solution: {titles(sight.solution)}.")
    if sight.out:
        lines.append(f"Accused wrongly and only answering: {joined([names.who(seat) for seat in sight.out])}.")
    questions = [*sight.history, *([] if sight.question is None else [sight.question])]
    if questions:
        is_short = len(questions) <= RECENT
        title_ = "Questions so far:" if is_short else f"The last {RECENT} of {len(questions)} questions:"
        numbered = list(enumerate(questions, start=1))[-RECENT:]
        lines += [title_, *columns([_question(number, each, sight, names) for number, each in numbered], right=(0,))]
    if sight.phase is Phase.COMMIT and sight.accuser is not None:
        done = f" Laid down so far: {joined([names.who(seat) for seat in sight.committed])}." if sight.committed else ""
        lines.append(f"{names.does(sight.accuser, 'accuse')}.{done}")
    return lines


def _notebook(sight: Sight, names: Names) -> list[str]:
    """The fifteen elements by kind; those that are ruled out have the reason beside them."""
    reasons = dict.fromkeys(sight.hand, "you") if sight.hand is not UNSET else {}
    for question in sight.history:
        if question.by == sight.seat and question.card is not UNSET and question.shower is not None:
            reasons.setdefault(question.card, names.labels[question.shower])
    header = [tuple(f"   {kind.upper()}" for kind in OF_KIND)]
    rows = [tuple(_mark(element, sight, reasons) for element in row) for row in zip(*OF_KIND.values(), strict=True)]
    return columns(header + rows)


def _mark(element: Element, sight: Sight, reasons: dict[Element, str]) -> str:
    if element not in sight.ruled_out:
        return f"   {title(element)}"
    return f" x {title(element)} ({reasons[element]})"


def _question(number: int, asked: Question, sight: Sight, names: Names) -> tuple[str, ...]:
    answers = [f"{names.who(seat)} {names.verb(seat, 'pass')}" for seat in asked.passed]
    if asked.shower is not None:
        card = "a card" if asked.card is UNSET else title(asked.card)
        answers.append(f"{names.who(asked.shower)} {names.verb(asked.shower, 'show')} {card}")
    return f"   {number}", names.labels[asked.by], f"{title(asked.a)}, {title(asked.b)}:", ", ".join(answers)


def result(sight: Sight, names: Names) -> Sequence[str]:
    """The solution, the hands, what everybody laid down, and who won."""
    outcome = sight.outcome
    assert outcome is not None
    lines = [ruled("ESPIONAJE, the end"), f"The solution: {titles(outcome.solution)}."]
    rows = [("", "", "laid down", "hand")]
    for seat, label in enumerate(names.labels[: sight.players]):
        laid = ", ".join(map(title, outcome.commitments[seat])) or "-"
        rows.append((str(seat), label, laid, ", ".join(map(title, outcome.hands[seat]))))
    return [*lines, *columns(rows, right=(0,)), "", _reason(outcome, names)]


def _reason(outcome: Outcome, names: Names) -> str:
    match outcome.reason:
        case Reason.SOLVED:
            return f"{names.does(outcome.winners[0], 'win')}: the first to be right, in the order of checking."
        case Reason.NOBODY_RIGHT:
            return "Nobody wins: nobody had all three cards right."
        case Reason.ALL_OUT:
            return "Nobody wins: everybody has accused in turn and was wrong."

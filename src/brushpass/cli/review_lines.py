"""A review as lines for people: a table of decisions, and every seat's game in figures."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from brushpass.cli.claim_words import claim_words
from brushpass.cli.honesty_lines import label_words
from brushpass.clients.terminal.faces import face_of
from brushpass.clients.terminal.names import Names
from brushpass.clients.terminal.text import blocks, columns
from brushpass.core.kit import Kit
from brushpass.core.seats import Seat
from brushpass.locales.speech import signed
from brushpass.wire.labels import Label
from brushpass.wire.review import Decided, Review, SeatSum, Summed, Verdict

SLIPS: Final = (Verdict.BLUNDER, Verdict.MISTAKE, Verdict.INACCURACY)
"""The verdicts for which a better choice is shown, worst first."""


class Line(NamedTuple):
    """One line, and the verdict that it is about."""

    text: str
    verdict: Verdict | None = None


def review_lines(
    kit: Kit, names: Names, messages: Sequence[Review], claims: Sequence[Label] = (), seat: Seat | None = None
) -> Iterator[Line]:
    """Everything that people are told in a review, each claim when it was made; for one seat, if it is named."""
    decided = [message for message in messages if isinstance(message, Decided)]
    if decided or claims:
        yield from _moments(kit, names, decided, claims, seat)
    for message in messages:
        if isinstance(message, Summed):
            yield Line("")
            yield Line(names.say("review-sums"))
            heads = [names.say(f"review-{head}") for head in ("player", "start", "luck", "given", "result")]
            rows = [(*heads, ""), *(_sum(own, names) for own in message.seats)]
            yield from map(Line, columns(rows, right=(1, 2, 3)))
            yield Line("")
            yield from map(Line, columns([[names.say("review-sums-hint")]]))


def _moments(
    kit: Kit, names: Names, decided: Sequence[Decided], claims: Sequence[Label], seat: Seat | None
) -> Iterator[Line]:
    """A row for each decision, one more if there was a better choice, and one for each claim at its place."""
    heads = (names.say("terminal-head-step"), "%", names.say("terminal-head-decision"), "")
    rows: list[tuple[tuple[str, ...], Verdict | None]] = []
    moments = [(each.step, 0, each) for each in decided] + [(claim.after, claim.number, claim) for claim in claims]
    for _, _, each in sorted(moments, key=lambda moment: moment[:2]):
        if isinstance(each, Label):
            said = names.say(
                "notice-said", by=names.labels[each.seat], text=claim_words(kit, each.claim, each.seat, names)
            )
            rows.append(((str(each.after), "", said, label_words(each, names, seat)), None))
            continue
        told = names.say(f"verdict-{each.verdict}", name=names.labels[each.seat])
        rows.append(
            ((str(each.step), _percent(each.value), told, _choice(kit, each, each.chosen, names)), each.verdict)
        )
        if each.verdict in SLIPS:
            rows.append((("", "", "", _better(kit, each, names)), each.verdict))
    texts = blocks([heads, *(row for row, _ in rows)], right=(0, 1))
    for lines, verdict in zip(texts, (None, *(verdict for _, verdict in rows)), strict=True):
        for line in lines:
            yield Line(line, verdict)


def _choice(kit: Kit, decided: Decided, written: str, names: Names) -> str:
    return face_of(kit).choice(kit.choice_notation.read(written), decided.seat, names)


def _better(kit: Kit, decided: Decided, names: Names) -> str:
    choice, percent = _choice(kit, decided, decided.best, names), _percent(decided.best_value)
    return names.say("terminal-better", choice=choice, percent=percent, error=round(100 * decided.error))


def _sum(own: SeatSum, names: Names) -> tuple[str, ...]:
    """A seat's game in points of the chance to win: result = start + luck - mistakes."""
    slips = [names.say(f"grade-{slip}", count=own.verdicts[slip]) for slip in SLIPS if slip in own.verdicts]
    result = names.say("review-won") if own.result else names.say("review-lost")
    luck, given = signed(round(100 * own.luck)), signed(-round(100 * own.mistakes))
    return names.labels[own.seat], _percent(own.start), luck, given, result, ", ".join(slips)


def _percent(share: float) -> str:
    return str(round(100 * share))

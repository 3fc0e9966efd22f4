"""The claims of a finished game as lines for people: who was honest, and every lie that is proved."""

from collections.abc import Iterator

from brushpass.cli.claim_words import claim_words
from brushpass.clients.terminal.names import Names
from brushpass.clients.terminal.text import columns
from brushpass.core.kit import Kit
from brushpass.core.seats import Seat
from brushpass.wire.labels import ClaimKind, Honesty, Label, SeatHonesty

KNOWN = (ClaimKind.TRUTH, ClaimKind.STALE_TRUTH)
UNSURE = (ClaimKind.GUESS, ClaimKind.HONEST_MISTAKE, ClaimKind.BLUFF, ClaimKind.LUCKY_BLUFF)


def honesty_lines(kit: Kit, names: Names, told: Honesty) -> Iterator[str]:
    """Nothing for a game in which nobody claimed anything."""
    if not told.sums:
        return
    yield ""
    yield names.say("honesty-title")
    heads = [names.say("review-player"), *(names.say(f"honesty-{head}") for head in ("true", "lies", "unsure"))]
    yield from columns([heads, *(_sum(one, names) for one in told.sums)], right=(1, 2, 3))
    lies = [label for label in told.labels if label.kind is ClaimKind.LIE]
    yield ""
    for lie in lies:
        yield from columns([[str(lie.after), _lie(kit, lie, names)]], right=(0,))
    if not lies:
        yield names.say("honesty-none")
    biggest = [label for label in lies if label.number == told.biggest]
    for lie in biggest:
        yield ""
        yield from columns([[f"{names.say('honesty-biggest')}: {_said(kit, lie, names)}"]])
    yield ""
    yield from columns([[names.say("honesty-hint")]])


def _sum(own: SeatHonesty, names: Names) -> tuple[str, ...]:
    counts = ((KNOWN), (ClaimKind.LIE,), UNSURE)
    return names.labels[own.seat], *(str(sum(own.kinds.get(kind, 0) for kind in kinds)) for kinds in counts)


def label_words(label: Label, names: Names, seat: Seat | None) -> str:
    """What a claim was, and what it could do: to one seat, or a lie to everybody."""
    is_lie, by = label.kind is ClaimKind.LIE, names.labels[label.seat]
    was = names.say("honesty-knew", by=by) if is_lie else names.say(f"said-{label.kind}", by=by)
    effect = _fooled(label, names) if is_lie else ""
    for hearer in label.hearers:
        if hearer.seat == seat and 0 < hearer.before < 1:
            shares = {"before": _share(hearer.before, names), "after": _share(hearer.after, names)}
            effect = names.say("honesty-for", name=names.labels[hearer.seat], **shares)
    return f"{was} {effect}".rstrip()


def _share(chance: float, names: Names) -> str:
    return names.say("review-percent", percent=round(100 * chance))


def _lie(kit: Kit, lie: Label, names: Names) -> str:
    return f"{_said(kit, lie, names)} {names.say('honesty-knew', by=names.labels[lie.seat])} {_fooled(lie, names)}"


def _fooled(lie: Label, names: Names) -> str:
    victims = [names.labels[hearer.seat] for hearer in lie.hearers if not hearer.refutes]
    return names.say("honesty-fooled", names=names.listed(victims)) if victims else names.say("honesty-nobody")


def _said(kit: Kit, lie: Label, names: Names) -> str:
    return names.say("notice-said", by=names.labels[lie.seat], text=claim_words(kit, lie.claim, lie.seat, names))

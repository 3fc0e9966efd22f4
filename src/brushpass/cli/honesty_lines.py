"""The claims of a finished game as lines for people: who was honest, and every lie that is proved."""

from collections.abc import Iterator

from brushpass.cli.claim_words import claim_words
from brushpass.clients.terminal.names import Names
from brushpass.clients.terminal.text import columns
from brushpass.core.kit import Kit
from brushpass.core.seats import Seat
from brushpass.wire.labels import ClaimKind, Hearer, Honesty, Label, SeatHonesty

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
        yield from columns([[names.say("honesty-biggest")], [f"  {_said(kit, lie, names)}"]])
    yield ""
    if any(not hearer.refutes for lie in lies for hearer in lie.hearers):
        yield from columns([[names.say("terminal-fooled-hint")]])
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
            effect = names.say("honesty-for", name=names.labels[hearer.seat], **_shares(hearer, names))
    return f"{was} {effect}".rstrip()


def _lie(kit: Kit, lie: Label, names: Names) -> str:
    told = f"{_said(kit, lie, names)} {names.say('honesty-knew', by=names.labels[lie.seat])}"
    return f"{told} {_fooled(lie, names, with_figures=True)}"


def _fooled(lie: Label, names: Names, *, with_figures: bool = False) -> str:
    """Whom a lie could fool; in the list of lies also how far it could move each of them."""
    victims = [hearer for hearer in lie.hearers if not hearer.refutes]
    if not victims:
        return names.say("honesty-nobody")
    told = [_moved(hearer, names) if with_figures else names.labels[hearer.seat] for hearer in victims]
    return names.say("honesty-fooled", names=names.listed(told))


def _moved(hearer: Hearer, names: Names) -> str:
    return names.say("terminal-fooled", name=names.labels[hearer.seat], **_shares(hearer, names))


def _shares(hearer: Hearer, names: Names) -> dict[str, str]:
    """How likely the claim was for a hearer, and how likely it is for one who believes the speaker."""
    chances = {"before": hearer.before, "after": hearer.after}
    return {when: names.say("review-percent", percent=round(100 * chance)) for when, chance in chances.items()}


def _said(kit: Kit, lie: Label, names: Names) -> str:
    return names.say("notice-said", by=names.labels[lie.seat], text=claim_words(kit, lie.claim, lie.seat, names))

"""The claims of a finished game as lines for people: who was honest, every lie that is proved, and the truths that told
nobody anything.
"""

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
    for label in told.labels:
        if label.kind is ClaimKind.LIE or _is_vain(label):
            yield from columns([[str(label.after), _listed(kit, label, names)]], right=(0,))
    if not lies:
        yield names.say("honesty-none")
    biggest = [label for label in lies if label.number == told.biggest]
    for lie in biggest:
        yield ""
        yield from columns([[names.say("honesty-biggest")], [f"  {_said(kit, lie, names)}"]])
    yield ""
    if any(not hearer.refutes for lie in lies for hearer in lie.hearers):
        yield from columns([[names.say("honesty-moved-hint")]])
    yield from columns([[names.say("honesty-hint")]])


def _sum(own: SeatHonesty, names: Names) -> tuple[str, ...]:
    counts = ((KNOWN), (ClaimKind.LIE,), UNSURE)
    return names.labels[own.seat], *(str(sum(own.kinds.get(kind, 0) for kind in kinds)) for kinds in counts)


def label_words(label: Label, names: Names, seat: Seat | None) -> str:
    """What a claim was, and what it could do: to one seat, or a lie to everybody."""
    effect = _effect(label, names)
    for hearer in label.hearers:
        if hearer.seat == seat and 0 < hearer.before < 1:
            effect = names.say("honesty-for", name=names.labels[hearer.seat], **_shares(hearer, names))
    return f"{_was(label, names)} {effect}".rstrip()


def _listed(kit: Kit, label: Label, names: Names) -> str:
    return f"{_said(kit, label, names)} {_was(label, names)} {_effect(label, names, with_figures=True)}"


def _was(label: Label, names: Names) -> str:
    by = names.labels[label.seat]
    return names.say("honesty-knew", by=by) if label.kind is ClaimKind.LIE else names.say(f"said-{label.kind}", by=by)


def _is_vain(label: Label) -> bool:
    """Whether logic alone says that a claim came to nothing: a lie that every hearer could refute, or a truth that they
    all knew. Nothing else about a claim is judged.
    """
    if label.kind is ClaimKind.LIE:
        return all(hearer.refutes for hearer in label.hearers)
    return label.kind is ClaimKind.TRUTH and all(hearer.before == 1 for hearer in label.hearers)


def _effect(label: Label, names: Names, *, with_figures: bool = False) -> str:
    """That a claim came to nothing, or whom a lie could fool; in the list also how far it could move each of them."""
    if _is_vain(label):
        return names.say("honesty-nobody" if label.kind is ClaimKind.LIE else "honesty-known")
    if label.kind is not ClaimKind.LIE:
        return ""
    victims = [hearer for hearer in label.hearers if not hearer.refutes]
    told = [_moved(hearer, names) if with_figures else names.labels[hearer.seat] for hearer in victims]
    return names.say("honesty-fooled", names=names.listed(told))


def _moved(hearer: Hearer, names: Names) -> str:
    return names.say("honesty-moved", name=names.labels[hearer.seat], **_shares(hearer, names))


def _shares(hearer: Hearer, names: Names) -> dict[str, str]:
    """How likely the claim was for a hearer, and how likely it is for one who believes the speaker."""
    chances = {"before": hearer.before, "after": hearer.after}
    return {when: names.say("review-percent", percent=round(100 * chance)) for when, chance in chances.items()}


def _said(kit: Kit, lie: Label, names: Names) -> str:
    return names.say("notice-said", by=names.labels[lie.seat], text=claim_words(kit, lie.claim, lie.seat, names))

"""What claims add to a figure of a dossier, as lines: each claim in its speaker's words, and how far it is believed."""

from collections.abc import Callable
from typing import Any, Final

from brushpass.clients.terminal.names import Names
from brushpass.core.seats import Seat

CHANGES: Final = 0.1
"""How much claims must add to a figure before the terminal mentions it: every token and card moves a little."""


def percent(chance: float) -> int:
    """Whole percent; 0 and 100 only if it is certain."""
    if chance <= 0 or chance >= 1:
        return 100 if chance >= 1 else 0
    return min(99, max(1, round(100 * chance)))


def hearsay(why: Any, words: Callable[[Any, Seat, Names], str], names: Names) -> list[str]:
    """An explanation's figure with everything that was heard, and each claim it rests on."""
    lines = [f"  {names.say('dossier-heard', percent=percent(why.heard))}"]
    for one in why.claims:
        by, checked = names.labels[one.by], one.true + one.false
        belief = f"dossier-belief-{one.belief if checked else 'new'}"
        lines.append(f"  - {names.say('notice-said', by=by, text=words(one.claim, one.by, names))}")
        lines.append(f"    {names.say(belief, by=by, count=checked, right=one.true)}")
        lines.append(f"    {names.say('dossier-without', percent=percent(one.without))}")
    return lines

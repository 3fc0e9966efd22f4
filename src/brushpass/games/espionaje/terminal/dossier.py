"""What a reader of ESPIONAJE CARTAS can conclude, as text: the likeliest solutions, and what talk adds."""

from collections.abc import Sequence
from typing import Any, Final

from brushpass.clients.terminal.hearsay import CHANGES, hearsay, percent
from brushpass.clients.terminal.names import Names
from brushpass.core.seats import Seat
from brushpass.games.espionaje.talk import CardAt
from brushpass.games.espionaje.terminal.claims import claim
from brushpass.games.espionaje.terminal.words import title, titles

SHOWN: Final = 3
"""How many solutions are named."""


def dossier(known: Any, names: Names) -> Sequence[str]:
    """The solutions that are left; then, for each card that talk moves, where it speaks for most, and why."""
    page, say = known.page(), names.say
    lines = [say("dossier-title"), say("follows-solutions", count=len(page.solutions))]
    for solution in page.solutions[:SHOWN]:
        told = say("follows-solution", cards=titles(solution.cards, names), percent=percent(solution.chance))
        lines.append(f"  {told}")
    for row in page.grid:
        if row.heard:
            added = [heard - chance for heard, chance in zip(row.heard, row.chance, strict=True)]
            where = added.index(max(added))
            if added[where] >= CHANGES:
                holder = None if where == len(added) - 1 else Seat(where)
                element, chance = title(row.card, names), percent(row.chance[where])
                if holder is None:
                    stated = say("why-hidden", element=element, percent=chance)
                else:
                    stated = say("why-holds", element=element, percent=chance, **names.by(holder))
                lines += ["", stated, *hearsay(known.why(CardAt(row.card, holder)), claim, names)]
    return lines

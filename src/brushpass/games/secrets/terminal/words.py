"""The things of SECRETS in the reader's language."""

from collections import Counter
from collections.abc import Sequence

from brushpass.clients.terminal.names import Names
from brushpass.core.seats import Viewer
from brushpass.games.secrets.open.cards import CENTRE, Face, Kind, Slot


def title(kind: Kind, names: Names) -> str:
    """`Double Agent`."""
    return names.say(f"kind-{kind}")


def side(face: Face, names: Names) -> str:
    """`Hippie`."""
    return names.say(f"face-{face}")


def cards(kinds: Sequence[Kind], names: Names) -> str:
    """`Politician and 2 × Scientist`."""
    counted = Counter(kinds).items()
    return names.listed(
        names.say("card-times", card=title(kind, names), count=count) if count > 1 else title(kind, names)
        for kind, count in counted
    )


def at(slot: Slot, owner: Viewer, names: Names) -> dict[str, str]:
    """The variables of a token: `$slot` says whose it is as `owner` would, `$whose` is the player's name."""
    if slot == CENTRE:
        return {"slot": "centre", "whose": ""}
    place = "own" if slot == owner else "reader" if slot == names.you else "seat"
    return {"slot": place, "whose": names.labels[slot]}


def place(slot: Slot, names: Names) -> str:
    """A place as a label of its own: `You`, `Lynx`, `Centre`."""
    if slot == CENTRE:
        return names.say("place-centre")
    return names.say("place-own") if slot == names.you else names.labels[slot]

"""What the things of SECRETS are called in English."""

from typing import Final

from brushpass.clients.terminal.names import Names
from brushpass.games.secrets.open.cards import CENTRE, Face, Kind, Slot

FACES: Final = {Face.CIA: "CIA", Face.KGB: "KGB", Face.HIPPIE: "Hippie"}


def title(kind: Kind) -> str:
    """`Double Agent`."""
    return kind.replace("-", " ").title()


def a(kind: Kind) -> str:
    """`a Scientist`, `an Assassin`."""
    name = title(kind)
    return f"an {name}" if name[0] in "AEIOU" else f"a {name}"


def token(slot: Slot, names: Names) -> str:
    """`your token`, `Lynx's token`, `the centre token`."""
    return "the centre token" if slot == CENTRE else f"{names.whose(slot)} token"


def place(slot: Slot, names: Names) -> str:
    """`you`, `Lynx`, `the centre`."""
    return "the centre" if slot == CENTRE else names.who(slot)


def signed(number: int) -> str:
    """`+5`, `0`, `-2`."""
    return f"{number:+}" if number else "0"

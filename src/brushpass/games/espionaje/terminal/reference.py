"""The rules of ESPIONAJE CARTAS in short, in our own words; every number comes from the cards."""

from collections.abc import Sequence
from math import comb, prod

from brushpass.clients.terminal.names import joined
from brushpass.clients.terminal.text import columns, ruled
from brushpass.games.espionaje.open.cards import ELEMENTS, HAND, OF_KIND, OURS, PLAYERS, ROUND_CAP, Element
from brushpass.games.espionaje.terminal.words import title


def reference() -> Sequence[str]:
    """The rules on one screen."""
    hands = joined([f"{cards} cards each with {players} players" for players, cards in HAND.items()])
    return [
        ruled(f"ESPIONAJE CARTAS, {PLAYERS[0]} to {PLAYERS[-1]} players"),
        "A city, a device and an agent are hidden. Find out which, before the others do.",
        "",
        f"THE {len(ELEMENTS)} ELEMENTS",
        *columns([[f"  {kind.upper()}" for kind in OF_KIND], *_elements()]),
        f"The {len(OURS)} names marked * are ours: the rule book does not give them.",
        "",
        "AT THE START",
        f"One card of each kind is hidden: {prod(map(len, OF_KIND.values()))} solutions are possible. The other "
        f"{len(ELEMENTS) - len(OF_KIND)} are dealt: {hands}. What you hold is not the solution, and your notebook "
        "says so.",
        "",
        "A TURN: SUSPECT OR ACCUSE",
        f"Suspicion: name two different elements, of any kind, your own too ({comb(len(ELEMENTS), 2)} ways). The "
        "player on your left must show you one of them if they can, and chooses which if they hold both. Otherwise "
        "they pass, and the question goes on to the left until a card is shown or all have passed.",
        "Answers are always true. All see who passes and who shows; the card itself only the two of you.",
        "",
        "THE ACCUSATION",
        "Instead of a suspicion, from the first turn on. All players lay down a city, a device and an agent at the "
        "same time. They are checked from the accuser on, clockwise: the first who has all three right wins alone. If "
        "nobody has, nobody wins. Either way the game is over.",
        f"After {ROUND_CAP} suspicions for each player, whoever is to move must accuse.",
        "Switch clue-accusation: only the accuser lays cards down. An accuser who is wrong asks and accuses no more, "
        "but still answers.",
    ]


def _elements() -> list[list[str]]:
    return [[_element(element) for element in row] for row in zip(*OF_KIND.values(), strict=True)]


def _element(element: Element) -> str:
    return f"  {title(element)}{' *' if element in OURS else ''}"

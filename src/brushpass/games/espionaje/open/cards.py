"""What is in the box of ESPIONAJE CARTAS (E1), and its switches. All of this is printed: public knowledge."""

from collections.abc import Iterable
from enum import StrEnum
from typing import ClassVar, Final

from brushpass.core.messages import Rules as BaseRules


class Kind(StrEnum):
    """The three kinds of elements (E1.1)."""

    CITY = "city"
    DEVICE = "device"
    AGENT = "agent"


class Element(StrEnum):
    """The fifteen elements in printed order (E1.1). Each has one file card, and one card in every notebook (E1.2)."""

    LONDON = "london"
    PANAMA = "panama"
    TOKYO = "tokyo"
    PARIS = "paris"
    NAIROBI = "nairobi"
    AEROPLANE = "aeroplane"
    SOLAR_OVEN = "solar-oven"
    SUBMARINE = "submarine"
    SATELLITE = "satellite"
    CIPHER_RADIO = "cipher-radio"
    AGENT_BLUE = "agent-blue"
    AGENT_RED = "agent-red"
    AGENT_GREEN = "agent-green"
    AGENT_YELLOW = "agent-yellow"
    AGENT_VIOLET = "agent-violet"


OURS: Final = frozenset(
    {
        Element.NAIROBI,
        Element.SUBMARINE,
        Element.SATELLITE,
        Element.CIPHER_RADIO,
        Element.AGENT_RED,
        Element.AGENT_GREEN,
        Element.AGENT_YELLOW,
        Element.AGENT_VIOLET,
    }
)
"""The eight names that the rule book does not give and that we made up (E1.4)."""

ELEMENTS: Final = tuple(Element)
CITIES: Final = ELEMENTS[:5]
DEVICES: Final = ELEMENTS[5:10]
"""The solar oven is one: it is neither a city nor an agent (GE33)."""
AGENTS: Final = ELEMENTS[10:]
OF_KIND: Final = {Kind.CITY: CITIES, Kind.DEVICE: DEVICES, Kind.AGENT: AGENTS}
KIND: Final = {element: kind for kind, elements in OF_KIND.items() for element in elements}
PLACE: Final = {element: place for place, element in enumerate(ELEMENTS)}
"""Where an element stands in printed order."""

Cards = tuple[Element, ...]
"""Elements in printed order, so that their order tells nothing."""
Triple = tuple[Element, Element, Element]
"""A city, a device, an agent: what the solution is made of (E2.2)."""

VERSION: Final = 1
"""Rises when the same deal and choices would give other events; not for speed or tidying."""

PLAYERS: Final = range(2, 5)

HAND: Final = {2: 6, 3: 4, 4: 3}
"""Cards in each hand (E2.3)."""

ROUND_CAP: Final = 30
"""After this many suspicions for each player, whoever is to move must accuse (GE26)."""


class Rules(BaseRules, frozen=True):
    """The switches of ESPIONAJE CARTAS."""

    written: ClassVar[frozenset[str] | None] = frozenset({"clue_accusation"})

    clue_accusation: bool = False
    """GE25: only the accuser commits; an accuser who is wrong asks and accuses no more, but keeps answering."""
    accuse_after_asking: bool = False
    """V10: whoever has asked may accuse once the answers are in, in the same turn."""
    no_early_accusation: bool = False
    """V11: nobody accuses in the first round."""

    def may_accuse(self, turn: int, players: int) -> bool:
        """Whether an accusation is open in this turn, counted from 1."""
        return not self.no_early_accusation or turn > players

    def asks_again(self, turn: int, players: int) -> bool:
        """Whether the asker decides about an accusation once the answers are in."""
        return self.accuse_after_asking and self.may_accuse(turn, players)


def in_order(cards: Iterable[Element]) -> Cards:
    """The cards in printed order."""
    return tuple(sorted(cards, key=PLACE.__getitem__))

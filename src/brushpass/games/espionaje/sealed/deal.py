"""All luck of a game of ESPIONAJE CARTAS as one value (E2)."""

import msgspec

from brushpass.core.deal import SeededRandom, check_players, is_box, is_seat
from brushpass.core.errors import BadSetup
from brushpass.core.seats import Seat
from brushpass.games.espionaje.open.cards import (
    AGENTS,
    CITIES,
    DEVICES,
    ELEMENTS,
    HAND,
    KIND,
    PLAYERS,
    Cards,
    Kind,
    Triple,
    in_order,
)


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where every card lies. A table draws a deal from a seed; tests write one by hand."""

    solution: Triple
    """The hidden city, device and agent (E2.2)."""
    hands: tuple[Cards, ...]
    """The hand of each seat, in printed order, because the order of dealing would tell something (E2.3)."""
    first: Seat
    """The first to play (GE1)."""

    @classmethod
    def from_seed(cls, seed: bytes, players: int) -> "Deal":
        """The deal that follows from 32 bytes; docs/deal.md says how, so that anyone can check it."""
        check_players("ESPIONAJE CARTAS", PLAYERS, players)
        rng = SeededRandom(seed, f"brushpass/1/espionaje/{players}/")
        city, device, agent = (rng.shuffled(kind)[0] for kind in (CITIES, DEVICES, AGENTS))
        solution = (city, device, agent)
        pile = rng.shuffled([element for element in ELEMENTS if element not in solution])
        return cls(
            solution=solution,
            hands=tuple(in_order(pile[seat::players]) for seat in range(players)),
            first=Seat(rng.below(players)),
        )

    def check(self, players: int) -> None:
        """Refuse a deal that could not come out of the box."""
        check_players("ESPIONAJE CARTAS", PLAYERS, players)
        if type(self.hands) is not tuple or any(type(cards) is not tuple for cards in (self.solution, *self.hands)):
            raise BadSetup("the deal's hands and solution are tuples of cards")
        if not is_box((*self.solution, *(card for hand in self.hands for card in hand)), ELEMENTS):
            raise BadSetup("the deal's cards are not the fifteen of the box")
        if [KIND[card] for card in self.solution] != list(Kind):
            raise BadSetup("the deal's solution is not a city, a device and an agent")
        if [len(hand) for hand in self.hands] != [HAND[players]] * players:
            raise BadSetup(f"the deal's hands are not those of a game for {players}")
        if self.hands != tuple(in_order(hand) for hand in self.hands):
            raise BadSetup("the deal's hands are not in printed order")
        if not is_seat(self.first, players):
            raise BadSetup(f"the first seat must be 0..{players - 1}, got {self.first!r}")

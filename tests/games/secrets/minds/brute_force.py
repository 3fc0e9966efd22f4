"""A second, slower account of what a viewer of SECRETS can know, written from the rule book.

It follows every token by name through every way the hidden Diplomats can have gone, and then tries every deal. Nothing
of the dossier is used, and no event of the truth: only what the viewer saw.
"""

from collections.abc import Sequence
from itertools import permutations, product
from typing import Any

from msgspec import UNSET

from brushpass.core.seats import PUBLIC, Viewer
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import BULLETS, CENTRE, COPIES, Face, Kind
from brushpass.games.secrets.open.choices import Side
from tests.games.secrets.oracle import arrangements

World = tuple[Face, ...]


class BruteForce:
    """Everything, counted."""

    def __init__(self, viewer: Viewer, events: Sequence[Any]) -> None:
        self.players = events[0].players
        self.viewer = viewer
        hidden = [event for event in events if isinstance(event, seen.Diverted) and event.side is UNSET]
        self.total = 0
        self.now: dict[World, int] = {}
        """How many (deal, hidden choices) lead to each arrangement."""
        self.saw: dict[tuple[int, int], int] = {}
        """How many of them have the seat see the token that lies in the slot now."""
        for ways in product((1, -1), repeat=len(hidden)):
            self._follow(events, list(ways))

    def _follow(self, events: Sequence[Any], ways: list[int]) -> None:
        players = self.players
        slots = list(range(players + 1))  # the token in each slot, named by where it was dealt
        faces: dict[int, Face] = {}
        saw: set[tuple[int, int]] = set()

        def look(seats: Sequence[int], slot: Any, face: Any) -> bool:
            token = slots[players if slot == CENTRE else slot]
            saw.update((seat, token) for seat in seats)
            return face is UNSET or faces.setdefault(token, face) is face

        for event in events:
            fits = True
            match event:
                case seen.Looked(by=by, slot=slot, face=face):
                    fits = look([by], slot, face)
                case seen.Exposed(seat=seat, face=face):
                    fits = look([other for other in range(players) if other != seat], seat, face)
                case seen.CentreShown(face=face):
                    fits = look(range(players), CENTRE, face)
                case seen.Swapped(a=a, b=b):
                    one, two = (players if slot == CENTRE else slot for slot in (a, b))
                    slots[one], slots[two] = slots[two], slots[one]
                case seen.Diverted(by=by, side=side):
                    step = ways.pop(0) if side is UNSET else 1 if side is Side.LEFT else -1
                    neighbour = (by + step) % players
                    slots[players], slots[neighbour] = slots[neighbour], slots[players]
                case _:
                    pass
            if not fits:
                return
        for deal in arrangements(players):
            if all(deal[token] is face for token, face in faces.items()):
                self.total += 1
                now = tuple(deal[token] for token in slots)
                self.now[now] = self.now.get(now, 0) + 1
                for looker, token in saw:
                    at = looker, slots.index(token)
                    self.saw[at] = self.saw.get(at, 0) + 1

    def marginal(self, slot: int, face: Face) -> float:
        return sum(count for world, count in self.now.items() if world[slot] is face) / self.total

    def has_seen(self, seat: int, slot: int) -> float:
        return self.saw.get((seat, slot), 0) / self.total


def bullets(events: Sequence[Any]) -> list[tuple[int, dict[int, float]]]:
    """Who holds each bullet and what it can be: every order of the four, those that do not fit struck out."""
    drawn = [event for event in events if isinstance(event, seen.BulletDrawn)]
    shots = [event for event in events if isinstance(event, seen.Shot)]
    orders = [
        order
        for order in permutations(BULLETS)
        if all(event.value in (UNSET, order[number]) for number, event in enumerate(drawn))
    ]
    found = []
    for number, shot in enumerate(shots):
        values = [order[number] for order in orders]
        found.append((int(shot.to), {value: values.count(value) / len(values) for value in set(values)}))
    return found


def next_shown(viewer: Viewer, events: Sequence[Any]) -> dict[tuple[Kind, Kind], float]:
    """What the next turn shows: cards turned over one by one, each unseen one as likely as any other."""
    unseen, bottom, shown, offered = dict(COPIES), list[Kind](), tuple[Kind, ...](), None
    for event in events:
        match event:
            case seen.Drawn(cards=cards):
                known = bottom[: max(0, len(cards) - sum(unseen.values()))]
                bottom = bottom[len(known) :] + list(cards[:-2])
                for card in cards[: len(cards) - len(known)]:
                    unseen[card] -= 1
                shown, offered = (cards[0], cards[-1]), None
            case seen.Offered(by=by) if viewer is not PUBLIC and by == viewer:
                offered = event.card
            case seen.Revealed(card=card):
                bottom.append(shown[shown[0] is card])
                shown = ()
            case _:
                pass
    chances: dict[tuple[Kind, Kind], float] = {}
    lasts: list[tuple[Kind, ...]] = [(card,) for card in shown if card is not offered] or [()]
    for last in lasts:
        _turn_over(unseen, [*bottom, *last], None, 1 / len(lasts), chances)
    return chances


def _turn_over(unseen: dict[Kind, int], queue: list[Kind], first: Kind | None, p: float, found: Any) -> None:
    fresh = sum(unseen.values())
    tops = [(kind, count / fresh) for kind, count in unseen.items() if count] if fresh else [(queue[0], 1.0)]
    for kind, chance in tops:
        if first is not None and kind is not first:
            found[first, kind] = found.get((first, kind), 0.0) + p * chance
        elif fresh:
            _turn_over(unseen | {kind: unseen[kind] - 1}, queue, kind, p * chance, found)
        else:
            _turn_over(unseen, queue[1:], kind, p, found)

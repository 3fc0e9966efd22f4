"""Deals written by hand, and a table that keeps what everybody sees. Every choice played here also proves the fold."""

from collections.abc import Callable
from itertools import combinations
from random import Random

import pytest

from brushpass.core.errors import Refusal
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.games.espionaje.open.cards import ELEMENTS, HAND, Cards, Element, Rules, Triple, in_order
from brushpass.games.espionaje.open.choices import Choice
from brushpass.games.espionaje.open.sight import Sight
from brushpass.games.espionaje.sealed.deal import Deal
from brushpass.games.espionaje.sealed.events import Event
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from brushpass.games.espionaje.sealed.state import State

CLASSIC = Rules()
CLUE = Rules(clue_accusation=True)

SOLUTION = "london aeroplane agent-blue"
RIGHT = f"commit {SOLUTION}"
WRONG = "commit paris aeroplane agent-blue"


def cards(words: str) -> Cards:
    """Elements by their names."""
    return tuple(Element(word) for word in words.split())


def triple(words: str) -> Triple:
    """A city, a device and an agent by their names."""
    city, device, agent = cards(words)
    return city, device, agent


def deal(*hands: str, players: int, solution: str = SOLUTION, first: int = 0) -> Deal:
    """A deal in which seat 0, 1, ... hold at least these cards; the rest is dealt out in printed order."""
    given = [list(cards(hand)) for hand in hands] + [[] for _ in range(players - len(hands))]
    hidden = triple(solution)
    taken = {*hidden, *(card for hand in given for card in hand)}
    rest = [card for card in ELEMENTS if card not in taken]
    for hand in given:
        while len(hand) < HAND[players]:
            hand.append(rest.pop(0))
    return Deal(hidden, tuple(in_order(hand) for hand in given), Seat(first))


def seeded(number: int, players: int) -> Deal:
    """One of many deals, drawn from a seed."""
    return Deal.from_seed(number.to_bytes(32, "big"), players)


class Table:
    """A game that is being played, and what every viewer has seen of it."""

    def __init__(self, dealt: Deal, rules: Rules = CLASSIC) -> None:
        self.deal = dealt
        self.players = len(dealt.hands)
        self.viewers: tuple[Viewer, ...] = (PUBLIC, *(Seat(seat) for seat in range(self.players)))
        self.lines: dict[Viewer, list[str]] = {viewer: [] for viewer in self.viewers}
        """Every event as each viewer saw it."""
        self.sights: dict[Viewer, Sight] = {}
        self.events: list[Event] = []
        events, self.state = ESPIONAJE.setup(self.players, dealt, rules)
        self._tell(None, events)

    def play(self, seat: int, *choices: str) -> list[str]:
        """Take choices of one seat; the true events of the last one, as lines."""
        events: tuple[Event, ...] = ()
        for line in choices:
            before = self.state
            events, self.state = ESPIONAJE.play(self.state, Seat(seat), ESPIONAJE.choice_notation.read(line))
            self._tell(before, events)
        return [ESPIONAJE.event_notation.write(event) for event in events]

    def refused(self, seat: int, line: str) -> tuple[str, str]:
        """Code and text of the refusal that a choice meets; nothing changes."""
        before = self.state
        with pytest.raises(Refusal) as caught:
            ESPIONAJE.play(self.state, Seat(seat), ESPIONAJE.choice_notation.read(line))
        assert self.state == before
        return caught.value.code, str(caught.value)

    def asked(self) -> dict[int, str]:
        """Who is asked, and for what."""
        return {seat: str(prompt.ask) for seat, prompt in ESPIONAJE.prompts(self.state).items()}

    def options(self, seat: int) -> list[str]:
        """The legal choices of a seat, as lines."""
        prompt = ESPIONAJE.prompts(self.state)[Seat(seat)]
        return [ESPIONAJE.choice_notation.write(choice) for choice in prompt.options]

    def sight(self, viewer: int | None) -> Sight:
        """What a viewer knows now."""
        return self.sights[PUBLIC if viewer is None else Seat(viewer)]

    def seen(self, viewer: int | None, last: int) -> list[str]:
        """The last lines that a viewer saw."""
        return self.lines[PUBLIC if viewer is None else Seat(viewer)][-last:]

    def _tell(self, state: State | None, events: tuple[Event, ...]) -> None:
        """Show each event to each viewer; what a viewer has folded must equal its view of the state."""
        for event in events:
            self.events.append(event)
            state = ESPIONAJE.evolve(state, event)
            for viewer in self.viewers:
                shown = ESPIONAJE.show(event, viewer)
                assert shown is not None
                self.lines[viewer].append(ESPIONAJE.seen_notation.write(shown))
                before = self.sights.get(viewer)
                self.sights[viewer] = (
                    ESPIONAJE.begin(viewer, shown) if before is None else ESPIONAJE.fold(before, shown)
                )
                assert self.sights[viewer] == ESPIONAJE.view(state, viewer)
        assert state == self.state


def playthrough(dealt: Deal, rules: Rules, seed: int, each: Callable[[Table], None] = lambda _: None) -> Table:
    """A game of random choices, in random order where several are asked; `each` looks at every moment."""
    random, table = Random(seed), Table(dealt, rules)
    each(table)
    while prompts := ESPIONAJE.prompts(table.state):
        prompt = random.choice(list(prompts.values()))
        legal: tuple[Choice, ...] = prompt.options if prompt.default is None else (*prompt.options, prompt.default)
        table.play(prompt.seat, ESPIONAJE.choice_notation.write(random.choice(legal)))
        each(table)
    return table


def at_the_cap(dealt: Deal, rules: Rules = CLASSIC) -> Table:
    """A table at which every suspicion that the cap allows has been made (GE26)."""
    return on_to_the_cap(Table(dealt, rules))


def on_to_the_cap(table: Table) -> Table:
    """The table once every suspicion has been made."""
    pairs = list(combinations(ELEMENTS, 2))
    while {"turn", "show", "after"} & {*table.asked().values()}:
        ((seat, ask),) = table.asked().items()
        a, b = pairs[table.state.turn % len(pairs)]
        choices = {"turn": f"suspect {a} and {b}", "after": "end turn"}
        table.play(seat, choices.get(ask) or table.options(seat)[0])
    return table

"""Tables of SECRETS for tests: a deal with only the cards that matter, moves as notation, displays written down.

Cards, tokens and bullets are given as words: `deck="scientist journalist"` lies on top, and what is not named follows
in an order in which no two neighbours are equal. In `displays`, `~journalist` lies face down and `-2` is a bullet.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat, Viewer, left
from brushpass.games.secrets.open.cards import BULLETS, CHARACTERS, COPIES, POOL, Face, Kind, Rules
from brushpass.games.secrets.open.choices import Ask, Choice
from brushpass.games.secrets.open.scoring import Outcome
from brushpass.games.secrets.open.seen import Seen
from brushpass.games.secrets.open.sight import Sight
from brushpass.games.secrets.sealed.deal import Deal
from brushpass.games.secrets.sealed.events import Event
from brushpass.games.secrets.sealed.game import SECRETS
from brushpass.games.secrets.sealed.state import Display, State

T = TypeVar("T")


def seats(players: int) -> list[Seat]:
    """All seats of a table."""
    return [Seat(seat) for seat in range(players)]


def viewers(players: int) -> list[Viewer]:
    """Everybody who may look: each seat, and the public."""
    return [*seats(players), None]


def kinds(words: str) -> tuple[Kind, ...]:
    """Characters by name."""
    return tuple(Kind(word) for word in words.split())


def faces(words: str) -> tuple[Face, ...]:
    """Tokens by name."""
    return tuple(Face(word) for word in words.split())


def filled(given: tuple[T, ...], box: tuple[T, ...]) -> tuple[T, ...]:
    """The given things, then what is left in the box, with equal ones spread out."""
    rest = Counter(box)
    rest.subtract(given)
    assert min(rest.values()) >= 0, f"not in the box: {given}"
    tail: list[T] = []
    while +rest:
        best = max(rest, key=lambda thing: (bool(rest[thing]) and [*given, *tail][-1:] != [thing], rest[thing]))
        tail.append(best)
        rest[best] -= 1
    return (*given, *tail)


def make_deal(players: int, *, deck: str = "", tokens: str = "", bullets: str = "", first: int = 0) -> Deal:
    """A deal that begins as written."""
    return Deal(
        tokens=filled(faces(tokens), POOL[players]),
        deck=filled(kinds(deck), CHARACTERS),
        bullets=filled(tuple(map(int, bullets.split())), BULLETS),
        first=Seat(first),
    )


DEFAULT = Rules()


class Table:
    """A running game, and what the last move brought."""

    def __init__(
        self,
        players: int = 5,
        *,
        deck: str = "",
        tokens: str = "",
        bullets: str = "",
        first: int = 0,
        rules: Rules = DEFAULT,
    ) -> None:
        self.deal = make_deal(players, deck=deck, tokens=tokens, bullets=bullets, first=first)
        self.players = players
        self.last, self.state = SECRETS.setup(players, self.deal, rules)
        self.log = list(self.last)

    # --- moves

    def do(self, seat: int, line: str) -> "Table":
        """Play one move, written in notation."""
        return self.play(Seat(seat), SECRETS.choice_notation.read(line))

    def play(self, seat: Seat, choice: Choice) -> "Table":
        """Play one move."""
        self.last, self.state = SECRETS.play(self.state, seat, choice)
        self.log.extend(self.last)
        return self

    def give(self, card: str, actor: int, claim: str = "") -> "Table":
        """Play the offer of this turn so that `actor` ends up with `card`. A UN player who is asked stands by."""
        active = self.state.active
        target = left(active, self.players) if actor == active else actor
        self.do(active, f"offer {card} to {target}" + (f" as {claim}" if claim else ""))
        if self.ask is Ask.UN:
            self.do(self.asked, "stand by")
        return self.do(target, "refuse" if actor == active else "accept")

    # --- questions

    @property
    def prompt(self) -> Prompt:
        """The one prompt there is."""
        (prompt,) = SECRETS.prompts(self.state).values()
        return prompt

    @property
    def asked(self) -> int:
        """Who is asked."""
        return self.prompt.seat

    @property
    def ask(self) -> str:
        """What is asked."""
        return self.prompt.ask

    @property
    def menu(self) -> list[str]:
        """The legal choices, as notation."""
        return [SECRETS.choice_notation.write(option) for option in self.prompt.options]

    @property
    def truth(self) -> list[str]:
        """What truly happened in the last move."""
        return [SECRETS.event_notation.write(event) for event in self.last]

    def told(self, viewer: int | None) -> list[str]:
        """What a viewer saw of the last move."""
        return [SECRETS.seen_notation.write(event) for event in self.shown(viewer)]

    def shown(self, viewer: int | None) -> Iterator[Seen]:
        """The last move's events as a viewer gets them."""
        for event in self.last:
            seen = SECRETS.show(event, None if viewer is None else Seat(viewer))
            if seen is not None:
                yield seen

    def sight(self, viewer: int | None) -> Sight:
        """All that a viewer may know."""
        return SECRETS.view(self.state, None if viewer is None else Seat(viewer))

    def display(self, seat: int) -> str:
        """A display as words."""
        shown = self.state.displays[seat]
        return " ".join([*shown.up, *(f"~{kind}" for kind in shown.down), *map(str, shown.bullets)])

    @property
    def outcome(self) -> Outcome:
        """How the game ended."""
        assert self.state.outcome is not None, "the game goes on"
        return self.state.outcome


def lay(
    players: int,
    displays: Mapping[int, str],
    *,
    deck: str = "",
    tokens: str = "",
    bullets: str = "",
    active: int = 0,
    rules: Rules = DEFAULT,
) -> Table:
    """A table in mid-game: these displays, the UN token where it belongs, and `active` about to choose from `deck`."""
    shown = [_display(displays.get(seat, "")) for seat in range(players)]
    gone = tuple(kind for display in shown for kind in display.up + display.down)
    shots = tuple(value for display in shown for value in display.bullets)
    rest = filled((*gone, *kinds(deck)), CHARACTERS)[len(gone) :]
    lying = filled((*shots, *map(int, bullets.split())), BULLETS)[len(shots) :]

    table = Table(players, tokens=tokens, first=active, rules=rules)
    first, second = rest[:2]
    assert first is not second, "a table is laid with two different characters on top"
    counts = [len(display.up + display.down) + len(display.bullets) for display in shown]
    lowest = [Seat(seat) for seat, count in enumerate(counts) if count == min(counts)]
    table.state = replace(
        table.state,
        displays=tuple(shown),
        counts=tuple(counts),
        deck=rest[2:],
        fresh=len(rest) - 2,
        shown=(first, second),
        bullets=lying,
        un=lowest[0] if len(lowest) == 1 else None,
    )
    table.last, table.log = (), []
    return table


def _display(words: str) -> Display:
    down = kinds(" ".join(word[1:] for word in words.split() if word[0] == "~"))
    bullets = tuple(int(word) for word in words.split() if word[0] in "-0")
    up = kinds(" ".join(word for word in words.split() if word[0] not in "~-0"))
    return Display(up, down, bullets)


TOKENS = "cia kgb hippie kgb cia hippie"
"""Of seats 0 to 4, and the centre's."""


def after(card: str, actor: int, *lines: str, players: int = 5, tokens: str = TOKENS, bullets: str = "") -> Table:
    """A first turn in which `actor` gets `card` and carries out its effect."""
    other = "journalist" if card == "scientist" else "scientist"
    table = Table(players, deck=f"{card} {other} journalist diplomat", tokens=tokens, bullets=bullets)
    table.give(card, actor)
    for line in lines:
        table.do(actor, line)
    return table


def characters(state: State) -> Counter[Kind]:
    """Every character card of a state, wherever it is."""
    hand = [state.offer.card] if state.offer is not None else [*(state.shown or ())]
    if state.taken is not None and state.taken.card is Kind.POLITICIAN:
        hand = [Kind.POLITICIAN]
    lying = [kind for display in state.displays for kind in display.up + display.down]
    return Counter([*state.deck, *hand, *lying])


BOX = Counter(COPIES)


def plain(message: object) -> object:
    """A message as its reader gets it."""
    decoded: object = msgspec.json.decode(msgspec.json.encode(message))
    return decoded


def encoded(*messages: object) -> bytes:
    """The bytes of some messages."""
    return msgspec.json.encode(messages)


def events_of(table: Table, kind: type[T]) -> list[T]:
    """All events of one kind so far."""
    return [event for event in table.log if isinstance(event, kind)]


def only(events: tuple[Event, ...], kind: type[T]) -> T:
    """The one event of this kind."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found

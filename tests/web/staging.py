"""Tables laid at a moment of our choosing: every kind of prompt is one page away.

The log is all there is to a table. So a log is written up to the wanted moment, and the page opens it like any other.
Seat 0 has the browser; at the others nothing happens by itself, and the last of them is away.
"""

import asyncio
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from random import Random
from typing import Any, Final

from playwright.sync_api import expect

from brushpass.core.seats import Seat
from brushpass.games.espionaje.open.choices import Accuse
from brushpass.games.registry import GAMES
from brushpass.table import commands
from brushpass.table import entries as e
from brushpass.table.codes import hash_token, new_code, new_id, new_token
from brushpass.table.match import Match
from brushpass.table.state import TableState
from brushpass.wire.tables import Aids, Settings
from tests.web.players import PATIENCE, Player, Tables

NAMES: Final = ("Ann", "Bartholomew", "Zoé", "Ida", "Maximiliana", "Ben", "Christophe", "Eva")
ME: Final = Seat(0)


@dataclass(frozen=True)
class Moment:
    """A place in a game that a page is opened at."""

    game: str
    asked: str = ""
    """What seat 0 is asked; empty: nothing."""
    players: int = 4
    least: int = 0
    """How many choices were made before, at least,"""
    most: int = 60
    """and at most."""
    rules: dict[str, bool | str] = field(default_factory=dict, hash=False)
    over: bool = False
    laid: bool = False
    """The own cards are laid down, and others think."""
    alone: bool = False
    """Nobody else is asked."""
    names: tuple[str, ...] = NAMES
    aids: Aids = Aids.OWN
    deadline: int = 0

    def __str__(self) -> str:
        what = self.asked or ("end" if self.over else "laid" if self.laid else "waiting")
        return f"{self.game}-{what}"

    def is_ripe(self, made: int) -> bool:
        """Whether it is time for an accusation, which ends everything."""
        return made >= self.least and (self.asked == "commit" or self.laid or self.over)

    def is_now(self, match: Match, made: int) -> bool:
        """Whether the game has come to it."""
        if made < self.least or self.over or match.is_over:
            return self.over and match.is_over
        if (self.laid and match.state.phase != "commit") or (self.alone and match.open_prompts.keys() != {ME}):
            return False
        asking = match.open_prompts.get(ME)
        return (asking.prompt.ask if asking is not None else "") == self.asked


SECRETS: Final = (
    Moment("secrets", "offer", players=6, least=20),
    Moment("secrets", "un", players=6, least=10),
    Moment("secrets", "answer", players=6, least=20),
    Moment("secrets", "assassin", players=6, least=8),
    Moment("secrets", "detective", players=8, least=8),
    Moment("secrets", "diplomat", players=5, least=8),
    Moment("secrets", "politician", players=7, least=8),
    Moment("secrets", "psychiatrist", players=8, least=8),
)
ESPIONAJE: Final = (
    Moment("espionaje", "turn", least=12),
    Moment("espionaje", "show", least=8),
    Moment("espionaje", "accuse", players=2, most=1000),
    Moment("espionaje", "commit", least=14),
    Moment("espionaje", "after", least=8, rules={"accuse_after_asking": True}),
)
PROMPTS: Final = SECRETS + ESPIONAJE
"""Every kind of prompt there is."""
BETWEEN: Final = (
    Moment("secrets", players=8, least=20),
    Moment("espionaje", least=8),
)
"""Somebody else is asked."""
LAID: Final = Moment("espionaje", laid=True, least=8)
"""The own cards are laid down, others think."""
LAST: Final = Moment("espionaje", "commit", least=14, alone=True)
"""The others have laid theirs down: the checking comes next."""
ENDS: Final = (Moment("secrets", players=6, over=True), Moment("espionaje", over=True))


def open_at(tables: Tables, moment: Moment, *, player: Player | None = None, **options: Any) -> tuple[Player, str]:
    """A browser at seat 0, at this moment; and the code of its table. A briefing opens only before the first turn."""
    player = player or tables.player(**options)
    code = sit_at(tables, moment, player)
    expect(player.page.locator("main.playing .board, .result").first).to_be_visible()
    if moment.asked:
        expect(player.prompt).to_be_visible()
    expect(player.page.locator("[aria-busy=true]")).to_have_count(0)  # all parts of the table have come
    return player, code


def sit_at(tables: Tables, moment: Moment, player: Player, *, seats: int = 1, others_absent: bool = False) -> str:
    """Go to a table at this moment with the first seats of it: its code. The others may have been away for long."""
    tokens = [new_token() for _ in range(seats)]
    away = [Seat(seat) for seat in range(seats, moment.players)] if others_absent else []
    code = plant(tables, moment, tokens, away)
    player.page.context.add_cookies([{"name": f"seat-{code}", "value": ".".join(tokens), "url": tables.base}])
    player.page.goto(f"{tables.base}/t/{code}")
    return code


def plant(tables: Tables, moment: Moment, tokens: Sequence[str] = (), away: Sequence[Seat] = ()) -> str:
    """Write the log of a table at this moment, with these tokens for the first seats: its code."""
    code = new_code()
    secret, choices = found(moment)
    entries = [*opening(moment, code, secret, [hash_token(token) for token in tokens]), *choices]
    for seat in away:
        entries += [e.Went(id=new_id(), seat=seat), e.Absent(id=new_id(), seat=seat)]
    loop = tables.served.task.get_loop()
    writing = tables.served.services.tables.store.append(code, 0, [e.encode(entry) for entry in entries])
    asyncio.run_coroutine_threadsafe(writing, loop).result(timeout=PATIENCE / 1000)
    return code


def opening(moment: Moment, code: str, secret: str, tokens: Sequence[str]) -> list[e.Entry]:
    """Everything up to the start of the game."""
    settings = Settings(
        game=moment.game, players=moment.players, rules=moment.rules, aids=moment.aids, deadline=moment.deadline
    )
    sat = [
        e.Sat(id=new_id(), seat=Seat(seat), name=name, token=tokens[seat] if seat < len(tokens) else "")
        for seat, name in enumerate(moment.names[: moment.players])
    ]
    here = [e.Came(id=new_id(), seat=Seat(seat), process="") for seat in range(1, moment.players - 1)]
    version = GAMES[moment.game].version
    return [
        e.Opened(id=new_id(), code=code, settings=settings, secret=secret),
        *sat,
        *here,
        e.Started(id=new_id(), game=moment.game, version=version, luck=secret),
    ]


@cache
def found(moment: Moment) -> tuple[str, tuple[e.Entry, ...]]:
    """The first secret whose game, played at random, comes to the moment; and the choices that lead there."""
    for number in count():
        secret = hashlib.sha256(f"{moment} {number}".encode()).hexdigest()
        state = TableState("")
        for entry in opening(moment, "", secret, ()):
            state.apply(entry, 0.0)
        choices = tuple(played(state, moment, Random(number)))
        match = state.match
        if match is not None and moment.is_now(match, len(choices)):
            return secret, choices
    raise AssertionError("unreachable")


def played(state: TableState, moment: Moment, rng: Random) -> list[e.Entry]:
    """Choices at random, until the moment comes or the game ends."""
    match, made = state.match, list[e.Entry]()
    assert match is not None
    while match.open_prompts and len(made) < moment.most and not moment.is_now(match, len(made)):
        seat = rng.choice(sorted(match.open_prompts))
        asking = match.open_prompts[seat]
        options = [one for one in asking.prompt.options if moment.is_ripe(len(made)) or type(one) is not Accuse]
        choice = rng.choice(options or asking.prompt.options)
        decided = commands.choose(state, seat, choice, key=new_id(), by=e.By.PERSON, at_once=True)
        for entry in decided.entries:
            state.apply(entry, 0.0, decided.played)
        made += decided.entries
    return made

"""Secrecy on the wire: two truths that a viewer cannot tell apart give that viewer the same bytes.

A game of the laws is played twice over real sockets, once as it went and once as the oracle's twin, with the same
code, secret, ids and clock. Meanwhile people talk, claim and rename themselves, and the viewer comes and goes, tries
what is not legal, and asks over HTTP. All that reached the viewer is compared byte for byte.
"""

import asyncio
import random
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from typing import Any

import msgspec
import pytest

from brushpass.clients.participant import Participant
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.core.switches import changed
from brushpass.games.espionaje.open.cards import Element
from brushpass.games.espionaje.open.choices import Show
from brushpass.games.espionaje.talk import CardAt, Holds
from brushpass.games.secrets.open.cards import Face, Kind
from brushpass.games.secrets.talk import OfferIs, TokenAt, TokenIs
from brushpass.table import acts, dealing, rematch, seating, tables
from brushpass.table.clock import Clock
from brushpass.table.codes import TOKEN_LENGTH
from brushpass.wire import inbound as i
from brushpass.wire.tables import Aids, Presence, Settings
from tests.laws.playing import Case, in_time, play
from tests.laws.secrecy import ORACLES, is_held_up
from tests.server.client import TIMEOUT_SECONDS, Client, deal, open_table, sit
from tests.server.running import Running, Serving
from tests.table.virtual import MemoryStore

PACE = 0.01


class ToldApart(AssertionError):
    """Something reached the viewer that depends on what it may not know."""


Choices = list[tuple[Seat, Any]]


@dataclass
class Time:
    """Time that passes when the test says so."""

    now: float = 1000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Script:
    """One truth, played at one table."""

    server: Serving
    case: Case
    viewer: Viewer
    seed: int
    time: Time = field(default_factory=Time)
    clients: list[Client] = field(default_factory=list)
    watching: list[Client] = field(default_factory=list)
    """Every connection that the viewer had, the present one last."""
    answers: list[bytes] = field(default_factory=list)
    """What the viewer was told over HTTP."""
    client: type[Client] = Client
    ids: Any = field(default_factory=lambda: count(1))

    @property
    def state(self) -> Any:
        return self.server.table(self.code).state

    @property
    def code(self) -> str:
        return self.clients[0].at

    async def play(self, choices: Choices) -> list[bytes]:
        """Everything that reached the viewer."""
        await self.gather()
        visible = 0
        await self.interlude(random.Random(f"{self.seed}/start"))
        for seat, choice in choices:
            if not isinstance(choice, Show):
                await self.release()
            client = self.clients[seat]
            await client.is_asked()
            assert client.asked is not None
            secret = isinstance(choice, Show) and seat != self.viewer
            if secret:  # nobody else may notice; the viewer's ids stay as they are
                await client.choose(choice, ident=f"secret{len(client.messages)}")
                continue
            await client.choose(choice, ident=f"c{visible}")
            visible += 1
            await self.interlude(random.Random(f"{self.seed}/{visible}"))
        waits = self.state.match.open_prompts.keys() - {self.viewer} if self.state.match.is_held else set()
        assert not waits
        if not self.state.match.open_prompts:
            await self.release()
        await self.try_all(random.Random(self.seed))
        await self.watching[-1].sync()
        reached = [*(frame for client in self.watching for frame in client.frames), *self.answers]
        await asyncio.gather(*(client.close() for client in {*self.clients, *self.watching}))
        return reached

    async def gather(self) -> None:
        """Seat everybody and start."""
        case, server = self.case, self.server
        store = MemoryStore(self.time)
        tables = server.services.tables
        tables.store = store
        tables.clock = tables.autoplay.now = Clock(self.time, self.time)
        server.services.tables.sessions.clear()
        rules = changed(case.rules)
        settings = Settings(case.game.name, case.players, rules, deadline=3600, aids=Aids.FULL)
        host = await open_table(server.http, settings)
        seats = [host, *[await sit(server.http, host.code, f"P{n}") for n in range(1, case.players)]]
        self.clients = [await Client.join(server, host.code, seat.seat, seat.token) for seat in seats]
        if self.viewer is PUBLIC:
            self.watching.append(await Client.join(server, host.code))
        else:
            self.watching.append(self.clients[self.viewer])
        for client in self.clients:
            await client.do(i.Ready, ident="ready", ready=True)
        await self.clients[0].do(i.Start, ident="start")
        for client, seat in zip(self.clients, seats, strict=True):
            client.participant = Participant(seat.seat, random.Random(seat.seat).randbytes)
        await deal(self.clients)

    async def release(self) -> None:
        """Let the time pass that an answer takes."""
        if self.state.match.is_held:
            self.time.now += PACE
            async with asyncio.timeout(TIMEOUT_SECONDS):
                while self.state.match.is_held:
                    await asyncio.sleep(0.001)

    async def interlude(self, rng: random.Random) -> None:
        """What people do between choices. Nothing of it depends on what the viewer may not know."""
        seat = rng.randrange(self.case.players)
        match rng.randrange(9):
            case 0:
                await self.clients[seat].do(i.Say, ident=f"t{next(self.ids)}", text=f"I have {rng.randrange(100)}")
            case 1:
                claim: Any = TokenIs(Seat(seat), rng.choice(list(Face)))
                if self.case.game.name == "espionaje":
                    claim = Holds(Seat(seat), rng.choice(list(Element)))
                elif rng.random() < 0.5:
                    claim = OfferIs(rng.choice(list(Kind)))
                await self.clients[seat].do(i.MakeClaim, ident=f"t{next(self.ids)}", claim=claim)
            case 2:
                await self.clients[seat].do(i.Rename, ident=f"t{next(self.ids)}", name=f"N{rng.randrange(100)}")
            case 3:
                await self.come_back(rng)
            case 4:
                await self.ask(rng)
            case 5:
                await self.try_all(rng, most=5)
            case 6:
                await self.wonder(rng)
            case _:
                pass

    async def come_back(self, rng: random.Random) -> None:
        """The viewer's device breaks off and comes back, having heard up to some number."""
        old = self.watching[-1]
        await old.sync()
        await old.kill()
        async with asyncio.timeout(TIMEOUT_SECONDS):
            while self.viewer is not PUBLIC and self.state.seats[self.viewer].presence is not Presence.AWAY:
                await asyncio.sleep(0.001)
        after = rng.choice((0, old.number, rng.randrange(old.number + 1), old.number + 7))
        new = await self.client.join(self.server, self.code, self.viewer, old.token, after)
        if self.viewer is not PUBLIC:
            self.clients = [new if client is old else client for client in self.clients]
            await new.until(lambda: self.state.seats[self.viewer].presence is Presence.HERE)
            await new.sync()
        self.watching.append(new)

    async def ask(self, rng: random.Random) -> None:
        """All that HTTP tells the viewer."""
        token = self.watching[-1].token
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        for path in rng.sample(("", "/own", "/records", "/records/1", "/records/1/seen?as=truth"), 2):
            answer = await self.server.http.get(f"/api/tables/{self.code}{path}", headers=headers)
            self.answers.append(b"%d %b" % (answer.status_code, answer.content))

    async def wonder(self, rng: random.Random) -> None:
        """What the viewer's dossier says, and why."""
        client, place = self.watching[-1], Seat(rng.randrange(self.case.players))
        await client.sync()
        about: Any = TokenAt(place, rng.choice(list(Face)))
        if self.case.game.name == "espionaje":
            about = CardAt(rng.choice(list(Element)), rng.choice((place, None)))
        for question in (i.AskDossier(f"q{next(self.ids)}"), i.AskWhy(f"q{next(self.ids)}", about)):
            await client.send(question)
            await client.until(partial(_answered, client, question.id))

    async def try_all(self, rng: random.Random, most: int = 25) -> None:
        """The viewer tries what is not legal, and is refused."""
        client = self.watching[-1]
        await client.sync()
        legal = [msgspec.json.encode(option) for option in client.options]
        universe = ORACLES[self.case.game.name].universe(self.case.players)
        for choice in rng.sample(universe, most):
            text = msgspec.json.encode(choice)
            number = 1 if client.asked is None else client.asked.number
            ident = f"x{next(self.ids)}"
            if text not in legal:
                await client.send(i.Choose(ident, rng.choice((number, number + 1)), msgspec.Raw(text)))
                await client.until(partial(_answered, client, ident))
        if client.viewer is PUBLIC:
            await client.sync()


def _answered(client: Client, ident: str) -> bool:
    return client.viewer is PUBLIC or client.answer(ident) is not None


def fixed(monkeypatch: pytest.MonkeyPatch, case: Case, deal: Any) -> None:
    """The same luck for every table, but for this deal."""
    words = count(1)
    monkeypatch.setattr(tables, "new_code", lambda: "BAMI-ROTU")
    for module in (acts, tables):
        monkeypatch.setattr(module, "new_token", lambda: f"token-{next(words)}".ljust(TOKEN_LENGTH, "-"))
    for module in (rematch, dealing, seating):
        monkeypatch.setattr(module, "new_secret", lambda: "5e" * 32)
    monkeypatch.setattr(case.game.deal, "from_seed", classmethod(lambda cls, seed, players: deal))


async def assert_secret(server: Running, case: Case, seed: int, viewer: Viewer) -> bool:
    """Play one game and one twin of it; True if the two truths really differed."""
    rng = random.Random(seed)
    oracle = ORACLES[case.game.name]
    length = len(play(case, seed, choose=in_time).choices)
    cut = rng.randrange(min(length, 45))
    game = play(case, seed, choose=in_time, most=cut)
    while is_held_up(case.game, game.state, viewer):
        game = play(case, seed, choose=in_time, most=len(game.choices) + 1)
    if case.game.outcome(game.state) is not None:
        return False
    deal, choices = oracle.twin(game, viewer, rng)
    truth: Choices = [(seat, choice) for seat, _, choice, _ in game.choices]
    reached = []
    for luck, chosen in ((game.deal, truth), (deal, choices)):
        with pytest.MonkeyPatch.context() as patch:
            fixed(patch, case, luck)
            reached.append(await Script(server, case, viewer, seed).play(chosen))
    for place, (one, other) in enumerate(zip(*reached, strict=False)):
        if one != other:
            raise ToldApart(f"{case}, seed {seed}, viewer {viewer}, message {place}: {one!r} and {other!r}")
    if len(reached[0]) != len(reached[1]):
        raise ToldApart(f"{case}, seed {seed}, viewer {viewer}: {len(reached[0])} and {len(reached[1])} messages")
    return (deal, choices) != (game.deal, truth)

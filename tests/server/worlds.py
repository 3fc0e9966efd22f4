"""Two truths that a viewer cannot tell apart, played in virtual time while all sorts of things go on around them.

`twins` compares bytes over real sockets. Here the time of every byte is compared too, to the microsecond, and seats are
taken over and handed back, deadlines pass, devices break off and come back, dossiers are asked for, bots of every
level think, and the host and the others use their powers, above all while somebody may be choosing in secret. Bots play
what the truth says. How long they think depends on everything that is secret.
"""

import asyncio
import random
from dataclasses import dataclass, field
from itertools import cycle, islice
from typing import Any

from brushpass.clients.participant import Participant
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.core.switches import changed
from brushpass.games.espionaje.open.choices import Abstain, Show
from brushpass.minds import registry
from brushpass.table.schedule import Pace
from brushpass.wire import inbound as i
from brushpass.wire.tables import Aids, Presence, Settings
from tests.laws.playing import Case
from tests.server.client import deal, open_table, sit
from tests.server.memory import MemoryClient
from tests.server.powers import use_power
from tests.server.twins import Choices, Script
from tests.table.virtual import now

PACE = Pace(0.9, 2.4, 5.0, 45.0)
DEADLINE = 20
Heard = list[tuple[float, bytes]]


@dataclass
class World(Script):
    """One truth."""

    begun: float = 0.0
    """When the server began, by the loop's clock."""
    truth: int = 0
    """Which of the two: what happens in secret may depend on it."""
    choices: Choices = field(default_factory=list)
    secrets: list[asyncio.Task[None]] = field(default_factory=list)
    heard: Heard = field(default_factory=list)
    """What the viewer was told over HTTP, and when."""
    thoughts: list[str] = field(default_factory=list)
    """What a real mind at the viewer's seat would have said and chosen."""

    @property
    def match(self) -> Any:
        return self.state.match

    def abstains(self, seat: Seat) -> bool:
        """Whether a seat lets a deadline pass in this truth."""
        return any(by == seat and isinstance(choice, Abstain) for by, choice in self.choices)

    def next_of(self, seat: Seat) -> Any:
        """What a seat chooses next in this truth; None where the truth ends."""
        own = [choice for by, choice in self.choices if by == seat]
        made = self.made_by(seat)
        return own[made] if made < len(own) else None

    def made_by(self, seat: Seat) -> int:
        """How many choices a seat has made."""
        return sum(by == seat for by, *_ in self.match._choices)

    async def play_through(self, choices: Choices) -> Heard:
        """Everything that reached the viewer, and when."""
        self.choices = choices
        await self.gather()
        for place, (seat, choice) in enumerate(choices):
            if isinstance(choice, Show) and seat != self.viewer:
                self.secrets.append(asyncio.create_task(self.answer_in_secret(seat)))
                continue
            if not isinstance(choice, Show):
                await self.release()
            visible = sum(not isinstance(made, Show) or by == self.viewer for by, made in choices[:place])
            made = sum(by == seat for by, _ in choices[:place])
            await self.act(random.Random(f"{self.seed}/{visible}"), seat, f"c{visible}", made)
            if any(not isinstance(later, Show) for _, later in choices[place + 1 :]) or self.match.is_held:
                await self.window(random.Random(f"{self.seed}/{visible}/window"))
        await self.release()
        await self.try_all(random.Random(self.seed))
        await self.watching[-1].sync()
        for task in self.secrets:
            task.cancel()
        frames = [
            (at - self.begun, frame)
            for client in self.watching
            for at, frame in zip(client.times, client.frames, strict=True)
        ]
        await asyncio.gather(*(client.close() for client in {*self.clients, *self.watching}))
        return [(round(at, 6), frame) for at, frame in [*frames, *self.heard]]

    def assert_true(self, choices: list[Any]) -> None:
        """Nobody chose anything but what the truth says: two games that went their own ways are no twins."""
        for seat in range(self.case.players):
            own = [choice for by, choice in self.choices if by == seat]
            made = [choice for by, choice, *_ in choices if by == seat]
            assert made[: len(own)] == own, f"{self.case}, seed {self.seed}, truth {self.truth}: seat {seat} left it"

    async def gather(self) -> None:
        """Seat people and bots of every level, and start."""
        case, server = self.case, self.server
        rng = random.Random(f"{self.seed}/seats")
        rules = changed(case.rules)
        host = await open_table(
            server.http, Settings(case.game.name, case.players, rules, DEADLINE, Aids.FULL, 1 + self.seed % 2)
        )
        people = people_among(case, self.viewer, rng)
        offered = list(registry.levels_of(case.game.name))
        levels = islice(cycle(offered), self.seed % len(offered), None)  # a table has too few seats for all levels
        first = await MemoryClient.join(server, host.code, host.seat, host.token)
        seated = {0: first}
        for number in range(1, case.players):
            if number in people:
                seat = await sit(server.http, host.code, f"P{number}")
                seated[number] = await MemoryClient.join(server, host.code, seat.seat, seat.token)
            else:
                await first.do(i.AddMind, ident=f"bot{number}", seat=Seat(number), mind=next(levels))
        self.clients = [seated.get(seat, first) for seat in range(case.players)]
        screen = await MemoryClient.join(server, host.code) if self.viewer is PUBLIC else None
        self.watching.append(screen or seated[self.viewer or 0])
        for number, client in seated.items():
            await client.do(i.Ready, ident="ready", ready=True)
            reads = rng.random() < 0.3
            client.participant = Participant(Seat(number), random.Random(number).randbytes, briefing=reads)
        await first.do(i.Start, ident="start")
        await deal(list(seated.values()))
        for number, client in seated.items():
            if self.state.time.reading_since is not None and rng.random() < 0.8:  # the others are waited for in vain
                await asyncio.sleep(rng.uniform(0.0, 3.0))
                await client.do(i.Briefed, ident=f"briefed{number}", round=1)
        while self.state.time.reading_since is not None:
            await asyncio.sleep(0.05)

    def is_here(self, seat: int) -> bool:
        """Whether a person plays a seat with a device of theirs."""
        return bool(self.state.seats[seat].is_person and self.state.seats[seat].presence is Presence.HERE)

    async def act(self, rng: random.Random, seat: Seat, ident: str, made: int) -> None:
        """A choice that everybody notices: a person makes it, or a bot, perhaps after a deadline has passed.

        The seat has `made` choices before it, or has just made this one too: where several seats commit at once, bots
        don't wait for their turn in the script.
        """
        patience, delay = rng.random(), rng.uniform(0.0, 0.6)
        while seat not in self.match.open_prompts and self.made_by(seat) == made:
            await asyncio.sleep(0.01)
        if self.made_by(seat) > made:
            return
        can_be_late = self.match.open_prompts[seat].prompt.default is None
        if isinstance(self.next_of(seat), Abstain):
            if self.state.seats[seat].bot_controlled:
                await self.clients[seat].do(i.Back, ident=f"b{ident}")
        elif self.is_here(seat) and (patience < 0.65 or not can_be_late) and (self.clients[seat].asked is not None):
            await asyncio.sleep(delay)
            if self.clients[seat].asked is not None:
                await self.clients[seat].choose(self.next_of(seat), ident=ident)
        while self.made_by(seat) == made:  # a bot does, or the deadline passes
            await asyncio.sleep(0.3)

    async def answer_in_secret(self, seat: Seat) -> None:
        """Which card is shown: at any moment, by whoever plays the seat; or by lot, if nobody does."""
        rng = random.Random(f"{self.seed}/{self.truth}/{len(self.secrets)}")
        await asyncio.sleep(0.0 if self.state.seats[seat].is_played else rng.uniform(0.0, 6.0))
        client = self.clients[seat]
        if self.is_here(seat) and client.asked is not None and client.asked.prompt.ask == "show":
            await client.choose(self.next_of(seat), ident=f"secret{len(self.secrets)}")

    async def release(self) -> None:
        while self.match.is_held:
            await asyncio.sleep(0.1)

    async def window(self, rng: random.Random) -> None:
        """What goes on around the table, for less time than an answer takes."""
        for _ in range(rng.randrange(4) if self.match.is_held else rng.randrange(2)):
            await asyncio.sleep(rng.uniform(0.05, 0.8) if self.match.is_held else 0.0)
            await self.incident(rng)
        if self.match.is_held or rng.random() < 0.3:
            await use_power(self, rng)

    async def incident(self, rng: random.Random) -> None:
        """One thing that happens in both truths."""
        people = [seat for seat in range(self.case.players) if self.is_here(seat)]
        seat = rng.choice(people)
        played = [one for one in people if self.state.seats[one].bot_controlled]
        if (about_time := random.Random(f"{rng.getstate()}/time")).random() < 0.25:
            await (self.pause(people, about_time) if about_time.random() < 0.5 else self.give_time(about_time))
            return
        match rng.randrange(6):
            case 0:
                await self.break_off(seat, rng)
            case 1 if played:
                await self.clients[rng.choice(played)].do(i.Back, ident=f"t{next(self.ids)}")
            case 2:
                await self.wonder(rng)
            case 3:
                before = len(self.answers)
                await self.ask(rng)
                self.heard += [(now() - self.begun, answer) for answer in self.answers[before:]]
            case 4 if self.viewer is PUBLIC:
                await self.come_back(rng)
            case _:
                await self.interlude(rng)

    async def pause(self, people: list[int], rng: random.Random) -> None:
        """People pause the game, perhaps while somebody chooses in secret, and go on."""
        for wanted in (True, False):
            for voter in people:
                await self.clients[voter].do(i.VotePause, ident=f"t{next(self.ids)}", pause=wanted)
            await asyncio.sleep(rng.uniform(0.1, 8.0) if self.state.time.is_paused else 0.0)  # no time for the game

    async def give_time(self, rng: random.Random) -> None:
        """Somebody gives time to a seat that may be asked: openly, in secret or not at all."""
        here = [seat for seat in range(self.case.players) if self.is_here(seat)]
        seat, other = rng.choice(here), rng.randrange(self.case.players)
        await self.clients[seat].do(i.AddTime, ident=f"t{next(self.ids)}", seat=Seat(other))

    async def break_off(self, seat: int, rng: random.Random) -> None:
        """Somebody's device breaks off and comes back, perhaps the viewer's."""
        if seat == self.viewer:
            await self.come_back(rng)
            return
        old = self.clients[seat]
        await old.kill()
        await asyncio.sleep(rng.uniform(0.1, 0.6))
        new = await MemoryClient.join(self.server, self.code, Seat(seat), old.token)
        await new.sync()
        self.clients = [new if client is old else client for client in self.clients]


def people_among(case: Case, viewer: Viewer, rng: random.Random) -> set[int]:
    """Which seats people have; bots have the others."""
    people = {0, 1} | ({viewer} if viewer is not PUBLIC else set())
    return people | {seat for seat in range(case.players) if rng.random() < 0.6}

"""Does time tell a secret? A statistical test in real time, over real sockets: `make timing` (some four minutes).

In virtual time `worlds` shows that nothing the table does depends on a secret. What is left is the machine: how long
code takes that runs in one truth and not in the other, and timers, which are exact to a millisecond and are set anew
when somebody chooses. Each channel is measured with and without the secret, in random order, and the difference is
printed with its standard error. More than THRESHOLD standard errors fail: without a leak that happens by chance once in
15,000 channels.

Answers are spread by chance (`Pace.spread`), which covers what a machine cannot avoid. The measurement takes the spread
out again, to be sharp, and allows a difference of ALLOWED milliseconds, a hundredth of the spread: whoever guesses from
one answer is then right in at most 50.5 of 100 cases. `--leak 20` delays every answer that somebody chose in secret by
20 ms, and the command fails.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, median, variance
from time import perf_counter
from typing import Any, NamedTuple

from brushpass.core.seats import Seat
from brushpass.games.espionaje.open.cards import Element
from brushpass.games.espionaje.open.choices import Accuse, Show, Suspect
from brushpass.minds import registry
from brushpass.table import autoplay, bots
from brushpass.table import entries as e
from brushpass.table.codes import new_id
from brushpass.table.decision import Decided
from brushpass.table.schedule import Action, Pace, released_at
from brushpass.table.state import TableState
from brushpass.wire import inbound as i
from brushpass.wire.tables import Settings
from tests.docs.blocks import write_block
from tests.server.client import Client, close, gathered, open_table, start
from tests.server.running import Running, running

THRESHOLD = 4.0
"""How many standard errors are too many."""
PACE = Pace(0.3, 0.5, 0.15)
"""How long bots and answers take here; the spread is that of every server."""
ALLOWED = PACE.spread * 1000 / 100
"""By how many milliseconds the secret may move an answer whose moment is spread."""
NOTICED = THRESHOLD + 2
"""A leak of this many standard errors is noticed in 39 of 40 measurements."""
QUESTIONS = 80
"""How many questions each channel asks; a game allows 90."""
GAMES = 2
"""How many games each channel plays."""
ACCUSATIONS = 30
"""How many games are played for the channel of abstentions; each takes its deadline of a second."""
CHANNELS = ("a person chooses", "nobody chooses in time", "a bot chooses", "a person who is played for chooses")


async def windows(
    server: Running, channel: str, rng: random.Random, players: int = 3, questions: int = QUESTIONS
) -> tuple[list[float], list[float]]:
    """How many milliseconds an answer took for a spectator, less its spread: with a choice in secret, and without."""
    people = await gathered(server, Settings("espionaje", players))
    screen = await Client.join(server, people[0].at)
    await start(people)
    session = server.table(people[0].at)
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(questions):
        while not (asked := [seat for seat, client in enumerate(people) if client.asked is not None]):
            await asyncio.sleep(0.005)
        [asker] = asked
        responder = Seat((asker + 1) % players)
        if "played for" in channel or "bot" in channel:
            await session.act(partial(_take_over, responder))
        assert session.state.match is not None
        hands = session.state.match.state.hands
        is_secret = rng.random() < 0.5
        pair = rng.sample(list(hands[responder]), 2)
        if not is_secret:
            pair[1] = rng.choice(list(hands[asker]))
        known = len(screen.frames)
        await people[asker].choose(Suspect(*sorted(pair, key=list(Element).index)))
        spread = released_at(session.state, PACE) - held_since(session.state) - PACE.answer
        if is_secret and "a person" in channel:
            await people[responder].is_asked()
            await asyncio.sleep(0.0 if "played for" in channel else rng.uniform(0.1, 0.6) * PACE.answer)
            if people[responder].asked is not None:
                await people[responder].choose(Show(pair[0]))
        await screen.until(partial(_has, screen, known, b'"turn-began"'))
        begun, ended = (_time_of(screen, known, event) for event in (b'"event":"asked"', b'"event":"turn-began"'))
        times[not is_secret].append((ended - begun - spread) * 1000)
    await close([*people, screen])
    return times


def held_since(state: TableState) -> float:
    """When the question was asked."""
    assert state.match is not None
    assert state.match.held_since is not None
    return state.match.held_since


def _has(screen: Client, known: int, event: bytes) -> bool:
    return event in b"".join(screen.frames[known:])


def _time_of(screen: Client, known: int, event: bytes) -> float:
    """When a spectator was told the first such event after the frames that were known."""
    return next(at for at, frame in zip(screen.times[known:], screen.frames[known:], strict=True) if event in frame)


def _take_over(seat: Seat, state: TableState) -> Decided:
    return Decided([e.TakenOver(id=new_id(), seat=seat)])


async def abstentions(server: Running, rng: random.Random, games: int) -> tuple[list[float], list[float]]:
    """How many milliseconds after an accusation a spectator saw the check: where two people abstained, and where one
    did (GE19)."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(games):
        people = await gathered(server, Settings("espionaje", 3, deadline=1))
        screen = await Client.join(server, people[0].at)
        await start(people)
        while not (asked := [client for client in people if client.asked is not None]):
            await asyncio.sleep(0.005)
        known = len(screen.frames)
        await asked[0].choose(Accuse())
        are_two = rng.random() < 0.5
        for client in people[2 if are_two else 1 :]:
            await client.is_asked()
            await client.choose(rng.choice(client.options))
        await screen.until(partial(_has, screen, known, b'"solution"'))
        times[not are_two].append((screen.times[-1] - screen.times[known]) * 1000)
        await close([*people, screen])
    return times


@contextmanager
def leaking(milliseconds: float) -> Iterator[None]:
    """A server that releases an answer later if somebody chose it in secret."""
    carry_out = autoplay.carry_out

    def late(state: TableState, due: Any, now: float, answer: Any, claim: Any = None, urging: Any = None) -> Decided:
        if due.action is Action.RELEASE and state.match is not None:
            [*_, (_, choice, *_)] = state.match._choices
            time.sleep(milliseconds / 1000 if isinstance(choice, Show) else 0.0)
        return carry_out(state, due, now, answer, claim, urging)

    autoplay.carry_out = late
    try:
        yield
    finally:
        autoplay.carry_out = carry_out


async def thoughts(server: Running) -> tuple[list[float], list[float]]:
    """How many milliseconds late Mastermind answered in SECRETS: after its longer thoughts, and after its shorter."""
    registry.prepare("mastermind", "secrets")
    took: list[float] = []
    late: list[float] = []
    think, carry_out = bots.Bot._choose, autoplay.carry_out

    def timed(self: bots.Bot, prompt: Any, *, may_speak: bool) -> Any:
        begun = perf_counter()
        try:
            return think(self, prompt, may_speak=may_speak)
        finally:
            took.append((perf_counter() - begun) * 1000)

    def noted(state: Any, due: Any, now: float, answer: Any, claim: Any = None, urging: Any = None) -> Decided:
        if due.action is Action.ANSWER:
            late.append((now - due.at) * 1000)
        return carry_out(state, due, now, answer, claim, urging)

    bots.Bot._choose, autoplay.carry_out = timed, noted  # type: ignore[method-assign]
    try:
        seat = await open_table(server.http, Settings("secrets", 4))
        host = await Client.join(server, seat.code, seat.seat, seat.token)
        for number in (1, 2, 3):
            await host.do(i.AddMind, seat=Seat(number), mind="mastermind")
        await start([host])
        rng, until = random.Random(1), asyncio.get_running_loop().time() + 40
        while asyncio.get_running_loop().time() < until and host.table is not None and host.table.stage != "over":
            if host.asked is not None:
                await host.choose(rng.choice(host.options))
            await asyncio.sleep(0.02)
    finally:
        bots.Bot._choose, autoplay.carry_out = think, carry_out  # type: ignore[method-assign]
    await close([host])
    pairs = list(zip(took, late, strict=False))
    print(f"mastermind thought {len(pairs)} times: median {median(took):.1f} ms, at most {max(took):.1f} ms of 900")
    middle = median(took)
    return [at for thought, at in pairs if thought > middle], [at for thought, at in pairs if thought <= middle]


class Channel(NamedTuple):
    """What one channel showed."""

    name: str
    counts: str
    difference: float
    """Milliseconds that the secret takes longer."""
    error: float
    """The standard error of the difference."""
    allowed: float
    """How many milliseconds the spread of this channel covers."""

    @property
    def z(self) -> float:
        """By how many standard errors the difference is larger than what is allowed."""
        return max(0.0, abs(self.difference) - self.allowed) / self.error

    @property
    def noticed(self) -> float:
        """The smallest leak that would have been noticed, in milliseconds."""
        return self.allowed + NOTICED * self.error

    def line(self) -> str:
        """A row of a table."""
        numbers = (self.difference, self.error, self.allowed, self.z, self.noticed)
        figures = [f"{number:.{digits}f}" for number, digits in zip(numbers, (3, 3, 0, 2, 1), strict=True)]
        return f"| {self.name} | {self.counts} | {' | '.join(figures)} |"


def compared(name: str, one: list[float], other: list[float], allowed: float = 0.0) -> Channel:
    """The times of a channel with the secret and without it."""
    error = sqrt(variance(one) / len(one) + variance(other) / len(other))
    channel = Channel(name, f"{len(one)} / {len(other)}", fmean(one) - fmean(other), error, allowed)
    print(channel.line(), flush=True)
    return channel


async def measure() -> list[Channel]:
    """Every channel."""
    rng = random.Random()
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder), pace=PACE) as server:
            found = []
            for channel, players in [*((channel, 3) for channel in CHANNELS), (CHANNELS[0], 4)]:
                games = [await windows(server, channel, rng, players) for _ in range(GAMES)]
                times = [[at for game in games for at in game[without]] for without in (0, 1)]
                found.append(compared(f"{channel}, {players} players", times[0], times[1], ALLOWED))
            found.append(compared("two people abstain, not one", *await abstentions(server, rng, ACCUSATIONS)))
            return [*found, compared("mastermind: longer against shorter thoughts", *await thoughts(server))]


def report(channels: Sequence[Channel]) -> str:
    """The results as Markdown."""
    worst = max(channel.z for channel in channels)
    verdict = "**a channel tells a secret**" if worst > THRESHOLD else "no channel tells a secret"
    return "\n".join(
        [
            f"`make timing` on {time.strftime('%Y-%m-%d')}: {verdict}; the largest z is {worst:.2f}, and more than "
            f"{THRESHOLD:g} would fail. z: by how many standard errors the difference exceeds what is allowed. The "
            "last column: the smallest leak noticed in 39 of 40 runs.",
            "",
            "| channel | answers with / without the secret | difference, ms | standard error, ms | allowed, ms | z | "
            "noticed, ms |",
            "|---|---|---|---|---|---|---|",
            *(channel.line() for channel in channels),
        ]
    )


def main() -> None:
    """Measure, and fail if a channel tells a secret."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--page", type=Path, help="write the results into this page")
    parser.add_argument("--leak", type=float, default=0.0, metavar="MS", help="plant a leak, to see the command fail")
    arguments = parser.parse_args()
    with leaking(arguments.leak):
        channels = asyncio.run(measure())
    if arguments.page:
        write_block(arguments.page, "timing", report(channels))
    sys.exit(any(channel.z > THRESHOLD for channel in channels))


if __name__ == "__main__":
    main()

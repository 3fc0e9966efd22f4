"""A person who is a script, seated at a table of random minds."""

from collections.abc import Callable
from typing import Any, NamedTuple

from brushpass.clients.terminal.faces import face_of
from brushpass.clients.terminal.names import around
from brushpass.clients.terminal.terminal import Terminal
from brushpass.core.game import AnyGame
from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.kits import find_kit
from brushpass.locales import texts
from brushpass.minds.mind import Mind
from brushpass.minds.play import run, say
from brushpass.minds.random import RandomMind
from brushpass.research.simulate import rng_of


class Sitting(Terminal):
    """A terminal that keeps how much was shown, and what was seen, before each thing that came in."""

    def __init__(
        self,
        game: AnyGame,
        seat: Seat,
        players: int,
        read: Callable[[str], str],
        say: Callable[[Any], None],
        *,
        language: str,
        remembers: bool,
    ) -> None:
        self.page: list[str] = []
        self.seen: list[Any] = []
        self.asked: list[tuple[int, int]] = []
        """At each prompt: how many events were seen, how many lines shown after it was answered."""
        names = around(seat, players, texts(language))
        super().__init__(
            face_of(find_kit(game.name)), names, read=read, write=self.page.append, say=say, remembers=remembers
        )

    def see(self, event: Any) -> None:
        self.seen.append(event)
        super().see(event)

    def choose(self, prompt: Prompt) -> Any:
        choice = super().choose(prompt)
        self.asked.append((len(self.seen), len(self.page)))
        return choice


class Table(NamedTuple):
    """A game that was played."""

    person: Sitting
    outcome: Any


def play(
    game: AnyGame,
    deal: Any,
    players: int,
    seat: Seat,
    read: Callable[[str], str],
    seed: bytes,
    *,
    rules: Any = None,
    language: str = "en",
    remembers: bool = True,
) -> Table:
    """Play a whole game with a person at `seat`."""
    switches = game.rules() if rules is None else rules
    minds: list[Mind] = [RandomMind(Seat(at), rng_of(seed, Seat(at))) for at in range(players)]
    person = Sitting(
        game, seat, players, read, lambda claim: say(minds, seat, claim), language=language, remembers=remembers
    )
    minds[seat] = person
    finished = run(game, players, switches, deal, minds)
    person.finish()
    return Table(person, finished.outcome)

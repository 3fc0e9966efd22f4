"""What a person at the terminal reads: the rules and a whole game, in several languages and on a narrow screen."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from brushpass.clients.terminal.faces import face_of
from brushpass.clients.terminal.text import wrapped
from brushpass.core.seats import Seat
from brushpass.games.kits import find_kit
from brushpass.games.registry import find
from brushpass.locales import texts
from brushpass.research.simulate import seed_of
from tests.clients.seated import play

WIDTH = 60
SIZES = {"secrets": 5, "espionaje": 3}
ANSWERS = {
    "secrets": ("?", "say", "1", "3", "1", "2", "1", "log"),
    "espionaje": ("?", "say", "1", "1", "4", "1", "15", "1", "log", "2"),
}
"""What the person types first (a claim; in ESPIONAJE then a question and the accusation); after that, always 1."""


class Reading(NamedTuple):
    """A game and the language it is read in."""

    game: str
    players: int
    language: str
    remembers: bool = True
    """Whether there are memory aids."""

    def __str__(self) -> str:
        return f"{self.game}-{self.language}{'' if self.remembers else '-without-aids'}"


READINGS = [Reading(game, players, language) for language in ("en", "de") for game, players in SIZES.items()]
READINGS += [Reading(game, players, "en", remembers=False) for game, players in SIZES.items()]


def text(reading: Reading) -> str:
    """The rules, and a game to its end; the rules only once for each language."""
    game, kit, answers = find(reading.game), find_kit(reading.game), iter(ANSWERS[reading.game])
    seed = seed_of("terminal", 1)
    with _narrow():
        reference = face_of(kit).reference(texts(reading.language)) if reading.remembers else ()
        rules = [part for line in reference for part in wrapped(line, hang=0)]
        deal = game.deal.from_seed(seed, reading.players)
        table = play(
            game,
            deal,
            reading.players,
            Seat(1),
            lambda prompt: next(answers, "1"),
            seed,
            language=reading.language,
            remembers=reading.remembers,
        )
    return "\n".join([*rules, *table.person.page]) + "\n"


@contextmanager
def _narrow() -> Iterator[None]:
    """A screen of the width that phones and split windows have."""
    before = os.environ.get("COLUMNS")
    os.environ["COLUMNS"] = str(WIDTH)
    try:
        yield
    finally:
        os.environ.pop("COLUMNS")
        if before is not None:
            os.environ["COLUMNS"] = before

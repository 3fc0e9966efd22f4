"""Games of ESPIONAJE CARTAS as one viewer saw them, played at random with many questions and some accusations."""

import random
from typing import Any

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat, Viewer
from brushpass.games.espionaje.open import cards as c
from brushpass.games.espionaje.open.choices import SUSPICIONS, Accuse, Ask, EndTurn
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from tests.laws.playing import Case, Play, play

RULES = (
    c.Rules(),
    c.Rules(clue_accusation=True, no_early_accusation=True),
    c.Rules(accuse_after_asking=True, no_early_accusation=True),
    c.Rules(clue_accusation=True, accuse_after_asking=True),
)
"""Every two values of two switches occur together in one of them."""
CASES = [Case(ESPIONAJE, players, rules) for players in c.PLAYERS for rules in RULES]


def curious(seat: Seat, prompt: Prompt, rng: random.Random) -> Any:
    """Mostly asks: whatever is drawn, with an accusation now and then."""
    if prompt.ask == Ask.TURN:
        may_accuse = Accuse() in prompt.options
        return Accuse() if may_accuse and rng.random() < 0.05 else rng.choice(SUSPICIONS)
    if prompt.ask == Ask.AFTER:
        return Accuse() if rng.random() < 0.05 else EndTurn()
    return rng.choice(prompt.options)


def random_game(case: Case, seed: int) -> Play:
    """A game up to some choice."""
    return play(case, seed, choose=curious, most=random.Random(seed).randrange(4 + 8 * case.players))


def sight_of(game: Play, viewer: Viewer) -> list[Any]:
    """What the viewer saw, in order."""
    shown = [game.case.game.show(event, viewer) for event in game.events]
    return [event for event in shown if event is not None]

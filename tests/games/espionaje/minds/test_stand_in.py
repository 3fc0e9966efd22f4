"""Whoever plays for an absent person loses nothing that is certain (GS55)."""

from random import Random
from typing import Any

import pytest

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.bots.stand_in import StandIn
from brushpass.games.espionaje.minds.dossier.dossier import Dossier
from brushpass.games.espionaje.open.cards import Cards
from brushpass.games.espionaje.open.choices import Ask, Commit
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from brushpass.minds.play import run
from brushpass.minds.registry import find
from tests.games.espionaje.builders import seeded


class Forgetful:
    """Plays like a Rookie until the cards are laid down; then it has forgotten everything."""

    def __init__(self, seat: Seat) -> None:
        self._mind = find("rookie-1")("espionaje", seat, Random(seat))

    def see(self, event: Any) -> None:
        self._mind.see(event)

    def choose(self, prompt: Prompt) -> Any:
        return prompt.options[0] if prompt.ask == Ask.COMMIT else self._mind.choose(prompt)


class Witness:
    """A stand-in, and what its seat could be certain of whenever cards were laid down."""

    def __init__(self, seat: Seat) -> None:
        self._stand_in, self._dossier = StandIn(Forgetful(seat), seat), Dossier(seat)
        self.certain: list[tuple[Commit, Cards]] = []
        """What it laid down, and the only solution that was left."""

    def see(self, event: Any) -> None:
        self._stand_in.see(event)
        self._dossier.see(event)

    def choose(self, prompt: Prompt) -> Any:
        choice = self._stand_in.choose(prompt)
        if prompt.ask == Ask.COMMIT and len(left := self._dossier.solutions()) == 1:
            self.certain.append((choice, left[0].cards))
        return choice


@pytest.mark.parametrize("players", [2, 3])
def test_a_stand_in_that_is_certain_lays_down_the_solution_although_its_mind_has_forgotten(players: int) -> None:
    """GS55, E4.2: upon anybody's accusation."""
    found = []
    for number in range(4):
        minds = [Witness(Seat(seat)) for seat in range(players)]
        run(ESPIONAJE, players, ESPIONAJE.rules(), seeded(number, players), minds)
        found += [one for mind in minds for one in mind.certain]
    assert found
    assert all((laid.city, laid.device, laid.agent) == cards for laid, cards in found)

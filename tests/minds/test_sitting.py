"""Nothing is kept from one game of a sitting to the next: minds are made anew, and a record is of one game.

So what a liar does to a listener in the tenth game of a sitting is what it does in the first.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from brushpass.core.messages import Choice, Prompt
from brushpass.core.seats import Seat
from brushpass.games.registry import find as find_game
from brushpass.minds.mind import Mind
from brushpass.minds.play import run
from brushpass.minds.registry import find as find_mind
from brushpass.minds.registry import prepare
from brushpass.minds.talker import Talker
from brushpass.research.arena.chunk_games import deal_seed
from brushpass.research.arena.listening import wordless
from brushpass.research.simulate import rng_of, talk_of

GAMES = 10


class Noted:
    """A mind whose choices and claims are written down."""

    def __init__(self, mind: Mind, notes: list[Any]) -> None:
        self._mind, self._notes = mind, notes

    def see(self, event: Any) -> None:
        self._mind.see(event)

    def hear(self, by: Seat, claim: Any) -> None:
        if isinstance(self._mind, Talker):
            self._mind.hear(by, claim)

    def speak(self) -> Any:
        claim = self._mind.speak() if isinstance(self._mind, Talker) else None
        self._notes.append(claim)
        return claim

    def choose(self, prompt: Prompt) -> Any:
        choice = self._mind.choose(prompt)
        self._notes.append(choice)
        return choice


def played(name: str, minds: Sequence[str], number: int, *, talk: bool = True) -> list[Any]:
    """All that is chosen and claimed in one game of a sitting."""
    game, players, notes = find_game(name), len(minds), list[Any]()
    luck = deal_seed("sitting", players, number)
    seated = [
        Noted(find_mind(mind)(name, Seat(seat), rng_of(luck, Seat(seat))), notes) for seat, mind in enumerate(minds)
    ]
    deal = game.deal.from_seed(luck, players)
    run(game, players, game.rules(), deal, seated, talk=talk_of(luck) if talk else None)
    return notes


@pytest.mark.parametrize(
    ("game", "minds"),
    [("secrets", ("belief", "liar", "belief", "belief")), ("espionaje", ("race", "liar"))],
    ids=["secrets", "espionaje"],
)
def test_the_tenth_game_of_a_sitting_is_the_game_that_it_would_be_as_the_first(game: str, minds: Sequence[str]) -> None:
    """Nine games with a liar change nothing about the next: the same games in reverse order are the same games."""
    sitting = [played(game, minds, number) for number in range(GAMES)]
    reverse = [played(game, minds, number) for number in reversed(range(GAMES))]
    assert sitting == reverse[::-1]
    assert sitting[0] != sitting[-1], "another deal is another game"


@pytest.mark.parametrize("table", ["greedy", "random"])
@pytest.mark.parametrize("mind", ["greedy", "belief", "policy", "search"])
def test_where_at_most_one_can_talk_a_table_with_talk_plays_the_same_games(mind: str, table: str) -> None:
    """`greedy` and `random` neither hear nor speak, so every gate at their tables is the same with talk on."""
    prepare(mind, "secrets")
    minds = (mind, table, table, table)
    for number in range(2):
        said, silent = (played("secrets", minds, number, talk=talk) for talk in (True, False))
        moves = [note for note in said if isinstance(note, Choice)]
        assert [wordless(move) for move in moves] == [wordless(move) for move in silent]

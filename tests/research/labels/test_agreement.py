"""Labels are what a count of all worlds gives. It shares no code with minds: the enumerators read records as text.

`python -m tests.research.labels.agreeing 20000` compares many more.
"""

import pytest

from tests.research.labels.agreeing import CASES, compared, talking

SAMPLE = {("espionaje", 4): 1}
"""Games for each number of players, if not two; the largest table has 100,000 deals for each seat."""


@pytest.mark.parametrize(("game", "players"), CASES)
def test_every_label_is_what_a_count_of_all_worlds_gives(game: str, players: int) -> None:
    games = range(SAMPLE.get((game, players), 2))
    kinds = [one.kind for number in games for one in compared(talking(game, players, number), proofs=4)]
    assert "lie" in kinds
    assert "truth" in kinds

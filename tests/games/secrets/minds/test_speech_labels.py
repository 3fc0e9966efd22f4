"""What bots say, as its labels judge it: they mix truth and lies, and tell none that everybody can refute."""

from collections.abc import Iterator

import pytest

from brushpass.games.registry import GAMES
from brushpass.research.labels.labelling import labels
from brushpass.research.simulate import simulate
from brushpass.wire.labels import ClaimKind, Label

SECRETS = GAMES["secrets"]


def told(mind: str, players: int, games: int) -> Iterator[Label]:
    """The label of every claim about a token."""
    played = simulate(SECRETS, players, SECRETS.rules(), [mind], seed="talk", games=games, keep_records=True, talk=True)
    for one in played:
        assert one.record is not None
        for label in labels(one.record):
            if label.claim["claim"] in ("token-is", "saw-token"):
                yield label


@pytest.mark.parametrize(("mind", "players"), [("belief", 4), ("agent-3", 5), ("likelihood", 6)])
def test_bots_mix_truth_and_lies_and_tell_none_that_everybody_can_refute(mind: str, players: int) -> None:
    found = list(told(mind, players, 12))
    lies = sum(label.kind is ClaimKind.LIE for label in found)
    refuted = sum(all(hearer.refutes for hearer in label.hearers) for label in found)
    assert len(found) > 30
    assert 0.2 < lies / len(found) < 0.7
    assert refuted <= 0.05 * len(found)

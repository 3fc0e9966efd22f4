"""The deal from a seed, against a second implementation written from the description alone, and committed vectors."""

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from brushpass.core.errors import BadSetup
from brushpass.games.secrets.sealed.deal import Deal
from tests.games.dealing import stream
from tests.games.secrets.builders import plain

VECTORS: dict[str, Any] = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))
SEED = bytes(range(32))

CARDS = (
    ["double-agent"] * 3 + ["politician"] * 4 + ["psychiatrist"] * 2 + ["detective"] * 3
    + ["journalist"] * 4 + ["scientist"] * 6 + ["diplomat"] * 3 + ["assassin"] * 4
)  # fmt: skip
POOLS = {4: (2, 1), 5: (2, 2), 6: (3, 1), 7: (3, 2), 8: (4, 1)}


def expected(seed: bytes, players: int) -> dict[str, Any]:
    """The deal, computed without a line of the program's."""
    below, shuffle = stream(seed, "secrets", players)
    agents, hippies = POOLS[players]
    return {
        "tokens": shuffle(["cia"] * agents + ["kgb"] * agents + ["hippie"] * hippies),
        "deck": shuffle(CARDS.copy()),
        "bullets": shuffle([0, -1, -2, -3]),
        "first": below(players),
    }


def test_there_is_a_vector_for_every_number_of_players() -> None:
    """S3.1: and it is for the seed 00 01 02 ... 1f."""
    assert VECTORS["seed"] == SEED.hex()
    assert list(VECTORS["deals"]) == ["4", "5", "6", "7", "8"]


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_the_deal_of_a_seed_is_the_committed_one(players: int) -> None:
    """S3.2, S3.4: by the program, by the second implementation, and in the file."""
    vector = VECTORS["deals"][str(players)]
    assert expected(SEED, players) == vector
    assert plain(Deal.from_seed(SEED, players)) == vector
    assert msgspec.convert(vector, Deal) == Deal.from_seed(SEED, players)


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
@pytest.mark.parametrize("number", range(20))
def test_both_implementations_agree_on_other_seeds(players: int, number: int) -> None:
    """S3.2, S3.4: the stream is fully described."""
    seed = hashlib.sha256(bytes([number])).digest()
    assert plain(Deal.from_seed(seed, players)) == expected(seed, players)


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_has_32_bytes(seed: bytes) -> None:
    """S3.2: no other length is stretched or cut."""
    with pytest.raises(BadSetup, match="32 bytes"):
        Deal.from_seed(seed, 4)

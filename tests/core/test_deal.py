"""The random numbers from which all luck is drawn."""

import hashlib
from collections import Counter
from collections.abc import Iterable
from itertools import permutations, product

import pytest

from brushpass.core.deal import SEED_BYTES, SeededRandom
from brushpass.core.errors import BadSetup

SEED = bytes(range(32))


class Fed(SeededRandom):
    """A stream whose words are given."""

    def __init__(self, words: Iterable[int]) -> None:
        super().__init__(bytes(32), "fed")
        self._words = iter(words)


def words(seed: bytes, label: str, count: int) -> list[int]:
    """The first words of a stream, by the description alone."""
    blocks = b""
    while len(blocks) < 4 * count:
        blocks += hashlib.sha256(seed + label.encode("ascii") + (len(blocks) // 32).to_bytes(8, "big")).digest()
    return [int.from_bytes(blocks[place : place + 4], "big") for place in range(0, 4 * count, 4)]


@pytest.mark.parametrize("label", ["", "brushpass/1/secrets/4/"])
def test_words_are_four_bytes_of_a_hash_of_seed_label_and_counter(label: str) -> None:
    """40 words are five blocks; a bound of 2^32 gives each word as it is."""
    stream = SeededRandom(SEED, label)
    assert [stream.below(2**32) for _ in range(40)] == words(SEED, label, 40)


def test_the_first_word_of_a_known_seed() -> None:
    """A value written down: SHA-256 of 32 zero bytes, "x" and eight zero bytes begins with it."""
    digest = hashlib.sha256(bytes(32) + b"x" + bytes(8)).hexdigest()
    assert f"{SeededRandom(bytes(32), 'x').below(2**32):08x}" == digest[:8] == "8ebf56ee"


def test_seed_and_label_both_matter() -> None:
    draws = {SeededRandom(seed, label).below(2**32) for seed in (SEED, bytes(32)) for label in ("a", "b")}
    assert len(draws) == 4


@pytest.mark.parametrize("length", [0, 31, 33, 64])
def test_a_seed_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(BadSetup, match=f"32 bytes, got {length}"):
        SeededRandom(bytes(length), "x")
    assert SEED_BYTES == 32


@pytest.mark.parametrize("bound", [1, 2, 3, 4, 5, 6, 7, 8, 9, 29, 2**31 + 1])
def test_a_word_past_the_last_whole_multiple_is_skipped(bound: int) -> None:
    """Exactly the words from the last multiple of the bound on, none below: what is left falls evenly."""
    fair = 2**32 - 2**32 % bound
    rejected = [fair, 2**32 - 1] if fair < 2**32 else []
    assert Fed([*rejected, bound - 1]).below(bound) == bound - 1, "`fair` itself would have given 0"
    assert Fed([fair - 1, 0]).below(bound) == bound - 1
    assert fair % bound == 0
    assert 2**32 - fair < bound


@pytest.mark.parametrize(("bound", "number"), [(2, 1), (5, 3), (29, 28)])
def test_a_word_counts_modulo_the_bound(bound: int, number: int) -> None:
    assert Fed([7 * bound + number]).below(bound) == number


def test_a_shuffle_runs_from_the_last_position_down_to_the_second() -> None:
    """Picks below 4, 3 and 2, in this order; the first place needs none."""
    assert Fed([0, 0, 0]).shuffled("abcd") == ("b", "c", "d", "a")
    assert Fed([3, 2, 1]).shuffled("abcd") == ("a", "b", "c", "d")
    assert Fed([1, 0, 1]).shuffled("abcd") == ("c", "d", "a", "b")
    assert Fed([]).shuffled("a") == ("a",)
    assert Fed([]).shuffled("") == ()


def test_every_order_comes_from_exactly_one_row_of_picks() -> None:
    """So equally likely picks give equally likely orders."""
    orders = Counter(Fed(picks).shuffled("abcd") for picks in product(range(4), range(3), range(2)))
    assert orders == Counter(permutations("abcd"))


@pytest.mark.parametrize("number", range(10))
def test_a_shuffle_is_a_permutation_and_leaves_its_cards_alone(number: int) -> None:
    cards = list(range(29))
    shuffled = SeededRandom(bytes([number]) * 32, "x").shuffled(cards)
    assert sorted(shuffled) == cards == list(range(29))
    assert shuffled != tuple(cards)

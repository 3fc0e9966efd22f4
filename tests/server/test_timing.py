"""The statistical test of `make timing` notices a leak, and nothing where there is none."""

import random

import pytest

from tests.server.timing import THRESHOLD, compared


@pytest.mark.parametrize(("leak_ms", "is_caught"), [(0.0, False), (0.2, False), (3.0, True), (-3.0, True)])
def test_a_difference_of_a_few_standard_errors_is_a_leak(leak_ms: float, *, is_caught: bool) -> None:
    rng = random.Random(7)
    without = [150 + rng.gauss(0, 2) for _ in range(40)]
    with_secret = [150 + leak_ms + rng.gauss(0, 2) for _ in range(40)]
    assert (abs(compared("a channel", with_secret, without).z) > THRESHOLD) is is_caught

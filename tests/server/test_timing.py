"""The statistical test of `make timing` notices a leak, and nothing where there is none."""

import random
from pathlib import Path

import pytest

from tests.server.running import running
from tests.server.timing import ALLOWED, CHANNELS, NOTICED, PACE, THRESHOLD, abstentions, compared, leaking, windows


@pytest.mark.parametrize(("leak_ms", "is_caught"), [(0.0, False), (0.2, False), (3.0, True), (-3.0, True)])
def test_a_difference_of_a_few_standard_errors_is_a_leak(leak_ms: float, *, is_caught: bool) -> None:
    rng = random.Random(7)
    without = [150 + rng.gauss(0, 2) for _ in range(40)]
    with_secret = [150 + leak_ms + rng.gauss(0, 2) for _ in range(40)]
    assert (compared("a channel", with_secret, without).z > THRESHOLD) is is_caught
    assert compared("spread", with_secret, without, ALLOWED).z < compared("a channel", with_secret, without).z


def test_the_smallest_leak_that_is_noticed_follows_from_the_standard_error() -> None:
    channel = compared("a channel", [1.0, 3.0], [1.0, 3.0])
    assert channel.noticed == pytest.approx(NOTICED * 2**0.5)
    assert compared("spread", [1.0, 3.0], [1.0, 3.0], 1.0).noticed == pytest.approx(1 + NOTICED * 2**0.5)


@pytest.mark.anyio
async def test_a_planted_leak_is_measured_over_real_sockets(tmp_path: Path) -> None:
    async with running(tmp_path, pace=PACE) as server:
        with leaking(300.0):
            times = await windows(server, CHANNELS[0], random.Random(1), players=4, questions=10)
    assert compared("leaking", *times, ALLOWED).z > THRESHOLD


@pytest.mark.anyio
async def test_the_moment_of_a_check_is_measured_however_many_abstain(tmp_path: Path) -> None:
    async with running(tmp_path, pace=PACE) as server:
        two, one = await abstentions(server, random.Random(3), 4)
    assert min(*two, *one) > 900, "whoever commits earlier is not told earlier"

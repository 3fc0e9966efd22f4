"""Settings and fixtures for all tests."""

import os
import random
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("steady", derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
settings.register_profile("explore", settings.get_profile("steady"), derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

# The terminal of whoever runs the tests may speak another language, and be narrow.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ.pop("COLUMNS", None)


@pytest.fixture(autouse=True)
def same_luck_in_every_run(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw each test's deals from its name: a test that needs a long game has one in every run, or in none.

    Servers that a test starts as processes of their own draw their own luck.
    """
    if os.environ.get("HYPOTHESIS_PROFILE") != "explore":
        monkeypatch.setattr("secrets._sysrand", random.Random(request.node.nodeid))


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], None]:
    """Sets a variable of the environment for one test."""
    return monkeypatch.setenv


@pytest.fixture
def without_extras(monkeypatch: pytest.MonkeyPatch) -> None:
    """No package of any extra is installed."""
    monkeypatch.setattr("brushpass.research.extras.find_spec", lambda name: None)


@pytest.fixture
def quick_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few samples are played: fast, and good enough for tests that do not look at the values."""
    few = {"SEARCH_SAMPLES": dict.fromkeys(range(9), 4), "MAX_DUELS": dict.fromkeys(range(9), 1)}
    for name, value in {**few, "DUEL_SAMPLES": 12, "START_SAMPLES": 12}.items():
        monkeypatch.setattr(f"brushpass.games.secrets.review.{name}", value)
    monkeypatch.setattr("brushpass.games.espionaje.playing_on.PAIRS", dict.fromkeys(range(9), 0))

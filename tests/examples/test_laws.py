"""LEFT LUGGAGE keeps every law, and the laws would notice if it did not, although it has no oracle."""

import dataclasses
import json
import subprocess
import sys
from operator import attrgetter
from typing import Any

import pytest
from left_luggage.open import seen
from left_luggage.sealed import events
from left_luggage.sealed.game import LEFT_LUGGAGE
from msgspec.structs import replace

from brushpass.core.game import AnyGame
from brushpass.core.seats import Viewer
from brushpass.research.laws.suite import LAWS, check
from tests.laws import leaks

HIDDEN = ("cases", "looks", "collected")


def broken(game: AnyGame, *laws: str) -> dict[str, str]:
    """The laws that a game breaks, and how."""
    return {verdict.law: verdict.text for verdict in check(game, games=6, laws=laws or LAWS) if not verdict.ok}


def test_it_keeps_every_law(left_luggage: dict[str, str]) -> None:
    assert broken(LEFT_LUGGAGE) == {}


def test_the_command_says_so_for_every_installed_game(left_luggage: dict[str, str]) -> None:
    line = [sys.executable, "-m", "brushpass", "check-game", "left-luggage", "--json"]
    done = subprocess.run(line, env=left_luggage, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    report = json.loads(done.stdout)
    assert (report["game"], report["ok"], len(report["laws"])) == ("left-luggage", True, len(LAWS))


def test_it_has_no_phrase_book_and_the_law_of_talk_says_so(left_luggage: dict[str, str]) -> None:
    [verdict] = check(LEFT_LUGGAGE, games=6, laws=["talk"])
    assert (verdict.ok, verdict.games) == (True, 0)
    assert verdict.text == "the game has no phrase book, so nobody can claim anything"
    line = [sys.executable, "-m", "brushpass", "check-game", "left-luggage", "--games", "1", "--players", "2"]
    done = subprocess.run(line, env=left_luggage, capture_output=True, text=True, timeout=120)
    assert f"absent  talk        {verdict.text}\n" in done.stdout


@pytest.mark.parametrize("field", HIDDEN)
def test_a_view_that_leaks_is_caught(field: str) -> None:
    assert "by its sight" in broken(leaks.in_view(LEFT_LUGGAGE, attrgetter(field)), "secrecy")["secrecy"]


@pytest.mark.parametrize("field", HIDDEN)
def test_a_refusal_that_leaks_is_caught(field: str) -> None:
    assert "by a refusal" in broken(leaks.in_refusals(LEFT_LUGGAGE, attrgetter(field)), "secrecy")["secrecy"]


def test_a_prompt_that_leaks_is_caught() -> None:
    assert "by its prompt" in broken(leaks.in_prompts(LEFT_LUGGAGE, attrgetter("cases")), "secrecy")["secrecy"]


def shows_everything(event: Any, viewer: Viewer) -> Any:
    """`show` without its condition: everybody sees what one player sees in a locker."""
    told = LEFT_LUGGAGE.show(event, viewer)
    return replace(told, case=event.case) if isinstance(told, seen.Looked) else told


def views_everything(state: Any, viewer: Viewer) -> Any:
    """`view` with the same mistake."""
    looks = tuple(seen.Looked(look.by, look.locker, look.case) for look in state.looks)
    return replace(LEFT_LUGGAGE.view(state, viewer), looks=looks)


def test_a_show_that_leaks_is_caught() -> None:
    leaky = dataclasses.replace(LEFT_LUGGAGE, show=shows_everything)
    assert broken(leaky, "fold", "veil").keys() == {"fold", "veil"}
    consistent = dataclasses.replace(leaky, view=views_everything)
    assert broken(consistent, "fold", "veil") == {"veil": "Looked.case is declared hidden, but everybody sees it"}


def test_every_field_of_an_event_that_reaches_all_seats_is_caught() -> None:
    for kind, field in ((events.Looked, "case"), (events.Collected, "locker")):
        for to in ("public", "seats"):
            assert broken(leaks.in_show(LEFT_LUGGAGE, kind, field, to), "fold")

import random
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from brushpass.core.errors import Malformed
from brushpass.core.messages import Prompt
from brushpass.core.record import Recorder
from brushpass.core.seats import Seat
from brushpass.games.espionaje.open.cards import AGENTS, CITIES, DEVICES, Rules
from brushpass.games.espionaje.open.choices import Accuse, Commit, Show, show_menu, turn_menu
from brushpass.games.espionaje.open.seen import Asked, Began, Checked, Showed
from brushpass.minds.mind import Mind
from brushpass.minds.play import run
from brushpass.minds.registry import find
from tests.games.espionaje.minds.logs import CASES, random_game, sight_of
from tests.games.espionaje.oracle import twin
from tests.laws.playing import Case, Play, encoded
from tests.laws.secrecy import is_held_up
from tests.minds.recording import RecordingMind

NAMES = ["unknown-pair", "entropy", "race", "agent-3"]
LONDON, PANAMA, TOKYO, PARIS, NAIROBI = CITIES
PLANE, OVEN, SUBMARINE, SATELLITE, RADIO = DEVICES
BLUE, RED, GREEN, YELLOW, VIOLET = AGENTS


def seated(name: str, seat: int, seed: int) -> Mind:
    return find(name)("espionaje", Seat(seat), Random(seed))


def record(case: Case, names: list[str], seed: int) -> bytes:
    """A whole game as bytes."""
    deal = case.game.deal.from_seed(random.Random(seed).randbytes(32), case.players)
    minds = [RecordingMind(seated(name, seat, seed)) for seat, name in enumerate(names)]
    recorder = Recorder(case.game, case.players, case.rules, deal)
    run(case.game, case.players, case.rules, deal, minds, recorder)
    assert all(mind.is_legal() for mind in minds)
    return encoded(recorder.record())


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_whole_games_are_legal_and_settled_by_the_seeds(case: Case, name: str) -> None:
    for seed in range(2):
        others = ["random", "entropy", "race"][: case.players - 1]
        assert record(case, [name, *others], seed) == record(case, [name, *others], seed)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_truths_that_a_seat_cannot_tell_apart_give_the_same_choices(case: Case, name: str) -> None:
    differed = 0
    for seed in range(12 if case.players < 4 else 4):
        rng, seat = random.Random(seed), Seat(seed % case.players)
        game = random_game(case, seed)
        if game.state.outcome is not None or is_held_up(case.game, game.state, seat):
            continue
        deal, chosen = twin(game, seat, rng)
        other = played(case, deal, chosen)
        differed += deal != game.deal
        prompts = [case.game.prompts(truth.state).get(seat) for truth in (game, other)]
        choices = []
        for truth in (game, other):
            mind = seated(name, seat, seed)
            for event in sight_of(truth, seat):
                mind.see(event)
            asked = [prompt for prompt in prompts if prompt is not None] or [turn_menu(seat).prompt]
            choices.append([mind.choose(prompt) for prompt in asked[:1]])
            choices[-1].append(mind.dossier.snapshot(rivals=True))  # type: ignore[attr-defined]
        assert encoded(choices[0]) == encoded(choices[1])
    assert differed > 0


def played(case: Case, deal: Any, chosen: list[tuple[Seat, Any]]) -> Play:
    """The game with this deal and these choices."""
    game = Play(case, deal)
    game.take(*case.game.setup(case.players, deal, case.rules))
    for seat, choice in chosen:
        game.take(*case.game.play(game.state, seat, choice))
    return game


@pytest.mark.parametrize("name", NAMES)
def test_a_mind_that_is_certain_accuses_and_commits_the_solution(name: str) -> None:
    mind = seated(name, 0, 1)
    mind.see(Began(2, Rules(), Seat(0), (PANAMA, TOKYO, OVEN, SUBMARINE, BLUE, RED)))
    mind.see(Checked(Seat(0), (LONDON, PLANE, GREEN), False, (PARIS, RADIO, GREEN)))
    assert mind.choose(turn_menu(Seat(0)).prompt) == Accuse()
    commit = Prompt(Seat(0), "commit", (), None)
    assert mind.choose(commit) == Commit(PARIS, RADIO, GREEN)


@pytest.mark.parametrize("name", NAMES)
def test_a_card_that_was_shown_before_is_shown_again(name: str) -> None:
    for seed in range(8):
        mind = seated(name, 1, seed)
        mind.see(Began(3, Rules(), Seat(0), (LONDON, PLANE, OVEN, BLUE)))
        mind.see(Asked(Seat(2), OVEN, RED))
        mind.see(Showed(Seat(1), Seat(2), OVEN))
        mind.see(Asked(Seat(0), PLANE, OVEN))
        assert mind.choose(show_menu(Seat(1), PLANE, OVEN).prompt) == Show(OVEN), "another has seen it"
        mind.see(Showed(Seat(1), Seat(0), PLANE))
        mind.see(Asked(Seat(0), PLANE, OVEN))
        assert mind.choose(show_menu(Seat(1), PLANE, OVEN).prompt) == Show(PLANE), "the asker has seen it"


def test_these_minds_refuse_the_other_game() -> None:
    with pytest.raises(Malformed, match="'race' does not play secrets"):
        find("race")("secrets", Seat(0), Random(0))


def test_numpy_is_loaded_only_when_a_mind_sits_down() -> None:
    code = "import sys, brushpass.minds.registry as r; r.find('race'); print('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout.strip() == b"False"

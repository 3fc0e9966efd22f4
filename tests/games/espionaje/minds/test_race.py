from random import Random
from typing import cast

import numpy as np
import pytest

from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.bots import open_race
from brushpass.games.espionaje.minds.bots.accusation_threshold import PRIOR, THRESHOLDS, AccusationThreshold
from brushpass.games.espionaje.minds.bots.forecast import HORIZON, Forecast
from brushpass.games.espionaje.minds.bots.question_habits import CANDOUR, QuestionHabits
from brushpass.games.espionaje.minds.bots.race import Race
from brushpass.games.espionaje.minds.bots.sureness import (
    EDGES,
    LEVELS,
    after_others_questions,
    after_own_question,
    step_chances,
)
from brushpass.games.espionaje.minds.dossier.dossier import Dossier
from brushpass.games.espionaje.minds.dossier.evidence import Fact, Says
from brushpass.games.espionaje.minds.dossier.worlds import Worlds
from brushpass.games.espionaje.open.cards import AGENTS, CITIES, DEVICES, Rules
from brushpass.games.espionaje.open.seen import Asked, Began
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from brushpass.minds.play import run
from tests.games.espionaje.builders import CLUE, WRONG, Table, deal, seeded
from tests.minds.recording import RecordingMind, replayed

HAND = (*CITIES[:2], DEVICES[0], AGENTS[0])


def at(sureness: float) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    return step_chances(np.array([sureness]), np.ones(1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sureness_is_a_chain_that_ends_in_certainty(players: int) -> None:
    for chain in (after_own_question(players), after_others_questions(players, 1)):
        assert np.allclose(chain.sum(axis=1), 1)
        assert chain[-1, -1] == 1
    assert (after_own_question(players) @ LEVELS > LEVELS)[:-1].all(), "questions help"
    assert (np.linalg.matrix_power(after_own_question(players), 9)[:, -1] > 0.99).all()
    assert all(low <= level for low, level in zip(EDGES, LEVELS, strict=True))


def test_a_rival_who_asks_though_sure_enough_is_taken_for_more_careful() -> None:
    seat = AccusationThreshold()
    assert seat.chance.tolist() == list(PRIOR)
    seat.saw_question(at(0.4))
    assert seat.chance[THRESHOLDS.index(0.34)] < PRIOR[2] / 2
    assert seat.chance[0] > PRIOR[0]
    for _ in range(50):
        seat.saw_question(at(1.0))
    assert (seat.chance > 0).all()
    assert seat.chance_to_ask(np.array([0.1, 1.0])) == pytest.approx([1.0, 0.1])


@pytest.mark.parametrize("clue", [False, True])
def test_nobody_waits_for_a_rival_who_is_certain(*, clue: bool) -> None:
    certain, lost = Forecast(2, askers=1, clue=clue), Forecast(2, askers=1, clue=clue)
    certain.add(1, at(1.0), AccusationThreshold())
    assert certain.after_asking().max() < 1e-9
    lost.add(1, at(0.02), AccusationThreshold())
    assert (lost.after_asking() >= np.array(LEVELS) - 1e-9).all()


def test_a_bold_rival_ends_a_classic_game_and_leaves_a_clue_game() -> None:
    classic, clue = Forecast(2, askers=1, clue=False), Forecast(2, askers=1, clue=True)
    bold = AccusationThreshold()
    bold.chance = np.array([0.0, 0.0, 0.0, 1.0])
    for forecast in (classic, clue):
        forecast.add(1, at(0.24), bold)
    assert (clue.after_asking() > classic.after_asking())[:-1].all()


@pytest.mark.parametrize("players", [3, 4])
def test_whoever_is_left_alone_learns_from_its_own_questions_only(players: int) -> None:
    """GE25: players who are out ask nothing. The forecast looks four more turns of its own ahead."""
    forecast = Forecast(players, askers=0, clue=True)
    own_only = np.linalg.matrix_power(after_own_question(players), HORIZON - 1) @ LEVELS
    assert forecast.waiting() == pytest.approx(own_only)
    assert forecast.waiting()[0] < Forecast(players, askers=players - 1, clue=True).waiting()[0]


def race_at(table: Table, seat: int) -> Race:
    race = Race(Seat(seat), Random(0))
    for event in table.events:
        told = ESPIONAJE.show(event, Seat(seat))
        assert told is not None
        race.see(told)
    return race


class Counted:
    """Notes how a forecast is made, instead of making it."""

    def __init__(self, players: int, *, askers: int, **_: object) -> None:
        self.players, self.askers, self.turns = players, askers, list[int]()

    def add(self, distance: int, *_: object, **__: object) -> None:
        self.turns.append(distance)


@pytest.mark.parametrize(
    ("players", "out", "turns"),
    [
        (3, (), [1, 2]),
        (3, (1,), [1]),
        (3, (2,), [1]),
        (3, (1, 2), []),
        (4, (), [1, 2, 3]),
        (4, (1,), [1, 2]),
        (4, (2,), [1, 2]),
        (4, (3,), [1, 2]),
        (4, (2, 3), [1]),
        (4, (1, 2, 3), []),
    ],
)
def test_a_forecast_reckons_with_turns_of_those_who_are_not_out(
    players: int, out: tuple[int, ...], turns: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """GE25: the turn passes over players who are out, and they ask nothing."""
    table = Table(deal(players=players, first=out[0] if out else 0), CLUE)
    for seat in out:
        table.play(seat, "accuse", WRONG)
    monkeypatch.setattr(open_race, "Forecast", Counted)
    found = cast(Counted, race_at(table, 0)._forecast())
    assert (found.players, found.askers, found.turns) == (players, len(turns), turns)


class CountsAll(Race):
    """Reckons with the turns of everybody, as the printed rule has it."""

    def _forecast(self) -> Forecast:
        players = self.worlds.players
        forecast = Forecast(players, askers=players - 1, clue=False)
        for distance, rival in enumerate(self.worlds.others, start=1):
            insight = self.dossier.rivals.insight(rival)
            threshold = self._thresholds.get(rival, AccusationThreshold())
            forecast.add(distance, step_chances(insight.sureness, insight.chance), threshold)
        return forecast


@pytest.mark.parametrize("players", [3, 4])
def test_under_the_printed_rule_everybody_has_turns_to_the_end(players: int) -> None:
    """E4.3: whoever is wrong is out when the game is over."""
    for seed in range(6):
        luck = [Random(f"{seed} {seat}") for seat in range(players)]
        minds = [RecordingMind(Race(Seat(seat), rng)) for seat, rng in enumerate(luck)]
        run(ESPIONAJE, players, Rules(), seeded(seed, players), minds)
        for seat, mind in enumerate(minds):
            plain = CountsAll(Seat(seat), Random(f"{seed} {seat}"))
            chosen = [decision.choice for decision in mind.decisions]
            assert replayed(plain, mind.seen, mind.decisions) == chosen


def test_a_named_card_is_less_likely_held_until_one_is_caught() -> None:
    dossier, habits = Dossier(Seat(0)), QuestionHabits()
    dossier.see(Began(3, Rules(), Seat(0), HAND))
    worlds = dossier.worlds
    assert isinstance(worlds, Worlds)
    before = worlds.weigh_holders()[3, 1]
    for _ in range(3):
        habits.see(Asked(Seat(1), CITIES[3], AGENTS[2]))
    habits.weigh(worlds)
    after = worlds.weigh_holders()[3, 1]
    assert before * CANDOUR < after < before * 0.5
    assert worlds.count_holders()[3, 1] > 0, "the first layer knows no habits"
    for card in (CITIES[3], AGENTS[2]):
        worlds.learn(Fact(9, Seat(1), Says.ONE_OF, (card,)))
    habits.weigh(worlds)
    assert len(set(worlds.weights().tolist())) == 1, "these questions tell nothing any more"

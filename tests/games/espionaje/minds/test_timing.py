"""Minds, forecasts and the judge where one may accuse after asking (V10), or not in the first round (V11)."""

from random import Random
from typing import Any

import numpy as np
import pytest

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.bots.accusation_threshold import THRESHOLDS, AccusationThreshold
from brushpass.games.espionaje.minds.bots.forecast import HORIZON, Forecast
from brushpass.games.espionaje.minds.bots.levels import agent_3
from brushpass.games.espionaje.minds.bots.open_race import OpenRace
from brushpass.games.espionaje.minds.bots.race import Race
from brushpass.games.espionaje.minds.bots.stand_in import StandIn
from brushpass.games.espionaje.minds.bots.sureness import (
    EDGES,
    LEVELS,
    after_others_questions,
    after_own_question,
    step_chances,
)
from brushpass.games.espionaje.minds.dossier.dossier import Dossier
from brushpass.games.espionaje.open.cards import Rules
from brushpass.games.espionaje.open.choices import Accuse, EndTurn, Suspect
from brushpass.games.espionaje.open.seen import Accused, Seen
from brushpass.games.espionaje.review import Judge
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from brushpass.minds.play import run
from brushpass.minds.registry import find
from tests.games.espionaje.builders import Table, deal

AFTER, LATE = Rules(accuse_after_asking=True), Rules(no_early_accusation=True)
STEPS = range(len(LEVELS))


def slow_rival(
    players: int, distance: int, steps: list[float], *, clue: bool, after: bool, is_barred: bool
) -> tuple[list[float], list[float]]:
    """Round by round, that a rival ends the game, and that they do so wrongly: one threshold and step at a time."""
    own, others = after_own_question(players), after_others_questions(players, 1)
    ended, wrong = [0.0] * HORIZON, [0.0] * HORIZON

    def go_on(number: int, threshold: float, step: int, chance: float, questions: int) -> None:
        """The rival is on this step, and so many others ask before their next moment to accuse."""
        if questions:
            for to in STEPS:
                if others[step, to] and players > 2:
                    go_on(number, threshold, to, chance * others[step, to], questions - 1)
            if players == 2:
                go_on(number, threshold, step, chance, 0)
            return
        turn(number, threshold, step, chance)

    def accuses(number: int, threshold: float, step: int, chance: float) -> bool:
        if EDGES[step] < threshold or (number == 0 and is_barred):
            return False
        ended[number] += chance * (LEVELS[step] if clue else 1)
        wrong[number] += 0 if clue else chance * (1 - LEVELS[step])
        return True

    def turn(number: int, threshold: float, step: int, chance: float) -> None:
        if number == HORIZON or chance < 1e-7 or accuses(number, threshold, step, chance):
            return
        for to in STEPS:
            there = chance * own[step, to]
            if there and not (after and accuses(number, threshold, to, there)) and number + 1 < HORIZON:
                go_on(number + 1, threshold, to, there, players - 1)

    for threshold, share in zip(THRESHOLDS, AccusationThreshold().chance, strict=True):
        for step, chance in enumerate(steps):
            if chance:
                go_on(0, threshold, step, chance * float(share), distance)
    return ended, wrong


@pytest.mark.parametrize("clue", [False, True], ids=["classic", "clue"])
@pytest.mark.parametrize("after", [False, True], ids=["instead", "after"])
@pytest.mark.parametrize("is_barred", [False, True], ids=["open", "barred"])
def test_a_forecast_is_what_a_slow_account_comes_to(*, after: bool, clue: bool, is_barred: bool) -> None:
    """V10, V11, GE25: for one rival of two players, from every step."""
    for step in STEPS:
        steps = np.eye(len(LEVELS))[step]
        forecast = Forecast(2, askers=1, clue=clue, after_asking=after)
        forecast.add(1, steps, AccusationThreshold(), is_barred=is_barred)
        ended, wrong = slow_rival(2, 1, steps.tolist(), clue=clue, after=after, is_barred=is_barred)
        left, safe, late = 1.0, [], []
        for over, mistaken in zip(ended, wrong, strict=True):
            safe.append(1 - over / left if left > 1e-6 else 0.0)
            late.append(mistaken / left if left > 1e-6 else 0.0)
            left -= over
        value, levels = list(LEVELS), list(LEVELS)
        own = after_own_question(2)
        for number in range(HORIZON - 1, 0, -1):
            if after:
                waited = [safe[number] * value[at] + late[number] * levels[at] for at in STEPS]
                best = [max(levels[at], waited[at]) for at in STEPS]
                value = [max(levels[at], sum(own[at, to] * best[to] for to in STEPS)) for at in STEPS]
            else:
                later = [sum(own[at, to] * value[to] for to in STEPS) for at in STEPS]
                value = [max(levels[at], safe[number] * later[at] + late[number] * levels[at]) for at in STEPS]
        waiting = [safe[0] * value[at] + late[0] * levels[at] for at in STEPS]
        assert forecast.waiting() == pytest.approx(waiting, abs=1e-4)
        asked = [max(levels[at], waiting[at]) for at in STEPS] if after else waiting
        assert forecast.after_asking() == pytest.approx(asked, abs=1e-4)


@pytest.mark.parametrize("mind", [Race, OpenRace, agent_3], ids=["race", "open-race", "agent-3"])
def test_no_forecast_counts_on_an_accusation_that_is_not_open(mind: Any) -> None:
    """V10, V11: not even of whoever asks last in the first round, though the others may accuse next."""
    for players in (2, 3, 4):
        table = Table(deal(players=players, first=1), Rules(accuse_after_asking=True, no_early_accusation=True))
        for each in range(players):
            forecast = told(table, mind(Seat(0), Random(0)))._forecast()
            assert (forecast.after_asking() == forecast.waiting()).all()
            table.play((1 + each) % players, "suspect paris and nairobi")
            for seat, ask in table.asked().items():
                if ask == "show":
                    table.play(seat, table.options(seat)[0])
        forecast = told(table, mind(Seat(0), Random(0)))._forecast()
        assert (forecast.after_asking() >= np.array(LEVELS)).all()


def test_asking_first_is_worth_more_where_one_may_accuse_afterwards() -> None:
    """V10: a question costs nothing then, unless a rival is quicker."""
    steps = step_chances(np.array([0.34]), np.ones(1))
    before, after = Forecast(2, askers=1, clue=False), Forecast(2, askers=1, clue=False, after_asking=True)
    for forecast in (before, after):
        forecast.add(1, steps, AccusationThreshold())
    assert (after.after_asking() >= np.array(LEVELS)).all()
    assert (before.after_asking() < np.array(LEVELS))[-3:].all()


@pytest.mark.parametrize("rules", [AFTER, LATE, Rules(True, True, True)], ids=["after", "late", "all"])
@pytest.mark.parametrize("name", ["unknown-pair", "entropy"])
def test_careful_minds_accuse_as_soon_as_they_are_certain_and_may(name: str, rules: Rules) -> None:
    """V10, V11: and they are right."""
    accused_after = 0
    for seed in range(6):
        minds = [find(name)("espionaje", Seat(seat), Random(seed)) for seat in range(3)]
        end = run(ESPIONAJE, 3, rules, ESPIONAJE.deal.from_seed(bytes([seed]) * 32, 3), minds)
        accuser = end.state.checks[0]
        assert accuser.right
        assert end.state.turn > 3 or not rules.no_early_accusation
        accused_after += bool(end.state.history) and end.state.history[-1].by == accuser.by
    assert (accused_after > 0) is rules.accuse_after_asking


def certain(rules: Rules) -> Table:
    """Seat 0 has asked in its first turn, and knows the solution now."""
    hand = "panama tokyo solar-oven submarine agent-red agent-green"
    table = Table(deal(hand, players=2), rules)
    for question in ("london and aeroplane", "london and agent-blue"):
        table.play(0, f"suspect {question}")
        if table.asked().get(0) == "after" and question == "london and aeroplane":
            table.play(0, "end turn")
        if table.asked().get(1) == "turn":
            table.play(1, "suspect panama and tokyo")
            table.play(0, "show panama")
            if table.asked().get(1) == "after":
                table.play(1, "end turn")
    return table


def told(table: Table, mind: OpenRace) -> OpenRace:
    for event in table.events:
        shown = ESPIONAJE.show(event, mind.seat)
        if shown is not None and not isinstance(shown, Accused):
            mind.see(shown)
    return mind


def test_the_judge_knows_when_an_accusation_is_open() -> None:
    """V10, V11: after the question both answers have a value; in the first round no accusation is recommended."""
    table = certain(AFTER)
    prompt = ESPIONAJE.prompts(table.state)[Seat(0)]
    judge = told(table, Judge(Seat(0)))
    assert isinstance(judge, Judge)
    assert judge.choose(prompt) == Accuse()
    assert judge.judge(prompt, Accuse()).value == pytest.approx(1.0)
    waited = judge.judge(prompt, EndTurn())
    assert waited.best == Accuse()
    assert waited.loss > 0
    late = Table(deal(players=2), LATE)
    prompt = ESPIONAJE.prompts(late.state)[Seat(0)]
    judge = told(late, Judge(Seat(0)))
    assert isinstance(judge, Judge)
    assert isinstance(judge.judge(prompt, prompt.options[0]).best, Suspect)
    assert isinstance(judge.choose(prompt), Suspect)


def test_nothing_is_concluded_from_a_question_that_had_no_alternative() -> None:
    """V10, V11: a rival who asks was not sure enough, but only if they could have accused instead."""
    for rules, changes in ((Rules(), True), (LATE, False), (AFTER, False)):
        for players in (2, 3):
            table = Table(deal(players=players, first=1), rules)
            table.play(1, "suspect panama and tokyo")
            race = told(table, Race(Seat(0), Random(0)))
            assert isinstance(race, Race)
            prior = np.array(race._temper.prior) / sum(race._temper.prior)
            assert (Seat(1) in race._thresholds or not np.allclose(race._readiness.chance, prior)) is changes


class Watched:
    """A stand-in, of which every accusation is looked at."""

    def __init__(self, level: str, seat: Seat, seed: int) -> None:
        self.mind = StandIn(find(level)("espionaje", seat, Random(seed)), seat)
        self.dossier, self.accusations = Dossier(seat), 0

    def see(self, event: Seen) -> None:
        self.dossier.see(event)
        self.mind.see(event)

    def choose(self, prompt: Prompt) -> Any:
        choice = self.mind.choose(prompt)
        if choice == Accuse() and len(prompt.options) > 1:
            assert len(self.dossier.solutions()) == 1
            self.accusations += 1
        return choice


@pytest.mark.parametrize("rules", [Rules(), Rules(clue_accusation=True), AFTER], ids=["classic", "clue", "after"])
@pytest.mark.parametrize("level", ["rookie-1", "agent-3", "mastermind-8"])
def test_a_stand_in_accuses_only_when_it_is_certain(level: str, rules: Rules) -> None:
    """GS55, GE26, GE34: whatever its level, nobody loses to a guess that was made for somebody who is away."""
    accusations = 0
    for seed in range(3):
        stand_ins = [Watched(level, Seat(seat), seed) for seat in range(2)]
        run(ESPIONAJE, 2, rules, ESPIONAJE.deal.from_seed(bytes([seed]) * 32, 2), stand_ins)
        accusations += sum(stand_in.accusations for stand_in in stand_ins)
    assert accusations > 0

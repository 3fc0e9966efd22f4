"""Players who are out (GE25) know the solution, and nobody reckons with an accusation of theirs."""

from functools import partial
from random import Random
from typing import Any

import pytest

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.bots.duel import Duel
from brushpass.games.espionaje.minds.bots.stand_in import StandIn
from brushpass.games.espionaje.minds.dossier.dossier import Dossier
from brushpass.games.espionaje.minds.dossier.evidence import Evidence
from brushpass.games.espionaje.minds.dossier.rivals import Insight, Rivals
from brushpass.games.espionaje.open.cards import PLAYERS, Rules
from brushpass.games.espionaje.open.choices import Accuse, Ask, Commit
from brushpass.games.espionaje.review import Judge, is_judged
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from brushpass.minds.play import run
from brushpass.minds.registry import find
from tests.games.espionaje.builders import CLUE, WRONG, Table, deal, seeded
from tests.minds.recording import RecordingMind

NAMES = ["race", "open-race", "entropy", "mastermind-8", "spymaster-7", "handler-5", "rookie-1"]


class Hasty:
    """Accuses on the first turn on which it may, with cards of its own, and so always wrongly."""

    def __init__(self, seat: Seat) -> None:
        self._dossier = Dossier(seat)

    def see(self, event: Any) -> None:
        self._dossier.see(event)

    def choose(self, prompt: Prompt) -> Any:
        held = set(self._dossier.evidence.hand)
        if prompt.ask == Ask.COMMIT:
            return next(
                one for one in prompt.options if isinstance(one, Commit) and {one.city, one.device, one.agent} & held
            )
        return Accuse() if Accuse() in prompt.options else prompt.options[0]


def seen_by(table: Table, seat: int) -> Dossier:
    dossier = Dossier(Seat(seat))
    for event in table.events:
        told = ESPIONAJE.show(event, Seat(seat))
        assert told is not None
        dossier.see(told)
    return dossier


def judge_all(judge: Judge, mind: RecordingMind) -> None:
    """Let a judge say what every option of a mind was worth."""
    told = 0
    for after, prompt, _ in mind.decisions:
        for event in mind.seen[told:after]:
            judge.see(event)
        told = after
        if is_judged(prompt):
            assert all(0 <= value <= 1 for value in judge.values(prompt).values())


@pytest.mark.parametrize("players", PLAYERS)
def test_the_page_says_that_whoever_was_wrong_knows_all_and_nobody_else_does(players: int) -> None:
    """E4.3, GE25: the one has seen the solution, and the others have heard what it is not."""
    table = Table(deal(players=players), CLUE)
    table.play(0, "accuse")
    before = {rival.seat: rival for rival in seen_by(table, 1).page().rivals}
    table.play(0, WRONG)
    after = {rival.seat: rival for rival in seen_by(table, 1).page().rivals}
    assert before[Seat(0)].sureness[-1] < 0.1
    assert after[Seat(0)].sureness == (1.0,)
    assert after[Seat(0)].chance == pytest.approx((1.0,))
    for seat in set(after) - {Seat(0)}:
        assert max(after[seat].sureness) < 0.1


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_no_mind_reckons_with_an_accusation_of_somebody_who_is_out(
    name: str, monkeypatch: pytest.MonkeyPatch, *, after: bool
) -> None:
    """GE25: however much a player who is out knows. No mind that stands in for somebody does, and no judge."""
    insight, know = Rivals.insight, Duel._know

    def of_rival(rivals: Rivals, rival: Seat, samples: int | None = None) -> Insight:
        assert rival not in rivals._evidence.informed
        return insight(rivals, rival, samples)

    def of_two(duel: Duel, evidence: Evidence) -> None:
        assert not set(evidence.informed) - {duel._me}
        know(duel, evidence)

    monkeypatch.setattr(Rivals, "insight", of_rival)
    monkeypatch.setattr(Duel, "_know", of_two)
    rules = Rules(clue_accusation=True, accuse_after_asking=after)
    for players in PLAYERS:
        for stands_in in (False, True):
            make = partial(find(name), "espionaje")
            minds: list[Any] = [make(Seat(seat), Random(seat)) for seat in range(players)]
            minds = [StandIn(mind, Seat(seat)) if stands_in else mind for seat, mind in enumerate(minds)]
            minds[0] = Hasty(Seat(0))
            recorded = [RecordingMind(mind) for mind in minds]
            end = run(ESPIONAJE, players, rules, seeded(players, players), recorded)
            assert Seat(0) in end.state.out
            for seat, mind in enumerate(recorded[1:], start=1):
                assert mind.is_legal()
                judge_all(Judge(Seat(seat)), mind)


@pytest.mark.parametrize("name", NAMES)
def test_whoever_is_left_alone_asks_until_certain_even_where_it_may_not_accuse(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """GE25, GS55: a bot that plays for an absent person is asked again, for a question."""
    table = Table(deal(players=2), CLUE)
    table.play(0, "accuse", WRONG)
    mind: Any = find(name)("espionaje", Seat(1), Random(1))
    for event in table.events:
        mind.see(ESPIONAJE.show(event, Seat(1)))

    def never(*_: object) -> None:
        raise AssertionError("the only rival is out")

    monkeypatch.setattr(Duel, "_know", never)
    monkeypatch.setattr(Rivals, "insight", never)
    prompt = ESPIONAJE.prompts(table.state)[Seat(1)]
    questions = tuple(option for option in prompt.options if option != Accuse())
    assert mind.choose(Prompt(prompt.seat, prompt.ask, questions, None)) in questions

"""The judge of ESPIONAJE CARTAS."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from brushpass.core.seats import Seat
from brushpass.games.espionaje import playing_on
from brushpass.games.espionaje.open.cards import PLAYERS
from brushpass.games.espionaje.open.choices import Abstain, Accuse, Ask, Commit, Suspect
from brushpass.games.espionaje.review import Judge, is_judged
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from brushpass.research.review.verdicts import Judgement, verdict
from brushpass.wire.review import Verdict
from tests.games.espionaje.builders import CLASSIC, CLUE, WRONG, Table, cards, deal
from tests.laws.playing import CASES, Case
from tests.research.review.games import seen, twins

MINE = [case for case in CASES if case.game.name == "espionaje"]


def judge_of(table: Table, seat: Seat, minds: Sequence[str] = ()) -> Judge:
    judge = Judge(seat, minds)
    for event in table.events:
        told = ESPIONAJE.show(event, seat)
        assert told is not None
        judge.see(told)
    return judge


def judged(table: Table, seat: int, line: str) -> Judgement:
    prompt = ESPIONAJE.prompts(table.state)[Seat(seat)]
    return judge_of(table, Seat(seat)).judge(prompt, ESPIONAJE.choice_notation.read(line))


@pytest.mark.parametrize(("players", "chance"), [(2, 1 / 27), (3, 1 / 36), (4, 1 / 64)])
def test_to_accuse_at_once_loses_and_with_two_players_it_is_a_blunder(players: int, chance: float) -> None:
    hands = {2: "panama tokyo solar-oven submarine agent-red agent-green", 3: "panama tokyo solar-oven agent-red"}
    table = Table(deal(hands.get(players, "panama solar-oven agent-red"), players=players), CLASSIC)
    reckoned = judge_of(table, Seat(0)).reckoned(ESPIONAJE.prompts(table.state)[Seat(0)])
    assert reckoned[Accuse()] == pytest.approx(chance, rel=0.3)
    found = judged(table, 0, "accuse")
    assert found.value < 0.1
    assert isinstance(found.best, Suspect)
    assert found.loss > 0.05
    assert verdict(found.loss, found.error) is Verdict.BLUNDER or players > 2, "with more players less is lost"


@pytest.mark.parametrize("players", PLAYERS)
def test_chances_count_the_levels_at_the_table(players: int) -> None:
    hands = {2: "panama tokyo solar-oven submarine agent-red agent-green", 3: "panama tokyo solar-oven agent-red"}
    table = Table(deal(hands.get(players, "panama solar-oven agent-red"), players=players))
    prompt = ESPIONAJE.prompts(table.state)[Seat(0)]

    def chance(own: str, others: str) -> float:
        return max(judge_of(table, Seat(0), (own, *[others] * (players - 1))).values(prompt).values())

    assert chance("", "rookie-1") > chance("", "") > chance("", "mastermind-8"), "a person among bots, or people"
    assert chance("mastermind-8", "rookie-1") > chance("rookie-1", "mastermind-8")
    assert chance("", "") == chance("", "entropy"), "a mind that is no level is a stranger"


def test_to_ask_for_ones_own_cards_tells_nothing_and_costs_a_turn() -> None:
    table = Table(deal("panama tokyo solar-oven submarine agent-red agent-green", players=2))
    own, fair = judged(table, 0, "suspect panama and tokyo"), judged(table, 0, "suspect london and aeroplane")
    assert own.value < fair.value
    assert verdict(fair.loss, fair.error) in (Verdict.BEST, Verdict.FINE)
    mixed = judged(table, 0, "suspect london and panama")
    assert own.value < mixed.value <= mixed.best_value


def test_a_seat_that_knows_the_solution_accuses_and_names_it() -> None:
    table = Table(deal("panama tokyo solar-oven submarine agent-red agent-green", players=2))
    for question in ("london and aeroplane", "london and agent-blue", "aeroplane and agent-blue"):
        table.play(0, f"suspect {question}")
        table.play(1, "suspect panama and tokyo")
        if "show" in table.asked().values():
            table.play(0, "show panama")
    accuse = judged(table, 0, "accuse")
    assert accuse == Judgement(Accuse(), 1.0, 1.0, 0.0)
    table.play(0, "accuse")
    right, wrong = (
        judged(table, 0, "commit london aeroplane agent-blue"),
        judged(table, 0, "commit paris aeroplane agent-blue"),
    )
    assert right.loss == 0
    assert (wrong.value, wrong.best_value, wrong.best) == (0.0, 1.0, Commit(*cards("london aeroplane agent-blue")))


def test_a_seat_that_is_checked_later_wins_less_by_being_right() -> None:
    table = Table(deal("panama tokyo solar-oven agent-red", players=3))
    table.play(0, "accuse")
    shares = []
    for seat in map(Seat, range(3)):
        judge = judge_of(table, seat)
        best = max(judge.reckoned(ESPIONAJE.prompts(table.state)[seat]).values())
        shares.append(best / judge.worlds.weigh_solutions().max())
    assert 1 == shares[0] > shares[1] > shares[2] > 0.5


def test_late_cards_that_may_be_right_lose_nothing_and_others_lose_what_the_likeliest_would_have_won() -> None:
    """Which of the possible cards a late player lays down made no difference that showed in the deals."""
    table = Table(deal("panama tokyo solar-oven submarine agent-red agent-green", players=2))
    table.play(0, "accuse")
    prompt, judge = ESPIONAJE.prompts(table.state)[Seat(1)], judge_of(table, Seat(1))
    held = judge.dossier.evidence.hand
    possible = [option for option in judge.reckoned(prompt) if isinstance(option, Commit)]
    assert len(possible) > 1
    for choice in possible[:3]:
        found = judge.judge(prompt, choice)
        assert (found.best, found.loss) == (choice, 0.0)
        assert found.value > 0
    impossible = next(
        option for option in prompt.options if isinstance(option, Commit) and held[0] in (option.city, option.device)
    )
    for never_right in (impossible, Abstain()):
        found = judge.judge(prompt, never_right)
        assert (found.value, found.best in possible) == (0.0, True)
        assert found.best_value == judge.values(prompt)[found.best] > 0


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_whoever_is_left_alone_has_time_to_ask(players: int, *, after: bool) -> None:
    """GE25: nobody else can accuse any more, so every question keeps the game to win, and a guess may lose it.

    V10: so does the end of a turn, after a question.
    """
    table, last = Table(deal(players=players), replace(CLUE, accuse_after_asking=after)), Seat(players - 1)
    for seat in range(players - 1):
        table.play(seat, "accuse", WRONG)
    own, other, *_ = table.deal.hands[last]
    waits = ["suspect london and aeroplane", f"suspect {own} and {other}"]
    if after:
        table.play(last, waits[-1])
        assert ESPIONAJE.prompts(table.state)[last].ask == Ask.AFTER
        waits = ["end turn"]
    values = judge_of(table, last).values(ESPIONAJE.prompts(table.state)[last])
    accusation = values.pop(Accuse())
    assert set(values.values()) == {1.0}
    assert 0 < accusation < 0.5
    for line in waits:
        waited = judged(table, last, line)
        assert (waited.value, verdict(waited.loss, waited.error)) == (1.0, Verdict.BEST)
    accused = judged(table, last, "accuse")
    assert (accused.value, accused.best_value) == (accusation, 1.0), "nothing is left that depends on who plays on"
    assert verdict(accused.loss, accused.error) is Verdict.BLUNDER
    table.play(last, "accuse")
    laid = judge_of(table, last).values(ESPIONAJE.prompts(table.state)[last])
    assert max(laid.values()) == accusation, "what is laid down is worth what the accusation was"


def test_to_abstain_is_never_right() -> None:
    table = Table(deal(players=3))
    table.play(0, "accuse")
    judge = judge_of(table, Seat(1))
    assert judge.judge(ESPIONAJE.prompts(table.state)[Seat(1)], Abstain()).value == 0


@pytest.mark.parametrize("case", MINE, ids=str)
def test_what_a_seat_cannot_know_changes_no_judgement(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor any figure on the way to it, nor the games that are played on."""
    monkeypatch.setattr(playing_on, "PAIRS", dict.fromkeys(PLAYERS, 2))
    compared = 0
    for seed in range(12 if case.players == 2 else 5):
        found = twins(case, seed)
        if not is_judged(found.prompt):
            assert found.prompt.ask in (Ask.SHOW, Ask.ACCUSE)
            continue
        choice = found.prompt.options[seed * 7 % len(found.prompt.options)]
        judgements = []
        for truth in (found.one, found.other):
            judge = Judge(found.seat)
            for event in seen(truth, found.seat):
                judge.see(event)
            judgements.append((judge.values(found.prompt), judge.judge(found.prompt, choice)))
        assert judgements[0] == judgements[1]
        compared += found.one.deal != found.other.deal
    assert compared or case.players == 2

"""Two players, where one may accuse after asking (V10), or not in the first round (V11): duels and the judge of two."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import exp, log
from random import Random
from typing import Any

import numpy as np
import pytest

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.bots.duel import Temper
from brushpass.games.espionaje.minds.bots.naming import OWN_SHARES, TWO_OWN, Naming
from brushpass.games.espionaje.minds.bots.race import Race
from brushpass.games.espionaje.minds.bots.readiness import ALERT, BLUR, CERTAIN, THRESHOLDS
from brushpass.games.espionaje.minds.dossier.hands import Weights, bits
from brushpass.games.espionaje.open.cards import Cards, Element, Rules
from brushpass.games.espionaje.open.choices import SUSPICIONS, Accuse, Ask, EndTurn, Suspect
from brushpass.games.espionaje.open.seen import Began
from brushpass.games.espionaje.review import Judge
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from brushpass.minds.play import run
from tests.games.espionaje.builders import Table, deal
from tests.games.espionaje.minds.brute import Brute

ME, RIVAL = Seat(0), Seat(1)
MINE = "panama tokyo solar-oven submarine agent-red agent-green"
SWITCHES = [Rules(*switches) for switches in product((False, True), repeat=3)]
NAMES = [
    "+".join(name for name, on in zip(("clue", "after", "late"), switches, strict=True) if on) or "printed"
    for switches in product((False, True), repeat=3)
]
ASKED = ("london and panama", "paris and nairobi", "london and aeroplane", "tokyo and submarine")
"""One card that I lack, two of one kind, two of two kinds, and two of my own."""

Beliefs = dict[Cards, float]
"""How likely each hand of somebody else is, up to a common factor."""


def hands_of(brute: Brute, seat: Seat) -> Beliefs:
    return {
        tuple(card for card in Element if world[card] == seat): float(weight)
        for world, weight in brute.worlds
        if weight
    }


def likelihoods(naming: Naming, seat: Seat, hand: Cards) -> list[float]:
    """For each kind of asker, how likely the seat is of this kind and asked as it did."""
    return [float(row[0]) for row in naming.by_kind(seat, np.array([bits(hand)], np.uint16))]


def answers(hand: Cards, question: Suspect) -> dict[Element | None, float]:
    """What the holder of this hand shows (None: nothing), and how likely."""
    held = [card for card in (question.a, question.b) if card in hand]
    return {card: 1 / len(held) for card in held} if held else {None: 1.0}


class Slow:
    """What a decision of two is worth, one world, one question, one answer and one belief at a time."""

    def __init__(self, mind: Race, seen: list[Any], temper: Temper) -> None:
        self.naming, self.readiness, self.temper = mind._naming, mind._readiness, temper
        began = seen[0]
        assert isinstance(began, Began)
        assert isinstance(began.hand, tuple)
        self.rules, self.hand, self.turn = began.rules, began.hand, mind._turn
        brute = Brute(ME)
        for event in seen:
            brute.see(event)
        rivals = hands_of(brute, RIVAL)
        likely = {hand: chance * sum(likelihoods(self.naming, RIVAL, hand)) for hand, chance in rivals.items()}
        self.belief = {hand: chance / sum(likely.values()) for hand, chance in likely.items()}
        self.logic: dict[Cards, Beliefs] = {}
        """For each hand of the rival: by logic, how likely each hand of mine would be to them."""
        for hand in self.belief:
            theirs = Brute(RIVAL)
            for event in (Began(2, began.rules, began.first, hand), *seen[1:]):
                theirs.see(event)
            self.logic[hand] = hands_of(theirs, ME)

    def believes(self, rival: Cards, question: Suspect | None) -> Beliefs:
        """How likely the rival with this hand thinks each hand of mine, after a question of mine if there is one."""
        chance = self.naming.chance(ME)
        believed = {}
        for hand, weight in self.logic[rival].items():
            own = sum(card in hand for card in (question.a, question.b)) if question else 0
            kinds = enumerate(likelihoods(self.naming, ME, hand))
            believed[hand] = weight * sum(
                each * (float(chance[kind, own]) if question else 1.0) for kind, each in kinds
            )
        return believed

    def decides(self, believed: Beliefs) -> tuple[float, float]:
        """How likely the rival, who decides now, accuses, and how likely they then are right."""
        best, whole = max(believed.values()), sum(believed.values())
        alike = sum(chance >= best * (1 - 1e-9) for chance in believed.values())
        right = 1 / alike if believed.get(self.hand, 0.0) >= best * (1 - 1e-9) else 0.0
        accuses = 0.0
        for threshold, share in zip(THRESHOLDS.tolist(), self.readiness.chance.tolist(), strict=True):
            if threshold == CERTAIN:
                accuses += share * (best / whole > CERTAIN)
            else:
                accuses += share / (1 + exp((threshold - best / whole) / BLUR))
        return ALERT * accuses, right

    def asked(self, rival: Cards) -> Iterator[tuple[Suspect, float]]:
        """What the rival asks, and how likely: the best question of each kind, by what they believe now."""
        kinds = likelihoods(self.naming, RIVAL, rival)
        one = sum(kind * own for kind, own in zip(kinds, OWN_SHARES, strict=True)) / sum(kinds)
        believed = self.believes(rival, None)
        for own, share in enumerate((1 - one - TWO_OWN, one, TWO_OWN)):
            worth = {
                question: sum(
                    max(chance * answers(hand, question).get(shown, 0.0) for hand, chance in believed.items())
                    for shown in (None, question.a, question.b)
                )
                for question in SUSPICIONS
                if sum(card in rival for card in (question.a, question.b)) == own
            }
            best = [question for question in worth if worth[question] >= max(worth.values()) * (1 - 1e-9)]
            yield from ((question, share / len(best)) for question in best)

    def next_turn(self, rival: Cards, believed: Beliefs) -> tuple[float, float]:
        """How likely the rival accuses on the next turn and is right, and accuses and is wrong."""
        if self.rules.no_early_accusation and self.turn + 1 <= 2:
            return 0.0, 0.0
        if not self.rules.accuse_after_asking:
            accuses, right = self.decides(believed)
            return accuses * right, accuses * (1 - right)
        hit = missed = 0.0
        for question, chance in self.asked(rival):
            for shown, mine in answers(self.hand, question).items():
                after = {hand: weight * answers(hand, question).get(shown, 0.0) for hand, weight in believed.items()}
                accuses, right = self.decides(after)
                hit += chance * mine * accuses * right
                missed += chance * mine * accuses * (1 - right)
        return hit, missed

    def worth(self, joint: Beliefs, question: Suspect | None) -> tuple[float, float]:
        """The chance to win once the rival has had a turn, and what it costs to be read."""
        stays, late, leak = [], [], 0.0
        for rival, chance in joint.items():
            believed = self.believes(rival, question)
            hit, missed = self.next_turn(rival, believed)
            stays.append(chance * (1 - hit if self.rules.clue_accusation else 1 - hit - missed))
            late.append(0.0 if self.rules.clue_accusation else chance * missed)
            leak += self.temper.leak * chance * believed[self.hand] / sum(believed.values())
        return max(stays) + self.temper.hope * (sum(stays) - max(stays)) + max(late), leak

    def waiting(self) -> float:
        worth, leak = self.worth(self.belief, None)
        return worth - leak

    def question(self, question: Suspect) -> float:
        may_accuse = self.rules.accuse_after_asking and not (self.rules.no_early_accusation and self.turn <= 2)
        value = 0.0
        for shown in (None, question.a, question.b):
            joint = {rival: chance * answers(rival, question).get(shown, 0.0) for rival, chance in self.belief.items()}
            joint = {rival: chance for rival, chance in joint.items() if chance}
            if joint:
                worth, leak = self.worth(joint, question)
                value += max(worth - leak, max(joint.values())) if may_accuse else worth - leak
                whole = sum(joint.values())
                value += self.temper.curiosity * sum(chance * log(chance / whole) for chance in joint.values())
        return value


def at_turn(turn: int, rules: Rules) -> Table:
    """A game of two at a turn of mine: the first, the second (the rival began) or the third."""
    table = Table(deal(MINE, players=2, first=int(turn == 2)), rules)
    if turn == 3:
        play(table, 0, "suspect paris and cipher-radio", "show paris")
    if turn > 1:
        play(table, 1, "suspect panama and submarine", "show panama")
    return table


def play(table: Table, asker: int, question: str, shown: str) -> None:
    """One turn, in which the other chooses between two cards, and nobody accuses."""
    table.play(asker, question)
    table.play(1 - asker, shown)
    if table.asked() == {asker: "after"}:
        table.play(asker, "end turn")


def told(table: Table, mind: Race) -> list[Any]:
    """Tell a mind of mine what I have seen, which is given back."""
    seen = [ESPIONAJE.show(event, ME) for event in table.events]
    for event in seen:
        assert event is not None
        mind.see(event)
    mind._listen()
    return seen


def suspicion(words: str) -> Suspect:
    choice = ESPIONAJE.choice_notation.read(f"suspect {words}")
    assert isinstance(choice, Suspect)
    return choice


QUESTIONS = [suspicion(words) for words in ASKED]
PAIRS = np.array([bits((question.a, question.b)) for question in QUESTIONS], np.uint16)


@pytest.mark.parametrize("turn", [1, 2, 3])
@pytest.mark.parametrize("rules", SWITCHES, ids=NAMES)
def test_a_duel_is_what_a_slow_account_comes_to(rules: Rules, turn: int) -> None:
    """V10, V11, GE25: what it is worth to ask, and to end the turn."""
    race = Race(ME, Random(0))
    slow = Slow(race, told(at_turn(turn, rules), race), race._temper)
    duel = race._duel()
    assert duel.waiting() == pytest.approx(slow.waiting())
    assert duel.questions(PAIRS) == pytest.approx([slow.question(question) for question in QUESTIONS])


@pytest.mark.parametrize("rules", SWITCHES, ids=NAMES)
def test_the_judge_of_two_is_what_a_slow_account_comes_to(rules: Rules) -> None:
    """V10, V11, GE25: to be read costs nothing in its eyes."""
    table, judge = at_turn(3, rules), Judge(ME)
    slow = Slow(judge, told(table, judge), judge._temper._replace(leak=0.0))
    values = judge.reckoned(ESPIONAJE.prompts(table.state)[ME])
    assert [values[question] for question in QUESTIONS] == pytest.approx([slow.question(asked) for asked in QUESTIONS])
    if rules.accuse_after_asking:
        table.play(0, f"suspect {ASKED[0]}")
        judge = Judge(ME)
        slow = Slow(judge, told(table, judge), judge._temper._replace(leak=0.0))
        assert judge.reckoned(ESPIONAJE.prompts(table.state)[ME])[EndTurn()] == pytest.approx(slow.waiting())


def accusation(rules: Rules, turn: int) -> Weights:
    """How likely the rival accuses on their next turn, after each of my questions and in each of my worlds."""
    race = Race(ME, Random(0))
    told(at_turn(turn, rules), race)
    return race._duel().after(PAIRS).accuses


def test_a_rival_does_not_accuse_in_the_first_round_where_nobody_may() -> None:
    """V11: on the turn after the first; with V10 not even after a question of their own."""
    for after in (False, True):
        late = Rules(accuse_after_asking=after, no_early_accusation=True)
        early = Rules(accuse_after_asking=after)
        assert accusation(late, 1).max() == 0 < accusation(early, 1).min()
        for turn in (2, 3):
            assert accusation(late, turn).min() > 0


def test_a_rival_who_asks_first_accuses_more_often() -> None:
    """V10: they decide when they know more."""
    for turn in (1, 2, 3):
        assert (accusation(Rules(accuse_after_asking=True), turn) > accusation(Rules(), turn)).all()


class Guesses(Race):
    """A `race` that counts its accusations on a guess, by what it was asked."""

    asked: Counter[str]

    def choose(self, prompt: Prompt) -> Any:
        choice = super().choose(prompt)
        if choice == Accuse() and not self.is_certain():
            self.asked[prompt.ask] += 1
        return choice


@pytest.mark.parametrize("clue", [False, True])
def test_whoever_may_ask_first_does_not_guess_before(*, clue: bool) -> None:
    """V10: with two players `race` loses nothing by asking first, since it may accuse when it has the answer."""
    rules, asked = Rules(clue_accusation=clue, accuse_after_asking=True), Counter[str]()
    for seed in range(12):
        minds = [Guesses(Seat(seat), Random(seed)) for seat in range(2)]
        for mind in minds:
            mind.asked = asked
        run(ESPIONAJE, 2, rules, ESPIONAJE.deal.from_seed(bytes([seed]) * 32, 2), minds)
    assert set(asked) == {Ask.AFTER}

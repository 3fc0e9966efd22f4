"""Claims weigh worlds in the second layer, as far as the speaker's record goes, and prove nothing."""

from math import exp
from random import Random

import numpy as np
import pytest

from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.espionaje.minds.bots.dial import Dial, Setting
from brushpass.games.espionaje.minds.bots.entropy import Entropy
from brushpass.games.espionaje.minds.bots.scripted import Liar, TruthTeller
from brushpass.games.espionaje.minds.dossier.dossier import Dossier
from brushpass.games.espionaje.minds.dossier.worlds import Worlds
from brushpass.games.espionaje.open.cards import AGENTS, CITIES, DEVICES, ELEMENTS, PLAYERS, Rules
from brushpass.games.espionaje.open.seen import Accused, Asked, Began, Checked, Passed, Showed, TurnBegan
from brushpass.games.espionaje.talk import Holds, IsHidden, NotHidden, ShowMe
from brushpass.minds.trust import CREDIT, NO_CREDIT

ME, ANN, BEN = map(Seat, range(3))
HAND = (*CITIES[:2], DEVICES[0], AGENTS[0])
BEGAN = Began(3, Rules(), ME, HAND)
UNSEEN = CITIES[2]
Statement = Holds | IsHidden | NotHidden


def dossier() -> tuple[Dossier, Worlds]:
    made = Dossier(ME)
    made.see(BEGAN)
    assert isinstance(made.worlds, Worlds)
    return made, made.worlds


def chance(worlds: Worlds, claim: Statement) -> float:
    grid = worlds.weigh_holders()
    card = ELEMENTS.index(claim.element)
    if isinstance(claim, Holds):
        return float(grid[card, claim.seat])
    hidden = float(grid[card, -1])
    return hidden if isinstance(claim, IsHidden) else 1 - hidden


@pytest.mark.parametrize("claim", [Holds(ANN, UNSEEN), Holds(BEN, UNSEEN), IsHidden(UNSEEN), NotHidden(UNSEEN)])
def test_a_claim_is_evidence_and_leaves_logic_alone(claim: Statement) -> None:
    (told, worlds), (_, deaf) = dossier(), dossier()
    told.hear(ANN, claim)
    assert np.array_equal(worlds.count_holders(), deaf.count_holders())
    before, after = chance(deaf, claim), chance(worlds, claim)
    is_own = claim == Holds(ANN, UNSEEN)
    odds = told.hearing.record.odds(ANN, CREDIT if is_own else NO_CREDIT)
    assert after / (1 - after) == pytest.approx(exp(odds) * before / (1 - before))
    assert (after > before + 0.01) is is_own, "a stranger is believed a little about their own cards, and no other"
    told.hear(ANN, claim)
    assert chance(worlds, claim) == pytest.approx(after), "said twice, it counts once"
    told.hear(ME, NotHidden(CITIES[3]))
    assert len(told.hearing.heard) == 1, "nobody learns from themselves"


def test_what_a_proven_speaker_says_of_hidden_cards_weighs_as_much_as_their_record() -> None:
    """A guess of a stranger counts for nothing; it counts once something they said has proved true, or false."""
    for card, is_true in ((DEVICES[1], True), (UNSEEN, False)):
        told, worlds = dossier()
        told.hear(ANN, IsHidden(CITIES[3]))
        told.hear(ANN, Holds(ANN, card))
        for event in (TurnBegan(ME), Asked(ME, UNSEEN, DEVICES[1])):
            told.see(event)
        told.see(Showed(ANN, ME, DEVICES[1]) if is_true else Passed(ANN))
        assert told.hearing.record.counts(ANN) == (int(is_true), int(not is_true))
        _, without = dossier()
        for fact in told.evidence.facts:
            without.learn(fact)
        told_chance, known = chance(worlds, IsHidden(CITIES[3])), chance(without, IsHidden(CITIES[3]))
        assert (told_chance > known) is is_true


@pytest.mark.parametrize("claim", [IsHidden(UNSEEN), NotHidden(UNSEEN)])
def test_a_stranger_who_has_seen_the_solution_is_believed_a_little_about_it(claim: Statement) -> None:
    """E4.3, GE25: whoever accused wrongly knows what is hidden; what they said of it before was a guess."""
    accused = (TurnBegan(ANN), Accused(ANN), Checked(ANN, (CITIES[3], DEVICES[1], AGENTS[1]), right=False))
    (told, worlds), (early, before), (_, deaf) = dossier(), dossier(), dossier()
    early.hear(ANN, claim)
    for event in accused:
        told.see(event)
        early.see(event)
    for fact in told.evidence.facts:
        deaf.learn(fact)
    unheard = chance(deaf, claim)
    believed = CREDIT * unheard / (1 - unheard + CREDIT * unheard)
    assert chance(before, claim) == pytest.approx(unheard), "it was a guess"
    told.hear(BEN, claim)
    assert chance(worlds, claim) == pytest.approx(unheard), "somebody else has not seen the solution"
    told.hear(ANN, Holds(BEN, CITIES[4]))
    assert chance(worlds, Holds(BEN, CITIES[4])) == pytest.approx(chance(deaf, Holds(BEN, CITIES[4]))), "nor all hands"
    for each, at in ((told, worlds), (early, before)):
        for _ in range(2):
            each.hear(ANN, claim)
            assert chance(at, claim) == pytest.approx(believed), "said twice, it counts once"
    assert [heard.event for heard in early.hearing.heard] == [4]
    assert np.array_equal(worlds.count_holders(), deaf.count_holders())


def test_a_claim_counts_from_when_its_speaker_knew_it() -> None:
    """GE25: so a guess that is repeated by somebody who knows now comes after what was said in between."""
    told, worlds = dossier()
    told.hear(ANN, IsHidden(UNSEEN))
    told.see(Checked(ANN, (CITIES[3], DEVICES[1], AGENTS[1]), right=False))
    told.hear(ANN, NotHidden(CITIES[4]))
    told.see(TurnBegan(BEN))
    told.hear(ANN, IsHidden(UNSEEN))
    grounds = told.explain(UNSEEN, None).claims
    assert [(ground.claim, ground.event) for ground in grounds] == [(NotHidden(CITIES[4]), 2), (IsHidden(UNSEEN), 3)]
    assert len(worlds.said) == 2


def test_nobody_earns_credit_by_what_the_hearer_knows_already() -> None:
    """To name a card that was shown costs nothing; to be caught with a lie costs credit all the same."""
    told, _ = dossier()
    for event in (TurnBegan(ME), Asked(ME, UNSEEN, DEVICES[1]), Showed(ANN, ME, UNSEEN)):
        told.see(event)
    told.hear(ANN, Holds(ANN, UNSEEN))
    told.hear(ANN, NotHidden(UNSEEN))
    assert told.hearing.record.counts(ANN) == (0, 0)
    told.hear(ANN, IsHidden(UNSEEN))
    assert told.hearing.record.counts(ANN) == (0, 1)


def test_a_wish_weighs_nothing() -> None:
    (told, worlds), (_, deaf) = dossier(), dossier()
    told.hear(ANN, ShowMe(UNSEEN))
    assert np.array_equal(worlds.weigh_holders(), deaf.weigh_holders())
    assert told.hearing.heard == []


def test_a_claim_is_settled_by_what_the_hearer_learns() -> None:
    told, worlds = dossier()
    told.hear(ANN, Holds(ANN, UNSEEN))
    told.hear(BEN, Holds(ANN, CITIES[3]))
    for event in (TurnBegan(ME), Asked(ME, UNSEEN, DEVICES[1]), Passed(ANN), Showed(BEN, ME, DEVICES[1])):
        told.see(event)
    assert told.hearing.record.counts(ANN) == (0, 1)
    assert told.hearing.record.counts(BEN) == (0, 0)
    assert all(len(says) == len(worlds) for says in worlds.said)
    told.hear(BEN, Holds(ME, HAND[0]))
    told.hear(BEN, Holds(ME, UNSEEN))
    assert told.hearing.record.counts(BEN) == (0, 1)


def test_the_public_believes_nobody() -> None:
    public = Dossier(PUBLIC)
    public.see(Began(3, Rules(), ME))
    public.hear(ANN, IsHidden(UNSEEN))
    assert public.hearing.heard == []


def test_a_bot_says_what_costs_nothing_or_tells_nothing_and_nothing_twice() -> None:
    """It names own cards that were shown; what it calls not hidden may be of its guess or of its hand."""
    mind = Entropy(ME, Random(1))
    for event in (BEGAN, TurnBegan(BEN), Asked(BEN, HAND[0], UNSEEN), Showed(ME, BEN, HAND[0]), TurnBegan(ME)):
        mind.see(event)
    claims = [claim for _ in range(30) if (claim := mind.speak()) is not None]
    assert len(set(claims)) == len(claims)
    assert Holds(ME, HAND[0]) in claims
    assert {type(claim) for claim in claims} == {Holds, NotHidden}
    assert [claim for claim in claims if isinstance(claim, Holds)] == [Holds(ME, HAND[0])]
    denied = {claim.element for claim in claims if isinstance(claim, NotHidden)}
    assert denied == {*mind.dossier.solutions()[0].cards, *HAND[1:]}


def test_a_bot_that_has_seen_the_solution_says_nothing_of_it() -> None:
    """E4.3, GE25: it is out and would be believed."""
    mind = Entropy(ME, Random(1))
    for event in (BEGAN, TurnBegan(BEN), Asked(BEN, HAND[0], UNSEEN), Showed(ME, BEN, HAND[0]), TurnBegan(ME)):
        mind.see(event)
    guess, solution = (CITIES[3], DEVICES[1], AGENTS[1]), (CITIES[3], DEVICES[1], AGENTS[2])
    mind.see(Checked(ME, guess, right=False, solution=solution))
    assert {mind.speak() for _ in range(30)} == {None, Holds(ME, HAND[0])}


def test_scripted_minds_say_what_they_hold_and_what_they_do_not() -> None:
    for kind, is_true in ((TruthTeller, True), (Liar, False)):
        mind = kind(ME, Random(1))
        mind.see(BEGAN)
        claims = [mind.speak() for _ in range(4)]
        assert [isinstance(claim, Holds) and (claim.element in HAND) is is_true for claim in claims] == [True] * 4


def test_a_setting_that_forgets_cards_remembers_what_was_said() -> None:
    dial = Dial(dict.fromkeys(PLAYERS, Setting(0.0, memory=0.0)), ME, Random(7))
    for event in (BEGAN, TurnBegan(ANN), Asked(ANN, CITIES[3], DEVICES[3]), Passed(BEN), Passed(ME), TurnBegan(BEN)):
        dial.see(event)
    dial.hear(ANN, IsHidden(UNSEEN))
    dial.see(TurnBegan(ME))
    assert [heard.claim for heard in dial.dossier.hearing.heard] == [IsHidden(UNSEEN)]


@pytest.mark.parametrize("memory", [1.0, 0.0])
def test_a_credulous_setting_takes_a_strangers_word_for_more_even_when_it_has_forgotten_cards(memory: float) -> None:
    def believed(credulity: float) -> float:
        setting = Setting(0.0, memory=memory, credulity=credulity)
        dial = Dial(dict.fromkeys(PLAYERS, setting), ME, Random(7))
        question = Asked(ANN, CITIES[3], DEVICES[3])
        for event in (BEGAN, TurnBegan(ANN), question, Passed(BEN), Passed(ME), TurnBegan(BEN), TurnBegan(ME)):
            dial.see(event)
        dial.hear(ANN, Holds(ANN, UNSEEN))
        assert isinstance(dial.dossier.worlds, Worlds)
        return chance(dial.dossier.worlds, Holds(ANN, UNSEEN))

    assert believed(1.0) > believed(0.0)

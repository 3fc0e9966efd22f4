"""Two players: what questions say, what a rival would make of one's own, and when a rival accuses."""

from random import Random

import numpy as np
import pytest

from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.bots.naming import Naming
from brushpass.games.espionaje.minds.bots.race import TEMPER, Race
from brushpass.games.espionaje.minds.bots.readiness import ALERT, THRESHOLDS, Readiness
from brushpass.games.espionaje.minds.dossier.evidence import Evidence
from brushpass.games.espionaje.minds.dossier.hands import bits
from brushpass.games.espionaje.open.cards import Rules
from brushpass.games.espionaje.open.choices import Accuse, Commit, EndTurn, Suspect
from brushpass.games.espionaje.open.seen import Asked, Began
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from tests.games.espionaje.builders import Table, cards, deal

MINE = "panama tokyo solar-oven submarine agent-red agent-green"


def race_at(table: Table, seat: int) -> Race:
    race = Race(Seat(seat), Random(1))
    for event in table.events:
        shown = ESPIONAJE.show(event, Seat(seat))
        if shown is not None:
            race.see(shown)
    race._listen()
    return race


def naming(*questions: str) -> Naming:
    evidence = Evidence(Seat(0))
    evidence.see(Began(2, Rules(), Seat(0), cards(MINE)))
    heard = Naming(evidence, TEMPER.kinds, TEMPER.trust)
    for question in questions:
        a, b = cards(question)
        heard.see(Asked(Seat(1), a, b))
    return heard


def weight(heard: Naming, hand: str) -> float:
    other = cards("paris nairobi satellite cipher-radio agent-yellow agent-violet")
    both = np.array([bits(cards(hand)), bits(other)], np.uint16)
    mine, reference = heard.weigh(Seat(1), both)
    return float(mine / reference)


def test_who_names_cards_is_taken_to_lack_them_and_a_repeated_question_says_nothing() -> None:
    holds_one = "london paris satellite cipher-radio agent-yellow agent-violet"
    once = weight(naming("london aeroplane"), holds_one)
    assert once < 1
    assert weight(naming("london aeroplane", "london aeroplane"), holds_one) == pytest.approx(once)


def test_who_is_caught_naming_own_cards_is_read_with_care() -> None:
    """The other questions name a card that this rival holds for certain, so the last one tells less."""
    holds_one = "london paris satellite cipher-radio agent-yellow agent-violet"
    fresh = weight(naming("london aeroplane"), holds_one)
    caught = naming("satellite agent-blue", "cipher-radio aeroplane", "agent-violet panama")
    before = weight(caught, holds_one)
    caught.see(Asked(Seat(1), *cards("london aeroplane")))
    assert weight(caught, holds_one) / before > fresh


def test_a_rival_of_two_is_as_sure_as_the_dossier_says_while_nothing_was_read() -> None:
    table = Table(deal(MINE, players=2, first=1))
    table.play(1, "suspect panama and aeroplane")
    race = race_at(table, 0)
    duel, insight = race._duel(), race.dossier.rivals.insight(Seat(1))
    assert duel.sureness() == pytest.approx(insight.sureness)
    assert duel.now().right[0] == pytest.approx(insight.right)


def test_a_rival_who_listens_believes_more_after_two_cards_that_it_lacks_than_after_one() -> None:
    """Both questions pass through the rival, who lacks the hidden cards."""
    race = race_at(Table(deal(MINE, players=2)), 0)
    duel = race._duel()
    both, one = cards("london aeroplane"), cards("london panama")
    outlook = duel.after(np.array([bits(both), bits(one)], np.uint16))
    hidden = race.worlds.truth(None, bits(cards("london"))) & race.worlds.truth(None, bits(cards("aeroplane")))
    assert (outlook.truth[0] > outlook.truth[1])[hidden].all()
    assert ((outlook.truth >= 0) & (outlook.truth <= 1)).all()


def test_whoever_asks_though_sure_is_taken_for_more_careful() -> None:
    rival = Readiness(TEMPER.prior, TEMPER.memory)
    before = rival.accuses(np.array([0.5]))[0]
    for _ in range(4):
        rival.asked(np.array([0.5]), np.ones(1))
    assert rival.accuses(np.array([0.5]))[0] < before
    assert rival.accuses(np.array([1.0])) == pytest.approx([ALERT], abs=1e-4)
    assert rival.chance.sum() == pytest.approx(1)
    assert len(rival.chance) == len(THRESHOLDS)


@pytest.mark.parametrize("clue", [False, True])
def test_its_first_questions_name_a_card_of_its_own_by_lot(*, clue: bool) -> None:
    """How often follows from the lot alone, so a listener cannot tell the asker's cards from hidden ones."""
    table, own = Table(deal(MINE, players=2), Rules(clue_accusation=clue)), set(cards(MINE))
    race = race_at(table, 0)
    named = []
    for _ in range(60):
        question = race.turn()
        assert isinstance(question, Suspect)
        named.append(len({question.a, question.b} & own))
    assert set(named) == {0, 1}
    assert 0.5 < named.count(1) / len(named) < 0.9


def test_whoever_is_left_alone_asks_until_certain() -> None:
    """GE25: the rival was wrong and is out, so there is nothing to hurry for."""
    table = Table(deal(MINE, players=2, first=1), Rules(clue_accusation=True))
    table.play(1, "accuse", "commit london aeroplane agent-yellow")
    race = race_at(table, 0)
    while not race.is_certain():
        choice = race.turn()
        assert isinstance(choice, Suspect)
        assert isinstance(race.after(), EndTurn)
        table.play(0, f"suspect {choice.a} and {choice.b}")
        if table.state.question is not None:
            table.play(1, f"show {choice.a}")
        race = race_at(table, 0)
    assert isinstance(race.turn(), Accuse)
    assert race.guess() == Commit(*cards("london aeroplane agent-blue"))


def test_a_question_on_which_the_rival_passed_is_not_asked_again() -> None:
    table = Table(deal(MINE, players=2))
    table.play(0, "suspect london and aeroplane")
    table.play(1, "suspect paris and nairobi")
    race = race_at(table, 0)
    for _ in range(40):
        assert race.question() != Suspect(*cards("london aeroplane"))

"""Who knows what (E5), and the theorems that follow from it. Every table here also proves the fold (builders)."""

from collections.abc import Iterator
from itertools import combinations, product

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from brushpass.core.messages import Event
from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.espionaje.open.cards import CITIES, ELEMENTS, HAND, KIND, OF_KIND, PLAYERS, Kind, Rules
from brushpass.games.espionaje.open.sight import Phase, Question
from brushpass.games.espionaje.sealed.deal import Deal
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from tests.games.espionaje.builders import CLASSIC, CLUE, Table, cards, deal, playthrough, seeded

BOTH = deal("panama tokyo solar-oven submarine", "paris agent-red", "nairobi", players=3)
ONE = deal("panama tokyo solar-oven submarine", "paris", "nairobi agent-red", players=3)
LONDON, PARIS, RED = cards("london paris agent-red")
THIRD: tuple[Seat | None, ...] = (PUBLIC, Seat(2))


def test_the_solution_is_hidden_from_all() -> None:
    """E5: with another hidden agent the table looks the same to all but the player whose hand differs."""
    hands = ("panama tokyo solar-oven submarine", "paris nairobi satellite agent-red", "cipher-radio agent-yellow")
    truth = Table(deal(*hands, players=3))
    other = Table(deal(*hands, players=3, solution="london aeroplane agent-green"))
    assert truth.deal.hands[:2] == other.deal.hands[:2]
    for viewer in truth.viewers:
        assert (truth.sight(viewer) == other.sight(viewer)) is (viewer != 2)
        assert (truth.lines[viewer] == other.lines[viewer]) is (viewer != 2)


def test_the_messages_to_third_parties_are_the_same_whichever_card_is_shown_and_whether_there_was_a_choice() -> None:
    """ET2, E5, E3.3."""
    tables = [Table(BOTH), Table(BOTH), Table(ONE)]
    for table in tables:
        table.play(0, "suspect paris and agent-red")
    assert [table.asked() for table in tables] == [{1: "show"}, {1: "show"}, {1: "turn"}]
    tables[0].play(1, "show paris")
    tables[1].play(1, "show agent-red")
    assert tables[0].seen(None, 3) == ["0 suspects paris and agent-red", "1 shows to 0", "turn of 1"]
    assert len({tuple(table.lines[PUBLIC]) for table in tables}) == 1
    assert len({tuple(table.seen(2, 3)) for table in tables}) == 1
    assert tables[0].sight(None) == tables[1].sight(None) == tables[2].sight(None)
    assert tables[0].sight(2) == tables[1].sight(2)
    assert tables[2].sight(2).history == tables[0].sight(2).history
    assert tables[0].seen(0, 2) == tables[0].seen(1, 2) == ["1 shows paris to 0", "turn of 1"]
    assert tables[1].seen(0, 2) == tables[1].seen(1, 2) == ["1 shows agent-red to 0", "turn of 1"]


def test_nothing_tells_that_the_game_waits_for_a_choice() -> None:
    """ET2, E5, GE31: what third parties have seen is only a beginning of what they see in any case."""
    waiting, forced = Table(BOTH), Table(ONE)
    waiting.play(0, "suspect paris and agent-red")
    forced.play(0, "suspect paris and agent-red")
    for viewer in (*THIRD, Seat(0)):
        lines = waiting.lines[viewer][1:]
        assert lines == forced.lines[viewer][1 : 1 + len(lines)]
        assert waiting.sight(viewer).question == Question(Seat(0), PARIS, RED)
        assert waiting.sight(viewer).phase is Phase.QUESTION


def test_a_refusal_does_not_tell_whom_the_game_waits_for() -> None:
    """ET2, E5: a third party is told the same, whatever is going on."""
    waiting, forced = Table(BOTH), Table(ONE)
    waiting.play(0, "suspect paris and agent-red")
    forced.play(0, "suspect paris and agent-red")
    for line in ("show paris", "accuse", "suspect london and paris", "commit paris aeroplane agent-blue"):
        assert waiting.refused(2, line) == forced.refused(2, line) == ("wrong-seat", "seat 2 is not asked anything now")


def test_asker_and_shower_know_the_card_and_the_others_know_that_one_was_shown() -> None:
    """E5, E3.3."""
    table = Table(ONE)
    table.play(0, "suspect london and paris")
    whole = Question(Seat(0), LONDON, PARIS, (), Seat(1), PARIS)
    assert table.sight(0).history == table.sight(1).history == (whole,)
    assert table.sight(2).history == table.sight(None).history == (replace(whole, card=UNSET),)


def test_a_suspicion_and_a_pass_are_seen_by_all_alike() -> None:
    """E5: who asks, for what, and who holds neither."""
    table = Table(BOTH)
    table.play(0, "suspect panama and tokyo")
    for viewer in table.viewers:
        assert table.seen(viewer, 4) == ["0 suspects panama and tokyo", "1 passes", "2 passes", "turn of 1"]


def test_a_viewer_without_a_seat_at_this_table_gets_what_the_public_gets() -> None:
    """GE32."""
    table = Table(ONE)
    table.play(0, "suspect london and paris")
    for stranger in (3, -1):
        sight = ESPIONAJE.view(table.state, Seat(stranger))
        assert replace(sight, seat=PUBLIC) == table.sight(None)
        for event in table.events:
            assert ESPIONAJE.show(event, Seat(stranger)) == ESPIONAJE.show(event, PUBLIC)


def test_spectators_get_public_events_only() -> None:
    """GE32: no hand, no shown card, no notebook, no commitment, no solution before the end."""
    for seed in range(5):
        table = playthrough(seeded(seed, 3), CLUE, seed)
        for line in table.lines[PUBLIC][:-1]:
            assert " hand " not in line
            assert "solution" not in line
            assert " shows " not in line or line.split()[2] == "to"
            assert " commits" not in line or line.endswith("commits")


def test_an_event_that_nobody_has_thought_of_is_seen_by_nobody() -> None:
    class Rumour(Event, frozen=True):
        text: str

    assert ESPIONAJE.show(Rumour("psst"), Seat(0)) is None  # type: ignore[arg-type]


def test_a_new_table_makes_a_viewer_forget_the_old_one() -> None:
    table = Table(BOTH)
    table.play(0, "suspect london and aeroplane")
    events, state = ESPIONAJE.setup(3, ONE, CLASSIC)
    began = ESPIONAJE.show(events[0], Seat(1))
    assert began is not None
    assert ESPIONAJE.fold(table.sight(1), began) == ESPIONAJE.begin(Seat(1), began)
    assert ESPIONAJE.evolve(table.state, events[0]) == ESPIONAJE.evolve(None, events[0])
    assert ESPIONAJE.evolve(ESPIONAJE.evolve(None, events[0]), events[1]) == state


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("rules", [CLASSIC, CLUE])
def test_folding_what_was_seen_gives_what_the_state_shows_after_every_event(players: int, rules: Rules) -> None:
    """E5: the table of the builders compares them for every viewer. A notebook never rules out the solution."""

    def sound(table: Table) -> None:
        for seat in range(players):
            assert not set(table.sight(seat).ruled_out) & set(table.deal.solution)
            assert set(table.sight(seat).ruled_out) >= set(table.deal.hands[seat])

    for seed in range(8):
        table = playthrough(seeded(seed, players), rules, seed, sound)
        assert table.sight(None).phase is Phase.OVER


def placements(kind: Kind, players: int) -> Iterator[Deal]:
    """For every way to place the five cards of a kind (one hidden, four in hands), one deal that has it."""
    for hidden in OF_KIND[kind]:
        held = [card for card in OF_KIND[kind] if card != hidden]
        for seats in product(range(players), repeat=4):
            hands = [" ".join(card for card, at in zip(held, seats, strict=True) if at == s) for s in range(players)]
            if max(map(seats.count, range(players))) <= HAND[players]:
                solution = " ".join(hidden if each is kind else OF_KIND[each][0] for each in Kind)
                yield deal(*hands, players=players, solution=solution)


@pytest.mark.parametrize("players", PLAYERS)
def test_all_pass_on_two_cards_of_a_kind_proves_that_the_asker_holds_one(players: int) -> None:
    """ET8, E5: in every deal in which the public sees just this, the asker holds at least one of the two."""
    a, b = CITIES[1], CITIES[3]
    passed, asker_holds = 0, set()
    for dealt in placements(Kind.CITY, players):
        table = Table(dealt)
        table.play(0, f"suspect {a} and {b}")
        if table.seen(None, players)[:-1] == [f"{seat} passes" for seat in range(1, players)]:
            passed += 1
            asker_holds.add(tuple(card in dealt.hands[0] for card in (a, b)))
    assert passed > 0
    assert asker_holds == {(True, True), (True, False), (False, True)}


@pytest.mark.parametrize("players", PLAYERS)
def test_all_pass_on_a_mixed_pair_that_the_asker_does_not_hold_gives_the_asker_two_cards_of_the_solution(
    players: int,
) -> None:
    """E5: nobody could show, so each named card is the asker's own or hidden."""
    for number in range(8):
        dealt = seeded(number, players)
        for a, b in combinations(ELEMENTS, 2):
            table = Table(replace(dealt, first=Seat(0)))
            table.play(0, f"suspect {a} and {b}")
            question = table.sight(0).question or table.sight(0).history[0]
            if len(question.passed) == players - 1:
                assert {a, b} <= {*dealt.hands[0], *dealt.solution}
                if not {a, b} & set(dealt.hands[0]):
                    assert {a, b} <= set(dealt.solution)
                    assert KIND[a] is not KIND[b]


def test_of_two_players_one_can_always_show_a_card_of_a_kind_of_which_the_other_holds_none_named() -> None:
    """E5: so a pass on two cards that the asker does not hold means two cards of the solution, of different kinds."""
    for dealt in placements(Kind.CITY, 2):
        for a, b in combinations([card for card in CITIES if card not in dealt.hands[0]], 2):
            events = Table(dealt).play(0, f"suspect {a} and {b}")
            assert "1 passes" not in events

import pytest

from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.espionaje.minds.dossier.dossier import Dossier
from brushpass.games.espionaje.minds.dossier.evidence import SOLUTION
from brushpass.games.espionaje.open.cards import ELEMENTS, Element
from tests.games.espionaje.minds.logs import CASES, random_game, sight_of
from tests.laws.playing import Case


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_named_events_suffice_and_each_is_needed(case: Case) -> None:
    for seed in range(4 if case.players < 4 else 1):
        game = random_game(case, 100 + seed)
        seat = Seat(seed % case.players)
        seen = sight_of(game, seat)
        for card in ELEMENTS[seed::5]:
            for holder in (SOLUTION, Seat((seat + 1) % case.players)):
                whole = told(seat, seen)
                why = whole.explain(card, holder)
                assert why.events[0] == 0
                assert set(why.events) <= {0, *(fact.event for fact in whole.evidence.facts)}
                assert max(why.events) < len(seen), "only what was seen"
                share = why.worlds / why.of
                assert _share(whole, why.events, card, holder) == pytest.approx(share)
                for event in why.events[1:]:
                    fewer = tuple(number for number in why.events if number != event)
                    assert _share(whole, fewer, card, holder) != pytest.approx(share)


def test_a_spectator_is_told_why_too() -> None:
    game = random_game(CASES[0], 7)
    why = told(PUBLIC, sight_of(game, PUBLIC)).explain(ELEMENTS[3], Seat(1))
    assert why.of > 0
    assert why.events[0] == 0


def told(viewer: Seat | None, seen: list[object]) -> Dossier:
    dossier = Dossier(viewer)
    for event in seen:
        dossier.see(event)  # type: ignore[arg-type]
    return dossier


def _share(whole: Dossier, events: tuple[int, ...], card: Element, holder: Seat | None) -> float:
    """The share of worlds if only these events had told anything."""
    alone = Dossier(whole.evidence.viewer)
    alone.evidence.players, alone.evidence.hand = whole.evidence.players, whole.evidence.hand
    worlds = alone._all_worlds()
    for fact in whole.evidence.facts:
        if fact.event in events:
            worlds.learn(fact)
    counts = worlds.count_holders()[ELEMENTS.index(card)].tolist()
    return int(counts[-1 if holder is None else holder]) / len(worlds)

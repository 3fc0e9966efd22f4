from collections.abc import Sequence

import msgspec
import pytest
from msgspec.structs import replace

from brushpass.core.errors import BadRecord
from brushpass.core.record import Record, RecordV2
from brushpass.core.seats import Seat
from brushpass.games.espionaje import review as espionaje
from brushpass.games.registry import GAMES, find
from brushpass.research.review.failure import Unfinished
from brushpass.research.review.review import review
from brushpass.wire.review import Began, Decided, Review, Summed, Verdict
from tests.research.review.games import record_of

TABLES = [("secrets", 4), ("secrets", 7), ("espionaje", 2), ("espionaje", 3), ("espionaje", 4)]


pytestmark = pytest.mark.usefixtures("quick_judge")


def whole(record: Record, seat: Seat | None = None) -> tuple[Began, list[Decided], Summed]:
    first, *rest, last = review(record, seat)
    assert isinstance(first, Began)
    assert isinstance(last, Summed)
    decided = [message for message in rest if isinstance(message, Decided)]
    assert len(decided) == len(rest) == first.decisions
    return first, decided, last


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_result_is_start_and_luck_less_mistakes(name: str, players: int) -> None:
    record = record_of(name, players)
    began, decided, summed = whole(record)
    assert (began.game, began.players) == (name, players)
    assert [total.seat for total in summed.seats] == list(range(players))
    for total in summed.seats:
        assert total.result == pytest.approx(total.start + total.luck - total.mistakes, abs=1e-3)
        mine = [message for message in decided if message.seat == total.seat]
        assert total.decisions == len(mine) == sum(total.verdicts.values())
        counted = sum(message.loss for message in mine if message.loss > 2 * message.error)
        assert total.mistakes == pytest.approx(counted, abs=1e-3)
        assert 0 <= total.start <= 1


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_decisions_are_those_of_the_record_and_hang_together(name: str, players: int) -> None:
    record, game = record_of(name, players), find(name)
    _, decided, _ = whole(record)
    assert [message.step for message in decided] == sorted({message.step for message in decided})
    for message in decided:
        step = record.steps[message.step - 1]
        assert (message.seat, message.chosen) == (step.seat, step.choice)
        assert game.choice_notation.write(game.choice_notation.read(message.best)) == message.best
        assert 0 <= message.value <= message.best_value <= 1
        assert message.loss == pytest.approx(message.best_value - message.value, abs=1e-3)
        assert (message.verdict is Verdict.BEST) == (message.loss == 0)
        assert message.verdict in (Verdict.BEST, Verdict.FINE) or message.loss > 2 * message.error


def test_the_judges_are_told_who_sits_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[Seat, tuple[str, ...]]] = []

    class Told(espionaje.Judge):
        def __init__(self, seat: Seat, minds: Sequence[str] = ()) -> None:
            super().__init__(seat, minds)
            told.append((seat, tuple(minds)))

    monkeypatch.setattr(espionaje, "Judge", Told)
    record = record_of("espionaje", 3, mind="handler")
    assert isinstance(record, RecordV2)
    whole(replace(record, minds=("", "handler", "race")))
    assert told == [(Seat(seat), ("", "handler-5", "race")) for seat in range(3)], "levels with their numbers"
    told.clear()
    whole(replace(record, minds=()), Seat(1))
    assert told == [(Seat(1), ())]


def alone(message: Decided) -> Decided:
    """The same from what its seat alone could know."""
    if message.own is None:
        return message
    return replace(message, value=message.own, best_value=pytest.approx(message.own + message.loss), own=None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_all_who_decide_at_once_are_never_above_one(players: int) -> None:
    for seed in range(6):
        _, decided, _ = whole(record_of("espionaje", players, f"shares {seed}", "entropy"))
        laid = [message for message in decided if message.ask == "commit"]
        assert len(laid) == players
        assert sum(message.value for message in laid) <= 1
        assert any(message.own is not None for message in laid) or max(message.value for message in laid) == 1


@pytest.mark.parametrize(("name", "players"), [("secrets", 4), ("espionaje", 3)])
def test_a_review_repeats_itself_and_a_seat_is_judged_alone_as_among_all(name: str, players: int) -> None:
    record = record_of(name, players)
    everybody = list(review(record))
    assert list(review(record)) == everybody
    for seat in map(Seat, range(players)):
        _, decided, summed = whole(record, seat)
        among_all = [message for message in everybody if isinstance(message, Decided) and message.seat == seat]
        assert decided == [alone(message) for message in among_all]
        assert isinstance(everybody[-1], Summed)
        assert summed.seats == (everybody[-1].seats[seat],)


def test_every_step_of_secrets_is_judged_and_all_turns_of_espionaje() -> None:
    secret, other = record_of("secrets", 4), record_of("espionaje", 2, mind="unknown-pair")
    assert whole(secret)[0].decisions == len(secret.steps)
    shown = sum(step.choice.startswith("show") for step in other.steps)
    assert shown
    assert whole(other)[0].decisions == len(other.steps) - shown


@pytest.mark.parametrize("name", GAMES)
def test_what_cannot_be_reviewed_is_refused_before_anything_is_told(name: str) -> None:
    record = record_of(name, 4)
    with pytest.raises(Unfinished):
        review(replace(record, steps=record.steps[:-1]))
    with pytest.raises(BadRecord):
        review(replace(record, steps=record.steps[1:]))


def test_messages_survive_the_wire() -> None:
    for message in review(record_of("espionaje", 2)):
        assert msgspec.json.decode(msgspec.json.encode(message), type=Review) == message

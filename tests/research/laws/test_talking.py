"""The law of talk catches phrases that nobody should be able to say, and records that tell claims wrongly."""

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from brushpass.core.record import RecordV2, decode
from brushpass.core.record_talk import Talk
from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.core.talk import Phrase
from brushpass.games.espionaje.kit import KIT
from brushpass.games.espionaje.open.cards import Element
from brushpass.research.laws import talking
from brushpass.research.laws.broken import Absent, Broken
from brushpass.research.laws.phrase_book import phrase_book
from brushpass.research.laws.playing import Case
from brushpass.research.review.steps import told_steps
from tests.research.laws.mutants import GAME

CASE = Case(GAME, 3, GAME.rules())


def several(games: int) -> None:
    """Run the law over this many games."""
    for seed in range(games):
        talking.talk(CASE, seed)


class Points(Phrase, frozen=True):
    """Names a seat, and does not say so."""

    seat: Seat


class Whispers(Phrase, frozen=True):
    """Says anything at all."""

    text: str


class Hints(Phrase, frozen=True):
    """Implies what the book does not have."""

    element: Element

    def implied(self) -> Phrase:
        """Another phrase."""
        return Points(Seat(0))


class Careful(Phrase, frozen=True):
    """A sound phrase with all sorts of blanks."""

    seat: Seat | None
    element: Element
    sure: bool
    times: int

    def seats(self) -> tuple[Seat, ...]:
        """The seat, if it names one."""
        return () if self.seat is None else (self.seat,)


def test_a_book_has_every_phrase_with_every_value() -> None:
    assert len(list(phrase_book(KIT.phrases, range(3)))) == 3 * 15 + 15 + 15 + 15
    assert len(set(phrase_book(Careful, range(3)))) == 4 * 15 * 2 * 2


def talks(monkeypatch: pytest.MonkeyPatch, phrases: Any) -> None:
    """Run the law over a game with another phrase book."""
    monkeypatch.setattr(talking, "find_kit", lambda name: dataclasses.replace(KIT, phrases=phrases))
    talking.talk(CASE, 0)


def test_sound_books_pass_and_a_game_without_one_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    several(6)
    talks(monkeypatch, Careful)
    with pytest.raises(Absent, match="no phrase book"):
        talks(monkeypatch, None)


@pytest.mark.parametrize(
    ("phrase", "told"),
    [
        (Points, r"Points\(seat=3\) names a seat that is not there"),
        (Whispers, "Whispers.text has values that no list can offer"),
        (Hints, "implies something that nobody can say"),
    ],
)
def test_a_phrase_that_nobody_should_be_able_to_say_is_caught(
    phrase: type[Phrase], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Broken, match=told):
        talks(monkeypatch, phrase)


Told = list[tuple[int, list[Any]]]


def first_of_all(record: RecordV2, viewer: Viewer, *, sealed: bool = False) -> Told:
    """Tells what was said before anything happens."""
    told = _events(record, viewer, sealed=sealed)
    said = [one for _, messages in told_steps(record, viewer, sealed=sealed) for one in messages if _is_said(one)]
    return [(0, said), *told]


def to_seats_only(record: RecordV2, viewer: Viewer, *, sealed: bool = False) -> Told:
    """Tells the public nothing of what was said."""
    return _events(record, viewer, sealed=sealed) if viewer is PUBLIC else told_steps(record, viewer, sealed=sealed)


def with_answers_that_are_held_back(record: RecordV2, viewer: Viewer, *, sealed: bool = False) -> Told:
    """Tells what is held back before what was said meanwhile."""
    told = told_steps(
        replace(record, talk=tuple(replace(line, untold=0) for line in record.talk)), viewer, sealed=sealed
    )
    lines = iter(record.talk)
    return [(number, [next(lines) if _is_said(one) else one for one in messages]) for number, messages in told]


def before_the_end_is_opened(record: RecordV2, viewer: Viewer, *, sealed: bool = False) -> Told:
    """Tells what was said after the end while the end is sealed."""
    told = told_steps(record, viewer, sealed=sealed)
    return [*told, (len(record.steps), list(record.talk[-1:]))] if sealed else told


def _events(record: RecordV2, viewer: Viewer, *, sealed: bool) -> Told:
    return told_steps(replace(record, talk=()), viewer, sealed=sealed)


def _is_said(message: Any) -> bool:
    return isinstance(message, Talk)


@pytest.mark.parametrize(
    ("planted", "told"),
    [
        (first_of_all, "hears a claim where it was not made"),
        (to_seats_only, "viewer None hears other claims"),
        (with_answers_that_are_held_back, "hears a claim where it was not made"),
        (before_the_end_is_opened, "while the end is sealed"),
    ],
)
def test_a_record_that_tells_claims_wrongly_is_caught(
    planted: Callable[..., Told], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talking, "told_steps", planted)
    with pytest.raises(Broken, match=told):
        several(6)


def test_a_place_that_depends_on_what_a_viewer_did_not_see_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The step of a claim counts choices that others made in secret."""
    monkeypatch.setattr(talking, "heard", lambda game, record, viewer: None)
    monkeypatch.setattr(talking, "_heard", lambda message: repr(message).encode())
    with pytest.raises(Broken, match="can tell two truths apart by where a claim stands"):
        several(40)


def test_a_record_that_loses_its_claims_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(text: bytes) -> Any:
        return replace(decode(text), talk=())

    monkeypatch.setattr(talking, "decode", forgetful)
    with pytest.raises(Broken, match="a record with claims does not survive JSON"):
        talking.talk(CASE, 0)

"""What is said of single claims, and that kinds, proofs and pairs are what docs/labels.md says."""

import dataclasses
from itertools import product
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from brushpass.core import replay
from brushpass.core.record import RecordV2, encode
from brushpass.core.record_talk import Kept, RecordedClaim, RecordedText
from brushpass.core.seats import PUBLIC, Seat
from brushpass.core.talk import Phrase
from brushpass.games.espionaje.open.cards import Element
from brushpass.games.espionaje.talk import ShowMe
from brushpass.games.kits import NoLabels, find_kit
from brushpass.games.registry import GAMES
from brushpass.games.secrets.open.cards import Face
from brushpass.games.secrets.open.cards import Kind as Character
from brushpass.games.secrets.talk import OfferIs, OfferMe, SawToken, TakeIt, TokenIs
from brushpass.research.labels import meaning
from brushpass.research.labels.certificate import certificate
from brushpass.research.labels.kinds import believed, kind_of
from brushpass.research.labels.labelling import labels
from brushpass.research.labels.pairs import pairs
from brushpass.research.review.steps import seen_steps
from brushpass.wire.labels import ClaimKind, Label
from tests.research.labels.agreeing import talking


def labelled(record: RecordV2, after: int, seat: int, claim: Phrase, *, untold: int = 0) -> Label:
    """The label of a claim that is added to a record."""
    line = RecordedClaim(after=after, untold=untold, seat=Seat(seat), claim=msgspec.to_builtins(claim))
    [label] = [one for one in labels(replace(record, kept=Kept.CLAIMS, talk=(line,))) if one.source == "talk"]
    return label


GAME = talking("secrets", 4, 0)
TOKENS = [Face(face) for face in GAME.deal["tokens"]]


# --- kinds


def test_every_claim_is_of_exactly_one_kind() -> None:
    chances = (None, 0.0, 0.3, 0.5, 0.7, 1.0)
    met = set()
    for chance, truth, implied in product(chances, (None, True, False), (True, False)):
        contradicts = (chance == 1 and truth is False) or (chance == 0 and truth is True)
        if (chance is None) == (truth is None) and not contradicts:
            met.add(kind_of(chance, truth=truth, implied_truth=implied))
    assert met == set(ClaimKind)


def test_what_follows_is_never_false() -> None:
    with pytest.raises(AssertionError):
        kind_of(1.0, truth=False, implied_truth=False)
    with pytest.raises(AssertionError):
        kind_of(0.0, truth=True, implied_truth=True)


def test_belief_moves_what_is_open_and_never_what_is_proved() -> None:
    assert believed(0.0) == 0
    assert believed(1.0) == 1
    assert believed(0.5) == pytest.approx(0.8)
    assert believed(0.34, trust=5 / 6) == pytest.approx(0.72, abs=0.005)
    assert believed(0.3, trust=0.5) == pytest.approx(0.3)


# --- one claim


def test_the_owner_of_a_token_who_looked_at_it_knows_whether_they_lie() -> None:
    true, false = (labelled(GAME, 0, 1, TokenIs(Seat(1), face)) for face in (TOKENS[1], other_than(TOKENS[1])))
    assert (true.kind, true.chance, true.certificate) == (ClaimKind.TRUTH, 1.0, None)
    assert (false.kind, false.chance) == (ClaimKind.LIE, 0.0)
    assert false.certificate is not None
    [seen] = [event for number, event in enumerate(GAME.setup) if number in false.certificate]
    assert seen == f"1 looks at 1: {TOKENS[1]}"


def test_whoever_never_saw_a_token_there_lies_about_having_seen_it_and_everybody_knows() -> None:
    lie = labelled(GAME, 0, 1, SawToken(Seat(3), TOKENS[3]))
    assert (lie.kind, lie.certificate, lie.implied_truth) == (ClaimKind.LIE, (), True)
    assert all(hearer.refutes and hearer.after == 0 for hearer in lie.hearers)


def test_advice_wishes_and_words_about_no_offer_are_no_statements() -> None:
    espionaje = talking("espionaje", 3, 1)
    made = [labelled(GAME, 0, 1, one) for one in (TakeIt(), OfferIs(Character.DIPLOMAT), OfferMe(Character.DIPLOMAT))]
    for label in (*made, labelled(espionaje, 1, 1, ShowMe(Element.PARIS))):
        assert (label.kind, label.truth, label.chance, label.hearers) == (ClaimKind.NO_STATEMENT, None, None, ())


def test_what_was_held_back_is_not_known_yet() -> None:
    record = talking("espionaje", 3, 1)
    step = next(number for number, one in enumerate(record.steps, 1) if any("shows" in line for line in one.events))
    held = len(record.steps[step - 1].events)
    claim = meaning.meaning_of("espionaje").statements(3)[0]
    assert labelled(record, step, 0, claim, untold=held).told == labelled(record, step - 1, 0, claim).told
    assert labelled(record, step, 0, claim, untold=held).hearers == labelled(record, step - 1, 0, claim).hearers


def test_a_record_without_talk_still_has_the_claims_of_its_offers() -> None:
    silent = replace(GAME, kept=Kept.CHOICES, talk=())
    assert {label.source for label in labels(silent)} == {"move"}


def test_a_game_that_does_not_say_what_claims_mean_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = find_kit("secrets")
    monkeypatch.setattr(meaning, "find_kit", lambda name: dataclasses.replace(kit, labels=None))
    with pytest.raises(NoLabels) as refused:
        list(labels(GAME))
    assert refused.value.code == "no-labels"


# --- proofs


def test_a_certificate_has_nothing_that_is_not_needed() -> None:
    rng = Random(1)
    for _ in range(200):
        evidence = list(range(rng.randrange(1, 12)))
        proofs = [set(rng.sample(evidence, rng.randrange(1, len(evidence) + 1))) for _ in range(3)]
        found = certificate(evidence, lambda known: any(proof <= set(known) for proof in proofs))  # noqa: B023
        assert set(found) in proofs
        assert not any(proof < set(found) for proof in proofs)
    assert certificate([1, 2], lambda known: True) == ()


# --- pairs


@pytest.mark.parametrize(("game", "players"), [("secrets", 5), ("espionaje", 3)])
def test_a_pair_told_everybody_the_same_but_one_and_the_claim_is_the_opposite(game: str, players: int) -> None:
    record = talking(game, players, 3)
    record = replace(record, talk=record.talk[:6], steps=record.steps[: record.talk[6].after])
    made = {label.number: label for label in labels(record)}
    found = list(pairs(record))
    assert found
    for pair in found:
        label = made[pair.number]
        assert (pair.claim, pair.truth) == (label.claim, label.truth)
        other = pair.other
        replay.check(other, GAMES[game])
        assert list(labels(other))[pair.number - 1].truth is not pair.truth
        short = replace(record, talk=other.talk, steps=record.steps[: label.after])
        for viewer in (*map(Seat, range(players)), PUBLIC):
            here, there = (transcript(one, viewer) for one in (short, other))
            if viewer == pair.alone:
                assert here != there
            elif label.source == "talk":
                assert here == there


@pytest.mark.parametrize(("game", "players"), [("secrets", 4), ("espionaje", 3)])
def test_a_pair_has_the_same_names_minds_and_talk_up_to_the_claim(game: str, players: int) -> None:
    record = talking(game, players, 3)
    texts = [RecordedText(after=line.after, untold=line.untold, seat=line.seat, text="hm") for line in record.talk]
    talk = tuple(line for both in zip(texts, record.talk, strict=True) for line in both)[:13]
    record = replace(record, kept=Kept.TALK, talk=talk, steps=record.steps[: talk[-1].after])
    record = replace(record, minds=("belief", *[""] * (players - 1)), seats=("Ann", "Bob", "Cat", "Dan")[:players])
    made = {label.number: label for label in labels(record)}
    found = list(pairs(record))
    assert {made[pair.number].source for pair in found} >= {"talk"}
    for pair in found:
        other, label = pair.other, made[pair.number]
        for public in ("game", "version", "players", "rules", "seats", "minds", "kept"):
            assert getattr(other, public) == getattr(record, public)
        assert other.talk == record.talk[: len(other.talk)]
        if label.source == "talk":
            last = other.talk[-1]
            assert isinstance(last, RecordedClaim)
            assert (last.seat, last.claim) == (pair.seat, pair.claim)
            assert sum(isinstance(line, RecordedText) for line in other.talk) * 2 == len(other.talk)
        else:
            assert [line for line in record.talk if line.after < label.after] == list(other.talk)


def transcript(record: RecordV2, viewer: Seat | None) -> list[bytes]:
    """What a viewer was told."""
    return [bytes(message) for step in seen_steps(record, viewer, truth=False) for message in step.told]


def other_than(face: Face) -> Face:
    return next(one for one in Face if one is not face)


def test_records_with_claims_are_the_same_in_every_run() -> None:
    assert encode(talking("secrets", 4, 0)) == encode(GAME)

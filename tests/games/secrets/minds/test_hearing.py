"""Claims weigh worlds in the second layer, as far as the speaker's record goes, and prove nothing."""

from math import exp
from random import Random

import numpy as np
import pytest

from brushpass.core.seats import Seat
from brushpass.games.registry import GAMES
from brushpass.games.secrets.minds.bots.belief import Belief
from brushpass.games.secrets.minds.bots.dial import Dial, Setting
from brushpass.games.secrets.minds.bots.scripted import Liar, TruthTeller
from brushpass.games.secrets.minds.dossier.dossier import Dossier
from brushpass.games.secrets.minds.witness import Witness
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import CENTRE, Face, Kind, Rules
from brushpass.games.secrets.talk import Claim, OfferIs, OfferMe, SawToken, TakeIt, TokenIs
from brushpass.minds.hearing import Heard
from brushpass.minds.play import run
from brushpass.minds.trust import BOUND
from brushpass.research.simulate import rng_of
from tests.games.secrets.minds.beginning import ANN, BEGINNING, BEN, ME
from tests.games.secrets.minds.exactness import CASES, told
from tests.laws.playing import play

SECRETS = GAMES["secrets"]


def dossier(*events: seen.Seen) -> Dossier:
    made = Dossier(ME)
    for event in (*BEGINNING, *events):
        made.see(event)
    return made


def chance(of: Dossier, seat: Seat, face: Face) -> float:
    faces = of.tokens.marginals(of.tokens.inferred())
    return float(faces[seat, list(Face).index(face)])


BEN_LOOKS = seen.Looked(BEN, ANN)


@pytest.mark.parametrize("claim", [TokenIs(ANN, Face.KGB), SawToken(ANN, Face.KGB)])
def test_a_claim_is_evidence_and_leaves_logic_alone(claim: Claim) -> None:
    told, deaf = dossier(BEN_LOOKS), dossier(BEN_LOOKS)
    told.hear(BEN, claim)
    assert np.array_equal(told.marginals(), deaf.marginals())
    before, after = chance(deaf, ANN, Face.KGB), chance(told, ANN, Face.KGB)
    odds = told.hearing.record.odds(BEN)
    assert after / (1 - after) == pytest.approx(exp(odds) * before / (1 - before))
    told.hear(BEN, claim)
    assert chance(told, ANN, Face.KGB) == after, "said twice, it counts once"
    told.hear(ME, TokenIs(BEN, Face.CIA))
    assert len(told.hearing.heard) == 1, "nobody learns from themselves"


def test_who_never_looked_there_has_seen_nothing_and_is_known_to_lie() -> None:
    told, deaf = dossier(), dossier()
    told.hear(BEN, SawToken(ANN, Face.KGB))
    assert told.hearing.record.counts(BEN) == (0, 1)
    assert chance(told, ANN, Face.KGB) == chance(deaf, ANN, Face.KGB), "it says nothing of the token"
    told.hear(BEN, SawToken(ANN, Face.KGB))
    assert told.hearing.record.counts(BEN) == (0, 1), "said twice, it counts once"


def test_what_somebody_saw_is_the_token_that_lay_there_then() -> None:
    told = dossier(BEN_LOOKS, seen.Swapped(ME, ANN, CENTRE))
    told.hear(BEN, SawToken(ANN, Face.KGB))
    told.hear(ANN, TokenIs(ANN, Face.KGB))
    told.see(seen.CentreShown(Face.KGB))
    assert told.hearing.record.counts(BEN) == (1, 0), "that token lies in the centre now"
    assert told.hearing.record.counts(ANN) == (0, 0), "nobody knows what lies there now"


@pytest.mark.parametrize("seed", range(12))
def test_a_claim_is_true_in_the_worlds_in_which_a_witness_finds_it_true(seed: int) -> None:
    """Minds and labels read every claim alike, at every moment of a game."""
    players = 4 + seed % 5
    game, rng = play(CASES[players], seed), Random(seed)
    viewer, made, witness = Seat(0), Dossier(Seat(0)), Witness(Seat(0))
    for event in told(game, viewer)[:-1]:
        made.see(event)
        witness.see(event)
        speaker, slots = Seat(rng.randrange(1, players)), list(map(Seat, range(players)))
        claim = rng.choice((TokenIs, SawToken))(rng.choice([*slots, CENTRE]), rng.choice(list(Face)))
        made.hear(speaker, claim)
        heard = Heard(speaker, claim, made.count)
        if heard in made.hearing.heard:
            says = made.tokens.said[made.hearing.heard.index(heard)]
            assert float(says @ made.tokens.logical()) == pytest.approx(witness.chance(speaker, claim))


def test_no_chorus_makes_certain() -> None:
    told = dossier()
    for seat in map(Seat, range(1, 4)):
        told.hear(seat, TokenIs(ANN, Face.KGB))
    assert chance(told, ANN, Face.CIA) > 0
    assert told.snapshot().slots[ANN].known is None


def test_a_claim_follows_its_token_and_is_settled_by_a_look() -> None:
    told = dossier()
    told.hear(BEN, TokenIs(ANN, Face.KGB))
    told.see(seen.Swapped(BEN, ANN, Seat(3)))
    assert chance(told, Seat(3), Face.KGB) > chance(dossier(), ANN, Face.KGB)
    assert told.hearing.record.counts(BEN) == (0, 0)
    told.see(seen.Looked(ME, Seat(3), Face.HIPPIE))
    assert told.hearing.record.counts(BEN) == (0, 1)
    assert told.hearing.record.odds(BEN) < 0


def test_what_the_hearer_can_refute_at_once_counts_at_once() -> None:
    told = dossier()
    told.hear(BEN, TokenIs(ME, Face.KGB))
    assert told.hearing.record.counts(BEN) == (0, 1)
    told.hear(BEN, TokenIs(ME, Face.CIA))
    assert told.hearing.record.counts(BEN) == (1, 1)


def test_the_claims_in_offers_and_in_the_phrase_book_make_one_record() -> None:
    drawn = seen.Drawn(ANN, (Kind.DETECTIVE, Kind.JOURNALIST))
    told = dossier(drawn, seen.Offered(ANN, BEN, Kind.DETECTIVE), seen.Revealed(Kind.JOURNALIST, ANN))
    assert told.hearing.record.counts(ANN) == (0, 1)
    told.see(seen.Drawn(ANN, (Kind.DETECTIVE, Kind.JOURNALIST)))
    told.see(seen.Offered(ANN, BEN))
    told.hear(ANN, OfferIs(Kind.DETECTIVE))
    told.hear(BEN, TakeIt())
    told.see(seen.Revealed(Kind.DETECTIVE, ANN))
    assert told.hearing.record.counts(ANN) == (1, 1)
    assert told.hearing.record.counts(BEN) == (0, 0)


def test_what_others_say_of_a_card_on_offer_clears_no_liar_and_counts_for_nobody() -> None:
    told = dossier(seen.Drawn(ANN, (Kind.DETECTIVE, Kind.JOURNALIST)), seen.Offered(ANN, BEN, Kind.DETECTIVE))
    told.hear(BEN, OfferIs(Kind.JOURNALIST))
    told.see(seen.Revealed(Kind.JOURNALIST, ANN))
    assert told.hearing.record.counts(ANN) == (0, 1)
    assert told.hearing.record.counts(BEN) == (0, 0)


def test_who_says_two_things_of_a_card_lies_once() -> None:
    told = dossier(seen.Drawn(ANN, (Kind.DETECTIVE, Kind.JOURNALIST)), seen.Offered(ANN, BEN, Kind.DETECTIVE))
    for card in (Kind.JOURNALIST, Kind.DETECTIVE):
        told.hear(ANN, OfferIs(card))
    told.see(seen.Revealed(Kind.JOURNALIST, ANN))
    assert told.hearing.record.counts(ANN) == (1, 1)


def test_nobody_earns_credit_with_a_token_that_everybody_has_seen() -> None:
    told = dossier(seen.CentreShown(Face.KGB))
    told.hear(BEN, TokenIs(CENTRE, Face.KGB))
    assert told.hearing.record.counts(BEN) == (0, 0)
    told.hear(BEN, TokenIs(CENTRE, Face.CIA))
    assert told.hearing.record.counts(BEN) == (0, 1), "a lie counts in any case"
    told.hear(BEN, TokenIs(ME, Face.CIA))
    assert told.hearing.record.counts(BEN) == (1, 1), "only two of them know that: to say it was a risk"


def test_a_diplomat_splits_what_was_claimed() -> None:
    told = dossier()
    told.hear(BEN, TokenIs(CENTRE, Face.KGB))
    told.see(seen.CentreShown(Face.KGB))
    told.see(seen.Diverted(BEN))
    assert told.hearing.record.counts(BEN) == (1, 0)
    assert told.tokens.said.shape == (1, len(told.tokens.weight))


def test_a_wish_of_somebody_else_weighs_nothing_and_a_hippie_has_none() -> None:
    told, deaf = dossier(), dossier()
    told.hear(BEN, OfferMe(Kind.SCIENTIST))
    assert np.array_equal(told.tokens.inferred(), deaf.tokens.inferred())
    hippie = Belief(ME, Random(3))
    for event in (seen.Began(4, Rules(), ME), seen.Looked(ME, ME, Face.HIPPIE)):
        hippie.see(event)
    hippie.see(seen.Drawn(ANN, (Kind.DIPLOMAT, Kind.JOURNALIST)))
    hippie.see(seen.Offered(ANN, ME))
    hippie.see(seen.Revealed(Kind.DIPLOMAT, ME))
    said = {hippie.speak() for _ in range(9)}
    assert not any(isinstance(claim, OfferMe) for claim in said)


def test_a_claim_about_the_running_offer_is_heard_like_one_in_the_offer() -> None:
    mind = Belief(ME, Random(3))
    for event in (*BEGINNING, seen.Drawn(ANN, (Kind.DETECTIVE, Kind.JOURNALIST)), seen.Offered(ANN, ME)):
        mind.see(event)
    mind.hear(ANN, OfferIs(Kind.JOURNALIST))
    assert mind._board.offer == seen.Offered(ANN, ME, Kind.JOURNALIST)
    mind.hear(BEN, OfferIs(Kind.DETECTIVE))
    assert mind._board.offer == seen.Offered(ANN, ME, Kind.JOURNALIST)


def test_a_setting_that_forgets_tokens_remembers_what_was_said() -> None:
    dial = Dial(dict.fromkeys(SECRETS.players, Setting(0.0, memory=0.0)), ME, Random(7))
    for event in (*BEGINNING, seen.Looked(ME, BEN, Face.KGB)):
        dial.see(event)
    dial.hear(BEN, TokenIs(ANN, Face.KGB))
    said = dial.speak()
    dial.see(seen.Drawn(ME, (Kind.DETECTIVE, Kind.JOURNALIST)))
    assert [heard.claim for heard in dial._mind.dossier.hearing.heard] == [TokenIs(ANN, Face.KGB)]
    assert dial._mind.said == [said]


def test_a_truth_teller_earns_trust_and_a_liar_loses_it() -> None:
    odds = []
    for speaker in (TruthTeller, Liar):
        records = []
        for number in range(12):
            seed = bytes([number]) * 32
            kinds = [speaker, Belief, Belief, Belief]
            minds = [kind(seat, rng_of(seed, seat)) for seat, kind in zip(map(Seat, range(4)), kinds, strict=True)]
            run(SECRETS, 4, SECRETS.rules(), SECRETS.deal.from_seed(seed, 4), minds, talk=Random(number))
            heard = minds[1].dossier.hearing
            true, false = heard.record.counts(ME)
            records.append((true, false))
            assert abs(heard.record.odds(ME)) <= BOUND
        odds.append(sum(true for true, _ in records) - sum(false for _, false in records))
    assert odds[0] > odds[1]


@pytest.mark.parametrize(("speaker", "is_true"), [(TruthTeller, True), (Liar, False)])
def test_scripted_minds_say_which_card_they_offer(speaker: type[TruthTeller], *, is_true: bool) -> None:
    seed = bytes(32)
    minds = [speaker(seat, rng_of(seed, seat)) for seat in map(Seat, range(4))]
    run(SECRETS, 4, SECRETS.rules(), SECRETS.deal.from_seed(seed, 4), minds)
    counts = [minds[0].dossier.hearing.record.counts(seat) for seat in map(Seat, range(4))]
    assert sum(true + false for true, false in counts) > 3
    assert all((false if is_true else true) == 0 for true, false in counts)

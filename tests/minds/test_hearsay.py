"""A suspicion names the claims that it rests on, in both games: bounded, by the record alone, and never as a proof."""

from collections.abc import Callable
from math import exp
from typing import Any

import msgspec
import pytest

from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.espionaje.minds.dossier.dossier import Dossier as EspionajeDossier
from brushpass.games.espionaje.open import cards as e
from brushpass.games.espionaje.open import seen as espionaje
from brushpass.games.espionaje.talk import CardAt, Holds, IsHidden
from brushpass.games.secrets.minds.dossier.dossier import Dossier as SecretsDossier
from brushpass.games.secrets.open import cards as s
from brushpass.games.secrets.open import seen as secrets
from brushpass.games.secrets.talk import SawToken, TakeIt, TokenAt, TokenIs
from brushpass.minds.hearsay import Belief, belief
from brushpass.minds.trust import BOUND

ME, ANN, BEN = map(Seat, range(3))
HAND = (*e.CITIES[:2], e.DEVICES[0], e.AGENTS[0])


def of_secrets() -> SecretsDossier:
    made = SecretsDossier(ME)
    for event in (secrets.Began(4, s.Rules(), ME), secrets.Looked(ME, ME, s.Face.CIA)):
        made.see(event)
    return made


def of_espionaje() -> EspionajeDossier:
    made = EspionajeDossier(ME)
    made.see(espionaje.Began(3, e.Rules(), ME, HAND))
    return made


KGB_AT_ANN, PARIS_AT_BEN = TokenAt(ANN, s.Face.KGB), CardAt(e.CITIES[2], BEN)
CASES: list[Any] = [
    pytest.param(of_secrets, KGB_AT_ANN, TokenIs(ANN, s.Face.KGB), TokenIs(ME, s.Face.KGB), id="secrets"),
    pytest.param(of_espionaje, PARIS_AT_BEN, Holds(BEN, e.CITIES[2]), Holds(ME, e.CITIES[2]), id="espionaje"),
]


@pytest.mark.parametrize(("make", "about", "claim", "lie"), CASES)
def test_an_explanation_names_the_claim_its_speaker_s_record_and_what_it_adds(
    make: Callable[[], Any], about: Any, claim: Any, lie: Any
) -> None:
    deaf, told = make(), make()
    told.hear(BEN, claim)
    why, before = told.why(about), deaf.why(about)
    assert (before.heard, before.claims) == (None, ())
    (ground,) = why.claims
    assert (ground.by, ground.claim, ground.event) == (BEN, claim, told.hearing.heard[0].event)
    assert (ground.true, ground.false, ground.belief) == (0, 0, Belief.HALF)
    assert why.heard / (1 - why.heard) == pytest.approx(
        exp(told.hearing.record.odds(BEN)) * ground.without / (1 - ground.without)
    )
    told.hear(BEN, lie)
    (doubted,) = told.why(about).claims
    assert (doubted.false, doubted.belief) == (1, Belief.NOT)
    assert told.why(about).heard < why.heard


@pytest.mark.parametrize(("make", "about", "claim", "lie"), CASES)
def test_claims_stay_out_of_the_logical_layer_and_of_what_acts_suggest(
    make: Callable[[], Any], about: Any, claim: Any, lie: Any
) -> None:
    deaf, told = make(), make()
    for seat in (ANN, BEN):
        told.hear(seat, claim)
        told.hear(seat, lie)
    said, silent = (msgspec.to_builtins(one.why(about)) for one in (told, deaf))
    assert {name: said[name] for name in silent} == silent
    assert set(said) - set(silent) == {"heard", "claims"}
    pages = [msgspec.to_builtins(one.page(), str_keys=True) for one in (told, deaf)]
    assert _without(pages[0], "heard", "rivals") == _without(pages[1], "heard", "rivals")
    assert "heard" in str(pages[0])
    assert "heard" not in str(pages[1])


def test_claims_that_are_settled_or_about_something_else_are_not_named() -> None:
    told = of_secrets()
    told.hear(BEN, TokenIs(ANN, s.Face.KGB))
    told.hear(BEN, TakeIt())
    told.see(secrets.Looked(ME, ANN, s.Face.HIPPIE))
    assert told.why(KGB_AT_ANN).claims == ()
    assert told.why(TokenAt(BEN, s.Face.KGB)).claims == ()
    told.see(secrets.Looked(ANN, BEN))
    told.hear(ANN, SawToken(BEN, s.Face.KGB))
    assert [ground.by for ground in told.why(TokenAt(Seat(3), s.Face.CIA)).claims] == [ANN], "tokens are few"


def test_a_speaker_is_doubted_as_soon_as_a_lie_about_an_offer_comes_out() -> None:
    told = of_secrets()
    told.hear(ANN, TokenIs(BEN, s.Face.KGB))
    before = told.why(TokenAt(BEN, s.Face.KGB)).heard
    told.see(secrets.Drawn(ANN, (s.Kind.DETECTIVE, s.Kind.JOURNALIST)))
    told.see(secrets.Offered(ANN, BEN, s.Kind.DETECTIVE))
    told.see(secrets.Revealed(s.Kind.JOURNALIST, BEN))
    after = told.why(TokenAt(BEN, s.Face.KGB)).heard
    assert after is not None
    assert before is not None
    assert after < before


def test_words_before_the_deal_and_words_to_spectators_say_nothing() -> None:
    early = SecretsDossier(ME)
    early.hear(ANN, TokenIs(ANN, s.Face.KGB))
    assert early.hearing.heard == []
    for viewer, event in ((ME, None), (PUBLIC, espionaje.Began(3, e.Rules(), ME))):
        dossier = EspionajeDossier(viewer)
        if event is not None:
            dossier.see(event)
        dossier.hear(ANN, IsHidden(e.CITIES[2]))
        assert dossier.hearing.heard == []


def test_belief_in_a_word_follows_trust_and_trust_is_bounded() -> None:
    assert [belief(trust) for trust in (0.95, 0.7, 0.69, 0.4, 0.39, 0.05)] == [
        *(Belief.MOSTLY, Belief.MOSTLY),
        *(Belief.HALF, Belief.HALF),
        *(Belief.NOT, Belief.NOT),
    ]
    told = of_secrets()
    for slot in (ME, s.CENTRE):
        for face in s.Face:
            told.hear(ANN, TokenIs(slot, face))
    assert told.hearing.record.counts(ANN) == (1, 2), "two different lies are two"
    told.hear(ANN, SawToken(ME, s.Face.KGB))
    assert told.hearing.record.counts(ANN) == (1, 2), "the same lie in other words is one"
    told.hear(ANN, TokenIs(BEN, s.Face.KGB))
    ground = told.why(TokenAt(BEN, s.Face.KGB)).claims[-1]
    assert 1 / (1 + exp(BOUND)) <= ground.trust < 0.5
    assert ground.belief is Belief.NOT
    assert ground.without > (told.why(TokenAt(BEN, s.Face.KGB)).heard or 0), "a liar's claim speaks against itself"


def _without(page: Any, *names: str) -> Any:
    """A page without some of its fields, at any depth."""
    if isinstance(page, dict):
        return {key: _without(part, *names) for key, part in page.items() if key not in names}
    return [_without(part, *names) for part in page] if isinstance(page, list | tuple) else page

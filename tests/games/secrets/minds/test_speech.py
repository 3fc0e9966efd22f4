"""What bots say: truth and lies about tokens, advice, and wishes."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from brushpass.core.seats import Seat
from brushpass.games.registry import GAMES
from brushpass.games.secrets.minds.bots.advice import advice, urging
from brushpass.games.secrets.minds.bots.belief import Belief
from brushpass.games.secrets.minds.bots.forecast import Worlds
from brushpass.games.secrets.minds.bots.likelihood import Likelihood
from brushpass.games.secrets.minds.bots.scripted import TruthTeller
from brushpass.games.secrets.minds.bots.speech import statement
from brushpass.games.secrets.minds.dossier.arrangements import Floats
from brushpass.games.secrets.minds.dossier.remembering import Remembering
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import CENTRE, Face, Kind
from brushpass.games.secrets.open.choices import Accept, Offer
from brushpass.games.secrets.open.sight import TokenEvent
from brushpass.games.secrets.talk import Claim, OfferMe, RefuseIt, SawToken, TakeIt, TokenIs
from brushpass.research.labels.labelling import labels
from brushpass.research.simulate import simulate
from brushpass.wire.labels import ClaimKind, Label
from tests.games.secrets.minds.beginning import ANN, BEGINNING, BEN, ME

SECRETS = GAMES["secrets"]
BAD = Kind.PSYCHIATRIST, Kind.DETECTIVE


def said_of(*events: TokenEvent, times: int = 200) -> Counter[Claim | None]:
    """What somebody of the CIA who has seen these events says first, in so many games."""
    tokens = Remembering(5)
    for event in (seen.Looked(ME, ME, Face.CIA), *events):
        tokens.see(event)
    return Counter(statement(tokens, tokens.logical(), ME, (), Random(luck)) for luck in range(times))


def test_a_bot_tells_the_truth_more_often_the_more_friends_listen() -> None:
    friends = said_of(seen.Looked(ME, ANN, Face.CIA), seen.Looked(ME, BEN, Face.HIPPIE), times=3000)
    assert set(friends) == {
        TokenIs(ME, Face.CIA),
        TokenIs(ME, Face.KGB),
        SawToken(ANN, Face.CIA),
        SawToken(ANN, Face.KGB),
    }
    enemies = said_of(seen.Looked(ME, ANN, Face.KGB), seen.Looked(ME, BEN, Face.KGB), times=3000)
    among_enemies = share(
        Counter({claim: enemies[claim] for claim in enemies if isinstance(claim, SawToken)}), Face.KGB
    )
    assert 0.4 < among_enemies < share(friends, Face.CIA) < 0.8, "always or never would tell everything"


def share(said: Counter[Any], face: Face) -> float:
    """How many of these claims name this face."""
    return sum(count for claim, count in said.items() if getattr(claim, "face", None) is face) / said.total()


def test_a_bot_does_not_lie_where_others_know_better_nor_tell_what_all_know() -> None:
    looks = [seen.Looked(Seat(seat), slot) for seat in (2, 3) for slot in (ME, ANN)]
    once = said_of(seen.Looked(ME, ANN, Face.KGB), *looks)
    assert set(once) == {TokenIs(ME, Face.CIA), SawToken(ANN, Face.KGB)}
    everybody = [seen.Looked(Seat(seat), ANN) for seat in (2, 3, 4)]
    assert SawToken(ANN, Face.KGB) not in said_of(seen.Looked(ME, ANN, Face.KGB), *everybody)


def test_a_bot_says_that_it_has_seen_only_what_it_saw_there() -> None:
    moved = said_of(seen.Looked(ME, ANN, Face.KGB), seen.Swapped(ME, ANN, BEN))
    assert {claim for claim in moved if claim != TokenIs(ME, Face.CIA) and claim != TokenIs(ME, Face.KGB)} == {
        TokenIs(BEN, Face.KGB),
        TokenIs(BEN, Face.CIA),
    }


KNOWING = (seen.Looked(ME, BEN, Face.KGB), seen.Looked(ME, ANN, Face.KGB))
"""What somebody with a CIA token saw."""


def told(mind: Belief) -> dict[Any, Face]:
    """All that it says of tokens now, by slot."""
    said = iter(mind.speak, None)
    return {claim.slot: claim.face for claim in said if isinstance(claim, TokenIs | SawToken)}


def seated(*events: Any) -> Belief:
    mind = Belief(ME, Random(3))
    for event in (*BEGINNING, *events):
        mind.see(event)
    return mind


def test_nobody_speaks_of_the_same_token_twice() -> None:
    mind = seated(*KNOWING)
    assert told(mind).keys() == {ME, ANN, BEN}
    mind.see(seen.Looked(ME, ANN, Face.KGB))
    assert told(mind) == {}


def test_a_token_that_was_spoken_of_moves_with_what_was_said() -> None:
    mind = seated(seen.Looked(ME, BEN, Face.KGB))
    assert told(mind).keys() == {ME, BEN}
    mind.see(seen.Swapped(ANN, BEN, ANN))
    assert told(mind) == {}, "Ann has the token now that it has spoken of, and Ben one that it does not know"
    mind.see(seen.Looked(ME, BEN, Face.KGB))
    assert told(mind).keys() == {BEN}


def test_nobody_speaks_again_of_a_token_that_may_have_been_moved_in_secret() -> None:
    moved = (seen.Diverted(ANN), seen.Looked(ME, CENTRE, Face.KGB), seen.Swapped(ANN, CENTRE, BEN))
    silent, outspoken = seated(seen.Looked(ME, BEN, Face.KGB)), seated(seen.Looked(ME, BEN, Face.KGB))
    assert BEN in told(outspoken)
    for mind in (silent, outspoken):
        for event in moved:
            mind.see(event)
    assert BEN in told(silent)
    assert BEN not in told(outspoken), "it may be the same token"


@pytest.mark.parametrize("kind", [Belief, Likelihood])
def test_a_bot_gives_advice_while_somebody_else_decides_about_a_card(kind: type[Belief]) -> None:
    def said(face: Face | None, to: Seat = BEN, cards: tuple[Kind, Kind] = BAD, *, revealed: bool = False) -> Any:
        mind = kind(ME, Random(3))
        looks = () if face is None else (seen.Looked(ME, BEN, face),)
        for event in (*BEGINNING, *looks, seen.Drawn(ANN, cards), seen.Offered(ANN, to)):
            mind.see(event)
        if revealed:
            mind.see(seen.Revealed(cards[0], to))
        return type(mind.speak())

    assert said(Face.CIA) is RefuseIt
    assert said(Face.KGB) is RefuseIt
    assert said(None) is TokenIs, "nobody knows whose friend that is"
    tokens = {TokenIs, SawToken}
    assert said(Face.CIA, to=ME) in tokens, "it is my own decision"
    assert said(Face.CIA, revealed=True) in tokens, "it is decided"
    assert said(Face.CIA, cards=(Kind.SCIENTIST, Kind.JOURNALIST)) in tokens, "rather step in and take it"


@pytest.mark.parametrize(
    ("mine", "theirs", "gain", "said"),
    [
        (1, 1, 0.1, TakeIt()),
        (1, 1, -0.1, RefuseIt()),
        (1, -1, 0.1, RefuseIt()),
        (1, -1, -0.1, TakeIt()),
        (0, 0, 0.1, RefuseIt()),
        (1, 1, 0.01, None),
    ],
)
def test_friends_are_told_the_wish_and_others_the_opposite(
    mine: int, theirs: int, gain: float, said: Claim | None
) -> None:
    class Gains:
        def chances_of(self, seat: Seat, *takers: Seat) -> Floats:
            return np.array([[[0.5 + gain], [0.5]], [[0.5 + gain], [0.5]]])

    forecast: Any = Gains()
    sides = np.array([[mine], [1], [theirs], [1], [-1]], dtype=np.float64)
    worlds = Worlds.of_one_infoset(sides, np.ones(1))
    assert advice(forecast, ME, seen.Offered(ANN, BEN), np.full((2, 1), 0.5), worlds) == said
    wants = TakeIt() if gain >= 0.03 else None
    assert urging(forecast, seen.Offered(ME, BEN), np.full((2, 1), 0.5), worlds) == wants, "whoever is asked"


def test_an_offerer_urges_only_where_it_wants_the_card_to_be_taken() -> None:
    mind = Belief(ME, Random(3))
    for event in (*BEGINNING, seen.Looked(ME, BEN, Face.KGB), seen.Looked(ME, ANN, Face.CIA)):
        mind.see(event)
    mind.see(seen.Drawn(ME, (Kind.SCIENTIST, Kind.DETECTIVE)))
    assert mind.urge(Offer(Kind.DETECTIVE, BEN)) == TakeIt()
    assert mind.urge(Offer(Kind.SCIENTIST, BEN)) is None
    assert mind.urge(Accept()) is None
    assert TruthTeller(ME, Random(3)).urge(Offer(Kind.DETECTIVE, BEN)) is None


def test_a_bot_with_nothing_new_to_tell_asks_once_for_the_card_that_suits_it_best() -> None:
    mind = Belief(ME, Random(3))
    for event in BEGINNING:
        mind.see(event)
    assert isinstance(mind.speak(), TokenIs)
    mind.see(seen.Drawn(ANN, (Kind.DIPLOMAT, Kind.JOURNALIST)))
    assert mind.speak() is None, "while a card is being chosen for somebody, bots are not asked to speak"
    mind.see(seen.Offered(ANN, ME))
    mind.see(seen.Revealed(Kind.DIPLOMAT, ME))
    assert mind.speak() == OfferMe(Kind.SCIENTIST)
    assert mind.speak() is None
    mind._board.ups[ME].append(Kind.SCIENTIST)
    assert mind.speak() in {OfferMe(Kind.JOURNALIST), OfferMe(Kind.POLITICIAN)}, "a second Scientist would cost it"


def test_nothing_is_said_twice_and_nothing_without_knowledge() -> None:
    mind = Belief(ME, Random(3))
    for event in BEGINNING:
        mind.see(event)
    claims = [mind.speak() for _ in range(6)]
    made = [claim for claim in claims if claim is not None]
    assert made
    assert len(set(made)) == len(made)
    tokens = Remembering(4)
    assert statement(tokens, tokens.logical(), ME, [], Random(1)) is None


def told_of_tokens(mind: str, players: int, games: int) -> Iterator[Label]:
    """The label of every claim about a token."""
    played = simulate(SECRETS, players, SECRETS.rules(), [mind], seed="talk", games=games, keep_records=True, talk=True)
    for one in played:
        assert one.record is not None
        for label in labels(one.record):
            if label.claim["claim"] in ("token-is", "saw-token"):
                yield label


@pytest.mark.parametrize(("mind", "players"), [("belief", 4), ("agent-3", 5), ("likelihood", 6)])
def test_bots_mix_truth_and_lies_and_tell_none_that_everybody_can_refute(mind: str, players: int) -> None:
    found = list(told_of_tokens(mind, players, 12))
    lies = sum(label.kind is ClaimKind.LIE for label in found)
    refuted = sum(all(hearer.refutes for hearer in label.hearers) for label in found)
    assert len(found) > 30
    assert 0.2 < lies / len(found) < 0.7
    assert refuted <= 0.05 * len(found)

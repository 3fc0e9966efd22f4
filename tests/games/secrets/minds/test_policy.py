"""The trained mind. What every bot must be is tested with the others, and its inputs with the engine."""

import random
from itertools import pairwise

import numpy as np
import pytest

from brushpass.core.seats import Seat
from brushpass.games.secrets.minds.bots.forecast import Forecast
from brushpass.games.secrets.minds.bots.likelihood import Likelihood
from brushpass.games.secrets.minds.trained import policy
from brushpass.games.secrets.minds.trained.inputs import relative_numbers
from brushpass.games.secrets.minds.trained.policy import Policy, prepare
from brushpass.games.secrets.minds.trained.warmup import COMPILATION
from brushpass.games.secrets.minds.trained.weights import FILES, Shape, weights_of
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import Face, Kind, Rules
from brushpass.games.secrets.open.choices import Ask, effect_menu
from tests.games.secrets.minds.exactness import CASES, GAME, told
from tests.games.secrets.minds.tables import seated
from tests.games.secrets.oracle import twin
from tests.games.secrets.training.plain_inputs import planned_by
from tests.laws.playing import Case, Play, play

every_table = pytest.mark.parametrize("players", GAME.players)


@every_table
def test_what_it_cannot_know_changes_nothing(players: int) -> None:
    """Two truths that a seat cannot tell apart give the same inputs, values and choice, to the last bit."""
    prepare()
    rng = random.Random(players)
    for seed in range(4):
        case = CASES[players]
        game = play(case, seed, most=3 + 3 * seed)
        [(viewer, prompt)] = GAME.prompts(game.state).items()
        deal, choices = twin(game, viewer, rng)
        other = Play(case, deal)
        other.take(*GAME.setup(players, deal, Rules()))
        for seat, choice in choices:
            other.take(*GAME.play(other.state, seat, choice))
        results = []
        for truth in (game, other):
            mind = seated("policy", viewer)
            assert isinstance(mind, Policy)
            for event in told(truth, viewer):
                mind.see(event)
            inputs, _ = mind.inputs(Ask(prompt.ask))
            chosen = mind.choose(prompt)
            assert mind._thought is not None
            results.append((inputs.tobytes(), mind._thought.value.tobytes(), chosen))
        assert results[0] == results[1]


@pytest.mark.parametrize("rules", [Rules(), Rules(tied_hippies_win=True, last_pairs_stay=True)])
def test_what_it_corrects_is_the_opinion_of_likelihood(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare()
    monkeypatch.setattr(Forecast, "planned_by", planned_by)
    for seed in range(8):
        game = play(Case(GAME, 4 + seed % 2, rules), seed, most=4 + 3 * seed)
        if not GAME.prompts(game.state):
            continue
        [(viewer, prompt)] = GAME.prompts(game.state).items()
        mind, other = Policy(viewer, random.Random(1)), Likelihood(viewer, random.Random(1))
        for event in told(game, viewer):
            mind.see(event)
            other.see(event)
        _, opinion = mind.inputs(Ask(prompt.ask))
        other.choose(prompt)
        assert other._thought is not None
        legal = [
            number for number in range(len(opinion.value)) if prompt.ask != Ask.OFFER or opinion.value[number] >= 0
        ]
        np.testing.assert_allclose(opinion.value[legal], other._thought.value[legal], atol=2e-4)


def test_without_compiled_code_it_plays_like_likelihood(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy, "IS_FAST", False)
    game = play(CASES[5], 2, most=8)
    [(viewer, prompt)] = GAME.prompts(game.state).items()
    minds = [kind(viewer, random.Random(1)) for kind in (Policy, Likelihood)]
    for event in told(game, viewer):
        for mind in minds:
            mind.see(event)
    assert minds[0].choose(prompt) == minds[1].choose(prompt)


@pytest.mark.parametrize("is_compiled", [False, True])
def test_what_it_plays_like_does_not_change_within_a_game(
    monkeypatch: pytest.MonkeyPatch, *, is_compiled: bool
) -> None:
    """Else its choices would follow from the clock, and from what other minds of its process do."""
    prepare()
    game = play(CASES[5], 2, most=8)
    [(viewer, prompt)] = GAME.prompts(game.state).items()
    results = []
    for changes in (False, True):
        monkeypatch.setattr(COMPILATION, "is_loaded", is_compiled)
        monkeypatch.setattr(COMPILATION, "is_ready", lambda: COMPILATION.is_loaded)
        mind = Policy(viewer, random.Random(1))
        for event in told(game, viewer):
            mind.see(event)
        monkeypatch.setattr(COMPILATION, "is_loaded", is_compiled != changes)
        chosen = mind.choose(prompt)
        assert mind._thought is not None
        results.append((chosen, mind._thought.value.tobytes()))
    assert results[0] == results[1]


@pytest.mark.parametrize("name", ["policy", "search"])
@pytest.mark.parametrize("face", Face)
def test_it_never_looks_at_a_token_that_it_is_certain_of(
    name: str, face: Face, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much the net likes that look: this one likes most what is known."""
    mind, me, ann, ben, eve = seated(name, 0), *map(Seat, range(4))
    for event in (
        seen.Began(4, Rules(), me),
        seen.Looked(me, me, Face.CIA),
        *(seen.Looked(other, other) for other in (ann, ben, eve)),
        seen.Looked(me, ann, face),
        seen.Drawn(me, (Kind.DETECTIVE, Kind.JOURNALIST)),
        seen.Offered(me, ann, card=Kind.DETECTIVE),
        seen.Refused(ann),
        seen.Revealed(Kind.DETECTIVE, me),
    ):
        mind.see(event)
    prompt = effect_menu(4, me, Kind.DETECTIVE).prompt
    known = [number for number, option in enumerate(prompt.options) if option.slot in (me, ann)]
    liked = relative_numbers(4, me, Ask.DETECTIVE)[known]
    monkeypatch.setattr(policy, "evaluate", lambda *_: np.isin(np.arange(400), liked).astype(np.float64))
    assert mind.choose(prompt).slot not in (me, ann)


@every_table
def test_the_weights_fit_the_net_and_are_not_those_of_another_number(players: int) -> None:
    weights, layers = weights_of(players), Shape(players).layers
    assert [weight.shape for weight in weights[::2]] == list(pairwise(layers))
    assert all(np.isfinite(weight).all() for weight in weights)
    assert np.abs(weights[-2]).max() > 0, "it has been trained"
    assert set(FILES) == set(GAME.players)

"""Settings of the dial err as people do: they forget, waver and hesitate, and nothing worse."""

from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.registry import GAMES
from brushpass.games.secrets.minds.bots.belief import Belief
from brushpass.games.secrets.minds.bots.dial import WINDOW, Dial, Setting, prepare
from brushpass.games.secrets.minds.bots.likelihood import Likelihood
from brushpass.games.secrets.minds.trained.search import Search
from brushpass.games.secrets.open import choices as c
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import Face, Kind, Rules
from brushpass.games.secrets.talk import TokenIs
from brushpass.minds.play import run
from brushpass.research.simulate import rng_of
from tests.games.secrets.minds.tables import table
from tests.minds.recording import replayed

SECRETS = GAMES["secrets"]
ME, ANN = Seat(0), Seat(1)
BEGINNING = (
    seen.Began(4, Rules(), ME),
    seen.Looked(ME, ME, Face.CIA),
    seen.Looked(ANN, ANN),
    seen.Looked(Seat(2), Seat(2)),
    seen.Looked(Seat(3), Seat(3)),
)
TURN = seen.Drawn(ME, (Kind.DETECTIVE, Kind.JOURNALIST))


def settings(setting: Setting) -> dict[int, Setting]:
    return dict.fromkeys(SECRETS.players, setting)


def seated(setting: Setting, *events: seen.Seen) -> Dial:
    dial = Dial(settings(setting), ME, Random(7))
    for event in (*BEGINNING, *events):
        dial.see(event)
    return dial


@pytest.mark.parametrize("event", [seen.Looked(ME, ANN, Face.KGB), seen.Exposed(ANN, Face.KGB)])
def test_what_it_was_shown_fades_but_not_its_own_token(event: seen.Seen) -> None:
    kept, lost = seated(Setting(0.0), event, TURN), seated(Setting(0.0, memory=0.0), event, TURN)
    assert kept._mind.dossier.marginals()[1, 1] == 1
    assert lost._mind.dossier.marginals()[1, 1] < 1
    assert lost._mind.dossier.marginals()[0, 0] == 1
    assert kept._mind.dossier.count == lost._mind.dossier.count
    fresh = seated(Setting(0.0, memory=0.0), TURN, event)
    assert fresh._mind.dossier.marginals()[1, 1] == 1, "within the turn it still knows"


def test_the_longer_ago_the_likelier_it_is_forgotten() -> None:
    def known_after(turns: int) -> int:
        look, known = seen.Looked(ME, ANN, Face.KGB), 0
        for luck in range(60):
            dial = Dial(settings(Setting(0.0, memory=0.7)), ME, Random(luck))
            for event in (*BEGINNING, look, *[TURN] * turns):
                dial.see(event)
            known += dial._mind.dossier.marginals()[1, 1] == 1
        return known

    assert 60 > known_after(1) > known_after(4) > 0


class Pair:
    """A mind without faults beside the mind that the dial is made from; both are told the same."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.dial, self.mind = Dial(settings(Setting(0.0)), seat, Random(1)), Belief(seat, rng)

    def see(self, event: Any) -> None:
        self.dial.see(event)
        self.mind.see(event)

    def choose(self, prompt: Prompt) -> Any:
        choice, same = self.mind.choose(prompt), self.dial.choose(prompt)
        if isinstance(choice, c.Offer):
            assert (choice.card, choice.to) == (same.card, same.to)
            assert same in prompt.options
        else:
            assert choice == same
        return choice


def test_without_faults_it_chooses_like_its_mind() -> None:
    for number in range(3):
        seed = bytes([number]) * 32
        pairs = [Pair(seat, rng_of(seed, seat)) for seat in map(Seat, range(4))]
        run(SECRETS, 4, SECRETS.rules(), SECRETS.deal.from_seed(seed, 4), pairs)


def test_it_wavers_between_what_looks_alike_and_never_takes_what_looks_much_worse() -> None:
    dial = seated(Setting(0.1))
    value = np.array((0.5, 0.45, 0.5 - WINDOW - 0.01, -np.inf))
    taken = [dial._waver(value, np.zeros(4)) for _ in range(400)]
    assert set(taken) == {0, 1}
    assert taken.count(0) > taken.count(1) > 100


def test_a_cautious_setting_leaves_more_cards_that_it_cannot_see() -> None:
    def accepted(caution: float) -> int:
        count = 0
        for number in range(4):
            seed = bytes([number]) * 32
            setting = settings(Setting(0.05, caution=caution))
            minds = [Dial(setting, seat, rng_of(seed, seat)) for seat in map(Seat, range(4))]
            run(SECRETS, 4, SECRETS.rules(), SECRETS.deal.from_seed(seed, 4), minds)
            count += sum(isinstance(event, seen.Accepted) for event in minds[0]._seen)
        return count

    assert accepted(0.0) > accepted(0.3)


def test_a_credulous_setting_takes_a_strangers_word_for_more_until_it_was_lied_to() -> None:
    def believed(credulity: float, *, lied_to: bool) -> float:
        dial = seated(Setting(0.0, credulity=credulity))
        if lied_to:
            dial.hear(ANN, TokenIs(ME, Face.KGB))
        dial.hear(ANN, TokenIs(Seat(2), Face.KGB))
        tokens = dial._mind.dossier.tokens
        return float(tokens.marginals(tokens.inferred())[2, 1])

    for lied_to in (False, True):
        assert believed(1.0, lied_to=lied_to) > believed(0.0, lied_to=lied_to)
    assert believed(1.0, lied_to=True) < believed(1.0, lied_to=False)


def test_a_setting_that_forgets_speaks_and_lies_with_fresh_luck_each_time() -> None:
    """With the luck of the mind before, every mind that is made anew would say the truth, or every one would lie."""
    alike = []
    for luck in range(40):
        dial, said = Dial(settings(Setting(0.0, memory=0.0)), ME, Random(luck)), []
        for event in BEGINNING:
            dial.see(event)
        for _ in range(6):
            dial.see(seen.Looked(ME, ANN, Face.KGB))
            dial.see(TURN)
            offer = dial.choose(Prompt(ME, c.Ask.OFFER, ()))
            said.append(offer.claim and offer.claim is offer.card)
        alike += [before == after for before, after in pairwise(said)]
    assert 0.2 < sum(alike) / len(alike) < 0.6, "nothing, the truth or a lie"


@pytest.mark.parametrize(("foresight", "mind"), [(1.0, Search), (1e-9, Likelihood)])
def test_foresight_leads_from_likelihood_to_the_strongest_mind(foresight: float, mind: type[Belief]) -> None:
    prepare()
    for seat, watcher in zip(map(Seat, range(5)), table(["likelihood"] * 5), strict=True):
        setting = settings(Setting(0.0, insight=1.0, foresight=foresight))
        luck = Random(Random(3).getrandbits(64))  # the luck that the dial gives its mind
        game = watcher.seen, watcher.decisions[:6]
        choices, same = replayed(mind(seat, luck), *game), replayed(Dial(setting, seat, Random(3)), *game)
        assert [without_claim(choice) for choice in choices] == [without_claim(choice) for choice in same]


def without_claim(choice: c.Choice) -> c.Choice:
    return c.Offer(choice.card, choice.to) if isinstance(choice, c.Offer) else choice

"""A review in words: what a player could have done better."""

import pytest

from brushpass.cli.review_lines import review_lines
from brushpass.clients.terminal.names import Names
from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.kits import find_kit
from brushpass.games.secrets.open.cards import Kind
from brushpass.games.secrets.open.choices import Offer
from brushpass.locales import texts
from brushpass.wire.review import Decided, Verdict

OFFER = {
    "en": "Offer the Diplomat to Bob",
    "de": "Bob die Karte Diplomatin anbieten",
    "es": "Ofrecer Diplomática a Bob",
    "fr": "Proposer la carte Diplomate à Bob",
    "it": "Offrire Diplomatica a Bob",
    "pt-BR": "Oferecer Diplomata para Bob",
}


@pytest.mark.parametrize(("language", "offer"), OFFER.items())
def test_a_better_offer_in_secrets_says_nothing_of_a_claim_because_claims_are_not_judged(
    language: str, offer: str
) -> None:
    kit, names = find_kit("secrets"), Names(["Ann", "Bob", "Cat", "Dan"], PUBLIC, texts(language))
    write = kit.choice_notation.write
    chosen, best = Offer(Kind.ASSASSIN, Seat(2), Kind.DIPLOMAT), Offer(Kind.DIPLOMAT, Seat(1))
    decided = Decided(
        step=1,
        seat=Seat(0),
        ask="offer",
        chosen=write(chosen),
        best=write(best),
        value=0.4,
        best_value=0.6,
        loss=0.2,
        error=0.02,
        verdict=Verdict.BLUNDER,
    )
    told = " ".join(line.text for line in review_lines(kit, names, [decided])).split()
    better = names.say("terminal-better", choice=offer, percent="60", error=2).split()
    before, found, _ = " ".join(told).partition(" ".join(better))
    assert found
    assert names.say("kind-diplomat") in before, "what was claimed is told"

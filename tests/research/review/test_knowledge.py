"""Knowledge for the review. That dossiers are exact is tested with them."""

from itertools import pairwise

import msgspec
import pytest

from brushpass.core.seats import PUBLIC, Seat
from brushpass.games.espionaje.minds.dossier.snapshot import Snapshot as EspionajeSnapshot
from brushpass.games.registry import GAMES
from brushpass.games.secrets.minds.dossier.snapshot import Snapshot as SecretsSnapshot
from brushpass.research.review.knowledge import knowledge
from brushpass.research.review.steps import seen_steps
from tests.laws.playing import CASES, Case
from tests.research.review.games import record_of, twins

SNAPSHOT = {"secrets": SecretsSnapshot, "espionaje": EspionajeSnapshot}
TABLES = [(game.name, players) for game in GAMES.values() for players in game.players]
MOST_BYTES = 300_000


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_there_is_a_page_for_every_step_that_a_viewer_saw(name: str, players: int) -> None:
    record = record_of(name, players)
    truth = seen_steps(record, PUBLIC, truth=True)
    for viewer in (PUBLIC, Seat(0), Seat(players - 1)):
        pages = list(knowledge(record, viewer))
        seen = seen_steps(record, viewer, truth=False)
        assert len(pages) == len(seen)
        for known, step in zip(pages, seen, strict=True):
            assert step.seat in (None, truth[known.step].seat)
        assert [known.step for known in pages] == sorted({known.step for known in pages})
        assert pages[0].step == 0
        assert pages[0].page is not None
        assert len(msgspec.json.encode(pages)) < MOST_BYTES


@pytest.mark.parametrize(("name", "players"), [("secrets", 5), ("espionaje", 3)])
def test_pages_are_snapshots_and_the_last_one_knows_everything(name: str, players: int) -> None:
    for viewer in (PUBLIC, Seat(1)):
        pages = [known.page for known in knowledge(record_of(name, players), viewer) if known.page is not None]
        found = [msgspec.json.decode(msgspec.json.encode(page), type=SNAPSHOT[name]) for page in pages]
        assert all(one != other for one, other in pairwise(found))
        last = found[-1]
        assert (last.arrangements if isinstance(last, SecretsSnapshot) else last.worlds) == 1


@pytest.mark.parametrize("case", CASES, ids=str)
def test_two_truths_that_a_seat_cannot_tell_apart_give_the_same_pages(case: Case) -> None:
    for seed in range(4):
        found = twins(case, seed)
        one, other = (list(knowledge(record, found.seat)) for record in found.records)
        if case.game.name == "secrets":
            assert one == other
            continue
        # A question may wait for a choice in one truth only, and is then told in two steps: compare by what was seen.
        pages = [
            {known.page["events"]: known.page for known in told if known.page is not None} for told in (one, other)
        ]
        both = pages[0].keys() & pages[1].keys()
        assert {0, 2} & both
        assert all(pages[0][seen] == pages[1][seen] for seen in both)
        assert pages[0][max(pages[0])] | {"events": 0} == pages[1][max(pages[1])] | {"events": 0}

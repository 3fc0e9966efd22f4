"""Labels beside what the enumerators count. `make labels-agree` takes many claims, under every combination of switches.

python -m tests.research.labels.agreeing [20000] [--page docs/labels.md]
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

from brushpass.core.record import RecordV2, encode
from brushpass.games.registry import GAMES
from brushpass.research.labels.labelling import labels
from brushpass.research.labels.speaker import with_claims
from brushpass.research.laws.playing import combinations_of
from brushpass.research.simulate import simulate
from brushpass.wire.labels import ClaimKind, Label
from tests.docs.blocks import table, write_block
from tests.research.labels import espionaje_worlds, secrets_worlds
from tests.research.labels.told import Heard, Told, kind, read

WORLDS: dict[str, ModuleType] = {"secrets": secrets_worlds, "espionaje": espionaje_worlds}
MINDS = {"secrets": "belief", "espionaje": "entropy"}
CASES = [(game, players) for game in WORLDS for players in GAMES[game].players]
CLOSE = 1e-12
TRUST = 4
"""Whoever takes the speaker's word expects it to be true four times as often as not."""
PROOFS = 5
"""The proof of every k-th lie is checked, because all worlds are listed several times again for it."""


def talking(game: str, players: int, number: int) -> RecordV2:
    """A recorded game with claims. Its switches are the next combination; those of game 0 are at their defaults."""
    combinations, played = list(combinations_of(GAMES[game], players)), MINDS[game]
    rules = combinations[number % len(combinations)].rules
    [one] = simulate(GAMES[game], players, rules, [played], seed=f"labels {number}", games=1, keep_records=True)
    assert isinstance(one.record, RecordV2)
    return with_claims(one.record, Random(f"{game} {players} {number}"))


class Compared(NamedTuple):
    """A claim whose label is what was counted."""

    kind: str
    is_proof_checked: bool


def compared(record: RecordV2, proofs: int = PROOFS) -> Iterator[Compared]:
    """Every claim of a record; fails where a label is not what was counted."""
    told = read(encode(record))
    worlds: Any = WORLDS[record.game]
    seats = [worlds.Watching(told, seat) for seat in range(record.players)]
    truth = worlds.Watching(told, -1)
    lies = 0
    for heard, label in zip(told.claims, labels(record), strict=True):
        assert (label.told, label.seat, label.claim) == (heard.told, heard.speaker, heard.claim)
        real = truth.until(heard.told).chance(heard.speaker, heard.claim)
        still = truth.chance(heard.speaker, still_of(worlds, heard.claim))
        chances = [seat.until(heard.told).chance(heard.speaker, heard.claim) for seat in seats]
        check_chances(label, heard, chances, real=as_bool(real))
        expected = kind(chances[heard.speaker], truth=as_bool(real), still=as_bool(still))
        assert label.kind == expected, (label, expected)
        lies += expected == "lie"
        is_due = expected == "lie" and lies % proofs == 0
        yield Compared(expected, is_due and is_proof_checked(told, worlds, heard, label))


def as_bool(chance: Fraction | None) -> bool | None:
    """In the truth, a chance is 0 or 1."""
    return None if chance is None else chance == 1


def still_of(worlds: Any, claim: dict[str, Any]) -> dict[str, Any]:
    still: dict[str, Any] = worlds.still(claim) if hasattr(worlds, "still") else claim
    return still


def check_chances(label: Label, heard: Heard, chances: list[Fraction | None], *, real: bool | None) -> None:
    """The truth, and what everybody could know of it."""
    assert label.truth is real
    own = chances[heard.speaker]
    if own is None:
        assert (label.chance, label.standing, label.hearers) == (None, None, ())
        return
    assert label.chance is not None
    assert abs(label.chance - own) < CLOSE
    assert label.standing == ("certain" if own == 1 else "impossible" if own == 0 else "possible")
    assert [hearer.seat for hearer in label.hearers] == [seat for seat in range(len(chances)) if seat != heard.speaker]
    for hearer in label.hearers:
        before = chances[hearer.seat]
        assert before is not None
        assert abs(hearer.before - before) < CLOSE
        assert abs(hearer.after - before * TRUST / (before * TRUST + 1 - before)) < CLOSE
        assert hearer.refutes == (before == 0)


def is_proof_checked(told: Told, worlds: Any, heard: Heard, label: Label) -> bool:
    """Whether the certificate could be checked; fails unless it excludes the claim, and no part of it does."""
    assert label.certificate is not None
    parts = [tuple(one for one in label.certificate if one != left) for left in label.certificate]
    is_checked = False
    for known, is_proof in [(label.certificate, True), *((part, False) for part in parts)]:
        if told.game == "espionaje" and 0 not in known:
            continue  # without the hand there are up to 46 million deals
        is_checked = True
        watching = worlds.Watching(told, heard.speaker, known).until(heard.told)
        assert (watching.chance(heard.speaker, heard.claim) == 0) is is_proof, (label, known)
    return is_checked


class Agreed(NamedTuple):
    """What agreed at one number of players."""

    game: str
    players: int
    games: int
    combinations: int
    """Under how many combinations of switches they were played."""
    kinds: Counter[str]
    proofs: int
    """How many certificates were checked."""

    def row(self) -> list[object]:
        """This as a row of the table."""
        counts = [self.kinds[kind] for kind in ClaimKind]
        return [self.game, self.players, self.games, self.combinations, self.kinds.total(), *counts, self.proofs]


def agree(game: str, players: int, wanted: int) -> Agreed:
    """At least so many claims that agree, from as many games as that takes; fails at the first that does not."""
    kinds: Counter[str] = Counter()
    games = proofs = 0
    while kinds.total() < wanted:
        found = list(compared(talking(game, players, games)))
        kinds.update(one.kind for one in found)
        proofs += sum(one.is_proof_checked for one in found)
        games += 1
    return Agreed(game, players, games, min(games, len(list(combinations_of(GAMES[game], players)))), kinds, proofs)


def report(agreed: list[Agreed], wanted: int) -> str:
    """The results as Markdown."""
    whole = sum(one.kinds.total() for one in agreed)
    proofs = sum(one.proofs for one in agreed)
    head = ["game", "players", "games", "switches", "claims", *ClaimKind, "certificates"]
    return (
        f"`make labels-agree CLAIMS={wanted}` on {time.strftime('%Y-%m-%d')}: **{whole:,} claims of "
        f"{sum(one.games for one in agreed):,} games agree**, and so do {proofs:,} certificates; nothing disagrees.\n\n"
        + table(head, (one.row() for one in agreed))
    )


def main() -> None:
    """Compare claims, evenly over all games and numbers of players, and say how many of each kind agreed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("claims", type=int, nargs="?", default=20_000, help="how many to compare")
    parser.add_argument("--page", type=Path, help="write the results into this page")
    arguments = parser.parse_args()
    agreed = []
    for game, players in CASES:
        agreed.append(agree(game, players, -(-arguments.claims // len(CASES))))
        kinds = ", ".join(f"{count:,} {kind}" for kind, count in agreed[-1].kinds.most_common())
        print(
            f"{game} {players}: {agreed[-1].kinds.total():,} claims of {agreed[-1].games} games agree: {kinds}",
            flush=True,
        )
    text = report(agreed, arguments.claims)
    print(text)
    if arguments.page:
        write_block(arguments.page, "agreement", text)


if __name__ == "__main__":
    main()

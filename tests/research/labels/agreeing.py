"""Labels beside what the enumerators count. `python -m tests.research.labels.agreeing 20000` takes many claims."""

import sys
import time
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from random import Random
from types import ModuleType
from typing import Any

from brushpass.core.record import RecordV2, encode
from brushpass.games.registry import GAMES
from brushpass.research.labels.labelling import labels
from brushpass.research.labels.speaker import with_claims
from brushpass.research.simulate import simulate
from brushpass.wire.labels import Label
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
    """A recorded game with claims."""
    rules, played = GAMES[game].rules(), MINDS[game]
    [one] = simulate(GAMES[game], players, rules, [played], seed=f"labels {number}", games=1, keep_records=True)
    assert isinstance(one.record, RecordV2)
    return with_claims(one.record, Random(f"{game} {players} {number}"))


def compared(record: RecordV2, proofs: int = PROOFS) -> Iterator[str]:
    """The kind of every claim of a record; fails where a label is not what was counted."""
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
        if expected == "lie":
            lies += 1
            if lies % proofs == 0:
                check_proof(told, worlds, heard, label)
        yield expected


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


def check_proof(told: Told, worlds: Any, heard: Heard, label: Label) -> None:
    """The certificate excludes the claim, and no part of it does."""
    assert label.certificate is not None
    parts = [tuple(one for one in label.certificate if one != left) for left in label.certificate]
    for known, is_proof in [(label.certificate, True), *((part, False) for part in parts)]:
        if told.game == "espionaje" and 0 not in known:
            continue  # without the hand there are up to 46 million deals
        watching = worlds.Watching(told, heard.speaker, known).until(heard.told)
        assert (watching.chance(heard.speaker, heard.claim) == 0) is is_proof, (label, known)


def main(wanted: int) -> None:
    """Compare so many claims, evenly over all games and numbers of players, and print how many of each kind agreed."""
    start = time.monotonic()
    whole: Counter[str] = Counter()
    for game, players in CASES:
        agreed: Counter[str] = Counter()
        number = 0
        while agreed.total() * len(CASES) < wanted:
            agreed.update(compared(talking(game, players, number)))
            number += 1
        print(f"{game} {players}: {agreed.total()} claims of {number} games agree: {dict(agreed)}", flush=True)
        whole += agreed
    print(f"all {whole.total()} claims agree: {dict(whole)} ({time.monotonic() - start:.0f} s)")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000)

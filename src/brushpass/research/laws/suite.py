"""All laws over one game and, for each that does not hold, the shortest game that shows it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product
from typing import Any, Final

import msgspec

from brushpass.core.game import AnyGame
from brushpass.research.laws.broken import Absent, At, Broken
from brushpass.research.laws.contract import contract
from brushpass.research.laws.ending import ending
from brushpass.research.laws.folding import fold
from brushpass.research.laws.legality import legality
from brushpass.research.laws.playing import Case, cases_of
from brushpass.research.laws.replaying import frozen, replay
from brushpass.research.laws.round_trip import round_trip
from brushpass.research.laws.secrecy import secrecy
from brushpass.research.laws.talking import talk
from brushpass.research.laws.veil import veil

Law = Callable[[Case, int], int | None]
"""Plays what it needs from a case and a seed, and raises `Broken` or `Absent`. A number is how much was compared."""

LAWS: Final[Mapping[str, tuple[Law, str]]] = {
    "contract": (contract, "kit and game say the same, all parts load, nothing open imports the truth"),
    "replay": (replay, "the events rebuild the state; the same deal and choices give the same game"),
    "frozen": (frozen, "a state is a frozen value"),
    "fold": (fold, "sight + seen event = next sight, after every event, for every viewer"),
    "legality": (legality, "what a prompt offers is taken; all else is refused and changes nothing"),
    "ending": (ending, "play ends, with an outcome, however stubbornly the seats choose"),
    "round-trip": (round_trip, "messages, notation and records survive; other lines are refused"),
    "veil": (veil, "the public sees no more than a seat; what is declared hidden is hidden"),
    "secrecy": (secrecy, "truths that told a viewer the same give it the same sight, prompts, refusals, pauses"),
    "talk": (talk, "records keep claims, and tell everybody each claim where it was made, but none too early"),
}
"""Every law by name, and what it says."""
ONCE: Final = frozenset({"contract"})
"""Laws that play no game: once for each case is enough."""
COMPARING: Final = frozenset({"secrecy"})
"""Laws that have shown nothing if there was nothing to compare."""
ENOUGH: Final = 20
"""After this many broken games we stop looking for a shorter one."""


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether a law holds, and if not, the shortest game that shows it."""

    law: str
    ok: bool
    games: int
    """How many games were played to see it, over all seeds and cases; 0 if the game lacks what the law is about."""
    text: str
    """What the law says; if it is broken, what is wrong; if the game lacks what it is about, what that is."""
    seed: int | None = None
    players: int | None = None
    switches: tuple[str, ...] = ()
    """The switches that were on."""
    step: int | None = None
    """How many choices had been made by then; absent if that is irrelevant."""


def check(
    game: AnyGame, *, games: int, seed: int = 0, players: Iterable[int] | None = None, laws: Iterable[str] = LAWS
) -> Iterator[Verdict]:
    """One verdict for each law, or for each of these, from this many games of each case, starting at this seed."""
    cases = list(cases_of(game, players))
    for name in laws:
        yield _verdict(name, cases, range(seed, seed + (1 if name in ONCE else games)))


def _verdict(name: str, cases: list[Case], seeds: range) -> Verdict:
    law, says = LAWS[name]
    shown: list[tuple[Broken, Case, int]] = []
    compared = 0
    for seed, case in product(seeds, cases):
        try:
            with At(None):
                compared += law(case, seed) or 0
        except Broken as broken:
            shown.append((broken, case, seed))
        except Absent as absent:
            return Verdict(name, ok=True, games=0, text=str(absent))
        if len(shown) == ENOUGH:
            break
    games = len(seeds) * len(cases)
    if shown:
        return _broken(name, games, *min(shown, key=_length))
    if name in COMPARING and not compared:
        return Verdict(name, ok=False, games=games, text="no two truths told any viewer the same: nothing was compared")
    return Verdict(name, ok=True, games=games, text=says)


def _broken(name: str, games: int, why: Broken, case: Case, seed: int) -> Verdict:
    return Verdict(
        name,
        ok=False,
        games=games,
        text=str(why),
        seed=seed,
        players=case.players,
        switches=tuple(case.switches),
        step=why.step,
    )


def _length(shown: tuple[Broken, Case, int]) -> tuple[Any, ...]:
    """Fewer choices are shorter, then fewer players, then fewer switches."""
    why, case, seed = shown
    return why.step or 0, case.players, len(case.switches), seed

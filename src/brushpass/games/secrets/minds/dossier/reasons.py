"""Why the dossier says so: the events of the viewer's own sight that a statement rests on, and the claims."""

from collections.abc import Callable, Sequence

import msgspec

from brushpass.games.secrets.minds.dossier.arrangements import FACES, SIDE, row_of
from brushpass.games.secrets.minds.dossier.hearing import Hearing
from brushpass.games.secrets.minds.dossier.tokens import Contradiction, Tokens
from brushpass.games.secrets.open.cards import Face, Slot
from brushpass.games.secrets.open.sight import TokenEvent
from brushpass.games.secrets.talk import Claim
from brushpass.minds.hearsay import SAME, Weighed, suspicion

Numbered = tuple[int, TokenEvent]
"""An event and its number among all that the viewer has seen, from 0."""


class Ground(msgspec.Struct, frozen=True, omit_defaults=True):
    """One event that a statement rests on."""

    event: int
    """Its number among the events that the viewer has seen, from 0."""
    without: float | None = None
    """What the probability would be, had it not been seen; absent: the rest would contradict itself."""


class Hearsay(Weighed, frozen=True, kw_only=True):
    """One claim that a suspicion rests on."""

    claim: Claim


class Explanation(msgspec.Struct, frozen=True, omit_defaults=True):
    """A statement of the logical layer and what it rests on. The grounds alone give the same probability.

    Beside it stands what claims add, which is no logic.
    """

    slot: Slot
    face: Face
    probability: float
    grounds: tuple[Ground, ...]
    """In the order they were seen."""
    heard: float | None = None
    """The probability with what was claimed, too; absent: claims change nothing here."""
    claims: tuple[Hearsay, ...] = ()
    """The claims that make a difference to it, in the order in which they were made."""


def reason(
    players: int, events: Sequence[Numbered], tokens: Tokens, hearing: Hearing, slot: Slot, face: Face
) -> Explanation:
    """What the statement "this face lies there" rests on.

    Every event is left out in turn; those that make a difference are grounds. Where a fact was learnt twice, neither
    event makes a difference alone: then as few of the others as needed are added, the earlier ones first.
    """
    row, column = row_of(slot, players), FACES.index(face)

    def probability(part: Sequence[Numbered]) -> float | None:
        tokens = Tokens(players)
        try:
            for _, event in part:
                tokens.see(event)
        except Contradiction:
            return None
        return float(tokens.marginals(tokens.logical())[row, column])

    stated = probability(events)
    assert stated is not None, "the viewer has seen what happened"
    without = {number: probability([other for other in events if other[0] != number]) for number, _ in events}
    needed = _needed(events, {number for number, p in without.items() if _differ(p, stated)}, probability, stated)
    grounds = tuple(Ground(number, without[number]) for number, _ in needed)
    claims = zip(tokens.said, tokens.trusted.tolist(), strict=True)
    heard = suspicion(Hearsay, hearing, claims, tokens.inferred(), tokens.sides[row] == SIDE[face])
    return Explanation(slot, face, stated, grounds, *heard)


def _needed(
    events: Sequence[Numbered],
    grounds: set[int],
    probability: Callable[[Sequence[Numbered]], float | None],
    stated: float,
) -> list[Numbered]:
    """The grounds, and as few other events as it takes to get the stated probability."""
    needed = [event for event in events if event[0] in grounds]
    if not _differ(probability(needed), stated):
        return needed
    needed = list(events)
    for event in reversed(events):
        if event[0] not in grounds:
            fewer = [other for other in needed if other is not event]
            if not _differ(probability(fewer), stated):
                needed = fewer
    return needed


def _differ(probability: float | None, stated: float) -> bool:
    return probability is None or abs(probability - stated) > SAME

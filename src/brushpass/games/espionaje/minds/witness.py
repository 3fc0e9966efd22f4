"""How likely one seat of ESPIONAJE CARTAS must think a claim: by counting the deals that it cannot rule out."""

from collections.abc import Collection

from brushpass.core.seats import Seat, Viewer
from brushpass.core.talk import Phrase
from brushpass.games.espionaje.minds.dossier.evidence import Evidence, Fact, Says
from brushpass.games.espionaje.minds.dossier.hands import Counts
from brushpass.games.espionaje.minds.dossier.public import PublicWorlds
from brushpass.games.espionaje.minds.dossier.worlds import Worlds
from brushpass.games.espionaje.open.cards import PLACE, Element
from brushpass.games.espionaje.open.seen import Began, Seen
from brushpass.games.espionaje.talk import Holds, IsHidden, NotHidden

HIDDEN = -1
"""The column of the solution."""


class Witness:
    """One seat, or the public, that hears claims. Tell it every event that it sees, in order."""

    def __init__(self, viewer: Viewer) -> None:
        self._evidence = Evidence(viewer)
        self._worlds: Worlds | PublicWorlds
        self._counted: tuple[Counts, int] | None = None

    def see(self, event: Seen) -> None:
        """Learn from one event."""
        facts = self._evidence.see(event)
        if isinstance(event, Began):
            self._worlds = self._all_worlds()
        for fact in facts:
            self._worlds.learn(fact)
            self._counted = None

    def chance(self, speaker: Seat, claim: Phrase) -> float | None:
        """How likely the claim is true."""
        if self._counted is None:
            self._counted = self._worlds.count_holders(), len(self._worlds)
        counts, of = self._counted
        worlds = _worlds_of(counts, of, claim)
        return None if worlds is None else worlds / of

    def evidence(self) -> list[int]:
        """The numbers of the events that told the viewer something; the first is that of the viewer's hand."""
        return [0, *sorted({fact.event for fact in self._evidence.facts})]

    def is_excluded(self, speaker: Seat, claim: Phrase, known: Collection[int]) -> bool:
        """Whether the claim is impossible for a viewer to whom only these events have told something."""
        facts = [fact for fact in self._evidence.facts if fact.event in known]
        if 0 not in known and len(known) <= 1 and not any(_may_exclude(fact, claim) for fact in facts):
            return False
        worlds = self._all_worlds() if 0 in known else PublicWorlds(self._evidence.players)
        for fact in facts:
            worlds.learn(fact)
        return _worlds_of(worlds.count_holders(), len(worlds), claim) == 0

    def _all_worlds(self) -> Worlds | PublicWorlds:
        evidence = self._evidence
        if evidence.viewer is None or not evidence.hand:
            return PublicWorlds(evidence.players)
        return Worlds(evidence.players, evidence.viewer, evidence.hand)


def _may_exclude(fact: Fact, claim: Phrase) -> bool:
    """Whether a fact can exclude a claim all by itself: it names the card, or all cards of a holder."""
    assert isinstance(claim, Holds | IsHidden | NotHidden)
    return fact.says is Says.EXACTLY or claim.element in fact.cards


def _worlds_of(counts: Counts, of: int, claim: Phrase) -> int | None:
    """In how many of all worlds the claim is true."""
    match claim:
        case Holds(seat=seat, element=element):
            return _count(counts, element, seat)
        case IsHidden(element=element):
            return _count(counts, element, HIDDEN)
        case NotHidden(element=element):
            return of - _count(counts, element, HIDDEN)
        case _:
            return None


def _count(counts: Counts, element: Element, holder: int) -> int:
    return int(counts[PLACE[element], holder])

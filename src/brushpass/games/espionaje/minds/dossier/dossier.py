"""The dossier of one viewer of ESPIONAJE CARTAS: what follows, kept apart from what is merely likely.

    dossier = Dossier(Seat(0))
    for event in seen: dossier.see(event)
    dossier.snapshot().grid

The first layer counts worlds; a count of none or of all of them is a proof. The second layer weighs the same worlds by
one more thing: a player who held both cards of a question chose which one to show, and might have shown the other.
"""

from collections.abc import Callable
from typing import TypeGuard

from brushpass.core.seats import Seat, Viewer
from brushpass.games.espionaje.minds.dossier.evidence import Evidence, Fact, Holder
from brushpass.games.espionaje.minds.dossier.hands import bits, cards_of
from brushpass.games.espionaje.minds.dossier.hearing import Hearing
from brushpass.games.espionaje.minds.dossier.public import PublicWorlds
from brushpass.games.espionaje.minds.dossier.rivals import Rivals
from brushpass.games.espionaje.minds.dossier.snapshot import Explanation, Hearsay, Rival, Row, Snapshot, Solution
from brushpass.games.espionaje.minds.dossier.worlds import Worlds
from brushpass.games.espionaje.open.cards import ELEMENTS, Element
from brushpass.games.espionaje.open.seen import Began, Seen
from brushpass.games.espionaje.talk import CardAt, Claim
from brushpass.minds.hearsay import differ, suspicion

Habit = Callable[[Fact], float]
"""How likely the holder of both cards shows the one that was shown (`cards`), not the other (`instead_of`)."""


def even(fact: Fact) -> float:
    """Either card is equally likely to be shown."""
    return 0.5


class Dossier:
    """What follows for one viewer. Tell it every event that the viewer sees, in order, from the first."""

    def __init__(self, viewer: Viewer, *, habit: Habit = even) -> None:
        self.evidence = Evidence(viewer)
        self.hearing = Hearing(self.evidence)
        self.worlds: Worlds | PublicWorlds
        """From the first event on."""
        self.rivals: Rivals
        """For a seat only, from the first event on."""
        self._habit = habit

    def see(self, event: Seen) -> None:
        """Drop the worlds that the event rules out, and weigh the others."""
        facts = self.evidence.see(event)
        if isinstance(event, Began):
            self.worlds = self._all_worlds()
            if isinstance(self.worlds, Worlds):
                self.rivals = Rivals(self.evidence, self.worlds)
        for fact in facts:
            self.worlds.learn(fact)
            if fact.instead_of is not None:
                assert fact.holder is not None
                self.worlds.discount_holding(fact.holder, (*fact.cards, fact.instead_of), self._habit(fact))
        if facts and self.hearing.heard and isinstance(self.worlds, Worlds):
            self.hearing.settle(self.worlds)

    def hear(self, by: Seat, claim: Claim) -> None:
        """Take in a claim of somebody else. It touches the second layer only; the public believes nobody.

        Before the deal it is about nothing.
        """
        if by != self.evidence.viewer and self.evidence.events and isinstance(self.worlds, Worlds):
            self.hearing.hear(self.worlds, by, claim, self.evidence.events)

    def why(self, statement: CardAt) -> Explanation:
        """What a statement rests on."""
        return self.explain(statement.card, statement.holder)

    def page(self) -> Snapshot:
        """The dossier as people are shown it, with what the rivals may know."""
        return self.snapshot(rivals=True)

    def snapshot(self, *, rivals: bool = False) -> Snapshot:
        """Everything as data; what rivals may know only on request."""
        worlds, events = self.worlds, self.evidence.events
        counts, heard = worlds.count_holders().tolist(), worlds.weigh_holders().tolist()
        chances = worlds.weigh_holders(heard=False).tolist() if _has_heard(worlds) else heard
        rows = zip(ELEMENTS, counts, chances, heard, strict=True)
        return Snapshot(
            viewer=self.evidence.viewer,
            events=events,
            worlds=len(worlds),
            grid=tuple(
                Row(card, tuple(count), tuple(chance), tuple(told) if differ(told, chance) else ())
                for card, count, chance, told in rows
            ),
            solutions=self.solutions(heard=False),
            rivals=tuple(map(self._rival, worlds.others)) if rivals and isinstance(worlds, Worlds) else (),
        )

    def solutions(self, *, heard: bool = True) -> tuple[Solution, ...]:
        """The solutions that are still possible, the likeliest first; with what was claimed, if it is `heard`."""
        worlds = self.worlds
        counts = worlds.count_solutions().tolist()
        chances = worlds.weigh_solutions(heard=heard) if isinstance(worlds, Worlds) else worlds.weigh_solutions()
        left = []
        for triple, count, chance in zip(worlds.triples.tolist(), counts, chances.tolist(), strict=True):
            if count:
                city, device, agent = cards_of(triple)
                left.append(Solution((city, device, agent), count, chance))
        return tuple(sorted(left, key=lambda solution: -solution.chance))

    def explain(self, card: Element, holder: Holder) -> Explanation:
        """The earliest events that suffice for what the first layer says about this card and this holder.

        And the claims that the second layer rests on.
        """
        cell = (ELEMENTS.index(card), -1 if holder is None else holder)
        facts = list(self.evidence.facts)

        def counted() -> tuple[int, int]:
            worlds = self._all_worlds()
            for fact in facts:
                worlds.learn(fact)
            return int(worlds.count_holders()[cell]), len(worlds)

        worlds, of = counted()
        left = -1
        while len(facts) != left:  # two events may make up for each other: without one, the other is needed no more
            left = len(facts)
            for event in sorted({fact.event for fact in facts}, reverse=True):
                before = facts
                facts = [fact for fact in before if fact.event != event]
                part, whole = counted()
                if part * of != worlds * whole:
                    facts = before
        events = (0, *sorted({fact.event for fact in facts}))
        return Explanation(card, holder, worlds, of, events, *self._suspicion(card, holder))

    def _suspicion(self, card: Element, holder: Holder) -> tuple[float | None, tuple[Hearsay, ...]]:
        """What claims add to that."""
        worlds = self.worlds
        if not _has_heard(worlds):
            return None, ()
        claims = zip(worlds.said, worlds.trusted, strict=True)
        truth = worlds.truth(holder, bits((card,)))
        heard, grounds = suspicion(Hearsay, self.hearing, claims, worlds.weights(), truth)
        return heard, tuple(sorted(grounds, key=lambda ground: ground.event))  # one may count since it was repeated

    def _all_worlds(self) -> Worlds | PublicWorlds:
        evidence = self.evidence
        if evidence.viewer is None or not evidence.hand:
            return PublicWorlds(evidence.players)
        return Worlds(evidence.players, evidence.viewer, evidence.hand)

    def _rival(self, seat: Seat) -> Rival:
        insight = self.rivals.insight(seat)
        chances: dict[float, float] = {}
        for sureness, chance in zip(insight.sureness.tolist(), insight.chance.tolist(), strict=True):
            chances[sureness] = chances.get(sureness, 0.0) + chance
        return Rival(seat, tuple(sorted(chances)), tuple(chances[sureness] for sureness in sorted(chances)))


def _has_heard(worlds: Worlds | PublicWorlds) -> TypeGuard[Worlds]:
    """Whether claims weigh these worlds."""
    return isinstance(worlds, Worlds) and bool(worlds.said)

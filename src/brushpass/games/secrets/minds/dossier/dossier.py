"""The dossier itself: one viewer's events in, everything that follows out."""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from brushpass.core.seats import Seat, Viewer
from brushpass.games.secrets.minds.dossier.arrangements import FACE, Floats, arrangements
from brushpass.games.secrets.minds.dossier.bullets import Bullets
from brushpass.games.secrets.minds.dossier.deck import Deck
from brushpass.games.secrets.minds.dossier.hearing import Hearing
from brushpass.games.secrets.minds.dossier.reasons import Explanation, Numbered, reason
from brushpass.games.secrets.minds.dossier.remembering import Remembering
from brushpass.games.secrets.minds.dossier.snapshot import (
    Arrangement,
    BulletPage,
    Chances,
    DeckPage,
    SlotPage,
    Snapshot,
)
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import CENTRE, Face, Kind, Slot
from brushpass.games.secrets.open.sight import TokenEvent
from brushpass.games.secrets.talk import Claim, TokenAt
from brushpass.minds.hearsay import differ

LIKELIEST: Final = 5
"""How many arrangements a snapshot names."""


class Dossier:
    """What follows from the sight of one seat, or of the public."""

    __slots__ = ("_token_events", "bullets", "count", "deck", "hearing", "players", "tokens", "viewer")

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.count = 0
        """Events seen so far."""
        self.hearing = Hearing()
        self._token_events: list[Numbered] = []

    tokens: Remembering
    bullets: Bullets
    deck: Deck
    players: int

    def see(self, event: seen.Seen) -> None:
        """Update what is known of tokens, bullets and deck. Needs every event that the viewer sees, in order."""
        update = _UPDATES.get(type(event))
        if update is not None:
            update(self, event)
        if self.hearing.see(event):
            self.hearing.settle(self.tokens)
        self.count += 1

    def hear(self, by: Seat, claim: Claim) -> None:
        """Take in a claim of somebody else. It touches the second layer only; before the deal it is about nothing."""
        if by != self.viewer and self.count:
            self.hearing.hear(self.tokens, by, claim, self.count)

    def _began(self, event: seen.Began) -> None:
        self.players = event.players
        self.tokens, self.bullets, self.deck = Remembering(event.players), Bullets(), Deck()
        self._token_events = []

    def _token(self, event: TokenEvent) -> None:
        self.tokens.see(event)
        if self.hearing.heard:
            self.hearing.settle(self.tokens)
        self._token_events.append((self.count, event))

    def _ended(self, event: seen.Ended) -> None:
        for row, face in enumerate(event.outcome.tokens):
            self.tokens.learn(row, face)
        self.bullets.revealed(event.outcome.bullets)

    def marginals(self) -> Floats:
        """For each slot (the centre last), how likely CIA, KGB and hippie are, by logic alone."""
        return self.tokens.marginals(self.tokens.logical())

    def have_seen(self) -> Floats:
        """For each seat and slot, how likely the seat has seen the token that lies there now, by logic alone."""
        return self.tokens.have_seen(self.tokens.logical())

    def reason(self, slot: Slot, face: Face) -> Explanation:
        """What the probability of a face in a slot rests on. After the end there is nothing to explain."""
        return reason(self.players, self._token_events, self.tokens, self.hearing, slot, face)

    def why(self, statement: TokenAt) -> Explanation:
        """What a statement rests on."""
        return self.reason(statement.slot, statement.face)

    def page(self) -> Snapshot:
        """The dossier as people are shown it."""
        return self.snapshot()

    def snapshot(self) -> Snapshot:
        """The dossier as a message."""
        logical, inferred = self.tokens.logical(), self.tokens.suggested()
        spread = self.tokens.arrangement_probabilities(logical)
        possible = spread[spread > 0]
        return Snapshot(
            seat=self.viewer,
            players=self.players,
            arrangements=len(possible),
            entropy=float(-(possible * np.log2(possible)).sum()) + 0.0,
            slots=self._slots(logical, inferred),
            likeliest=self._likeliest(spread, self.tokens.arrangement_probabilities(inferred)),
            bullets=tuple(BulletPage(given.to, given.by, self.bullets.chances(given)) for given in self.bullets.given),
            deck=self._deck(),
        )

    def _slots(self, logical: Floats, inferred: Floats) -> tuple[SlotPage, ...]:
        players, tokens = self.players, self.tokens
        follows, suggests = tokens.marginals(logical).tolist(), tokens.marginals(inferred).tolist()
        seen_by = tokens.have_seen(logical)
        heard = tokens.marginals(tokens.inferred()).tolist() if len(tokens.said) else suggests
        branches = tokens.seen[np.unique(tokens.branch)]
        surely, perhaps = np.logical_and.reduce(branches), np.logical_or.reduce(branches)
        pages = []
        for row in range(players + 1):
            sides = np.unique(tokens.sides[row])
            pages.append(
                SlotPage(
                    slot=CENTRE if row == players else Seat(row),
                    logical=Chances(*follows[row]),
                    inferred=Chances(*suggests[row]),
                    seen_by=tuple(seen_by[:, row].tolist()),
                    surely_seen_by=tuple(Seat(seat) for seat in range(players) if surely[seat, row]),
                    surely_unseen_by=tuple(Seat(seat) for seat in range(players) if not perhaps[seat, row]),
                    known=FACE[int(sides[0])] if len(sides) == 1 else None,
                    heard=Chances(*heard[row]) if differ(heard[row], suggests[row]) else None,
                )
            )
        return tuple(pages)

    def _likeliest(self, logical: Floats, inferred: Floats) -> tuple[Arrangement, ...]:
        table = arrangements(self.players)
        order = np.argsort(-inferred, kind="stable")[:LIKELIEST]
        return tuple(
            Arrangement(
                tuple(FACE[side] for side in table[:, number].tolist()), float(logical[number]), float(inferred[number])
            )
            for number in order.tolist()
            if logical[number] > 0
        )

    def _deck(self) -> DeckPage:
        chances: dict[Kind, float] = dict.fromkeys(Kind, 0.0)
        for pair, chance in self.deck.next_shown().items():
            for kind in pair:
                chances[kind] += chance
        return DeckPage(dict(self.deck.unseen), tuple(self.deck.bottom), chances)


_UPDATES: Final[dict[type[Any], Callable[[Dossier, Any], None]]] = {
    seen.Began: Dossier._began,
    seen.Looked: Dossier._token,
    seen.Exposed: Dossier._token,
    seen.CentreShown: Dossier._token,
    seen.Swapped: Dossier._token,
    seen.Diverted: Dossier._token,
    seen.Drawn: lambda dossier, event: dossier.deck.drawn(event.cards),
    seen.Offered: lambda dossier, event: dossier.deck.offered(event.card),
    seen.Revealed: lambda dossier, event: dossier.deck.revealed(event.card),
    seen.BulletDrawn: lambda dossier, event: dossier.bullets.drawn(event.value),
    seen.Shot: lambda dossier, event: dossier.bullets.shot(event.by, event.to),
    seen.Ended: Dossier._ended,
}
"""What each event does. Others, like the cards that turn face down, tell nothing new about anything hidden."""

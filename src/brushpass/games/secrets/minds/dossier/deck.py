"""The deck: what nobody has seen yet, in any order, above cards whose order everybody knows (S5.11)."""

from collections import Counter

from msgspec import UNSET, UnsetType

from brushpass.games.secrets.open.cards import COPIES, Kind

Pair = tuple[Kind, Kind]


class Deck:
    """What one viewer knows of the deck."""

    __slots__ = ("bottom", "fresh", "returned", "shown", "unseen")

    def __init__(self) -> None:
        self.unseen: dict[Kind, int] = dict(COPIES)
        """What nobody has seen yet, by kind; every order of these cards is equally likely."""
        self.fresh = sum(COPIES.values())
        """How many those are."""
        self.bottom: list[Kind] = []
        """The cards below them, in order."""
        self.shown: Pair | None = None
        """The two characters of this turn, until the offer is revealed."""
        self.returned: Kind | None = None
        """The card that this viewer put under the deck when making the offer; everybody knows it at the reveal."""

    def drawn(self, cards: tuple[Kind, ...]) -> None:
        """Cards were turned over; the surplus is at the bottom (S5.1, S5.2)."""
        for card in cards:
            if self.fresh:
                self.fresh -= 1
                self.unseen[card] -= 1
            else:
                self.bottom.pop(0)
        self.bottom.extend(cards[:-2])
        self.shown = cards[0], cards[-1]

    def offered(self, card: Kind | UnsetType) -> None:
        """One of the two was offered; only the offerer knows which one went to the bottom."""
        assert self.shown is not None
        if card is not UNSET:
            self.returned = other(self.shown, card)

    def revealed(self, card: Kind) -> None:
        """The offered card is turned up, so the other one is at the bottom (S5.7)."""
        assert self.shown is not None
        self.bottom.append(other(self.shown, card))
        self.shown = self.returned = None

    def next_shown(self) -> dict[Pair, float]:
        """What the next turn will show, first and second character, with probabilities.

        While an offer runs, whoever did not make it cannot know the very last card: either, equally likely.
        """
        if self.shown is None:
            return self._next_shown(self.bottom)
        if self.returned is not None:
            return self._next_shown([*self.bottom, self.returned])
        chances: Counter[Pair] = Counter()
        for last in self.shown:
            for pair, chance in self._next_shown([*self.bottom, last]).items():
                chances[pair] += chance / 2  # type: ignore[assignment]
        return dict(chances)

    def _next_shown(self, queue: list[Kind]) -> dict[Pair, float]:
        if not self.fresh:
            return {(queue[0], _first_but(queue, queue[0])): 1.0}
        chances: dict[Pair, float] = {}
        for first, copies in self.unseen.items():
            if not copies:
                continue
            rest = self.fresh - copies
            if not rest:  # nothing else is left above: the queue decides
                chances[first, _first_but(queue, first)] = 1.0
            for second, count in self.unseen.items():
                if count and second is not first:  # the first card of another kind is any of them
                    chances[first, second] = copies / self.fresh * count / rest
        return chances


def other(shown: Pair, card: Kind) -> Kind:
    """The other one of the two."""
    return shown[1] if card is shown[0] else shown[0]


def _first_but(queue: list[Kind], kind: Kind) -> Kind:
    """The first card of another kind; there is one (S10.5)."""
    return next(card for card in queue if card is not kind)

"""Other truths that would have told a viewer the same: other deals, and other choices of the other seats.

Nothing here knows the rules. A deal is changed by swapping two of its values, and is kept if the game's own `check`
accepts it. Then the game is told again: wherever another seat chose, any choice that shows the viewer what it was shown
will do.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from brushpass.core.errors import Refusal
from brushpass.core.seats import Seat, Viewer
from brushpass.research.laws.playing import Case, Play, encoded

Move = tuple[Seat, Any]
"""A seat and its choice."""

TWINS: Final = 6
"""How many other truths are tried for one viewer of one game."""
SWAPS: Final = 30
"""How many swaps are tried before a deal that would show the viewer something else is given up."""
FRESH: Final = 0.25
"""How often a different deal is drawn instead."""


class Truth(NamedTuple):
    """A deal, and what was chosen."""

    deal: Any
    moves: list[Move]


class Item(NamedTuple):
    """One line of what a viewer knows first-hand: a message, or a choice of its own."""

    message: bytes
    """A seen event as it is sent; empty for a choice."""
    move: Move | None
    """The viewer's own choice; for a message, the choice that it followed from, if any."""


def truth_of(game: Play) -> Truth:
    """The truth of a game that was played."""
    return Truth(game.deal, [(seat, choice) for seat, _, choice, _ in game.choices])


def items_of(case: Case, truth: Truth, viewer: Viewer) -> list[Item]:
    """All that a viewer sees and does in a game."""
    events, state = case.game.setup(case.players, truth.deal, case.rules)
    items = [Item(message, None) for message in shown(case, events, viewer)]
    for move in truth.moves:
        if move[0] == viewer:
            items.append(Item(b"", move))
        events, state = case.game.play(state, *move)
        items += [Item(message, move) for message in shown(case, events, viewer)]
    return items


def shown(case: Case, events: Sequence[Any], viewer: Viewer) -> list[bytes]:
    """What a viewer is sent of events."""
    return [encoded(seen) for seen in case.game.seen_by(viewer, events)]


def twins(case: Case, truth: Truth, viewer: Viewer, rng: random.Random) -> Iterator[Truth]:
    """Other truths whose beginnings show the viewer the same, as far as that was found possible."""
    items = items_of(case, truth, viewer)
    nearest = truth.deal
    for _ in range(TWINS):
        deal = _other_deal(case, nearest, viewer, rng)
        if deal is not None:
            moves, reached = _retold(case, deal, viewer, items, rng)
            yield Truth(deal, moves)
            if reached > rng.random() * len(items):
                nearest = deal


def _other_deal(case: Case, deal: Any, viewer: Viewer, rng: random.Random) -> Any:
    """Another deal with which the table is laid the same for this viewer; None if none was found."""
    laid = _laid(case, deal, viewer)
    is_fresh = rng.random() < FRESH
    for _ in range(SWAPS):
        other = case.game.deal.from_seed(rng.randbytes(32), case.players) if is_fresh else _swapped(case, deal, rng)
        if other is not None and other != deal and _laid(case, other, viewer) == laid:
            return other
    return None


def _laid(case: Case, deal: Any, viewer: Viewer) -> list[bytes]:
    return shown(case, case.game.setup(case.players, deal, case.rules)[0], viewer)


def _swapped(case: Case, deal: Any, rng: random.Random) -> Any:
    """The deal with two values swapped; None if the box can no longer give it."""
    plain = msgspec.json.decode(encoded(deal))
    rows = list(_rows(plain))
    if rng.random() < 0.5:  # otherwise the longest row would do all the swapping
        rows = [rng.choice(rows)]
    places = [place for row in rows for place in row]
    (here, one), (there, other) = rng.choice(places), rng.choice(places)
    here[one], there[other] = there[other], here[one]
    try:
        changed = msgspec.convert(plain, type(deal))
        changed.check(case.players)
    except (Refusal, ValueError):
        return None
    return changed


def _rows(plain: Any) -> Iterator[list[tuple[Any, Any]]]:
    """The places of the values of each list and mapping: the container, and where in it."""
    row = []
    for key, value in list(plain.items() if isinstance(plain, dict) else enumerate(plain)):
        if isinstance(value, dict | list):
            yield from _rows(value)
        else:
            row.append((plain, key))
    if row:
        yield row


def _retold(case: Case, deal: Any, viewer: Viewer, items: Sequence[Item], rng: random.Random) -> tuple[list[Move], int]:
    """Choices that show the viewer the same from another deal, and how many items they account for."""
    events, state = case.game.setup(case.players, deal, case.rules)
    at = len(shown(case, events, viewer))
    moves: list[Move] = []
    while at < len(items) and len(moves) < 2 * len(items):
        for move in _candidates(case, state, viewer, items[at], rng):
            events, after = case.game.play(state, *move)
            new = shown(case, events, viewer)
            start = at + (move[0] == viewer)
            due = [item.message for item in items[start : start + len(new)]]
            if new[: len(due)] == due:
                break
        else:
            break
        moves.append(move)
        state, at = after, start + len(due)
    return moves, at


def _candidates(case: Case, state: Any, viewer: Viewer, item: Item, rng: random.Random) -> Iterator[Move]:
    """What may be chosen next: the viewer's own choice, or anything that another seat is asked for."""
    prompts = case.game.prompts(state)
    if not item.message:
        assert item.move is not None
        seat, choice = item.move
        if seat in prompts and choice in (*prompts[seat].options, prompts[seat].default):
            yield seat, choice
        return
    if item.move is not None and rng.random() < 0.5:  # often the very same choice will do, and is found at once
        seat, choice = item.move
        if seat != viewer and seat in prompts and choice in prompts[seat].options:
            yield seat, choice
    moves = [(seat, option) for seat, prompt in prompts.items() if seat != viewer for option in prompt.options]
    yield from rng.sample(moves, len(moves))

"""ESPIONAJE CARTAS for the laws: what is legal, worked out from sight alone, and truths a viewer cannot tell apart.

Written from the rule book's table (E5), not from the engine: it never calls `show`.
"""

import random
from itertools import combinations, product
from typing import Any

from msgspec import UNSET

from brushpass.core.seats import PUBLIC, Seat, Viewer
from brushpass.games.espionaje.open import choices as c
from brushpass.games.espionaje.open import seen
from brushpass.games.espionaje.open.cards import KIND, Element
from brushpass.games.espionaje.open.sight import Phase, Sight
from brushpass.games.espionaje.sealed import events
from brushpass.games.espionaje.sealed.deal import Deal
from tests.laws.playing import Play

CITIES, DEVICES, AGENTS = list(Element)[:5], list(Element)[5:10], list(Element)[10:]
TRIPLES = [c.Commit(*cards) for cards in product(CITIES, DEVICES, AGENTS)]
PAIRS = [c.Suspect(a, b) for a, b in combinations(Element, 2)]


def legal(sight: Sight) -> set[c.Choice]:
    """What a seat may answer (E3, E4), from what it knows."""
    me = sight.seat
    assert me is not PUBLIC
    match sight.phase:
        case Phase.TURN if sight.active == me:
            if len(sight.history) >= 30 * sight.players:  # GE26
                return {c.Accuse()}
            is_first_round = sight.turn <= sight.players
            return {*PAIRS} if is_first_round and sight.rules.no_early_accusation else {*PAIRS, c.Accuse()}  # V11
        case Phase.AFTER if sight.active == me:  # V10
            return {c.Accuse(), c.EndTurn()}
        case Phase.QUESTION:
            assert sight.question is not None
            assert sight.hand is not UNSET
            question = sight.question
            mine = (question.by + len(question.passed) + 1) % sight.players == me
            both = question.a in sight.hand and question.b in sight.hand
            return {c.Show(question.a), c.Show(question.b)} if mine and both else set()
        case Phase.COMMIT if me not in sight.committed:
            return set(TRIPLES) if sight.accuser == me or not sight.rules.clue_accusation else set()
        case _:
            return set()


def universe(players: int) -> list[c.Choice]:
    """Every kind of choice that can be spelled, with pairs and triples that are none."""
    odd = [c.Commit(*cards) for cards in product(CITIES[:2], [*CITIES[:2], *DEVICES[:2]], [*AGENTS[:2], *DEVICES[:2]])]
    pairs = [c.Suspect(a, b) for a, b in product(Element, repeat=2)]
    return [*pairs, *TRIPLES[::5], *odd, *map(c.Show, Element), c.Accuse(), c.EndTurn(), c.Abstain()]


ASKED_IN_SECRET = {c.Ask.SHOW}
"""That somebody chooses between two cards is a secret, which only time could tell: in another truth the answer is there
already. The table lets all answers take the same time (GE31; tests/server/test_secrecy.py)."""


def twin(game: Play, viewer: Viewer, rng: random.Random) -> tuple[Deal, list[tuple[Seat, Any]]]:
    """Another deal and other secret choices that this viewer cannot tell from the game as it went so far."""
    deal = _other_deal(game, viewer, rng)
    rules = game.case.game
    shown = [event for event in game.events if isinstance(event, events.Showed)]
    chosen: list[tuple[Seat, Any]] = []
    _, state = rules.setup(game.case.players, deal, game.case.rules)

    def choose(seat: Seat, choice: Any) -> None:
        nonlocal state
        chosen.append((seat, choice))
        _, state = rules.play(state, seat, choice)

    for seat, _, choice, _ in game.choices:
        if isinstance(choice, c.Show) and seat != viewer:
            continue  # in the twin this player may have had no choice, or another
        if isinstance(choice, c.Commit | c.Abstain) and seat != viewer and not game.case.rules.clue_accusation:
            choice = rng.choice(TRIPLES)  # GE19: before the check nobody can tell even that somebody abstained
        choose(seat, choice)
        for other, prompt in rules.prompts(state).items():
            if prompt.ask == c.Ask.SHOW and other != viewer:
                answered = sum(question.shower is not None for question in state.history)
                if answered == len(shown):
                    break  # nobody has answered yet, in either truth
                told = shown[answered]
                known = viewer is not PUBLIC and viewer == told.to
                choose(other, c.Show(told.card) if known else rng.choice(prompt.options))
    return deal, chosen


def _other_deal(game: Play, viewer: Viewer, rng: random.Random) -> Deal:
    """Cards change places again and again, wherever the viewer's knowledge allows it."""
    players, centre = game.case.players, game.case.players
    holder = {card: seat for seat, hand in enumerate(game.deal.hands) for card in hand}
    holder |= dict.fromkeys(game.deal.solution, centre)
    own = set() if viewer is PUBLIC else set(game.deal.hands[viewer])
    free = [card for card in Element if card not in own]
    for _ in range(120):
        a, b = rng.sample(free, 2)
        if centre in (holder[a], holder[b]) and KIND[a] is not KIND[b]:
            continue
        holder[a], holder[b] = holder[b], holder[a]
        if not _agrees(game, viewer, holder):
            holder[a], holder[b] = holder[b], holder[a]
    city, device, agent = [card for card in Element if holder[card] == centre]
    hands = tuple(tuple(card for card in Element if holder[card] == seat) for seat in range(players))
    return Deal((city, device, agent), hands, game.deal.first)


def _agrees(game: Play, viewer: Viewer, holder: dict[Element, int]) -> bool:
    """Whether the viewer has seen nothing against this deal (E5)."""
    asked = None
    for event in game.events:
        match event:
            case seen.Asked():
                asked = event
            case seen.Passed(by=by):
                assert asked is not None
                if by in (holder[asked.a], holder[asked.b]):
                    return False
            case events.Showed(by=by, to=to, card=card):
                assert asked is not None
                could = {card} if viewer is not PUBLIC and viewer in (by, to) else {asked.a, asked.b}
                if not any(holder[one] == by for one in could):
                    return False
            case events.Checked(by=by, cards=cards):
                hidden = {card for card, place in holder.items() if place == game.case.players}
                if hidden == set(cards) or (by == viewer and hidden != set(game.deal.solution)):
                    return False
            case _:
                pass
    return True

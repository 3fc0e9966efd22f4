"""The course of a game of SECRETS: what is asked, and what follows from an answer (S5, S7, S8)."""

from brushpass.core.errors import BadSetup
from brushpass.core.menu import Menu, admitted
from brushpass.core.messages import Prompt
from brushpass.core.progress import Progress as BaseProgress
from brushpass.core.seats import Seat, left, right
from brushpass.games.secrets.open import seen
from brushpass.games.secrets.open.cards import CENTRE_REVEAL_FROM, LIMIT, NEIGHBOUR_PEEK_FROM, Rules
from brushpass.games.secrets.open.choices import (
    CHOICES,
    Accept,
    Choice,
    Hand,
    Intervene,
    Offer,
    Refuse,
    StandBy,
    answer_menu,
    effect_menu,
    offer_menu,
    un_menu,
)
from brushpass.games.secrets.open.scoring import result
from brushpass.games.secrets.sealed import effects, events
from brushpass.games.secrets.sealed.deal import Deal
from brushpass.games.secrets.sealed.events import Event
from brushpass.games.secrets.sealed.state import AFTER, ANSWER, State, evolve


class Progress(BaseProgress[State, Event]):
    """A game of SECRETS on its way through one choice."""

    __slots__ = ()


def setup(players: int, deal: Deal, rules: Rules) -> tuple[tuple[Event, ...], State]:
    """Begin the game, let everyone see what they may at the start (S4), and begin the first turn."""
    deal.check(players)
    first = rules.first(deal.first)
    if first >= players:
        raise BadSetup(f"seat {first} cannot begin: there are {players} players")
    began = events.Began(players, rules, deal)
    progress = Progress(evolve(None, began), AFTER)
    progress.events.append(began)
    seats = [Seat(seat) for seat in range(players)]
    for seat in seats:
        progress.tell(events.Looked(seat, seat, deal.tokens[seat]))
    if players >= NEIGHBOUR_PEEK_FROM:
        for seat in seats:
            neighbour = right(seat, players)
            progress.tell(events.Looked(seat, neighbour, deal.tokens[neighbour]))
    if players >= CENTRE_REVEAL_FROM:
        progress.tell(seen.CentreShown(deal.tokens[-1]))
    _draw(progress, first)
    return progress.done()


def prompts(state: State) -> dict[Seat, Prompt]:
    """Whom the game is waiting for, and what each may choose. SECRETS asks one seat at a time (S12.5)."""
    return {menu.seat: menu.prompt for menu in _menus(state)}


def play(state: State, seat: Seat, choice: Choice) -> tuple[tuple[Event, ...], State]:
    """What follows from a seat's choice, up to the next prompt. Refuses what is not legal and changes nothing."""
    seat, choice = admitted(_menus(state), seat, choice, CHOICES)
    progress = Progress(state, AFTER)
    match choice:
        case Offer(card=card, to=to, claim=claim):
            progress.tell(events.Offered(seat, to, card, claim))
        case StandBy():
            progress.tell(seen.StoodBy(seat))
        case Intervene():  # S7.4
            progress.tell(seen.Intervened(seat))
            _reveal(progress, seat)
        case Accept():
            progress.tell(seen.Accepted(seat))
            _reveal(progress, seat)
        case Refuse():
            progress.tell(seen.Refused(seat))
            _reveal(progress, state.active)
        case _:
            for event in effects.chosen(state, seat, choice):
                progress.tell(event)
            _end_turn(progress, choice.to if isinstance(choice, Hand) else seat)
    return progress.done()


def _menus(state: State) -> tuple[Menu[Choice], ...]:
    """What is being asked now; nothing once the game is over."""
    offer, taken = state.offer, state.taken
    if taken is not None:
        return (effect_menu(state.players, taken.to, taken.card),)
    if offer is None:
        if state.shown is None:
            return ()
        return (offer_menu(state.players, state.active, state.shown),)
    if state.phase is ANSWER:
        return (answer_menu(offer.to),)
    assert state.un is not None
    return (un_menu(state.un),)


def _draw(progress: Progress, active: Seat) -> None:
    """S5.1: turn cards over until two different characters have been shown. The deck always holds two (S10.5)."""
    deck = progress.state.deck
    count = 1
    while deck[count] is deck[0]:
        count += 1
    progress.tell(seen.Drawn(active, deck[: count + 1]))


def _reveal(progress: Progress, actor: Seat) -> None:
    """S5.7-S5.9: turn the card up, give it to its actor, and do what needs no choice."""
    offer = progress.state.offer
    assert offer is not None
    card = offer.card
    progress.tell(seen.Revealed(card, actor))
    if card in effects.AT_ONCE:
        for event in effects.AT_ONCE[card](progress.state, actor):
            progress.tell(event)
    if card not in effects.CHOOSING:
        _end_turn(progress, actor)


def _end_turn(progress: Progress, receiver: Seat) -> None:
    """S8, in its strict order: pairs, UN token, end check, next player. `receiver` got this turn's character."""
    state = progress.state
    counts = state.counts  # turning cards down does not change them
    is_last = max(counts) >= LIMIT[state.players]  # S9.1, GS19
    up = state.displays[receiver].up  # no other display can hold a new pair (S10.4)
    if len(set(up)) < len(up) and not (is_last and state.rules.last_pairs_stay):  # GS9, V4
        pair = up[-1]  # the card that has just arrived
        progress.tell(seen.Flipped(receiver, (pair, pair), seen.Why.PAIR))

    state = progress.state
    fewest = min(counts)
    holder = Seat(counts.index(fewest)) if counts.count(fewest) == 1 else None  # S7.2
    if holder != state.un:
        progress.tell(seen.UnMoved(holder))

    if is_last:
        ups = tuple(display.up for display in state.displays)
        bullets = tuple(display.bullets for display in state.displays)
        progress.tell(seen.Ended(result(state.rules, state.tokens, ups, bullets)))
    else:
        _draw(progress, left(state.active, state.players))

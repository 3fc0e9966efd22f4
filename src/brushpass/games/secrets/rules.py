"""The course of a game of SECRETS: what is asked, and what follows from an answer (S5, S7, S8)."""

from brushpass.core.errors import GameOver, Malformed, NotLegal, WrongMoment, WrongSeat
from brushpass.core.messages import Menu, Prompt
from brushpass.core.progress import Progress as BaseProgress
from brushpass.core.seats import Seat, left, right
from brushpass.games.secrets import effects, events, seen
from brushpass.games.secrets.cards import CENTRE_REVEAL_FROM, LIMIT, NEIGHBOUR_PEEK_FROM, Rules
from brushpass.games.secrets.choices import (
    ANSWER_MENU,
    CHOICES,
    UN_MENU,
    Accept,
    Ask,
    Choice,
    Intervene,
    Offer,
    Refuse,
    StandBy,
    effect_menu,
    offer_menu,
)
from brushpass.games.secrets.deal import Deal
from brushpass.games.secrets.events import Event
from brushpass.games.secrets.scoring import result
from brushpass.games.secrets.sight import Phase
from brushpass.games.secrets.state import State, evolve


class Progress(BaseProgress[State, Event]):
    """A game of SECRETS on its way through one choice."""

    __slots__ = ()


def setup(players: int, deal: Deal, rules: Rules) -> tuple[tuple[Event, ...], State]:
    """Lay the table, give everyone the starting information (S4), and begin the first turn."""
    deal.check(players)
    began = events.Began(players, rules, deal)
    progress = Progress(evolve(None, began), evolve)
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
    _draw(progress, deal.first)
    return progress.done()


def prompts(state: State) -> dict[Seat, Prompt]:
    """Whom the game is waiting for, and what each may choose. SECRETS asks one seat at a time (S12.5)."""
    if state.outcome is not None:
        return {}
    seat, ask, menu = _asked(state)
    return {seat: Prompt(seat, ask, menu.options, menu.default)}


def play(state: State, seat: Seat, choice: Choice) -> tuple[tuple[Event, ...], State]:
    """What follows from a seat's choice, up to the next prompt. Refuses what is not legal and changes nothing."""
    choice = _admitted(state, seat, choice)
    progress = Progress(state, evolve)
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
            _end_turn(progress)
    return progress.done()


def _asked(state: State) -> tuple[Seat, Ask, Menu[Choice]]:
    """The seat that must choose now, what it is asked, and its legal choices."""
    offer, taken = state.offer, state.taken
    if taken is not None:
        return taken.to, Ask(taken.card), effect_menu(state.players, taken.to, taken.card)
    if offer is None:
        assert state.shown is not None
        return state.active, Ask.OFFER, offer_menu(state.players, state.active, state.shown)
    if state.phase is Phase.ANSWER:
        return offer.to, Ask.ANSWER, ANSWER_MENU
    assert state.un is not None
    return state.un, Ask.UN, UN_MENU


def _admitted(state: State, seat: Seat, choice: Choice) -> Choice:
    """The menu's own copy of a legal choice; everything else is refused."""
    if type(choice) not in CHOICES:
        raise Malformed(f"not a choice of SECRETS: {choice!r}")
    if state.outcome is not None:
        raise GameOver("the game is over")
    asked, ask, menu = _asked(state)
    if seat != asked:
        raise WrongSeat(f"seat {seat} is not asked anything now")
    legal = menu.find(choice)
    if legal is None:
        if type(choice) not in {type(option) for option in menu.options}:
            raise WrongMoment(f"seat {seat} is asked for {ask}, got {choice!r}")
        raise NotLegal(f"not among the legal choices for {ask}: {choice!r}")
    return legal


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
    for event in effects.at_once(progress.state, card, actor):
        progress.tell(event)
    if card not in effects.CHOOSING:
        _end_turn(progress)


def _end_turn(progress: Progress) -> None:
    """S8, in its strict order: pairs, UN token, end check, next player."""
    for seat, display in enumerate(progress.state.displays):
        up = display.up
        if len(up) > 1 and len(set(up)) < len(up):
            pair = next(kind for kind in up if up.count(kind) == 2)  # the only one, and never three (S10.4)
            progress.tell(seen.Flipped(Seat(seat), (pair, pair), seen.Why.PAIR))

    state = progress.state
    counts = [len(shown.up) + len(shown.down) + len(shown.bullets) for shown in state.displays]  # S7.1
    fewest = min(counts)
    holder = Seat(counts.index(fewest)) if counts.count(fewest) == 1 else None  # S7.2
    if holder != state.un:
        progress.tell(seen.UnMoved(holder))

    if max(counts) >= LIMIT[state.players]:  # S9.1, GS19
        ups = tuple(display.up for display in state.displays)
        bullets = tuple(display.bullets for display in state.displays)
        progress.tell(seen.Ended(result(state.rules, state.tokens, ups, bullets)))
    else:
        _draw(progress, left(state.active, state.players))

"""The course of a game of LEFT LUGGAGE: what is asked, and what follows from an answer (L2 to L6)."""

from brushpass.core.menu import Menu, admitted
from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from left_luggage.open import seen
from left_luggage.open.cards import Rules
from left_luggage.open.choices import CHOICES, Ask, Choice, Claim, Collect, Look, menu
from left_luggage.open.scoring import outcome
from left_luggage.sealed import events
from left_luggage.sealed.deal import Deal
from left_luggage.sealed.events import Event
from left_luggage.sealed.state import State, evolve


def setup(players: int, deal: Deal, rules: Rules) -> tuple[tuple[Event, ...], State]:
    """Put the cases into their lockers (L2)."""
    deal.check(players)
    began = events.Began(players, rules, deal)
    return (began,), evolve(None, began)


def prompts(state: State) -> dict[Seat, Prompt]:
    """Whom the game is waiting for, and what each may choose."""
    return {menu.seat: menu.prompt for menu in _menus(state)}


def play(state: State, seat: Seat, choice: Choice) -> tuple[tuple[Event, ...], State]:
    """What follows from a seat's choice, up to the next prompt. Refuses what is not legal and changes nothing."""
    seat, choice = admitted(_menus(state), seat, choice, CHOICES)
    event: Event
    match choice:
        case Look(locker=locker):
            event = events.Looked(seat, locker, state.cases[locker])
        case Claim(locker=locker, case=case):
            event = seen.Claimed(seat, locker, case)
        case Collect(locker=locker):
            event = events.Collected(seat, locker)
    after = evolve(state, event)
    if len(after.collected) < after.public.players:
        return (event,), after
    lockers = {chosen.by: chosen.locker for chosen in after.collected}
    ended = seen.Ended(outcome(state.cases, tuple(lockers[one] for one in sorted(lockers))))
    return (event, ended), evolve(after, ended)


def _menus(state: State) -> tuple[Menu[Choice], ...]:
    """What is being asked now; nothing once the game is over. At midnight everybody is asked at once (L5)."""
    public = state.public
    if public.asks is None:
        return ()
    everybody = [Seat(seat) for seat in range(public.players) if seat not in public.collected]
    asked = everybody if public.asks is Ask.COLLECT else [public.active]
    return tuple(menu(seat, public.asks, public.players) for seat in asked)

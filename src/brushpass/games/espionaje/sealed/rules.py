"""The course of a game of ESPIONAJE CARTAS: what is asked, and what follows from an answer (E3, E4)."""

from brushpass.core.menu import Menu, admitted
from brushpass.core.messages import Prompt
from brushpass.core.progress import Progress as BaseProgress
from brushpass.core.seats import Seat, left, others
from brushpass.games.espionaje.open import seen
from brushpass.games.espionaje.open.cards import ROUND_CAP, Cards, Rules
from brushpass.games.espionaje.open.choices import (
    CHOICES,
    Abstain,
    Accuse,
    Choice,
    Commit,
    EndTurn,
    Show,
    Suspect,
    accuse_menu,
    after_menu,
    commit_menu,
    show_menu,
    turn_menu,
)
from brushpass.games.espionaje.open.scoring import Outcome, Reason, is_right
from brushpass.games.espionaje.open.sight import Phase
from brushpass.games.espionaje.sealed import events
from brushpass.games.espionaje.sealed.deal import Deal
from brushpass.games.espionaje.sealed.events import Event
from brushpass.games.espionaje.sealed.state import AFTER, State, evolve


class Progress(BaseProgress[State, Event]):
    """A game of ESPIONAJE CARTAS on its way through one choice."""

    __slots__ = ()


def setup(players: int, deal: Deal, rules: Rules) -> tuple[tuple[Event, ...], State]:
    """Hide the solution, deal the hands (E2), and begin the first turn."""
    deal.check(players)
    began = events.Began(players, rules, deal)
    progress = Progress(evolve(None, began), AFTER)
    progress.events.append(began)
    progress.tell(seen.TurnBegan(deal.first))
    return progress.done()


def prompts(state: State) -> dict[Seat, Prompt]:
    """Whom the game is waiting for, and what each may choose. At an accusation all commit at once (E4.2)."""
    return {menu.seat: menu.prompt for menu in _menus(state)}


def play(state: State, seat: Seat, choice: Choice) -> tuple[tuple[Event, ...], State]:
    """What follows from a seat's choice, up to the next prompt. Refuses what is not legal and changes nothing."""
    seat, choice = admitted(_menus(state), seat, choice, CHOICES)
    progress = Progress(state, AFTER)
    match choice:
        case Suspect(a=a, b=b):
            progress.tell(seen.Asked(seat, a, b))
            _go_round(progress)
        case Show(card=card):
            progress.tell(events.Showed(seat, state.active, card))
            _after_answers(progress)
        case Accuse():
            progress.tell(seen.Accused(seat))
        case EndTurn():
            _next_turn(progress)
        case Commit(city=city, device=device, agent=agent):
            _commit(progress, seat, (city, device, agent))
        case Abstain():
            _commit(progress, seat, ())
    return progress.done()


def _menus(state: State) -> tuple[Menu[Choice], ...]:
    """What is being asked now; nothing once the game is over."""
    if state.outcome is not None:
        return ()
    question = state.question
    if question is not None:  # it waits only for a player who holds both cards (E3.6)
        responder = Seat((question.by + len(question.passed) + 1) % state.players)
        return (show_menu(responder, question.a, question.b),)
    if state.accuser is not None:
        committed = [commitment.by for commitment in state.commitments]
        return tuple(commit_menu(seat) for seat in _accused(state) if seat not in committed)
    if state.phase is Phase.AFTER:
        return (after_menu(state.active),)
    if len(state.history) >= ROUND_CAP * state.players:  # GE26
        return (accuse_menu(state.active),)
    return (turn_menu(state.active, may_accuse=state.rules.may_accuse(state.turn, state.players)),)


def _go_round(progress: Progress) -> None:
    """E3.3, E3.4: ask clockwise until a card is shown or all have passed; stop where there is a choice to make."""
    state = progress.state
    question = state.question
    assert question is not None
    asker, a, b = question.by, question.a, question.b
    responder = left(asker, state.players)
    while responder != asker:  # GE29
        hand = state.hands[responder]
        if a in hand:
            if b in hand:
                return  # GE6: this player chooses
            progress.tell(events.Showed(responder, asker, a))
            break
        if b in hand:
            progress.tell(events.Showed(responder, asker, b))
            break
        progress.tell(seen.Passed(responder))
        responder = left(responder, state.players)
    _after_answers(progress)


def _after_answers(progress: Progress) -> None:
    """E3.5: the turn is over, unless the asker may still accuse (V10)."""
    if progress.state.phase is not Phase.AFTER:
        _next_turn(progress)


def _accused(state: State) -> tuple[Seat, ...]:
    """Who commits in this accusation, in the order of checking: all (E4.3), or the accuser alone (GE25)."""
    accuser = state.accuser
    assert accuser is not None
    return (accuser,) if state.rules.clue_accusation else (accuser, *others(accuser, state.players))


def _commit(progress: Progress, seat: Seat, cards: Cards) -> None:
    """E4.2: lay the cards down; when all have, turn them over."""
    progress.tell(events.Committed(seat, cards))
    state = progress.state
    order = _accused(state)
    if len(state.commitments) == len(order):
        _check(progress, order)


def _check(progress: Progress, order: tuple[Seat, ...]) -> None:
    """E4.3: compare in order, up to the first who is right. If nobody is, the game ends, or goes on (GE25)."""
    solution = progress.state.solution
    laid = {commitment.by: commitment.cards for commitment in progress.state.commitments}
    for seat in order:
        right = is_right(laid[seat], solution)
        progress.tell(events.Checked(seat, laid[seat], right, solution))
        if right:
            _end(progress, (seat,), Reason.SOLVED)
            return
    state = progress.state
    if not state.rules.clue_accusation:
        _end(progress, (), Reason.NOBODY_RIGHT)
    elif len(state.out) == state.players:
        _end(progress, (), Reason.ALL_OUT)
    else:
        _next_turn(progress)


def _next_turn(progress: Progress) -> None:
    """E3.5: the next player on the left who is not out."""
    state = progress.state
    seat = left(state.active, state.players)
    while seat in state.out:
        seat = left(seat, state.players)
    progress.tell(seen.TurnBegan(seat))


def _end(progress: Progress, winners: tuple[Seat, ...], reason: Reason) -> None:
    """Reveal everything (E5)."""
    state = progress.state
    laid = {check.by: check.cards for check in state.checks}
    laid |= {commitment.by: commitment.cards for commitment in state.commitments}
    commitments = tuple(laid.get(Seat(seat), ()) for seat in range(state.players))
    progress.tell(seen.Ended(Outcome(winners, reason, state.solution, state.hands, commitments)))

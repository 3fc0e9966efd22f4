"""What a seat asks of its table, and the entries that follow from it. Refuses, or decides; changes nothing itself."""

from collections.abc import Callable
from typing import Any

import msgspec

from brushpass.core.errors import Malformed, NotLegal
from brushpass.core.seats import Seat
from brushpass.core.talk import Phrase
from brushpass.games.kits import NoPhrases, find_kit
from brushpass.minds import registry as minds
from brushpass.table import entries as e
from brushpass.table.codes import new_id, new_secret
from brushpass.table.errors import (
    BadTalk,
    NoSuchMind,
    NoSuchSeat,
    NotHost,
    SeatsOpen,
    SeatTaken,
    StalePrompt,
    TooManySeated,
    TooMuchTold,
    WrongStage,
)
from brushpass.table.match import decoder_of
from brushpass.table.seating import at_stage, checked, tidied, tidy_name
from brushpass.table.state import TableState
from brushpass.wire import inbound as i
from brushpass.wire.tables import Presence, Stage

TELLING = (i.Say, i.MakeClaim, i.Rename, i.AddMind, i.Remove)
"""What everybody is told of, also who comes in later,"""
MOST_NOTICED = 500_000
"""until there were so many bytes of it in one round: a device gets them all at once."""

COVERS = ("Heron", "Magpie", "Kestrel", "Wren", "Raven", "Plover", "Osprey", "Swift")
"""What a mind goes by, seat by seat."""


def choose(
    state: TableState, seat: Seat, prompt: int, choice: msgspec.Raw, *, key: str, by: e.By, at_once: bool
) -> list[e.Entry]:
    """A seat answers its prompt. What is held back is told at once, or when its time has come.

    A person for whom a mind plays, and who answers all the same, is back.
    """
    match = state.match
    if match is None or state.stage is not Stage.PLAYING:
        raise WrongStage("no game is running")
    asking = match.asking.get(seat)
    if asking is None or asking.number != prompt:
        raise StalePrompt(f"seat {seat} is not asked prompt {prompt} now")
    try:
        chosen = match.decode(choice)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed(f"not a choice of {match.game.name}: {error}") from None
    asked = asking.prompt
    if by is not e.By.DEADLINE and chosen == asked.default and chosen not in asked.options:
        raise NotLegal("only a passed deadline makes this choice")
    releases = match.attempt(seat, chosen)
    entries: list[e.Entry] = [e.Chose(id=key, seat=seat, choice=match.encode(chosen), by=by)]
    if by is e.By.PERSON and state.seats[seat].bot_controlled:
        entries.insert(0, e.HandedBack(id=new_id(), seat=seat))
    if releases and at_once:
        entries.append(e.Released(id=new_id()))
    return entries


def command(state: TableState, seat: Seat, message: i.Command, key: str) -> list[e.Entry]:
    """What follows from any other message of a seat."""
    if isinstance(message, TELLING) and state.streams.noticed > MOST_NOTICED:
        raise TooMuchTold("enough has been said at this table for one game")
    return _COMMANDS[type(message)](state, seat, message, key)


def _say(state: TableState, seat: Seat, message: i.Say, key: str) -> list[e.Entry]:
    text = tidied(message.text)
    if not text:
        raise BadTalk("there is nothing in it")
    return [e.Said(id=key, seat=seat, text=text)]


def _claim(state: TableState, seat: Seat, message: i.MakeClaim, key: str) -> list[e.Entry]:
    kit = find_kit(state.settings.game)
    if kit.phrases is None:
        raise NoPhrases(f"{kit.title} has no phrase book")
    try:
        claim: Phrase = decoder_of(kit.phrases).decode(message.claim)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed(f"not a phrase of {kit.name}: {error}") from None
    for place in claim.seats():
        if place not in range(len(state.seats)):
            raise NoSuchSeat(f"there is no seat {place}")
    return [e.Claimed(id=key, seat=seat, claim=msgspec.Raw(msgspec.json.encode(claim)))]


def _configure(state: TableState, seat: Seat, message: i.Configure, key: str) -> list[e.Entry]:
    at_stage(state, Stage.LOBBY)
    _by_host(state, seat)
    settings = checked(message.settings)
    if sum(not seat_state.is_free for seat_state in state.seats) > settings.players:
        raise TooManySeated(f"more than {settings.players} seats are taken; free some first")
    strangers = [
        seat_state.mind
        for seat_state in state.seats
        if seat_state.mind and not minds.can_play(seat_state.mind, settings.game)
    ]
    if strangers:
        raise NoSuchMind(f"{strangers[0]} does not play {settings.game}; free its seat first")
    return [e.Configured(id=key, settings=settings)]


def _add_mind(state: TableState, seat: Seat, message: i.AddMind, key: str) -> list[e.Entry]:
    at_stage(state, Stage.LOBBY)
    _by_host(state, seat)
    if message.seat not in range(len(state.seats)):
        raise NoSuchSeat(f"there is no seat {message.seat}")
    if not state.seats[message.seat].is_free:
        raise SeatTaken(f"seat {message.seat} is taken")
    if not minds.can_play(message.mind, state.settings.game):
        raise NoSuchMind(f"no mind called {message.mind!r} plays {state.settings.game}")
    return [e.Sat(id=key, seat=message.seat, name=COVERS[message.seat], mind=message.mind)]


def _remove(state: TableState, seat: Seat, message: i.Remove, key: str) -> list[e.Entry]:
    at_stage(state, Stage.LOBBY)
    _by_host(state, seat)
    if message.seat not in range(len(state.seats)) or state.seats[message.seat].is_free:
        raise NoSuchSeat(f"nobody sits at {message.seat}")
    return [e.Left(id=key, seat=message.seat)]


def _rename(state: TableState, seat: Seat, message: i.Rename, key: str) -> list[e.Entry]:
    return [e.Renamed(id=key, seat=seat, name=tidy_name(message.name))]


def _ready(state: TableState, seat: Seat, message: i.Ready, key: str) -> list[e.Entry]:
    at_stage(state, Stage.LOBBY)
    return [e.ReadySet(id=key, seat=seat, ready=message.ready)]


def _entropy(state: TableState, seat: Seat, message: i.AddEntropy, key: str) -> list[e.Entry]:
    at_stage(state, Stage.LOBBY)
    return [e.EntropyAdded(id=key, seat=seat, entropy=message.entropy)]


def _start(state: TableState, seat: Seat, message: i.Start, key: str) -> list[e.Entry]:
    at_stage(state, Stage.LOBBY)
    _by_host(state, seat)
    if any(seat_state.is_free for seat_state in state.seats):
        raise SeatsOpen("there are free seats; wait for people or add minds")
    waiting = [
        seat_state
        for place, seat_state in enumerate(state.seats)
        if seat_state.is_person and not seat_state.ready and place != seat
    ]
    if waiting:
        raise SeatsOpen(f"{waiting[0].name} is not ready")
    kit = find_kit(state.settings.game)
    return [e.Started(id=key, game=kit.name, version=kit.version, luck=new_secret())]


def _leave(state: TableState, seat: Seat, message: i.Leave, key: str) -> list[e.Entry]:
    return [e.Left(id=key, seat=seat)]


def _back(state: TableState, seat: Seat, message: i.Back, key: str) -> list[e.Entry]:
    if not state.seats[seat].bot_controlled or state.seats[seat].presence is Presence.GONE:
        raise WrongStage("no mind plays for this seat")
    return [e.HandedBack(id=key, seat=seat)]


def _again(state: TableState, seat: Seat, message: i.Again, key: str) -> list[e.Entry]:
    at_stage(state, Stage.OVER)
    return [e.Cleared(id=key, secret=new_secret())]


def _by_host(state: TableState, seat: Seat) -> None:
    if state.host != seat:
        raise NotHost("only the host may do this")


_COMMANDS: dict[type[i.Command], Callable[[TableState, Seat, Any, str], list[e.Entry]]] = {
    i.Say: _say,
    i.MakeClaim: _claim,
    i.Configure: _configure,
    i.AddMind: _add_mind,
    i.Remove: _remove,
    i.Rename: _rename,
    i.Ready: _ready,
    i.AddEntropy: _entropy,
    i.Start: _start,
    i.Leave: _leave,
    i.Back: _back,
    i.Again: _again,
}

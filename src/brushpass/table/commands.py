"""The entries that follow from what a seat asks for. A command is refused or decided here; nothing is changed."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from brushpass.core.errors import Malformed, NotLegal
from brushpass.core.seats import Seat
from brushpass.core.talk import Phrase
from brushpass.games.kits import NoPhrases, find_kit
from brushpass.minds import registry as minds
from brushpass.table import dealing, people, rematch, time_commands
from brushpass.table import entries as e
from brushpass.table.codes import new_id
from brushpass.table.decision import NOTHING, Decided
from brushpass.table.errors import (
    BadTalk,
    IsPaused,
    NoSuchMind,
    NoSuchSeat,
    SeatsOpen,
    SeatTaken,
    StalePrompt,
    StaleSettings,
    TooManySeated,
    TooManyStarts,
    TooMuchTold,
    WrongStage,
)
from brushpass.table.match import decoder_of
from brushpass.table.names import bot_name, free_name, tidy_text
from brushpass.table.seating import check_settings, require_stage
from brushpass.table.start import MAX_STARTS
from brushpass.table.state import TableState
from brushpass.wire import inbound as i
from brushpass.wire.notices import WhyVoid
from brushpass.wire.tables import Presence, Stage

BROADCAST = frozenset(
    (i.Say, i.MakeClaim, i.Rename, i.AddMind, i.Remove, i.HandOver, i.VoteOut, i.AddTime, i.VotePause)
)
"""Commands that everybody is told about, including late joiners."""
NEEDED = frozenset((i.Ready, i.Start, i.CommitShare, i.RevealShare, i.Briefed, i.Back, i.Again))
"""Commands that a table cannot do without."""
TOGETHER = frozenset((i.Ready, i.Again, i.CommitShare, i.RevealShare))
"""Commands that everybody at a table sends at about the same moment: those of several seats are carried out at once."""
TIMED = frozenset((i.VotePause,))
"""Commands whose outcome depends on when they are carried out."""
MAX_NOTICE_BYTES = 500_000
"""How many bytes of them a round may hold: a device that joins gets them all in one frame."""


encode = msgspec.json.Encoder().encode


def choose(state: TableState, seat: Seat, chosen: Any, *, key: str, by: e.By, at_once: bool) -> Decided:
    """A seat answers its prompt.

    With `at_once`, events that this would leave held back are released in the same step. A person who answers while a
    bot plays for them gets their seat back, unless they answer in secret: the notice, now or later, would reveal that
    they were asked (GE31).
    """
    match = state.match
    assert match is not None
    prompt = match.open_prompts[seat].prompt
    if by is not e.By.DEADLINE and chosen == prompt.default and chosen not in prompt.options:
        raise NotLegal("this choice is made only when a deadline has passed")
    played = match.attempt(seat, chosen)
    entries: list[e.Entry] = [e.Chose(id=key, seat=seat, choice=msgspec.Raw(encode(chosen)), by=by)]
    open_prompt = match.open_prompts[seat]
    if by is e.By.PERSON and state.seats[seat].bot_controlled and not match.is_secret(open_prompt):
        entries.insert(0, e.HandedBack(id=new_id(), seat=seat))
    if at_once and match.holds_back(played):
        entries.append(e.Released(id=new_id()))
    return Decided(entries, played)


def decide(state: TableState, seat: Seat, message: i.Command, now: float) -> Decided:
    """What follows from a seat's message at this time; nothing if the message was carried out before."""
    if message.id in state.done.get(seat, ()):
        return NOTHING
    key = f"{seat}/{message.id}"
    if type(message) is i.Choose:
        chosen = _choice_of(state, seat, message)
        return choose(state, seat, chosen, key=key, by=e.By.PERSON, at_once=not state.answer_pace)
    if type(message) is not i.Leave:  # everybody can leave, and nobody can twice
        state.quota.check(seat, is_needed=_is_needed(message))
    if type(message) in BROADCAST and state.streams.notice_bytes > MAX_NOTICE_BYTES:
        raise TooMuchTold("enough has been said at this table for one game")
    when = (now,) if type(message) in TIMED else ()
    return Decided(_COMMANDS[type(message)](state, seat, message, key, *when))


def complete(state: TableState, entries: Sequence[e.Entry]) -> list[e.Entry]:
    """What follows once these are stored: the last share starts a game, and enough votes bring the next one."""
    if type(entries[-1]) is e.ShareRevealed:
        return dealing.start_if_complete(state, entries)
    if type(entries[-1]) is e.AgainSet:
        return rematch.clear_if_enough(state, entries)
    return []


def _is_needed(message: i.Command) -> bool:
    """Whether a table cannot do without this. It can do without taking back a vote, or that one is ready."""
    if isinstance(message, i.Again):
        return message.again
    return message.ready if isinstance(message, i.Ready) else type(message) in NEEDED


def _choice_of(state: TableState, seat: Seat, message: i.Choose) -> Any:
    """The choice in a message; refuses one that does not answer the seat's open prompt."""
    match = state.match
    if match is None or match.is_over:
        raise WrongStage("no game is running")
    if state.time.is_paused:
        raise IsPaused("the game is paused")
    open_prompt = match.open_prompts.get(seat)
    if open_prompt is None or open_prompt.number != message.prompt:
        raise StalePrompt(f"seat {seat} is not asked prompt {message.prompt} now")
    try:
        return match.decode(message.choice)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed(f"not a choice of {match.game.name}: {error}") from None


def _say(state: TableState, seat: Seat, message: i.Say, key: str) -> list[e.Entry]:
    text = tidy_text(message.text)
    if not text:
        raise BadTalk("the message is empty")
    return [e.Said(id=key, seat=seat, text=text)]


def _claim(state: TableState, seat: Seat, message: i.MakeClaim, key: str) -> list[e.Entry]:
    return claim(state, seat, message.claim, key)


def claim(state: TableState, seat: Seat, said: msgspec.Raw, key: str) -> list[e.Entry]:
    """The entry of a claim; refuses what the game's phrase book does not have."""
    kit = find_kit(state.settings.game)
    if kit.phrases is None:
        raise NoPhrases(f"{kit.title} has no phrase book")
    try:
        phrase: Phrase = decoder_of(kit.phrases).decode(said)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Malformed(f"not a phrase of {kit.name}: {error}") from None
    for named in phrase.seats():
        if named not in range(len(state.seats)):
            raise NoSuchSeat(f"there is no seat {named}")
    return [e.Claimed(id=key, seat=seat, claim=msgspec.Raw(msgspec.json.encode(phrase)))]


def _configure(state: TableState, seat: Seat, message: i.Configure, key: str) -> list[e.Entry]:
    require_stage(state, Stage.LOBBY)
    people.require_host(state, seat)
    settings = check_settings(message.settings)
    if sum(not seat_state.is_free for seat_state in state.seats) > settings.players:
        raise TooManySeated(f"more than {settings.players} seats are taken; free some first")
    unfit = [seat.mind for seat in state.seats if seat.mind and not _can_play(state, seat.mind, settings.game)]
    if unfit:
        raise NoSuchMind(f"{unfit[0]} does not play {settings.game}; free its seat first")
    return [e.Configured(id=key, settings=settings)]


def _add_mind(state: TableState, seat: Seat, message: i.AddMind, key: str) -> list[e.Entry]:
    require_stage(state, Stage.LOBBY)
    people.require_host(state, seat)
    if message.seat not in range(len(state.seats)):
        raise NoSuchSeat(f"there is no seat {message.seat}")
    there = state.seats[message.seat]
    if not there.is_free and not there.mind:
        raise SeatTaken(f"seat {message.seat} is taken")
    if not _can_play(state, message.mind, state.settings.game):
        raise NoSuchMind(f"no mind called {message.mind!r} plays {state.settings.game}")
    if there.mind == message.mind:
        return []
    name = there.name or bot_name(state, message.seat)  # the evening's scores go by name
    return [e.Sat(id=key, seat=message.seat, name=name, mind=message.mind)]


def _rename(state: TableState, seat: Seat, message: i.Rename, key: str) -> list[e.Entry]:
    return [e.Renamed(id=key, seat=seat, name=free_name(state, message.name, seat))]


def _ready(state: TableState, seat: Seat, message: i.Ready, key: str) -> list[e.Entry]:
    require_stage(state, Stage.LOBBY)
    if message.revision not in (None, state.settings_revision):
        raise StaleSettings(f"the settings are at {state.settings_revision}, not at {message.revision}")
    if state.seats[seat].ready == message.ready:
        return []
    return [e.ReadySet(id=key, seat=seat, ready=message.ready)]


def _start(state: TableState, seat: Seat, message: i.Start, key: str) -> list[e.Entry]:
    require_stage(state, Stage.LOBBY)
    people.require_host(state, seat)
    if any(seat_state.is_free for seat_state in state.seats):
        raise SeatsOpen("some seats are free; wait for people or add bots")
    for number, seat_state in enumerate(state.seats):
        if seat_state.is_person and not seat_state.ready and number != seat:
            raise SeatsOpen(f"{seat_state.name} is not ready")
    if state.attempt > MAX_STARTS:
        raise TooManyStarts(f"{MAX_STARTS} starts of this game were void")
    return [e.Dealing(id=key)]


def _leave(state: TableState, seat: Seat, message: i.Leave, key: str) -> list[e.Entry]:
    left = people.departure(state, seat, key)
    return left if state.start is None else [dealing.void_by(state, seat, WhyVoid.LEFT, new_id()), *left]


def _back(state: TableState, seat: Seat, message: i.Back, key: str) -> list[e.Entry]:
    if not state.seats[seat].bot_controlled or state.seats[seat].presence is Presence.GONE:
        raise WrongStage("no bot plays for this seat")
    return [e.HandedBack(id=key, seat=seat)]


def _can_play(state: TableState, mind: str, game: str) -> bool:
    """Whether a mind or level plays a game here: minds from other packages do if the operator allows it."""
    return minds.can_play(mind, game, plugins=state.plugin_minds)


_COMMANDS: dict[type[i.Command], Callable[..., list[e.Entry]]] = {
    i.Say: _say,
    i.MakeClaim: _claim,
    i.Configure: _configure,
    i.AddMind: _add_mind,
    i.Remove: people.remove,
    i.HandOver: people.hand_over,
    i.VoteOut: people.vote_out,
    i.Briefed: time_commands.briefed,
    i.AddTime: time_commands.add_time,
    i.VotePause: time_commands.vote_pause,
    i.Rename: _rename,
    i.Ready: _ready,
    i.Start: _start,
    i.CommitShare: dealing.commit_share,
    i.RevealShare: dealing.reveal_share,
    i.Leave: _leave,
    i.Back: _back,
    i.Again: rematch.vote,
}

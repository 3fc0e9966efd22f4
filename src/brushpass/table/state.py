"""A table as its log describes it. Each entry changes the state and tells every viewer what that viewer may see."""

from dataclasses import dataclass, field
from typing import cast

from brushpass.core import fair
from brushpass.core.fair import Place, Pledge, VoidStart
from brushpass.core.fair_v1 import NOTHING, PledgeV1
from brushpass.core.seats import Seat
from brushpass.core.switches import Value
from brushpass.games.registry import GAMES
from brushpass.table import entries as e
from brushpass.table.beginning import resolved
from brushpass.table.clock import Clock
from brushpass.table.decision import Played
from brushpass.table.errors import NoSuchTable, OldRules
from brushpass.table.evening import Evening, Player
from brushpass.table.match import Match, PastMatch
from brushpass.table.quota import Quota
from brushpass.table.seat_state import SeatState
from brushpass.table.start import StartState
from brushpass.table.streams import SEATS, Streams
from brushpass.table.time_state import BRIEFING_SECONDS, PAUSE_SECONDS, TimeState
from brushpass.wire import notices
from brushpass.wire.tables import BriefingView, PauseView, Presence, Score, Settings, Stage, TableView

PAST = cast(Match, PastMatch())
MANY = 2
"""So many people wait for each other."""
ALONE_SECONDS = 1.0
"""How long a delayed answer takes where one person plays with bots: enough time for every bot to choose."""


@dataclass
class TableState:
    """A table. Only entries of its log change it."""

    code: str
    reference: str = ""
    """What logs call the table: the id of its first entry, which tells its code only to who has the store."""
    number: int = 0
    """How many entries of the log were applied."""
    settings: Settings = field(default_factory=Settings)
    settings_revision: int = 0
    """Rises with every change of the settings."""
    seats: list[SeatState] = field(default_factory=list)
    round_number: int = 1
    """1 for the table's first game, 2 for the rematch, and so on."""
    secret: str = ""
    """The table's part of the next deal, in hexadecimal."""
    start: StartState | None = None
    """The start that the host has asked for, until the game begins."""
    voids: list[VoidStart] = field(default_factory=list)
    """The starts of this round that came to nothing."""
    match: Match | None = None
    time: TimeState = field(default_factory=TimeState)
    streams: Streams = field(default_factory=Streams)
    done: dict[Seat, dict[str, int]] = field(default_factory=dict)
    """Ids of each seat's messages that were carried out, with their entries' numbers. None is carried out twice."""
    last_at: float = 0.0
    """When the last entry was written, by the wall clock of its writer."""
    answer: float = 0.0
    """How many seconds this server gives every delayed answer between people (GE31). It is not in the log."""
    plugin_minds: bool = False
    """Whether this server lets minds of other packages play. It is not in the log."""
    clock: Clock | None = None
    """The clock of this process, by which everything waits; None while a log is read, which has times of its own."""
    revision: int = 0
    """Rises with everything that changes the table's view."""
    evening: Evening = field(default_factory=Evening)
    """The scoreboard of the games before this round."""
    quota: Quota = field(default_factory=Quota)
    """How much was written in this round, besides choices."""
    _prompt_counts: dict[Seat, int] = field(default_factory=dict)
    """How many prompts each seat has had."""
    _cleared: int = 0
    """The number of the entry with which the running round began."""

    def counts(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """How many messages each viewer was told, and how many prompts each seat has had."""
        return tuple(self.streams.numbers().values()), tuple(self._prompt_counts.get(seat, 0) for seat in SEATS)

    def pass_over(self, entry: e.Entry, written: float) -> None:
        """Apply the next entry of the log, of a round that is long over, without playing its game.

        Who has which seat is the same afterwards as with `apply`. What was told comes from the counts in `Cleared`.
        """
        match entry:
            case e.Started():
                self._note(entry, written)
                self._pledge()
                self.match = PAST
            case e.Chose() | e.Released() | e.Briefed() | e.Begun() | e.StoodIn() | e.TimeAdded():
                self._note(entry, written)
            case e.PauseVoted() | e.Paused() | e.Resumed():
                self._note(entry, written)
            case e.Cleared(told=told, asked=asked) if told:
                self.streams.resume_at(told)
                self._prompt_counts = {seat: count for seat, count in zip(SEATS, asked, strict=True) if count}
                self.apply(entry, written)
            case _:
                self.apply(entry, written)

    def _note(self, entry: e.Entry, written: float) -> None:
        """Count an entry, and remember the message that it came from."""
        self.number += 1
        self.last_at = written
        owner, _, message = entry.id.partition("/")
        if message:
            self.done.setdefault(Seat(int(owner)), {})[message] = self.number
        if type(entry) is not e.Chose:
            self.quota.count(entry)

    def apply(self, entry: e.Entry, written: float, played: Played | None = None) -> None:
        """Apply the next entry of the log, which was written at this time by its writer's clock.

        If it is a choice that was decided here, `played` is what follows from it.

        One that cannot be applied leaves the state as it was, so its number shows how far the log was understood.
        """
        if type(entry) is e.Started and not (entry.game in GAMES and entry.version == GAMES[entry.game].version):
            raise OldRules(f"this game was begun with version {entry.version} of {entry.game}")
        if type(entry) is e.Closed:
            raise NoSuchTable("this table no longer exists")
        at = written if self.clock is None else self.clock()
        self._note(entry, written)
        match entry:
            case e.Chose(seat=seat, choice=choice, by=by):
                assert self.match is not None
                if self.seats[seat].misses:
                    is_secret = self.match.is_secret(self.match.open_prompts[seat])
                    self.seats[seat].answered(in_person=by is e.By.PERSON, in_secret=is_secret)
                self.match.play(seat, played or self.match.attempt(seat, self.match.decode(choice)), at)
                self.revision += self.match.is_over
            case e.Released():
                assert self.match is not None
                self.match.release(at)
            case e.Said(seat=seat, text=text):
                self.streams.tell_all(notices.Said(seat, text))
                if self.match is not None:
                    self.match.said(seat, text)
            case e.Claimed(seat=seat, claim=claim):
                self.streams.tell_all(notices.Claimed(seat, claim))
                if self.match is not None:
                    self.match.claimed(seat, claim)
            case e.ShareCommitted(seat=seat, hash=shown, briefing=briefing):
                self._commit_share(seat, shown, at, briefing=briefing)
            case e.ShareRevealed(seat=seat, share=share):
                assert self.start is not None
                self.start.shares[seat] = share
            case e.Absent(seat=seat):  # nothing that anybody sees
                self.seats[seat].is_absent = True
            case e.LinkMade(seat=seat, link=link):  # nothing that anybody sees
                self.seats[seat].link, self.seats[seat].link_made = link, at
            case e.Erased():  # nothing that anybody sees
                pass
            case e.Moved(seat=seat, token=token):
                self.seats[seat].token, self.seats[seat].link = token, ""
                self._forget_messages(seat)
            case _:
                self.revision += 1
                self._apply_seating(entry, at)

    def _apply_seating(self, entry: e.Entry, at: float) -> None:
        """Apply an entry that changes the table rather than its game."""
        match entry:
            case e.Opened(settings=settings, secret=secret):
                self.settings, self.secret, self.settings_revision = settings, secret, 1
                self.reference = entry.id
                self.seats = [SeatState() for _ in range(settings.players)]
            case e.Configured(settings=settings):
                self._configure(settings)
            case e.Sat(seat=seat, name=name, token=token, mind=mind):
                self.seats[seat] = SeatState(name, token, mind, ready=bool(mind), since=at, seated=self.number)
                self._forget_messages(seat)
                self.streams.begin_person(seat)
                self.streams.tell_all(notices.Seated(seat, name, mind))
            case e.Renamed(seat=seat, name=name):
                self._rename(seat, name)
            case e.Left(seat=seat, removed=removed):
                self._left(seat, at, removed=removed)
            case e.HostSet(seat=seat):
                for number, seat_state in enumerate(self.seats):
                    seat_state.is_host = number == seat
                self.streams.tell_all(notices.NewHost(seat))
            case e.Voted(seat=seat, against=against, out=out):
                (self.seats[against].votes.add if out else self.seats[against].votes.discard)(seat)
                self.streams.tell_all(notices.Voted(seat, against, out))
            case e.ReadySet(seat=seat, ready=ready):
                self.seats[seat].ready = ready
            case e.EntropyAdded(seat=seat, entropy=entropy):
                self.seats[seat].entropy = entropy
            case e.Dealing():
                people = frozenset(Seat(seat) for seat, seat_state in enumerate(self.seats) if seat_state.is_person)
                self.start = StartState(len(self.seats), people, at)
                self.streams.tell_all(notices.Dealing(self.attempt))
            case e.StartVoided(seats=seats, why=why, secret=secret):
                self._void_start(seats, why, secret)
            case e.Started(game=game, luck=luck):
                self._start(game, luck, at)
            case e.Came(seat=seat, process=process):
                seat_state = self.seats[seat]
                seat_state.presence, seat_state.process, seat_state.since = Presence.HERE, process, at
                seat_state.has_come, seat_state.is_absent = True, False
            case e.Went(seat=seat):
                self.seats[seat].presence, self.seats[seat].since = Presence.AWAY, at
            case e.TakenOver(seat=seat):
                self.seats[seat].bot_controlled, self.seats[seat].played_since = True, at
                self.seats[seat].misses = 0
                self.streams.tell_all(notices.TakenOver(seat))
            case e.HandedBack(seat=seat):
                self.seats[seat].bot_controlled, self.seats[seat].misses = False, 0
                self.streams.tell_all(notices.HandedBack(seat))
            case e.AgainSet(seat=seat, again=again):
                self.seats[seat].again = again
            case e.Cleared(secret=secret, winners=winners):
                self._clear(secret, winners)
            case _:
                assert self.match is not None
                self.time.apply(entry, at, self.match, self.seats, self.streams)

    @property
    def stage(self) -> Stage:
        """Whether the table is in the lobby, dealing, playing, or done."""
        if self.match is None:
            return Stage.LOBBY if self.start is None else Stage.DEALING
        return Stage.OVER if self.match.is_over else Stage.PLAYING

    @property
    def attempt(self) -> int:
        """Which start of this round is the next or the running one, from 1."""
        return len(self.voids) + 1

    def place(self, seat: Seat) -> Place:
        """Where a seat's share for the running start belongs."""
        return Place(fair.commitment(bytes.fromhex(self.secret)), self.round_number, self.attempt, seat)

    @property
    def host(self) -> Seat | None:
        """The person to whom the role was given; before that, who has sat here longest: who opened the table."""
        seats = self.seats
        return min(self.people_seats, key=lambda seat: (not seats[seat].is_host, seats[seat].seated), default=None)

    @property
    def people_seats(self) -> list[Seat]:
        """The seats that people have."""
        return [Seat(number) for number, seat_state in enumerate(self.seats) if seat_state.is_person]

    def voters(self, but: Seat | None = None) -> list[Seat]:
        """The people whose votes count: all who are here, or may be back in a moment, but for one."""
        return [seat for seat in self.people_seats if seat != but and not self.seats[seat].is_absent]

    @property
    def people(self) -> int:
        """How many seats people have."""
        return sum(seat_state.is_person for seat_state in self.seats)

    @property
    def answer_pace(self) -> float:
        """How long a delayed answer takes here, whether or not somebody chooses in secret (GE31)."""
        if self.match is not None and not self.match.game.delayed:
            return 0.0
        return self.answer if self.people > 1 else min(self.answer, ALONE_SECONDS)

    @property
    def answer_limit(self) -> float:
        """How long a person has to choose in secret; 0 is no limit, because bots do not read clocks."""
        return self.answer_pace if self.people > 1 else 0.0

    def shown(self, at: float) -> float:
        """A moment of this table as wall clocks show it."""
        return at if self.clock is None else at + self.clock.ahead

    def seats_of(self, tokens: set[str]) -> list[Seat]:
        """The seats whose token has one of these hashes."""
        return [
            Seat(seat)
            for seat, seat_state in enumerate(self.seats)
            if seat_state.is_person and seat_state.token in tokens
        ]

    def view(self) -> TableView:
        """The table as everybody sees it."""
        return TableView(
            code=self.code,
            stage=self.stage,
            settings=self.settings,
            revision=self.settings_revision,
            seats=tuple(seat_state.view() for seat_state in self.seats),
            host=self.host,
            round=self.round_number,
            attempt=self.attempt,
            commitment=fair.commitment(bytes.fromhex(self.secret)),
            hashes=self.start.all_hashes() if self.start is not None and self.start.is_listed else (),
            until=self.shown(self.start.until) if self.start is not None else None,
            scores=self._scores(),
            briefing=self._briefing_view(),
            pause=self._pause_view(),
        )

    def _scores(self) -> tuple[Score, ...]:
        """The evening's scoreboard, with the game that has just ended; none while a game is played."""
        if self.match is None:
            return self.evening.scores()
        return self._evening_after(self.match.winners).scores() if self.match.is_over else ()

    def _evening_after(self, winners: tuple[Seat, ...]) -> Evening:
        """The scoreboard after this round. A game that a person has left for good is not theirs any more."""
        return self.evening.with_game(
            Player(seat_state.name, bool(seat_state.mind), seat in winners)
            for seat, seat_state in enumerate(self.seats)
            if seat_state.presence is not Presence.GONE
        )

    @property
    def briefing_until(self) -> float | None:
        """When the game begins without those who still read; None: whoever plays alone has all the time they want."""
        since = self.time.reading_since
        return None if since is None or self.people < MANY else since + BRIEFING_SECONDS

    def _briefing_view(self) -> BriefingView | None:
        if self.time.reading_since is None:
            return None
        until = self.briefing_until
        waits = tuple(self.time.waits_for(self.seats))
        return BriefingView(waits, None if until is None else self.shown(until))

    def _pause_view(self) -> PauseView | None:
        since, votes = self.time.paused_since, tuple(sorted(self.time.votes))
        if since is None:
            return PauseView(votes) if votes else None
        return PauseView(votes, self.shown(since), self.shown(since + PAUSE_SECONDS))

    def _configure(self, settings: Settings) -> None:
        self.settings = settings
        self.settings_revision += 1
        seated = [seat_state for seat_state in self.seats if not seat_state.is_free]
        for seat_state in seated:
            seat_state.ready = bool(seat_state.mind)
        if len(self.seats) > settings.players:  # people keep their seats if they fit; if not, they move up
            self.seats = self.seats if len(seated) > settings.players else self._moved_up(settings.players)
        self.seats += [SeatState() for _ in range(settings.players - len(self.seats))]

    def _moved_up(self, players: int) -> list[SeatState]:
        if all(seat_state.is_free for seat_state in self.seats[players:]):
            return self.seats[:players]
        seated = [seat_state for seat_state in self.seats if not seat_state.is_free]
        before = [seat for seat, seat_state in enumerate(self.seats) if not seat_state.is_free]
        self.done = {Seat(now): self.done[Seat(seat)] for now, seat in enumerate(before) if Seat(seat) in self.done}
        for seat in range(len(seated)):
            self.streams.begin_person(Seat(seat))
        return seated + [SeatState() for _ in range(players - len(seated))]

    def _rename(self, seat: Seat, name: str) -> None:
        seat_state = self.seats[seat]
        self.streams.tell_all(notices.Renamed(seat, name, seat_state.name))
        first = seat_state.formerly or seat_state.name
        seat_state.formerly = first if self.match is not None and first != name else ""
        self.evening = self.evening.renamed(seat_state.name, name)
        seat_state.name = name

    def _left(self, seat: Seat, at: float, *, removed: bool) -> None:
        seat_state = self.seats[seat]
        self.streams.tell_all(notices.Left(seat, seat_state.name, removed))
        seat_state.votes.clear()
        self.time.left(seat)
        for other in self.seats:
            other.votes.discard(seat)
        if self.stage is Stage.LOBBY:
            self.seats[seat] = SeatState()
        else:  # the game goes on: a bot plays for the person, whose token is void
            seat_state.presence, seat_state.since = Presence.GONE, at
            seat_state.token, seat_state.link = "", ""
            seat_state.bot_controlled, seat_state.played_since = True, at

    def _forget_messages(self, seat: Seat) -> None:
        """Forget the ids of a seat's messages: whoever has it now may use the same ids for other messages."""
        self.done.pop(seat, None)

    def _commit_share(self, seat: Seat, shown: str, at: float, *, briefing: bool) -> None:
        assert self.start is not None
        self.start.hashes[seat] = shown
        if briefing:
            self.start.readers.add(seat)
        if self.start.is_listed:  # nobody is told before, so that a rematch costs little
            self.start.since = at
            self.revision += 1

    def _void_start(self, seats: tuple[Seat, ...], why: notices.WhyVoid, secret: str) -> None:
        assert self.start is not None
        names = tuple(self.seats[seat].name for seat in seats)
        self.streams.tell_all(notices.StartVoid(self.attempt, why, seats, names))
        self.voids.append(self.start.void(self.secret))
        self.secret, self.start = secret, None
        for seat in seats:
            self.seats[seat].ready = False

    def _start(self, game: str, luck: str, at: float) -> None:
        self.streams.tell_all(notices.Started(self.round_number))
        readers = set() if self.start is None else self.start.readers
        pledge = self._pledge()
        self.match = Match(GAMES[game], len(self.seats), self._rules(), pledge, luck, self.streams, self._prompt_counts)
        self.time = TimeState()
        self.time.deal(self.match, readers, at)

    def _rules(self) -> dict[str, Value]:
        """The switches of the game that starts."""
        names = [seat_state.name for seat_state in self.seats]
        return resolved(self.settings.rules, names, self.evening.winners, self.round_number)

    def _pledge(self) -> Pledge | PledgeV1:
        """What the seed is made from."""
        start, self.start = self.start, None
        if start is None:  # a log of 0.1.0
            return PledgeV1(self.secret, tuple(seat_state.entropy or NOTHING.hex() for seat_state in self.seats))
        return Pledge(self.round_number, self.secret, start.all_hashes(), start.all_shares(), tuple(self.voids))

    def _clear(self, secret: str, winners: tuple[Seat, ...] | None) -> None:
        if winners is not None:
            self.evening = self._evening_after(winners)
        self.round_number += 1
        self.secret, self.match, self.voids, self.time = secret, None, [], TimeState()
        self.streams.begin_round()
        for seat, done in self.done.items():
            self.done[seat] = {message: number for message, number in done.items() if number > self._cleared}
        self._cleared = self.number
        for number, seat_state in enumerate(self.seats):
            if seat_state.presence is Presence.GONE:
                self.seats[number] = SeatState()
            seat_state.ready = bool(seat_state.mind) or seat_state.again  # the settings are those that they know
            seat_state.entropy, seat_state.bot_controlled = "", False
            seat_state.formerly, seat_state.again = "", False
            seat_state.stood_in, seat_state.misses = False, 0
            seat_state.votes.clear()
        self.streams.tell_all(notices.Cleared(self.round_number))

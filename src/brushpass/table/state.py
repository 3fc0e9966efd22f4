"""A table as its log describes it. Each entry changes the state and tells every viewer what that viewer may see."""

from typing import cast

from brushpass.core.fair import Pledge
from brushpass.core.fair_v1 import NOTHING, PledgeV1
from brushpass.core.seats import Seat
from brushpass.core.switches import Value
from brushpass.games.registry import GAMES
from brushpass.table import entries as e
from brushpass.table.beginning import resolved
from brushpass.table.decision import Played
from brushpass.table.errors import NoSuchTable, OldRules
from brushpass.table.match import Match, PastMatch
from brushpass.table.seat_changes import SeatChanges
from brushpass.table.seat_state import SeatState
from brushpass.table.start import StartState
from brushpass.table.streams import SEATS
from brushpass.table.time_state import TimeState
from brushpass.table.views import table_view
from brushpass.wire import notices
from brushpass.wire.tables import Presence, TableView

PAST = cast(Match, PastMatch())


class TableState(SeatChanges):
    """A table. Only entries of its log change it."""

    def pass_over(self, entry: e.Entry, written: float) -> None:
        """Apply the next entry of the log without playing its game, because it is from an old round or nobody asks.

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
        """Count an entry, and remember the messages that it came from."""
        self.number += 1
        self.last_at = written
        for part in e.parts(entry):
            owner, _, message = part.id.partition("/")
            if message:
                self.done.setdefault(Seat(int(owner)), {})[message] = self.number
            if type(part) is not e.Chose:
                self.quota.count(part)

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
        for part in e.parts(entry):
            self._apply(part, at, played)

    def _apply(self, entry: e.Entry, at: float, played: Played | None) -> None:
        """Apply an entry that is counted already."""
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
                asked = None if self.match is None else self.match.open_prompts.get(seat)
                self.seats[seat].take_over(at, at if asked is None else asked.since)
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

    def view(self) -> TableView:
        """The table as everybody sees it."""
        return table_view(self)

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
            self.evening = self.evening_after(winners)
        self.round_number += 1
        self.secret, self.match, self.voids, self.time = secret, None, [], TimeState()
        self.streams.begin_round()
        for seat, done in self.done.items():
            self.done[seat] = {message: number for message, number in done.items() if number > self._cleared}
        self._cleared = self.number
        for number, seat_state in enumerate(self.seats):
            if seat_state.presence is Presence.GONE:
                self.seats[number] = SeatState()
            seat_state.ready = bool(seat_state.mind) or seat_state.again  # they have seen these settings
            seat_state.entropy, seat_state.bot_controlled = "", False
            seat_state.formerly, seat_state.again = "", False
            seat_state.stood_in, seat_state.misses = False, 0
            seat_state.votes.clear()
        self.streams.tell_all(notices.Cleared(self.round_number))

"""What a table refuses, apart from the rules of its game. Codes are stable, and a refusal changes nothing."""

from brushpass.core.errors import Refusal


class TableRefusal(Refusal):
    """The table does not allow this."""

    code = "table-refused"


class NoSuchTable(TableRefusal):
    """No table has this code."""

    code = "no-such-table"


class NotSeated(TableRefusal):
    """Only somebody with a seat can do this."""

    code = "not-seated"


class HelloTwice(TableRefusal):
    """A connection says hello once."""

    code = "hello-twice"


class NotHost(TableRefusal):
    """Only the host can do this."""

    code = "not-host"


class NotHere(TableRefusal):
    """This person is not here now."""

    code = "not-here"


class MayReturn(TableRefusal):
    """This person has only just lost their connection, and may be back in a moment."""

    code = "may-return"


class TooFewVoters(TableRefusal):
    """A vote needs at least two people besides the one it is about."""

    code = "too-few-voters"


class IsPaused(TableRefusal):
    """The game is paused."""

    code = "paused"


class TooManyPauses(TableRefusal):
    """This game was paused often enough."""

    code = "too-many-pauses"


class NoMoreTime(TableRefusal):
    """No more time can be given for this."""

    code = "no-more-time"


class SeatTaken(TableRefusal):
    """Somebody has this seat."""

    code = "seat-taken"


class DeviceSeated(TableRefusal):
    """This device has a seat at the table already. It may take another for somebody who shares the device."""

    code = "device-seated"


class TooManyWaiting(TableRefusal):
    """People at this address have taken seats here and are not connected yet. Try again when they are."""

    code = "too-many-waiting"


class NoSuchSeat(TableRefusal):
    """There is no such seat, or nobody has it."""

    code = "no-such-seat"


class NoSuchMind(TableRefusal):
    """No mind of this name plays this game."""

    code = "no-such-mind"


class WrongStage(TableRefusal):
    """This can't be done now: before the start, during a game, or after it."""

    code = "wrong-stage"


class SeatsOpen(TableRefusal):
    """The game can't start until all seats are taken and everybody is ready."""

    code = "seats-open"


class StaleSettings(TableRefusal):
    """The settings have changed meanwhile."""

    code = "stale-settings"


class StaleStart(TableRefusal):
    """That start is void, or not begun yet."""

    code = "stale-start"


class TooManyStarts(TableRefusal):
    """Too many starts of this game were void. Open another table."""

    code = "too-many-starts"


class HashGiven(TableRefusal):
    """This seat has already shown another hash for this start."""

    code = "hash-given"


class HashesMissing(TableRefusal):
    """Shares are revealed only when every hash is in."""

    code = "hashes-missing"


class StalePrompt(TableRefusal):
    """That prompt is no longer open, or not open yet."""

    code = "stale-prompt"


class BadTalk(TableRefusal):
    """This can't be said at this table."""

    code = "bad-talk"


class BadName(TableRefusal):
    """Nobody can be called this: nothing of it can be seen, or its letters carry too many marks."""

    code = "bad-name"


class NameTaken(TableRefusal):
    """Somebody at this table has this name, or one that looks like it."""

    code = "name-taken"


class TooMuchTold(TableRefusal):
    """Enough has been said at this table for one game: a device that joins gets all of it at once."""

    code = "too-much-told"


class LogFull(TableRefusal):
    """Too much has happened at this table. Choices are still taken; for all else open another table."""

    code = "log-full"


class BadLink(TableRefusal):
    """This word moves no seat: it was used, is too old, or never existed."""

    code = "bad-link"


class BadSettings(TableRefusal):
    """No game can be played with these settings."""

    code = "bad-settings"


class TooManySeated(TableRefusal):
    """More seats are taken than the table would then have. Free some first."""

    code = "too-many-seated"


class NoAids(TableRefusal):
    """This table plays without that aid."""

    code = "no-aids"


class Busy(TableRefusal):
    """Too much is queued already. Ask again in a minute."""

    code = "busy"


class OldRules(TableRefusal):
    """The game was begun with rules that this server no longer has."""

    code = "old-rules"


FAMILY: tuple[type[TableRefusal], ...] = (
    NoSuchTable,
    NotSeated,
    HelloTwice,
    NotHost,
    NotHere,
    MayReturn,
    TooFewVoters,
    IsPaused,
    TooManyPauses,
    NoMoreTime,
    SeatTaken,
    DeviceSeated,
    TooManyWaiting,
    NoSuchSeat,
    NoSuchMind,
    WrongStage,
    SeatsOpen,
    StaleSettings,
    StaleStart,
    TooManyStarts,
    HashGiven,
    HashesMissing,
    StalePrompt,
    BadTalk,
    BadName,
    NameTaken,
    BadLink,
    BadSettings,
    TooManySeated,
    TooMuchTold,
    LogFull,
    NoAids,
    Busy,
    OldRules,
)
"""Every refusal of a table."""

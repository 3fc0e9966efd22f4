"""What a table refuses, besides what the rules of its game refuse. Stable codes; nothing has changed."""

from brushpass.core.errors import Refusal


class TableRefusal(Refusal):
    """The table does not allow this."""

    code = "table-refused"


class NoSuchTable(TableRefusal):
    """No table has this code."""

    code = "no-such-table"


class NotSeated(TableRefusal):
    """Only who holds a seat may do this."""

    code = "not-seated"


class HelloTwice(TableRefusal):
    """A connection says hello once."""

    code = "hello-twice"


class NotHost(TableRefusal):
    """Only the host may do this."""

    code = "not-host"


class SeatTaken(TableRefusal):
    """Somebody sits there."""

    code = "seat-taken"


class NoSuchSeat(TableRefusal):
    """There is no such seat, or nobody sits there."""

    code = "no-such-seat"


class NoSuchMind(TableRefusal):
    """No mind of this name plays this game."""

    code = "no-such-mind"


class WrongStage(TableRefusal):
    """Not before the start, not while a game runs, or not after it."""

    code = "wrong-stage"


class SeatsOpen(TableRefusal):
    """The game cannot start before all seats are taken and everybody is ready."""

    code = "seats-open"


class StalePrompt(TableRefusal):
    """That prompt is over, or has not come yet."""

    code = "stale-prompt"


class BadTalk(TableRefusal):
    """This cannot be said at this table."""

    code = "bad-talk"


class TooMuchTold(TableRefusal):
    """Enough has been said at this table for one game. Whoever comes in gets all of it at once."""

    code = "too-much-told"


class BadLink(TableRefusal):
    """This word moves no seat: it was used, is too old, or never was."""

    code = "bad-link"


class BadSettings(TableRefusal):
    """No game can be played like this."""

    code = "bad-settings"


class TooManySeated(TableRefusal):
    """More seats are taken than the table would have. Free some first."""

    code = "too-many-seated"


class NoAids(TableRefusal):
    """This table plays without that aid."""

    code = "no-aids"


class Busy(TableRefusal):
    """Too much of this waits already. Ask again in a minute."""

    code = "busy"


class OldRules(TableRefusal):
    """The game was begun by rules that this server does not have any more."""

    code = "old-rules"


FAMILY: tuple[type[TableRefusal], ...] = (
    NoSuchTable,
    NotSeated,
    HelloTwice,
    NotHost,
    SeatTaken,
    NoSuchSeat,
    NoSuchMind,
    WrongStage,
    SeatsOpen,
    StalePrompt,
    BadTalk,
    BadLink,
    BadSettings,
    TooManySeated,
    TooMuchTold,
    NoAids,
    Busy,
    OldRules,
)
"""Every refusal of a table."""

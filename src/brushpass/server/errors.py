"""Why a server did not start. Each kind has a stable code; the text is for whoever started it."""

from typing import ClassVar


class StartError(Exception):
    """A server that could not begin to serve."""

    code: ClassVar[str] = "not-started"


class NotStarted(StartError):
    """A server process gave up while it started; its log says why."""


class NoSuchHost(StartError):
    """The host to listen on is unknown, or belongs to another machine."""

    code = "no-such-host"


class PortTaken(StartError):
    """Somebody else listens there."""

    code = "port-taken"


class PortForbidden(StartError):
    """The user has no right to listen there."""

    code = "port-forbidden"


class CannotListen(StartError):
    """The system refuses to listen there for any other reason."""

    code = "cannot-listen"


FAMILY: tuple[type[StartError], ...] = (NotStarted, NoSuchHost, PortTaken, PortForbidden, CannotListen)
"""Every reason that is ever given."""

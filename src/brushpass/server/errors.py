"""Why a server did not start. Each kind has a stable code; the text is for the person who started it."""

from typing import ClassVar


class StartError(Exception):
    """The server could not start."""

    code: ClassVar[str] = "not-started"


class NotStarted(StartError):
    """A server process failed while starting; its log says why."""


class NoSuchHost(StartError):
    """The host to listen on is unknown, or is another machine."""

    code = "no-such-host"


class PortTaken(StartError):
    """Another program is listening on this port."""

    code = "port-taken"


class PortForbidden(StartError):
    """This user may not listen on this port."""

    code = "port-forbidden"


class CannotListen(StartError):
    """The system refuses to listen there for any other reason."""

    code = "cannot-listen"


FAMILY: tuple[type[StartError], ...] = (NotStarted, NoSuchHost, PortTaken, PortForbidden, CannotListen)
"""Every reason why a server does not start."""

"""Who has won, in the reader's words."""

from collections.abc import Sequence

from brushpass.clients.terminal.names import Names
from brushpass.core.seats import Seat


def winners(seats: Sequence[Seat], names: Names) -> list[str]:
    """Everybody who wins, and what that means for the reader."""
    if not seats:
        return [names.say("result-nobody")]
    told = [names.say("result-winners", names=names.listed(names.labels[seat] for seat in seats), count=len(seats))]
    if names.you is None:
        return told
    return [*told, names.say("result-won") if names.you in seats else names.say("result-lost")]

"""How people decide something together: pausing, another game, or removing somebody."""

from collections.abc import Collection, Set

from brushpass.core.seats import Seat


def is_majority(in_favour: Set[Seat], voters: Collection[Seat]) -> bool:
    """Whether more than half of these voters are in favour. Anybody else's votes do not count."""
    return 2 * len(in_favour & set(voters)) > len(voters)

"""A proof that contains nothing superfluous."""

from collections.abc import Callable, Sequence

Excludes = Callable[[Sequence[int]], bool]
"""Whether these events suffice."""


def certificate(evidence: Sequence[int], excludes: Excludes) -> tuple[int, ...]:
    """Events that together suffice, none of which can be left out, in order. All of the evidence must suffice.

    The search halves the events in question (QuickXplain), and keeps earlier ones if it has a choice.
    """
    if excludes(()):
        return ()
    for number in evidence:  # most lies are excluded by one event alone
        if excludes((number,)):
            return (number,)
    return tuple(sorted(_needed((), evidence, excludes, is_new=False)))


def _needed(known: Sequence[int], rest: Sequence[int], excludes: Excludes, *, is_new: bool) -> tuple[int, ...]:
    """Which of the rest are needed besides those already known."""
    if is_new and excludes(known):
        return ()
    if len(rest) == 1:
        return (rest[0],)
    earlier, later = rest[: len(rest) // 2], rest[len(rest) // 2 :]
    of_later = _needed((*known, *earlier), later, excludes, is_new=bool(earlier))
    of_earlier = _needed((*known, *of_later), earlier, excludes, is_new=bool(of_later))
    return of_earlier + of_later

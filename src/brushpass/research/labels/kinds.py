"""From the truth of a claim, and what its speaker could know, to one word."""

from typing import Final

from brushpass.wire.labels import ClaimKind, Standing

EVEN: Final = 0.5
TRUST: Final = 0.8
"""How often a hearer who takes the speaker's word for it expects the truth."""


def standing_of(chance: float) -> Standing:
    """What a chance says: 0 and 1 are proofs, because worlds are counted exactly."""
    if chance == 1:
        return Standing.CERTAIN
    return Standing.IMPOSSIBLE if chance == 0 else Standing.POSSIBLE


def kind_of(chance: float | None, *, truth: bool | None, implied_truth: bool | None) -> ClaimKind:
    """The kind of a claim. A speaker who is certain is right, so these are all the cases."""
    if truth is None or chance is None:
        return ClaimKind.NO_STATEMENT
    standing = standing_of(chance)
    if standing is Standing.CERTAIN:
        assert truth, "what a seat has seen is true"
        return ClaimKind.TRUTH if implied_truth else ClaimKind.STALE_TRUTH
    if standing is Standing.IMPOSSIBLE:
        assert not truth, "what a seat has seen is true"
        return ClaimKind.LIE
    if chance >= EVEN:
        return ClaimKind.GUESS if truth else ClaimKind.HONEST_MISTAKE
    return ClaimKind.LUCKY_BLUFF if truth else ClaimKind.BLUFF


def believed(before: float, trust: float = TRUST) -> float:
    """How likely a claim is for a hearer who expects such a speaker to say what is true with probability `trust`.

    This is Bayes' rule with a weight of evidence of `trust` to `1 - trust`. What is proved stays proved.
    """
    true, false = before * trust, (1 - before) * (1 - trust)
    return true / (true + false)

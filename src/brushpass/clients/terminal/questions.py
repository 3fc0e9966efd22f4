"""A prompt asked step by step: each question narrows the options down, until one is left.

Every option comes from the prompt, so the terminal offers only legal choices without knowing any rules.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple

Options = tuple[Any, ...]


class Answer(NamedTuple):
    """One item of a numbered list."""

    label: str
    options: Options
    """The options that are left after this answer."""


class Question(NamedTuple):
    """A question about the options that are left."""

    text: str
    answers: Callable[[Options], Sequence[Answer]]


def by(key: Callable[[Any], Hashable], label: Callable[[Any], str]) -> Callable[[Options], Sequence[Answer]]:
    """Answers that group the options by a key, in the order of the options."""

    def answers(options: Options) -> Sequence[Answer]:
        groups: dict[Hashable, list[Any]] = {}
        for option in options:
            groups.setdefault(key(option), []).append(option)
        return [Answer(label(value), tuple(group)) for value, group in groups.items()]

    return answers


def one_of(
    pair: Callable[[Any], tuple[Hashable, Hashable]], label: Callable[[Any], str]
) -> Callable[[Options], Sequence[Answer]]:
    """Answers that name one half of an unordered pair; asked twice, they give the pair.

    The second time all options share one half, which is not offered again.
    """

    def answers(options: Options) -> Sequence[Answer]:
        pairs = [pair(option) for option in options]
        shared = set(pairs[0]).intersection(*pairs) if len(pairs) > 1 else set()
        halves = sorted({half for both in pairs for half in both if half not in shared}, key=_rank(pairs))
        return [
            Answer(label(half), tuple(option for option, both in zip(options, pairs, strict=True) if half in both))
            for half in halves
        ]

    return answers


def _rank(pairs: Sequence[tuple[Hashable, Hashable]]) -> Callable[[Hashable], int]:
    """Where a half first appears among the pairs."""
    flat = [half for both in pairs for half in both]
    return flat.index

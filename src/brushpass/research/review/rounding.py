"""How the figures of a review are rounded."""

from typing import Any, Final

PLACES: Final = 4
"""Decimal places of every figure."""


def rounded(value: Any) -> Any:
    """A value with every number in it rounded; what is not a number stays as it is."""
    match value:
        case float():
            return round(value, PLACES)
        case dict():
            return {key: rounded(part) for key, part in value.items()}
        case list() | tuple():
            return [rounded(part) for part in value]
        case _:
            return value

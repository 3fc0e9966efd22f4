"""Games with one leak: the same rules, and one way in which a secret gets out."""

import dataclasses
from collections.abc import Callable
from typing import Any
from zlib import crc32

from brushpass.core.errors import Refusal, WrongSeat
from brushpass.core.game import AnyGame
from brushpass.core.seats import PUBLIC, Seat, Viewer

Leak = Callable[[Any], Any]
"""Gets a secret out of a state."""


def in_show(game: AnyGame, kind: type, field: str, to: str) -> AnyGame:
    """One field of one kind of event reaches the public, or every seat."""

    def leaky(event: Any, viewer: Viewer) -> Any:
        seen = game.show(event, viewer)
        leaks = type(event) is kind and (viewer is PUBLIC) == (to == "public")
        return (seen, getattr(event, field)) if leaks else seen

    return dataclasses.replace(game, show=leaky)


def in_view(game: AnyGame, leak: Leak) -> AnyGame:
    """A secret stands in every sight."""

    def leaky(state: Any, viewer: Viewer) -> Any:
        return game.view(state, viewer), leak(state)

    return dataclasses.replace(game, view=leaky)


def in_refusals(game: AnyGame, leak: Leak) -> AnyGame:
    """A secret stands in every refusal."""

    def leaky(state: Any, seat: Seat, choice: Any) -> Any:
        try:
            return game.play(state, seat, choice)
        except Refusal as refusal:
            raise WrongSeat(f"{refusal} {leak(state)}") from None

    return dataclasses.replace(game, play=leaky)


def in_prompts(game: AnyGame, leak: Leak) -> AnyGame:
    """The order of the options depends on a secret."""

    def leaky(state: Any) -> Any:
        turn = crc32(str(leak(state)).encode()) % 2
        return {
            seat: prompt if turn else prompt.__class__(seat, prompt.ask, prompt.options[::-1])
            for seat, prompt in game.prompts(state).items()
        }

    return dataclasses.replace(game, prompts=leaky)


HIDDEN = {
    "secrets": ("tokens", "deck", "bullets", "bullet", "shots", "trace", "offer"),
    "espionaje": ("hands", "solution", "history", "commitments"),
}
"""The fields of each game's state that hold secrets."""

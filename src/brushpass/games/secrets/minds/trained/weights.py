"""The shape of the net for each number of players, and the weights that come with the package."""

from functools import cache
from importlib.resources import files
from types import ModuleType
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

QUESTIONS: Final = 8
DETECTIVE: Final = 5
"""The number of the Detective's question, whose values are bits."""
HIDDEN: Final = 256
LOOK_SHARE: Final = 0.02
"""What a bit is worth at first, in win chance."""
VALUE_SCALE: Final = 10.0
"""Inputs hold values times this."""


class Shape(NamedTuple):
    """The net for a number of players."""

    players: int

    @property
    def pairs(self) -> int:
        """How many pairs the other seats make."""
        return (self.players - 1) * (self.players - 2) // 2

    @property
    def options(self) -> int:
        """The most options of any question."""
        return max(2 * (self.players - 1), self.pairs)

    @property
    def inputs(self) -> int:
        """How many inputs there are (`inputs.py`)."""
        return 55 + 28 * self.players + 6 + self.pairs + 4 * self.options + 2

    @property
    def layers(self) -> tuple[int, ...]:
        """The size of each layer; the last has a value for each option of each question, and the chance to win."""
        return self.inputs, HIDDEN, HIDDEN, HIDDEN, QUESTIONS * self.options + 1

    def opinion(self, inputs: Any, arrays: ModuleType) -> Any:
        """Row × option: what `likelihood` thinks of the options, which the net corrects; it is among the inputs."""
        start = self.inputs - 2 - 3 * self.options
        values = inputs[:, start : start + self.options]
        scale = arrays.where(inputs[:, DETECTIVE : DETECTIVE + 1] > 0, LOOK_SHARE, 1 / VALUE_SCALE)
        return values * scale.astype(np.float32)


FILES: Final = {
    4: "secrets-4.npz",
    5: "secrets-5.npz",
    6: "secrets-6.npz",
    7: "secrets-7.npz",
    8: "secrets-8.npz",
}
"""By number of players. The names are spelt out because the arena's fingerprint covers files that a module names."""

Weights = list[npt.NDArray[np.float32]]


@cache
def weights_of(players: int) -> Weights:
    """The weights that come with the package."""
    with (files(__package__) / FILES[players]).open("rb") as file, np.load(file) as arrays:
        return [arrays[f"weight{number}"].astype(np.float32) for number in range(len(arrays.files))]


def evaluate(weights: Weights, shape: Shape, inputs: npt.NDArray[np.float32], ask: int) -> npt.NDArray[np.float32]:
    """How good each option of one question is."""
    layer = inputs
    for number in range(0, len(weights) - 2, 2):
        layer = np.maximum(layer @ weights[number] + weights[number + 1], 0)
    start = ask * shape.options
    part = slice(start, start + shape.options)
    correction: npt.NDArray[np.float32] = layer @ weights[-2][:, part] + weights[-1][part]
    opinion: npt.NDArray[np.float32] = shape.opinion(inputs[None], np)[0]
    return correction + opinion

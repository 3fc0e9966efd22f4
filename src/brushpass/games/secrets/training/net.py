"""The net: three hidden layers that correct what the mind `likelihood` thinks of its options, with Adam, by hand.

Written against the arrays of NumPy and CuPy alike, so that one file trains on a processor and on an accelerator.
"""

from itertools import pairwise
from types import ModuleType
from typing import Any, Final

import numpy as np

from brushpass.games.secrets.minds.trained.weights import Shape

BETAS: Final = 0.9, 0.999
WIN_SHARE: Final = 0.5
"""What an error in the chance to win counts, beside an error in the values of options."""


class Net:
    """Weights, their running average and the state of Adam."""

    def __init__(self, shape: Shape, arrays: ModuleType, seed: int) -> None:
        self.shape, self._xp = shape, arrays
        rng = np.random.default_rng(seed)
        sizes = shape.layers
        self.weights: list[Any] = []
        for number, (rows, columns) in enumerate(pairwise(sizes)):
            scale = 0.0 if number == len(sizes) - 2 else (2 / rows) ** 0.5  # at first it changes nothing
            self.weights.append(arrays.asarray(rng.standard_normal((rows, columns)) * scale, dtype=np.float32))
            self.weights.append(arrays.zeros(columns, dtype=np.float32))
        self.mean = [weight.copy() for weight in self.weights]
        self._first = [arrays.zeros_like(weight) for weight in self.weights]
        self._second = [arrays.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def outputs(self, weights: list[Any], inputs: Any) -> tuple[list[Any], Any]:
        """Every layer of the net, and its last one: a correction for each option of each question, and the chance."""
        layers = [inputs]
        for number in range(0, len(weights) - 2, 2):
            layers.append(self._xp.maximum(layers[-1] @ weights[number] + weights[number + 1], 0))
        return layers, layers[-1] @ weights[-2] + weights[-1]

    def values(self, inputs: Any, asks: Any) -> Any:
        """Row × option: how good the options are, by the averaged weights."""
        _, out = self.outputs(self.mean, inputs)
        return self.chosen(out, asks) + self.shape.opinion(inputs, self._xp)

    def best(self, inputs: Any, asks: Any, counts: Any) -> Any:
        """Row: the option that the averaged weights like best, of those that there are."""
        legal = self._xp.arange(self.shape.options)[None] < counts[:, None]
        return self._xp.where(legal, self.values(inputs, asks), -9).argmax(axis=1).astype(np.int32)

    def chosen(self, out: Any, asks: Any) -> Any:
        """Row × option: the corrections for the question that was asked."""
        options = self.shape.options
        by_question = out[:, :-1].reshape(len(out), -1, options)
        return by_question[self._xp.arange(len(out)), asks]

    def learn(self, inputs: Any, asks: Any, counts: Any, targets: Any, wins: Any, rate: float, average: float) -> float:
        """One step of Adam towards centred values of options and the chance to win; returns the error."""
        xp, options = self._xp, self.shape.options
        rows = len(inputs)
        layers, out = self.outputs(self.weights, inputs)
        legal = xp.arange(options)[None] < counts[:, None]
        values = xp.where(legal, self.chosen(out, asks) + self.shape.opinion(inputs, xp), 0)
        values -= xp.where(legal, values.sum(axis=1, keepdims=True) / counts[:, None], 0)
        error = xp.where(legal, values - targets, 0)
        error -= xp.where(legal, error.sum(axis=1, keepdims=True) / counts[:, None], 0)
        chance_error = out[:, -1] - wins
        delta = xp.zeros_like(out)
        view = delta[:, :-1].reshape(rows, -1, options)
        view[xp.arange(rows), asks] = error
        delta[:, :-1] = view.reshape(rows, -1)
        delta[:, -1] = WIN_SHARE * chance_error
        delta /= rows
        gradients: list[Any] = []
        for number in range(len(self.weights) - 2, -1, -2):
            layer = layers[number // 2]
            gradients[:0] = [layer.T @ delta, delta.sum(axis=0)]
            if number:
                delta = (delta @ self.weights[number].T) * (layer > 0)
        self._adam(gradients, rate, average)
        return float((error**2).sum(axis=1).mean() + WIN_SHARE * (chance_error**2).mean())

    def _adam(self, gradients: list[Any], rate: float, average: float) -> None:
        self.steps += 1
        one, two = BETAS
        step = rate * (1 - two**self.steps) ** 0.5 / (1 - one**self.steps)
        keep = min(1 - average, self.steps / (self.steps + 10))
        for weight, mean, first, second, gradient in zip(
            self.weights, self.mean, self._first, self._second, gradients, strict=True
        ):
            first += (1 - one) * (gradient - first)
            second += (1 - two) * (gradient * gradient - second)
            weight -= step * first / (self._xp.sqrt(second) + 1e-8)
            mean += (1 - keep) * (weight - mean)

    def state(self) -> dict[str, Any]:
        """Everything that goes on from here needs, as NumPy arrays."""
        groups = {"weight": self.weights, "mean": self.mean, "first": self._first, "second": self._second}
        arrays = {f"{name}{i}": _numpy(array) for name, group in groups.items() for i, array in enumerate(group)}
        return arrays | {"steps": np.array(self.steps)}

    def restore(self, state: Any) -> None:
        """Go on from a state."""
        groups = {"weight": self.weights, "mean": self.mean, "first": self._first, "second": self._second}
        for name, group in groups.items():
            for i, array in enumerate(group):
                array[...] = self._xp.asarray(state[f"{name}{i}"])
        self.steps = int(state["steps"])


def playing(players: int, weights: list[Any], arrays: ModuleType) -> Net:
    """A net that plays with these weights, and may be trained on from them, with Adam from its beginning."""
    net = Net(Shape(players), arrays, 1)
    for own, mean, weight in zip(net.weights, net.mean, weights, strict=True):
        own[...] = mean[...] = arrays.asarray(weight)
    return net


def _numpy(array: Any) -> Any:
    return array.get() if hasattr(array, "get") else array

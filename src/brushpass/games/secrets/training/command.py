"""What `brushpass train secrets` does: train or measure the nets of several numbers of players, one after another."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from brushpass.games.secrets.minds.trained.weights import FILES, weights_of
from brushpass.games.secrets.training.checkpoint import export as export_weights
from brushpass.games.secrets.training.checkpoint import read, write
from brushpass.games.secrets.training.device import Device
from brushpass.games.secrets.training.match import BESIDE, measure
from brushpass.games.secrets.training.net import playing
from brushpass.games.secrets.training.train import SMALL, Plan, Progress, Run, train

SHARES: Final = {4: 1.0, 5: 1.5, 6: 3.0, 7: 6.0, 8: 10.0}
"""How the time is divided: a label takes that much longer with more players."""
POINTS: Final = 20
"""Points of the curve for each number of players."""


def train_nets(
    players: range,
    seconds: float,
    path: Path,
    report: Callable[[dict[str, Any]], None],
    *,
    seed: int,
    accelerator: bool,
    export: Path | None,
) -> None:
    """Train until the time is spent, the time of earlier runs included; reports the points of the curve."""
    runs = read(path)
    whole = sum(SHARES[number] for number in players)

    def save(progress: Progress, run: Run) -> None:
        runs[progress.players] = run
        write(path, runs)
        report(progress._asdict())

    for number in players:
        own = seconds * SHARES[number] / whole
        begun = runs.get(number)
        if begun is None or begun.seconds < own:
            plan = Plan(steps=4 if number < 7 else 8) if accelerator else SMALL
            device = Device(number, accelerator=accelerator)
            runs[number] = train(device, plan, own, seed, begun, save, every=own / POINTS)
            write(path, runs)
        if export is not None:
            export.mkdir(parents=True, exist_ok=True)
            export_weights(runs[number], export / FILES[number])


def measure_nets(
    players: range,
    deals: int,
    path: Path | None,
    report: Callable[[dict[str, Any]], None],
    *,
    seed: int,
    accelerator: bool,
) -> None:
    """Measure the nets of a file, or those that come with the package, among every kind of opponents."""
    runs = {} if path is None else read(path)
    for number in players:
        if path is None:
            weights: list[Any] = list(weights_of(number))
        else:
            if number not in runs:
                continue
            own = runs[number].net
            weights = [own[f"mean{part}"] for part in range(len(weights_of(number)))]
        device = Device(number, accelerator=accelerator)
        net = playing(number, weights, device.arrays)
        for among in BESIDE:
            report(measure(device, net, among, deals, seed)._asdict())

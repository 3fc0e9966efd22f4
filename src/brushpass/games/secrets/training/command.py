"""What `brushpass train secrets` does: the nets of several numbers of players, one after another."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from brushpass.games.secrets.minds.trained.weights import FILES
from brushpass.games.secrets.training.checkpoint import export as export_weights
from brushpass.games.secrets.training.checkpoint import read, write
from brushpass.games.secrets.training.device import Device
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

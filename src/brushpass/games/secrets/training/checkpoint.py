"""A checkpoint: one file with the nets of several numbers of players, from which training goes on."""

import os
from pathlib import Path

import numpy as np

from brushpass.games.secrets.training.train import Run


def read(path: Path) -> dict[int, Run]:
    """The runs of a file, by number of players; none if there is no such file."""
    if not path.exists():
        return {}
    runs: dict[int, Run] = {}
    with np.load(path) as arrays:
        names = [name.split("/") for name in arrays.files]
        for players in sorted({int(number) for number, _ in names}):
            own = {name: arrays[f"{number}/{name}"] for number, name in names if int(number) == players}
            runs[players] = Run(float(own.pop("seconds")), int(own.pop("labels")), own)
    return runs


def write(path: Path, runs: dict[int, Run]) -> None:
    """Replace the file as a whole, so that a stop at any moment leaves the old one or the new one."""
    arrays = {f"{players}/{name}": array for players, run in runs.items() for name, array in run.net.items()}
    for players, run in runs.items():
        arrays |= {f"{players}/seconds": np.array(run.seconds), f"{players}/labels": np.array(run.labels)}
    part = path.with_name(f"{path.name}.part")
    with part.open("wb") as file:
        np.savez(file, **arrays)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def export(run: Run, path: Path) -> None:
    """The averaged weights alone, as half-precision numbers: what the mind that plays needs."""
    names = sorted((name for name in run.net if name.startswith("mean")), key=lambda name: int(name[4:]))
    arrays = {f"weight{number}": run.net[name].astype(np.float16) for number, name in enumerate(names)}
    np.savez_compressed(path, **arrays)

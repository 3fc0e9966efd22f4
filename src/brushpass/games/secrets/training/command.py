"""What `brushpass train secrets` does: train or measure the nets of several numbers of players, one after another."""

from collections.abc import Callable, Sequence
from itertools import permutations
from pathlib import Path
from typing import Any, Final

import numpy as np

from brushpass.games.secrets.minds.trained.weights import FILES, weights_of
from brushpass.games.secrets.training.checkpoint import export as export_weights
from brushpass.games.secrets.training.checkpoint import read, write
from brushpass.games.secrets.training.device import Device
from brushpass.games.secrets.training.match import BESIDE, MINDS, Mind, compared, measure
from brushpass.games.secrets.training.net import Net, playing
from brushpass.games.secrets.training.response import FASTEST, Answered, respond
from brushpass.games.secrets.training.train import SMALL, Plan, Progress, Run, train

SHARES: Final = {4: 1.0, 5: 1.5, 6: 3.0, 7: 6.0, 8: 10.0}
"""How the time is divided: a label takes that much longer with more players."""
POINTS: Final = 20
"""Points of the curve for each number of players."""
ANSWERS: Final = 8
"""The same for a best response, whose points are measured with whole games."""
ROOM: Final = 12_000_000
"""Labels that a best response keeps."""


def train_nets(
    players: range,
    seconds: float,
    path: Path,
    report: Callable[[dict[str, Any]], None],
    *,
    seed: int,
    accelerator: bool,
    export: Path | None,
    improve: bool = False,
) -> None:
    """Train until the time is spent, the time of earlier runs included; reports the points of the curve.

    `improve`: begin as the nets that come with the package, and learn with smaller steps.
    """
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
            if improve:
                plan = plan._replace(fastest=FASTEST)
                begun = begun or _package_run(number)
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
    for number in players:
        device = Device(number, accelerator=accelerator)
        net = _net(device, path)
        if net is not None:
            for among in BESIDE:
                report(measure(device, net, among, deals, seed)._asdict())


def cross_nets(
    players: range,
    deals: int,
    paths: Sequence[Path],
    report: Callable[[dict[str, Any]], None],
    *,
    seed: int,
    accelerator: bool,
) -> None:
    """What the net of each file wins among those of every other file, beside what these win among themselves.

    The nets that come with the package, `policy`, are among them. Without files all minds of the engine are crossed.
    """
    for number in players:
        device = Device(number, accelerator=accelerator)
        nets = {"policy": _net(device, None)} | {path.stem: _net(device, path) for path in paths}
        minds: dict[str, Mind] = {} if paths else {mind: mind for mind in MINDS}
        minds |= {name: net for name, net in nets.items() if net is not None}
        for (one, mind), (other, among) in permutations(minds.items(), 2):
            found = compared(device, mind, among, among, deals, seed)
            report({"players": number, "mind": one, "among": other} | found._asdict())


def respond_nets(
    players: range,
    seconds: float,
    path: Path,
    against: Path | None,
    report: Callable[[dict[str, Any]], None],
    *,
    seed: int,
    accelerator: bool,
) -> None:
    """Train a best response to the nets of a file, or to those that come with the package, for each number of players.

    It begins as their equal, or where the response of an earlier run was.
    """
    runs = read(path)
    whole = sum(SHARES[number] for number in players)

    def save(answered: Answered, run: Run) -> None:
        runs[answered.players] = run
        write(path, runs)
        report(answered._asdict() | {"gain": answered.gain._asdict()})

    for number in players:
        own = seconds * SHARES[number] / whole
        device = Device(number, accelerator=accelerator)
        others, response = (_net(device, against) for _ in range(2))
        plan = Plan(room=ROOM, fill=8) if accelerator else SMALL
        if others is not None and response is not None:
            respond(device, others, response, plan, own, seed, runs.get(number), save, every=own / ANSWERS)


def _package_run(players: int) -> Run | None:
    """A run that has just begun, with the net that comes with the package."""
    weights = list(weights_of(players))
    return Run(0.0, 0, playing(players, weights, np).state()) if weights else None


def _net(device: Device, path: Path | None) -> Net | None:
    """The net of a file, or the one that comes with the package; None: the file has none for so many players."""
    number = device.players
    weights: list[Any] = list(weights_of(number))
    if path is not None:
        run = read(path).get(number)
        if run is None:
            return None
        weights = [run.net[f"mean{part}"] for part in range(len(weights))]
    return playing(number, weights, device.arrays)

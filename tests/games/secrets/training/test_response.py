"""Nets among nets: playing on from copies of tables, best responses, and cross-play."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from brushpass.cli import main
from brushpass.games.secrets.minds.trained.weights import Shape, weights_of
from brushpass.games.secrets.training import command, response
from brushpass.games.secrets.training.checkpoint import read, write
from brushpass.games.secrets.training.device import Device
from brushpass.games.secrets.training.match import wins
from brushpass.games.secrets.training.net import Net, playing
from brushpass.games.secrets.training.response import Forks
from brushpass.games.secrets.training.selfplay import Tables
from brushpass.games.secrets.training.train import SMALL, Run

PLAYERS = 4
TINY = SMALL._replace(tables=24, batch=16, room=256, fill=1, warmup=1)


def policy() -> Net:
    return playing(PLAYERS, list(weights_of(PLAYERS)), np)


class Contrary(Net):
    """A net that likes best what a net of the package likes least."""

    def values(self, inputs: Any, asks: Any) -> Any:
        return -policy().values(inputs, asks)


def tables_of(device: Device, net: Net, rounds: int) -> Tables:
    tables = Tables(device, 24, 0, 3, {"nets": 1.0})
    for _ in range(rounds):
        tables.ask()
        tables.act(net, 0.2)
    tables.ask()
    return tables


def test_a_copy_of_a_table_says_what_the_table_says() -> None:
    """Only the order of what nobody has seen differs, so nobody's inputs do."""
    device = Device(PLAYERS, accelerator=False)
    tables, sizes = tables_of(device, policy(), 13), device.sizes
    rows = np.array([3, 3, 7, 20], dtype=np.int32)
    copies, lists, groups = (np.zeros(4 * size, dtype=np.uint8) for size in (sizes.table, sizes.lists, sizes.group))
    inputs, asked = np.zeros((4, sizes.inputs), dtype=np.float32), np.zeros((4, 5), dtype=np.int32)
    device.call("copy_tables", 4, tables.tables, copies, rows, np.uint32(5))
    device.call("ask", 4, np.zeros(4, dtype=np.uint8), copies, groups, lists, inputs, asked)
    assert np.array_equal(inputs, tables.inputs[rows])
    assert np.array_equal(asked, tables.asked[rows])
    room = copies.reshape(4, -1)
    assert np.array_equal(room[0], room[1]), "all copies of a table have the same luck"


def test_every_option_of_the_rows_is_played_on_by_nets() -> None:
    device, net = Device(PLAYERS, accelerator=False), policy()
    tables, forks = tables_of(device, net, 9), Forks(device)
    rows = np.arange(24)
    values = forks.values(tables, rows, net, net, 7)
    counts = tables.asked[:, 2]
    legal = np.arange(device.sizes.options)[None] < counts[:, None]
    assert set(np.unique(values)) == {0.0, 1.0}
    assert not values[~legal].any()
    assert forks.decisions > legal.sum(), "the game goes on after the option"
    assert np.array_equal(values, Forks(device).values(tables, rows, net, net, 7)), "the same luck every time"


def test_somebody_else_plays_the_seat_that_responds() -> None:
    device, net = Device(PLAYERS, accelerator=False), policy()
    fool = Contrary(Shape(PLAYERS), np, 1)
    same, other, table = (wins(device, *minds, 10, 3) for minds in ((net, net), (fool, net), (net, fool)))
    assert other.mean() < same.mean() - 0.1
    assert table.mean() > same.mean() + 0.1


def tick(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(1_000_000))
    monkeypatch.setattr(response, "monotonic", lambda: float(next(ticks)))
    monkeypatch.setattr(response, "MEASURED", 4)
    monkeypatch.setattr(command, "SMALL", TINY)


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_a_best_response_learns_counts_its_decisions_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A round takes one second of the clock: the first one with believers, the others with nets that play on."""
    tick(monkeypatch)
    monkeypatch.setattr(command, "ANSWERS", 3)
    path, points = tmp_path / "response.npz", list[dict[str, Any]]()
    how: Any = {"seed": 1, "accelerator": False}
    command.respond_nets(range(4, 5), 3.0, path, None, points.append, **how)
    assert [point["seconds"] for point in points] == [1.0, 2.0, 3.0]
    assert points[0]["decisions"] == 2 * TINY.tables, "one at every table to warm up, and one after the labels"
    assert points[1]["decisions"] > 4 * TINY.tables, "those of playouts are counted where nets make them"
    assert set(points[0]["gain"]) == {"deals", "wins", "gain", "low", "high"}
    learned = read(path)[PLAYERS]
    assert not np.array_equal(learned.net["mean0"], weights_of(PLAYERS)[0])
    command.respond_nets(range(4, 5), 4.0, path, None, points.append, **how)
    assert points[3]["decisions"] > points[2]["decisions"]


def test_the_command_crosses_minds_and_nets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["train", "secrets", "--players", "4", "--processor", "--cross-play"]
    assert main(words) == 2
    assert "--measure" in capsys.readouterr().err
    assert main([*words, "--measure", "2"]) == 0
    points = lines(capsys)
    assert len({(point["mind"], point["among"]) for point in points}) == 5 * 4
    one, without = tmp_path / "one.npz", tmp_path / "none.npz"
    write(one, {PLAYERS: Run(1.0, 1, Net(Shape(PLAYERS), np, 1).state())})
    write(without, {5: Run(1.0, 1, Net(Shape(5), np, 1).state())})
    assert main([*words, str(one), str(without), "--measure", "2"]) == 0
    assert [(point["mind"], point["among"]) for point in lines(capsys)] == [("policy", "one"), ("one", "policy")]


def test_the_command_trains_a_best_response(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(command, "respond_nets", lambda *call, **how: asked.append((*call[:4], how)))
    words = ["train", "secrets", "--players", "4-6", "--minutes", "3", "--best-response"]
    assert main(words) == 2, "it needs a file"
    path, against = tmp_path / "response.npz", tmp_path / "nets.npz"
    assert main([*words, "--out", str(path)]) == 0
    assert main([*words, str(against), "--out", str(path), "--seed", "2", "--processor"]) == 0
    first = (range(4, 7), 180.0, path, None, {"seed": 1, "accelerator": True})
    assert asked == [first, (*first[:3], against, {"seed": 2, "accelerator": False})]

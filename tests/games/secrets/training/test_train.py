"""Training: a small run on one core finds better choices than its blueprint, stops anywhere, and goes on."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from brushpass.cli import main
from brushpass.games.secrets.minds.trained.weights import Shape, weights_of
from brushpass.games.secrets.training import command
from brushpass.games.secrets.training.checkpoint import export, read, write
from brushpass.games.secrets.training.device import Device
from brushpass.games.secrets.training.match import BESIDE, measure, wins
from brushpass.games.secrets.training.net import Net
from brushpass.games.secrets.training.selfplay import Tables
from brushpass.games.secrets.training.train import SMALL, Plan, Run, train

PLAYERS = 4
TINY = SMALL._replace(tables=16, measured=16, batch=32, room=256, warmup=1)


def trained(plan: Plan, begun: Run | None = None) -> Run:
    return train(Device(PLAYERS, accelerator=False), plan, 1e9, 1, begun, lambda *_: None)


def errors(net: Net, rounds: int, samples: int) -> tuple[Any, Any]:
    """By decision of fresh games: squared errors of the net's values of options, and of its blueprint's."""
    device, xs = Device(PLAYERS, accelerator=False), np.arange(Shape(PLAYERS).options)[None]
    tables, found = Tables(device, 512, 0, 99), []
    for number in range(rounds):
        asks, counts = tables.ask()
        if number % 4 == 3:
            worth, _ = tables.try_options(samples, 1000 + number)
            opinions = net.values(tables.inputs, asks), net.shape.opinion(tables.inputs, np)
            legal, many = xs < counts[:, None], counts[:, None]
            rows = [np.where(legal, values, 0) for values in (worth, *opinions)]
            truth, *guesses = (np.where(legal, row - row.sum(axis=1, keepdims=True) / many, 0) for row in rows)
            found.append([((guess - truth) ** 2).sum(axis=1) for guess in guesses])
        tables.act(net, 0.1)
    mine, blueprint = (np.concatenate(column) for column in zip(*found, strict=True))
    return mine, blueprint


def test_before_training_the_net_thinks_what_its_blueprint_thinks() -> None:
    mine, blueprint = errors(Net(Shape(PLAYERS), np, 1), 4, 1)
    assert np.array_equal(mine, blueprint)


def test_a_small_run_on_one_core_improves_on_its_blueprint() -> None:
    """It foretells what options are worth better than `likelihood` does. Playing better takes millions of labels."""
    plan = SMALL._replace(labels=8192, measured=0, steps=1, fastest=3e-4, average=0.02)
    net = Net(Shape(PLAYERS), np, 1)
    net.restore(trained(plan).net)
    mine, blueprint = errors(net, 12, 8)
    better = blueprint - mine
    assert better.mean() > 3 * better.std() / len(better) ** 0.5


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    first = trained(TINY._replace(labels=160))
    write(tmp_path / "nets.npz", {PLAYERS: first})
    begun = read(tmp_path / "nets.npz")[PLAYERS]
    assert (begun.labels, begun.seconds) == (160, first.seconds)
    for name, array in first.net.items():
        assert np.array_equal(begun.net[name], array), name
    second = trained(TINY._replace(labels=320), begun)
    assert second.labels == 320
    assert second.seconds > first.seconds
    assert second.net["steps"] > first.net["steps"]
    assert not np.array_equal(second.net["weight0"], first.net["weight0"])


def test_the_same_plan_gives_the_same_net() -> None:
    one, other = (trained(TINY._replace(labels=192)).net for _ in range(2))
    assert all(np.array_equal(one[name], other[name]) for name in one)


def test_weights_for_play_are_the_averaged_ones_in_half_precision(tmp_path: Path) -> None:
    run = trained(TINY._replace(labels=192))
    export(run, tmp_path / "weights.npz")
    with np.load(tmp_path / "weights.npz") as arrays:
        names = [f"weight{number}" for number in range(2 * (len(Shape(PLAYERS).layers) - 1))]
        assert sorted(arrays.files) == names
        for number, name in enumerate(names):
            assert np.array_equal(arrays[name], run.net[f"mean{number}"].astype(np.float16))


def test_the_command_trains_reports_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "SMALL", TINY)
    monkeypatch.setattr(command, "POINTS", 10_000_000)  # a point of the curve after every round
    ticks = iter(range(1_000_000))
    monkeypatch.setattr("brushpass.games.secrets.training.train.monotonic", lambda: float(next(ticks)))
    nets, folder = tmp_path / "nets.npz", tmp_path / "weights"
    words = ["train", "secrets", "--players", "4-5", "--out", str(nets), "--processor", "--export", str(folder)]
    assert main([*words, "--minutes", "1"]) == 0
    points = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {point["players"] for point in points} == {4, 5}
    assert {"seconds", "labels", "error", "gains"} <= set(points[0])
    labels = {players: run.labels for players, run in read(nets).items()}
    assert sorted(file.name for file in folder.iterdir()) == ["secrets-4.npz", "secrets-5.npz"]
    assert main([*words, "--minutes", "1"]) == 0, "the time is spent, so nothing is done"
    assert {players: run.labels for players, run in read(nets).items()} == labels
    assert main([*words, "--minutes", "2"]) == 0
    assert all(run.labels > labels[players] for players, run in read(nets).items())


def test_a_run_that_improves_begins_as_the_net_of_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "SMALL", TINY)
    file, four, moment = tmp_path / "nets.npz", range(PLAYERS, PLAYERS + 1), 1e-9

    def improve() -> None:
        """There is no time to learn anything."""
        report: list[object] = []
        command.train_nets(four, moment, file, report.append, seed=1, accelerator=False, export=None, improve=True)

    improve()
    begun = read(file)[PLAYERS]
    assert begun.labels == 0
    for number, weight in enumerate(weights_of(PLAYERS)):
        assert np.array_equal(begun.net[f"weight{number}"], weight)
        assert np.array_equal(begun.net[f"mean{number}"], weight)
    other = trained(TINY._replace(labels=64))
    write(file, {PLAYERS: other})
    improve()
    assert np.array_equal(read(file)[PLAYERS].net["weight0"], other.net["weight0"]), "a run that has begun goes on"


@pytest.mark.parametrize("more", [("--measure", "6"), ("--best-response",), ("--measure", "6", "--cross-play")])
def test_only_training_can_improve(more: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "nets.npz"
    assert main(["train", "secrets", "--players", "4", "--improve", "--out", str(out), "--processor", *more]) == 2
    assert "--improve" in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.parametrize("players", ["3", "4-9", "6-5", "x"])
def test_numbers_of_players_that_there_are_not_are_refused(
    players: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", "secrets", "--players", players, "--out", str(tmp_path / "nets.npz"), "--processor"]) == 2
    assert "4 to 8" in capsys.readouterr().err


def test_training_without_a_file_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "secrets", "--players", "4", "--processor"]) == 2
    assert "--out" in capsys.readouterr().err


def test_a_net_that_learned_nothing_is_worth_what_likelihood_is() -> None:
    """Both sit at every seat of the same deals, and only equally good options are settled differently."""
    device, net = Device(PLAYERS, accelerator=False), Net(Shape(PLAYERS), np, 1)
    one, other, chance = (wins(device, mind, "likelihood", 12, 3) for mind in (net, "likelihood", "random"))
    assert one.shape == (12, PLAYERS)
    assert 0 < one.mean() < 1
    assert 2 * (one != other).sum() < (one != chance).sum()
    found = measure(device, net, "likelihood", 12, 3)
    assert found.low <= 0 <= found.high


def test_the_command_measures_the_nets_of_a_file_or_of_the_package(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path / "nets.npz", {PLAYERS: trained(TINY._replace(labels=32))})
    words = ["train", "secrets", "--players", "4-5", "--measure", "6", "--processor"]
    found = []
    for more in ([], ["--out", str(tmp_path / "nets.npz")]):
        assert main([*words, *more]) == 0
        found.append([json.loads(line) for line in capsys.readouterr().out.splitlines()])
    assert [[point["players"] for point in points] for points in found] == [[4] * 4 + [5] * 4, [4] * 4]
    assert {point["among"]: point["beside"] for point in found[0]} == BESIDE
    assert all(point["low"] <= point["gain"] <= point["high"] for points in found for point in points)

"""Minds of other people: the example plays everywhere, at tables if the operator allows it; a bad one hurts nobody."""

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from brushpass.core import record, replay
from brushpass.games.registry import GAMES
from brushpass.minds.registry import is_slow, offered
from brushpass.research.simulate import simulate
from brushpass.wire import inbound as i
from brushpass.wire import outbound as o
from brushpass.wire.tables import Settings
from tests.cli.commands import call
from tests.examples.installing import EXAMPLES, installed
from tests.server.client import Client, close, finish, open_table, start
from tests.server.running import Running, running

SECRETS = GAMES["secrets"]


def choices(minds: list[str]) -> list[tuple[int, str]]:
    """What the seats of a few games chose."""
    games = simulate(SECRETS, 4, SECRETS.rules(), minds, seed="s", games=4, keep_records=True)
    return [(step.seat, step.choice) for played in games if played.record for step in played.record.steps]


def test_it_plays_in_simulations_and_refuses_every_offer(stubborn: dict[str, str]) -> None:
    made = choices(["stubborn", "random", "random", "random"])
    assert (0, "refuse") in made
    assert (0, "accept") not in made
    assert any(choice == "accept" for _, choice in made)


def test_every_command_that_seats_minds_knows_it(
    stubborn: dict[str, str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert (
        call(capsys, ["simulate", "secrets", "--games", "2", "--minds", "stubborn", "--seed", "1", "--json"]).status
        == 0
    )
    duel = "arena secrets --players 4 --candidate stubborn --table random --deals 4 --seed 1 --processes 2 --json"
    status, out, _ = call(capsys, duel.split())
    assert status == 0
    assert json.loads(out)["duels"][0]["candidate"] == "stubborn"
    solo = [sys.executable, "-m", "brushpass", "solo", "secrets", "--players", "4", "--minds", "stubborn"]
    done = subprocess.run(solo, env=stubborn, input="1\n" * 300, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    assert "accepts" not in done.stdout.replace("You accept", "")


def test_it_is_refused_where_it_does_not_play(stubborn: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = call(capsys, ["simulate", "espionaje", "--minds", "stubborn"])
    assert status == 2
    assert err.startswith("brushpass: malformed: the mind 'stubborn' does not play espionaje")


def test_it_thinks_in_a_thread_of_its_own(stubborn: dict[str, str]) -> None:
    assert is_slow("stubborn", "secrets")
    assert not is_slow("greedy", "secrets")
    assert not is_slow("agent", "secrets")
    assert is_slow("mastermind", "secrets")


async def add(server: Running, mind: str) -> tuple[Client, Any]:
    """A table of four with such a mind at seat 1, and what the host was answered."""
    host = await open_table(server.http, Settings(players=4))
    client = await Client.join(server, host.code, host.seat, host.token)
    answer = await client.do(i.AddMind, seat=1, mind=mind)
    return client, answer


@pytest.mark.anyio
async def test_at_tables_it_plays_only_if_the_operator_allows_it(stubborn: dict[str, str], tmp_path: Path) -> None:
    levels = list(offered("secrets", plugins=False))
    async with running(tmp_path / "off") as server:
        client, answer = await add(server, "stubborn")
        assert (type(answer), answer.code) == (o.Refused, "no-such-mind")
        assert (await server.http.get("/api/minds")).json()["secrets"] == levels
        assert (await server.http.get("/api/games")).json()[0]["levels"] == levels
        await close([client])
    async with running(tmp_path / "on", plugin_minds=True) as server:
        client, answer = await add(server, "stubborn")
        assert isinstance(answer, o.Update)
        assert (await server.http.get("/api/minds")).json()["secrets"] == [*levels, "stubborn"]
        assert [game["levels"][-1] for game in (await server.http.get("/api/games")).json()] == [
            "stubborn",
            "mastermind-8",
        ]
        for seat in (2, 3):
            await client.do(i.AddMind, seat=seat, mind="stubborn")
        await start([client])
        await finish([client], random.Random(1))
        kept = record.decode((await server.http.get(f"/api/tables/{client.code}/records/1")).content)
        replay.check(kept, SECRETS)
        assert {step.choice for step in kept.steps if step.seat and step.choice in ("accept", "refuse")} == {"refuse"}
        await close([client])


@pytest.mark.anyio
async def test_a_server_that_does_not_allow_it_any_more_lets_a_stand_in_play(
    stubborn: dict[str, str], tmp_path: Path
) -> None:
    async with running(tmp_path, plugin_minds=True) as server:
        client, _ = await add(server, "stubborn")
        for seat in (2, 3):
            await client.do(i.AddMind, seat=seat, mind="random")
        await start([client])
        await close([client])
    async with running(tmp_path) as server:
        back = await Client.join(server, client.at, client.viewer, client.token)
        await finish([back], random.Random(2))
        await close([back])


def test_the_option_reaches_the_server(capsys: pytest.CaptureFixture[str]) -> None:
    from brushpass.cli.parser import parser
    from brushpass.cli.serve import config_of

    for command in ("serve", "play"):
        assert config_of(parser().parse_args([command])).plugin_minds is False
        assert config_of(parser().parse_args([command, "--plugin-minds"])).plugin_minds is True


BAD = {
    "raises": "raise ValueError(prompt)",
    "ends the program": "raise SystemExit(1)",
    "runs out": "return next(iter(()))",
    "answers with a word": "return 'accept'",
    "answers with what cannot be encoded": "return object()",
    "answers with text that is none": "return '\\udcff'",
    "answers with an endless list": "x = []; x.append(x); return x",
    "answers with nothing": "return None",
    "answers with another's choice": "from brushpass.games.espionaje.open.choices import Accuse; return Accuse()",
}


@pytest.mark.anyio
@pytest.mark.parametrize("body", BAD.values(), ids=BAD)
async def test_a_mind_that_fails_or_answers_nonsense_does_not_stop_the_table(
    package: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch, body: str
) -> None:
    (package / "pyproject.toml").write_text(
        '[project]\nname = "bad"\nversion = "1"\n[project.entry-points."brushpass.minds"]\nbad = "bad_mind:Bad"\n'
    )
    (package / "src" / "bad_mind.py").write_text(
        "class Bad:\n    games = ('secrets',)\n    def __init__(self, seat, luck): pass\n"
        f"    def see(self, event): pass\n    def choose(self, prompt): {body}\n"
    )
    monkeypatch.delitem(sys.modules, "bad_mind", raising=False)
    with installed(tmp_path_factory.mktemp("bad"), package):
        async with running(tmp_path_factory.mktemp("store"), plugin_minds=True) as server:
            client, answer = await add(server, "bad")
            assert isinstance(answer, o.Update)
            for seat in (2, 3):
                await client.do(i.AddMind, seat=seat, mind="bad")
            await start([client])
            await finish([client], random.Random(3))
            assert server.table(client.code).state.stage == "over"
            await close([client])


def test_both_examples_can_be_installed_together(tmp_path: Path) -> None:
    with installed(tmp_path, EXAMPLES / "stubborn", EXAMPLES / "left_luggage"):
        assert offered("left-luggage", plugins=True) == ("rookie",)
        assert offered("secrets", plugins=True)[-1] == "stubborn"

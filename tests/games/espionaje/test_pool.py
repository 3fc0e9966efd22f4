"""The pool of deviations, and what `arena exploit` makes of it."""

from random import Random

import pytest

from brushpass.cli import main
from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.bots.race import Race
from brushpass.games.espionaje.open.cards import Rules
from brushpass.games.espionaje.pool import POOL
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from brushpass.minds.play import run
from brushpass.research.arena.exploit import Exploit


@pytest.mark.parametrize("name", POOL)
def test_every_deviation_plays_whole_games_by_the_rules(name: str) -> None:
    for players, rules in ((2, Rules()), (3, Rules(clue_accusation=True))):
        deal = ESPIONAJE.deal.from_seed(bytes([players]) * 32, players)
        minds = [POOL[name](Seat(0), Random(1)), *(Race(Seat(seat), Random(seat)) for seat in range(1, players))]
        assert run(ESPIONAJE, players, rules, deal, minds).outcome is not None


def test_who_does_not_depart_gains_nothing() -> None:
    table = Exploit(ESPIONAJE, 2, Rules(), Race, deals=3, seed="same")
    found = table.gain(Race)
    assert found.gain.mean == 0
    assert found.wins.mean == table.own.mean


def test_the_command_prints_what_each_gains(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "exploit", "espionaje", "--players", "2", "--deals", "2", "--only", "child"]
    assert main(command) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["deviation", "wins", "%", "gain,", "pp"]
    assert lines[1].startswith("child ")
    assert lines[-1].startswith("own table ")
    assert main([*command[:-1], "nobody"]) != 0

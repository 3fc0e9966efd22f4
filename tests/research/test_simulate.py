"""The other tests would miss a simulation that is not the same everywhere, or records that cannot be checked."""

import pytest

from brushpass.core.errors import BadSetup, Malformed
from brushpass.core.game import AnyGame
from brushpass.core.record import Recorder, RecordV2, encode
from brushpass.core.replay import check
from brushpass.core.seats import Seat
from brushpass.games.kits import find_kit
from brushpass.games.registry import GAMES
from brushpass.minds.play import run
from brushpass.minds.random import RandomMind
from brushpass.research.simulate import derive, rng_of, seating, seed_of, simulate
from brushpass.research.tally import Summary, Tally
from tests.minds.recording import RecordingMind

TABLES = [(game, players) for game in GAMES.values() for players in game.players]


def tallied(game: AnyGame, players: int, games: int, seed: str) -> Summary:
    tally = Tally()
    for played in simulate(game, players, game.rules(), ["random"], seed=seed, games=games):
        tally.add(played)
    return tally.summary(game.name, game.rules(), ("random",) * players, seed)


def test_derived_bytes_are_those_written_down_here() -> None:
    assert derive("a", 1).hex() == "05a9c569a185ac60f5511f9760bc3f1ac046b20d18db2ad4d8fa86eda4f5b28e"
    assert derive("a", 11) != derive("a1", 1)
    assert len({seed_of("7", number) for number in range(100)} | {seed_of("8", 0)}) == 101


def test_each_seat_has_luck_of_its_own() -> None:
    seed = seed_of("7", 0)
    assert len({rng_of(seed, Seat(seat)).random() for seat in range(8)}) == 8


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "name", value))
def test_records_of_a_simulation_follow_the_rules_and_their_seeds(game: AnyGame, players: int) -> None:
    for number, played in enumerate(
        simulate(game, players, game.rules(), ["random"], seed="x", games=3, keep_records=True)
    ):
        assert played.record is not None
        assert played.record.seed == seed_of("x", number).hex()
        assert isinstance(played.record, RecordV2)
        assert played.record.seats == played.record.minds == ("random",) * players
        assert len(played.record.steps) == played.decisions
        assert game.outcome(check(played.record, game)) == played.outcome


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_same_seed_gives_the_same_records_and_figures(game: AnyGame) -> None:
    players = game.players[-1]

    def records(seed: str) -> list[bytes]:
        games = simulate(game, players, game.rules(), ["random"], seed=seed, games=5, keep_records=True)
        return [encode(played.record) for played in games if played.record is not None]

    assert records("1") == records("1") != records("2")
    assert tallied(game, players, 20, "1") == tallied(game, players, 20, "1") != tallied(game, players, 20, "2")


def test_figures_of_random_secrets_are_those_that_the_rules_lead_one_to_expect() -> None:
    summary = tallied(GAMES["secrets"], 6, 1500, "figures")
    assert 14.2 < summary.turns.mean < 15.2  # S10.8: 14.7
    assert summary.turns.least >= 5
    assert summary.turns.most <= 25
    assert 0.08 < summary.sides["hippie"] < 0.14  # S10.11: 11 %
    assert 0.025 < summary.sides["nobody"] < 0.065  # S10.11: 4 to 5 %
    assert abs(summary.sides["cia"] - summary.sides["kgb"]) < 0.1
    assert sum(summary.endings.values()) == summary.games == 1500
    assert max(summary.wins_by_seat) - min(summary.wins_by_seat) < 150


def test_random_espionaje_ends_mostly_without_a_winner() -> None:
    summary = tallied(GAMES["espionaje"], 3, 200, "figures")
    assert summary.sides["nobody"] > 0.85
    assert sum(summary.wins_by_seat) == summary.endings["solved"]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_ending_of_a_simulation_has_a_side(game: AnyGame) -> None:
    summary = tallied(game, game.players[0], 100, "sides")
    assert sum(summary.endings.values()) == 100
    assert list(summary.endings) == [str(reason) for reason in find_kit(game.name).sides]
    assert sum(summary.sides.values()) == pytest.approx(1)


def test_one_mind_is_meant_for_all_seats_and_several_for_one_each() -> None:
    game = GAMES["secrets"]
    assert seating(["random"], game, 4) == ("random",) * 4
    assert seating(["random"] * 5, game, 5) == ("random",) * 5
    with pytest.raises(BadSetup, match="one for each of 5, got 2"):
        seating(["random"] * 2, game, 5)
    with pytest.raises(Malformed, match="no mind is called 'x'"):
        seating(["x"], game, 4)
    with pytest.raises(Malformed, match="'race' does not play secrets"):
        seating(["race"], game, 4)


def test_a_wrong_number_of_players_is_refused_before_any_game() -> None:
    with pytest.raises(BadSetup, match="secrets takes 4 to 8 players, got 3"):
        simulate(GAMES["secrets"], 3, GAMES["secrets"].rules(), ["random"], seed="1", games=1)


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "name", value))
def test_the_loop_gives_a_mind_its_seats_prompts_and_sight_and_nothing_else(game: AnyGame, players: int) -> None:
    seed = seed_of("loop", players)
    deal = game.deal.from_seed(seed, players)
    minds = [RecordingMind(RandomMind(seat, rng_of(seed, seat))) for seat in map(Seat, range(players))]
    recorder = Recorder(game, players, game.rules(), deal, seed=seed)
    finished = run(game, players, game.rules(), deal, minds, recorder)
    record = recorder.record()
    events = [game.event_notation.read(line) for line in record.setup]
    events += [game.event_notation.read(line) for step in record.steps for line in step.events]
    assert sum(len(mind.decisions) for mind in minds) == finished.decisions
    for seat, mind in zip(map(Seat, range(players)), minds, strict=True):
        assert mind.seen == [seen for event in events if (seen := game.show(event, seat)) is not None]
        assert all(decision.prompt.seat == seat for decision in mind.decisions)
        sight = game.begin(seat, mind.seen[0])
        for seen in mind.seen[1:]:
            sight = game.fold(sight, seen)
        assert sight == game.view(finished.state, seat)

"""Two choices played on from one position: the rules are those of the game, and the better choice wins more."""

from random import Random

import pytest

from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.bots.race import Race
from brushpass.games.espionaje.open.cards import PLAYERS, Rules
from brushpass.games.espionaje.open.choices import Accuse, Ask
from brushpass.games.espionaje.open.seen import Seen
from brushpass.games.espionaje.playing_on import PAIRS, PlayingOn, World, compare, world_of
from brushpass.games.espionaje.sealed.game import ESPIONAJE
from tests.games.espionaje.builders import Table, deal

RULES = {
    "classic": Rules(),
    "clue": Rules(clue_accusation=True),
    "after": Rules(accuse_after_asking=True),
    "late": Rules(no_early_accusation=True),
}
EVERY = [(players, rules) for players in PLAYERS for rules in RULES if players < 4 or rules == "clue"]


def seated(seat: Seat, _: Random) -> Race:
    """A mind whose luck is its own, whoever seats it."""
    return Race(seat, Random(seat))


@pytest.mark.parametrize(("players", "rules"), EVERY)
def test_a_game_goes_on_as_the_engine_plays_it_and_every_world_that_fits_can_be_played(
    players: int, rules: str
) -> None:
    """From the first position in the true world, the same minds with the same luck have the same winner."""
    for seed in range(3 if players == 2 else 1):
        minds = [seated(Seat(seat), Random()) for seat in range(players)]
        told: list[list[Seen]] = [[] for _ in minds]
        dealt = ESPIONAJE.deal.from_seed(bytes([seed + 1]) * 32, players)
        events, state = ESPIONAJE.setup(players, dealt, RULES[rules])
        foretold: Seat | None = None
        while True:
            for mind in minds:
                for shown in ESPIONAJE.seen_by(mind.seat, events):
                    mind.see(shown)
                    told[mind.seat].append(shown)
            if (outcome := ESPIONAJE.outcome(state)) is not None:
                break
            prompts = ESPIONAJE.prompts(state)
            seat = min(prompts)
            seen = tuple(told[seat])
            choice = minds[seat].choose(prompts[seat])
            if not state.history and prompts[seat].ask == Ask.TURN:
                foretold = _first_winner(World(dealt.solution, dealt.hands), seen, minds[seat])
            elif prompts[seat].ask in (Ask.TURN, Ask.AFTER):
                worlds = minds[seat].worlds
                fitting = world_of(worlds, len(worlds) // 2)
                assert PlayingOn(fitting, seen, Random(5), Race).winner(choice) in (None, *range(players))
            events, state = ESPIONAJE.play(state, seat, choice)
        assert outcome.winners == (() if foretold is None else (foretold,))


def _first_winner(world: World, seen: tuple[Seen, ...], first: Race) -> Seat | None:
    """Who wins from the first position on; the first player has chosen, so that its luck has moved on."""
    going_on = PlayingOn(world, seen, Random(1), seated)
    mind = going_on._minds[first.seat]
    choice = mind.turn() if going_on._rules.may_accuse(1, len(world.hands)) else mind.question()
    return going_on.winner(choice)


def test_to_ask_wins_more_than_to_accuse_at_once() -> None:
    """And the figures are the same every time."""
    table = Table(deal("panama tokyo solar-oven submarine agent-red agent-green", players=2))
    mind, told = Race(Seat(0), Random(0)), []
    for event in table.events:
        shown = ESPIONAJE.show(event, Seat(0))
        assert shown is not None
        mind.see(shown)
        told.append(shown)
    question = ESPIONAJE.choice_notation.read("suspect london and panama")
    found = compare(mind.worlds, told, Accuse(), question)
    assert found == compare(mind.worlds, told, Accuse(), question)
    assert found.mean > 2 * found.error > 0
    assert set(PAIRS) == set(PLAYERS)

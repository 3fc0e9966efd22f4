"""Settings of the dial err as people do: they forget, waver and wait too long, and nothing worse."""

from random import Random
from typing import Any

import pytest

from brushpass.core.messages import Prompt
from brushpass.core.seats import Seat
from brushpass.games.espionaje.minds.bots.dial import Dial, HalfRead, Setting, at
from brushpass.games.espionaje.minds.bots.levels import rookie_1
from brushpass.games.espionaje.minds.bots.open_race import OpenRace
from brushpass.games.espionaje.minds.bots.race import Race
from brushpass.games.espionaje.open.cards import AGENTS, CITIES, DEVICES, PLAYERS, Rules
from brushpass.games.espionaje.open.choices import Accuse, Ask, Commit, Suspect
from brushpass.games.espionaje.open.seen import Asked, Began, Passed, Seen, Showed, TurnBegan
from brushpass.games.registry import GAMES
from brushpass.minds.play import run
from brushpass.research.arena.blunders import errors_alone, total
from brushpass.research.simulate import rng_of

ESPIONAJE = GAMES["espionaje"]
ME, ANN, BOB = Seat(0), Seat(1), Seat(2)
HAND = (*CITIES[:2], *DEVICES[:2], *AGENTS[:2])


def settings(setting: Setting) -> dict[int, Setting]:
    return dict.fromkeys(PLAYERS, setting)


def seated(setting: Setting) -> Dial:
    dial = Dial(settings(setting), ME, Random(7))
    question = Asked(ME, CITIES[2], DEVICES[2])
    first: list[Seen] = [Began(2, Rules(), ME, HAND), TurnBegan(ME), question, Showed(ANN, ME, CITIES[2])]
    second: list[Seen] = [TurnBegan(ANN), TurnBegan(ME), Asked(ME, AGENTS[2], AGENTS[0]), Passed(ANN), TurnBegan(ANN)]
    for event in first + second:
        dial.see(event)
    return dial


def test_what_it_was_shown_and_who_passed_fades_from_one_turn_of_its_own_to_the_next() -> None:
    kept, lost = seated(Setting(0.0)), seated(Setting(0.0, memory=0.0))
    assert len(kept.worlds) < len(lost.worlds)
    before = len(lost.worlds)
    lost.see(TurnBegan(ME))
    assert len(lost.worlds) == before, "nobody forgets that everybody passed on their question"
    assert len(kept.worlds) == len(seated(Setting(0.0)).worlds)


def test_a_pass_fades_if_somebody_else_answered() -> None:
    def worlds_left(memory: float) -> int:
        dial = Dial(settings(Setting(0.0, memory)), ME, Random(7))
        events = [Began(3, Rules(), ME, HAND[:5]), TurnBegan(ME), Asked(ME, CITIES[2], DEVICES[2]), Passed(ANN)]
        for event in (*events, Showed(BOB, ME, CITIES[2]), TurnBegan(ANN), TurnBegan(BOB), TurnBegan(ME)):
            dial.see(event)
        return len(dial.worlds)

    assert worlds_left(0.0) > worlds_left(1.0)


class Watched:
    """The weakest setting, and every move of it that anybody would laugh at."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.mind, self.odd = rookie_1(seat, rng), 0

    def see(self, event: Any) -> None:
        self.mind.see(event)

    def choose(self, prompt: Prompt) -> Any:
        choice, hand = self.mind.choose(prompt), self.mind.dossier.evidence.hand
        match choice:
            case Suspect(a=a, b=b):
                self.odd += a in hand and b in hand
            case Commit():
                self.odd += any(card in hand for card in (choice.city, choice.device, choice.agent))
            case _:
                pass
        if prompt.ask == Ask.TURN and self.mind.is_certain():
            self.odd += choice != Accuse()
        return choice


@pytest.mark.parametrize("players", PLAYERS)
def test_the_weakest_makes_no_laughable_move_and_somebody_wins(players: int) -> None:
    decided = 0
    for number in range(6):
        seed = bytes([number]) * 32
        minds = [Watched(seat, rng_of(seed, seat)) for seat in map(Seat, range(players))]
        finished = run(ESPIONAJE, players, ESPIONAJE.rules(), ESPIONAJE.deal.from_seed(seed, players), minds)
        assert sum(mind.odd for mind in minds) == 0
        decided += bool(finished.outcome.winners)
    assert decided >= 3


class Pair:
    """A setting without faults beside the strongest mind; both are told the same, and have the same luck."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        luck = rng.getrandbits(64)
        self.dial, self.mind = (
            Dial(settings(Setting(0.0, 1.0, 0.0, 1.0)), seat, Random(luck)),
            OpenRace(seat, Random(luck)),
        )

    def see(self, event: Any) -> None:
        self.dial.see(event)
        self.mind.see(event)

    def choose(self, prompt: Prompt) -> Any:
        choice = self.mind.choose(prompt)
        assert self.dial.choose(prompt) == choice
        return choice


def test_without_faults_it_chooses_like_the_mind_it_is_made_from() -> None:
    for number in range(2):
        seed = bytes([number]) * 32
        pairs = [Pair(seat, rng_of(seed, seat)) for seat in map(Seat, range(2))]
        run(ESPIONAJE, 2, ESPIONAJE.rules(), ESPIONAJE.deal.from_seed(seed, 2), pairs)


def test_less_insight_makes_less_of_a_question() -> None:
    chances = []
    for insight in (0.0, 0.5, 1.0):
        dial, habits = seated(Setting(0.0)), HalfRead(insight)
        habits.see(Asked(ANN, CITIES[3], DEVICES[3]))
        chances.append(habits._chance(ANN, dial.worlds.count_holders() == len(dial.worlds)))
    assert chances == [1.0, pytest.approx(0.65), pytest.approx(0.3)]


def test_with_full_guard_it_plays_as_the_strongest_mind_would() -> None:
    class Guarded:
        """The last place of the dial; what it chooses is what the mind within it chose."""

        def __init__(self, seat: Seat, rng: Random) -> None:
            self.dial = at(9)(seat, rng)

        def see(self, event: Any) -> None:
            self.dial.see(event)

        def choose(self, prompt: Prompt) -> Any:
            race = self.dial._guarded
            assert isinstance(race, Race)
            self.dial.rng.seed(7)
            choice = self.dial.choose(prompt)
            self.dial.rng.seed(7)
            assert race.choose(prompt) == choice
            return choice

    seed = bytes(32)
    minds = [Guarded(seat, rng_of(seed, seat)) for seat in map(Seat, range(2))]
    run(ESPIONAJE, 2, ESPIONAJE.rules(), ESPIONAJE.deal.from_seed(seed, 2), minds)
    assert at(7)(ME, Random(7))._guarded is None


def test_it_guards_its_questions_for_a_whole_game_or_not_at_all() -> None:
    began = Began(2, Rules(), ME, HAND)
    guarding = 0
    for luck in range(200):
        dial = Dial(settings(Setting(0.0, caution=0.0, guard=0.3)), ME, Random(luck))
        dial.see(began)
        guarding += dial._guarded is not None
    assert 35 < guarding < 85


@pytest.mark.parametrize("players", PLAYERS)
def test_who_forgets_what_it_was_shown_still_neither_asks_for_nothing_else_nor_commits_to_it(players: int) -> None:
    """A question for two known cards tells nothing, and a commitment to one of them cannot be right."""
    weakest = (errors_alone("espionaje", players, "dial@-1", deal, seed="known", is_judged=False) for deal in range(12))
    found = total(weakest)
    assert found.open > 40
    assert found.dominated == 0

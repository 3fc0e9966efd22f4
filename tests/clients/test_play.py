"""Whole games at the terminal: they end, they fit the screen, and they show one seat's sight and no more."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from random import Random as Stream

import pytest
from msgspec import UNSET
from msgspec.structs import replace
from rich.cells import cell_len

from brushpass.core.game import AnyGame
from brushpass.core.seats import Seat
from brushpass.games.espionaje.open.cards import KIND, in_order
from brushpass.games.espionaje.open.cards import Rules as EspionajeRules
from brushpass.games.espionaje.sealed.deal import Deal as EspionajeDeal
from brushpass.games.kits import find_kit
from brushpass.games.registry import GAMES
from brushpass.games.secrets.open.cards import CENTRE_REVEAL_FROM
from brushpass.games.secrets.open.seen import Exposed, Looked
from brushpass.games.secrets.sealed.deal import Deal as SecretsDeal
from brushpass.locales import languages, texts
from brushpass.research.simulate import seed_of
from tests.clients.seated import play

TABLES = [(game, players) for game in GAMES.values() for players in game.players]
SEEDS = [seed_of("clients", number) for number in range(6)]


def always_first(prompt: str) -> str:
    return "1"


def answer_from(answers: Iterator[str], prompt: str) -> str:
    return next(answers, "1")


def anything(seed: int) -> Callable[[str], str]:
    """Numbers, good and bad, with the words of the terminal in between."""
    stream = Stream(seed)
    return lambda prompt: stream.choice(
        ["1", "2", "3", "4", "5", "99", "", "?", "log", "t", "b", "say", "say 2", "say 3 1 2", "nonsense"]
    )


UNSAID = re.compile(r"\{|UNSET|None|Kind\.|Seat\(|Element\.|=|<|\b(?:log|ask|kind|element|reason|terminal)-[a-z]")
"""Marks of values and ids that no text says."""


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "name", value))
@pytest.mark.parametrize("language", languages())
def test_whole_games_fit_the_screen_and_end_with_the_result(
    game: AnyGame, players: int, language: str, environment: Callable[[str, str], None]
) -> None:
    for number, seed in enumerate(SEEDS[:4]):
        width = (80, 60)[number // 2]
        environment("COLUMNS", str(width))
        read = anything(number) if number % 2 else always_first
        deal = game.deal.from_seed(seed, players)
        table = play(game, deal, players, Seat(players - 1 - number % 2), read, seed, language=language)
        page = table.person.page
        assert max(map(cell_len, page)) <= width
        assert texts(language).say("terminal-end", game=find_kit(game.name).title) in "\n".join(page)
        reason = texts(language).say(f"reason-{table.outcome.reason}", tied="no")
        assert reason[:20] in "\n".join(page[-3:])
        assert [line for line in page if UNSAID.search(line)] == []


@pytest.mark.parametrize("players", GAMES["secrets"].players)
def test_in_secrets_nobody_elses_looks_or_bullets_are_shown_before_the_end(players: int) -> None:
    for seed in SEEDS:
        deal = SecretsDeal.from_seed(seed, players)
        table = play(GAMES["secrets"], deal, players, Seat(0), always_first, seed)
        own = sum(isinstance(event, Looked) and event.face is not UNSET for event in table.person.seen)
        exposed = sum(isinstance(event, Exposed) and event.face is not UNSET for event in table.person.seen)
        told = [line for line in table.person._log.sentences if any(face in line for face in ("CIA", "KGB", "Hippie"))]
        assert sum("You look at" in line for line in told) == own
        assert sum("token is shown to everyone else: " in line for line in told) == exposed
        open_ = ("You look at", "is shown to everyone else", "The centre token is shown")
        assert all(any(words in line for words in open_) for line in told)


@pytest.mark.parametrize("players", GAMES["espionaje"].players)
def test_games_with_clue_style_accusations_are_played_to_their_end(players: int) -> None:
    game, rules = GAMES["espionaje"], EspionajeRules(clue_accusation=True)
    endings = set()
    for seed in SEEDS:
        answers = iter(["2", "1", "1", "1"])
        deal = EspionajeDeal.from_seed(seed, players)
        table = play(game, deal, players, Seat(0), partial(answer_from, answers), seed, rules=rules)
        page = table.person.page
        assert "You make the accusation!" in page
        assert max(map(len, page)) <= 80
        endings.add(str(table.outcome.reason))
    assert "all-out" in endings


def secrets_truths(deal: SecretsDeal, players: int, seat: Seat) -> list[SecretsDeal]:
    """Deals that differ only in what the seat is not dealt: tokens out of its sight, bullets."""
    far = [place for place in range(players + 1) if place not in (seat, (seat - 1) % players)]
    if players >= CENTRE_REVEAL_FROM:
        far.remove(players)
    truths = [replace(deal, bullets=deal.bullets[::-1])]
    for there in far[1:]:
        tokens = list(deal.tokens)
        tokens[far[0]], tokens[there] = tokens[there], tokens[far[0]]
        truths.append(replace(deal, tokens=tuple(tokens)))
    return truths


def espionaje_truths(deal: EspionajeDeal, players: int, seat: Seat) -> list[EspionajeDeal]:
    """Deals that differ only in what the seat is not dealt: another's card changes places with a hidden one."""
    other = (seat + 1) % players
    truths = []
    for card in deal.hands[other]:
        hidden = next(each for each in deal.solution if KIND[each] is KIND[card])
        solution = tuple(card if each is hidden else each for each in deal.solution)
        hand = in_order(hidden if each is card else each for each in deal.hands[other])
        hands = tuple(hand if at == other else held for at, held in enumerate(deal.hands))
        truths.append(replace(deal, solution=solution, hands=hands))
    return truths


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "name", value))
def test_two_truths_that_the_seat_cannot_tell_apart_are_shown_alike(game: AnyGame, players: int) -> None:
    seat, seed = Seat(1), SEEDS[players % len(SEEDS)]
    deal = game.deal.from_seed(seed, players)
    truths = (secrets_truths if game.name == "secrets" else espionaje_truths)(deal, players, seat)
    first = play(game, deal, players, seat, always_first, seed).person
    compared = 0
    for truth in truths:
        truth.check(players)
        second = play(game, truth, players, seat, always_first, seed).person
        for (seen, shown), (also_seen, also_shown) in zip(first.asked, second.asked, strict=False):
            if first.seen[:seen] != second.seen[:also_seen]:
                break
            assert first.page[:shown] == second.page[:also_shown]
            compared += 1
    assert compared

from collections.abc import Callable
from itertools import combinations, product, starmap
from typing import Any

import pytest
from msgspec.structs import replace
from rich.cells import cell_len

from brushpass.clients.terminal.chapters import house_rules
from brushpass.clients.terminal.faces import face_of
from brushpass.clients.terminal.names import Names, around
from brushpass.clients.terminal.questions import by, one_of
from brushpass.clients.terminal.terminal import Left, Terminal
from brushpass.clients.terminal.text import columns, wrapped
from brushpass.core.messages import Prompt
from brushpass.core.seats import PUBLIC, Seat, others
from brushpass.games.espionaje.open.cards import AGENTS, CITIES, DEVICES, Element
from brushpass.games.espionaje.open.cards import Rules as EspionajeRules
from brushpass.games.espionaje.open.choices import Accuse, Commit, Suspect
from brushpass.games.espionaje.open.seen import Began as EspionajeBegan
from brushpass.games.espionaje.talk import Holds
from brushpass.games.kits import find_kit, load, own_kits
from brushpass.games.secrets.open.cards import Face, Kind, Rules
from brushpass.games.secrets.open.choices import Exchange, Offer
from brushpass.games.secrets.open.seen import Began, Drawn, Flipped, Swapped, Why
from brushpass.games.secrets.talk import TokenIs
from brushpass.locales import texts

SHOWN = (Kind.SCIENTIST, Kind.ASSASSIN)
YOU = Seat(0)
ENGLISH = texts("en")
OFFER = Prompt(YOU, "offer", tuple(starmap(Offer, product(SHOWN, others(YOU, 4), (None, *SHOWN)))))
PAIRS = Prompt(YOU, "psychiatrist", tuple(starmap(Exchange, combinations(others(YOU, 5), 2))))
TURN = Prompt(YOU, "turn", (*starmap(Suspect, combinations(Element, 2)), Accuse()))
COMMIT = Prompt(YOU, "commit", tuple(starmap(Commit, product(CITIES, DEVICES, AGENTS))))


class Screen:
    """A terminal with answers laid ready."""

    def __init__(self, game: str, *answers: str, players: int = 4) -> None:
        self.page: list[str] = []
        self._answers = list(answers)
        self.terminal = Terminal(
            face_of(find_kit(game)), around(Seat(0), players, ENGLISH), read=self._read, write=self.page.append
        )
        if game == "secrets":
            self.terminal.see(Began(players, Rules(), Seat(0)))
            self.terminal.see(Drawn(Seat(0), SHOWN))
        else:
            self.terminal.see(EspionajeBegan(players, EspionajeRules(), Seat(0), (Element.LONDON,)))

    def _read(self, prompt: str) -> str:
        if not self._answers:
            raise EOFError
        return self._answers.pop(0)


def test_every_game_has_a_face() -> None:
    assert all(kit.face is not None for kit in own_kits().values())


def test_an_offer_is_asked_for_card_target_and_claim() -> None:
    screen = Screen("secrets", "2", "3", "2")
    assert screen.terminal.choose(OFFER) == Offer(Kind.ASSASSIN, Seat(3), Kind.SCIENTIST)


def test_the_rules_name_what_this_table_plays_otherwise() -> None:
    rules = Rules(tied_hippies_win="among-hippies", last_pairs_stay=True, begins="seat-1")
    names = around(Seat(0), 4, ENGLISH)
    assert house_rules(Rules(), names.labels, ENGLISH) == []
    assert house_rules(rules, names.labels, ENGLISH) == [
        "At this table, these rules are not the printed ones:",
        "- Hippies tied only with each other share the win",
        "- A pair made in the last turn stays face up and counts",
        f"- {names.labels[1]} begins",
    ]
    screen = Screen("espionaje", "rules")
    screen.terminal._sight = replace(screen.terminal._sight, rules=EspionajeRules(no_early_accusation=True))
    with pytest.raises(Left):
        screen.terminal.choose(TURN)
    assert "- Nobody may accuse in the first round" in screen.page


@pytest.mark.parametrize("game", ["secrets", "espionaje"])
def test_a_dossier_shows_what_follows_and_names_the_claim_that_a_suspicion_rests_on(game: str) -> None:
    kit, page = find_kit(game), list[str]()
    answers = ["d", "?"]
    terminal = Terminal(
        face_of(kit),
        around(YOU, 4, ENGLISH),
        read=lambda prompt: answers.pop(0) if answers else _end(),
        write=page.append,
        dossier=None if kit.dossier is None else load(kit.dossier)(YOU),
    )
    is_secrets = game == "secrets"
    terminal.see(Began(4, Rules(), YOU) if is_secrets else EspionajeBegan(4, EspionajeRules(), YOU, CITIES[:3]))
    if is_secrets:
        terminal.see(Drawn(YOU, SHOWN))
    claim: Any = TokenIs(Seat(1), Face.KGB) if is_secrets else Holds(Seat(2), CITIES[3])
    terminal.hear(Seat(2), claim)
    terminal.speak()
    with pytest.raises(Left):
        terminal.choose(OFFER if is_secrets else TURN)
    told = "\n".join(page)
    assert "What you can conclude" in told
    assert "Half believed: nothing that " in told
    assert "Talk proves nothing." in told
    assert "  d      what you can conclude" in told


def _end() -> str:
    raise EOFError


def test_a_choice_can_be_typed_at_any_question() -> None:
    assert Screen("secrets", "offer scientist to 2").terminal.choose(OFFER) == Offer(Kind.SCIENTIST, Seat(2))
    line = "  Offer  SCIENTIST to 2 as assassin "
    assert Screen("secrets", "1", line).terminal.choose(OFFER) == Offer(Kind.SCIENTIST, Seat(2), Kind.ASSASSIN)


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("3", "The answers are numbered from 1 to 2; there is no 3."),
        ("0", "The answers are numbered from 1 to 2; there is no 0."),
        ("nonsense", "'nonsense' is neither a number nor a choice. Type “?” for help."),
        ("accept", "You can’t choose 'accept' now."),
        ("offer scientist to 0", "You can’t choose 'offer scientist to 0' now."),
        ("\x1b[2J", r"'\x1b[2J' is neither a number nor a choice. Type “?” for help."),
        ("?", "  log    everything that has happened"),
        ("log", "Turn 1: you reveal Scientist and Assassin."),
        ("rules", "The United Nations"),
    ],
)
def test_anything_else_is_explained_and_asked_again(answer: str, told: str) -> None:
    screen = Screen("secrets", answer, "1", "1", "1")
    assert screen.terminal.choose(OFFER) == Offer(Kind.SCIENTIST, Seat(1))
    assert told in screen.page


def test_back_starts_the_choice_again() -> None:
    assert Screen("secrets", "1", "2", "b", "2", "1", "1").terminal.choose(OFFER) == Offer(Kind.ASSASSIN, Seat(1))


@pytest.mark.parametrize("answers", [("q",), ("1", "quit"), ()])
def test_leaving_and_the_end_of_input_leave_the_table(answers: tuple[str, ...]) -> None:
    with pytest.raises(Left):
        Screen("secrets", *answers).terminal.choose(OFFER)


def test_two_players_are_named_in_any_order() -> None:
    assert Screen("secrets", "4", "2", players=5).terminal.choose(PAIRS) == Exchange(Seat(2), Seat(4))
    assert Screen("secrets", "2", "3", players=5).terminal.choose(PAIRS) == Exchange(Seat(2), Seat(4))
    assert Screen("secrets", "exchange 4 and 2", players=5).terminal.choose(PAIRS) == Exchange(Seat(2), Seat(4))


def test_a_suspicion_is_asked_for_one_element_after_the_other() -> None:
    assert Screen("espionaje", "1", "15", "1").terminal.choose(TURN) == Suspect(Element.LONDON, Element.AGENT_VIOLET)
    assert Screen("espionaje", "2").terminal.choose(TURN) == Accuse()
    typed = Screen("espionaje", "suspect agent-blue and paris")
    assert typed.terminal.choose(TURN) == Suspect(Element.PARIS, Element.AGENT_BLUE)


@pytest.mark.parametrize(
    ("game", "prompt"), [("secrets", OFFER), ("secrets", PAIRS), ("espionaje", TURN), ("espionaje", COMMIT)]
)
def test_every_option_can_be_reached_by_numbers(game: str, prompt: Prompt) -> None:
    sight = Screen(game, players=5 if prompt is PAIRS else 4).terminal._sight
    left = [prompt.options]
    for question in face_of(find_kit(game)).questions(prompt.ask, sight, around(YOU, 5, ENGLISH)):
        asked = [answer.options for some in left if len(some) > 1 for answer in question.answers(some)]
        left = [some for some in left if len(some) == 1] + asked
    assert {option for some in left for option in some} == set(prompt.options)
    assert all(len(some) == 1 for some in left)


def test_what_is_ruled_out_is_marked_among_the_answers() -> None:
    screen = Screen("espionaje", "1", "1", "1")
    screen.terminal.choose(TURN)
    assert any("London (x)" in line and "Panama (x)" not in line for line in screen.page)


def test_the_reader_is_you_in_sentences_and_marked_where_names_stand_alone() -> None:
    names = Names(("Ada", "Wren"), Seat(0), ENGLISH)
    assert names.say("log-accepted", **names.by(Seat(0))) == "You accept."
    assert names.say("log-accepted", **names.by(Seat(1))) == "Wren accepts."
    assert names.say("log-shot", **names.by(Seat(1)), **names.to(Seat(0))) == "Wren gives you the bullet."
    assert (names.row(Seat(0)), names.row(Seat(1))) == ("Ada (you)", "Wren")


def test_equal_cards_are_counted_in_a_sentence() -> None:
    event = Flipped(Seat(1), (Kind.JOURNALIST, Kind.JOURNALIST), Why.PAIR)
    sentence = face_of(find_kit("secrets")).sentence
    assert (
        sentence(event, None, around(YOU, 4, ENGLISH))
        == "Heron’s pair flips face down: 2\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}Journalist."
    )
    assert "2\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}Journalistin" in str(
        sentence(event, None, around(YOU, 4, texts("de")))
    )


def test_two_tokens_are_told_from_where_the_reader_sits() -> None:
    event = Swapped(Seat(3), Seat(0), Seat(1))
    viewers = (*map(Seat, range(4)), PUBLIC)
    sentence = face_of(find_kit("secrets")).sentence
    told = [sentence(event, None, Names(("Ann", "Bob", "Cat", "Dan"), seat, ENGLISH)) for seat in viewers]
    assert told == [
        "Dan swaps your token with Bob’s.",
        "Dan swaps your token with Ann’s.",
        "Dan swaps Ann’s and Bob’s tokens.",
        "You swap Ann’s and Bob’s tokens.",
        "Dan swaps Ann’s and Bob’s tokens.",
    ]


def test_a_name_from_right_to_left_keeps_its_direction() -> None:
    names = Names(("Ada", "שרה"), YOU, ENGLISH)
    assert names.say("log-accepted", **names.by(Seat(1))) == "\u2068שרה\u2069 accepts."
    assert names.given == ("Ada", "שרה")


def test_answers_group_the_options_in_order() -> None:
    parted = by(lambda option: option[0], str.upper)(("ax", "bx", "ay"))
    assert [(answer.label, answer.options) for answer in parted] == [("A", ("ax", "ay")), ("B", ("bx",))]
    halves = one_of(lambda option: (option[0], option[1]), str)(("ab", "ac"))
    assert [(answer.label, answer.options) for answer in halves] == [("b", ("ab",)), ("c", ("ac",))]


def test_lines_stay_within_the_screen() -> None:
    assert wrapped("word " * 40)[1].startswith("    word")
    assert all(len(line) <= 80 for line in wrapped("word " * 40))
    lines = columns([("1", "a", "word " * 30), ("10", "bc", "x")], right=(0,))
    assert lines[0].startswith(" 1  a   word")
    assert lines[-1] == "10  bc  x"
    assert all(len(line) <= 80 for line in lines)


@pytest.mark.parametrize("wide", [30, 40, 60])
def test_every_column_gives_way_on_a_narrow_screen(wide: int, environment: Callable[[str, str], None]) -> None:
    environment("COLUMNS", str(wide))
    row = ("Maximilienne-Élodie", "Radio chiffrée, satellite, Agent Bleu", "   Sous-marin (Maximilienne)")
    lines = columns([("a", "b", "c"), row, ("x", "y", "z")])
    assert all(cell_len(line) <= wide for line in lines)
    assert lines[-1].split() == ["x", "y", "z"]
    if wide >= 40:  # words are broken only if they must
        assert {"Radio", "chiffrée,", "satellite,", "Agent", "Bleu"} <= set(" ".join(lines).split())

"""A person at the terminal makes claims from the phrase book, and plays without memory aids if they like."""

from random import Random
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from brushpass.clients.terminal.faces import face_of
from brushpass.clients.terminal.names import around
from brushpass.clients.terminal.terminal import Left, Terminal
from brushpass.core.game import AnyGame
from brushpass.core.record import Recorder, RecordV2
from brushpass.core.record_talk import Kept
from brushpass.core.seats import Seat
from brushpass.core.talk import Phrase
from brushpass.games.espionaje.open.cards import Element
from brushpass.games.espionaje.open.seen import Asked, Showed, TurnBegan
from brushpass.games.espionaje.talk import Holds, ShowMe
from brushpass.games.kits import find_kit, own_kits
from brushpass.games.registry import GAMES
from brushpass.games.secrets.open.cards import CENTRE, Face, Kind, Rules
from brushpass.games.secrets.open.seen import Drawn, Offered
from brushpass.games.secrets.open.sight import Aimed, Display, Phase, Sight
from brushpass.games.secrets.talk import OfferIs, OfferMe, SawToken, TakeIt, TokenIs
from brushpass.locales import languages, texts
from brushpass.minds.play import run, say
from brushpass.minds.random import RandomMind
from tests.clients.talking import BOB, CAT, SHOWN, YOU, Talking


@pytest.mark.parametrize(
    ("game", "lines", "claim"),
    [
        ("secrets", ("say", "2", "3", "2"), TokenIs(CAT, Face.KGB)),
        ("secrets", ("say 2", "5", "3"), TokenIs(CENTRE, Face.HIPPIE)),
        ("secrets", ("SAY 3 1 1",), SawToken(BOB, Face.CIA)),
        ("secrets", ("say 1 2",), OfferIs(Kind.ASSASSIN)),
        ("secrets", ("say", "4", "?", "1"), OfferMe(next(iter(Kind)))),
        ("espionaje", ("say", "1", "1", "3"), Holds(YOU, Element.TOKYO)),
        ("espionaje", ("say 4", "15"), ShowMe(Element.AGENT_VIOLET)),
    ],
)
def test_a_phrase_and_what_it_needs_are_picked_by_numbers(game: str, lines: tuple[str, ...], claim: Phrase) -> None:
    assert Talking(game, *lines).asked().said == [claim]


class Listening(RandomMind):
    """Notes what it hears, and after how many events."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat, Random(seat))
        self.seen, self.heard = 0, list[tuple[int, Seat, Any]]()

    def see(self, event: Any) -> None:
        self.seen += 1

    def hear(self, by: Seat, claim: Any) -> None:
        self.heard.append((self.seen, by, claim))

    def speak(self) -> None: ...


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_everybody_else_hears_the_claim_after_all_that_has_happened_and_it_is_recorded(game: AnyGame) -> None:
    players, deal = 4, game.deal.from_seed(bytes(32), 4)
    lines = iter(["say 2 1 1"])
    minds: list[Any] = [Listening(Seat(seat)) for seat in range(players)]
    recorder = Recorder(game, players, game.rules(), deal, kept=Kept.CLAIMS)
    minds[0] = Terminal(
        face_of(find_kit(game.name)),
        around(YOU, players, texts("en")),
        read=lambda prompt: next(lines, "q"),
        write=lambda line: None,
        say=lambda claim: say(minds, YOU, claim, recorder),
    )
    with pytest.raises(Left):
        run(game, players, game.rules(), deal, minds, recorder)
    record = recorder.record()
    assert isinstance(record, RecordV2)
    [line] = record.talk
    assert (line.seat, line.after) == (YOU, len(record.steps))
    assert all(mind.heard == [(mind.seen, YOU, mind.heard[0][2])] for mind in minds[1:])


def test_the_menu_says_what_each_phrase_needs() -> None:
    page = Talking("secrets", "say").asked().page
    begin = texts("en").say
    assert f"  2  {begin('phrase-token-is')} (a token and an identity)" in page
    assert f"  4  {begin('phrase-offer-me')} (a card)" in page


def test_the_claim_is_told_once_and_the_question_is_asked_again() -> None:
    talking = Talking("secrets", "say 2 1 1", "log").asked()
    [first, second] = [number for number, line in enumerate(talking.page) if line.endswith("“My token is CIA.”")]
    question = talking.page.index("Accept the card or refuse it?")
    assert "Accept the card or refuse it?" in talking.page[question + 1 : second], "after the claim"
    assert question < first < second == len(talking.page) - 1, "said, and then listed in the log"


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (("say", "b"), "  2  Refuse"),
        (("say 9",), "The answers are numbered from 1 to 4; there is no 9."),
        (("say x",), "The answers are numbered from 1 to 4; there is no x."),
        (("say 2 1 4",), "The answers are numbered from 1 to 3; there is no 4."),
        (("say", "0", "b"), "The answers are numbered from 1 to 4; there is no 0."),
        (("say", "accept", "b"), "'accept' is neither a number nor a choice. Type “?” for help."),
        (("say", "q"), "Claim something (lying is allowed)"),
    ],
)
def test_nothing_is_said_unless_the_claim_is_whole(lines: tuple[str, ...], told: str) -> None:
    talking = Talking("secrets", *lines).asked()
    assert talking.said == []
    assert told in talking.page


def test_help_names_the_command_only_where_people_can_speak() -> None:
    assert any(line.startswith("  say ") for line in Talking("secrets", "?").asked().page)
    mute = Talking("secrets", "?", "say", can_speak=False).asked().page
    assert not any(line.startswith("  say ") for line in mute)
    assert "'say' is neither a number nor a choice. Type “?” for help." in mute


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", own_kits())
def test_every_phrase_has_words_in_every_language(game: str, language: str) -> None:
    talking = Talking(game, "say", "?", language=language).asked()
    assert not any("{" in line or "terminal-" in line for line in talking.page)
    assert texts(language).say("talk-claims") in talking.page


# --- what can be said when


def sayable(sight: Any, game: str = "secrets") -> tuple[Any, ...]:
    phrases = face_of(find_kit(game)).phrases
    assert phrases is not None
    return phrases(sight, around(YOU, 4, texts("en"))).claims


def during(phase: Phase, *, active: Seat = BOB, un: Seat | None = None, offer: Offered | None = None) -> Sight:
    shown = SHOWN if phase in (Phase.OFFER, Phase.UN, Phase.ANSWER) else None
    return Sight(YOU, 4, Rules(), active, 1, phase, (Display(),) * 4, un=un, shown=shown, offer=offer)


def test_the_card_on_offer_is_named_only_while_there_is_one() -> None:
    for to, phase in ((YOU, Phase.ANSWER), (CAT, Phase.UN)):
        offered = sayable(during(phase, un=Seat(3), offer=Offered(BOB, to)))
        assert [claim.card for claim in offered if isinstance(claim, OfferIs)] == [*SHOWN]
    for active, phase in ((YOU, Phase.OFFER), (BOB, Phase.OFFER), (BOB, Phase.EFFECT)):
        assert not any(isinstance(claim, OfferIs) for claim in sayable(during(phase, active=active)))


def test_people_urge_others_and_not_themselves() -> None:
    urges = {
        (to, un): TakeIt() in sayable(during(Phase.UN, un=un, offer=Offered(BOB, to)))
        for to in (YOU, CAT)
        for un in (YOU, Seat(3))
    }
    assert urges == {(YOU, YOU): False, (YOU, Seat(3)): False, (CAT, YOU): False, (CAT, Seat(3)): True}


def test_nobody_wishes_for_a_card_that_they_offer_themselves() -> None:
    def wishes(sight: Sight) -> list[Kind]:
        return [claim.card for claim in sayable(sight) if isinstance(claim, OfferMe)]

    assert wishes(during(Phase.OFFER, active=YOU)) == []
    assert wishes(during(Phase.OFFER)) == [*SHOWN]
    assert wishes(during(Phase.EFFECT)) == [*Kind]


def test_the_whole_phrase_book_can_be_said_at_some_moment_and_every_claim_is_reached_by_numbers() -> None:
    moments: dict[str, list[Any]] = {
        "secrets": [during(Phase.UN, un=CAT, offer=Offered(BOB, Seat(3)))],
        "espionaje": [Talking("espionaje").terminal._sight],
    }
    for game, sights in moments.items():
        phrases = face_of(find_kit(game)).phrases
        assert phrases is not None
        for sight in sights:
            claims, questions = phrases(sight, around(YOU, 4, texts("en")))
            assert {type(claim) for claim in claims} == set(get_args(find_kit(game).phrases))
            left = [claims]
            for question in questions:
                left = [answer.options for some in left for answer in question.answers(some)]
            assert sorted(map(repr, (claim for [claim] in left))) == sorted(map(repr, claims))


# --- without memory aids


def test_without_aids_a_secrets_table_shows_only_what_lies_there() -> None:
    talking = Talking("secrets", remembers=False)
    sight = talking.terminal._sight
    pair = Display(down=(Kind.JOURNALIST, Kind.JOURNALIST), bullets=1)
    talking.terminal._sight = replace(
        sight, bottom=(Kind.POLITICIAN,), displays=(pair, *sight.displays[1:]), aimed=(Aimed(YOU, -3),)
    )
    told = "\n".join(talking.asked().page)
    table = told[told.index("-- SECRETS") :]
    for memory in ("CIA", "Journalist", "Politician", "−3", "Tokens that you have seen"):
        assert memory not in table
    assert "(?), (?), Bullet ?" in table
    assert f"{sight.fresh + 1} cards in the character deck" in table


def test_without_aids_an_espionaje_table_keeps_the_pile_and_the_last_question() -> None:
    talking = Talking("espionaje", remembers=False)
    for first, second in ((Element.PARIS, Element.SUBMARINE), (Element.PANAMA, Element.SATELLITE)):
        talking.see(Asked(YOU, first, second), Showed(BOB, YOU, first), TurnBegan(YOU))
    told = "\n".join(talking.asked().page)
    table = told[told.index("-- ESPIONAJE") :]
    assert " x Paris\n" in table or " x Paris " in table
    assert "Paris (" not in table
    assert "Paris + Submarine" not in table
    assert "Panama + Satellite" in table


def test_without_aids_the_log_goes_back_one_turn() -> None:
    talking = Talking("secrets", "log", remembers=False)
    talking.terminal.hear(CAT, TokenIs(CAT, Face.KGB))
    talking.see(Drawn(CAT, SHOWN), Drawn(YOU, SHOWN))
    talking.asked()
    first = talking.page.index("  2  Refuse") + 1
    assert [line.split(":")[0] for line in talking.page[first:]] == ["Turn 2", "Turn 3"]

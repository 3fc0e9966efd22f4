"""S9: end of the game, scores and winners."""

import pytest

from brushpass.core.seats import Seat
from brushpass.games.secrets.open.cards import LIMIT, PLAYERS, VALUE, Face, Kind, Rules
from brushpass.games.secrets.open.scoring import Outcome, Reason, face_up_score, result
from tests.games.secrets.builders import faces, kinds, lay, plain, viewers

ALL = list(PLAYERS)
STRICT, AMONG, ANY = (Rules(tied_hippies_win=value) for value in (False, "among-hippies", True))


def scored(tokens: str, *displays: str, rules: Rules = STRICT) -> Outcome:
    """The outcome of displays given as words of face-up characters and bullets."""
    ups = tuple(kinds(" ".join(word for word in words.split() if word[0] not in "-0")) for words in displays)
    bullets = tuple(tuple(int(word) for word in words.split() if word[0] in "-0") for words in displays)
    return result(rules, faces(tokens), ups, bullets)


# --- S9.1: the end


@pytest.mark.parametrize("players", ALL)
def test_the_game_ends_with_the_turn_in_which_a_display_reaches_its_limit(players: int) -> None:
    """S9.1, D30: L is 5 up to six players, 4 from seven; one card less and the game goes on."""
    limit = LIMIT[players]
    four = ["diplomat", "detective", "psychiatrist", "politician"]
    short = lay(players, {1: " ".join(four[: limit - 2])}, deck="scientist journalist").give("scientist", 1)
    assert short.state.outcome is None
    full = lay(players, {1: " ".join(four[: limit - 1])}, deck="scientist journalist").give("scientist", 1)
    assert full.state.outcome is not None
    assert full.truth[-1].startswith("ended ")


@pytest.mark.parametrize(
    ("display", "card", "move"),
    [
        ("~diplomat ~diplomat detective -1", "scientist", ""),
        ("~diplomat ~diplomat detective -1", "politician", "hand to 1"),
        ("-1 -2 -3 detective", "assassin", "shoot 1"),
    ],
    ids=["own card", "politician from another", "bullet from another"],
)
def test_the_limit_counts_every_card_whoever_put_it_there(display: str, card: str, move: str) -> None:
    """S9.1, GS17, GS19, D29, D30: face-down characters and bullets count; others may end the game."""
    table = lay(5, {1: display}, deck=f"{card} journalist")
    table.give(card, 2 if move else 1)
    if move:
        assert table.truth[-1].split()[0] != "ended", "the effect comes first"
        table.do(2, move)
    assert table.truth[-1].split()[0] == "ended"


def test_the_last_card_still_has_its_effect() -> None:
    """S9.1, GS40, D31: the game ends only when the effect and the pairs are done."""
    table = lay(5, {1: "diplomat psychiatrist politician scientist"}, deck="detective journalist").give("detective", 1)
    assert (table.asked, table.ask) == (1, "detective")
    table.do(1, "look at centre")
    assert [line.split(": ")[0].split(" winners")[0] for line in table.truth] == ["1 looks at centre", "ended"]


# --- S9.2, S9.3: reveal and scores


def test_everything_is_revealed_to_everyone_at_the_end() -> None:
    """S9.2, GS18, GS47: all tokens with the centre's, all bullets, all scores, team totals, winners, reason."""
    table = lay(
        4,
        {0: "journalist -1", 1: "diplomat psychiatrist politician scientist", 2: "-3", 3: ""},
        deck="double-agent detective",
        tokens="cia kgb hippie cia kgb",
    ).give("double-agent", 1)
    expected = {
        "event": "ended",
        "outcome": {
            "winners": [2],
            "reason": "hippie-lowest",
            "scores": [2, 10, -3, 0],
            "cia": 2,
            "kgb": 10,
            "tokens": ["cia", "kgb", "hippie", "cia", "kgb"],
            "bullets": [[-1], [], [-3], []],
        },
    }
    for viewer in viewers(4):
        *_, last = table.shown(viewer)
        assert plain(last) == expected, viewer
        assert table.sight(viewer).outcome == table.outcome


def test_a_players_side_is_the_token_in_front_of_them_now() -> None:
    """S9.2, GS48: whoever was a hippie at the start plays for the side that came to lie there."""
    table = lay(
        4,
        {1: "diplomat psychiatrist politician scientist"},
        deck="double-agent detective",
        tokens="cia hippie kgb cia kgb",
    ).give("double-agent", 1)
    assert table.outcome.tokens == faces("cia kgb kgb cia hippie")
    assert table.outcome.winners == (1, 2)


@pytest.mark.parametrize(("kind", "value"), VALUE.items())
def test_a_face_up_character_is_worth_its_value(kind: Kind, value: int) -> None:
    """S9.3, S2.1: alone in a display."""
    assert face_up_score((kind,)) == value


def test_a_score_is_face_up_characters_and_bullets() -> None:
    """S9.3, GS18, D26: face-down characters are worth nothing, bullets always count."""
    table = lay(5, {1: "scientist ~journalist -2", 2: "-3 -1", 3: "~assassin"}, deck="detective diplomat")
    state = table.state
    ups, bullets = tuple(d.up for d in state.displays), tuple(d.bullets for d in state.displays)
    assert result(Rules(), state.tokens, ups, bullets).scores == (0, 3, -4, 0, 0)


# --- S9.4 to S9.7: winners

SIDES = "cia cia kgb hippie kgb"  # for four players, and the centre


def test_a_hippie_alone_at_the_bottom_wins_alone() -> None:
    """S9.4, D32, D33: whatever the teams have."""
    outcome = scored(SIDES, "scientist", "scientist", "diplomat", "detective")
    assert (outcome.winners, outcome.reason) == ((Seat(3),), Reason.HIPPIE_LOWEST)
    assert (outcome.cia, outcome.kgb) == (10, 1)


@pytest.mark.parametrize(
    ("cia", "kgb", "winners", "reason"),
    [("scientist", "diplomat", (0, 1), "cia-ahead"), ("diplomat", "scientist", (2,), "kgb-ahead")],
)
def test_otherwise_the_side_with_the_higher_total_wins_with_all_its_players(
    cia: str, kgb: str, winners: tuple[int, ...], reason: str
) -> None:
    """S9.5, GS44, GS46, GS48: plain sums, sizes may differ, everybody else loses."""
    outcome = scored(SIDES, cia, "", kgb, "journalist")
    assert (outcome.winners, outcome.reason) == (winners, reason)
    assert (outcome.cia, outcome.kgb) == (VALUE[Kind(cia)], VALUE[Kind(kgb)])


def test_a_hippies_score_is_in_no_team_and_neither_is_the_centre() -> None:
    """S9.5, GS45, GS47: only the players' own sides count."""
    outcome = scored("cia cia kgb hippie kgb", "diplomat", "", "journalist", "scientist")
    assert (outcome.cia, outcome.kgb) == (1, 3)
    assert outcome.winners == (2,)


def test_equal_totals_leave_everybody_without_a_win() -> None:
    """S9.6, GS49: hippies too."""
    outcome = scored(SIDES, "journalist", "", "politician", "scientist")
    assert (outcome.winners, outcome.reason) == ((), Reason.SIDES_LEVEL)
    tied = scored(SIDES, "journalist", "", "politician", "")
    assert (tied.winners, tied.reason) == ((), Reason.SIDES_LEVEL), "a hippie who shares the lowest score loses too"


@pytest.mark.parametrize(
    ("displays", "strict", "among", "lenient"),
    [
        (("-3", "scientist", "scientist", "diplomat", "-2"), (0,), (0,), (0,)),
        (("-1", "scientist", "diplomat", "", "detective"), (4,), (4,), (4,)),
        (("detective", "scientist", "diplomat", "", "-2"), (1, 2), (0, 4), (0, 4)),
        (("-2", "scientist", "detective", "", ""), (1, 2), (1, 2), (0,)),
        (("-2", "scientist", "detective", "", "-2"), (1, 2), (1, 2), (0, 4)),
        (("", "detective", "scientist", "diplomat", ""), (1, 2), (1, 2), (1, 2)),
        (("", "detective", "-2", "diplomat", ""), (3,), (3,), (3,)),
    ],
    ids=[
        "first hippie alone",
        "second hippie alone",
        "two hippies",
        "hippie and agent",
        "two hippies and agent",
        "agent alone",
        "two agents",
    ],
)
def test_the_lowest_score_decides_about_the_hippies(
    displays: tuple[str, ...], strict: tuple[int, ...], among: tuple[int, ...], lenient: tuple[int, ...]
) -> None:
    """S9.4, S9.7, GS42, GS43, GS44, V5: the table of S9, and hippies who share the lowest score, by the switch."""
    tokens = "hippie cia cia kgb hippie kgb"
    assert scored(tokens, *displays).winners == strict
    assert scored(tokens, *displays, rules=AMONG).winners == among
    assert scored(tokens, *displays, rules=ANY).winners == lenient


def test_the_switch_for_tied_hippies_is_off_unless_asked_for() -> None:
    """S9.7, GS42: V5 reaches the scoring of a game that was begun with it."""
    assert Rules() == Rules(tied_hippies_win=False)
    display, deck, tokens = (
        {1: "diplomat journalist politician detective"},
        "scientist diplomat",
        "hippie kgb kgb cia cia",
    )
    table = lay(4, display, deck=deck, tokens=tokens).give("scientist", 1)
    assert table.outcome.winners == (1, 2)
    table = lay(4, display, deck=deck, tokens=tokens, rules=ANY).give("scientist", 1)
    assert table.outcome.winners == (0,)


def test_the_reasons_of_an_end_are_these_four() -> None:
    """S9: enumerated, and spelled for good."""
    assert [reason.value for reason in Reason] == ["hippie-lowest", "cia-ahead", "kgb-ahead", "sides-level"]
    assert [face.value for face in Face] == ["cia", "kgb", "hippie"]
